import CodableEnum
import Foundation
import Goldens
import Testing

/// `emptyCases: .name` with a tag key: a case without values is its tag alone, and others are objects.
@Suite struct NameBesideObjectTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#""auto""#, ToolChoice.auto)
    try expectBothWays(#"{"name":"f","type":"function"}"#, ToolChoice.function(name: "f"))
    try expectBothWays(#"{"type":"limited"}"#, ToolChoice.limited(to: nil))
    try expectBothWays(#""manual""#, Trigger.manual)
    try expectBothWays(#""notNow""#, Reminder.notNow)
    try expectBothWays(#"{"c":3,"t":"at"}"#, Reminder.at(3))
    try expectBothWays("404", Verdict.notFound)
    try expectBothWays(#""gone""#, Verdict.gone)
    try expectBothWays(#"{"code":500,"reason":"r"}"#, Verdict.failed(reason: "r"))
  }

  @Test func readsTheTagUnderItsKeyToo() throws {
    try expectRead(#"{"type":"auto"}"#, ToolChoice.auto)
    try expectRead(#"{"kind":"manual"}"#, Trigger.manual)
    try expectRead(#"{"code":404}"#, Verdict.notFound)
    try expectRead("{}", Reminder.notNow)
  }

  /// An XML decoder presents a text as an object of one member without a name. Beside others, it is a key like any.
  ///
  /// The order of keys differs from name to name.
  @Test(arguments: 0..<50)
  func aKeyWithoutANameIsNoText(index: Int) throws {
    try expectError(
      Verdict.self,
      index == 0 ? #"{"":"auto"}"# : #"{"":"auto","k\#(index)":1}"#,
      #"keyNotFound(code) : Verdict has no "code"; expected one of "gone", 404, 500"#
    )
  }

  @Test func keepsWhatIsUnknown() throws {
    try expectBothWays(#""zzz""#, Trigger.other("zzz", .null))
    try expectBothWays(#"{"a":1,"kind":"zzz"}"#, Trigger.other("zzz", .object(["a": 1])))
    try expectBothWays(#"{"kind":"zzz"}"#, Trigger.other("zzz", .object([:])))
    try expectBothWays(#""zzz""#, Reminder.unknown("zzz", .null))
    try expectRead(#"{"t":"zzz"}"#, Reminder.unknown("zzz", .null))
    try expectRead(#"{"c":null,"t":"zzz"}"#, Reminder.unknown("zzz", .null))
    try expectBothWays(#"{"c":5,"t":"zzz"}"#, Reminder.unknown("zzz", 5))
    try expectBothWays(#""zzz""#, Verdict.invalid("zzz"))
    try expectBothWays("7", Verdict.invalid(7))
    try expectBothWays("[]", Verdict.invalid([]))
  }

  @Test(arguments: [
    (
      #""x""#,
      #"dataCorrupted : unknown case "x" of ToolChoice; expected one of "auto", "function", "limited", "required""#
    ),
    (#""function""#, #"dataCorrupted : case "function" of ToolChoice has 1 value, found its tag alone"#),
    (#""limited""#, #"dataCorrupted : case "limited" of ToolChoice has 1 value, found its tag alone"#),
    (
      "5",
      #"typeMismatch : ToolChoice is neither a string nor an object; expected one of "auto", "function", "limited", "required""#
    ),
    (
      "null",
      #"valueNotFound : ToolChoice is null; expected one of "auto", "function", "limited", "required""#
    ),
    ("{}", #"keyNotFound(type) : ToolChoice has no "type"; expected one of "auto", "function", "limited", "required""#),
  ])
  func refusesWhatIsNoCase(json: String, error: String) throws {
    try expectError(ToolChoice.self, json, error)
  }

  /// Beside the tag of another enum there is an object, so the tag is under its key.
  @Test func isAnObjectBesideAnotherTag() throws {
    try expectBothWays(#"{"status":"reminder","type":"auto"}"#, Planned.reminder(.auto))
    try expectBothWays(#"{"name":"f","status":"reminder","type":"function"}"#, Planned.reminder(.function(name: "f")))
  }

  /// Without the option, a string is not accepted for an object.
  @Test func needsTheOption() throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Whole.self, from: Data(#""a""#.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(EvolvingAdjacent.self, from: Data(#""a""#.utf8)) }
  }

  @Test func isReadInPropertyLists() throws {
    let values: [Reminder] = [.notNow, .at(3), .unknown("zzz", .null)]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode([Reminder].self, from: encoder.encode(values)) == values)
    }
  }
}
