import CodableEnum

// Enums without a tag.

// @CodableEnum(strategy: .untagged)
enum Kinds: Equatable, Sendable {
  case nothing
  case flag(Bool)
  case count(Int)
  case ratio(Double)
  case text(String)
  case list([Int])
  case point(x: Int, y: Int?)
}

// @CodableEnum(strategy: .untagged)
enum TextOrList: Equatable, Sendable {
  case text(String)
  case list([String])
}

// @CodableEnum(strategy: .untagged)
enum TextOrObject: Equatable, Sendable {
  case text(String)
  case link(title: String, target: String)
}

// @CodableEnum(strategy: .untagged)
enum Keys: Equatable, Sendable {
  case token(accessToken: String, lifetime: Int?)  // @CodableCase(keys: ["access_token", "expires_in"])
  case failure(error: String, hints: [String]?)
  case user(id: Int, name: String)
  case admin(id: Int, name: String, rights: [String])
  // @CodableCase(matches: ["pages"])
  case book(Book)

  struct Book: Payload {
    var pages: Int
    var title: String?
  }
}

// @CodableEnum(strategy: .untagged)
enum OlderKeys: Equatable, Sendable {
  case failure(error: String, hints: [String]?)
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
enum OlderKinds: Equatable, Sendable {
  case flag(Bool)
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .untagged)
enum SomeKeys: Equatable, Sendable {
  case user(id: Int, name: String)
  case other  // @CodableCase(catches: .unknown)
}

/// Kinds, keys, null, and what no case takes.
func untagged(in place: Check.Place) -> [Check] {
  let kinds: [Kinds] = [
    .nothing, .flag(true), .flag(false), .count(0), .count(1), .count(-7), .count(.max), .ratio(0.5), .ratio(-1e100),
    .text(""), .text("x"), .text("12"), .text("true"), .text("null"), .text("[1]"), .list([1, 2]), .list([1]),
    .list([]),
    .point(x: 1, y: 2), .point(x: 1, y: nil),
  ]
  let keys: [Keys] = [
    .token(accessToken: "t", lifetime: 60), .token(accessToken: "", lifetime: nil), .failure(error: "x", hints: nil),
    .failure(error: "x", hints: ["a", "b"]), .user(id: 1, name: "a"), .admin(id: 1, name: "a", rights: ["a", "b"]),
    .book(.init(pages: 3, title: nil)), .book(.init(pages: 3, title: "t")),
  ]
  let textOrList: [TextOrList] = [.text("x"), .text(""), .text("12"), .list(["x", "y"]), .list(["x"]), .list([])]
  let textOrObject: [TextOrObject] = [.text("x"), .text(""), .link(title: "a", target: "b")]
  func check<Value: Payload>(_ layout: String, _ values: [Value]) -> [Check] {
    values.map { Check($0, of: layout, in: place) }
  }
  var checks = check("untagged, kinds", kinds)
  checks += check("untagged, text or list", textOrList)
  checks += check("untagged, text or object", textOrObject)
  checks += check("untagged, keys", keys)
  checks += kinds.map { Check($0, through: OlderKinds.self, of: "untagged, kinds, unknown", in: place) }
  checks += keys.map { Check($0, through: OlderKeys.self, of: "untagged, keys, unknown", in: place) }
  checks += [
    Check(sent: keys[4], received: SomeKeys.user(id: 1, name: "a"), of: "untagged, keys", in: place),
    Check(sent: keys[0], received: SomeKeys.other, of: "untagged, keys", in: place),
  ]
  return checks
}
