import Foundation
import Goldens
import Testing

@Suite struct LabeledTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"load":{"key":"MyKey"}}"#, Command.load(key: "MyKey"))
    try expectBothWays(#"{"store":{"_1":42,"key":"MyKey"}}"#, Command.store(key: "MyKey", 42))
    try expectBothWays(#"{"dump":{}}"#, Command.dump)
    try expectBothWays(#"{"opt":{"b":"x"}}"#, Command.opt(a: nil, b: "x"))
    try expectRead(#"{"opt":{"a":null,"b":"x"}}"#, Command.opt(a: nil, b: "x"))
    try expectRead(#""dump""#, Command.dump)
  }

  /// Each value, with our coding and the compiler's.
  private static let pairs: [(Command, SynthesizedCommand)] = [
    (.load(key: "k"), .load(key: "k")),
    (.store(key: "k", 4), .store(key: "k", 4)),
    (.dump, .dump),
    (.opt(a: nil, b: "x"), .opt(a: nil, b: "x")),
    (.opt(a: 1, b: "x"), .opt(a: 1, b: "x")),
    (.named("x", nil), .named("x", nil)),
    (.named("x", 1), .named("x", 1)),
    (.withDefault(count: 7, in: true), .withDefault(count: 7, in: true)),
    (.nested(.dump, then: [.load(key: "k")]), .nested(.dump, then: [.load(key: "k")])),
  ]

  @Test(arguments: pairs.indices)
  func isWhatTheCompilerWrites(index: Int) throws {
    let (ours, synthesized) = Self.pairs[index]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(synthesized)
    #expect(try encoder.encode(ours) == json)
    #expect(try JSONDecoder().decode(Command.self, from: json) == ours)
    #expect(try JSONDecoder().decode(SynthesizedCommand.self, from: try encoder.encode(ours)) == synthesized)
    let list = try PropertyListEncoder().encode([synthesized])
    #expect(try PropertyListDecoder().decode([Command].self, from: list) == [ours])
  }

  /// The compiler's synthesis requires every key.
  @Test func readsDefaults() throws {
    try expectRead(#"{"withDefault":{"in":true}}"#, Command.withDefault(in: true))
  }
}
