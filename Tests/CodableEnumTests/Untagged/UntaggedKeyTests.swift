import CodableEnum
import Foundation
import Testing

private enum Cat: Equatable {
  case live(name: String?, angry: Bool)
  case dead(name: String?, causeOfDeath: String)
}

extension Cat: Codable {
  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(from: decoder, of: Self.self, kinds: .object) {
      [ObjectCase("live", requires: "angry"), ObjectCase("dead", requires: "causeOfDeath")]
    }
    switch try value.objectCase() {
    case "live":
      let payload = try value.payloadObject(of: "live")
      self = try .live(name: payload.optionalValue(forKey: "name"), angry: payload.value(forKey: "angry"))
    case "dead":
      let payload = try value.payloadObject(of: "dead")
      self = try .dead(name: payload.optionalValue(forKey: "name"), causeOfDeath: payload.value(forKey: "causeOfDeath"))
    default:
      throw value.noMatch()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .live(let name, let angry):
      var object = encoder.container(keyedBy: CodableKey.self)
      try object.encodeOptionalValue(name, forKey: "name")
      try object.encodeValue(angry, forKey: "angry")
    case .dead(let name, let causeOfDeath):
      var object = encoder.container(keyedBy: CodableKey.self)
      try object.encodeOptionalValue(name, forKey: "name")
      try object.encodeValue(causeOfDeath, forKey: "causeOfDeath")
    }
  }
}

private struct Session: Codable, Equatable {
  var access_token: String
  var expires: Int?
}

private struct User: Codable, Equatable {
  var id: Int
}

/// Cases with `matches:`, keys that include those of others, a struct, aliases, and a case that takes the rest.
private enum Response: Equatable {
  case session(Session)
  case pair(id: Int, user: User)
  case id(id: Int)
  case text(String)
  case other(CodableValue)
}

extension Response: Codable {
  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(from: decoder, of: Self.self, kinds: [.string, .object]) {
      [
        ObjectCase("session", matches: "access_token"),
        ObjectCase("pair", requires: .either("id", "identifier"), "user"),
        ObjectCase("id", requires: .either("id", "identifier")),
      ]
    }
    switch value.kind {
    case .string:
      self = try .text(value.payload())
    case .object:
      switch try value.objectCase() {
      case "session":
        self = try .session(value.payloadOfObject())
      case "pair":
        let payload = try value.payloadObject(of: "pair")
        try payload.rejectUnknownKeys(in: "pair" as CodableKey, of: Self.self, besides: ["id", "identifier", "user"])
        self = try .pair(
          id: payload.value(forKey: payload.key("id", or: "identifier")),
          user: payload.value(forKey: "user")
        )
      case "id":
        let payload = try value.payloadObject(of: "id")
        try payload.rejectUnknownKeys(in: "id" as CodableKey, of: Self.self, besides: ["id", "identifier"])
        self = try .id(id: payload.value(forKey: payload.key("id", or: "identifier")))
      default:
        self = try .other(value.payload())
      }
    default:
      self = try .other(value.payload())
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .session(let value):
      try encoder.encodeBare(value)
    case .pair(let id, let user):
      var object = encoder.container(keyedBy: CodableKey.self)
      try object.encodeValue(id, forKey: "id")
      try object.encodeValue(user, forKey: "user")
    case .id(let id):
      var object = encoder.container(keyedBy: CodableKey.self)
      try object.encodeValue(id, forKey: "id")
    case .text(let value):
      try encoder.encodeBare(value)
    case .other(let value):
      try encoder.encodeBare(value)
    }
  }
}

/// Keys that Swift holds equal to others.
private enum Key: Equatable, Decodable {
  case kelvin, cafe, both

  init(from decoder: any Decoder) throws {
    let value = try UntaggedValue(from: decoder, of: Self.self, kinds: .object) {
      [
        ObjectCase("kelvin", requires: "K"), ObjectCase("cafe", requires: "caf\u{E9}"),
        ObjectCase("both", requires: "id", "user", "k3"),
      ]
    }
    switch try value.objectCase() {
    case "kelvin":
      self = .kelvin
    case "cafe":
      self = .cafe
    case "both":
      self = .both
    default:
      throw value.noMatch()
    }
  }
}

