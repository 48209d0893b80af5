import CodableEnumCLI
import CodableEnumFiles
import CodableEnumReport

/// The contract's commands, each in a file of its own.
package struct AllContractCommands: ContractCommands {
  package init() {}

  package func run(_ command: Command, _ options: Options, in tool: inout CommandLineTool) throws(ToolError) {
    switch command {
    case .check: try tool.checkSamples(Inputs.collect(options), options)
    case .schema: try tool.schema(Inputs.collect(options), options)
    case .lock: try tool.lock(Inputs.collect(options), options)
    case .infer: try tool.infer(options)
    case .import: try tool.importSchema(options)
    case .replace: try tool.replace(Inputs.collect(options), options)
    case .audit: try tool.audit(Inputs.collect(options), options)
    // The tool runs them itself.
    case .generate, .inspect, .preview, .completion, .help, .version: break
    }
  }

  package func checkLock(
    _ path: String,
    _ inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError) {
    try tool.checkLock(path, inputs, options)
  }

  package func checkAgainst(
    _ place: String,
    _ inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError) {
    try tool.checkAgainst(place, inputs, options)
  }

  package func testsOutput(
    at path: String,
    of inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError) -> ExpectedOutput? {
    try tool.testsOutput(at: path, of: inputs, options)
  }

  package func mergedPreviews(
    of inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) -> ((_ path: String) -> [EnumPreview])? {
    tool.wireDocument(of: inputs, options).map { document in { document.mergedPreviews(in: $0) } }
  }
}
