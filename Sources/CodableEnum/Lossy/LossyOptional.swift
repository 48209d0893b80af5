#if Values
/// An optional that is nil where its value can't be decoded:
///
///     @LossyOptional var kind: Kind?
///
/// The decoder's `onCaughtError` hears of each error. A missing key and null are nil as ever. When encoded, nil is left out.
@propertyWrapper
public struct LossyOptional<Wrapped> {
  /// The value, or nil.
  public var wrappedValue: Wrapped?

  /// A value, or nil.
  public init(wrappedValue: Wrapped?) {
    self.wrappedValue = wrappedValue
  }
}

extension LossyOptional: Decodable where Wrapped: Decodable {
  /// Decodes a value; nil for what is none.
  ///
  /// - Throws: Only what nothing catches, such as that values are nested too deep.
  public init(from decoder: any Decoder) throws {
    do {
      wrappedValue = try decoder.singleValueContainer().decode(Wrapped?.self)
    } catch {
      try decoder._catchInvalid(error)
      wrappedValue = nil
    }
  }
}

extension LossyOptional: Encodable where Wrapped: Encodable {
  /// Encodes the value, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

// The compiler's code for a property calls these.
extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value can't be decoded.
  public func decode<Wrapped: Decodable>(
    _ type: LossyOptional<Wrapped>.Type,
    forKey key: Key
  ) throws -> LossyOptional<Wrapped> {
    try decodeIfPresent(type, forKey: key) ?? LossyOptional(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes a value; nothing for nil.
  public mutating func encode<Wrapped: Encodable>(_ value: LossyOptional<Wrapped>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension LossyOptional: Sendable where Wrapped: Sendable {}
extension LossyOptional: Equatable where Wrapped: Equatable {}
extension LossyOptional: Hashable where Wrapped: Hashable {}
#endif
