import Foundation
import TestSupport
import Testing

/// The built tool in a shell: what only a process shows.
extension Workspace {
  /// - Parameter command: Of a shell in the workspace; `$tool` is the tool, as it was built.
  func shell(_ command: String) throws -> Program.Result {
    let tool = try #require(Program.built("codable-enum", besideTestsOf: Workspace.self))
    return try Program(
      URL(filePath: "/bin/sh"),
      ["-c", command],
      in: folder,
      environment: ["tool": tool.path]
    ).finish()
  }
}
