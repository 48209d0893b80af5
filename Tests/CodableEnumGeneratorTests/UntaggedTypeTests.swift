import Testing

@testable import CodableEnumGenerator

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
  ])
  func asksForWhatTheTypesAre(declaration: String, cases: String, expected: String) throws {
    let text = "\(declaration)\n// @CodableEnum(strategy: .untagged)\nenum E {\n\(cases)\n}\n"
    let generated = Generator.generate(SourceFile(path: "E.swift", text: text))
    #expect(generated.diagnostics == [])
    #expect(try #require(generated.output).contains(expected))
  }
}
