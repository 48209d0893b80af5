import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct UnknownCaseTests {
  @Test func unknownCasesAreWrittenBackAsTheyWere() throws {
    try expectBothWays(#"{"k":[1],"type":"zzz"}"#, Evolving.unknown("zzz", ["k": [1]]))
    try expectBothWays(#"{"type":"zzz"}"#, Evolving.unknown("zzz", [:]))
    try expectBothWays(#"{"zzz":{"k":[1]}}"#, EvolvingKeyed.other(name: "zzz", content: ["k": [1]]))
    try expectBothWays(#"{"zzz":null}"#, EvolvingKeyed.other(name: "zzz", content: nil))
    try expectRead(#""zzz""#, EvolvingKeyed.other(name: "zzz", content: nil))
    try expectBothWays(#"{"content":{"k":[1]},"type":"zzz"}"#, EvolvingAdjacent.other("zzz", ["k": [1]]))
    try expectBothWays(#"{"type":"zzz"}"#, EvolvingAdjacent.other("zzz", nil))
    try expectRead(#"{"type":"zzz","content":null}"#, EvolvingAdjacent.other("zzz", nil))
    try expectBothWays(#"{"k":1,"type":"zzz"}"#, Whole.other(["type": "zzz", "k": 1]))
    try expectBothWays(#""zzz""#, Named.other("zzz"))
    try expectBothWays(#"{"code":500}"#, Code.other(500))
    try expectRead(#"{"zzz":{"x":1}}"#, Dropping.dropped)
    try expectBothWays(#"{"dropped":{}}"#, Dropping.dropped)
  }

  @Test func knownTagsWithBadPayloadsAreErrors() throws {
    try expectError(Evolving.self, #"{"type":"A","x":"bad"}"#, "typeMismatch x")
    try expectError(EvolvingKeyed.self, #"{"a":"bad"}"#, "typeMismatch a")
    try expectError(EvolvingAdjacent.self, #"{"type":"a","content":"bad"}"#, "typeMismatch content")
    try expectError(
      Evolving.self,
      #"{"type":1}"#,
      #"typeMismatch type: the "type" of Evolving is not a string; expected one of "A", "untyped""#
    )
  }

  /// One of several keys could be kept, but the others would be lost.
  @Test func severalUnknownKeysAreNotAnUnknownCase() throws {
    try expectError(
      EvolvingKeyed.self,
      #"{"lst":1,"meta":2}"#,
      #"dataCorrupted : no case of EvolvingKeyed; expected one of "a", "b""#
    )
    try expectError(Named.self, #"{"lst":1,"meta":2}"#, #"dataCorrupted : no case of Named; expected one of "a""#)
    try expectBothWays(#"{"lst":1,"meta":2}"#, OpenWhole.other(["lst": 1, "meta": 2]))
    try expectBothWays(#""zzz""#, OpenWhole.other("zzz"))
  }

  @Test func missingTagsAreCaughtByTheCaseThatSaysSo() throws {
    try expectRead(#"{"a":1,"b":2}"#, Evolving.untyped(a: 1, b: 2))
    try expectRead(#"{"a":1}"#, Evolving.untyped(a: 1, b: nil))
    try expectError(Evolving.self, #"{"x":1}"#, "keyNotFound(a) ")
    try expectRead(#"{"content":1}"#, EvolvingAdjacent.none)
    try expectBothWays(#"{"x":1}"#, Whole.other(["x": 1]))
    try expectError(
      Code.self,
      #"{"x":1}"#,
      #"keyNotFound(code) : Code has no "code"; expected one of 200, 404"#
    )
  }

  @Test func whatCannotStandBesideTheTagIsRefused() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Evolving.unknown("zzz", 1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Evolving.unknown("zzz", ["type": 1])) }
  }
}
