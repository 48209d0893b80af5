import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

private let source = """
  // @CodableEnum(strategy: .flattenedStatus)
  enum Reply {
    case waiting(position: Int)
    case done(user: User)
  }

  """

@Suite struct LockCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(source, to: "Sources/Reply.swift")
    try workspace.write("struct User: Codable {\n  var name: String\n}\n", to: "Sources/User.swift")
  }

  private typealias Run = (code: ExitCode, output: String, errors: String)

  private func lock() -> Run {
    workspace.run("lock", "--output", workspace.path("lock.json"), workspace.path("Sources"))
  }

  private func check(_ flags: String...) -> Run {
    workspace.run(["check", "--lock", workspace.path("lock.json")] + flags + [workspace.path("Sources")])
  }

  private func replace(_ text: String, with other: String, in name: String = "Sources/Reply.swift") throws {
    let before = try #require(workspace.read(name))
    #expect(before.contains(text))
    try workspace.write(before.replacing(text, with: other), to: name)
  }

  private var acceptance: String {
    "codable-enum: note: to accept the changes, run codable-enum lock --output "
      + "lock.json with the same inputs, and commit the file\n"
  }

  @Test func writesAFileThatStaysAsItIs() throws {
    let result = lock()
    #expect(result.code == .success)
    #expect(
      result.errors == "codable-enum: note: locked 2 types in 'lock.json'; commit it, and guard it with "
        + "codable-enum check --lock lock.json\n"
    )
    let text = try #require(workspace.read("lock.json"))
    #expect(
      text == """
        {
          "$comment": "Written by codable-enum lock, read by codable-enum check --lock. Do not edit.",
          "version": 1,
          "types": {
            "Reply": {
              "enum": "flattenedStatus",
              "key": "status",
              "cases": [
                {
                  "case": "done",
                  "tag": "done",
                  "content": "flat",
                  "values": [{ "name": "user", "key": "user", "type": "User" }]
                },
                {
                  "case": "waiting",
                  "tag": "waiting",
                  "content": "flat",
                  "values": [{ "name": "position", "key": "position", "type": "Int" }]
                }
              ]
            },
            "User": { "struct": [{ "name": "name", "key": "name", "type": "String" }] }
          }
        }

        """
    )
    try workspace.age("lock.json")
    let date = try workspace.modificationDate("lock.json")
    #expect(lock() == (.success, "", ""))
    #expect(try workspace.modificationDate("lock.json") == date)
    // Moved code and other line ends don't change the wire.
    try replace("enum Reply", with: "\n\nenum Reply")
    try workspace.write(text.replacing("\n", with: "\r\n"), to: "lock.json")
    #expect(check("--peers") == (.success, "", ""))
    #expect(lock() == (.success, "", ""))
  }

  /// A note on each run, for types that no lock file has.
  @Test func namesTypesWithTheirOwnCoding() throws {
    try workspace.write(
      """
      struct Stores: Codable {
        var reply: [Reply?]
        init(from decoder: any Decoder) throws {}
      }
      struct Other: Codable {
        var name: String
        func encode(to encoder: any Encoder) throws {}
      }
      // @CodableEnum
      enum Holder { case a(Payload), b(Class), c(Merged<User, Mixed>) }
      struct Payload {}
      extension Payload: Codable { init(from decoder: any Decoder) throws {} }
      final class Class: Coded {}
      protocol Coded: Codable {}
      extension Coded { func encode(to encoder: any Encoder) throws {} }
      enum Mixed: Codable {
        case reply(Reply)
        init(from decoder: any Decoder) throws {}
      }
      class Page: Codable {
        let replies: [Reply]
        required init(from decoder: any Decoder) throws { replies = [] }
      }
      actor Room: Encodable {
        nonisolated let last: Reply
        nonisolated func encode(to encoder: any Encoder) throws {}
      }
      final class Plain: Codable { var reply: Reply }

      """,
      to: "Sources/Own.swift"
    )
    let notes = [
      "1:1: note: 'Stores'", "11:1: note: 'Payload'", "13:7: note: 'Class'", "16:1: note: 'Mixed'",
      "20:1: note: 'Page'", "24:1: note: 'Room'",
    ].map {
      "Sources/Own.swift:\($0) has its own coding: its JSON is not guarded\n"
    }
    let first = lock()
    #expect(first.code == .success)
    #expect(first.errors.hasPrefix(notes.joined()) && first.errors.contains("note: locked 3 types"), "\(first.errors)")
    #expect(lock().errors == notes.joined())
    #expect(check().errors.isEmpty)
  }

  @Test func checksWhatIsLocked() throws {
    _ = lock()
    #expect(check() == (.success, "", ""))
    try replace("waiting(position: Int)", with: "waiting(position: String)")
    try replace("var name: String", with: "var name: String\n  var age: Int", in: "Sources/User.swift")
    let errors = """
      Sources/Reply.swift:3:16: error: breaks readers of old data and peers already deployed: 'position' of case \
      'waiting' of Reply is of type String instead of Int; \
      {"status":"waiting","position":1} of old data is refused; keep the type, or add a value or a case for the new \
      one; \
      otherwise a migration is needed, as in Guarding the wire format
      lock.json:19:22: note: locked here
      Sources/User.swift:3:7: error: breaks readers of old data: 'age' of struct 'User' is new and required; old \
      data lacks it; {"name":"text"} of old data is refused; make it optional: the compiler's decoding does not use defaults

      """
    #expect(check() == (.failure, "", errors + acceptance))
    // Accepted changes are not reported again.
    let accepted = lock()
    #expect(accepted.code == .success)
    #expect(
      accepted.errors == """
        Sources/Reply.swift:3:16: note: accepted: 'position' of case 'waiting' of Reply is of type String instead of \
        Int, which breaks readers of old data and peers already deployed
        Sources/User.swift:3:7: note: accepted: 'age' of struct 'User' is new and required; old data lacks it, \
        which breaks readers of old data

        """
    )
    #expect(check("--peers") == (.success, "", ""))
  }

  @Test func asksPeersOnlyOnDemand() throws {
    _ = lock()
    try replace("case waiting", with: "case failed\n  case waiting")
    let note =
      "codable-enum: note: 'lock.json' does not have what is new: to guard it, run codable-enum lock --output "
      + "lock.json with the same inputs, and commit the file\n"
    #expect(check() == (.success, "", note))
    let result = check("--peers")
    #expect(result.code == .failure)
    let error = """
      Sources/Reply.swift:3:8: error: breaks peers already deployed: case 'failed' of Reply is new, and deployed \
      versions do not know it; {"status":"failed"} of new code is refused; do not write it until all of them know it; a case of Reply with catches: .unknown lets \
      peers survive the next one

      """
    #expect(result.errors == error + acceptance)
  }

  @Test(arguments: ["github", "json"])
  func reportsAsItIsAsked(format: String) throws {
    _ = lock()
    try replace("Reply", with: "Answer")
    try replace("position: Int", with: "place: Int")
    let result = check("--diagnostics", format)
    #expect(result.code == .failure)
    // A removed enum is reported at its place in the lock file.
    let message = "breaks readers of old data: enum 'Reply' is gone from the inputs; "
    let place = format == "json" ? #""column":14,"line":5,"# : ",line=5,col=14::"
    #expect(result.errors.contains(place) && result.errors.contains(message))
    #expect(
      result.errors.contains(#""severity":"error","id":"type-removed","at":"Reply","witness":"{"#) == (format == "json")
    )
  }

  /// Outputs are compared as well where there are any: nothing is committed but the lock file with the plugin or the
  /// macro.
  @Test func comparesOutputsThatAreThere() throws {
    _ = lock()
    #expect(check() == (.success, "", ""))
    #expect(workspace.run("generate", workspace.path("Sources")).code == .success)
    #expect(check() == (.success, "", "codable-enum: note: 1 enum in 1 file, up to date\n"))
    try replace("position: Int)", with: "position: Int?)")
    let result = check()
    #expect(result.code == .failure)
    #expect(result.errors.contains("error: breaks peers already deployed: 'position'"))
    #expect(result.errors.contains("Reply+CodableEnum.swift: error: stale; run codable-enum generate\n"))
    // An error that both find is reported once.
    try replace("case done", with: "case waiting\n  case done")
    #expect(check().errors.split(separator: "\n").count { $0.contains("error:") } == 1)
  }

  @Test(
    arguments: [
      ("{}\n", "1:1: error: codable-enum lock did not write this file; move it away, or name another"),
      ("", "1:1: error: codable-enum lock did not write this file; move it away, or name another"),
    ]
  )
  func neverOverwritesWhatItCannotRead(text: String, error: String) throws {
    try workspace.write(text, to: "lock.json")
    #expect(lock() == (.failure, "", "lock.json:\(error)\n"))
    #expect(check() == (.failure, "", "lock.json:\(error)\n"))
    #expect(workspace.read("lock.json") == text)
  }

  @Test(arguments: [("\"version\": 1", "\"version\": 2"), ("  \"types\"", "<<<<<<< ours\n  \"types\"")])
  func neverOverwritesAConflictOrAnotherVersion(part: String, other: String) throws {
    _ = lock()
    try replace(part, with: other, in: "lock.json")
    let text = workspace.read("lock.json")
    let result = lock()
    #expect(result.code == .failure)
    let version = "this lock file has version 2, and this codable-enum reads version 1; "
    #expect(result.errors.contains(other.contains("2") ? version : "lock.json:4:1: error: merge conflict"))
    #expect(workspace.read("lock.json") == text)
  }

  @Test func needsAFileToCheck() {
    let result = check()
    #expect(result.code == .inputOutput)
    #expect(
      result.errors == "codable-enum: error: cannot read 'lock.json': no such file or directory; "
        + "run codable-enum lock first\n"
    )
  }

  @Test func writesNothingOfInputsWithErrors() throws {
    try replace("case done", with: "case waiting\n  case done")
    #expect(lock().code == .failure)
    #expect(workspace.read("lock.json") == nil)
    try workspace.write("enum Reply {}\n", to: "Sources/Reply.swift")
    let result = lock()
    #expect(result.code == .failure)
    #expect(
      result.errors.hasSuffix(
        "codable-enum: error: there is nothing to guard, and no lock file was written; annotate an enum, or name types "
          + "with --roots\n"
      )
    )
    #expect(workspace.read("lock.json") == nil)
  }

  // MARK: Code by hand

  private func writeByHand(
    unknown: String = "throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: \"\"))"
  )
    throws
  {
    let text = """
      enum Step: Codable {
        case load(itemKey: String)
        case stopNow

        private enum CodingKeys: String, CodingKey { case type, itemKey = "item_key" }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          switch try container.decode(String.self, forKey: .type) {
          case "load": self = .load(itemKey: try container.decode(String.self, forKey: .itemKey))
          case "stop": self = .stopNow
          default: \(unknown)
          }
        }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          case .load(let itemKey):
            try container.encode("load", forKey: .type)
            try container.encode(itemKey, forKey: .itemKey)
          case .stopNow: try container.encode("stop", forKey: .type)
          }
        }
      }

      struct After: Codable { var steps: [Step] }

      """
    try workspace.write(text, to: "Sources/Reply.swift")
  }

  private func lockByHand() -> Run {
    workspace.run("lock", "--roots", "Step", "--output", workspace.path("lock.json"), workspace.path("Sources"))
  }

  @Test func locksCodeByHandAcrossItsReplacement() throws {
    try writeByHand()
    #expect(lock().errors.contains("or name types with --roots Step\n"))
    #expect(lockByHand().code == .success)
    #expect(try #require(workspace.read("lock.json")).contains("item_key"))
    // The code itself is still what was locked.
    #expect(check().code == .success)
    #expect(workspace.run("replace", "--write", workspace.path("Sources")).code == .success)
    #expect(try #require(workspace.read("Sources/Reply.swift")).contains("// @CodableEnum("))
    #expect(check() == (.success, "", ""))
    try replace("@CodableCase(\"stop\")", with: "@CodableCase(\"halt\")")
    let result = check()
    #expect(result.code == .failure)
    #expect(result.errors.contains("{\"type\":\"stop\"}"))
  }

  @Test func findsChangesOfCodeByHandAtItsPlace() throws {
    try writeByHand()
    #expect(lockByHand().code == .success)
    try replace("\"stop\"", with: "\"halt\"")
    let result = check()
    #expect(result.code == .failure)
    #expect(result.errors.contains("Reply.swift:3:8: error: "))
    try replace("struct After: Codable {", with: "struct After: Codable { var more: Int;")
    #expect(
      workspace.run("lock", "--roots", "Step,After", "--output", workspace.path("lock.json"), workspace.path("Sources"))
        .code == .success
    )
    try replace("var more: Int;", with: "var more: Int; var most: Int;")
    #expect(check().errors.contains("Reply.swift:27:44: error: "))
  }

  @Test func saysWhereTheAnnotationDiffersFromCodeByHand() throws {
    try writeByHand(unknown: "self = .load(itemKey: \"none\")")
    let result = lockByHand()
    #expect(result.code == .success)
    #expect(
      result.errors.contains("Reply.swift:1:1: note: locked as the annotation that stands for this code: by hand, ")
    )
  }

  @Test func refusesRootsThatNoAnnotationStandsFor() throws {
    try writeByHand(unknown: "self = try JSONDecoder().decode(Step.self, from: stored)")
    let result = lockByHand()
    #expect(result.code == .failure)
    #expect(result.errors.contains(": error: enum 'Step': "))
    #expect(result.errors.contains("note: nothing was locked; 'check --against'"))
    #expect(workspace.read("lock.json") == nil)
  }
}
