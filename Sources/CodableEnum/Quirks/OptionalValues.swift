extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value is null.
  ///
  /// An empty element of XML is nil only to those who ask for an optional.
  func decodeOptional<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch DecodingError.valueNotFound {
      return try decode(Value?.self, forKey: key)
    }
  }
}

extension UnkeyedDecodingContainer {
  /// The next value, nil if it is null.
  ///
  /// `decodeIfPresent` fails where asking for null moves on, as in Yams.
  mutating func decodeOptional<Value: Decodable>(_: Value.Type) throws -> Value? { try decode(Value?.self) }
}
