import CodableEnumFiles
import CodableEnumGenerator

/// An input that was read, and what the generator made of it.
struct GeneratedInput {
  var file: InputFile
  var source: SourceFile
  var generated: GeneratedFile
}

extension CommandLineTool {
  /// Reads every input, and generates its conformances.
  ///
  /// - Parameter transform: Takes what a command needs of an input, so that the rest is not kept.
  /// - Returns: What the transform made of each input that could be read.
  mutating func generateEach<Value>(_ inputs: Inputs, _ transform: @Sendable (GeneratedInput) -> Value) -> [Value] {
    let protocols = InputProtocols(of: inputs.files)
    return readEach(inputs) { file, source in
      let generated = Generator.generate(source) { protocols.all }
      let value = transform(GeneratedInput(file: file, source: source, generated: generated))
      return (value, generated.diagnostics)
    }
  }

  /// Reads every input, on all processors; what is wrong with one is printed, in their order, and the others go on.
  ///
  /// - Parameter transform: Makes something of an input, and finds what is wrong with it.
  /// - Returns: What the transform made of each input that could be read.
  package mutating func readEach<Value>(
    _ inputs: Inputs,
    _ transform: @Sendable (InputFile, SourceFile) -> (Value, [Diagnostic])
  ) -> [Value] {
    inputs.unreadable.forEach { report($0) }
    return showingProgress(of: "files") { tool, advance in
      tool.reports.didRead = { advance(inputs.files.count) }
      return tool.reports.readEach(inputs.files, transform)
    }
  }

  /// Finding nothing is not an error, but the paths may be wrong.
  package mutating func noteThatNothingIsAnnotated(_ inputs: Inputs, _ options: Options) {
    guard isSuccessful else { return }
    let missing = inputs.files.isEmpty ? "Swift file" : "annotation"
    let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
    note("there is no \(missing) in \(paths); write // @CodableEnum above an enum, or give other paths")
  }
}
