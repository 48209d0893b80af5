import Foundation
import Testing

private let pages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Sources/CodableEnum/CodableEnum.docc")

/// The tool prints what the pages say it prints.
@Suite struct PageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// A code block of a page in a language: the first one, or a later one.
  private func block(_ language: String, _ number: Int = 0, of page: String) throws -> String {
    let text = try String(contentsOf: pages.appending(path: page), encoding: .utf8)
    let starts = text.ranges(of: "```\(language)\n").map(\.upperBound)
    try #require(number < starts.count)
    let end = try #require(text[starts[number]...].firstRange(of: "```\n")).lowerBound
    return String(text[starts[number]..<end])
  }

  @Test func schemaOfThePage() throws {
    try workspace.write(block("swift", of: "OtherLanguages.md"), to: "Layer.swift")
    let result = workspace.run("schema", "--format", "typescript", workspace.path("Layer.swift"))
    #expect(result.code == .success)
    #expect(result.errors == "")
    #expect(result.output == (try block("ts", of: "OtherLanguages.md")))
  }

  @Test func breaksOfThePage() throws {
    let page = "GuardingTheWireFormat.md"
    try workspace.write(block("swift", of: page), to: "Reply.swift")
    let (input, file) = (workspace.path("Reply.swift"), workspace.path("codable-enum.lock.json"))
    #expect(workspace.run("lock", "--output", file, input).code == .success)
    try workspace.write(block("swift", 1, of: page), to: "Reply.swift")
    let errors = workspace.run("check", "--lock", file, input).errors.split(separator: "\n")
    let shown = try block("text", 1, of: page).split(separator: "\n")
    #expect(errors.filter { $0.contains(": error: ") } == shown)
  }

  /// The page's answers belong to the JSON above them.
  @Test func answersOfThePage() throws {
    let page = "FromJSON.md"
    for (number, name) in ["messages", "rules"].enumerated() {
      try workspace.write(block("json", number, of: page), to: "\(name).jsonl")
      let result = workspace.run("infer", workspace.path("\(name).jsonl"))
      #expect(result.output == (try block("swift", number, of: page)))
    }
    let answer = try block("swift", 2, of: page)
    let declaration = answer.split(separator: "\n").filter { !$0.contains("@Codable") }.joined(separator: "\n")
    try workspace.write(declaration, to: "Answer.swift")
    try workspace.write(block("json", 2, of: page), to: "answers.jsonl")
    let result = workspace.run(
      "infer",
      "--enum",
      workspace.path("Answer.swift") + ":Answer",
      workspace.path("answers.jsonl")
    )
    #expect("import CodableEnum\n\n" + result.output == answer)
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
