import Testing

@testable import CodableEnumGenerator
@testable import CodableEnumContract

/// How structs and the types in them are read.
@Suite struct WireReadingTests {
  struct Row: CustomTestStringConvertible {
    var members: String
    var expected: [String]
    var testDescription: String { members }

    init(_ members: String, _ expected: String...) {
      self.members = members
      self.expected = expected
    }
  }

  @Test(arguments: [
    Row("var a: Int", "a: Int"),
    Row("var a: Int; let b: String?", "a: Int", "b: String?"),
    Row("public private(set) var a: Int", "a: Int"),
    Row("var a, b: Int, c: String", "a: Int", "b: Int", "c: String"),
    Row("var a = 1, b = -2.5, c = \"x\", d = true", "a: Int", "b: Double", "c: String", "d: Bool"),
    Row("let a = 1", "a: Int fixed"),
    Row("let a: Int? = nil", "a: Int? fixed"),
    Row("var a: Int? = nil\n var b: Optional<Int>\n var c: Int!", "a: Int?", "b: Int?", "c: Int?"),
    Row("var a = UUID()", "a: UUID"),
    Row("static let a = 1\n private static var b: Int { 1 }\n var c: Int", "c: Int"),
    Row("lazy var a = 1\n public lazy var b: Int = { 2 }()\n var c: Int", "c: Int"),
    Row("var a: Int { 1 }\n var b: Int\n { get { 1 } set {} }\n var c: Int", "c: Int"),
    Row("var a: Int { didSet { let x = 1 } }\n var b: Int = 2 { willSet {} }", "a: Int", "b: Int"),
    Row("var a: Int {\n // Tells.\n willSet {} }\n var b: Int {\n // Tells.\n 1 }", "a: Int"),
    Row("var a: Int = [1, 2].map { $0 }.first ?? 3, b: Int", "a: Int", "b: Int"),
    Row("var a:\n Int\n var b: [\n String\n :\n Int\n ]", "a: Int", "b: [String: Int]"),
    Row("var a: Int?\n func b() { let c = 1 }\n init(d: Int) { var e = d }", "a: Int?"),
    Row("var `default`: Int", "default: Int"),
    Row("@available(iOS 17, *) @MainActor var a: Int", "a: Int"),
    Row("var a: Int\n enum CodingKeys: String, CodingKey { case a = \"b\" }", "b: Int"),
    Row("var a: Int\n var b = 1\n enum CodingKeys: CodingKey { case a }", "a: Int"),
    Row("var a: Int\n enum CodingKeys: Int, CodingKey { case a = 7 }", "a: Int"),
    Row("var a: S\n var b: Self?\n var c: [S.T]\n struct T: Codable {}", "a: S", "b: S?", "c: [S.T]"),
    Row("typealias X = [Int]?\n var a: X\n var b: [X]", "a: [Int]?", "b: [[Int]?]"),
    Row("typealias Map<V> = [String: V]\n var a: Map<Int>", "a: [String: Int]"),
    Row("var a: Swift.Int\n var b: Foundation.Date\n var c: TimeInterval", "a: Int", "b: Date", "c: Double"),
    Row(
      "var a: Range<Int>\n var b: Set<UInt8>\n var c: [Int8: Int]",
      "a: Range<Int>",
      "b: Set<UInt8>",
      "c: [(Int8, Int)]"
    ),
    Row("struct Date: Codable {}\n var a: Date", "a: S.Date"),
    Row("var a: [[[Int?]?]]", "a: [[[Int?]?]]"),
  ])
  func readsProperties(row: Row) {
    let document = document(["S.swift": "struct S: Codable {\n\(row.members)\n}"])
    #expect(document.types(of: "S") == row.expected)
  }

