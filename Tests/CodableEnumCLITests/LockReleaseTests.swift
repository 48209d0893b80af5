import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

private let source = """
  struct Document: Codable {
    var trips: [Trip]
    var theme: Theme
  }
  enum Theme: String, Codable { case light, dark }
  // @CodableEnum(strategy: .flattenedStatus)
  enum Trip {
    case byTrain(line: Int)
    case onFoot
  }

  """

/// Roots, releases and accepted findings of a lock file.
@Suite struct LockReleaseTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(source, to: "Sources/Trip.swift")
  }

  private typealias Run = (code: ExitCode, output: String, errors: String)

  private func lock(_ flags: String...) -> Run {
    workspace.run(["lock", "--output", workspace.path("lock.json")] + flags + [workspace.path("Sources")])
  }

  private func check(_ flags: String...) -> Run {
    workspace.run(["check", "--lock", workspace.path("lock.json")] + flags + [workspace.path("Sources")])
  }

  private func replace(_ text: String, with other: String, in name: String = "Sources/Trip.swift") throws {
    let before = try #require(workspace.read(name))
    #expect(before.contains(text))
    try workspace.write(before.replacing(text, with: other), to: name)
  }

  private func accept(_ entries: String) throws {
    try replace("\"version\": 1,", with: "\"version\": 1, \"accept\": [\(entries)],", in: "lock.json")
  }

  // MARK: Roots

  @Test func guardsRootsAndWhatTheyReach() throws {
    #expect(lock("--roots", "Document").errors.hasPrefix("codable-enum: note: locked 3 types in 'lock.json'"))
    try replace("case light, dark", with: "case light")
    let result = check("--diagnostics", "json")
    #expect(result.code == .failure)
    #expect(result.errors.contains(#""id":"tag-removed","at":"Theme.dark""#))
    // The lock file keeps the names, until others are given.
    #expect(lock().code == .success)
    #expect(workspace.read("lock.json")?.contains("\"roots\": [\"Document\"]") == true)
    #expect(lock("--roots", "Theme").code == .success)
    let text = try #require(workspace.read("lock.json"))
    #expect(text.contains("\"roots\": [\"Theme\"]") && !text.contains("\"Document\""))
  }

  @Test func needsNoAnnotation() throws {
    try workspace.write("struct Document: Codable { var title: String }\n", to: "Sources/Trip.swift")
    #expect(lock("--roots=Document").errors.split(separator: "\n").count == 1)
    #expect(check() == (.success, "", ""))
  }

  @Test func followsARenamedRoot() throws {
    _ = lock("--roots", "Document,Theme")
    try replace("struct Document", with: "struct Journey")
    #expect(check().code == .success)
    _ = lock()
    #expect(workspace.read("lock.json")?.contains("\"roots\": [\"Journey\", \"Theme\"]") == true)
  }

  @Test(arguments: [
    ("Documnt", "codable-enum: error: there is no type 'Documnt' to guard; did you mean 'Document'?"),
    ("Inner", "codable-enum: error: there is no type 'Inner' to guard; did you mean 'Outer.Inner'?"),
    (
      "Zzz",
      "codable-enum: error: there is no type 'Zzz' to guard; expected one of 'Alias', 'Class', 'Document', 'Outer', 'Outer.Inner', 'Own', 'Theme', "
        + "'Trip', 'Twice'"
    ),
    (
      "Own",
      "Sources/Own.swift:1:1: error: 'Own' has its own coding: its init(from:) or encode(to:) is written by hand; let the "
        + "compiler synthesize its coding, or test its JSON"
    ),
    (
      "Alias",
      "Sources/Own.swift:2:19: error: 'Alias' has its own coding: its init(from:) or encode(to:) is written by hand; let "
        + "the compiler synthesize its coding, or test its JSON"
    ),
    (
      "Class",
      "Sources/Own.swift:3:1: error: 'Class' cannot be guarded: it is a class; let the compiler synthesize its coding, or "
        + "test its JSON"
    ),
    (
      "Twice",
      "codable-enum: error: several types are called 'Twice': name one of 'Twice (A.swift)', 'Twice (B.swift)'"
    ),
  ])
  func refusesOtherRoots(name: String, error: String) throws {
    try workspace.write(
      """
      struct Own: Codable { init(from decoder: any Decoder) throws {} }
      typealias Alias = Own
      class Class: Codable {}
      enum Outer { struct Inner: Codable {} }

      """,
      to: "Sources/Own.swift"
    )
    for file in ["A", "B"] { try workspace.write("struct Twice: Codable {}\n", to: "Sources/\(file).swift") }
    #expect(lock("--roots", name) == (.failure, "", error + "\n"))
    #expect(workspace.read("lock.json") == nil)
  }

  // MARK: Releases

  @Test func remembersReleases() throws {
    let first = lock("--release", "1.0")
    #expect(
      first.errors
        == "codable-enum: note: locked 1 type in 'lock.json'; commit it, and guard it with codable-enum check "
        + "--lock lock.json\ncodable-enum: note: 'lock.json' keeps release '1.0' until codable-enum lock --forget 1.0\n"
    )
    try replace("byTrain(line: Int)", with: "byTrain(number: Int)")
    _ = lock()
    let result = check()
    #expect(result.code == .failure)
    #expect(
      result.errors == """
        Sources/Trip.swift:8:16: error: data written by 1.0: breaks readers of old data and peers already deployed: \
        'number' of case 'byTrain' of Trip is written as "number"; "line" is no longer read; {"status":"byTrain","line":1} \
        of old data is refused; add keyAliases: ["number": \
        ["line"]] to its @CodableCase to read old data, or keys: ["number": "line"] to keep the key
        lock.json:31:24: note: locked here
        codable-enum: note: to accept a change for a release, add it to "accept" in the lock file: \
        {"id":"key-changed","at":"Trip.byTrain.number","release":"1.0","why":"…"}

        """
    )
    // Plain lock forgets no release.
    #expect(lock() == (.success, "", ""))
    #expect(check().code == .failure)
    #expect(lock("--forget", "1.0").code == .success)
    #expect(check("--peers") == (.success, "", ""))
  }

  /// Peers of older releases count only with `--peers`.
  @Test func asksPeersOfReleasesOnDemand() throws {
    _ = lock("--release", "1.0")
    try replace("case onFoot", with: "case onFoot, byBike")
    _ = lock("--release", "1.1")
    #expect(check() == (.success, "", ""))
    let result = check("--peers")
    #expect(result.code == .failure)
    #expect(
      result.errors.contains("error: programs of 1.0: breaks peers already deployed: case 'byBike' of Trip is new")
    )
  }

  @Test func reportsTypesThatOnlyAReleaseHas() throws {
    _ = lock("--roots", "Theme", "--release", "1.0")
    try workspace.write("// @CodableEnum\nenum Other { case a }\n", to: "Sources/Trip.swift")
    _ = lock()
    let errors = check().errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 2)
    #expect(errors.first?.contains("data written by 1.0: breaks readers of old data: enum 'Theme' is gone") == true)
    #expect(errors.last?.contains("data written by 1.0: breaks readers of old data: enum 'Trip' is gone") == true)
  }

  @Test func refusesNamesOfReleases() throws {
    let none = "lock.json: error: there is no release '2'; none is kept\n"
    #expect(lock("--forget", "2") == (.failure, "", none))
    _ = lock("--release", "1.0")
    _ = lock("--release", "1.1")
    let text = workspace.read("lock.json")
    #expect(
      lock("--release", "1.0")
        == (.failure, "", "lock.json: error: there is a release '1.0' already; forget it first, or name another\n")
    )
    #expect(
      lock("--forget", "2")
        == (.failure, "", "lock.json: error: there is no release '2'; those kept are '1.0', '1.1'\n")
    )
    #expect(workspace.read("lock.json") == text)
    // One takes the place of another.
    #expect(lock("--forget", "1.0", "--release", "1.0").code == .success)
  }

  // MARK: Accepting

  @Test func acceptsForTheLockedStateUntilTheNextLock() throws {
    _ = lock()
    try replace("case onFoot", with: "case byBike")
    try accept(#"{ "id": "tag-changed", "at": "Trip.byBike", "why": "no data has it" }"#)
    let result = check()
    #expect(result.code == .success)
    #expect(result.errors.contains("'lock.json' does not have what is new"))
    _ = lock()
    #expect(workspace.read("lock.json")?.contains("accept") == false)
    try replace("case byBike", with: "case onFoot")
    #expect(check().code == .failure)
  }

  @Test func acceptsForAReleaseUntilItIsForgotten() throws {
    _ = lock("--release", "1.0")
    _ = lock("--release", "1.1")
    try replace("case onFoot", with: "case byBike")
    _ = lock()
    let entry = #"{"id": "tag-changed", "at": "Trip.byBike", "release": "1.0", "why": "1.0 was a beta"}"#
    try accept(entry)
    let result = check()
    #expect(result.code == .failure)
    #expect(result.errors.contains("error: data written by 1.1: "))
    #expect(lock("--forget", "1.1").code == .success)
    #expect(check("--peers") == (.success, "", ""))
    #expect(workspace.read("lock.json")?.contains("1.0 was a beta") == true)
    #expect(lock("--forget", "1.0").code == .success)
    #expect(workspace.read("lock.json")?.contains("accept") == false)
  }

  @Test(arguments: [
    (
      #"{"id": "tag-chnged", "at": "Trip", "why": ""}"#,
      "3:28: error: no finding has the id \"tag-chnged\"; did you mean \"tag-changed\"?"
    ),
    (
      #"{"id": "zzz", "at": "Trip", "why": ""}"#,
      "3:28: error: no finding has the id \"zzz\"; --diagnostics json has the id of each finding"
    ),
    (
      #"{"id": "tag-changed", "at": "Trip", "release": "2", "why": ""}"#,
      "3:28: error: there is no release '2'; those kept are '1.0'"
    ),
    (
      #"{"id": "tag-changed", "at": "Trip"}"#,
      "3:28: error: expected a string for \"why\"; restore the file from version control, or delete it and run "
        + "codable-enum lock"
    ),
    (
      #"{"id": "tag-changed", "at": "Trip", "why": "", "until": 1}"#,
      "3:28: error: unknown member \"until\"; restore the file from version control, or delete it and run "
        + "codable-enum lock"
    ),
  ])
  func refusesOtherEntries(entry: String, error: String) throws {
    _ = lock("--release", "1.0")
    try accept(entry)
    #expect(check() == (.failure, "", "lock.json:\(error)\n"))
  }

  @Test func namesFindingsForGitHub() throws {
    _ = lock()
    try replace("case onFoot", with: "case byBike")
    let result = check("--diagnostics", "github")
    #expect(result.errors.contains("to keep the tag [tag-changed]\n::notice file="))
  }

  // MARK: Time capsules

  @Test func testsReadWhatReleasesWrote() throws {
    _ = lock("--release", "1.0")
    try replace("case onFoot", with: "case byBike")
    _ = lock("--release", "1.1")
    let tests = workspace.path("Tests.swift")
    let arguments = [
      "--tests", tests, "--module", "App", "--lock", workspace.path("lock.json"), workspace.path("Sources"),
    ]
    #expect(workspace.run(["generate"] + arguments).code == .success)
    let text = try #require(workspace.read("Tests.swift"))
    #expect(text.contains(##"("1.0, 1.1", "byTrain", "{\"status\":\"byTrain\",\"line\":7}"),"##))
    #expect(text.contains(##"("1.0", "onFoot", "{\"status\":\"onFoot\"}"),"##))
    #expect(text.contains(##"("1.1", "byBike", "{\"status\":\"byBike\"}"),"##))
    // An accepted loss is not tested.
    try accept(#"{"id": "tag-changed", "at": "Trip.onFoot", "release": "1.0", "why": "a beta"}"#)
    #expect(workspace.run(["generate"] + arguments).code == .success)
    #expect(workspace.read("Tests.swift")?.contains("onFoot\\\"}") == false)
  }

  // MARK: The file's name

  @Test func takesTheUsualFileUnlessOneFollows() {
    func run(_ arguments: String...) -> String { workspace.run(arguments).errors }
    let missing = "codable-enum: error: cannot read 'codable-enum.lock.json': no such file or directory; "
    #expect(run("check", workspace.path("Sources"), "--lock").hasPrefix(missing))
    #expect(run("check", "--lock", "--peers", workspace.path("Sources")).hasPrefix(missing))
    let result = workspace.run("check", "--lock", workspace.path("Sources"), "--peers")
    #expect(result.code == .usage)
    #expect(
      result.errors
        == "codable-enum: error: 'Sources' is a directory, and '--lock' takes a file; run: codable-enum check "
        + "--lock codable-enum.lock.json Sources --peers\n"
    )
  }

  @Test(arguments: [
    ["check", "--lock", "-", "Sources"], ["infer", "-"], ["check", "--samples", "-", "--type", "Trip", "Sources"],
  ])
  func hasNoStandardInputInAPlugin(arguments: [String]) {
    let result = workspace.run(arguments, environment: ["CODABLE_ENUM_PLUGIN": "codable-enum"])
    #expect(result.code == .usage)
    #expect(
      result.errors
        == "codable-enum: error: through swift package, there is no standard input; write it to a file, and "
        + "pass the file instead of '-'\n"
    )
  }
}
