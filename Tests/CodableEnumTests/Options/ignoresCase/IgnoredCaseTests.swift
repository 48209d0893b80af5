import CodableEnum
import Foundation
import Testing
@testable import Goldens

@Suite struct IgnoredCaseTests {
  @Test(arguments: [
    (#"{"EMPTY":true}"#, CaselessKeyed.empty), (#"{"list":[1]}"#, .list([1])), (#"{"Items":[1]}"#, .list([1])),
    (#"{"PAIR":[1,null]}"#, .pair(1, nil)), (#"{"x":null,"y":2,"Pair":[1,"a"]}"#, .pair(1, "a")),
    (#"{"LIST":null,"Pair":[1,"a"]}"#, .pair(1, "a")), (#"{"Maybe":null,"x":null}"#, .maybe(nil)),
    (#"{"Lists":1}"#, .other("Lists", 1)), (#"{"TEXT":"a"}"#, .text("a")), (#"{"Count":1}"#, .count(1)),
    (#"{"RATE":0.5}"#, .rate(0.5)), (#"{"ison":true}"#, .isOn(true)), (#"{"x":1,"Text":"a"}"#, .text("a")),
  ])
  func readsKeys(json: String, value: CaselessKeyed) throws { try expectRead(json, value) }

  @Test func keysOfSeveralSpellingsAreSeveralCases() throws {
    try expectError(
      CaselessKeyed.self,
      #"{"list":[1],"LIST":[2]}"#,
      #"dataCorrupted : 2 cases of CaselessKeyed, "LIST" and "list"; expected exactly one"#
    )
  }

  @Test(arguments: [
    (#""AUTO""#, CaselessNatural.auto), (#"{"Size":{"width":1,"height":2}}"#, .size(width: 1, height: 2)),
    (#"{"a":1,"SIZE":{"width":1,"height":2}}"#, .size(width: 1, height: 2)),
    (#"{"Width":1}"#, .other(["Width": 1])), (#"{"NOTE":"a"}"#, .note("a")),
  ])
  func readsNamesBesideObjects(json: String, value: CaselessNatural) throws { try expectRead(json, value) }

  @Test(arguments: [
    (#""READY""#, CaselessFlat.ready), (#"{"type":"Ready"}"#, .ready),
    (#"{"type":"USER","name":"Ada"}"#, .user(name: "Ada")), (#"{"type":"person","name":"Ada"}"#, .user(name: "Ada")),
    (#"{"type":"Zzz","Name":1}"#, .other("Zzz", ["Name": 1])), (#""Zzz""#, .other("Zzz", .null)),
  ])
  func readsTags(json: String, value: CaselessFlat) throws { try expectRead(json, value) }

  @Test(arguments: [
    (#"{"type":"STORE","STORE":{"key":"k"}}"#, CaselessContent.store(key: "k")),
    (#"{"type":"STORE","store":{"key":"k"}}"#, .store(key: "k")),
    (#"{"type":"store","Store":{"key":"k"}}"#, .store(key: "k")),
    (#"{"type":"Shop","sHOP":{"key":"k"}}"#, .store(key: "k")), (#"{"type":"COUNT","Count":1}"#, .count(1)),
    (#"{"type":"Empty"}"#, .empty),
  ])
  func readsKeysOfContent(json: String, value: CaselessContent) throws { try expectRead(json, value) }

  @Test func keysOfValuesKeepTheirCase() throws {
    try expectError(
      CaselessContent.self,
      #"{"type":"STORE","STORE":{"Key":"k"}}"#,
      #"dataCorrupted STORE.Key: unknown key "Key" in case "store" of CaselessContent; expected one of "key""#
    )
    try expectError(
      CaselessContent.self,
      #"{"type":"count","count":1,"COUNT":2}"#,
      #"dataCorrupted COUNT: unknown key "COUNT" in case "count" of CaselessContent; expected one of "count""#
    )
  }

  @Test(arguments: [
    (#"["EVENT","a"]"#, CaselessArray.event("a")), (#"["Ready"]"#, .ready),
    (#"["Zzz","a"]"#, .other(.init("Zzz", "a"))),
  ])
  func readsFirstElements(json: String, value: CaselessArray) throws { try expectRead(json, value) }

  @Test(arguments: [
    ("Active", CaselessStatus.active), ("ON_HOLD", .onHold), ("PAUSED", .onHold), ("Onhold", .unknown("Onhold")),
    // Only A to Z have two cases here.
    ("actıve", .unknown("actıve")),
  ])
  func readsRawValues(text: String, value: CaselessStatus) throws {
    try expectRead("\"\(text)\"", value)
    #expect(CaselessStatus(rawValue: text) == value)
  }

  @Test func rawValuesMayBeUnknown() {
    #expect(CaselessMode(rawValue: "Fast") == .fast)
    #expect(CaselessMode(rawValue: "faster") == nil)
  }

  @Test(arguments: [
    (#""AUTO""#, CaselessLiteral.auto), (#""always""#, .always), ("true", .always), (#""Fast""#, .mode(.fast)),
    (#""Automatic""#, .other("Automatic")),
  ])
  func readsLiterals(json: String, value: CaselessLiteral) throws { try expectRead(json, value) }

  @Test func writesItsOwnSpelling() throws {
    try expectBothWays(#"{"LIST":[1]}"#, CaselessKeyed.list([1]))
    try expectBothWays(#"{"name":"Ada","type":"User"}"#, CaselessFlat.user(name: "Ada"))
    try expectBothWays(#"{"store":{"key":"k"},"type":"store"}"#, CaselessContent.store(key: "k"))
    try expectBothWays(#""ALWAYS""#, CaselessLiteral.always)
    try expectBothWays(#""FAST""#, CaselessLiteral.mode(.fast))
  }

  /// A tag that would be read as a known one is refused, however it is spelled.
  @Test func keptTagsAreUnknown() {
    expectRefusal(
      CaselessKeyed.other("List", 1),
      #""LIST" is a known tag, and case "other" of CaselessKeyed is for unknown ones"#
    )
    expectRefusal(
      CaselessFlat.other("USER", [:]),
      #""User" is a known tag, and case "other" of CaselessFlat is for unknown ones"#
    )
    expectRefusal(
      CaselessNatural.other(["SIZE": 1]),
      #""size" is a known tag, and case "other" of CaselessNatural is for unknown ones"#
    )
    expectRefusal(
      CaselessArray.other(.init("READY")),
      #"the value of case "other" of CaselessArray must be an array that begins with an unknown tag"#
    )
  }
}
