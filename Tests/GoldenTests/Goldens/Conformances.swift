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
