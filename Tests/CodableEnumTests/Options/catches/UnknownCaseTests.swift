import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct UnknownCaseTests {
  /// A value of a type of its own is read from where a captured value would be.
  @Test func keepsValuesOfOtherTypes() throws {
    try expectBothWays(#"{"zzz":{"n":1}}"#, KeyedEntry.other("zzz", Header(n: 1)))
    try expectError(KeyedEntry.self, #"{"zzz":5}"#, "typeMismatch zzz")
    try expectError(
      KeyedEntry.self,
      #""zzz""#,
      #"dataCorrupted : case "zzz" of KeyedEntry has 1 value, found its tag alone"#
    )
    try expectBothWays(#""zzz""#, NamedEntry.other("zzz", nil))
    try expectBothWays(#"{"zzz":{"n":1}}"#, NamedEntry.other("zzz", Header(n: 1)))
    try expectRead(#"{"zzz":null}"#, NamedEntry.other("zzz", nil))
    try expectBothWays(#"{"y":{"n":1},"z":{"n":2}}"#, WholeEntry.other(["y": Header(n: 1), "z": Header(n: 2)]))
    try expectBothWays(#"{"id":3,"kind":"cat"}"#, Resource.unrecognized(AnyResource(kind: "cat", id: 3)))
    try expectError(Resource.self, #"{"kind":"cat"}"#, "keyNotFound(id) ")
    try expectBothWays(#"{"kind":"zzz","n":1}"#, FlatEntry.other(tag: "zzz", header: Header(n: 1)))
    try expectBothWays(#""zzz""#, FlatEntry.other(tag: "zzz", header: nil))
    try expectBothWays(#"{"c":{"n":1},"t":"zzz"}"#, ContentEntry.other("zzz", Header(n: 1)))
    try expectBothWays(#"{"t":"zzz"}"#, ContentEntry.other("zzz", nil))
    try expectRead(#"{"c":null,"t":"zzz"}"#, ContentEntry.other("zzz", nil))
    try expectRead(#"{"c":"1","t":"zzz"}"#, CodedEntry.other("zzz", 1))
    try expectError(CodedEntry.self, #"{"t":"zzz"}"#, #"keyNotFound(c) : case "zzz" of CodedEntry has no "c""#)
    try expectBothWays(#"{"t":"zzz","zzz":{"n":1}}"#, TaggedEntry.other("zzz", Header(n: 1)))
    try expectError(
      TaggedEntry<Header>.self,
      #"{"t":"zzz"}"#,
      #"keyNotFound(zzz) : case "zzz" of TaggedEntry has no "zzz""#
    )
    try expectBothWays(#"{"t":"zzz"}"#, LabelEntry.other("zzz", nil))
    try expectBothWays(#"{"t":"zzz","zzz":{"n":1}}"#, LabelEntry.other("zzz", Header(n: 1)))
    try expectRead(#"{"t":"t"}"#, LabelEntry.other("t", nil))
    try expectBothWays(#"["zzz",1,2]"#, ArrayEntry.other("zzz", [1, 2]))
    try expectBothWays(#"["zzz"]"#, ArrayEntry.other("zzz", []))
    try expectError(ArrayEntry.self, #"["zzz","a"]"#, "typeMismatch 1")
    try expectBothWays(#"["zzz","a"]"#, ListEntry.other(["zzz", "a"]))
    try expectError(ListEntry.self, #"["zzz",1]"#, "typeMismatch 1")
    try expectBothWays(#""ready""#, NestedEntry.other(.ready))
    try expectBothWays(#"["go",1]"#, NestedEntry.other(.go(1)))
    try expectBothWays("2", NumberedEntry.other(2, nil))
    try expectBothWays("[2,3]", NumberedEntry.other(2, [3]))
  }

  /// It would be read as another case.
  @Test func writesNoKnownTag() throws {
    let known = #""text" is a known tag, and case "other" of KeyedEntry is for unknown ones"#
    expectRefusal(KeyedEntry.other("text", Header(n: 1)), known, at: "")
    expectRefusal(
      Resource.unrecognized(AnyResource(kind: "dog", id: 3)),
      #"the value of case "unrecognized" of Resource must be an object that has an unknown tag, under the key "kind""#,
      at: "kind"
    )
    expectRefusal(
      Resource.unrecognized(AnyResource(kind: nil, id: 3)),
      #"the value of case "unrecognized" of Resource must be an object that has an unknown tag, under the key "kind""#,
      at: "kind"
    )
    let ofKeys = #"the value of case "other" of WholeEntry must be an object that has an unknown tag, as its key"#
    expectRefusal(WholeEntry.other([:]), ofKeys, at: "")
    let ofTexts = ofKeys.replacing("WholeEntry", with: "TextEntry")
    expectRefusal(TextEntry.other(["text": "a"]), ofTexts, at: "text")
    expectRefusal(WholeEntry.other(["text": Header(n: 1)]), ofKeys, at: "text")
    expectRefusal(
      ArrayEntry.other("text", []),
      #""text" is a known tag, and case "other" of ArrayEntry is for unknown ones"#,
      at: ""
    )
    let first = #"the value of case "other" of ListEntry must be an array that begins with an unknown tag"#
    expectRefusal(ListEntry.other([]), first, at: "")
    expectRefusal(ListEntry.other(["text", "a"]), first, at: "")
    expectRefusal(TaggedEntry.other("t", Header(n: 1)), #""t" is the key of the tag"#, at: "t")
  }

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

  @Test func aKeptObjectMayLackItsTag() throws {
    try expectBothWays(#"{"id":1}"#, TaglessResource.unrecognized(AnyResource(kind: nil, id: 1)))
    try expectBothWays("{}", TaglessEntry.other([:]))
    try expectBothWays("[]", TaglessArray.other([]))
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(TaglessResource.unrecognized(AnyResource(kind: "dog", id: 1)))
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(TaglessEntry.other(["text": Header(n: 1)])) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(TaglessArray.other(["text"])) }
  }

  @Test func whatCannotStandBesideTheTagIsRefused() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Evolving.unknown("zzz", 1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Evolving.unknown("zzz", ["type": 1])) }
  }
}
