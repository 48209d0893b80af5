import CodableEnumFiles
import Foundation
import TestSupport
import Testing

/// `check --against`, with sources that a git repository and a directory have.
@Suite struct AgainstCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(before, to: "Sources/A/Model.swift")
    try workspace.write("struct Kept: Codable {\n  var id: Int\n}\n", to: "Sources/Kept.swift")
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
    try git("tag", "base")
  }

  private let before = """
    struct Item: Codable {
      var name: String
    }
    enum Mode: String, Codable { case on, off }
    struct Answer: Decodable { var text: String; var code: Int }
    struct Question: Encodable { var text: String; var code: Int }
    // @CodableEnum(strategy: .flattenedStatus)
    enum Reply { case done(item: Item) }

    """

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let user = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let result = try workspace.shell("git \((user + arguments).joined(separator: " "))")
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "now")
  }

  private func check(_ place: String = "base", _ flags: String...) -> (code: ExitCode, errors: String) {
    let result = workspace.run(["check", "--against", place] + flags + [workspace.path("Sources")])
    return (result.code, result.errors)
  }

  private func change(_ text: String, to other: String) throws {
    try workspace.write(before.replacing(text, with: other), to: "Sources/A/Model.swift")
  }

  private let hint = """
    codable-enum: note: to keep a finding, write // codable-enum: accepts key-required: why above the type, case or property

    """

  private let required = """
    breaks readers of old data: 'size' of struct 'Item' is new and required; old data lacks it; {"name":"text"} of old \
    data is refused; make it optional: the compiler's decoding does not use defaults
    """

  @Test func findsWhatTypesWithoutAnnotationNoLongerRead() throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    let result = check()
    #expect(result.code == .failure)
    #expect(result.errors == "Sources/A/Model.swift:3:7: error: \(required) [key-required]\n\(hint)")
  }

  @Test func filesMayMoveAndBeRenamed() throws {
    try git("mv", "Sources/A/Model.swift", "Sources/Other.swift")
    let result = check()
    #expect(result.code == .success)
    #expect(result.errors == "codable-enum: note: compared 6 types with 'base': nothing breaks\n")
  }

  @Test func readsADirectory() throws {
    try workspace.write(before, to: "Old/Model.swift")
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    #expect(
      check(workspace.path("Old")).errors == "Sources/A/Model.swift:3:7: error: \(required) [key-required]\n\(hint)"
    )
  }

  @Test(arguments: [
    ("", "Sources/"), ("", "."), ("Sources", "."), ("Sources/A", ".."), ("Sources/A", "."),
  ]) func foldersMayBeSpelledInAnyWay(folder: String, input: String) throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    let result = try workspace.shell("export PATH; cd ./\(folder) && $tool check --against base \(input)")
    #expect(result.errors.contains("error: \(required) [key-required]"))
  }

  /// Three dots compare with where the branch began, and two commits of the other branch don't matter.
  @Test func readsTheMergeBase() throws {
    try git("switch", "--quiet", "--create", "feature")
    try workspace.write("struct More: Codable {\n  var id: Int\n}\n", to: "Sources/More.swift")
    try commit()
    try git("switch", "--quiet", "main")
    try change("var name: String", to: "var name: String; var old: Int?")
    try commit()
    try git("switch", "--quiet", "feature")
    #expect(check("main...").code == .success)
    #expect(check("main").errors.contains("'old' of struct 'Item' is gone"))
  }

  /// Nothing is written: no index is refreshed, and no work tree is added.
  @Test func writesNothingIntoTheRepository() throws {
    let before = try workspace.files()
    let date = try workspace.modificationDate(".git/index")
    try workspace.age("Sources/Kept.swift")
    #expect(check().code == .success)
    #expect(try workspace.files() == before)
    #expect(try workspace.modificationDate(".git/index") == date)
  }

  @Test func typesOfOneDirectionAreComparedForIt() throws {
    try change(
      "struct Answer: Decodable { var text: String; var code: Int }",
      to: "struct Answer: Decodable { var text: String }"
    )
    #expect(check().code == .success)
    try change("struct Question: Encodable { var text: String;", to: "struct Question: Encodable {")
    #expect(
      check().errors.hasPrefix(
        """
        Sources/A/Model.swift:6:1: error: breaks peers already deployed: 'text' of struct 'Question' is gone, and "text" \
        of old data is dropped; deployed versions require it; {"code":7} of new code is no longer read as it was; keep it [key-removed]

        """
      )
    )
    try change(
      "struct Question: Encodable { var text: String;",
      to: "struct Question: Encodable { var text: String; var size: Int;"
    )
    #expect(check().code == .success)
    #expect(check("base", "--peers").code == .success)
  }

  /// The compiler codes a class without a superclass like a struct; of any other, its part is not all.
  @Test func classesAreComparedToo() throws {
    let base = """
      class Base: Codable { var id: Int }
      class Part: Whole, Codable { var text: String }
      class Object: NSObject, Codable { var text: String }

      """
    try workspace.write(base, to: "Old/Class.swift")
    try workspace.write(base.replacing("var", with: "var size: Int; var"), to: "New/Class.swift")
    let result = workspace.run("check", "--against", workspace.path("Old"), "--verbose", workspace.path("New"))
    #expect(
      result.errors.contains("New/Class.swift:1:27: error: breaks readers of old data: 'size' of struct 'Base' is new")
    )
    #expect(result.errors.contains("'size' of struct 'Object' is new"))
    #expect(result.errors.contains("New/Class.swift:2:1: note: 'Part' is not compared: it is a class\n"))
  }

  @Test(arguments: ["[String]()", "[String: Int]()", "Set<Int>()", "Date()"])
  func typesMayBeToldByTheirValues(value: String) throws {
    try change("  var name: String\n", to: "  var name: String\n  var size = \(value)\n")
    #expect(check().errors.contains("'size' of struct 'Item' is new and required"))
  }

  @Test func rootsNarrowIt() throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    #expect(check("base", "--roots", "Mode,Kept").errors.contains("compared 2 types with 'base': nothing breaks"))
    #expect(check("base", "--roots", "Reply").code == .failure)
    #expect(check("base", "--roots", "Rep").errors.contains("there is no type 'Rep' to guard"))
  }

  @Test func peersAskForWhatIsNew() throws {
    try change("case on, off", to: "case on, off, idle")
    #expect(check().code == .success)
    #expect(check("base", "--peers").errors.contains("breaks peers already deployed: case 'idle' of Mode is new"))
  }

  @Test(arguments: [
    "  // codable-enum: accepts key-required: all data has it\n  var size: Int\n",
    "  // codable-enum: accepts tag-removed, key-required\n  /// Its size.\n  @objc\n  var size: Int\n",
  ]) func aCommentKeepsAFinding(property: String) throws {
    try change("  var name: String\n", to: "  var name: String\n\(property)")
    #expect(check().code == .success)
  }

  @Test func aCommentAboveATypeKeepsAllInside() throws {
    try change("struct Item", to: "// codable-enum: accepts key-changed, key-required: a draft\nstruct Item")
    try workspace.write(
      workspace.read("Sources/A/Model.swift")!.replacing("name", with: "title"),
      to: "Sources/A/Model.swift"
    )
    #expect(check().code == .success)
  }

  @Test func commentsThatKeepNothingAreErrors() throws {
    try change("struct Item", to: "// codable-enum: accepts key-requird\nstruct Item")
    try workspace.write("// codable-enum: accepts tag-removed\n", to: "Sources/Last.swift")
    #expect(
      check().errors.hasPrefix(
        """
        Sources/A/Model.swift:1:1: error: there is no finding 'key-requird'; did you mean 'key-required'?
        Sources/Last.swift:1:1: error: this comment keeps no finding: write it above a type, a case or a property

        """
      )
    )
  }

  @Test func anOptionKeepsFindings() throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    #expect(
      check("base", "--accept", "key-required", "--accept", "key-removed")
        == (.success, "codable-enum: note: compared 6 types with 'base': nothing else breaks\n")
    )
    #expect(
      check("base", "--accept", "key-requird")
        == (
          .usage,
          "codable-enum: error: there is no finding 'key-requird'; did you mean 'key-required'?; see codable-enum --help\n"
        )
    )
  }

  @Test func goneTypesAreNotes() throws {
    try change("enum Mode: String, Codable { case on, off }\n", to: "")
    let result = check()
    #expect(result.code == .success)
    #expect(
      result.errors.hasPrefix(
        "codable-enum: note: enum 'Mode' of 'Sources/A/Model.swift' is gone; nothing was compared with what it wrote\n"
      )
    )
  }

  private let byHand = """
    enum Shape: Codable {
      case circle(r: Int)
      case square(a: Int)
      enum CodingKeys: String, CodingKey { case type, r, a }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch try c.decode(String.self, forKey: .type) {
        case "circle": self = .circle(r: try c.decode(Int.self, forKey: .r))
        case "square": self = .square(a: try c.decode(Int.self, forKey: .a))
        default: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "")
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let r):
          try c.encode("circle", forKey: .type)
          try c.encode(r, forKey: .r)
        case .square(let a):
          try c.encode("square", forKey: .type)
          try c.encode(a, forKey: .a)
        }
      }
    }

    """

  /// What hand-written coding of an enum was before, and is now.
  private func compareByHand(
    _ text: String,
    with other: String,
    _ flags: String...
  ) throws -> (
    code: ExitCode, errors: String
  ) {
    try workspace.write(byHand, to: "old/Shape.swift")
    try workspace.write(byHand.replacing(text, with: other), to: "new/Shape.swift")
    let result = workspace.run(["check", "--against", workspace.path("old")] + flags + [workspace.path("new")])
    return (result.code, result.errors)
  }

  @Test func enumsByHandAreCompared() throws {
    #expect(
      try compareByHand("case circle(r: Int)", with: "case circle(r: Int)  // more")
        == (.success, "codable-enum: note: compared 1 type with 'old': nothing breaks\n")
    )
    let result = try compareByHand("\"square\"", with: "\"quad\"")
    #expect(result.code == .failure)
    #expect(
      result.errors == """
        new/Shape.swift:3:8: error: breaks readers of old data and peers already deployed: the JSON of case 'square' of Shape \
        is no longer read; {"type":"square","a":1} of old data is refused; read it, too, in init(from:) [tag-changed]
        codable-enum: note: to keep a finding, write // codable-enum: accepts tag-changed: why above the type, case or \
        property

        """
    )
    let comment = "// codable-enum: accepts tag-changed: nobody has a square\nenum Shape"
    try workspace.write(
      byHand.replacing("\"square\"", with: "\"quad\"").replacing("enum Shape", with: comment),
      to: "new/Shape.swift"
    )
    #expect(workspace.run("check", "--against", workspace.path("old"), workspace.path("new")).code == .success)
  }

  private let structByHand = """
    struct Box: Codable {
      var name: String
      var size: Int?
      enum CodingKeys: String, CodingKey { case name, size }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        name = try c.decode(String.self, forKey: .name)
        size = try c.decodeIfPresent(Int.self, forKey: .size)
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(name, forKey: .name)
        try c.encodeIfPresent(size, forKey: .size)
      }
    }

    """

  /// What is found where code by hand is another.
  private func findings(_ old: String, _ new: String, _ flags: String...) throws -> [String] {
    try workspace.write(old, to: "old/Box.swift")
    try workspace.write(new, to: "new/Box.swift")
    let result = workspace.run(
      ["check", "--against", workspace.path("old"), "--verbose"] + flags + [workspace.path("new")]
    )
    let lines = result.errors.split(separator: "\n").map(String.init)
    return lines.filter { !$0.hasPrefix("codable-enum: note: ") }
  }

  @Test(arguments: [
    (
      "decodeIfPresent(Int.self", "decode(Int.self",
      """
      new/Box.swift:3:7: error: breaks readers of old data: Box requires "size", which old data lacks; {"name":"x"} of old \
      data is refused; use decodeIfPresent, and a value of your own where it is missing [key-required]
      """
    ),
    (
      "case name, size", "case name = \"title\", size",
      """
      new/Box.swift:2:7: error: breaks readers of old data and peers already deployed: 'name' of Box is read from "title", \
      and was written as "name"; {"name":"x","size":1} of old data is refused; read "name" where "title" is missing \
      [key-changed]
      """
    ),
    (
      "case name, size", "case name, size = \"length\"",
      """
      new/Box.swift:3:7: error: breaks readers of old data: 'size' of Box was written as "size", which nothing reads now; \
      {"name":"x","size":1} of old data is read without it; read "size", too [key-changed]
      """
    ),
    (
      "name = try c.decode(String", "name = try c.decode(Int",
      """
      new/Box.swift:2:7: error: breaks readers of old data: 'name' of Box has another type; {"name":"x","size":1} of old data \
      is refused; read it, too, in init(from:) [value-narrowed]
      """
    ),
    ("c.decode(String.self, forKey: .name)", "c.decodeIfPresent(String.self, forKey: .name) ?? \"\"", ""),
    (
      "Int", "Int8",
      """
      new/Box.swift:3:7: error: breaks readers of old data: 'size' of Box has another type; \
      {"name":"x","size":9007199254740993} of old data is refused; read it, too, in init(from:) [value-narrowed]
      """
    ),
    (
      "Int", "Int128",
      """
      new/Box.swift:3:7: error: breaks peers already deployed: 'size' of Box has another type; \
      {"name":"x","size":10000000000000000000} of new code is refused by old code; write what was written [value-widened]
      """
    ),
    (
      "try c.encode(name, forKey: .name)", "if size != nil { try c.encode(name, forKey: .name) }",
      """
      """
    ),
  ])
  func structsByHandAreCompared(text: String, other: String, finding: String) throws {
    let found = try findings(structByHand, structByHand.replacing(text, with: other))
    #expect(found.joined() == finding)
  }

  /// Only some JSON shows that a set is no list.
  @Test(arguments: [true, false]) func arraysThatBecomeSetsByHand(isByHand: Bool) throws {
    let old = structByHand.replacing("Int?", with: "[Int]?").replacing("Int.self", with: "[Int].self")
    let set = old.replacing("[Int]", with: "Set<Int>")
    let new = isByHand ? set : "struct Box: Codable {\n  var name: String\n  var size: Set<Int>?\n}\n"
    let finding = """
      new/Box.swift:3:7: error: breaks readers of old data: 'size' of Box has another type; {"name":"x","size":[1,1]} of \
      old data is not read whole; read it, too\(isByHand ? ", in init(from:)" : "") [value-narrowed]
      """
    #expect(try findings(old, new) == [finding])
  }

  /// What old code ignores is no loss, however its type is spelled.
  @Test func moreKeysInsideAreNoFinding() throws {
    let old = structByHand.replacing("Int?", with: "Part?").replacing("Int.self", with: "Box.Part.self")
      .replacing("  enum", with: "  struct Part: Codable { var id: Int }\n  enum")
    let new = old.replacing("var id: Int", with: "var id: Int; var more: String?")
    #expect(try findings(old, new) == [])
  }

  private static let square = "case \"square\": self = .square(a: try c.decode(Int.self, forKey: .a))\n"

  @Test func aCaseByHandThatIsGone() throws {
    let gone = byHand.replacing("  case square(a: Int)\n", with: "").replacing("    \(Self.square)", with: "")
      .replacing(
        "    case .square(let a):\n      try c.encode(\"square\", forKey: .type)\n      try c.encode(a, forKey: .a)\n",
        with: ""
      )
    #expect(
      try findings(byHand, gone).joined() == """
        new/Box.swift:1:1: error: breaks readers of old data: case 'square' of Shape is gone; {"type":"square","a":1} of old \
        data is refused; read its JSON as another case, or keep it [tag-removed]
        """
    )
    // The other way round, it is new.
    #expect(try findings(gone, byHand) == [])
    #expect(
      try findings(gone, byHand, "--peers").joined() == """
        new/Box.swift:3:8: error: breaks peers already deployed: case 'square' of Shape is new; {"type":"square","a":1} of new \
        code is refused by old code; write it when all peers know it [case-added]
        """
    )
    let renamed = byHand.replacing("case square(", with: "case quad(").replacing(".square(", with: ".quad(")
    #expect(try findings(byHand, renamed) == [])
  }

  @Test func aStructByHandThatBecomesAnEnum() throws {
    let shape = structByHand.replacing("Box", with: "Shape")
    #expect(
      try findings(shape, byHand).joined() == """
        new/Box.swift:1:1: error: breaks readers of old data: the JSON of Shape is no longer read; {"name":"x","size":1} of \
        old data is refused; read it, too, in init(from:) [kind-changed]
        """
    )
    let back = try findings(byHand, shape)
    #expect(
      back.last == """
        new/Box.swift:1:1: error: breaks readers of old data: the JSON of case 'square' of Shape is no longer read; \
        {"type":"square","a":1} of old data is refused; read it, too, in init(from:) [kind-changed]
        """
    )
    #expect(back.count == 2)
  }

  @Test func aCaseByHandThatIsReadAsAnother() throws {
    let taken = byHand.replacing(
      Self.square,
      with: "case \"square\": self = .circle(r: try c.decode(Int.self, forKey: .a))\n"
    )
    #expect(
      try findings(byHand, taken).joined() == """
        new/Box.swift:3:8: error: breaks readers of old data: the JSON of case 'square' of Shape has another meaning; \
        {"type":"square","a":1} of old data is read as case 'circle'; write and read what tells them apart [tag-moved]
        """
    )
  }

  /// Also where annotations, or the compiler, take the place of the code.
  @Test func codeByHandThatIsReplaced() throws {
    let annotated = """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Shape {
        case circle(r: Int)
        case square(a: Int)
      }

      """
    #expect(try findings(byHand, annotated) == [])
    #expect(
      try findings(byHand, annotated.replacing("\"type\"", with: "\"kind\"")).map { $0.suffix(36) }
        == Array(repeating: "is refused; read it, too [tag-changed]".suffix(36), count: 2)
    )
    let synthesized = "struct Box: Codable {\n  var name: String\n  var size: Int?\n}\n"
    #expect(try findings(structByHand, synthesized) == [])
    #expect(
      try findings(structByHand, synthesized.replacing("Int?", with: "Int")).joined() == """
        new/Box.swift:3:7: error: breaks readers of old data: Box requires "size", which old data lacks; {"name":"x"} of \
        old data is refused; make it optional [key-required]
        """
    )
  }

  @Test func codeOfOneDirectionIsComparedForIt() throws {
    let lines = structByHand.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let reading = lines.prefix(8).joined(separator: "\n").replacing("Codable {", with: "Decodable {") + "\n}\n"
    #expect(try findings(reading, reading.replacing("c.decode(", with: "c.decodeIfPresent(")) == [])
    #expect(
      try findings(reading, reading.replacing("decodeIfPresent", with: "decode")).joined() == """
        new/Box.swift:3:7: error: breaks readers of old data: Box requires "size", which old data lacks; {"name":"x"} of \
        old data is refused; use decodeIfPresent, and a value of your own where it is missing [key-required]
        """
    )
    let writing = (lines.prefix(4) + lines.dropFirst(9)).joined(separator: "\n").replacing(
      "Codable {",
      with: "Encodable {"
    )
    #expect(try findings(writing, writing.replacing("c.encode(name", with: "try c.encode(name")) == [])
    #expect(
      try findings(writing, writing.replacing("name, size", with: "name = \"title\", size")).joined() == """
        new/Box.swift:1:1: note: 'Box' is not compared: it writes other JSON, and nothing here reads it
        """
    )
  }

  @Test func aValueThatIsFoundByItselfIsNotFoundTwice() throws {
    let whole = byHand.replacing("Int", with: "Item") + "struct Item: Codable { var name: String }\n"
    let changed = whole.replacing("var name: String", with: "var name: String; var size: Int")
      .replacing("case circle(", with: "/* a circle */ case circle(")
    #expect(try findings(whole, changed).map { $0.suffix(14) } == ["[key-required]"])
  }

  /// What old code did not read itself is not lost.
  @Test func onlyWhatWasReadCanBeLost() throws {
    let choice = """
      enum Choice: Codable {
        case none
        case function(type: String = "function", name: String)
        enum CodingKeys: String, CodingKey { case type, name }
        init(from decoder: any Decoder) throws {
          if let c = try? decoder.container(keyedBy: CodingKeys.self) {
            self = .function(type: "function", name: try c.decode(String.self, forKey: .name))
          } else {
            self = .none
          }
        }
        func encode(to encoder: any Encoder) throws {
          if case .function(let type, let name) = self {
            var c = encoder.container(keyedBy: CodingKeys.self)
            try c.encode(type, forKey: .type)
            try c.encode(name, forKey: .name)
          } else {
            var c = encoder.singleValueContainer()
            try c.encode("none")
          }
        }
      }

      """
    #expect(try findings(choice, choice.replacing("type, name }", with: "type = \"t\", name }")) == [])
    let reading = choice.replacing(
      "type: \"function\", name",
      with: "type: try c.decode(String.self, forKey: .type), name"
    )
    let lost = try findings(reading, choice)
    #expect(lost.count == 1)
    #expect(lost.first?.hasSuffix("is read without it; read \"type\", too [key-changed]") ?? false)
    // It wrote what it refuses, and still does.
    let list = """
      struct Path: Codable {
        var parts: [String]
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          parts = try list.decode([String].self)
        }
        func encode(to encoder: any Encoder) throws {
          var list = encoder.unkeyedContainer()
          try list.encode(contentsOf: parts)
        }
      }

      """
    let lenient = list.replacing("try list.decode([String].self)", with: "(try? list.decode([String].self)) ?? []")
    #expect(try findings(list, lenient) == [])
  }

  @Test func whatPeersRequireIsNamed() throws {
    let required = structByHand.replacing("Int?", with: "Int").replacing("IfPresent", with: "")
    #expect(
      try findings(required, structByHand).joined() == """
        new/Box.swift:3:7: error: breaks peers already deployed: Box may lack "size", which deployed versions require; \
        {"name":"x"} of new code is refused by old code; write it always until no peer requires it [nil-written]
        """
    )
    // Also where the compiler reads: the last key is not the one that is refused.
    let synthesized = "struct Box: Codable {\n  var size: Int\n  var name: String\n}\n"
    #expect(try findings(synthesized, structByHand).first?.contains("Box may lack \"size\", which") ?? false)
    #expect(
      try findings(synthesized.replacing("Int", with: "Int32"), required.replacing("Int", with: "Double")).first?
        .contains(
          "'size' of Box has another type; {\"name\":\"x\",\"size\":2.5} of new code is refused"
        ) ?? false
    )
    #expect(
      try findings(byHand.replacing("Int", with: "Int32"), byHand.replacing("Int", with: "Double")).first == """
        new/Box.swift:2:8: error: breaks peers already deployed: 'r' of case 'circle' of Shape has another type; \
        {"type":"circle","r":2.5} of new code is refused by old code; write what was written [value-widened]
        """
    )
    // Of the larger integers not all are a Double.
    #expect(
      try findings(byHand, byHand.replacing("Int", with: "Double")).first == """
        new/Box.swift:2:8: error: breaks readers of old data and peers already deployed: 'r' of case 'circle' of Shape \
        has another type; {"type":"circle","r":9007199254740993} of old data is rounded; read it, too, in init(from:) \
        [value-narrowed]
        """
    )
  }

  @Test func typesOfOneNameArePairedByTheirFiles() throws {
    let review = "struct Review: Codable {\n  var body: String\n}\n"
    try workspace.write(review, to: "old/Kit/Review.swift")
    try workspace.write(review.replacing("}", with: "  var date: String?\n}"), to: "new/Kit/Review.swift")
    try workspace.write("struct Review: Command {\n  init() {}\n}\n", to: "new/App/Review.swift")
    let result = workspace.run("check", "--against", workspace.path("old"), workspace.path("new"))
    #expect(result.code == .success, "\(result.errors)")
  }

  /// JSON that is shown is refused, or it is not said to be.
  @Test(arguments: [
    (
      "enum B: String, Codable { case a, b }; struct S: Codable { var b: B }",
      "enum C: String, Codable { case a, c, b }; struct S: Codable { var b: C }",
      """
      1:67: error: breaks peers already deployed: 'b' of struct 'S' is of type C instead of B; {"b":"c"} of new code is \
      refused; keep the type, or add a value or a case for the new one [value-widened]
      """
    ),
    (
      "struct S: Codable { var t: Double }", "struct S: Codable { var t: Float }",
      """
      1:25: error: breaks readers of old data: 't' of struct 'S' is of type Float instead of Double; \
      {"t":1e300} of old data is refused; keep the type, or add a value or a case for the new one; otherwise \
      a migration is needed, as in Guarding the wire format [value-narrowed]
      """
    ),
    (
      "struct S: Codable { var t: Range<Int> }", "struct S: Codable { var t: ClosedRange<Int> }",
      """
      1:25: error: breaks readers of old data and peers already deployed: 't' of struct 'S' is of type ClosedRange<Int> \
      instead of Range<Int>; {"t":[7,7]} of old data may be read as another value; keep the type, or add a value or a \
      case for the new one; otherwise a migration is needed, as in Guarding the wire format [value-changed]
      """
    ),
    (
      "struct S: Codable { var t: P; struct P: Codable { var a: Int? } }",
      "struct S: Codable { var t: R }; struct R: Codable { var a: Int? }; struct Q: Codable { var a: Int }", ""
    ),
    (
      "struct S: Codable { var t: P; struct P: Codable { var a: Int? } }",
      "struct S: Codable { var t: R }; struct R: Codable { var a: Int; var b: Int? }",
      """
      1:25: error: breaks readers of old data: 't' of struct 'S' is of type R instead of S.P; {"t":{}} of old data is \
      refused; keep the type, or add a value or a case for the new one; otherwise a migration is needed, as in Guarding \
      the wire format [value-narrowed]
      """
    ),
  ])
  func theWitnessIsTrue(old: String, new: String, finding: String) throws {
    let found = try findings(old + "\n", new + "\n").map { $0.dropFirst("new/Box.swift:".count) }
    #expect(found.joined() == finding)
  }

  @Test(arguments: [
    ("class B: Codable { var a = 0 }; class T: B { var b = 0 }", "1:33: note: 'T' is not compared: it is a class"),
    (
      "#if X\nstruct T: Codable { var a: Int }\n#else\nstruct T: Codable { var a: String }\n#endif",
      "4:1: note: 'T' is not compared: it is declared again in an #if"
    ),
  ]) func whatIsNotComparedIsSaid(new: String, note: String) throws {
    #expect(try findings("struct T: Codable { var a: Int }\n", new + "\n") == ["new/Box.swift:\(note)"])
  }

  @Test func anEnumThatLosesItsRawTypeBreaks() throws {
    let found = try findings("enum T: String, Codable { case a }\n", "enum T: Codable { case a }\n")
    #expect(found.first?.contains("\"a\" of old data is refused") ?? false)
  }

  @Test(arguments: ["try? c.decode(Int.self, forKey: .size)", "(try? c.decode(Int.self, forKey: .size)) ?? 0"])
  func aValueThatNothingIsMadeOfIsLost(reading: String) throws {
    let found = try findings(
      structByHand.replacing("Int", with: "String"),
      structByHand.replacing("try c.decodeIfPresent(Int.self, forKey: .size)", with: reading)
    )
    #expect(
      found.joined() == """
        new/Box.swift:3:7: error: breaks readers of old data and peers already deployed: 'size' of Box has another type; \
        {"name":"x","size":"x"} of old data is read without it; read it, too, in init(from:) [value-narrowed]
        """
    )
  }

  @Test func rootsByHandAreCompared() throws {
    #expect(
      try compareByHand("case type, r", with: "case type = \"kind\", r", "--roots", "Shape").errors.contains(
        "case 'circle' of Shape requires \"kind\", which old data lacks; {\"type\":\"circle\",\"r\":1} of old data is refused"
      )
    )
  }

  /// No comparison goes without a word, also if only one side is understood.
  @Test func codeByHandThatIsNotUnderstoodIsANote() throws {
    let unknown = "self = .square(a: try make(c))"
    for isOld in [true, false] {
      let changed = byHand.replacing("self = .square(a: try c.decode(Int.self, forKey: .a))", with: unknown)
      try workspace.write(isOld ? changed : byHand, to: "old/Shape.swift")
      try workspace.write(isOld ? byHand : changed, to: "new/Shape.swift")
      let result = workspace.run("check", "--against", workspace.path("old"), workspace.path("new"), "--verbose")
      #expect(
        result.errors.hasPrefix("new/Shape.swift:1:1: note: 'Shape' is not compared: 'make' is not in these files\n")
      )
    }
  }

  @Test func whatIsNotUnderstoodIsOneNote() throws {
    let coded = "{ var name: String; init(from decoder: any Decoder) throws { name = try Name(from: decoder).text } }\n"
    try change("struct Item: Codable {\n  var name: String\n}\n", to: "struct Item: Codable \(coded)")
    #expect(
      check().errors.hasPrefix(
        """
        codable-enum: note: the coding of 1 changed type isn't understood, and it was not compared; --verbose lists it

        """
      )
    )
    #expect(
      check("base", "--verbose").errors.hasPrefix(
        "Sources/A/Model.swift:1:1: note: 'Item' is not compared: what '.text' does to a value is not known\n"
      )
    )
  }

  @Test func aTypeThatIsNotUnderstoodMayBeTheSameJSON() throws {
    try change("var name: String", to: "var name: Name")
    #expect(check().code == .success)
    #expect(
      check("base", "--verbose").errors.hasPrefix(
        "Sources/A/Model.swift:2:7: note: 'Item.name' is not compared: the JSON of its type isn't known\n"
      )
    )
  }

  @Test func programsGetTheWitness() throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    let result = check("base", "--diagnostics", "json").errors
    #expect(result.contains(#""id":"key-required","at":"Item.size","witness":"{\"name\":\"text\"}"}"#))
  }

  @Test func unknownRevisionsHaveAWayOut() throws {
    let wayOut = "fetch it (on GitHub: fetch-depth: 0), or pass a directory with the old sources"
    for revision in ["origin/main", "origin/main..."] {
      let result = check(revision)
      #expect(result.code == .failure)
      let message = "there is no directory and no git revision 'origin/main' in '\(workspace.folder.path)'; \(wayOut)"
      #expect(result.errors == "codable-enum: error: \(message)\n")
    }
    try git("switch", "--quiet", "--orphan", "other")
    try git("commit", "--quiet", "--allow-empty", "--message", "other")
    try workspace.write(before, to: "Sources/A/Model.swift")
    let message = "'main' and HEAD have no commit in common in '\(workspace.folder.path)'; \(wayOut)"
    #expect(check("main...").errors == "codable-enum: error: \(message)\n")
  }

  @Test func outsideOfARepositoryADirectoryIsNeeded() throws {
    let other = try Workspace()
    try other.write(before, to: "Model.swift")
    let result = other.run("check", "--against", "main", other.path("Model.swift"))
    #expect(result.code == .failure)
    #expect(
      result.errors.hasPrefix("codable-enum: error: 'main' is no directory, and 'Model.swift' is in no git repository")
    )
    #expect(result.errors.hasSuffix("; pass a directory with the old sources\n"))
    let message =
      "'main' is no directory, and there is no git to read it as a revision; pass a directory with the old sources"
    let shell = try other.shell("PATH=/nowhere $tool check --against main Model.swift")
    #expect(shell.status == 1)
    #expect(shell.errors == "codable-enum: error: \(message)\n")
  }

  /// A pull request may add the only folder that is checked; nothing that was there is missed.
  @Test func newInputsAreANote() throws {
    try workspace.write(before, to: "New/Model.swift")
    let result = workspace.run("check", "--against", "base", workspace.path("New"))
    #expect(result.code == .success)
    let note = "none of the inputs is in 'base', and no file there moved into them: all of them are new"
    #expect(result.errors == "codable-enum: note: \(note)\n")
  }

  @Test func filesMayMoveIntoTheInputs() throws {
    try change("  var name: String\n", to: "  var name: String\n  var size: Int\n")
    try git("mv", "Sources/A", "New")
    let result = workspace.run("check", "--against", "base", workspace.path("New"))
    #expect(result.code == .failure)
    #expect(result.errors == "New/Model.swift:3:7: error: \(required) [key-required]\n\(hint)")
  }

  @Test func aDirectoryWithoutSourcesIsAnError() throws {
    try workspace.write("", to: "Old/README.md")
    let message = "there is no Swift file in 'Old'; pass the directory with the old sources"
    #expect(check(workspace.path("Old")) == (.failure, "codable-enum: error: \(message)\n"))
  }

  @Test func itIsOneOfSeveralChecks() throws {
    let lock = workspace.run("check", "--against", "base", "--lock", "lock.json", workspace.path("Sources"))
    #expect(lock.code == .usage)
    #expect(
      lock.errors
        == "codable-enum: error: options '--lock' and '--against' do not go together; see codable-enum --help\n"
    )
    let peers = workspace.run("check", "--peers", workspace.path("Sources"))
    #expect(
      peers.errors
        == "codable-enum: error: option '--peers' needs the option '--lock' or '--against'; see codable-enum --help\n"
    )
  }
}
