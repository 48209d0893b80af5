import Foundation
import Goldens
import Testing

@Suite struct FlattenedStatusTests {
  @Test func writesAndReads() throws {
    try expectBothWays(
      #"{"confirmedUsers":[{"id":"abc","name":"Rachel"},{"id":"def","name":"John"}],"status":"confirmed"}"#,
      EventConfirmationResponse.confirmed([User(id: "abc", name: "Rachel"), User(id: "def", name: "John")])
    )
    try expectBothWays(
      #"{"confirmedUsers":[{"id":"abc","name":"Rachel"}],"position":12,"status":"waitlist"}"#,
      EventConfirmationResponse.waitlist(12, [User(id: "abc", name: "Rachel")])
    )
    try expectBothWays(
      #"{"reason":"It is too late to confirm to this event.","status":"not allowed"}"#,
      EventConfirmationResponse.notAllowed("It is too late to confirm to this event.")
    )
    try expectBothWays(
      #"{"@type":"US/Alaska","der Name":"x","größe":1}"#,
      Shape.land(name: "x", 1)
    )
    try expectBothWays(
      #"{"@type":"lineSegment","_2":null,"end-point":2,"start-point":1}"#,
      Shape.lineSegment(startPoint: 1, 2, nil)
    )
  }

  @Test func readsWhereverTheTagStands() throws {
    try expectRead(#"{"reason":"x","more":1,"status":"not allowed"}"#, EventConfirmationResponse.notAllowed("x"))
    try expectRead(
      ##"{"\u0072eason":"x","st\u0061tus":"not allow\u0065d"}"##,
      EventConfirmationResponse.notAllowed("x")
    )
  }

  @Test func readsDefaultsForMissingKeysOnly() throws {
    try expectRead(#"{"тип":"all"}"#, Defaults.all(count: 7))
    try expectRead(#"{"тип":"all","count":1}"#, Defaults.all(count: 1))
    try expectRead(#"{"тип":"some","name":"x"}"#, Defaults.some(name: "x", count: 6, tags: ["a", "b"], limit: nil))
    try expectRead(#"{"тип":"some","name":"x","tags":null}"#, Defaults.some(name: "x", count: 6, tags: nil))
    try expectRead(#"{"тип":"some","name":"x","tags":[],"limit":1}"#, Defaults.some(name: "x", tags: [], limit: 1))
    try expectError(Defaults.self, #"{"тип":"all","count":null}"#, "valueNotFound count")
    try expectError(Defaults.self, #"{"тип":"all","count":"x"}"#, "typeMismatch count")
  }

  @Test func writesNilWhereADefaultWouldBeReadInItsPlace() throws {
    try expectBothWays(
      #"{"count":1,"name":"x","tags":null,"тип":"some"}"#,
      Defaults.some(name: "x", count: 1, tags: nil)
    )
  }

  @Test func refusesUnknownTags() throws {
    let expected = #"expected one of "confirmed", "not allowed", "waitlist""#
    try expectError(
      EventConfirmationResponse.self,
      #"{"status":"notAllowed","reason":"x"}"#,
      """
      dataCorrupted status: unknown case "notAllowed" of EventConfirmationResponse; \(expected); \
      did you mean "not allowed"?
      """
    )
    try expectError(
      EventConfirmationResponse.self,
      "{}",
      #"keyNotFound(status) : EventConfirmationResponse has no "status"; \#(expected)"#
    )
    try expectError(
      EventConfirmationResponse.self,
      #"{"status":5}"#,
      #"typeMismatch status: the "status" of EventConfirmationResponse is not a string; \#(expected)"#
    )
    try expectError(
      EventConfirmationResponse.self,
      #"{"status":null}"#,
      #"valueNotFound status: the "status" of EventConfirmationResponse is null; \#(expected)"#
    )
  }

  @Test func refusesWrongPayloads() throws {
    try expectError(
      EventConfirmationResponse.self,
      #"{"status":"waitlist","confirmedUsers":[]}"#,
      "keyNotFound(position) "
    )
    try expectError(
      EventConfirmationResponse.self,
      #"{"status":"waitlist","position":1,"confirmedUsers":[{"id":1}]}"#,
      "typeMismatch confirmedUsers.0.id"
    )
  }

  @Test(arguments: [#""confirmed""#, "[]", "7"])
  func refusesWhatIsNoObject(json: String) throws {
    try expectError(EventConfirmationResponse.self, json, "typeMismatch ")
  }

  @Test func readsMissingAndNullAsNil() throws {
    try expectRead(#"{"type":"alias"}"#, Payload.alias(f: nil))
    try expectRead(#"{"type":"alias","f":null}"#, Payload.alias(f: nil))
    try expectRead(#"{"type":"optional"}"#, Payload.optional(a: nil, b: nil, c: nil, d: nil))
    try expectBothWays(#"{"b":1,"type":"optional"}"#, Payload.optional(a: nil, b: 1, c: nil, d: nil))
  }

  @Test func comparesTagsByteForByte() throws {
    try expectBothWays(#"{"café":"café"}"#, Coffee.espresso)
    try expectRead(#"{"caf\u00e9":"cafe\u0301"}"#, Coffee.lungo)
    try expectRead(#"{"caf\u00e9":"caf\u00e9"}"#, Coffee.espresso)
  }
}

@Suite struct DiscriminatorTests {
  @Test func writesAndReads() throws {
    try expectBothWays(#"{"discriminator":"initial"}"#, Loadable<[Int]>.initial)
    try expectBothWays(
      #"{"discriminator":"loading","loading_source":"net","loading_start_date":0}"#,
      Loadable<[Int]>.loading(startDate: Date(timeIntervalSinceReferenceDate: 0), source: "net")
    )
    try expectBothWays(#"{"discriminator":"value","value_value":[1,2]}"#, Loadable<[Int]>.value([1, 2]))
    try expectBothWays(#"{"bar_value":1,"discriminator":"bar"}"#, Foo.bar(1))
    try expectBothWays(
      #"{"discriminator":"qux","qux_0":true,"qux_2":2,"qux_label":"x"}"#,
      Foo.qux(true, label: "x", 2)
    )
    try expectBothWays(
      #"{"anotherCase_discriminator":"x","discriminator":"anotherCase"}"#,
      Foo.anotherCase(discriminator: "x")
    )
    try expectBothWays(#"{"discriminator":"userID"}"#, Foo.userID(HTTPServer: nil))
    try expectBothWays(#"{"discriminator":"userID","server":"x"}"#, Foo.userID(HTTPServer: "x"))
  }

  /// A coder that converts keys can only read back keys without underscores.
  @Test func survivesCodersThatConvertKeys() throws {
    let value = Converted.inProgress(startDate: 1, "x")
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(value)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"discriminator":"inProgress","in_progress_source":"x","in_progress_start_date":1}"#
    )
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Converted.self, from: json) == value)
  }

  @Test func namesTheEnumWithoutItsGenericArguments() throws {
    try expectError(
      Loadable<[Int]>.self,
      "{}",
      #"keyNotFound(discriminator) : Loadable has no "discriminator"; expected one of "error", "initial", "loading", "value""#
    )
  }

  @Test func isCodableOnlyWhereItsPayloadsAre() {
    #expect(Loadable<Int>.self as Any is any Codable.Type)
    #expect(!(Loadable<NotCodable>.self as Any is any Encodable.Type))
    #expect(!(Loadable<NotCodable>.self as Any is any Decodable.Type))
  }
}

@Suite struct ConformanceTests {
  @Test func codesInOneDirection() throws {
    let json = try JSONEncoder().encode(OnlyEncodable.a(1))
    #expect(String(decoding: json, as: UTF8.self) == #"{"a":1}"#)
    #expect(!(OnlyEncodable<Int>.self as Any is any Decodable.Type))
    try expectRead(#"{"a":1}"#, OnlyDecodable.a(1))
    #expect(!(OnlyDecodable.self as Any is any Encodable.Type))
  }

  @Test func skippedCasesAreNeitherWrittenNorRead() throws {
    #expect {
      try JSONEncoder().encode(["a": NothingLeft.draft])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context)? = error as? EncodingError else { return false }
      return context.debugDescription == #"case "draft" of NothingLeft is skipped and cannot be encoded"#
        && context.codingPath.map(\.stringValue) == ["a"]
    }
    try expectError(
      NothingLeft.self,
      #"{"discriminator":"draft"}"#,
      #"dataCorrupted discriminator: unknown case "draft" of NothingLeft; it has no cases"#
    )
    try expectError(
      Gesture.self,
      #""predicted""#,
      """
      dataCorrupted : unknown case "predicted" of Gesture; expected one of "double_tap", "hold", "long-press", \
      "pinch_with_many_fingers", "press", "wipe "off""
      """
    )
  }

  @Test func enumsWithoutCasesReadNothing() throws {
    try expectError(Nothing.self, #""x""#, #"dataCorrupted : unknown case "x" of Nothing; it has no cases"#)
    try expectError(Nothing.self, "{}", "dataCorrupted : no case of Nothing; it has no cases")
  }
}
