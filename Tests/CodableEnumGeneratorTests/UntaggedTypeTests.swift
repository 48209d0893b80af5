import Testing

@testable import CodableEnumGenerator

private let nestedNumber = "// @CodableEnum(strategy: .untagged)\nenum Outside { case d(Double), b(Bool?) }"
private let nestedURL = "// @CodableEnum(strategy: .untagged)\nenum Outside { case u(URL), p(Decimal) }"

private let tagFirst = "// @CodableEnum(strategy: .tagFirst)\nenum Outside { case a(Int), b }"
private let openTagFirst = """
  // @CodableEnum(strategy: .tagFirst, emptyCases: .name)
  enum Outside {
    case a(Int)  // @CodableCase(1)
    case other(Int, CodableValue)  // @CodableCase(catches: .unknown)
  }
  """
private let contentUnderTag = "// @CodableEnum(strategy: .adjacent(content: .tag))\nenum Outside { case a(Int), b }"

/// The kinds that an untagged enum asks for, by the types of its values.
@Suite struct UntaggedTypeTests {
  @Test(arguments: [
    // A null key doesn't count, so a key that may be null identifies nothing.
    (
      "typealias Outside = Int?", "case a(w: Outside), b(z: Int)",
      #"[.init("a"), .init("b", requires: "z", over: "a")]"#
    ),
    ("enum Outside: String, Codable { case a }", "case n(Int), k(Outside)", "kinds: [.integer], literals: [.string]"),
    ("enum Outside: UInt8, Codable { case a }", "case s(String), k(Outside)", "kinds: [.string], literals: [.integer]"),
    ("enum Outside: UInt8 { case a }\nextension Outside: Codable {}", "case k(Outside)", "literals: [.integer]"),
    ("struct Int: Codable { var q: String }", "case i(Swift.Int), l(q: Int)", "kinds: [.integer, .object]"),
    ("struct Int: Codable { var q: String }", "case i(Swift::Int), l(q: Int)", "kinds: [.integer, .object]"),
    ("enum Outside: String, Codable { case a }", "case n(Int), k(App::Outside)", "literals: [.string]"),
    (
      "import Lib\nenum Outside: String, Codable { case a }", "case n(Int), k(Lib::Outside)",
      #"payloadOfObject(of: "k")"#
    ),
    ("enum Outside: Swift::UInt8, Swift::Codable { case a }", "case s(String), k(Outside)", "literals: [.integer]"),
    ("struct A<Int>: Codable {}", "case a(Swift::Int), s(Swift::String)", "kinds: [.integer, .string]"),
    ("typealias Raw = String\nenum Outside: Raw, Codable { case a }", "case n(Int), k(Outside)", "literals: [.string]"),
    (
      "protocol Base: Codable {}\nprotocol Stored: Base {}\nstruct A: Stored { var x: Int }\nstruct B: Stored { var y: Int }",
      "case a(A), b(B)", #"[.init("a", requires: "x"), .init("b", requires: "y")]"#
    ),
    ("typealias ID = UInt64", "case n(ID), s(String)", "integers: Swift.UInt64.self"),
    ("typealias IDs = [Int]", "case l(IDs), s(String)", "kinds: [.string, .array]"),
    ("struct A: Codable {}\ntypealias Maybe = A?", "case a(Maybe), s(String)", "self = .a(nil)"),
    ("typealias Loop = Loop?", "case l(Loop), s(String)", #".payloadOfObject(of: "l")"#),
    ("struct Date: Codable {}", "case d(Date), b(Bool)", #".payloadOfObject(of: "d")"#),
    ("", "case d(Duration), s(String)", "kinds: [.string, .array]"),
    ("", "case m(Merged<A, B>), s(String)", "kinds: [.string, .object]"),
    ("typealias M = CodableEnum.Merged<A, B>", "case m(M), n(Int)", "kinds: [.integer, .object]"),
    ("typealias Merged<A, B> = [A]", "case m(Merged<Int, B>), n(Int)", "kinds: [.integer, .array]"),
    ("", "case k(String.Kind), s(String)", #"_encodeBareObject(value, inCase: "k", of: Self.self)"#),
    ("", "case k(Elsewhere)  // @CodableCase(matches: .string)\ncase n(Int)", "kinds: [.integer, .string]"),
    ("", "case k(Elsewhere)  // @CodableCase(matches: .string)\ncase n(Int)", "try encoder._encodeBare(value)"),
    ("", "case d(Double), s(String)", #"_encodeBareFinite(value, inCase: "d", of: Self.self)"#),
    ("", "case d(Double), b(Bool)", "try encoder._encodeBare(value)"),
    ("", "case d(Double), u(URL)", #"_encodeBareFinite(value, inCase: "d", of: Self.self)"#),
    ("", "case p(Decimal), s(UUID)", #"_encodeBareFinite(value, inCase: "p", of: Self.self)"#),
    (nestedNumber, "case m(Outside), s(UUID)", #"_encodeBareFinite(value, inCase: "m", of: Self.self)"#),
    (
      "", "case k(Elsewhere)  // @CodableCase(matches: .number)\ncase s(String)",
      #"_encodeBareFinite(value, inCase: "k", of: Self.self)"#
    ),
    (
      "", "case n(Int)  // @CodableCase(matches: .number)\ncase s(String)",
      "case .n(let value):\n      try encoder._encodeBare("
    ),
    (nestedNumber, "case m(Outside), o([String: Int])", "try encoder._encodeBare(value)"),
    (nestedURL, "case m(Outside), b(Bool)", "kinds: [.boolean, .number, .decimal, .string, .url]"),
    (nestedURL, "case m(Outside?), b(Bool)", "kinds: [.null, .boolean, .number, .decimal, .string, .url]"),
    ("", "case d(Double)  // @CodableCase(matches: .number)\ncase s(String)", "_encodeBareFinite"),
    (inner("d(Double), b(Bool)"), "case i(Inner), s(String)", #"_encodeBareFinite(value, inCase: "i", of: Self.self)"#),
    (inner("u(URL), b(Bool)"), "case i(Inner), n(Int)", "kinds: [.boolean, .string, .url, .integer]"),
    (inner("at(Date), never"), "case i(Inner)", "kinds: [.null, .number, .date, .string]"),
    (tagFirst, "case m(Outside), s(String)", "kinds: [.string, .array]"),
    (openTagFirst, "case m(Outside), s(String)", "kinds: [.integer, .array, .string]"),
    (contentUnderTag, "case m(Outside), s(String)", "kinds: [.string, .object]"),
    (
      "enum Kind: Int, Codable { case a }\ntypealias Outside = Kind", "\(shadow)case k(Outside), s(String)",
      "kinds: [.string], literals: [.integer]"
    ),
  ])
  func asksForWhatTheTypesAre(declaration: String, cases: String, expected: String) throws {
    let text = "\(declaration)\n// @CodableEnum(strategy: .untagged)\nenum E {\n\(cases)\n}\n"
    let generated = Generator.generate(SourceFile(path: "E.swift", text: text))
    #expect(generated.diagnostics == [])
    let output = try #require(generated.output)
    #expect(output[try #require(output.range(of: "extension E:")).lowerBound...].contains(expected), "\(output)")
  }

  private static func inner(_ cases: String) -> String {
    "// @CodableEnum(strategy: .untagged)\nenum Inner { case \(cases) }"
  }

  /// Not the meaning of an alias outside the enum.
  private static let shadow = "enum Kind: String, Codable { case a }\n"
}
