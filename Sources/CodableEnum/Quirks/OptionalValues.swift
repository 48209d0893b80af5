extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value is null.
  ///
  /// XML decoders read an empty element as nil only when asked for an optional.
  func decodeOptional<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch DecodingError.valueNotFound {
      return try decode(Value?.self, forKey: key)
    }
  }
}

extension UnkeyedDecodingContainer {
  /// The next value; nil if it is null.
  ///
  /// Not by `decodeIfPresent`: it fails where asking for null moves on, as in Yams.
  mutating func decodeOptional<Value: Decodable>(_: Value.Type) throws -> Value? { try decode(Value?.self) }
}
