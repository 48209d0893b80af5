import CodableEnumGenerator

extension CommandLineTool {
  /// Prints each case of each annotated enum and the JSON it is written as.
  mutating func preview(_ inputs: Inputs, _ options: Options) throws(ToolError) -> ExitCode {
    var exitCode = ExitCode.success
    for input in inputs.files {
      let source = SourceFile(path: input.path, bytes: try input.read())
      let generated = Generator.generate(source)
      print(generated.diagnostics, in: source, options)
      if !generated.diagnostics.isEmpty { exitCode = .failure }
      for preview in generated.previews(in: source) {
        standardOutput += "\(input.path):\(preview.line): \(preview.name)\n"
        let width = preview.cases.map(\.name.count).max() ?? 0
        for (name, json) in preview.cases {
          standardOutput += "  \(name)\(String(repeating: " ", count: width - name.count))  \(json)\n"
        }
      }
    }
    return exitCode
  }
}
