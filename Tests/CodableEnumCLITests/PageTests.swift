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

  /// A rename, from the message to the roll-out, and to a lock file that remembers the release before it.
  @Test func renameOfThePage() throws {
    let page = "GuardingTheWireFormat.md"
    let (input, file) = (workspace.path("Reply.swift"), workspace.path("codable-enum.lock.json"))
    func text(_ number: Int) throws -> [Substring] { try block("text", number, of: page).split(separator: "\n") }
    func write(_ number: Int) throws { try workspace.write(block("swift", number, of: page), to: "Reply.swift") }
    func errors(_ arguments: String...) -> [Substring] {
      workspace.run(["check", "--lock", file] + arguments + [input]).errors.split(separator: "\n")
        .filter { $0.contains(": error: ") }
    }
    func accepted() -> [Substring] {
      workspace.run("lock", "--output", file, input).errors.split(separator: "\n")
        .filter { $0.contains(": accepted: ") }
    }

    try write(0)
    #expect(accepted() == [])
    try write(1)
    #expect(errors() == (try text(0)))
    // The third release without the second.
    try write(3)
    #expect(errors("--peers") == (try text(1)))
    #expect(errors() == [])
    // One after the other.
    for number in [2, 3] {
      try write(number)
      #expect(errors("--peers") == [])
      #expect(accepted() == [])
    }
    // Without the alias.
    try write(1)
    #expect(errors("--peers") == [])
    // Where the lock file remembers the first release.
    try FileManager.default.removeItem(atPath: file)
    try write(0)
    _ = workspace.run("lock", "--release", "1.0", "--output", file, input)
    try write(3)
    _ = accepted()
    #expect(errors() == [])
    try write(1)
    #expect(errors() == (try text(2)))
  }

  /// The page's answers belong to the JSON above them.
  @Test func answersOfThePage() throws {
    let page = "FromJSON.md"
    for (number, name) in ["messages", "items", "updates"].enumerated() {
      try workspace.write(block("json", number, of: page), to: "\(name).jsonl")
      let result = workspace.run("infer", workspace.path("\(name).jsonl"))
      #expect(result.output == (try block("swift", number, of: page)))
    }
    let answer = try block("swift", 3, of: page)
    let declaration = answer.split(separator: "\n").filter { !$0.contains("@Codable") }.joined(separator: "\n")
    try workspace.write(declaration, to: "Answer.swift")
    try workspace.write(block("json", 3, of: page), to: "answers.jsonl")
    let result = workspace.run(
      "infer",
      "--enum",
      workspace.path("Answer.swift") + ":Answer",
      workspace.path("answers.jsonl")
    )
    #expect("import CodableEnum\n\n" + result.output == answer)
  }

  @Test func importsOfThePage() throws {
    let page = "FromASchema.md"
    for number in 0..<2 {
      try workspace.write(block("jsonc", number, of: page), to: "schema.json")
      let result = workspace.run("import", workspace.path("schema.json"))
      #expect(result.errors == "")
      #expect(result.output == (try block("swift", number, of: page)))
    }
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
