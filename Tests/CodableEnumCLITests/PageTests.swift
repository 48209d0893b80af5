import Foundation
import TestSupport
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
private let pages = root.appending(path: "Sources/CodableEnum/CodableEnum.docc")

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

  /// The README's generated code belongs to the enum above it.
  @Test func generatedCodeOfTheReadme() throws {
    let readme = root.appending(path: "README.md")
    try workspace.write(block("swift", of: "../../../README.md"), to: "Message.swift")
    let result = workspace.run("generate", "--stdout", workspace.path("Message.swift"))
    let shown = try block("swift", 1, of: "../../../README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    try RecordedText(readme).expect(text.replacing(shown, with: result.output))
  }

  @Test func findingsBeforeAnAnnotation() throws {
    let page = "BeforeYouAnnotate.md"
    let finding = try block("text", 1, of: page)
    // Behind the struct, and the comment that keeps a finding.
    try workspace.write(block("swift", 2, of: page), to: "Board.swift")
    let result = workspace.run("audit", workspace.path("Board.swift"))
    #expect(result.code == .failure)
    #expect(result.errors == finding)
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

  /// Old names become aliases, and then another layout; the lock says what is missing.
  @Test func migrationOfThePage() throws {
    let page = "MigratingStoredJSON.md"
    let (input, lock) = (workspace.path("Job.swift"), workspace.path("codable-enum.lock.json"))
    func check(_ source: String) throws -> [String] {
      try workspace.write(source, to: "Job.swift")
      return workspace.run("check", "--lock", lock, input).errors.split(separator: "\n").map(String.init)
        .filter { $0.contains(": error: ") }
    }
    func accept(_ source: String) throws {
      try workspace.write(source, to: "Job.swift")
      #expect(workspace.run("lock", "--output", lock, input).code == .success)
    }
    func text(_ number: Int) throws -> [String] {
      try block("text", number, of: page).split(separator: "\n").map(String.init)
    }

    let (old, renamed, moved) = try (
      block("swift", of: page), block("swift", 1, of: page), block("swift", 2, of: page)
    )
    try accept(old)
    #expect(try check(renamed) == [])
    #expect(try check(renamed.replacing(#", keyAliases: ["id": ["_0"]]"#, with: "")) == text(0))
    #expect(try check(moved).count { $0.contains("the strategy of Job is .flattenedStatus") } == 1)
    try accept(moved)
    #expect(try check(moved) == [])
    let forgetful = moved.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("case old(") }
    #expect(try check(forgetful.joined(separator: "\n")) == text(1))
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
