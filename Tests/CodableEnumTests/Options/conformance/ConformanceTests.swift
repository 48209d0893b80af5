import Foundation
import Goldens
import Testing

/// Enums that are only written, or only read.
@Suite struct ConformanceTests {
  @Test func codesInOneDirection() throws {
    let json = try JSONEncoder().encode(OnlyEncodable.a(1))
    #expect(String(decoding: json, as: UTF8.self) == #"{"a":1}"#)
    #expect(!(OnlyEncodable<Int>.self as Any is any Decodable.Type))
    try expectRead(#"{"a":1}"#, OnlyDecodable.a(1))
    #expect(!(OnlyDecodable.self as Any is any Encodable.Type))
  }

  @Test(
    arguments: [
      (.id(1), "1"), (.page(1), "1"), (.all, "null"), (.filter(name: "a", tag: nil), #"{"name":"a"}"#),
      (.nothing(nil), "null"), (.nothing("x"), #""x""#), (.any([1]), "[1]"),
    ] as [(UntaggedRequest, String)]
  )
  func casesThatNothingTellsApartAreWritten(request: UntaggedRequest, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode([request]), as: UTF8.self) == "[\(json)]")
  }

  @Test(
    arguments: [("7", .id(7)), (#"{"error":"x"}"#, .failure(error: "x")), ("null", .none)] as [(String, UntaggedReply)]
  )
  func casesAreRead(json: String, reply: UntaggedReply) throws {
    try expectRead(json, reply)
  }

  @Test func openTagsAreReadAndWritten() throws {
    try expectRead(#"["on","new"]"#, [DecodableState.on, .other])
    try expectEncoding(#""off""#, EncodableState.off)
    #expect(DecodableState(rawValue: "new") == nil)
  }

  @Test func nothingElseIsGenerated() {
    #expect(UntaggedRequest.self as Any is any Decodable.Type == false)
    #expect(UntaggedReply.self as Any is any Encodable.Type == false)
    #expect(DecodableState.self as Any is any Encodable.Type == false)
    #expect(EncodableState.self as Any is any Decodable.Type == false)
  }
}
