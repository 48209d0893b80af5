// Coders read the types they know by name much faster than any other `Decodable`, but a generic call reaches only the
// latter. So the common ones are asked for first; once a helper is specialized, the compiler knows which one it is.
extension KeyedDecodingContainer where Key == CodableKey {
  /// The value under a key; nil if it is none of the common types.
  @inlinable
  func decodeCommonType<Value: Decodable>(forKey key: CodableKey) throws -> Value? {
    if Value.self == String.self { return try decode(String.self, forKey: key) as? Value }
    if Value.self == Int.self { return try decode(Int.self, forKey: key) as? Value }
    if Value.self == Double.self { return try decode(Double.self, forKey: key) as? Value }
    if Value.self == Bool.self { return try decode(Bool.self, forKey: key) as? Value }
    return nil
  }
}

extension PayloadValues {
  /// The next value, which is there.
  @inlinable
  mutating func decodeNext<Value: Decodable>() throws -> Value {
    if Value.self == String.self, let value = try container.decode(String.self) as? Value { return value }
    if Value.self == Int.self, let value = try container.decode(Int.self) as? Value { return value }
    if Value.self == Double.self, let value = try container.decode(Double.self) as? Value { return value }
    if Value.self == Bool.self, let value = try container.decode(Bool.self) as? Value { return value }
    return try container.decode(Value.self)
  }
}
