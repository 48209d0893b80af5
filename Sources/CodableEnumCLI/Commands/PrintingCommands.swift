import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

extension CommandLineTool {
  /// Prints every annotated enum as JSON.
  mutating func inspect(_ inputs: Inputs, _ options: Options) {
    let files = generateEach(inputs) { input -> JSONValue? in
      let generated = input.generated
      let isOfInterest = input.file.role != .found || generated.isAnnotated || !generated.diagnostics.isEmpty
      return isOfInterest ? input.summary : nil
    }
    let inspection = JSONValue.members(["files": .array(files.compactMap(\.self)), "version": .integer(1)])
    standardOutput += inspection.text(.spacious) + "\n"
  }
}

extension GeneratedInput {
  fileprivate var summary: JSONValue {
    .members([
      "diagnostics": .array(
        DiagnosticReport.reports(of: generated.diagnostics + generated.notes, in: source).map(\.json)
      ),
      "enums": .array(generated.summaries(in: source)),
      "path": .string(file.path),
      "traits": .array(generated.layout.traits.union(source.namedTraits).map(\.rawValue).sorted().map { .string($0) }),
    ])
  }
}

extension CommandLineTool {
  /// Prints each case of each annotated enum with its JSON.
  mutating func preview(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let format = try options.format(of: .preview, default: PreviewFormat.text)
    let isColored = hasColors
    let files = generateEach(inputs) { input in
      let mentionsMerged = String(decoding: input.source.bytes, as: UTF8.self).parts(around: "Merged<") != nil
      return (input.source.path, input.generated.previews(in: input.source), mentionsMerged)
    }
    // An alias of `Merged` may name types of any input.
    let merged =
      isSuccessful && files.contains(where: \.2) ? try contract.mergedPreviews(of: inputs, options, in: &self) : nil
    let text = files.map { path, enums, _ in
      (enums + (merged?(path) ?? []))
        .map { $0.text(in: path, format, isColored: isColored) }.joined()
    }.joined()
    if text.isEmpty, merged == nil { noteThatNothingIsAnnotated(inputs, options) }
    standardOutput += text
  }
}
