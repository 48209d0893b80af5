import CodableEnumFiles
import TestSupport
import Testing

/// `audit`, on coding that is wrong as it is.
@Suite struct AuditCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func audit(_ source: String, _ flags: String...) throws -> (code: ExitCode, errors: String) {
    try workspace.write(source, to: "Model.swift")
    let result = workspace.run(["audit"] + flags + [workspace.path("Model.swift")])
    return (result.code, result.errors)
  }

  /// - Parameters:
  ///   - square: What the case is written as.
  ///   - rest: The end of the switch that writes.
  private func shape(
    _ square: String = "square",
    _ rest: String = "case .none: try c.encode(\"none\", forKey: .type)"
  )
    -> String
  {
    """
    enum Shape: Codable {
      case circle(r: Int)
      case square(a: Int?)
      case none
      enum CodingKeys: String, CodingKey { case type, r, a }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch try c.decode(String.self, forKey: .type) {
        case "circle": self = .circle(r: try c.decode(Int.self, forKey: .r))
        case "square": self = .square(a: try c.decodeIfPresent(Int.self, forKey: .a))
        case "none": self = .none
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
          try c.encode("\(square)", forKey: .type)
          try c.encodeIfPresent(a, forKey: .a)
        \(rest)
        }
      }
    }

    """
  }

  @Test func codeThatReadsWhatItWritesIsFine() throws {
    let result = try audit(shape())
    #expect(result.code == .success)
    #expect(result.errors == "")
  }

  /// Their examples have no end.
  @Test func structsThatHaveEachOther() throws {
    func half(_ name: String, _ other: String) -> String {
      """
      struct \(name): Codable {
        var other: [\(other)?]
        var only: \(other)?
        enum CodingKeys: String, CodingKey { case other, only }
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          other = try c.decode([\(other)?].self, forKey: .other)
          only = try c.decodeIfPresent(\(other).self, forKey: .only)
        }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(other, forKey: .other)
          try c.encodeIfPresent(only, forKey: .only)
        }
      }

      """
    }
    let unknown = "is not understood: nothing says which JSON some of its values have"
    #expect(
      try audit(half("A", "B") + half("B", "A"), "--verbose").errors == """
        Model.swift:1:1: note: 'A' \(unknown)
        Model.swift:16:1: note: 'B' \(unknown)

        """
    )
  }

  /// The compiler's half reads `{"text":{"_0":"x"}}`, which is no string.
  @Test func anEnumThatOnlyWritesByHand() throws {
    let source = """
      enum Stop: Codable {
        case text(String)
        func encode(to encoder: any Encoder) throws {
          var c = encoder.singleValueContainer()
          switch self { case .text(let v): try c.encode(v) }
        }
      }

      """
    #expect(try audit(source).errors.contains("case 'text' of Stop is written as \"x\", which it refuses to read"))
  }

  /// Only what no value of a case is read as is said.
  @Test func largeIntegersAreReadAsTheirOwnCase() throws {
    func value(_ first: String, _ second: String) -> String {
      """
      enum Value: Codable {
        case first(\(first))
        case second(\(second))
        init(from decoder: any Decoder) throws {
          let c = try decoder.singleValueContainer()
          if let v = try? c.decode(\(first).self) { self = .first(v) } else { self = .second(try c.decode(\(second).self)) }
        }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.singleValueContainer()
          switch self {
          case .first(let v): try c.encode(v)
          case .second(let v): try c.encode(v)
          }
        }
      }

      """
    }
    #expect(try audit(value("Int", "UInt64")).errors == "")
    #expect(try audit(value("Double", "Int")).errors.contains("case 'second' of Value is written as 1, which is read"))
  }

  @Test func aCaseThatIsNotWritten() throws {
    let result = try audit(shape("square", "default: break"))
    #expect(result.code == .failure)
    #expect(
      result.errors == """
        Model.swift:4:8: error: case 'none' of Shape is written as {}, which it refuses to read; write what is read, or \
        read it [written-not-read]

        """
    )
  }

  @Test func aTagThatOnlyOneSideKnows() throws {
    #expect(
      try audit(shape("sqare")).errors == """
        Model.swift:3:8: error: case 'square' of Shape is written as {"type":"sqare","a":1}, which it refuses to \
        read; write what is read, or read it [written-not-read]

        """
    )
    #expect(
      try audit(shape("none")).errors == """
        Model.swift:3:8: error: case 'square' of Shape is written as {"type":"none","a":1}, which is read as case 'none'; \
        write what tells them apart [read-as-other]

        """
    )
  }

  @Test func aValueThatIsNotWritten() throws {
    let source = shape().replacing("      try c.encodeIfPresent(a, forKey: .a)\n", with: "").replacing(
      "(let a)",
      with: ""
    )
    #expect(
      try audit(source).errors == """
        Model.swift:3:8: error: 'a' of case 'square' of Shape is read and not written: {"type":"square"} is read without \
        it; write it in encode(to:) [value-not-written]

        """
    )
  }

  private let structure = """
    struct Page: Codable {
      var number: Int
      var title: String?
      var cache: Int?
      enum CodingKeys: String, CodingKey { case number, title = "t", cache }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        number = try c.decode(Int.self, forKey: .number)
        title = try c.decodeIfPresent(String.self, forKey: .title)
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(number, forKey: .number)
        try c.encodeIfPresent(title, forKey: .title)
      }
    }

    """

  /// Each change of `structure` that is a fault, and the finding.
  @Test(arguments: [
    (
      "    try c.encodeIfPresent(title, forKey: .title)\n", "",
      """
      Model.swift:3:7: error: 'title' of Page is read and not written: {"number":1} is read without it; write it in \
      encode(to:) [value-not-written]

      """
    ),
    (
      "    try c.encode(number, forKey: .number)\n", "",
      """
      Model.swift:1:1: error: Page is written as {"t":"x"}, which it refuses to read; write what is read, or read it \
      [written-not-read]

      """
    ),
    (
      "try c.encodeIfPresent(title, forKey: .title)", "try c.encodeIfPresent(title, forKey: .cache)",
      """
      Model.swift:3:7: error: 'title' of Page is written as "cache" and read from "t": {"number":1,"cache":"x"} is read \
      without it; give it one key [written-not-read]

      """
    ),
    (
      "try c.encodeIfPresent(title, forKey: .title)",
      "try c.encodeIfPresent(title, forKey: .title); try c.encodeIfPresent(cache, forKey: .cache)",
      """
      Model.swift:4:7: error: 'cache' of Page is written as "cache" and never read: {"number":1,"t":"x","cache":1} is \
      read without it; read it in init(from:) [written-not-read]

      """
    ),
    (
      "try c.encodeIfPresent(title, forKey: .title)",
      "try c.encodeIfPresent(title, forKey: .title); try c.encode(cache, forKey: .number)",
      """
      Model.swift:2:7: error: 'number' of Page is written as "number", and so is another value after it: \
      {"t":"x","number":1} has only the last one; give one another key [key-written-twice]

      """
    ),
  ]) func structs(text: String, other: String, finding: String) throws {
    #expect(try audit(structure).errors == "")
    #expect(try audit(structure.replacing(text, with: other)).errors == finding)
  }

  @Test func valuesThatAreExchanged() throws {
    let source = structure.replacing("var title: String?", with: "var title: Int?").replacing(
      "String.self",
      with: "Int.self"
    )
    .replacing(
      "    number = try c.decode(Int.self, forKey: .number)",
      with: "    number = try c.decode(Int.self, forKey: .title)"
    )
    .replacing(
      "title = try c.decodeIfPresent(Int.self, forKey: .title)",
      with: "title = try c.decodeIfPresent(Int.self, forKey: .number)"
    )
    #expect(
      try audit(source).errors == """
        Model.swift:1:1: error: Page is written as {"number":1} if title is nil, which it refuses to read; write what is \
        read, or read it [written-not-read]
        Model.swift:2:7: error: 'number' of Page is read from where 'title' is written: {"number":1,"t":1}; read it from \
        its own key [read-as-other]
        Model.swift:3:7: error: 'title' of Page is read from where 'number' is written: {"number":1,"t":1}; read it from \
        its own key [read-as-other]

        """
    )
  }

  /// A struct of which the compiler writes one half, with keys that nobody declares.
  @Test func halves() throws {
    let half = """
      struct Page: Codable {
        var kind: Kind = .page
        var number: Int
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          kind = try c.decode(Kind.self, forKey: .kind)
          number = try c.decode(Int.self, forKey: .number)
        }
      }
      enum Kind: String, Codable { case page, file }

      """
    #expect(try audit(half) == (.success, ""))
    let other = half.replacing("CodingKeys.self)", with: "Keys.self)").replacing(
      "}\nenum",
      with: "  enum Keys: String, CodingKey { case kind, number = \"no\" }\n}\nenum"
    )
    #expect(
      try audit(other).errors == """
        Model.swift:1:1: error: Page is written as {"kind":"page","number":1}, which it refuses to read; write what is \
        read, or read it [written-not-read]

        """
    )
  }

  @Test func rawValuesThatDoNotComeBack() throws {
    let source = """
      enum Level: RawRepresentable, Codable {
        case low, high
        init?(rawValue: String) {
          switch rawValue {
          case "low": self = .low
          case "high": self = .high
          default: return nil
          }
        }
        var rawValue: String {
          switch self {
          case .low: "low"
          case .high: "high"
          }
        }
      }

      """
    #expect(try audit(source) == (.success, ""))
    #expect(
      try audit(source.replacing("case .high: \"high\"", with: "case .high: \"hi\"")).errors == """
        Model.swift:2:13: error: case 'high' of Level is written as "hi", which it refuses to read; write what is read, or \
        read it [written-not-read]

        """
    )
    let raw = """
      enum Size: String, Codable {
        case small = "S", large = "L"
        init?(rawValue: String) { if rawValue == "S" { self = .small } else { return nil } }
      }

      """
    #expect(
      try audit(raw).errors == """
        Model.swift:2:21: error: case 'large' of Size is written as "L", which it refuses to read; write what is read, or \
        read it [written-not-read]

        """
    )
  }

  private let closed = """
    enum State: String, Codable { case on, off, unknown }
    struct Lamp: Codable { var state: State? }
    struct Home: Codable { var lamps: [Lamp] }

    """

  @Test func anUnknownValueThrowsAWholeListAway() throws {
    let result = try audit(closed)
    #expect(result.code == .failure)
    #expect(
      result.errors == """
        Model.swift:1:45: error: a value that 'State' doesn't have is not read as 'unknown', but throws the whole 'Home' \
        away: {"lamps":[{"state":"zzz"}]} is refused; write an init(from:) that makes it 'unknown', or let an annotation \
        catch it: @CodableCase(catches: .unknown) [unknown-throws]

        """
    )
  }

  /// `other` may be a value like any.
  @Test func otherIsASignWhereCodeFallsBackToIt() throws {
    let other = closed.replacing("unknown", with: "other")
    #expect(try audit(other).code == .success)
    let code = "func state(_ text: String) -> State { State(rawValue: text) ?? .other }\n"
    #expect(
      try audit(other + code).errors.contains("'State' doesn't have is not read as 'other', but throws the whole")
    )
    #expect(try audit(other + code.replacing("State", with: "Mode")).code == .success)
  }

  @Test(arguments: [
    // Nothing is in a list.
    ("[Lamp]", "Lamp"),
    // The type decides itself.
    (
      "off, unknown }",
      "off, unknown; init(rawValue: String) { self = rawValue == \"on\" ? .on : rawValue == \"off\" ? .off : .unknown } }"
    ),
    (
      "off, unknown }",
      """
      off, unknown
        init(from decoder: any Decoder) throws {
          self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
      }
      """
    ),
    // It is only written.
    ("Codable", "Encodable"),
  ]) func whatIsNotClosedOrNotReadIsFine(text: String, other: String) throws {
    #expect(try audit(closed.replacing(text, with: other)).code == .success)
  }

  /// The sign is that other code takes such values for nil.
  @Test func nilElsewhereIsASign() throws {
    let source =
      closed.replacing(", unknown", with: "") + """
        struct Old: Decodable {
          var state: State?
          enum CodingKeys: CodingKey { case state }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            state = try? c.decode(State.self, forKey: .state)
          }
        }

        """
    #expect(
      try audit(source).errors == """
        Model.swift:1:1: error: a value that 'State' doesn't have is nil elsewhere, and here throws the whole 'Home' away: \
        {"lamps":[{"state":"zzz"}]} is refused; write an init(from:) that makes it a case of its own, or let an \
        annotation catch it: @CodableCase(catches: .unknown) [unknown-throws]

        """
    )
  }

  @Test func withoutASignItIsACount() throws {
    let source = closed.replacing(", unknown", with: "")
    let count =
      "codable-enum: note: an unknown value of 1 enum would throw a whole list or dictionary away; --verbose lists them\n"
    #expect(try audit(source) == (.success, count))
    let all = """
      Model.swift:1:1: note: an unknown value of 'State' throws 'Home' away: {"lamps":[{"state":"zzz"}]}

      """
    #expect(try audit(source, "--verbose") == (.success, all))
  }

  @Test func whatIsNotUnderstoodIsACount() throws {
    let source = shape().replacing("self = .none", with: "self = make(c)")
    #expect(
      try audit(source)
        == (.success, "codable-enum: note: the coding of 1 type isn't understood; --verbose says why\n")
    )
    #expect(try audit(source, "--verbose").errors.hasPrefix("Model.swift:11:"))
  }

  @Test(arguments: [
    (
      "enum Half: Codable {\n  case a\n  #if DEBUG\n  case b\n  #endif\n  func encode(to encoder: any Encoder) throws {}\n}",
      "1:1: note: 'Half' is not understood: which cases there are is decided by '#if'"
    ),
    (
      """
      #if DEBUG
      struct One: Codable { init(from decoder: any Decoder) throws {} }
      #else
      struct One: Codable { func encode(to encoder: any Encoder) throws {} }
      #endif
      """,
      "2:1: note: 'One' is not understood: it is declared more than once"
    ),
  ])
  func theReasonIsTheCodeInFront(source: String, note: String) throws {
    let notes = try audit(source + "\n", "--verbose").errors
    #expect(notes.split(separator: "\n").first.map(String.init) == "Model.swift:\(note)")
  }

  /// What a superclass codes is beside it, and JSON that nothing is known of is no reason.
  @Test(arguments: ["class Part: Whole", "final class Part: NSObject, Codable", "struct Part: Codable"])
  func unknownValuesAndSuperclassesAreLeftOut(head: String) throws {
    let isSubclass = head.hasSuffix("Whole")
    let source = """
      import Other

      \(head) {
        let path: AbsolutePath
        let standard: String?
        enum CodingKeys: String, CodingKey { case path, standard }
        \(isSubclass ? "override " : "")func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(path, forKey: .path)
          try container.encode(standard, forKey: .standard)
          \(isSubclass ? "try super.encode(to: encoder)" : "")
        }
        required init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          path = try container.decode(AbsolutePath.self, forKey: .path)
          standard = try container.decode(String.self, forKey: .standard)
          \(isSubclass ? "try super.init(from: decoder)" : "")
        }
      }

      """
    let result = try audit(source).errors
    #expect(
      result.hasPrefix(
        """
        Model.swift:3:\(head.hasPrefix("final") ? 7 : 1): error: Part is written as {"path":{"…":true},"standard":null} if \
        standard is nil, which it refuses to read; write what is read, or read it [written-not-read]

        """
      ),
      "\(result)"
    )
    // A path may be a text.
    let standard = "(String.self, forKey: .standard)"
    let fine = source.replacing("decode\(standard)", with: "decodeIfPresent\(standard)")
    #expect(!(try audit(fine).errors.contains("error")))
    #expect(!(try audit(fine.replacing("decode(AbsolutePath", with: "decode(String")).errors.contains("error")))
  }

  /// What is only read by hand has no half that the compiler codes: it is not read by its properties.
  @Test func typesThatAreOnlyReadAreReadByTheirCode() throws {
    let source = """
      struct Failable<T: Decodable>: Decodable {
        let result: Result<T, Error>
        init(from decoder: Decoder) throws { result = Result(catching: { try T(from: decoder) }) }
        var value: T? { try? result.get() }
      }
      struct Image: Codable { var url: URL }
      struct Shop: Codable {
        var images: [Image]
        enum CodingKeys: CodingKey { case images }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          images = try c.decode([Failable<Image>].self, forKey: .images).compactMap(\\.value)
        }
      }

      """
    let note = "Model.swift:12:18: note: 'Shop' is not understood: what '.compactMap' does here is not known\n"
    #expect(try audit(source, "--verbose") == (.success, note))
  }

  /// A key that a class doesn't write, and asks for, may be written by its superclass.
  @Test func superclassesMayWriteWhatIsRead() throws {
    let source = """
      class Part: Whole {
        let text: String
        enum CodingKeys: CodingKey { case text, kind }
        required init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          _ = try container.decode(Int.self, forKey: .kind)
          text = try container.decode(String.self, forKey: .text)
          try super.init(from: decoder)
        }
        override func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(text, forKey: .text)
          try super.encode(to: encoder)
        }
      }

      """
    #expect(try audit(source) == (.success, ""))
    // Without it nobody does.
    let alone = source.replacing("    try super.encode(to: encoder)\n", with: "")
    #expect(
      try audit(alone).errors == """
        Model.swift:1:1: error: Part is written as {"text":"x"}, which it refuses to read; write what is read, or read it \
        [written-not-read]

        """
    )
  }

  /// What a type reads is not what its code writes, if that isn't understood.
  @Test func onlyWhatIsReallyWrittenIsShown() throws {
    func source(_ value: String) -> String {
      """
      struct Input: Codable {
        var text: String?
        enum CodingKeys: CodingKey { case text }
        init(from decoder: Decoder) throws {
          text = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .text)
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(\(value), forKey: .text)
        }
      }
      enum Call: Codable {
        case run(Input)
        enum Name: String, Decodable { case run }
        init(from decoder: Decoder) throws {
          switch try decoder.singleValueContainer().decode(Name.self) {
          case .run: self = .run(try Input(from: decoder))
          }
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .run(let input): try container.encode(input)
          }
        }
      }

      """
    }
    #expect(try audit(source("text")).errors.contains("'run' of Call is written as {\"text\":\"x\"}, which it refuses"))
    let other = try audit(source("escaped(text)"), "--verbose")
    #expect(other.code == .success)
    #expect(other.errors.contains("'Call' is not understood: nothing says which JSON some of its values have"))
  }

  @Test func aClassOfWhichOnlyAHalfIsByHandIsCounted() throws {
    let source =
      "class Part: Whole {\n  required init(from decoder: Decoder) throws { try super.init(from: decoder) }\n}\n"
    #expect(
      try audit(source, "--verbose").errors
        == "Model.swift:1:1: note: 'Part' is not understood: its superclass codes a half of it\n"
    )
  }

  /// A value of its own type, and a function of a protocol.
  @Test func anUnknownCaseThatIsNotWritten() throws {
    let source = """
      protocol Union: Codable {}
      extension Union {
        static func members(of container: SingleValueDecodingContainer) throws -> [String: Value] {
          try container.decode([String: Value].self)
        }
      }
      enum Value: Codable {
        case text(String)
        case list([Value])
        case object([String: Value])
        init(from decoder: Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let value = try? container.decode(String.self) {
            self = .text(value)
          } else if let value = try? container.decode([Value].self) {
            self = .list(value)
          } else {
            self = .object(try container.decode([String: Value].self))
          }
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .text(let value): try container.encode(value)
          case .list(let value): try container.encode(value)
          case .object(let value): try container.encode(value)
          }
        }
      }
      enum Preference: Union {
        case adult(Bool)
        case unknown(String, [String: Value])
        enum CodingKeys: String, CodingKey { case type, on }
        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let type = try container.decode(String.self, forKey: .type)
          switch type {
          case "adult": self = .adult(try container.decode(Bool.self, forKey: .on))
          default: self = .unknown(type, try Self.members(of: try decoder.singleValueContainer()))
          }
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          case .adult(let isOn):
            try container.encode("adult", forKey: .type)
            try container.encode(isOn, forKey: .on)
          default: break
          }
        }
      }

      """
    #expect(
      try audit(source, "--verbose").errors == """
        Model.swift:32:8: error: case 'unknown' of Preference is written as {}, which it refuses to read; write what is \
        read, or read it [written-not-read]

        """
    )
  }

  @Test func aCommentKeepsAFinding() throws {
    let source = closed.replacing(
      "enum State",
      with: "// codable-enum: accepts unknown-throws: the server has no others\nenum State"
    )
    #expect(try audit(source) == (.success, ""))
  }

  @Test func aBaselineKeepsFindings() throws {
    let file = workspace.path("baseline.txt")
    let written = try audit(closed, "--write-baseline", file)
    #expect(
      written
        == (.success, "codable-enum: note: 'baseline.txt' keeps 1 finding; commit it, and pass it with --baseline\n")
    )
    #expect(
      workspace.read("baseline.txt") == """
        # Findings of codable-enum audit that are kept.
        unknown-throws State.unknown

        """
    )
    #expect(try audit(closed, "--baseline", file) == (.success, ""))
    #expect(try audit(closed.replacing("State", with: "Mode"), "--baseline", file).code == .failure)
    try workspace.write("unknown-throw State.unknown\n", to: "baseline.txt")
    #expect(
      try audit(closed, "--baseline", file).errors.hasPrefix(
        "baseline.txt:1:1: error: 'unknown-throw' is no id of a finding; write the file with --write-baseline\n"
      )
    )
  }

  @Test func programsGetTheWitness() throws {
    let errors = try audit(closed, "--diagnostics", "json").errors
    #expect(
      errors.contains(#""id":"unknown-throws","at":"State.unknown","witness":"{\"lamps\":[{\"state\":\"zzz\"}]}"}"#)
    )
  }
}
