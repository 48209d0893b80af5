import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Writes outputs if they have changed, and deletes those that are left behind if that is asked for.
  mutating func generate(_ outputs: [ExpectedOutput], _ inputs: Inputs, _ options: Options) {
    // A build system, which names files with and without annotations, also says where their outputs go.
    if outputs.isEmpty || !options.hasOutputPaths && outputs.allSatisfy(\.isNewAndEmpty), !options.prunes {
      noteThatNothingIsAnnotated(inputs, options)
    }
    if options.writesToStandardOutput {
      standardOutput += outputs.map(\.text).joined()
      return
    }
    let pruned = options.prunes ? outputs.filter { $0.fate == .leftBehind } : []
    for output in pruned {
      delete(output.path)
    }
    writtenCount += reports.write(options.prunes ? outputs.filter { $0.fate != .leftBehind } : outputs)
    if options.prunes { return }
    // The compiler would find two conformances, and blame the generated code.
    for orphan in orphans(inputs, options) {
      note(DiagnosticReport(path: orphan.path, "orphaned; run codable-enum generate --prune", severity: .note))
    }
  }

  /// Says what a dependency has to list, where that is less than all, and anything was written.
  mutating func noteTraits(of inputs: Inputs) {
    guard isReadByPeople, isSuccessful, writtenCount > 0, reports.annotatedFiles > 0 else { return }
    let named = readEach(inputs) { _, source in (source.namedTraits, []) }
    let traits = named.reduce(reports.traits) { $0.union($1) }
    if traits == Set(Trait.allCases) { return }
    let list = traits.listed.map { "\"\($0)\"" }.joined(separator: ", ")
    note("the code needs only traits: [\(list)] of the dependency swift-codable-enum")
  }

  /// The outputs of all inputs, and what is made of several.
  mutating func expectedOutputs(of inputs: Inputs, _ options: Options) throws(ToolError) -> [ExpectedOutput] {
    if !options.writesToStandardOutput { try options.places.refuseSameOutputs(of: inputs.files) }
    inputs.unreadable.forEach { report($0) }
    let outputs = showingProgress(of: "files") { tool, advance in
      tool.reports.didRead = { advance(inputs.files.count) }
      return tool.reports.outputs(of: inputs.files, options.places)
    }
    return options.writesToStandardOutput ? outputs.filter { $0.fate != .leftBehind } : outputs
  }
}

extension ExpectedOutput {
  /// Whether it is written although its input has no annotation: it is the header alone.
  fileprivate var isNewAndEmpty: Bool { fate == .written && Generator.isEmptyOutput(text) }
}
