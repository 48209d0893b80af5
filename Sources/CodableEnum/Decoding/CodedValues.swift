// Generated code decodes values with a coder by these. As without a coder, an optional may be null or missing.
extension PayloadObject {
  /// The value under a key, read by a coder.
  ///
  /// - Throws: `DecodingError` if the key is missing, or the coder's error.
  public func value<Coder: ValueDecoder>(forKey key: StaticString, by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try value(forKey: key)
    return coded.value
  }

  /// The value under a key, read by a coder; nil if the key is missing or its value is null.
  ///
  /// - Throws: The coder's error.
  public func optionalValue<Coder: ValueDecoder>(forKey key: StaticString, by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try optionalValue(forKey: key)
    return coded?.value
  }
}

extension CaseKeyedObject {
  /// The value of a case with one value, read by a coder.
  ///
  /// - Throws: `DecodingError` if there is the tag alone, or the coder's error.
  public func value<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try value()
    return coded.value
  }

  /// The value of a case with one optional value, read by a coder; nil if it is null, or if there is the tag alone.
  ///
  /// - Throws: The coder's error.
  public func optionalValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try optionalValue()
    return coded?.value
  }
}

extension PayloadValues {
  /// The next value, read by a coder.
  ///
  /// - Throws: `DecodingError` if there are no more, or the coder's error.
  public mutating func next<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try next()
    return coded.value
  }

  /// The next value, read by a coder; nil if it is null, or if there are no more.
  ///
  /// - Throws: The coder's error.
  public mutating func nextOptional<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try nextOptional()
    return coded?.value
  }
}
