import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an output should hold, and what it does hold.
struct ExpectedOutput {
  var path: String
  var text: String
  /// Nil if there is no such file.
  var current: Result<String?, ToolError>

  init(_ file: OutputFile, _ text: String, in inputs: Inputs) {
    path = file.path
    self.text = text
    current = Result { () throws(ToolError) in try file.currentText(known: inputs.outputs[file.path]) }
  }

  /// Whether there is nothing to write: byte for byte, since strings are equal that are not the same scalars.
  func isUpToDate(_ current: String?) -> Bool {
    current.map { Data($0.utf8) == Data(text.utf8) } ?? false
  }
}

/// What one input adds to the outputs.
private struct OutputContribution {
  /// Nil if the input has no output of its own.
  var own: ExpectedOutput?
  /// A part of the output that several files share.
  var shared: String?
  /// The types of open sets, where there are any.
  var types: (file: GeneratedFile, source: SourceFile)?

  init(of input: GeneratedInput, in inputs: Inputs, _ options: Options) {
    guard let text = input.generated.output else { return }
    if input.generated.hasTypes { types = (input.generated, input.source) }
    if input.file.isShared {
      if input.generated.isAnnotated { shared = text }
      return
    }
    let output = OutputFile(of: input.file.path, in: options.outputDirectory)
    let hasOutput =
      input.file.isNamed || input.generated.isAnnotated
      // Without its annotations, an input leaves an output to be emptied.
      || (!options.writesToStandardOutput && Disk.exists(output.path))
    if hasOutput { own = ExpectedOutput(output, text, in: inputs) }
  }
}

extension CommandLineTool {
  /// The outputs of all inputs, and what is made of several.
  mutating func expectedOutputs(of inputs: Inputs, _ options: Options) throws(ToolError) -> [ExpectedOutput] {
    try refuseSameOutputs(inputs, options)
    var outputs: [ExpectedOutput] = []
    var shared: [String] = []
    var types = TypeListing()
    for contribution in generateEach(inputs, options, { OutputContribution(of: $0, in: inputs, options) }) {
      if let own = contribution.own { outputs.append(own) }
      if let text = contribution.shared { shared.append(text) }
      if let (file, source) = contribution.types { types.add(file, of: source) }
    }
    // What is made of several files is made of all of them, or is not written.
    if let path = options.sharedOutput, isSuccessful {
      outputs.append(ExpectedOutput(OutputFile(path: path), Generator.sharedOutput(of: shared), in: inputs))
    }
    if let path = options.typesOutput, isSuccessful {
      report(types.conflicts, options)
      if isSuccessful { outputs.append(ExpectedOutput(OutputFile(path: path), types.list.text, in: inputs)) }
    }
    return outputs
  }

  /// Two inputs of one name cannot both have their output in one directory.
  private func refuseSameOutputs(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    var owners: [String: String] = [:]
    for input in inputs.files where !options.writesToStandardOutput && !input.isShared {
      let output = OutputFile(of: input.path, in: options.outputDirectory).path
      if let other = owners.updateValue(input.path, forKey: output) {
        throw .usage("'\(other)' and '\(input.path)' have the same output, '\(output)'")
      }
    }
  }
}
