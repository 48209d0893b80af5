import CodableEnumCLI

/// What `codable-enum` can do besides generating.
package enum WireCommands: ContractCommands {
  package static func schema(_ tool: inout CommandLineTool, _ inputs: Inputs, _ options: Options) throws(ToolError) {
    try tool.schema(inputs, options)
  }

  package static func lock(_ tool: inout CommandLineTool, _ inputs: Inputs, _ options: Options) throws(ToolError) {
    try tool.lock(inputs, options)
  }

  package static func checkLock(
    _ path: String,
    _ tool: inout CommandLineTool,
    _ inputs: Inputs,
    _ options: Options
  ) throws(ToolError) {
    try tool.checkLock(path, inputs, options)
  }

  package static func testsOutput(
    at path: String,
    _ tool: inout CommandLineTool,
    _ inputs: Inputs,
    _ options: Options
  ) -> ExpectedOutput? {
    tool.testsOutput(at: path, of: inputs, options)
  }
}
