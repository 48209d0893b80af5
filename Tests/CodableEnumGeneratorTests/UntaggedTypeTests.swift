import Testing

@testable import CodableEnumGenerator

private let nestedNumber = "// @CodableEnum(strategy: .untagged)\nenum Outside { case d(Double), b(Bool?) }"
private let nestedURL = "// @CodableEnum(strategy: .untagged)\nenum Outside { case u(URL), p(Decimal) }"

/// What an untagged enum asks for, by the types of its values.
@Suite struct UntaggedTypeTests {
  @Test(arguments: [
    ("enum Outside: String, Codable { case a }", "case n(Int), k(Outside)", "kinds: [.integer, .string]"),
    ("enum Outside: UInt8, Codable { case a }", "case s(String), k(Outside)", "integers: Swift.UInt8.self"),
    ("typealias ID = UInt64", "case n(ID), s(String)", "integers: Swift.UInt64.self"),
    ("typealias IDs = [Int]", "case l(IDs), s(String)", "kinds: [.string, .array]"),
    ("typealias Loop = Loop?", "case l(Loop), s(String)", #".payloadOfObject(of: "l")"#),
    ("struct Date: Codable {}", "case d(Date), b(Bool)", #".payloadOfObject(of: "d")"#),
    ("", "case d(Duration), s(String)", "kinds: [.string, .array]"),
    ("", "case k(String.Kind), s(String)", #"encodeBareObject(value, inCase: "k", of: Self.self)"#),
    ("", "case k(Elsewhere)  // @CodableCase(matches: .string)\ncase n(Int)", "kinds: [.integer, .string]"),
    ("", "case k(Elsewhere)  // @CodableCase(matches: .string)\ncase n(Int)", "try encoder.encodeBare(value)"),
    ("", "case d(Double), s(String)", #"encodeBareFinite(value, inCase: "d", of: Self.self)"#),
    ("", "case d(Double), b(Bool)", "try encoder.encodeBare(value)"),
    ("", "case d(Double), u(URL)", #"encodeBareFinite(value, inCase: "d", of: Self.self)"#),
    ("", "case p(Decimal), s(Character)", #"encodeBareFinite(value, inCase: "p", of: Self.self)"#),
    (nestedNumber, "case m(Outside), s(UUID)", #"encodeBareFinite(value, inCase: "m", of: Self.self)"#),
    (
      "", "case k(Elsewhere)  // @CodableCase(matches: .number)\ncase s(String)",
      #"encodeBareFinite(value, inCase: "k", of: Self.self)"#
    ),
    (
      "", "case n(Int)  // @CodableCase(matches: .number)\ncase s(String)",
      "case .n(let value):\n      try encoder.encodeBare("
    ),
    (nestedNumber, "case m(Outside), o([String: Int])", "try encoder.encodeBare(value)"),
    (nestedURL, "case m(Outside), b(Bool)", "kinds: [.boolean, .number, .decimal, .string, .url]"),
    (nestedURL, "case m(Outside?), b(Bool)", "kinds: [.null, .boolean, .number, .decimal, .string, .url]"),
  ])
  func asksForWhatTheTypesAre(declaration: String, cases: String, expected: String) throws {
    let text = "\(declaration)\n// @CodableEnum(strategy: .untagged)\nenum E {\n\(cases)\n}\n"
    let generated = Generator.generate(SourceFile(path: "E.swift", text: text))
    #expect(generated.diagnostics == [])
    #expect(try #require(generated.output).contains(expected))
  }
}
