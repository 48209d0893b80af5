import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The expected and the current text of an output.
package struct ExpectedOutput {
  /// The fate of the file.
  package enum Fate {
    case written
    /// It is compiled as it is, so it must be up to date already.
    case compared
    /// Its input has lost its annotations.
    case leftBehind
  }

  package var path: String
  package var text: String
  package var fate: Fate
  /// Nil if there is no such file.
  package var current: Result<String?, ToolError>

  package init(_ file: OutputFile, _ text: String, _ fate: Fate = .written, in inputs: Inputs) {
    path = file.path
    self.text = text
    self.fate = fate
    current = Result { () throws(ToolError) in
      try file.currentText(known: inputs.outputs[PathBytes(file.path)]?.bytes)
    }
  }

  /// Whether it is written although its input has no annotation: it is the header line alone.
  var isNewAndEmpty: Bool {
    fate == .written && text.utf8.firstIndex(of: UInt8(ascii: "\n")) == text.utf8.index(before: text.utf8.endIndex)
  }

  /// Whether there is nothing to write: byte for byte, since strings are equal that are not the same scalars. Only the
  /// input's name in a header is compared as a string, for file systems compose characters in their own ways.
  package func isUpToDate(_ current: String?) -> Bool {
    guard let current else { return false }
    if Data(current.utf8) == Data(text.utf8) { return true }
    let (lines, currentLines) = (text.utf8.split(separator: .lineFeed), current.utf8.split(separator: .lineFeed))
    return current == text
      && zip(lines, currentLines).allSatisfy { line, currentLine in
        line.elementsEqual(currentLine) || Generator.isOutput(Array(line)) && Generator.isOutput(Array(currentLine))
      }
  }
}

/// One input's part of the outputs.
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
    switch input.file.role {
    case .shared:
      if input.generated.isAnnotated { shared = text }
    case .found where !input.generated.isAnnotated:
      let output = OutputFile(of: input.file.path, in: options.output)
      let leftBehind = ExpectedOutput(output, text, .leftBehind, in: inputs)
      // A file that someone else wrote has nothing to do with this input.
      if !options.writesToStandardOutput, case .success(.some) = leftBehind.current { own = leftBehind }
    case .found, .named:
      let output = OutputFile(of: input.file.path, in: options.output)
      let committed = options.committedOutput(named: Path.name(of: output.path))
      own =
        committed.map { ExpectedOutput(OutputFile(path: $0), text, .compared, in: inputs) }
        ?? ExpectedOutput(output, text, in: inputs)
    }
  }
}

extension CommandLineTool {
  /// The outputs of all inputs, and what is made of several.
  package mutating func expectedOutputs(of inputs: Inputs, _ options: Options) throws(ToolError) -> [ExpectedOutput] {
    try refuseSameOutputs(inputs, options)
    try refuseSimilarOutputs(inputs, options)
    var outputs: [ExpectedOutput] = []
    var shared: [String] = []
    var types = TypeListing()
    for contribution in generateEach(inputs, options, { OutputContribution(of: $0, in: inputs, options) }) {
      if let own = contribution.own { outputs.append(own) }
      if let text = contribution.shared { shared.append(text) }
      if let (file, source) = contribution.types { types.add(file, of: source) }
    }
    // An output of several files is made from all of them, or not written.
    if let path = options.sharedOutput, isSuccessful {
      outputs.append(ExpectedOutput(OutputFile(path: path), Generator.sharedOutput(of: shared), in: inputs))
    }
    if let path = options.typesOutput, isSuccessful {
      report(types.conflicts)
      let fate: ExpectedOutput.Fate = options.committedOutputs.contains(path) ? .compared : .written
      if isSuccessful { outputs.append(ExpectedOutput(OutputFile(path: path), types.list.text, fate, in: inputs)) }
    }
    return outputs
  }

  /// Two inputs of one name cannot both have their output in one directory, nor an input where a flag has its.
  private func refuseSameOutputs(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    if options.writesToStandardOutput { return }
    var identities = FileIdentities()
    var owners: [PathBytes: String] = [:]
    func add(_ owner: String, _ output: String) throws(ToolError) {
      guard let other = owners.updateValue(owner, forKey: identities.identity(of: output)) else { return }
      throw .usage("'\(other)' and '\(owner)' have the same output, '\(output)'")
    }
    for (flag, path) in [(Flag.sharedOutput, options.sharedOutput), (.typesOutput, options.typesOutput)] {
      if let path { try add(flag.rawValue, path) }
    }
    for input in inputs.files where input.role != .shared {
      try add(input.path, OutputFile(of: input.path, in: options.output).path)
    }
  }

  /// Where a disk ignores case, one of two outputs would overwrite the other. Refused on every disk, so that a project that
  /// is generated on one is generated on all.
  private func refuseSimilarOutputs(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    guard let directory = options.output else { return }
    var owners: [FoldedName: String] = [:]
    for input in inputs.files where input.role != .shared {
      let output = OutputFile(of: input.path, in: directory).path
      guard let other = owners.updateValue(input.path, forKey: FoldedName(Path.name(of: output))) else { continue }
      throw .usage(
        "'\(other)' and '\(input.path)' have outputs that some disks take for one file, '\(output)'; rename one of them"
      )
    }
  }
}
