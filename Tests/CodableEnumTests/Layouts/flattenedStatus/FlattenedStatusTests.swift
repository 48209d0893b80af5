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
