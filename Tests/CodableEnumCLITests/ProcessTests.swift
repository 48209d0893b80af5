import Foundation
import TestSupport
import Testing

private let shape = "// @CodableEnum\nenum Shape {\n  case a\n}\n"

/// The built tool in a shell: behavior that only a process shows.
@Suite(.enabled(if: Program.canStart)) struct ProcessTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(shape, to: "Shape.swift")
  }

  @Test(
    .enabled("the system has a device that is full") { FileManager.default.fileExists(atPath: "/dev/full") },
    arguments: [
      "generate --stdout Shape.swift", "inspect Shape.swift", "preview Shape.swift", "check Shape.swift", "--help",
    ]
  )
  func aFullDevice(arguments: String) throws {
    let result = try workspace.shell("\"$tool\" \(arguments) > /dev/full")
    #expect(result.status == 74)
    #expect(
      result.errors.hasSuffix("codable-enum: error: cannot write to standard output: no space left on device\n")
    )
    #expect(try workspace.shell("\"$tool\" generate Missing.swift 2> /dev/full").status == 74)
  }

  @Test(arguments: [
    // Pipes are read to their end, whatever their name.
    ("cat Shape.swift | \"$tool\" generate --stdout /dev/stdin", 0, ""),
    ("mkfifo Pipe.swift; (cat Shape.swift > Pipe.swift) & \"$tool\" generate --stdout Pipe.swift", 0, ""),
    ("\"$tool\" generate --stdout /dev/stdin < Shape.swift", 0, ""),
    (
      "\"$tool\" generate --stdout /dev/null", 74,
      "codable-enum: error: cannot read '/dev/null': it is a device, not a file\n"
    ),
    (
      "\"$tool\" generate --stdout /dev/zero", 74,
      "codable-enum: error: cannot read '/dev/zero': it is a device, not a file\n"
    ),
    // A pipe that is not given by name is not read.
    ("mkdir in; mv Shape.swift in; mkfifo in/Pipe.swift; \"$tool\" generate --stdout in", 0, ""),
  ])
  func pipesAndDevices(command: String, status: Int32, errors: String) throws {
    let result = try workspace.shell(command)
    #expect(result.status == status)
    #expect(result.errors == errors)
    #expect(result.output.contains("extension Shape: Swift.Codable") == (status == 0))
  }

  /// More than a pipe holds.
  @Test func aLargePipe() throws {
    try workspace.write(shape + String(repeating: "// filler of a file\n", count: 100_000), to: "Shape.swift")
    let result = try workspace.shell("cat Shape.swift | \"$tool\" generate --stdout /dev/stdin")
    #expect(result.status == 0)
    #expect(result.output.contains("extension Shape: Swift.Codable"))
  }
}
