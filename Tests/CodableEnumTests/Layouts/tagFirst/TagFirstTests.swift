import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct TagFirstTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"["EVENT","s",{"n":1}]"#, RelayMessage.event(subscription: "s", RelayEvent(n: 1)))
    try expectBothWays(#"["CLOSE","s"]"#, RelayMessage.close("s"))
    try expectBothWays(#"["ready"]"#, RelayMessage.ready)
    try expectBothWays(#"["opt",1,null]"#, RelayMessage.opt(1, nil))
    try expectBothWays(#"["traced",3]"#, RelayMessage.traced(seconds: 3))
    try expectBothWays(#"["batch",[["ready"],["CLOSE","s"]]]"#, RelayMessage.batch([.ready, .close("s")]))
    try expectBothWays(#"[1,"r",{}]"#, RouterMessage.hello("r", [:]))
    try expectBothWays("[6]", RouterMessage.goodbye)
    try expectBothWays(#"["to-number",1,2]"#, StyleExpression<Int>.toNumber(1, fallback: 2))
  }

  @Test func readsAliasesAndWhatIsMissingAtTheEnd() throws {
    try expectRead(#"["CLOSED","s"]"#, RelayMessage.close("s"))
    try expectRead(#"["opt",1]"#, RelayMessage.opt(1, nil))
    try expectRead(#"["window"]"#, RelayMessage.window(note: nil))
    try expectRead(#"["window",1]"#, RelayMessage.window(from: 1, note: nil))
    try expectRead(#"["traced","3"]"#, RelayMessage.traced(seconds: 3))
  }

  @Test(arguments: [
    (
      "[]",
      #"dataCorrupted : RelayMessage has no tag; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (
      "[null]",
      #"valueNotFound 0: the tag of RelayMessage is null; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (
      "[1]",
      #"typeMismatch 0: the tag of RelayMessage is not a string; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (
      #"["readi"]"#,
      #"dataCorrupted 0: unknown case "readi" of RelayMessage; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window"; did you mean "ready"?"#
    ),
    (
      "{}",
      #"typeMismatch : RelayMessage is not an array; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (
      #""ready""#,
      #"typeMismatch : RelayMessage is not an array; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (
      "null",
      #"valueNotFound : RelayMessage is null; expected one of "CLOSE", "CLOSED", "EVENT", "batch", "opt", "ready", "traced", "window""#
    ),
    (#"["CLOSE"]"#, #"dataCorrupted : case "CLOSE" of RelayMessage has 1 value, found 0"#),
    (#"["CLOSE","s",1]"#, #"dataCorrupted : case "CLOSE" of RelayMessage has 1 value, found more than 1"#),
    (#"["EVENT","s"]"#, #"dataCorrupted : case "EVENT" of RelayMessage has 2 values, found 1"#),
    (#"["opt"]"#, #"dataCorrupted : case "opt" of RelayMessage has 1 to 2 values, found 0"#),
    (#"["ready",1]"#, #"dataCorrupted : case "ready" of RelayMessage has 0 values, found more than 0"#),
    (#"["CLOSE",5]"#, "typeMismatch 1"),
    (#"["EVENT","s",{"n":"x"}]"#, "typeMismatch 2.n"),
  ])
  func refusesWhatIsNoCase(json: String, error: String) throws {
    try expectError(RelayMessage.self, json, error)
  }

  @Test func anEmptyArrayMayBeACase() throws {
    try expectRead("[]", RouterMessage.nothing)
    try expectBothWays("[0]", RouterMessage.nothing)
    try expectRead("[]", SocketPacket.ack(nil))
    try expectBothWays("[]", PhoneMessage.unknown([]))
  }

  /// The elements after an unknown tag are kept as an array.
  @Test func keepsTheUnknown() throws {
    try expectBothWays(#"[9,true,"x"]"#, RouterMessage.other(9, [true, "x"]))
    try expectBothWays("[9,null]", RouterMessage.other(9, [nil]))
    try expectBothWays("[9]", RouterMessage.other(9, []))
    try expectBothWays(#"["zzz"]"#, StyleExpression<Int>.unsupported("zzz"))
    try expectRead(#"["zzz",1]"#, StyleExpression<Int>.unsupported("zzz"))
    expectRefusal(RouterMessage.other(9, 5), "what is after the tag must be an array")
    expectRefusal(RouterMessage.other(9, nil), "what is after the tag must be an array")
    try expectError(
      RouterMessage.self,
      #"["x"]"#,
      "typeMismatch 0: the tag of RouterMessage is not an integer; expected one of 0, 1, 6"
    )
  }

  @Test func namesStandAlone() throws {
    try expectBothWays(#""disconnect""#, SocketPacket.disconnect)
    try expectRead(#"["disconnect"]"#, SocketPacket.disconnect)
    try expectBothWays(#""zzz""#, SocketPacket.other("zzz", .null))
    try expectBothWays(#"["zzz"]"#, SocketPacket.other("zzz", []))
    try expectBothWays(#"["zzz",1]"#, SocketPacket.other("zzz", [1]))
    try expectBothWays("false", SwitchState.off)
    try expectBothWays("[true,1]", SwitchState.on(level: 1))
    expectRefusal(SocketPacket.other("zzz", "text"), "what is after the tag must be an array")
    try expectError(
      SocketPacket.self,
      #""ack""#,
      #"dataCorrupted : case "ack" of SocketPacket has 1 value, found its tag alone"#
    )
    try expectError(
      SocketPacket.self,
      "5",
      #"typeMismatch : SocketPacket is neither a string nor an array; expected one of "ack", "disconnect", "message""#
    )
    try expectError(
      SwitchState.self,
      "{}",
      "typeMismatch : SwitchState is neither a boolean nor an array; expected one of false, true"
    )
  }

  @Test func tagsMayBeOfSeveralKinds() throws {
    try expectBothWays(#"[1,"t"]"#, PhoneMessage.join(topic: "t"))
    try expectRead(#"["join","t"]"#, PhoneMessage.join(topic: "t"))
    try expectBothWays(#""leave""#, PhoneMessage.leave)
    try expectRead("2", PhoneMessage.leave)
    try expectRead("[2]", PhoneMessage.leave)
    try expectBothWays("[true,false]", PhoneMessage.muted(false))
    try expectBothWays("[false,1]", PhoneMessage.unknown([false, 1]))
    try expectBothWays("7", PhoneMessage.unknown(7))
    try expectBothWays("[null]", PhoneMessage.unknown([nil]))
    try expectBothWays("[1]", PhoneMessage.unknown([1]))
    try expectBothWays(#"{"a":1}"#, PhoneMessage.unknown(["a": 1]))
  }

  @Test func isReadInPropertyLists() throws {
    let values: [PhoneMessage] = [.join(topic: "t"), .leave, .muted(true), .unknown(["zzz", 1])]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode([PhoneMessage].self, from: encoder.encode(values)) == values)
    }
  }

  /// A merged value must be an object, and these are arrays.
  @Test func cannotBeMerged() throws {
    expectRefusal(Merging(packet: .message("m")), Merging.refusal("an array"))
    expectRefusal(Merging(packet: .disconnect), Merging.refusal("a single value"))
  }
}

private struct Merging: Encodable {
  var packet: SocketPacket

  func encode(to encoder: any Encoder) throws {
    try encoder._encodeMerged(packet, tag: "packet", tagKey: "type", of: Self.self)
  }

  static func refusal(_ kind: String) -> String {
    """
    the value of case "packet" of Merging is \(kind), not an object that can be merged with the tag; \
    give it a key with @CodableCase(keys: …)
    """
  }
}
