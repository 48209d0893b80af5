import Foundation
import Goldens
import Testing

@Suite struct AdjacentTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"t":"Unit"}"#, Adjacent.Unit)
    try expectBothWays(#"{"c":1,"t":"Newtype"}"#, Adjacent.Newtype(1))
    try expectBothWays(#"{"c":{"key":"k","value":42},"t":"store"}"#, Adjacent.store(key: "k", value: 42))
    try expectBothWays(#"{"c":[1,null],"t":"Pair"}"#, Adjacent.Pair(1, nil))
    try expectBothWays(#"{"c":{"_0":1,"label":"x"},"t":"mixed"}"#, Adjacent.mixed(1, label: "x"))
    try expectBothWays(#"{"t":"Opt"}"#, Adjacent.Opt(nil))
    try expectBothWays(#"{"content":null,"type":"OPT_VALUE"}"#, AdjacentNull<Int>.optValue(nil))
    try expectBothWays(#"{"content":{"b":[],"content":null},"type":"OBJECT"}"#, AdjacentNull<Int>.object(a: nil, b: []))
  }

  @Test func readsInAnyOrderAndMissingContent() throws {
    try expectRead(#"{"t":"Newtype","c":1}"#, Adjacent.Newtype(1))
    try expectRead(#"{"c":null,"t":"Unit"}"#, Adjacent.Unit)
    try expectRead(#"{"c":null,"t":"Opt"}"#, Adjacent.Opt(nil))
    try expectRead(#"{"t":"withDefault","c":{"name":"x"}}"#, Adjacent.withDefault(name: "x"))
    try expectRead(#"{"t":"Pair","c":[1]}"#, Adjacent.Pair(1, nil))
  }

  @Test func refusesWrongPayloads() throws {
    try expectError(Adjacent.self, #"{"t":"Newtype"}"#, #"keyNotFound(c) : case "Newtype" of Adjacent has no "c""#)
    try expectError(Adjacent.self, #"{"t":"store"}"#, #"keyNotFound(c) : case "store" of Adjacent has no "c""#)
    try expectError(Adjacent.self, #"{"t":"Newtype","c":"x"}"#, "typeMismatch c")
    try expectError(
      Adjacent.self,
      #"{"t":"Pair","c":[1,"a",2]}"#,
      #"dataCorrupted c: case "Pair" of Adjacent has 1 to 2 values, found more than 2"#
    )
    try expectError(
      Adjacent.self,
      #"{"c":{"f":1}}"#,
      """
      keyNotFound(t) : Adjacent has no "t"; expected one of "Newtype", "Opt", "Pair", "Unit", "mixed", "nested", \
      "store", "withDefault"
      """
    )
  }

  /// A case that catches a missing tag still has its values in the content.
  @Test func readsTheContentWithoutATag() throws {
    try expectRead(#"{"content":{"body":"hi"}}"#, Memo.text(body: "hi"))
    try expectRead("{}", Memo.text(body: nil))
    try expectRead(#"{"content":["a",1]}"#, MemoPair.pair("a", 1))
    try expectRead(#"{"content":["a"]}"#, MemoPair.pair("a", nil))
    try expectRead("{}", MemoPair.pair(nil, nil))
    try expectRead(#"{"content":3}"#, MemoNumber.number(3))
    try expectRead("{}", MemoNumber.number(nil))
    try expectError(
      MemoNumber.self,
      #"{"content":3,"x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "number" of MemoNumber; expected one of "content""#
    )
  }
}
