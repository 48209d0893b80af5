// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum AlreadyCodable: Codable, Equatable {
  case a(codingKeys: Int)

  enum CodingKeys: String, CodingKey {
    case a
  }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum AlreadyDecodable: Swift.Decodable, Equatable {
  case a(x: Int)
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
