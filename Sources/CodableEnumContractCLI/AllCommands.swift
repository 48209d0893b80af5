import CodableEnumCLI

extension Commands {
  /// The commands of `codable-enum`.
  package static let all = Commands(help: Usage.text) { (tool, command, options) throws(ToolError) in
    switch command {
    case .generate:
      let inputs = Inputs.collect(options)
      tool.generate(try tool.outputs(of: inputs, options), inputs, options)
      if options.prunes { tool.deleteOrphans(inputs, options) }
    case .check: try tool.checkAll(Inputs.collect(options), options)
    case .inspect: tool.inspect(Inputs.collect(options), options)
    case .preview: try tool.preview(Inputs.collect(options), options)
    case .schema: try tool.schema(Inputs.collect(options), options)
    case .lock: try tool.lock(Inputs.collect(options), options)
    case .infer: try tool.infer(options)
    case .completion: try tool.printCompletion(options)
    }
  }
}

extension CommandLineTool {
  /// Compares the lock with the inputs, and the outputs with the files.
  fileprivate mutating func checkAll(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    if let lock = options.lock {
      try checkLock(lock, inputs, options)
      // With the plugin or the macro, only the lock file is committed.
      if !options.hasOutputPaths, inputs.outputs.isEmpty { return }
    }
    check(try outputs(of: inputs, options), inputs, options)
  }

  /// Only the tests, if requested; otherwise the outputs of all inputs.
  fileprivate mutating func outputs(of inputs: Inputs, _ options: Options) throws(ToolError) -> [ExpectedOutput] {
    guard let path = options.testsOutput else { return try expectedOutputs(of: inputs, options) }
    return testsOutput(at: path, of: inputs, options).map { [$0] } ?? []
  }
}
