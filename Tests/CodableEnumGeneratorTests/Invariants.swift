import CodableEnumContract
import CodableEnumReport

@testable import CodableEnumGenerator

/// What is wrong with the generator's answer to some bytes; nil if nothing is.
///
/// The bytes are parsed alone, after an annotation, and inside annotated enums.
func brokenInvariant(bytes: [UInt8]) -> String? {
  _ = DeclarationParser.parse(SourceFile(path: "Fuzzed.swift", bytes: bytes))
  let beginnings = [
    "// @CodableEnum\n",
    "// @CodableEnum(strategy: .flattenedStatus, unlabeled: .indexed)\nenum A {\n",
    "// @CodableEnum(strategy: .adjacent)\nenum A {\n  // @CodableCase(\"",
    "// @CodableEnum(strategy: .flattenedStatus(key: \"type\"), unlabeled: .merged)\npublic enum A<T> {\n",
    "// @CodableEnum(strategy: .discriminator, keyNames: .snakeCase, storage: .json, unknownKeys: .reject)\nenum A {\n",
    "// @CodableEnum(strategy: .adjacent, caseNames: .kebabCase)\nenum A: String {\n  // @CodableCase(catches: .unknown)\n",
  ]
  for beginning in beginnings {
    let source = SourceFile(path: "Fuzzed.swift", bytes: Array(beginning.utf8) + bytes)
    if let broken = brokenInvariant(of: source) { return broken }
  }
  return nil
}

/// There is either an output with matching brackets, or errors at places inside the file.
private func brokenInvariant(of source: SourceFile) -> String? {
  let generated = Generator.generate(source)
  let lines = LineTable(source)
  for diagnostic in generated.diagnostics {
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
      if range.upperBound > source.bytes.count { return "'\(diagnostic.message)' is outside the file" }
      _ = lines.position(at: range.lowerBound)
    }
  }
  _ = generated.summaries(in: source)
  _ = generated.previews(in: source)
  let document = WireDocument([Generator.readWire(source)])
  for format in SchemaFormat.allCases { _ = document.schema(in: format, dates: nil) }
  guard let read = try? WireDocument(reading: SourceFile(path: "lock.json", text: document.lockText)),
    read.lockText == document.lockText, document.changes(since: read).isEmpty
  else { return "what is locked is read back as something else" }
  guard let output = generated.output else {
    return generated.diagnostics.isEmpty ? "there is neither an output nor an error" : nil
  }
  if !generated.diagnostics.isEmpty { return "there is an output in spite of errors" }
  let written = DeclarationParser.parse(SourceFile(path: "Output.swift", text: output))
  return written.unbalancedBrace == nil ? nil : "the output has unbalanced brackets:\n\(output)"
}
