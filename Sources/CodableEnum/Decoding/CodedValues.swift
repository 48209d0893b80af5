// What generated code decodes a value with that has a coder. As without one, an optional may be null or missing.
extension PayloadObject {
  /// The value under a key, read by a coder.
  ///
  /// - Throws: `DecodingError` if the key is missing; or why the coder cannot read the value.
  public func value<Coder: ValueDecoder>(forKey key: StaticString, by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try value(forKey: key)
    return coded.value
  }

  /// The value under a key, read by a coder; nil if the key is missing or its value is null.
  ///
  /// - Throws: Why the coder cannot read the value.
  public func optionalValue<Coder: ValueDecoder>(forKey key: StaticString, by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try optionalValue(forKey: key)
    return coded?.value
  }
}

extension CaseKeyedObject {
  /// The value of a case that has one, read by a coder.
  ///
  /// - Throws: `DecodingError` if there is the tag alone; or why the coder cannot read the value.
  public func value<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try value()
    return coded.value
  }

  /// The value of a case that has an optional one, read by a coder; nil if it is null.
  ///
  /// - Throws: `DecodingError` if there is the tag alone; or why the coder cannot read the value.
  public func optionalValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try optionalValue()
    return coded?.value
  }
}

extension PayloadValues {
  /// The next value, read by a coder.
  ///
  /// - Throws: `DecodingError` if there are no more; or why the coder cannot read the value.
  public mutating func next<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    let coded: Decoded<Coder> = try next()
    return coded.value
  }

  /// The next value, read by a coder; nil if it is null or if there are no more.
  ///
  /// - Throws: Why the coder cannot read the value.
  public mutating func nextOptional<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    let coded: Decoded<Coder>? = try nextOptional()
    return coded?.value
  }
}
