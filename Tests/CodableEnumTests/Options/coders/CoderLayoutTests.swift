import Foundation
@testable import Goldens
import Testing

/// Coders of values, as code is generated for them.
@Suite struct CoderLayoutTests {
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

  @Test func codersOfTheEnumAreThoseOfItsValues() throws {
    let date = Date(timeIntervalSince1970: 5)
    try expectEncoding(##"{"status":"written","at":5,"color":"#1b"}"##, Journal.Entry.written(at: date, color: 27))
    try expectEncoding(#"{"status":"erased","at":5000}"#, Journal.Entry.erased(at: date))
    try expectEncoding(##"{"type":"mixed","content":["#1b",null]}"##, Journal.Color.mixed(27, nil))
  }
}
