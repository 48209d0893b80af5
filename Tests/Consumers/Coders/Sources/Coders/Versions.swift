import CodableEnum

// Enums before and after a change of a program: tags that are renamed, values that are added, tags that are no strings.

// @CodableEnum
enum KeyedBefore: Equatable, Sendable {
  case success(Int)
  case load(key: String, attempts: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum LabeledBefore: Equatable, Sendable {
  case success(Int)
  case load(key: String)
}

// @CodableEnum(strategy: .flattenedStatus)
enum FlatBefore: Equatable, Sendable {
  case success(value: Int)
  case load(key: String)
}

// @CodableEnum(strategy: .adjacent)
enum AdjacentBefore: Equatable, Sendable {
  case success(Int)
  case load(key: String)
}

// @CodableEnum
enum KeyedAfter: Equatable, Sendable {
  case done(Int)  // @CodableCase(aliases: ["success"])
  case load(key: String, attempts: Int, wait: Int = 3)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum LabeledAfter: Equatable, Sendable {
  case done(Int)  // @CodableCase(aliases: ["success"])
  // @CodableCase(keys: ["name": "file"], keyAliases: ["file": ["key"]])
  case load(name: String, wait: Int = 3)
}

// @CodableEnum(strategy: .flattenedStatus)
enum FlatAfter: Equatable, Sendable {
  case done(value: Int)  // @CodableCase(aliases: ["success"])
  // @CodableCase(keys: ["name": "file"], keyAliases: ["file": ["key"]])
  case load(name: String, wait: Int = 3)
}

// @CodableEnum(strategy: .adjacent)
enum AdjacentAfter: Equatable, Sendable {
  case done(Int)  // @CodableCase(aliases: ["success"])
  // @CodableCase(keys: ["name": "file"], keyAliases: ["file": ["key"]])
  case load(name: String, wait: Int = 3)
}

// @CodableEnum(strategy: .flattenedStatus(key: "code"))
enum Numbered: Equatable, Sendable {
  case fine  // @CodableCase(200)
  case notFound(path: String)  // @CodableCase(404)
  case below(by: Int)  // @CodableCase(-1)
}

// @CodableEnum(strategy: .adjacent)
enum Answered: Equatable, Sendable {
  case success(Int)  // @CodableCase(true)
  case failure(reason: String)  // @CodableCase(false)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Untyped: Equatable, Sendable {
  case load(key: String)
  case plain(x: Int?, y: Int?)  // @CodableCase(catches: .missing)
}

// @CodableEnum(strategy: .discriminator)
enum UntypedDiscriminated: Equatable, Sendable {
  case load(key: String)
  case plain  // @CodableCase(catches: .missing)
}

/// Renamed tags and keys, added values, tags of other kinds, and objects without a tag.
func versions(in place: Check.Place) -> [Check] {
  func check<Sent: Payload, Received: Payload>(_ layout: String, _ sent: Sent, _ received: Received) -> Check {
    Check(sent: sent, received: received, of: layout, in: place)
  }
  return [
    check("positional, alias", KeyedBefore.success(1), KeyedAfter.done(1)),
    check("positional, default", KeyedBefore.load(key: "k", attempts: 1), KeyedAfter.load(key: "k", attempts: 1)),
    check("labeled, alias", LabeledBefore.success(1), LabeledAfter.done(1)),
    check("labeled, default", LabeledBefore.load(key: "k"), LabeledAfter.load(name: "k")),
    check("flat, alias", FlatBefore.success(value: 1), FlatAfter.done(value: 1)),
    check("flat, default", FlatBefore.load(key: "k"), FlatAfter.load(name: "k")),
    check("adjacent, alias", AdjacentBefore.success(1), AdjacentAfter.done(1)),
    check("adjacent, default", AdjacentBefore.load(key: "k"), AdjacentAfter.load(name: "k")),
    check("flat, integer tag", Numbered.fine, Numbered.fine),
    check("flat, integer tag", Numbered.notFound(path: "/"), Numbered.notFound(path: "/")),
    check("flat, integer tag", Numbered.below(by: 2), Numbered.below(by: 2)),
    check("adjacent, boolean tag", Answered.success(1), Answered.success(1)),
    check("adjacent, boolean tag", Answered.failure(reason: ""), Answered.failure(reason: "")),
    check("flat, missing tag", Point(x: 1, y: 2), Untyped.plain(x: 1, y: 2)),
    check("flat, missing tag", ["a": 1], Untyped.plain(x: nil, y: nil)),
    check("discriminator, missing tag", Point(x: 1, y: 2), UntypedDiscriminated.plain),
  ]
}
