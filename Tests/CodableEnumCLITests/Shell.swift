import Foundation
import TestSupport
import Testing

/// The built tool in a shell: behavior that only a process shows.
extension Workspace {
  /// - Parameter command: A shell command in the workspace. `$tool` is the built tool.
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
