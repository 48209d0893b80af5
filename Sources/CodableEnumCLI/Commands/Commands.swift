/// The commands that a program has.
package struct Commands: Sendable {
  package typealias Runner = @Sendable (inout CommandLineTool, Command, Options) throws(ToolError) -> Void

  let run: Runner

  package init(run: @escaping Runner) {
    self.run = run
  }

  /// Those of the build-tool plugin's program, whose users need not compile what the others need.
  package static let building = Commands { (tool, command, options) throws(ToolError) in
    switch command {
    case .generate where options.testsOutput == nil:
      let inputs = Inputs.collect(options)
      tool.generate(try tool.expectedOutputs(of: inputs, options), inputs, options)
    case .check where options.testsOutput == nil && options.lock == nil:
      let inputs = Inputs.collect(options)
      tool.check(try tool.expectedOutputs(of: inputs, options), inputs, options)
    case .generate, .check, .inspect, .preview, .schema, .lock, .infer, .completion:
      throw .usage("the program of the build-tool plugin only generates and checks; use codable-enum")
    }
  }
}