  @Test(arguments: [
    Row("@Wrapped var a: Int", "'S' is left open: '@Wrapped' may change how it is coded"),
    Row("var a = f()", "'S' is left open: the type of its property 'a' is not written"),
    Row("var a: Int\n var b = .x", "'S' is left open: the type of its property 'b' is not written"),
    Row("let (a, b) = (1, 2)", "'S' is left open: it has properties in a pattern"),
    Row("#if X\n var a: Int\n #endif", "'S' is left open: 'a' is in an #if"),
    Row(
      "init(from decoder: any Decoder) throws {}",
      "'S' is left open: its init(from:) or encode(to:) is written by hand"
    ),
    Row(
      "var a: Int\n enum CodingKeys: String, CodingKey { case a = x }",
      "'S' is left open: its CodingKeys are not an enum of strings"
    ),
    Row("var a: (Int, Int)", "'(Int, Int)' is left open: only the compiler knows how it is coded"),
    Row("var a: any P", "'any P' is left open: only the compiler knows how it is coded"),
    Row("var a: Other<Int>", "'Other<Int>' is left open: the inputs do not declare it"),
    Row("typealias X = X.Y\n var a: X.Z", "'X.Z' is left open: the inputs do not declare it"),
    Row("typealias X = [X: X]\n var a: X", "'X' is left open: the inputs do not declare it"),
    Row("typealias X = X\n var a: X", "'X' is left open: the inputs do not declare it"),
  ])
  func leavesOpen(row: Row) {
    let source = "struct S: Codable {\n\(row.members)\n}\n// @CodableEnum\nenum E { case s(S) }"
    #expect(document(["S.swift": source]).openNotes.map(\.message) == row.expected)
  }

  /// Types in several files, with conformances anywhere.
  @Test(arguments: [
    (["struct S { var a: Int }", "extension S: Codable {}"], ["a: Int"]),
    (["struct S: P { var a: Int }", "protocol P: Q {}", "protocol Q: Sendable, Codable {}"], ["a: Int"]),
    (["struct S: C { var a: Int }", "typealias C = Codable & Sendable"], ["a: Int"]),
    (["struct S: Sendable { var a: Int }"], []),
    (["struct S: Codable { var a: Int }", "extension S { init(from decoder: Decoder) throws {} }"], []),
    (
      [
        "struct S: P { var a: Int }",
        "protocol P: Codable {}\nextension P { func encode(to e: any Encoder) throws {} }",
      ], []
    ),
    (["struct S: OptionSet, Codable { let rawValue: Int }"], ["Int"]),
    (["enum S: String, Codable { case a, b = \"c\" }"], ["String", "\"a\"", "\"c\""]),
    (["enum S: Int, Codable { case a = 3, b }"], ["Int", "3", "4"]),
    (["enum S: Codable { case a }"], []),
    (["enum S: Double, Codable { case half = 0.5, whole = 1 }"], ["Double", "0.5", "1"]),
    (["enum S: Double, Codable { case one = 1, two = 2 }"], ["Double", "1", "2"]),
    (["enum S: Character, Codable { case a = \"a\" }"], []),
    (["extension O { struct S: Codable { var a: T } }", "enum O { struct T: Codable {} }"], []),
    (["struct S: Codable { var a: O.T }", "extension O { struct T: Codable {} }", "enum O {}"], ["a: O.T"]),
    (["struct S: Codable { var a: T }", "private struct T: Codable {}"], ["a: T"]),
  ])
  func looksInAllFiles(files: [String], expected: [String]) {
    let sources = files.enumerated().map { Generator.readWire(SourceFile(path: "\($0).swift", text: $1)) }
    #expect(WireDocument(sources).types(of: "S") == expected)
  }

  /// Only types in the payloads of annotated enums are used, at any depth.
  @Test func knowsWhatIsUsed() {
    let document = document([
      "A.swift": """
      // @CodableEnum
      enum E { case a([String: A?]) }
      struct A: Codable { var b: Box<B> }
      struct B: Codable {}
      struct Box<T: Codable>: Codable { var t: T }
      struct Unused: Codable { var e: E }
      """
    ])
    #expect(document.definitions.filter(\.isUsed).map(\.id) == ["A", "B", "Box", "E"])
    #expect(document.definitions.map(\.id) == ["A", "B", "Box", "E", "Unused"])
  }

  /// The macro's enums are on the wire too, and their errors are reported.
  @Test func readsAttributes() {
    let file = Generator.readWire(
      SourceFile(path: "A.swift", text: "@CodableEnum(strategy: .rawValue)\nenum E { case a }")
    )
    #expect(file.isAnnotated)
    #expect(file.diagnostics.isEmpty)
    #expect(WireDocument([file]).definitions.map(\.id) == ["E"])
    let wrong = Generator.readWire(
      SourceFile(path: "A.swift", text: "@CodableEnum(strategy: .rawValues)\nenum E { case a }")
    )
    #expect(wrong.diagnostics.count == 1)
  }

  /// No nesting exhausts the stack.
  @Test func survivesDeepTypes() {
    let deep = String(repeating: "[", count: 10_000) + "Int" + String(repeating: "]", count: 10_000)
    let document = document(["S.swift": "struct S: Codable { var a: \(deep) }"])
    #expect(document.openNotes.count == 1)
  }
}
