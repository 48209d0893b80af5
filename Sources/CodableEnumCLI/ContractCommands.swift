import CodableEnumFiles
import CodableEnumReport

/// What the tool does about the JSON of all inputs together, and about JSON that is already there.
///
/// The program of the command plugins is built without it, so that the first command answers soon.
package protocol ContractCommands: Sendable {
  /// Runs `schema`, `lock`, `infer`, `import`, `replace`, `audit`, or `check --samples`.
  func run(_ command: Command, _ options: Options, in tool: inout CommandLineTool) throws(ToolError)

  /// Compares the wire shape of all inputs with the lock.
  func checkLock(
    _ path: String,
    _ inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError)

  /// Compares the inputs with what they were in a directory or at a git revision.
  func checkAgainst(
    _ place: String,
    _ inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError)

  /// The file of tests that an option asks for; nil after an error.
  func testsOutput(
    at path: String,
    of inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) throws(ToolError) -> ExpectedOutput?

  /// The previews of the aliases of `Merged` in each file; nil after an error.
  func mergedPreviews(
    of inputs: Inputs,
    _ options: Options,
    in tool: inout CommandLineTool
  ) -> ((_ path: String) -> [EnumPreview])?
}

extension CommandLineTool {
  /// - Throws: If the program has none.
  var contract: any ContractCommands {
    get throws(ToolError) {
      guard let contractCommands else {
        throw ToolError(message: "this program is a part of the tool; use codable-enum", exitCode: .unavailable)
      }
      return contractCommands
    }
  }
}
