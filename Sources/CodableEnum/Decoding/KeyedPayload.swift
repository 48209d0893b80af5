/// Values under keys: in an object of their own, or beside a tag.
public protocol KeyedPayload {
  /// Whether the key is there, even if its value is null.
  func contains(_ key: CodableKey) -> Bool

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the key is missing or its value is null, unless `Value` is an optional; or if the
  ///   value cannot be decoded.
  func value<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value

  /// The value under a key, nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  func optionalValue<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value?
}

extension KeyedPayload {
  /// Whether the key, or one of its aliases, is there, even if its value is null.
  public func contains(_ key: CodableKey, or aliases: CodableKey...) -> Bool {
    contains(key) || aliases.contains(where: contains)
  }
}
