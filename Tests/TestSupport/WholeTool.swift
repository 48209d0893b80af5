import CodableEnumCLI
import CodableEnumContractCLI
import Foundation

extension CommandLineTool {
  /// The tool with all commands.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isTerminal: Bool = false
  ) {
    self.init(environment: environment, isTerminal: isTerminal, AllContractCommands())
  }
}
