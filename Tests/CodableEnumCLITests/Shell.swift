import Foundation
import TestSupport
import Testing

/// The built tool in a shell: behavior that only a process shows.
extension Workspace {
  /// - Parameters:
  ///   - command: A shell command in the workspace. `$tool` is the built tool.
  ///   - name: The tool's.
  func shell(_ command: String, tool name: String = "codable-enum") throws -> Program.Result {
    let tool = try #require(Program.built(name, besideTestsOf: Workspace.self))
    return try Program(
      URL(filePath: "/bin/sh"),
      ["-c", command],
      in: folder,
      environment: ["tool": tool.path]
    ).finish()
  }
}
