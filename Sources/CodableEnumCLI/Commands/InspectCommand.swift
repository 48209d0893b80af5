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
      "diagnostics": .array(DiagnosticReport.reports(of: generated.diagnostics, in: source).map(\.json)),
      "enums": .array(generated.summaries(in: source)),
      "path": .string(file.path),
    ])
  }
}
