import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What should stand in an output, and what does.
struct ExpectedOutput {
  var path: String
  var text: String
  /// Nil if nothing stands there.
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

extension CommandLineTool {
  /// The outputs of all inputs, and what is made of several; the errors of inputs are printed.
  mutating func expectedOutputs(
    of inputs: Inputs,
    _ options: Options,
    _ exitCode: inout ExitCode
  ) throws(ToolError) -> [ExpectedOutput] {
    try refuseSameOutputs(inputs, options)
    var outputs: [ExpectedOutput] = []
    var shared: [String] = []
    var types = TypeListing()
    for finding in inputs.files.concurrentMap({ Finding(of: $0, in: inputs, options) }) {
      switch finding {
      case .unreadable(let error):
        report(error, &exitCode)
      case .rejected(let source, let diagnostics):
        print(diagnostics, in: source, options)
        exitCode = max(exitCode, .failure)
      case .accepted(let output, let typesOfFile):
        switch output {
        case .none: break
        case .own(let output): outputs.append(output)
        case .shared(let text): shared.append(text)
        }
        if let typesOfFile { types.add(typesOfFile.file, of: typesOfFile.source) }
      }
    }
    // What is of several files is of all of them, or is not written.
    if let path = options.sharedOutput, exitCode == .success {
      outputs.append(ExpectedOutput(OutputFile(path: path), Generator.sharedOutput(of: shared), in: inputs))
    }
    if let path = options.typesOutput, exitCode == .success {
      let reports = types.conflicts
      for report in reports { standardError += report.text(options.diagnostics) }
      if reports.isEmpty {
        outputs.append(ExpectedOutput(OutputFile(path: path), types.list.text, in: inputs))
      } else {
        exitCode = .failure
      }
    }
    return outputs
  }

  /// Goes on with the other files, but does not forget.
  mutating func report(_ error: ToolError, _ exitCode: inout ExitCode) {
    standardError += "codable-enum: error: \(error.message)\n"
    exitCode = max(exitCode, error.exitCode)
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

extension CommandLineTool.ExitCode: Comparable {
  /// The graver code wins.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What can be said of one input without a look at the others, and before anything is written.
private enum Finding {
  case unreadable(ToolError)
  case rejected(SourceFile, [Diagnostic])
  /// The types are nil where there are none.
  case accepted(Output, types: (file: GeneratedFile, source: SourceFile)?)

  enum Output {
    case none
    case own(ExpectedOutput)
    /// A part of the output that several files share.
    case shared(String)
  }

  init(of input: Inputs.File, in inputs: Inputs, _ options: Options) {
    let source: SourceFile
    do {
      source = SourceFile(path: input.path, bytes: try input.read())
    } catch {
      self = .unreadable(error)
      return
    }
    let generated = Generator.generate(source)
    guard let text = generated.output else {
      self = .rejected(source, generated.diagnostics)
      return
    }
    let types = generated.hasTypes ? (generated, source) : nil
    if input.isShared {
      self = .accepted(generated.isAnnotated ? .shared(text) : .none, types: types)
      return
    }
    let file = OutputFile(of: input.path, in: options.outputDirectory)
    let hasOutput =
      input.isNamed || generated.isAnnotated
      // An output that its annotations have left behind is emptied.
      || (!options.writesToStandardOutput && Disk.exists(file.path))
    self = .accepted(hasOutput ? .own(ExpectedOutput(file, text, in: inputs)) : .none, types: types)
  }
}