@Suite struct UntaggedKeyTests {
  @Test func keysTell() throws {
    try expectBothWays(#"{"angry":true,"name":"Felix"}"#, Cat.live(name: "Felix", angry: true))
    try expectBothWays(#"{"causeOfDeath":"x"}"#, Cat.dead(name: nil, causeOfDeath: "x"))
    try expectRead(#"{"angry":true,"causeOfDeath":null,"more":1}"#, Cat.live(name: nil, angry: true))
  }

  @Test(arguments: [
    (#"{"name":"Felix"}"#, #"no case of Cat takes an object with "name"; expected "angry", or "causeOfDeath""#),
    (#"{"angry":null}"#, #"no case of Cat takes an object with "angry" (null); expected "angry", or "causeOfDeath""#),
    ("{}", #"no case of Cat takes an empty object; expected "angry", or "causeOfDeath""#),
    ("null", "no case of Cat takes null; expected an object"),
    (#"["angry"]"#, "no case of Cat takes an array; expected an object"),
    (
      #"{"name":"F","angry":true,"causeOfDeath":"x"}"#,
      #"cases "live" and "dead" of Cat both match an object with "angry", "causeOfDeath", "name""#
    ),
  ])
  func whatNoCaseTakesIsRefused(json: String, error: String) throws {
    try expectError(Cat.self, json, "dataCorrupted : " + error)
  }

  @Test func errorsAreThoseOfTheChosenCase() throws {
    try expectError(Cat.self, #"{"angry":1}"#, "typeMismatch angry")
    try expectError(Cat.self, #"{"causeOfDeath":"x","name":1}"#, "typeMismatch name")
    try expectError(Response.self, #"{"access_token":1}"#, "typeMismatch access_token")
    try expectError(
      Response.self,
      #"{"id":1,"user":{"id":1},"x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "pair" of Response; expected one of "id", "identifier", "user""#
    )
    try expectError(
      Response.self,
      #"{"id":1,"identifier":1}"#,
      #"dataCorrupted : keys "id" and "identifier" are for one value; expected one of them"#
    )
  }

  @Test func casesWithMatchesComeFirst() throws {
    let session = Response.session(Session(access_token: "a", expires: 5))
    try expectBothWays(#"{"access_token":"a","expires":5}"#, session)
    try expectRead(#"{"expires":5,"id":1,"access_token":"a"}"#, session)
  }

  @Test func theMostKeysWin() throws {
    try expectBothWays(#"{"id":1,"user":{"id":2}}"#, Response.pair(id: 1, user: User(id: 2)))
    try expectRead(#"{"identifier":1,"user":{"id":2}}"#, Response.pair(id: 1, user: User(id: 2)))
    try expectBothWays(#"{"id":1}"#, Response.id(id: 1))
  }

  @Test func whatNoCaseTakesIsKept() throws {
    try expectBothWays(#"{"user":1}"#, Response.other(["user": 1]))
    try expectBothWays(#"[1,null,"a"]"#, Response.other([1, .null, "a"]))
    try expectBothWays(#"["a",5]"#, [Response.text("a"), .other(5)])
  }

  @Test func keysCompareByteForByte() throws {
    try expectRead(#"[{"K":1},{"caf\u00E9":1},{"id":1,"user":1,"k3":1}]"#, [Key.kelvin, .cafe, .both])
    let expected = #"expected "K", "caf\#u{E9}", or "id", "user" and "k3""#
    try expectError(
      Key.self,
      #"{"\u212A":1}"#,
      "dataCorrupted : no case of Key takes an object with \"\u{212A}\"; \(expected)"
    )
    try expectError(
      Key.self,
      #"{"cafe\u0301":1}"#,
      "dataCorrupted : no case of Key takes an object with \"cafe\u{301}\"; \(expected)"
    )
  }
}
