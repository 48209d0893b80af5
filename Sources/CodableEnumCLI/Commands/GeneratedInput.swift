import CodableEnumGenerator

/// An input that was read, and what the generator made of it.
package struct GeneratedInput {
  package var file: Inputs.File
  package var source: SourceFile
  package var generated: GeneratedFile
}

extension CommandLineTool {
  /// Reads every input, and generates its conformances.
  ///
  /// - Parameter transform: Takes what a command needs of an input, so that the rest is not kept.
  /// - Returns: What the transform made of each input that could be read.
  package mutating func generateEach<Value: Sendable>(
    _ inputs: Inputs,
    _ options: Options,
    _ transform: @Sendable (GeneratedInput) -> Value
  ) -> [Value] {
    readEach(inputs) { file, source in
      let generated = Generator.generate(source)
      let value = transform(GeneratedInput(file: file, source: source, generated: generated))
      return (value, generated.diagnostics)
    }
  }

  /// Reads every input, on all processors; what is wrong with one is printed, in their order, and the others go on.
  ///
  /// - Parameter transform: Makes something of an input, and finds what is wrong with it.
  /// - Returns: What the transform made of each input that could be read.
  package mutating func readEach<Value: Sendable>(
    _ inputs: Inputs,
    _ transform: @Sendable (Inputs.File, SourceFile) -> (Value, [Diagnostic])
  ) -> [Value] {
    inputs.unreadable.forEach { report($0) }
    let results = inputs.files.concurrentMap { file in
      Result { () throws(ToolError) in
        let source = SourceFile(path: Path.printable(file.path), bytes: try file.read())
        let (value, diagnostics) = transform(file, source)
        return (value, reports: DiagnosticReport.reports(of: diagnostics, in: source))
      }
    }
    var values: [Value] = []
    for result in results {
      switch result {
      case .failure(let error): report(error)
      case .success((let value, let reports)):
        report(reports)
        values.append(value)
      }
    }
    return values
  }

  /// Finding nothing is not an error, but the paths may be wrong.
  package mutating func noteThatNothingIsAnnotated(_ inputs: Inputs, _ options: Options) {
    guard isSuccessful else { return }
    let missing = inputs.files.isEmpty ? "Swift file" : "annotation"
    let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
    note("there is no \(missing) in \(paths); write // @CodableEnum above an enum, or give other paths")
  }
}
