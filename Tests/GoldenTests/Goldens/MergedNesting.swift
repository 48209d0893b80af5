import CodableEnum

/// A payload that has the tag among its own keys, as code that is generated from OpenAPI has.
public struct TextBlock: Codable, Equatable, Sendable {
  public var type: String
  public var text: String

  public init(type: String = "text", text: String) {
    self.type = type
    self.text = text
  }
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
public enum Mood: Equatable, Sendable {
  case calm
  case glad(level: Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
public enum OpenKind: Equatable, Sendable {
  case small(size: Int)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum
public enum OpenKeyed: Equatable, Sendable {
  case small(Int)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"), unknownKeys: .reject)
public enum StrictKind: Equatable, Sendable {
  case small(size: Int)
}

// @CodableEnum
public enum OpenWhole: Equatable, Sendable {
  case small(Int)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Block: Equatable, Sendable {
  case text(TextBlock)  // @CodableCase("text", aliases: ["plain", "textual"])
  case mood(Mood)
  case openKind(OpenKind)
  case openKeyed(OpenKeyed)
  case openWhole(OpenWhole)
  case strict(StrictKind)
  case value(CodableValue)
  case numbered([Int: String])
  case captured([String: CodableValue])
  case nothing
}

// @CodableEnum(strategy: .flattenedStatus(key: "group"), unlabeled: .merged)
public enum Group: Equatable, Sendable {
  indirect case block(Block)
}
