/// Feeds the fuzzer's bytes to the parser, and, annotated, to the whole generator.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = DeclarationParser.parse(SourceFile(path: "Fuzz.swift", bytes: bytes))
  for annotation in [
    "// @CodableEnum\n", "// @CodableEnum(strategy: .flattenedStatus, unlabeled: .indexed)\nenum A {\n",
  ] {
    check(SourceFile(path: "Fuzz.swift", bytes: Array(annotation.utf8) + bytes))
  }
  return 0
}

/// Either there is an output, whose brackets match, or there are errors, which stand inside the file.
private func check(_ source: SourceFile) {
  let generated = Generator.generate(source)
  let lines = LineTable(source)
  for diagnostic in generated.diagnostics {
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
      precondition(range.upperBound <= source.bytes.count)
      _ = lines.position(at: range.lowerBound)
    }
  }
  _ = generated.summaries(in: source)
  _ = generated.previews(in: source)
  guard let output = generated.output else { return precondition(!generated.diagnostics.isEmpty) }
  precondition(generated.diagnostics.isEmpty)
  let written = DeclarationParser.parse(SourceFile(path: "Output.swift", text: output))
  precondition(written.unbalancedBrace == nil)
}
