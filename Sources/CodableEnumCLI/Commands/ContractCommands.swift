/// The commands that are about the wire contract of all inputs.
///
/// They are given to the tool, so that the build-tool plugin has one without them: its users need not compile what they need.
package protocol ContractCommands: Sendable {
  /// Prints or writes the contract in another language.
  static func schema(_ tool: inout CommandLineTool, _ inputs: Inputs, _ options: Options) throws(ToolError)

  /// Writes what all inputs are on the wire.
  static func lock(_ tool: inout CommandLineTool, _ inputs: Inputs, _ options: Options) throws(ToolError)

  /// Compares what all inputs are on the wire with what is locked in a file.
  static func checkLock(
    _ path: String,
    _ tool: inout CommandLineTool,
    _ inputs: Inputs,
    _ options: Options
  ) throws(ToolError)

  /// The tests of all enums; nil if something is wrong with an input.
  static func testsOutput(
    at path: String,
    _ tool: inout CommandLineTool,
    _ inputs: Inputs,
    _ options: Options
  ) -> ExpectedOutput?
}

extension CommandLineTool {
  /// - Throws: If the tool is the plugin's.
  func contractCommands() throws(ToolError) -> any ContractCommands.Type {
    if let contract { return contract }
    throw .usage("the program of the build-tool plugin only generates and checks; use codable-enum")
  }
}
