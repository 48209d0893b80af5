import CodableEnumGenerator

extension CommandLineTool {
  /// Prints every annotated enum as JSON.
  mutating func inspect(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    var files: [InspectedFile] = []
    var exitCode = ExitCode.success
    for input in inputs.files {
      let source = SourceFile(path: input.path, bytes: try input.read())
      let generated = Generator.generate(source)
      print(generated.diagnostics, in: source, options)
      if !generated.diagnostics.isEmpty { exitCode = .failure }
      guard input.isNamed || generated.isAnnotated || !generated.diagnostics.isEmpty else { continue }
      files.append(
        InspectedFile(
          path: input.path,
          enums: generated.summaries(in: source),
          diagnostics: DiagnosticReport.reports(of: generated.diagnostics, in: source)
        )
      )
    }
    standardOutput += JSONText.pretty(["files": files])
    return exitCode
  }
}

private struct InspectedFile: Encodable {
  var path: String
  var enums: [EnumSummary]
  var diagnostics: [DiagnosticReport]
}
