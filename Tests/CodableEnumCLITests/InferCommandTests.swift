import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

@Suite struct InferCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      {"type":"text","body":"hi"}
      {"type":"image","url":"https://e.com/a","width":3}
      {"type":"text"}

      """,
      to: "messages.jsonl"
    )
  }

  private func infer(_ arguments: String...) -> (code: ExitCode, output: String, errors: String) {
    workspace.run(["infer"] + arguments)
  }

  @Test func printsAFileAndNotes() {
    let result = infer(workspace.path("messages.jsonl"))
    #expect(result.code == .success)
    #expect(
      result.output == """
        import CodableEnum

        // @CodableEnum(strategy: .flattenedStatus(key: "type"))
        enum Message {
          // 1 sample: it cannot show what is optional
          // "width": only integers so far; Double if it can have a fraction
          case image(url: String, width: Int)

          // "body" is in 1 of 2 samples: optional
          case text(body: String?)
        }

        """
    )
    // Its comments say all.
    #expect(result.errors == "")
  }

  /// A type called `Int` would be the type of its own values.
  @Test(arguments: ["Int", "self", "a b", "CodableValue"])
  func nameIsThatOfANewType(name: String) {
    let result = infer("--name", name, workspace.path("messages.jsonl"))
    #expect(result.code == .usage)
    #expect(result.errors.contains("option '--name' needs the name of a new type, not '\(name)'"))
  }

  @Test func samplesMayBeFilesAndPlaces() throws {
    let lines = try #require(workspace.read("messages.jsonl")).split(separator: "\n")
    try workspace.write("{\"page\":{\"items\":[\(lines.joined(separator: ","))]}}", to: "page.json")
    for (index, line) in lines.enumerated() { try workspace.write(String(line), to: "\(index).json") }
    let expected = infer("--name", "Item", workspace.path("messages.jsonl")).output
    #expect(infer("--name", "Item", "--at", "/page/items", workspace.path("page.json")).output == expected)
    let files = ["2", "0", "1"].map { workspace.path("\($0).json") }
    #expect(workspace.run(["infer", "--name=Item"] + files).output == expected)
  }

  @Test func optionsAddCasesAndTypes() throws {
    try workspace.write(
      """
      {"type":"a","at":"2026-11-20T12:00:00Z","id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","prices":{"EUR":1,"USD":2.5}}
      {"type":"b","site":"https://example.com/a"}
      """,
      to: "a.jsonl"
    )
    let result = infer("--open", "--detect", "--map", "/prices", workspace.path("a.jsonl"))
    #expect(result.output.contains("import Foundation\n"))
    #expect(result.output.contains("// @CodableCase(coders: [\"at\": ISO8601DateCoder.self])"))
    #expect(result.output.contains("case a(at: Date, id: UUID, prices: [String: Double])"))
    #expect(result.output.contains("case b(site: URL)"))
    #expect(result.output.contains("// @CodableCase(catches: .unknown)\n  case unknown(String, CodableValue)"))
  }

  /// Dictionaries inside of a union's values stay, and so does the union.
  @Test func mapsKeepTheUnion() throws {
    let lines = #"""
      {"all":[{"fields":{"a":"x","b":"y"}},{"any":[{"fields":{"c":"z"}}]}]}
      {"any":[{"fields":{"a":"x"}},{"all":[]}]}
      {"fields":{"d":"w"}}
      """#
    try workspace.write(lines, to: "q.jsonl")
    let result = infer("--name", "Query", "--map", "/fields", "--map", "/all/*/fields", workspace.path("q.jsonl"))
    #expect(
      result.output == """
        import CodableEnum

        // @CodableEnum
        enum Query {
          case all([Query])
          case any([Query])
          case fields([String: String])
        }

        """
    )
  }

  /// Every enum whose tags may grow, with what keeps all of it; not one of booleans, or one told by kinds.
  @Test func openEnumsAreListed() throws {
    let lines = #"""
      {"type":"post","part":{"kind":"a","data":1},"on":{"set":true,"x":1}}
      {"type":"post","part":{"kind":"b","data":"x"},"on":{"set":false,"y":"s"}}
      {"type":"draft","mark":3}
      {"type":"draft","mark":"s"}
      """#
    try workspace.write(lines, to: "q.jsonl")
    let result = infer("--open", "--name", "Event", workspace.path("q.jsonl"))
    #expect(result.errors.contains("note: a case keeps what is unknown in Event, Part\n"))
    #expect(result.output.count { $0 == "\n" } > 20)
    let parts = result.output.split(separator: "\n").filter { $0.contains("unknown") }
    #expect(
      parts == [
        "  // @CodableCase(catches: .unknown)", "  case unknown(String, CodableValue)",
        "  // @CodableCase(catches: .unknown)", "  case unknown(CodableValue)",
      ]
    )
  }

  /// Of booleans there are two.
  @Test func enumOfBothBooleansIsComplete() throws {
    try workspace.write(#"{"ok":true,"v":1}\#n{"ok":false,"e":"x"}\#n"#, to: "ok.jsonl")
    let closed = infer("--name", "Answer", workspace.path("ok.jsonl"))
    let result = infer("--open", "--name", "Answer", workspace.path("ok.jsonl"))
    #expect(result.output == closed.output)
    #expect(result.output.contains("@CodableCase(false)"))
    try workspace.write(#"{"ok":true,"v":1}\#n{"ok":true}\#n"#, to: "true.jsonl")
    #expect(infer("--open", "--key", "ok", workspace.path("true.jsonl")).output.contains("catches: .unknown"))
  }

  @Test func caseThatMayKeepUnknownTagsIsNamed() throws {
    try workspace.write(
      "enum Status {\n  case active\n  case waiting(position: Int)\n  case other(String)\n}\n",
      to: "Status.swift"
    )
    let samples = #"{"status":"active"}\#n{"status":"waiting","position":1}\#n{"status":"lost"}\#n"#
    try workspace.write(samples, to: "s.jsonl")
    let result = infer("--enum", workspace.path("Status.swift"), workspace.path("s.jsonl"))
    #expect(result.code == .failure)
    #expect(
      result.errors == """
        s.jsonl:3:1: error: no case has the tag of this sample; if case 'other' is to keep such tags, \
        put @CodableCase(catches: .unknown) above it, with which .flattenedStatus(key: "status") writes all samples

        """
    )
  }

  @Test func annotatesADeclaration() throws {
    let source = """
      struct User: Codable { var id: String }

      /// An answer.
      public enum Answer {
        case confirmed([User])
        case notAllowed(String)
        case waitlist(Int, [User]), later
      }

      """
    try workspace.write(source, to: "Answer.swift")
    try workspace.write(
      """
      {"status":"confirmed","users":[{"id":"a"}]}
      {"status":"not allowed","reason":"late"}
      """,
      to: "a.jsonl"
    )
    let result = infer("--enum", workspace.path("Answer.swift") + ":Answer", workspace.path("a.jsonl"))
    #expect(result.code == .failure)
    try workspace.write(
      source.replacing(", later", with: "").replacing("  case waitlist(Int, [User])\n", with: "  case later\n"),
      to: "Answer.swift"
    )
    let answer = infer("--enum", workspace.path("Answer.swift"), workspace.path("a.jsonl"))
    #expect(
      answer.output == """
        // @CodableEnum(strategy: .flattenedStatus)
        /// An answer.
        public enum Answer {
          // @CodableCase(keys: ["users"])
          case confirmed([User])
          // @CodableCase("not allowed", keys: ["reason"])
          case notAllowed(String)
          case later
        }

        """
    )
    #expect(answer.errors == "codable-enum: note: no sample of Answer.later\n")
  }

  @Test(arguments: ["infer", "import"])
  func takesNoSwift(command: String) throws {
    try workspace.write("// @CodableEnum\nenum A { case a }\n", to: "A.swift")
    let message = "A.swift:1:1: error: not JSON from here on: this is Swift; give a file of JSON\n"
    #expect(workspace.run(command, workspace.path("A.swift")) == (.failure, "", message))
  }

  @Test func saysWhereJSONIsBroken() throws {
    for (text, message) in [
      ("{\"a\":1}\n{\"a\":,}", "broken.json:2:6: error: not JSON from here on\n"),
      ("{\"a\":1,}", "broken.json:1:8: error: not JSON from here on: the comma before it is a trailing comma\n"),
      ("{\"a\":1} // no", "broken.json:1:9: error: not JSON from here on: a comment\n"),
      ("[1,NaN]", "broken.json:1:4: error: not JSON from here on: JSON has no such number\n"),
      ("[-Infinity]", "broken.json:1:3: error: not JSON from here on: JSON has no such number\n"),
      ("2024-01-01 {\"a\":1}", "broken.json:1:5: error: not JSON from here on\n"),
      ("12:30 {\"a\":1}", "broken.json:1:3: error: not JSON from here on\n"),
      (
        "\u{0}{\u{0}}",
        "broken.json:1:1: error: not JSON from here on: UTF-16, where UTF-8 is expected; convert it first, as in: "
          + "iconv -f UTF-16 -t UTF-8\n"
      ),
      ("[{\"a\":\"\\ud800\"}]", "broken.json:1:14: error: half of a surrogate pair, which no decoder reads\n"),
      ("{\"a\":1,\"a\":2}", "broken.json:1:1: error: key \"a\" is there twice; a decoder sees only one of them\n"),
      (String(repeating: "[", count: 10_000), "broken.json:1:129: error: more than 128 levels of arrays and objects\n"),
    ] {
      try workspace.write(text, to: "broken.json")
      let result = infer(workspace.path("broken.json"))
      #expect(result.code == .failure)
      #expect(result.errors == message)
    }
    try workspace.write("", to: "broken.json")
    #expect(infer(workspace.path("broken.json")).code == .failure)
    #expect(infer(workspace.path("none.json")).code == .inputOutput)
    #expect(infer().code == .usage)
    #expect(infer("--at", "items", workspace.path("messages.jsonl")).code == .usage)
    #expect(infer("--name", "1st", workspace.path("messages.jsonl")).code == .usage)
  }

  /// The nearest strategy, and the first contradicting sample.
  @Test func saysWhatContradicts() throws {
    try workspace.write("{\"type\":\"a\"}\n{\"type\":\"b\"}\n[1]\n", to: "mixed.jsonl")
    let result = infer("--key", "type", workspace.path("mixed.jsonl"))
    #expect(result.code == .failure)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "mixed.jsonl:3:1: error: no strategy writes all samples; .flattenedStatus(key: \"type\") is the nearest (2 of 3), "
      )
    )
  }

  /// Nothing crashes, and printed enums are proved.
  @Test func badInputNeverCrashes() throws {
    let pieces = [
      "{", "}", "[", "]", "\"a\"", "\"\"", ":", ",", "1", "-0", "1e999", "1E-400", "99999999999999999999", "0.1",
      "true",
      "null", "\"\\ud83d\\ude00\"", "\"é\"", "\"e\u{301}\"", "{\"type\":\"a\"}", "{\"type\":1}", "[[]]", "{\"\":{}}",
      "\n",
      "{\"a\":{\"b\":[null,{}]}}", "\"\\u0000\"", "\"// @CodableEnum\\n\"", "{\"self\":1}", "{\"init\":{\"var\":2}}",
    ]
    var state: UInt64 = 1
    for _ in 0..<400 {
      var text = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<Int(state >> 60) + 1 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count] + (state & 1 == 0 ? "" : " ")
      }
      try workspace.write(text, to: "fuzzed.json")
      let result = infer("--open", workspace.path("fuzzed.json"))
      #expect(result.code == .success || result.code == .failure)
      #expect(result.output.isEmpty == (result.code == .failure))
    }
  }

  @Test func samplesMayBeInEachElementOrMember() throws {
    let lines = try #require(workspace.read("messages.jsonl")).split(separator: "\n")
    let expected = infer("--name", "Item", workspace.path("messages.jsonl")).output
    try workspace.write("{\"pages\":[{\"items\":[\(lines[0]),\(lines[1])]},{\"items\":\(lines[2])}]}", to: "pages.json")
    #expect(infer("--name", "Item", "--at", "/pages/*/items", workspace.path("pages.json")).output == expected)
    try workspace.write("{\"a\":{\"of\":\(lines[0])},\"b\":{\"of\":[\(lines[1]),\(lines[2])]},\"c\":1}", to: "map.json")
    #expect(infer("--name", "Item", "--at", "/*/of", workspace.path("map.json")).output == expected)
  }

  @Test func samplesMayBeServerSentEvents() throws {
    let lines = try #require(workspace.read("messages.jsonl")).split(separator: "\n")
    let expected = infer("--name", "Item", workspace.path("messages.jsonl")).output
    try workspace.write(
      """
      : a comment
      event: text
      data: \(lines[0])

      data:\(lines[1].dropLast())
      data: }
      id: 7

      retry: 10
      data: \(lines[2])

      data: [DONE]

      """,
      to: "events.txt"
    )
    #expect(infer("--name", "Item", workspace.path("events.txt")).output == expected)
    try workspace.write("event: a\ndata: {\"a\":,}\n", to: "events.txt")
    #expect(infer(workspace.path("events.txt")).errors == "events.txt:2:12: error: not JSON from here on\n")
  }

  @Test func partialModelsAreListed() throws {
    try workspace.write(
      "struct User { var id: Int }\nenum Event { case joined(user: User), left(user: User) }\n",
      to: "Event.swift"
    )
    try workspace.write(
      """
      {"type":"joined","user":{"id":1,"name":"Ada"},"at":5}
      {"type":"left","user":{"id":2}}
      """,
      to: "e.jsonl"
    )
    let file = workspace.path("Event.swift")
    #expect(infer("--enum", file, workspace.path("e.jsonl")).code == .failure)
    let result = infer("--enum", file, "--partial", workspace.path("e.jsonl"))
    #expect(result.code == .success)
    #expect(
      result.output == """
        // @CodableEnum(strategy: .flattenedStatus(key: "type"))
        enum Event { case joined(user: User), left(user: User) }

        """
    )
    #expect(
      result.errors == """
        codable-enum: note: Event drops /at of 1 of 2 samples
        codable-enum: note: Event drops /user/name of 1 of 2 samples

        """
    )
    #expect(infer("--partial", workspace.path("e.jsonl")).code == .usage)
  }

  @Test func openDeclarationsCatchTheUnknown() throws {
    try workspace.write(
      #"{"status":"active"}\#n{"status":"waiting","position":1}\#n{"status":"lost","by":"me"}\#n"#,
      to: "s.jsonl"
    )
    func output(_ last: String) throws -> String {
      try workspace.write(
        "enum Status {\n  case active\n  case waiting(position: Int)\n\(last)}\n",
        to: "Status.swift"
      )
      let result = infer("--open", "--enum", workspace.path("Status.swift"), workspace.path("s.jsonl"))
      #expect(result.errors == "")
      return result.output
    }
    let start = """
      // @CodableEnum(strategy: .flattenedStatus)
      enum Status {
        case active
        case waiting(position: Int)
        // @CodableCase(catches: .unknown)

      """
    #expect(try output("") == start + "  case unknown(String, CodableValue)\n}\n")
    #expect(try output("  case other(String, CodableValue)\n") == start + "  case other(String, CodableValue)\n}\n")
  }

  /// An annotation stands before the declaration, whatever else is in its line.
  @Test(arguments: [
    ("import Foundation; enum Answer { case yes, no }", "enum Answer { case yes, no }"),
    ("struct Outer { public enum Answer: Codable { case yes, no } }", "public enum Answer { case yes, no }"),
    (
      "// @CodableEnum\nenum First { case a }\nenum Answer { case yes; case never }",
      "enum Answer {\n  case yes%  case never\n}"
    ),
  ])
  func declarationsOfOneLineAreAnnotated(source: String, declaration: String) throws {
    try workspace.write(source, to: "Answer.swift")
    try workspace.write("\"yes\"\n\"no\"\n", to: "a.jsonl")
    let result = infer("--enum", workspace.path("Answer.swift"), workspace.path("a.jsonl"))
    #expect(result.errors == "")
    // The only case and the only tag that are left over belong together.
    let expected = declaration.replacing("%", with: "\n  // @CodableCase(\"no\")\n")
    #expect(result.output == "// @CodableEnum(strategy: .rawValue)\n" + expected + "\n")
  }
}
