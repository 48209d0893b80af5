import CodableEnumGenerator

extension CommandLineTool {
  /// Prints every annotated enum as JSON.
  mutating func inspect(_ inputs: Inputs, _ options: Options) {
    let files = generateEach(inputs, options) { input -> InspectedFile? in
      let generated = input.generated
      let isOfInterest = input.file.role != .found || generated.isAnnotated || !generated.diagnostics.isEmpty
      return isOfInterest ? InspectedFile(input) : nil
    }
    standardOutput += JSONText.pretty(Inspection(files: files.compactMap(\.self)))
  }
}

private struct Inspection: Encodable {
  /// Of this format.
  var version = 1
  var files: [InspectedFile]
}

private struct InspectedFile: Encodable {
  var path: String
  var enums: [EnumSummary]
  var diagnostics: [DiagnosticReport]

  init(_ input: GeneratedInput) {
    path = input.file.path
    enums = input.generated.summaries(in: input.source)
    diagnostics = DiagnosticReport.reports(of: input.generated.diagnostics, in: input.source)
  }
}
