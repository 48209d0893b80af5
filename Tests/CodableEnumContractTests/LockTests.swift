import Foundation
import TestSupport
import Testing

@testable import CodableEnumContract
@testable import CodableEnumGenerator

private let testFolder = URL(filePath: #filePath).deletingLastPathComponent()
private let folder = testFolder.appending(path: "Locks")

/// Each row of `Locks/` says whom a change breaks. The report is beside it.
@Suite struct LockTests {
  @Test(arguments: LockRow.groups.map(\.key))
  func changesBreakWhomTheRowsSay(group: String) throws {
    var messages = ""
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      for name in ["before", "after"] {
        let file = Generator.readWire(SourceFile(path: "E.swift", text: row.source(name)))
        #expect(file.diagnostics.isEmpty, "\(row.change): \(file.diagnostics)")
      }
      let changes = try changes(of: row)
      #expect(row.readers == outcome(of: changes, for: .readers), "\(row.change)")
      #expect(row.peers == outcome(of: changes, for: .peers), "\(row.change)")
      messages += "# \(row.change)\n"
      for change in changes {
        let text = change.breaks.isEmpty ? change.acceptance : change.message
        messages += "\(change.path):\(change.position.line):\(change.position.column): \(text)\n"
      }
      messages += "\n"
    }
    try RecordedText(folder.appending(path: "\(group).messages")).expect(messages)
  }

  /// Programs know a finding by its kind and what it is about: each kind, and the first row that has it.
  @Test func findingsHaveIDs() throws {
    let first = try firstFindings()
    let text = LockChange.ID.allCases.map { id in
      id.rawValue + (first[id].map { " \($0.at)\n  \($0.change)\n" } ?? "\n")
    }
    try RecordedText(folder.appending(path: "FindingIDs.txt")).expect(text.joined())
    #expect(first.count == LockChange.ID.allCases.count)
  }

  /// Of each kind of finding: the first row that has it, by its group and its place there, and what it is about.
  private func firstFindings() throws -> [LockChange.ID: (group: String, row: Int, at: String, change: String)] {
    var first: [LockChange.ID: (group: String, row: Int, at: String, change: String)] = [:]
    let groups = try LockRow.groups.map { group, _ in
      (group, try LockRow.rows(of: folder.appending(path: "\(group).txt")).map { ($0, try changes(of: $0)) })
    }
    // A variant is not on the page.
    for isVariant in [false, true] {
      for (group, rows) in groups {
        for (index, (row, changes)) in rows.enumerated() where row.isVariant == isVariant {
          for change in changes where first[change.id] == nil {
            first[change.id] = (group, index, change.at, row.change)
          }
        }
      }
    }
    return first
  }

  /// Programs get JSON with each finding that breaks somebody.
  @Test(arguments: LockRow.groups.map(\.key))
  func findingsHaveWitnesses(group: String) throws {
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      for change in try changes(of: row) where !change.breaks.isEmpty {
        let witness = change.witness
        #expect(witness != nil, "\(row.change): \(change.message)")
        let json = Data((witness?.json ?? "null").utf8)
        #expect(throws: Never.self, "\(row.change): \(witness?.json ?? "")") {
          try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        }
        let isOfBroken = witness.map { change.breaks.contains($0.audience) } ?? true
        #expect(isOfBroken, "\(row.change): \(change.message)")
      }
    }
  }

  /// A way out that names an annotation names another one than the case has.
  @Test(arguments: LockRow.groups.map(\.key))
  func waysOutAreNotTakenYet(group: String) throws {
    for row in try LockRow.rows(of: folder.appending(path: "\(group).txt")) {
      for change in try changes(of: row) {
        #expect(!change.asksForWhatIsThere(in: row.source("after")), "\(row.change): \(change.message)")
      }
    }
  }

  private func changes(of row: LockRow) throws -> [LockChange] {
    func version(_ name: String) -> WireDocument { document(["E.swift": row.source(name)], roots: row.roots) }
    return version("after").changes(since: try reread(version("before")))
  }

  private func outcome(of changes: [LockChange], for audience: LockChange.Audience) -> LockRow.Outcome {
    let breaks = changes.filter { $0.breaks.contains(audience) }
    return breaks.isEmpty ? .passes : breaks.allSatisfy(\.isAddition) ? .isNew : .breaks
  }

  /// The lists of the page are the rows. Where a kind of finding comes first, the line ends with its id.
  @Test func pagesHaveTheRows() throws {
    let first = try firstFindings()
    var all = ""
    for (group, title) in LockRow.groups {
      let rows = try LockRow.rows(of: folder.appending(path: "\(group).txt"))
      var ids: [Int: [String]] = [:]
      for (id, place) in first where place.group == group {
        if let row = shown(place.row, of: rows) { ids[row, default: []].append(id.rawValue) }
      }
      for (index, row) in rows.enumerated() {
        #expect(shown(index, of: rows) != nil, "\(row.change) is no variant of a row above")
      }
      all += "\n## \(title)\n"
      for effect in LockRow.effects {
        let affected = rows.indices.filter { rows[$0].effect == effect && rows[$0].isOnPage }
        if affected.isEmpty { continue }
        all += "\n\(capitalized(effect)):\n\n"
        for index in affected {
          let row = rows[index]
          let parts = ["* \(row.change).", row.why] + (ids[index] ?? []).sorted().map { "`\($0)`" }
          all += parts.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
        }
      }
    }
    try expect(all, between: "rows", in: "FormatChanges.md")
  }

  /// The row that stands for this one on the page: itself, or the nearest above with the same effect.
  private func shown(_ index: Int, of rows: [LockRow]) -> Int? {
    rows[...index].lastIndex { !$0.isVariant && $0.effect == rows[index].effect }
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func expect(_ rows: String, between mark: String, in page: String) throws {
    let page = testFolder.appending(path: "../../Sources/CodableEnum/CodableEnum.docc/\(page)")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- \(mark) -->\n")).upperBound
    let end = try #require(text.firstRange(of: "<!-- end of \(mark) -->\n")).lowerBound
    try RecordedText(page).expect(text[..<start] + rows + "\n" + text[end...])
  }

  /// A lock file reads back as it was written, for all kinds of sources.
  @Test(arguments: fileNames(in: testFolder.appending(path: "Schemas"), ending: ".swift"))
  func textIsReadBack(name: String) throws {
    let source = try String(contentsOf: testFolder.appending(path: "Schemas/\(name).swift"), encoding: .utf8)
    let locked = document(["\(name).swift": source])
    let read = try WireDocument(reading: SourceFile(path: "lock.json", text: locked.lockText))
    let used = locked.locked.definitions.filter(\.isUsed)
    #expect(read.definitions.map(\.shape) == used.map(\.shape))
    #expect(read.definitions.map(\.id) == used.map(\.id))
    #expect(read.lockText == locked.lockText)
    #expect(locked.changes(since: read).isEmpty)
  }

  /// Moved code, renamed files and another order of inputs change nothing.
  @Test func placesAreNotLocked() {
    let item = "struct Item: Codable { var a: Int }\n"
    let use = "// @CodableEnum\nenum Use { case item(Item) }\n"
    let locked = document(["A.swift": item, "B.swift": use])
    #expect(document(["B.swift": "\n\n" + use, "Z.swift": "\n" + item]).lockText == locked.lockText)
    #expect(document(["X.swift": use + item]).lockText == locked.lockText)
    #expect(!locked.lockText.contains("swift"))
  }

  /// A type that gets a namesake is identified by its file, and stays the same type.
  @Test func namesakesAreToldApart() throws {
    let files: KeyValuePairs = [
      "A/Item.swift": "struct Item: Codable { var a: Int }",
      "A/Use.swift": "// @CodableEnum\nenum Use { case item(Item), items([Item?]) }",
    ]
    let alone = document(files)
    let both = WireDocument(
      files.map { Generator.readWire(SourceFile(path: $0.key, text: $0.value)) } + [
        Generator.readWire(SourceFile(path: "B/Item.swift", text: "struct Item: Codable { var b: Int }")),
        Generator.readWire(SourceFile(path: "B/Use.swift", text: "// @CodableEnum\nenum Other { case item(Item) }")),
      ]
    )
    #expect(both.lockText.contains("\"[Item (A/Item.swift)?]\""))
    let messages = both.changes(since: try reread(alone)).map(\.acceptance)
    #expect(messages == ["accepted: enum 'Other' is new"])
    #expect(alone.changes(since: try reread(both)).map(\.what) == ["enum 'Other' is gone from the inputs"])
  }

  /// A protocol's open set is on the wire, used or not.
  @Test func openSetsComeAndGo() throws {
    let set = "// @CodableType(\"dog\", of: Animal.self)\nstruct Dog: Animal, Codable { var name: String }"
    let (before, after) = (document(["Dog.swift": set]), document(["Dog.swift": "struct Dog: Codable {}"]))
    #expect(after.changes(since: try reread(before)).map(\.what) == ["open set 'any Animal' is gone from the inputs"])
    #expect(before.changes(since: try reread(after)).map(\.what) == ["open set 'any Animal' is new"])
  }

  /// Types of several files in one object, of which one gets a key of another: it is read as both, which is nil no more.
  @Test(
    arguments: [
      ("typealias M = Merged<F, C>", "\"x\" was 'x' of case 'a' of M, and is 'F.x' now"),
      (
        "// @CodableEnum\nenum O { case one([Merged<F, C>]) }",
        "\"x\" was 'x' of case 'a' of Merged<F, C>, and is 'F.x' now"
      ),
      (
        "// @CodableEnum(strategy: .flattenedStatus(key: \"t\"), unlabeled: .merged)\nenum O { case one(F, C) }",
        "\"x\" was 'x' of case 'a' of O.one, and is 'F.x' now"
      ),
      (
        "// @CodableEnum(strategy: .flattenedStatus(key: \"t\"), unlabeled: .merged)\nenum O { case one(F, G) }",
        "\"x\" was 'G.x' of struct 'O.one', and is 'F.x' now"
      ),
    ]
  )
  func objectsOfSeveralTypesAreCompared(use: String, expected: String) throws {
    func types(_ field: String) -> WireDocument {
      document([
        "C.swift": "// @CodableEnum(strategy: .flattenedStatus)\nenum C { case a(x: Int), b }", "Use.swift": use,
        "F.swift": "struct F: Codable { var id: Int\(field) }", "G.swift": "struct G: Codable { var x: Int }",
      ])
    }
    let changes = types("; var x: Int?").changes(since: try reread(types(""))).filter { !$0.breaks.isEmpty }
    #expect(changes.map(\.what) == [expected])
    #expect(changes.first?.wayOut == "give 'F.x' another key")
  }

  /// An enum that is written as a name is never written beside others, but read there.
  @Test func objectsOfNamesBreakReadersAlone() throws {
    func whole(_ first: String) -> WireDocument {
      let enums = """
        // @CodableEnum(strategy: .flattenedStatus(key: "type"))
        enum D { case p }
        // @CodableEnum(strategy: .discriminator(key: "kind"), emptyCases: .name)
        enum C { case a }
        """
      return document(["C.swift": "\(enums)\nstruct F: Codable { var e: Int }\ntypealias W = Merged<\(first), C>"])
    }
    let changes = whole("F").changes(since: try reread(whole("D")))
    #expect(changes.contains { $0.breaks == [.readers] })
    #expect(changes.allSatisfy { !$0.breaks.contains(.peers) })
  }

  /// An untagged enum that contains itself has the forms that its cases match.
  @Test func enumsThatHoldThemselvesAreCompared() throws {
    func tree(_ key: String) -> WireDocument {
      let cases = "case tree(Tree)  // @CodableCase(matches: [\"\(key)\"])\n  case leaf(y: Int)"
      return document(["Tree.swift": "// @CodableEnum(strategy: .untagged)\nindirect enum Tree {\n  \(cases)\n}\n"])
    }
    let locked = try reread(tree("x"))
    #expect(tree("x").changes(since: locked).isEmpty)
    #expect(!tree("z").changes(since: locked).isEmpty)
  }

  /// Tags are compared byte for byte, although Swift considers these two equal.
  @Test func tagsOfOtherBytesAreOthers() throws {
    func cafe(_ tag: String) -> WireDocument {
      document(["Cafe.swift": "// @CodableEnum\nenum Cafe {\n  case a  // @CodableCase(\"\(tag)\")\n  case b\n}\n"])
    }
    #expect(!cafe("caf\u{E9}").changes(since: try reread(cafe("cafe\u{301}"))).isEmpty)
    #expect(cafe("caf\u{E9}").changes(since: try reread(cafe("caf\u{E9}"))).isEmpty)
  }

  /// Branches of an `#if` are identified by number, not by place.
  @Test func branchesAreCounted() {
    let text = "#if A\n// @CodableEnum\nenum E { case a }\n#else\n// @CodableEnum\nenum E { case b }\n#endif\n"
    let locked = document(["E.swift": text]).lockText
    #expect(locked == document(["E.swift": "\n\n" + text]).lockText)
    #expect(locked.contains("\"E (E.swift#1)\"") && locked.contains("\"E (E.swift#2)\""))
  }

  private func reread(_ document: WireDocument) throws -> WireDocument {
    try WireDocument(reading: SourceFile(path: "lock.json", text: document.lockText))
  }

  // MARK: Releases

  private static func reply(_ cases: String, _ others: String = "") -> WireDocument {
    document(["E.swift": "// @CodableEnum\nenum E { \(cases) }\n\(others)\n"], roots: ["D"])
  }

  /// Each shape is in the file once, whichever releases have it, and all of them are read back.
  @Test func releasesShareShapes() throws {
    let states = [
      Self.reply("case a(x: Int)", "struct D: Codable { var x: Int }"), Self.reply("case a(x: String)"),
      Self.reply("case a(x: Int)", "struct D: Codable { var x: Int }"),
      Self.reply("case a(x: Double), b(F)", "struct F: Codable { var y: Int }"),
      Self.reply("case a(x: String)"),
    ]
    var lock = Lock(states[0])
    for (index, state) in states.enumerated() {
      lock = lock.locking(state)
      lock.keep(as: "\(index)")
    }
    for (type, count) in ["Int": 2, "Double": 1, "String": 1] {
      let found = lock.text.matches(of: try Regex("\"name\": \"x\",[^}]*\"type\": \"\(type)\""))
      #expect(found.count == count, "\(lock.text)")
    }
    var read = try Lock(reading: SourceFile(path: "lock.json", text: lock.text))
    #expect(read.text == lock.text)
    for (release, state) in zip(read.releases, states) {
      #expect(release.document.lockText == state.lockText)
      #expect(state.changes(since: release.document).isEmpty)
    }
    for release in read.releases { read.forget(release.name) }
    #expect(read.text == states[4].lockText)
  }

  /// What breaks several states is one finding, and what is accepted for one of them still breaks the others.
  @Test func findingsNameTheirReleases() throws {
    let (old, new) = (Self.reply("case a(x: Int), b"), Self.reply("case a(x: Int), c"))
    var lock = Lock(old)
    for name in ["1.0", "1.1", "1.2"] { lock.keep(as: name) }
    func messages(_ lock: Lock) -> [String] {
      lock.breaks(in: new, asksPeers: true).map { String($0.message.prefix(45)) }
    }
    #expect(messages(lock) == ["data written by 1.0, 1.1 and 1.2: breaks read"])
    lock.forget("1.1")
    #expect(messages(lock) == ["data written by 1.0 and 1.2: breaks readers o"])
  }

  // MARK: Invalid files

  private static let valid = document(["E.swift": "// @CodableEnum\nenum E { case a(x: Int) }"]).lockText

  @Test(
    arguments: [
      ("{}", "{}", "1:1: codable-enum lock did not write this file; move it away, or name another"),
      (
        "\"version\": 1", "\"version\": 2",
        "1:1: this lock file has version 2, and this codable-enum reads version 1; delete it, and run codable-enum lock again"
      ),
      (
        "  \"types\": {", "<<<<<<< ours\n  \"types\": {\n=======",
        "4:1: merge conflict; resolve it, then run codable-enum lock"
      ),
      (
        "\"cases\": [", "\"cases\": [,",
        "9:17: not JSON from here on; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"tag\": \"a\"", "\"tag\": null",
        "9:17: expected a tag for \"tag\"; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"enum\": \"caseKeyed\"", "\"enum\": \"keyed\"",
        "5:10: expected one of \(Strategy.Name.allCases.map { "\"\($0)\"" }.joined(separator: ", ")) for \"enum\"; "
          + "restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"name\": \"x\"", "\"name\": \"x\", \"optinal\": true",
        "9:74: unknown member \"optinal\"; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"name\": \"x\"", "\"name\": \"x\", \"type\": \"Int\"",
        "9:74: \"type\" is there twice; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"types\": {", "\"types\": {\n    \"E\": { \"enum\": \"rawValue\", \"cases\": [] },",
        "6:10: \"E\" is there twice; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"version\": 1,", "\"version\": 1, \"kind\": 1,",
        "1:1: unknown member \"kind\"; restore the file from version control, or delete it and run codable-enum lock"
      ),
      (
        "\"version\": 1,", "",
        "1:1: expected an integer for \"version\"; restore the file from version control, or delete it and run "
          + "codable-enum lock"
      ),
      (
        "\"values\": [", "\"values\": [7, ",
        "9:17: expected an array of objects for \"values\"; restore the file from version control, or delete it and run "
          + "codable-enum lock"
      ),
    ]
  )
  func otherFilesAreErrors(part: String, replacement: String, expected: String) throws {
    let text = part == "{}" ? replacement : Self.valid.replacing(part, with: replacement, maxReplacements: 1)
    #expect(text != Self.valid)
    let error = #expect(throws: LockFileError.self) {
      try WireDocument(reading: SourceFile(path: "lock.json", text: text))
    }
    #expect(error.map { "\($0.position.line):\($0.position.column): \($0.message)" } == expected)
  }
}

extension LockRow {
  /// In the order of the page.
  fileprivate static let effects = [
    "safe", "new to readers", "new to peers", "breaks peers", "breaks readers", "breaks readers, new to peers",
    "breaks both",
  ]

  /// One of `effects`.
  fileprivate var effect: String {
    switch (readers, peers) {
    case (.breaks, .breaks): "breaks both"
    case (.breaks, .passes): "breaks readers"
    case (.passes, .breaks): "breaks peers"
    case (.passes, .passes): "safe"
    case (.breaks, .isNew): "breaks readers, new to peers"
    case (_, .isNew): "new to peers"
    case (.isNew, _): "new to readers"
    }
  }
}

extension LockRow {
  /// What is safe for the usual reason isn't: the page says that what it doesn't list is safe.
  fileprivate var isOnPage: Bool { !isVariant && (effect != "safe" || !why.isEmpty) }
}
