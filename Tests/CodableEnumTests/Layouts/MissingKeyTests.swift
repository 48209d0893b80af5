import CodableEnum
import Foundation
import Testing

/// One case is decoded without a tag, and has required values.
private enum Visitor: Decodable, Equatable {
  case guest(user: String, seen: [Int], place: Place)
  case member

  struct Place: Equatable { var city: String }

  init(from decoder: any Decoder) throws {
    let untagged = try decoder._payloadObject()
    guard untagged.contains("type") else {
      let payload = untagged.payload(inCase: "guest", of: Self.self)
      try payload.rejectUnknownKeys(besides: ["user", "seen", "place"])
      let user: String = try payload.value(forKey: "user")
      var values = try payload.values(forKey: "seen", count: 1)
      let seen: Int = try values.next()
      try values.finish()
      let place: String = try payload.payload(forKey: "place").value(forKey: "city")
      self = .guest(user: user, seen: [seen], place: Place(city: place))
      return
    }
    let object = try untagged.taggedObject(by: "type", of: Self.self) { ["member"] }
    guard object.hasTag("member") else { throw object.unknownTagError() }
    self = .member
  }
}

/// Two cases that are objects of types that the generator cannot see.
private enum Account: Decodable, Equatable {
  case session(Session)
  case user(User)
  case team(Team)

  struct Session: Codable, Equatable {
    var token: String
    var user: User
  }

  struct User: Codable, Equatable { var name: String }

  /// Like an annotated enum, it names its own keys.
  struct Team: Decodable, Equatable {
    init(from decoder: any Decoder) throws {
      let object = try decoder._taggedObject(by: "kind", of: Self.self) { ["a"] }
      throw object.unknownTagError()
    }
  }

  init(from decoder: any Decoder) throws {
    let content = try decoder._untaggedValue(of: Self.self, kinds: [.object]) {
      [.init("session", matches: "session"), .init("team", matches: "team"), .init("user")]
    }
    switch try content.objectCase() {
    case "session": self = try .session(content.payloadOfObject(of: "session"))
    case "team": self = try .team(content.payloadOfObject(of: "team"))
    case "user": self = try .user(content.payloadOfObject(of: "user"))
    default: throw content.noMatchError(in: decoder)
    }
  }
}

@Suite struct MissingKeyTests {
  @Test func aCaseWithoutATagIsRead() throws {
    try expectRead(
      #"{"user":"a","seen":[1],"place":{"city":"b"}}"#,
      Visitor.guest(user: "a", seen: [1], place: .init(city: "b"))
    )
    try expectRead(#"{"type":"member"}"#, Visitor.member)
  }

  @Test(arguments: [
    ("{}", #"keyNotFound(user) : case "guest" of Visitor has no "user""#),
    (#"{"user":"a"}"#, #"keyNotFound(seen) : case "guest" of Visitor has no "seen""#),
    (#"{"user":"a","seen":[1,2]}"#, #"dataCorrupted seen: case "guest" of Visitor has 1 value, found more than 1"#),
    (#"{"user":"a","seen":[1]}"#, #"keyNotFound(place) : case "guest" of Visitor has no "place""#),
    (#"{"user":"a","seen":[1],"place":{}}"#, #"keyNotFound(city) place: case "guest" of Visitor has no "city""#),
    (
      #"{"user":"a","x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "guest" of Visitor; expected one of "place", "seen", "user""#
    ),
  ])
  func aCaseWithoutATagIsNamed(json: String, error: String) throws {
    try expectError(Visitor.self, json, error)
  }

  @Test(arguments: [
    ("{}", #"keyNotFound(name) : case "user" of Account has no "name""#),
    (#"{"session":1}"#, #"keyNotFound(token) : case "session" of Account has no "token""#),
    (#"{"session":1,"token":"a"}"#, #"keyNotFound(user) : case "session" of Account has no "user""#),
    (#"{"session":1,"token":"a","user":{}}"#, "keyNotFound(name) user"),
    (#"{"team":1}"#, #"keyNotFound(kind) : Team has no "kind"; expected one of "a""#),
  ])
  func anUntaggedCaseIsNamed(json: String, error: String) throws {
    try expectError(Account.self, json, error)
  }
}
