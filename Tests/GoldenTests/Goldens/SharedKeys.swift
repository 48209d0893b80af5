import CodableEnum

// Keys that a case reads and does not write, beside values that have them.

public struct SharedFields: Codable, Equatable, Sendable {
  public var id: Int
  public var content: CodableValue?

  public init(id: Int, content: CodableValue? = nil) { (self.id, self.content) = (id, content) }
}

public struct OptionalFields: Codable, Equatable, Sendable {
  public var id: Int?

  public init(id: Int?) { self.id = id }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum AliasedKey: Equatable, Sendable {
  case a(num: Int?)  // @CodableCase(keyAliases: ["num": ["id"]])
}

// @CodableEnum(strategy: .adjacent, unknownKeys: .reject)
public enum AbsentContent: Equatable, Sendable {
  case a, b(Int?)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "k", content: .tag))
public enum ContentAtTag: Equatable, Sendable {
  case a(Int)
  case other(String, Int?)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "t"), unlabeled: .merged)
public enum SharedKeys: Equatable, Sendable {
  case beside(AliasedKey, id: Int?)
  case with(AliasedKey, OptionalFields)
  case content(ContentAtTag, SharedFields)
  case nested(AliasedKey, note: String?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
public enum NamedBesideFields: Equatable, Sendable {
  case a
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// Null under a key with values.

// @CodableEnum
public enum NullableAnything: Equatable, Sendable {
  case accepted(CodableValue), rejected(String)
}

// @CodableEnum
public enum NullableAlone: Equatable, Sendable {
  case accepted(String?)  // @CodableCase(aliases: ["ok"])
}

// @CodableEnum
public enum NullableTag: Equatable, Sendable {
  case b(Int), at(Double?)
}

public struct NullableField: Codable, Equatable, Sendable {
  public var id: Int
  public var at: Int?

  public init(id: Int, at: Int?) { (self.id, self.at) = (id, at) }
}

// Unknown cases whose tag another case has.

// @CodableEnum
public enum KeptKey: Equatable, Sendable {
  case a(Int), z
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum KeptTag: Equatable, Sendable {
  case a(x: Int), z
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .tagFirst)
public enum KeptFirst: Equatable, Sendable {
  case a(Int), z
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}
