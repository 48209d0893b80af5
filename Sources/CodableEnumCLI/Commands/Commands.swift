/// The commands that a program has.
package struct Commands: Sendable {
  package typealias Runner = @Sendable (inout CommandLineTool, Command, Options) throws(ToolError) -> Void

  /// The text about a command; about the whole tool if there is none.
  package typealias Help = @Sendable (Command?) throws(ToolError) -> String

  let help: Help
  let run: Runner

  package init(help: @escaping Help, run: @escaping Runner) {
    (self.help, self.run) = (help, run)
  }

  /// The commands of the build-tool plugin's program, whose users compile only these.
  package static let building = Commands { _ throws(ToolError) in
    throw onlyGenerates
  } run: { (tool, command, options) throws(ToolError) in
    switch command {
    case .generate where options.testsOutput == nil && !options.prunes:
      let inputs = Inputs.collect(options)
      tool.generate(try tool.expectedOutputs(of: inputs, options), inputs, options)
    case .generate, .check, .inspect, .preview, .schema, .lock, .infer, .completion:
      throw onlyGenerates
    }
  }

  private static var onlyGenerates: ToolError {
    .usage("the program of the build-tool plugin only generates; use codable-enum")
  }
}
