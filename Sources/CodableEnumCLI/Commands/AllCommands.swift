import CodableEnumFiles

extension CommandLineTool {
  mutating func run(_ command: Command, _ options: Options) throws(ToolError) {
    switch command {
    case .generate:
      let inputs = Inputs.collect(options)
      let outputs = try outputs(of: inputs, options)
      generate(outputs, inputs, options)
      if options.prunes { deleteOrphans(inputs, options) }
      // A build system asks for a shared output, and needs no words.
      if options.writesFiles, options.sharedOutput == nil {
        noteWhatWasWritten(of: outputs.count)
        noteTraits(of: inputs)
      }
    case .check where options.samples.isEmpty: try checkAll(Inputs.collect(options), options)
    case .inspect: inspect(Inputs.collect(options), options)
    case .preview: try preview(Inputs.collect(options), options)
    case .check, .schema, .lock, .infer, .import, .replace, .audit: try contract.run(command, options, in: &self)
    case .completion: try printCompletion(options)
    case .help:
      let command: Command? = try options.paths.first.map { name throws(ToolError) in
        try parseWord(name, "unknown command '\(name)'")
      }
      standardOutput += command.map { Usage.text(about: $0, spelling) } ?? spelling.spelled(Usage.text)
    case .version: break
    }
  }

  /// Compares the lock, or the sources of before, with the inputs, and the outputs with the files.
  private mutating func checkAll(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    if let lock = options.lock {
      try contract.checkLock(lock, inputs, options, in: &self)
      // With the plugin or the macro, only the lock file is committed.
      if !options.hasOutputPaths, inputs.outputs.isEmpty { return }
    }
    if let place = options.against {
      try contract.checkAgainst(place, inputs, options, in: &self)
      // Without annotations, there are none.
      if !options.hasOutputPaths, inputs.outputs.isEmpty { return }
    }
    check(try outputs(of: inputs, options), inputs, options)
  }

  /// Only the tests, if requested; otherwise the outputs of all inputs.
  private mutating func outputs(of inputs: Inputs, _ options: Options) throws(ToolError) -> [ExpectedOutput] {
    guard let path = options.testsOutput else { return try expectedOutputs(of: inputs, options) }
    return try contract.testsOutput(at: path, of: inputs, options, in: &self).map { [$0] } ?? []
  }
}
