import Foundation
import Testing

private let pages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Sources/CodableEnum/CodableEnum.docc")

/// What pages say that the tool prints is what it prints.
@Suite struct PageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// The first block of a page in a language.
  private func block(_ language: String, of page: String) throws -> String {
    let text = try String(contentsOf: pages.appending(path: page), encoding: .utf8)
    let start = try #require(text.firstRange(of: "```\(language)\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "```\n")).lowerBound
    return String(text[start..<end])
  }

  @Test func schemaOfThePage() throws {
    try workspace.write(block("swift", of: "OtherLanguages.md"), to: "Layer.swift")
    let result = workspace.run("schema", "--format", "typescript", workspace.path("Layer.swift"))
    #expect(result.code == .success)
    #expect(result.errors == "")
    #expect(result.output == (try block("ts", of: "OtherLanguages.md")))
  }

  @Test func inspectionOfThePage() throws {
    try workspace.write(block("swift", of: "InspectFormat.md"), to: "Response.swift")
    let result = workspace.run("inspect", workspace.path("Response.swift"))
    #expect(result.code == .success)
    func object(_ text: String) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    let shown = try #require(try object(block("jsonc", of: "InspectFormat.md")))
    #expect(try object(result.output) == shown)
  }
}
