import CodableEnum
import Foundation
import Goldens
import Testing

/// Options that change what a layout writes.
@Suite struct OptionLayoutTests {
  // MARK: .caseKeyed(payload: .array)

  @Test(
    arguments: [
      (#"{"brew":[["a"]]}"#, .brew(["a"])), (#"{"brew":[[]]}"#, .brew([])),
      (#"{"cask":["x",{"a":1}]}"#, .cask("x", ["a": 1])), (#"{"restartService":[false]}"#, .restartService(false)),
      (#"{"optional":[null,1]}"#, .optional(nil, 1)), (#"{"noted":["x"]}"#, .noted("x")),
      (#"{"executable":null}"#, .executable),
    ] as [(String, Stanza)]
  )
  func valuesAreInAnArray(json: String, stanza: Stanza) throws {
    try expectBothWays(json, stanza)
  }

  @Test(
    arguments: [
      (#"{"restartService":[]}"#, .restartService(true)), (#"{"optional":[]}"#, .optional(nil, nil)),
      (#"{"optional":["x"]}"#, .optional("x", nil)), (#""executable""#, .executable),
      (#"{"executable":true}"#, .executable), (#"{"executable":[]}"#, .executable),
      (#"{"executable":{}}"#, .executable), (#"{"brew":null,"executable":null}"#, .executable),
    ] as [(String, Stanza)]
  )
  func theEndOfAnArrayMayBeMissing(json: String, stanza: Stanza) throws {
    try expectRead(json, stanza)
  }

  @Test(arguments: [
    (#"{"brew":[]}"#, #"dataCorrupted brew: case "brew" of Stanza has 1 value, found 0"#),
    (#"{"brew":[["a"],1]}"#, #"dataCorrupted brew: case "brew" of Stanza has 1 value, found more than 1"#),
    (#"{"brew":"a"}"#, "typeMismatch brew"), (#"{"brew":null}"#, "valueNotFound brew"),
    (#"{"cask":["x"]}"#, #"dataCorrupted cask: case "cask" of Stanza has 2 values, found 1"#),
    (
      #"{"brew":[["a"]],"executable":null}"#,
      #"dataCorrupted : 2 cases of Stanza, "brew" and "executable"; expected exactly one"#
    ),
  ])
  func otherArraysAreRefused(json: String, error: String) throws {
    try expectError(Stanza.self, json, error)
  }

  // MARK: emptyCases

  @Test func emptyCasesAreWritten() throws {
    try expectBothWays(#"{"a":null}"#, PositionalNull.a)
    try expectBothWays(#"{"a":{}}"#, PositionalObject.a)
    try expectBothWays(#"{"a":[]}"#, PositionalArray.a)
    try expectBothWays(#"["a",{"b":1}]"#, [PositionalName.a, .b(1)])
    try expectBothWays(#"{"a":true}"#, NaturalTrue.a)
    try expectBothWays(#"{"a":{}}"#, NaturalObject.a)
    try expectBothWays(#"{"a":null}"#, LabeledNull.a)
    try expectBothWays(#"["a",{"b":{"x":1}},"zzz"]"#, [LabeledName.a, .b(x: 1), .other("zzz")])
  }

  @Test func emptyCasesAreWrittenAsContent() throws {
    try expectBothWays(#"{"blik":{},"type":"blik"}"#, PaymentMethod.blik)
    try expectRead(#"{"type":"blik"}"#, PaymentMethod.blik)
    try expectBothWays(#"{"type":"zzz","zzz":{}}"#, PaymentMethod.other("zzz"))
    expectRefusal(PaymentMethod.other("type"), #""type" is the key of the tag"#, at: "type")
    try expectBothWays(#"{"c":null,"t":"a"}"#, ContentNull.a)
    try expectBothWays(#"{"c":null,"t":"zzz"}"#, ContentNull.other("zzz", .null))
    try expectBothWays(#"{"c":true,"t":"a"}"#, ContentTrue.a)
    try expectBothWays(#"{"c":true,"t":"zzz"}"#, ContentTrue.other("zzz"))
    try expectBothWays(#"{"c":[],"t":"a"}"#, ContentArray.a)
    try expectBothWays(#"{"t":"a"}"#, ContentNothing.a)
    for json in [#"{"t":"a"}"#, #"{"c":{},"t":"a"}"#, #"{"c":null,"t":"a"}"#, #"{"c":5,"t":"a"}"#] {
      try expectRead(json, ContentNull.a)
      try expectRead(json, ContentArray.a)
      try expectRead(json, ContentNothing.a)
    }
    try expectError(ContentArray.self, #"{"c":{"x":1},"t":"a"}"#, "dataCorrupted c.x")
  }

  @Test(arguments: [#"{"a":true}"#, #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[]}"#, #""a""#, #"{"a":5}"#])
  func allFormsOfEmptyCasesAreRead(json: String) throws {
    try expectRead(json, PositionalNull.a)
    try expectRead(json, PositionalObject.a)
    try expectRead(json, PositionalArray.a)
    try expectRead(json, PositionalName.a)
    try expectRead(json, NaturalTrue.a)
    try expectRead(json, NaturalObject.a)
    try expectRead(json, LabeledNull.a)
    try expectRead(json, LabeledName.a)
  }

  @Test func anObjectWithoutKeysIsTheCaseThatCatchesMissing() throws {
    try expectCatches(
      "{}",
      PositionalObject.none,
      hears: [#"dataCorrupted : no case of PositionalObject; expected one of "a", "b", "none""#]
    )
    try expectBothWays(#"{"none":{}}"#, PositionalObject.none)
    try expectError(PositionalObject.self, "[]", "typeMismatch ")
    try expectError(PositionalNull.self, "{}", #"dataCorrupted : no case of PositionalNull; expected one of "a", "b""#)
  }

  // MARK: Keys

  @Test func keysOfTheEnumAreThoseOfEveryCase() throws {
    try expectBothWays(#"{"op":"add","path":"/a","value":1}"#, Patch.add(pointer: "/a", 1))
    try expectBothWays(#"{"op":"remove","path":"/a"}"#, Patch.remove(pointer: "/a"))
    try expectBothWays(#"{"from":"/a","op":"move","to":"/b"}"#, Patch.move(from: "/a", pointer: "/b"))
    try expectBothWays(#"{"content":{"identifier":1},"type":"local"}"#, Reference.local(id: 1))
    try expectBothWays(#"{"content":[1],"type":"several"}"#, Reference.several([1]))
    try expectError(
      Patch.self,
      #"{"op":"add","path":"/a"}"#,
      #"keyNotFound(value) : case "add" of Patch has no "value""#
    )
  }

  @Test func unlabeledValuesHaveTheKey() throws {
    try expectBothWays(#"{"type":"meters","value":1.5}"#, Measure.meters(1.5))
    try expectBothWays(#"{"type":"text"}"#, Measure.text(nil))
    try expectRead(#"{"type":"text","value":null}"#, Measure.text(nil))
    try expectBothWays(#"{"per":2,"type":"ratio","value":1}"#, Measure.ratio(1, per: 2))
    try expectBothWays(#"{"type":"none"}"#, Measure.none)
  }

  // MARK: Coders

  private static let date = Date(timeIntervalSince1970: 1_795_176_000)

  @Test func codersWriteAndRead() throws {
    try expectBothWays(#"{"at":"2026-11-20T12:00:00Z","type":"seen"}"#, Sighting.seen(at: Self.date))
    try expectBothWays(#"{"count":12,"type":"heard"}"#, Sighting.heard(at: nil, count: 12))
    try expectBothWays(#"{"since":1795176000}"#, Bare.since(Self.date))
    try expectBothWays(#"{"until":null}"#, Bare.until(nil))
    try expectBothWays(#"{"until":1795176000000}"#, Bare.until(Self.date))
    try expectBothWays(#"{"pair":[1,"x","2026-11-20T12:00:00Z"]}"#, Bare.pair(1, "x", Self.date))
    try expectBothWays(#"{"content":"2026-11-20T12:00:00Z","type":"at"}"#, Content.at(Self.date))
    try expectBothWays(
      #"{"content":{"on":"2026-11-20T12:00:00Z"},"type":"due"}"#,
      Content.due(on: Self.date, note: nil)
    )
    try expectBothWays(#"["2026-11-20T12:00:00Z",3]"#, [Deadline.at(Self.date), .days(3)])
    try expectBothWays(
      #"{"kind":"box","w":3}"#,
      JSONDecoder().decode(Holder.self, from: Data(#"{"w":3,"kind":"box"}"#.utf8))
    )
  }

  @Test func codersReadOtherForms() throws {
    try expectRead(#"{"count":"12","type":"heard","at":null}"#, Sighting.heard(at: nil, count: 12))
    try expectRead(#"{"type":"heard"}"#, Sighting.heard(at: nil, count: 1))
    try expectRead(#"{"names":["a",1,null,"b"],"type":"listed"}"#, Sighting.listed(names: ["a", "b"]))
    try expectRead(#"{"pair":["1","x"]}"#, Bare.pair(1, "x", nil))
    try expectRead(#"{"ending":[1]}"#, Bare.ending(1, 3))
    try expectRead(#"{"ending":[1,"2"]}"#, Bare.ending(1, 2))
  }

  @Test(arguments: [
    (#"{"at":5,"type":"seen"}"#, "typeMismatch at"), (#"{"at":null,"type":"seen"}"#, "valueNotFound at"),
    (#"{"type":"seen"}"#, #"keyNotFound(at) : case "seen" of Sighting has no "at""#),
    (#"{"at":"x","type":"heard"}"#, #"dataCorrupted at: "x" is not a date of ISO 8601"#),
    (#"{"count":"x","type":"heard"}"#, #"dataCorrupted count: "x" is not the text of Int"#),
    (#"{"count":null,"type":"heard"}"#, "valueNotFound count"),
  ])
  func codersRefuse(json: String, error: String) throws {
    try expectError(Sighting.self, json, error)
  }

  // MARK: Omitted values

  private struct Problem: Error {}

  @Test func omittedValuesAreNotWritten() throws {
    try expectBothWays(#"{"message":"m","type":"failed"}"#, Failing.failed(message: "m"))
    try expectEncoding(#"{"type":"failed","message":"m"}"#, Failing.failed(message: "m", cause: Problem()))
    try expectEncoding(#"{"type":"silent"}"#, Failing.silent(attempts: 7))
    try expectRead(#"{"type":"silent","attempts":7}"#, Failing.silent())
    try expectBothWays(#"{"pair":[1,true]}"#, Trimmed.pair(1, nil, true))
    try expectBothWays(#"{"only":1}"#, Trimmed.only(1))
    try expectBothWays(#"{"bare":true}"#, Trimmed.bare(note: nil))
    try expectRead(#""bare""#, Trimmed.bare(note: nil))
    try expectBothWays(#"{"computed":1}"#, Trimmed.computed(1, stamp: 8))
    try expectEncoding(#"{"type":"report","content":{"id":1}}"#, Outgoing.report(id: 1) {})
    try expectEncoding(#"{"type":"problem","content":[1,2]}"#, Outgoing.problem([1, 2]))
  }
}
