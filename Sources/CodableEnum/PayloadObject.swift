/// The values of a case in an object, by their keys: `{"key": "k", "_1": 4}`.
public struct PayloadObject {
  @usableFromInline
  let container: KeyedDecodingContainer<CodableKey>

  @usableFromInline
  init(container: KeyedDecodingContainer<CodableKey>) {
    self.container = container
  }

  /// Whether the key is there, be its value null.
  @inlinable
  public func contains(_ key: CodableKey) -> Bool {
    container.contains(key)
  }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the key is missing or its value is null, unless `Value` is an optional; or if the
  ///   value cannot be decoded.
  @inlinable
  public func value<Value: Decodable>(forKey key: CodableKey) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: key)
    } catch {
      return try missingValue(forKey: key, orThrow: error)
    }
  }

  /// The value under a key, nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  @inlinable
  public func optionalValue<Value: Decodable>(forKey key: CodableKey) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  /// Nil, if the key is missing and the value an optional that was not known to be one when the code was generated: a
  /// type alias, a generic argument. Only asked once decoding has failed.
  @usableFromInline
  func missingValue<Value>(forKey key: CodableKey, orThrow error: any Error) throws -> Value {
    guard !contains(key), let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value
    else { throw error }
    return value
  }
}

private protocol OptionalProtocol {
  static var none: Self { get }
}

extension Optional: OptionalProtocol {}
