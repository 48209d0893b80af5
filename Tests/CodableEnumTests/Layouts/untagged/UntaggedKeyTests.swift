import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct UntaggedKeyTests {
  @Test func keysTell() throws {
    try expectBothWays(#"{"angry":true,"name":"Felix"}"#, Pet.live(name: "Felix", angry: true))
    try expectBothWays(#"{"causeOfDeath":"x"}"#, Pet.dead(name: nil, causeOfDeath: "x"))
    try expectRead(#"{"angry":true,"causeOfDeath":null,"more":1}"#, Pet.live(name: nil, angry: true))
  }

  @Test(arguments: [
    (#"{"name":"Felix"}"#, #"no case of Pet takes an object with "name"; expected "angry", or "causeOfDeath""#),
    (#"{"angry":null}"#, #"no case of Pet takes an object with "angry" (null); expected "angry", or "causeOfDeath""#),
    ("{}", #"no case of Pet takes an empty object; expected "angry", or "causeOfDeath""#),
    ("null", "no case of Pet takes null; expected an object"),
    (#"["angry"]"#, "no case of Pet takes an array; expected an object"),
    (
      #"{"name":"F","angry":true,"causeOfDeath":"x"}"#,
      #"cases "live" and "dead" of Pet both match an object with "angry", "causeOfDeath", "name""#
    ),
  ])
  func whatNoCaseTakesIsRefused(json: String, error: String) throws {
    try expectError(Pet.self, json, "dataCorrupted : " + error)
  }

  @Test func errorsAreThoseOfTheChosenCase() throws {
    try expectError(Pet.self, #"{"angry":1}"#, "typeMismatch angry")
    try expectError(Pet.self, #"{"causeOfDeath":"x","name":1}"#, "typeMismatch name")
    try expectError(Lookup.self, #"{"access_token":1}"#, "typeMismatch access_token")
    try expectError(
      Lookup.self,
      #"{"id":1,"user":1,"x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "pair" of Lookup; expected one of "id", "identifier", "user""#
    )
    try expectError(
      Lookup.self,
      #"{"id":1,"identifier":1}"#,
      #"dataCorrupted : keys "id" and "identifier" are for one value; expected one of them"#
    )
  }

  @Test func casesWithMatchesComeFirst() throws {
    let session = Lookup.session(Session(accessToken: "a"))
    try expectBothWays(#"{"access_token":"a"}"#, session)
    try expectRead(#"{"expires":5,"id":1,"access_token":"a"}"#, session)
  }

  @Test func theMostKeysWin() throws {
    try expectBothWays(#"{"id":1,"user":2}"#, Lookup.pair(id: 1, user: 2))
    try expectRead(#"{"identifier":1,"user":2}"#, Lookup.pair(id: 1, user: 2))
    try expectBothWays(#"{"id":1}"#, Lookup.id(id: 1))
  }

  @Test func aliasesOfOtherCasesTellNothing() throws {
    try expectBothWays(#"{"x":1,"y":2}"#, Spot.point(x: 1, y: 2))
    try expectRead(#"{"x":1}"#, Spot.node(id: 1))
    try expectBothWays(#"{"a":1,"b":2}"#, Span.pair(a: 1, b: 2))
    try expectRead(#"{"b":2}"#, Span.one(a: 2))
  }

  @Test func nullCountsWhereItMayBeWritten() throws {
    try expectBothWays(#"{"id":1,"result":null}"#, RPCReply.result(id: 1, result: .null))
    try expectRead(#"{"id":1,"result":null,"error":null}"#, RPCReply.result(id: 1, result: .null))
    try expectBothWays(#"{"value":null}"#, Knob.value(value: .null))
    // As JSON-RPC 1.0 writes it: what only a null tells gives way.
    try expectRead(#"{"id":1,"result":null,"error":"x"}"#, RPCReply.failure(id: 1, error: "x"))
    try expectError(
      RPCReply.self,
      #"{"id":1,"result":2,"error":"x"}"#,
      #"dataCorrupted : cases "result", "failure" and "ping" of RPCReply all match an object with "error", "id", "result""#
    )
  }

  @Test func keysOfStructsTell() throws {
    try expectBothWays(#"{"radius":1}"#, Figure.circle(Figure.Circle(radius: 1, fill: nil)))
    try expectRead(#"{"name":"a","side":2,"more":1}"#, Figure.labeled(name: "a", side: 2))
    try expectError(
      Figure.self,
      #"{"fill":"red"}"#,
      #"dataCorrupted : no case of Figure takes an object with "fill"; expected "radius", "side", or "name" and "side""#
    )
  }

  @Test func whatNoCaseTakesIsKept() throws {
    try expectBothWays(#"{"user":1}"#, Lookup.other(["user": 1]))
    try expectBothWays(#"[1,null,"a"]"#, Lookup.other([1, .null, "a"]))
    try expectBothWays(#"["a",5]"#, [Lookup.text("a"), .other(5)])
  }

  @Test func keysCompareByteForByte() throws {
    try expectRead(
      #"[{"K":1},{"caf\u00E9":1},{"id":1,"user":1,"k3":1}]"#,
      [KeySpelling.kelvin(1), .cafe(1), .both(id: 1, user: 1, k3: 1)]
    )
    let expected = #"expected "K", "caf\#u{E9}", or "id", "user" and "k3""#
    try expectError(
      KeySpelling.self,
      #"{"\u212A":1}"#,
      "dataCorrupted : no case of KeySpelling takes an object with \"\u{212A}\"; \(expected)"
    )
    try expectError(
      KeySpelling.self,
      #"{"cafe\u0301":1}"#,
      "dataCorrupted : no case of KeySpelling takes an object with \"cafe\u{301}\"; \(expected)"
    )
  }
}
