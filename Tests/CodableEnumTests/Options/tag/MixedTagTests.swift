import CodableEnum
import Foundation
import Testing

private enum Number: Equatable {
  case one, two, other(CodableValue)
}

extension Number: Codable {
  init(from decoder: any Decoder) throws {
    let object = try decoder._bareTag(kinds: [.string, .integer], of: Self.self) {
      ["one", "two", 2, "3"]
    }
    switch object.tag {
    case "one", "3":
      self = .one
    case "two", 2:
      self = .two
    default:
      self = .other(object.tag.value)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .one:
      try encoder._encodeTag("one")
    case .two:
      try encoder._encodeTag(2)
    case .other(let value):
      try encoder._encodeBare(value)
    }
  }
}

private enum Reply: Equatable {
  case ok(n: Int)
  case failed
  case odd
}

extension Reply: Codable {
  init(from decoder: any Decoder) throws {
    let object = try decoder._taggedObject(by: "ok", kinds: [.string, .integer, .boolean], of: Self.self) {
      [true, "yes", 1, "no", false]
    }
    switch object.tag {
    case true, "yes":
      self = try .ok(n: object.value(forKey: "n"))
    case false, "no":
      self = .failed
    case 1:
      self = .odd
    default:
      throw object.unknownTagError()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    switch self {
    case .ok(let n):
      try object._encodeTag(true, forKey: "ok")
      try object._encodeValue(n, forKey: "n")
    case .failed:
      try object._encodeTag("no", forKey: "ok")
    case .odd:
      try object._encodeTag(1, forKey: "ok")
    }
  }
}

private enum Flag: Decodable, Equatable {
  case on, off

  init(from decoder: any Decoder) throws {
    let value = try decoder._bareTag(kinds: [.integer, .boolean], of: Self.self) { [1, true, 0, false] }
    switch value.tag {
    case 1, true:
      self = .on
    case 0, false:
      self = .off
    default:
      throw value.unknownTagError(in: decoder)
    }
  }
}

@Suite struct MixedTagTests {
  @Test func tagsOfEachKindAreRead() throws {
    try expectBothWays(#"["one",2,"new",7]"#, [Number.one, .two, .other("new"), .other(7)])
    try expectRead(#"["two","3","2",3]"#, [Number.two, .one, .other("2"), .other(3)])
    try expectBothWays(#"[{"n":1,"ok":true},{"ok":"no"},{"ok":1}]"#, [Reply.ok(n: 1), .failed, .odd])
    try expectRead(#"[{"n":1,"ok":"yes"},{"ok":false}]"#, [Reply.ok(n: 1), .failed])
    try expectRead("[1,true,0,false]", [Flag.on, .on, .off, .off])
  }

  @Test func decodersThatDoNotTellKindsApartAreTold() throws {
    let tags = ["one": Number.one, "2": .two, "3": .one, "4": .other("4")]
    for (text, number) in tags {
      #expect(try Number(from: TextDecoder(content: .text(text))) == number)
    }
  }

  @Test(arguments: [
    ("1.5", "typeMismatch : no case of Number takes a number; expected a string or an integer"),
    ("true", "typeMismatch : no case of Number takes a boolean; expected a string or an integer"),
    ("null", "valueNotFound : no case of Number takes null; expected a string or an integer"),
    ("[]", "typeMismatch : no case of Number takes an array; expected a string or an integer"),
  ])
  func otherKindsAreRefused(json: String, error: String) throws {
    try expectError([String: Number].self, #"{"a":\#(json)}"#, error.replacing(" :", with: " a:"))
  }

  @Test(arguments: [
    (#"{"ok":2}"#, #"dataCorrupted ok: unknown case 2 of Reply; expected one of "no", "yes", 1, false, true"#),
    (
      #"{"ok":"noo"}"#,
      #"dataCorrupted ok: unknown case "noo" of Reply; expected one of "no", "yes", 1, false, true; did you mean "no"?"#
    ),
    (
      #"{"ok":[]}"#,
      """
      typeMismatch ok: the "ok" of Reply is not a string, an integer or a boolean; \
      expected one of "no", "yes", 1, false, true
      """
    ),
    (#"{"ok":null}"#, #"valueNotFound ok: the "ok" of Reply is null; expected one of "no", "yes", 1, false, true"#),
    ("{}", #"keyNotFound(ok) : Reply has no "ok"; expected one of "no", "yes", 1, false, true"#),
    (#"{"ok":true}"#, #"keyNotFound(n) : case true of Reply has no "n""#),
  ])
  func otherTagsAreRefused(json: String, error: String) throws {
    try expectError(Reply.self, json, error)
  }
}
