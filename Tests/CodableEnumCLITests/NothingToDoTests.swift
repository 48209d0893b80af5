import Foundation
import Testing

/// In the wrong folder, or before the first annotation, the tool says what to do next.
@Suite struct NothingToDoTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("enum Plain {}\n", to: "Sources/Plain.swift")
    try workspace.write("text\n", to: "Docs/text.md")
  }

  private static let wayOut = "write // @CodableEnum above an enum, or give other paths\n"

  @Test(arguments: [
    ("generate", "Sources", "codable-enum: note: there is no annotation in 'Sources'; \(wayOut)"),
    ("generate", "Docs", "codable-enum: note: there is no Swift file in 'Docs'; \(wayOut)"),
    ("generate --stdout", "Sources", "codable-enum: note: there is no annotation in 'Sources'; \(wayOut)"),
    ("generate --prune", "Sources", ""),
    (
      "generate", "Sources/Plain.swift",
      "codable-enum: note: there is no annotation in 'Sources/Plain.swift'; \(wayOut)"
    ),
    ("check", "Sources", "codable-enum: note: there is no annotation in 'Sources'; \(wayOut)"),
    ("preview", "Sources", "codable-enum: note: there is no annotation in 'Sources'; \(wayOut)"),
    (
      "preview", "Sources/Plain.swift", "codable-enum: note: there is no annotation in 'Sources/Plain.swift'; \(wayOut)"
    ),
    ("preview --diagnostics github", "Docs", "::notice::there is no Swift file in 'Docs'; \(wayOut)"),
    (
      "preview --diagnostics json", "Docs",
      #"{"column":null,"line":null,"message":"there is no Swift file in 'Docs'; \#(wayOut.dropLast())","notes":[],"#
        + #""path":null,"severity":"note"}"# + "\n"
    ),
  ])
  func isSaid(command: String, path: String, errors: String) {
    let result = workspace.run(command.split(separator: " ").map(String.init) + [workspace.path(path)])
    #expect(result.code == .success)
    #expect(result.errors == errors)
  }

  /// It names files with and without annotations, and says where their outputs go.
  @Test func aBuildSystemIsNotTold() {
    let result = workspace.run("generate", "--output", workspace.path("Out"), workspace.path("Sources/Plain.swift"))
    #expect(result == (.success, "", ""))
  }

  @Test func aRelativePathIsSaidToBeRelative() {
    let result = workspace.run("generate", "nowhere/Sources")
    let folder = FileManager.default.currentDirectoryPath
    #expect(result.code == .inputOutput)
    #expect(
      result.errors
        == "codable-enum: error: cannot read 'nowhere/Sources': no such file or directory in '\(folder)'; "
        + "give the path of a Swift file or of a folder with some\n"
    )
  }
}
