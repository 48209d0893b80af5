// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum OwnCodingKeys: Equatable {
  case a(codingKeys: Int)

  enum CodingKeys: String, CodingKey {
    case a
  }

  /// Since something uses them, they may stay.
  static let keys: [CodingKeys] = [.a]
}

/// The half that is left to the author.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), conformance: .encodable)
public enum AlreadyDecodable: Swift.Decodable, Equatable {
  case a(x: Int)

  private enum Key: CodingKey { case x }

  public init(from decoder: any Decoder) throws {
    self = .a(x: try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .x))
  }
}

// @CodableEnum(conformance: .encodable)
public enum OnlyEncodable<T> {
  case a(T)
}

// @CodableEnum(conformance: .decodable)
public enum OnlyDecodable: Equatable {
  case a(Int)
}

/// Nothing reads it, so its cases need not be told apart.
// @CodableEnum(strategy: .untagged, conformance: .encodable)
public enum UntaggedRequest: Sendable {
  case id(Int)
  case page(Int)
  case all
  case filter(name: String, tag: String?)
  case nothing(String?)
  case any(any Encodable & Sendable)
}

// @CodableEnum(strategy: .untagged, conformance: .decodable)
public enum UntaggedReply: Equatable, Sendable {
  case id(Int)
  case failure(error: String)
  case none
}

// @CodableEnum(strategy: .rawValue, conformance: .decodable)
public enum DecodableState: Equatable {
  case on
  case other  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue, conformance: .encodable)
public enum EncodableState: Equatable {
  case on, off
}
