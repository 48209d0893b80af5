import CodableEnum
import Foundation
import Goldens
import Testing

/// `unlabeled: .merged`, as it is generated, with values that write a tag themselves.
@Suite struct MergedLayoutTests {
  @Test func nilIsTheTag() throws {
    try expectRead(#"{"body":"b","type":"text"}"#, Entry.text(Note(type: "text", body: "b")))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(Entry.text(Note(type: nil, body: "b"))), as: UTF8.self)
    #expect(json == #"{"body":"b","type":"text"}"#)
  }

  @Test func anAliasIsWrittenAsThePayloadSays() throws {
    try expectBothWays(#"{"body":"x","type":"b"}"#, Entry.text(Note(type: "b", body: "x")))
    expectRefusedTag(Entry.text(Note(type: "other", body: "x")))
  }

  @Test func anEnumWritesItsOwnTag() throws {
    try expectBothWays(#"{"coordinates":[[1,2]],"type":"LineString"}"#, Geometry.line(.lineString([[1, 2]])))
    try expectBothWays(#"{"coordinates":[[[1]]],"type":"MultiLineString"}"#, Geometry.line(.multiLineString([[[1]]])))
    let unknown = Geometry.UnknownGeometry.unknown("GeometryCollection", ["radius": 1])
    try expectBothWays(#"{"radius":1,"type":"GeometryCollection"}"#, Geometry.unknown(unknown))
    // What it keeps of unknown tags was read from the tag of the case; any other is made by hand.
    expectRefusedTag(Geometry.unknown(.unknown("Circle", [:])))
  }

  private func expectRefusedTag(_ value: some Encodable) {
    #expect(throws: EncodingError.self) { _ = try JSONEncoder().encode(value) }
    #expect(throws: EncodingError.self) { _ = try PropertyListEncoder().encode(value) }
  }
}
