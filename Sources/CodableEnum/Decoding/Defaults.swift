// Missing values get the default of their declaration. A null is not missing. It is nil for an optional.
extension PayloadObject {
  /// The value under a key; the default if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  @inlinable
  public func value<Value: Decodable>(forKey key: StaticString, default value: @autoclosure () -> Value) throws -> Value
  {
    contains(key) ? try self.value(forKey: key) : value()
  }

  /// The value under a key; nil if it is null, the default if the key is missing.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  @inlinable
  public func optionalValue<Value: Decodable>(
    forKey key: StaticString,
    default value: @autoclosure () -> Value?
  ) throws -> Value? {
    contains(key) ? try optionalValue(forKey: key) : value()
  }

  /// The value under a key, read by a coder; the default if the key is missing.
  ///
  /// - Throws: The coder's error.
  @inlinable
  public func value<Coder: ValueDecoder>(
    forKey key: StaticString,
    default value: @autoclosure () -> Coder.Value,
    by coder: Coder.Type
  ) throws -> Coder.Value {
    contains(key) ? try self.value(forKey: key, by: coder) : value()
  }

  /// The value under a key, read by a coder; nil if it is null, the default if the key is missing.
  ///
  /// - Throws: The coder's error.
  @inlinable
  public func optionalValue<Coder: ValueDecoder>(
    forKey key: StaticString,
    default value: @autoclosure () -> Coder.Value?,
    by coder: Coder.Type
  ) throws -> Coder.Value? {
    contains(key) ? try optionalValue(forKey: key, by: coder) : value()
  }
}

extension PayloadValues {
  /// The next value; the default if there are no more.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  @inlinable
  public mutating func next<Value: Decodable>(default value: @autoclosure () -> Value) throws -> Value {
    hasNext ? try next() : value()
  }

  /// The next value; nil if it is null, the default if there are no more.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  @inlinable
  public mutating func nextOptional<Value: Decodable>(default value: @autoclosure () -> Value?) throws -> Value? {
    hasNext ? try nextOptional() : value()
  }

  /// The next value, read by a coder; the default if there are no more.
  ///
  /// - Throws: The coder's error.
  @inlinable
  public mutating func next<Coder: ValueDecoder>(
    default value: @autoclosure () -> Coder.Value,
    by coder: Coder.Type
  ) throws -> Coder.Value {
    hasNext ? try next(by: coder) : value()
  }

  /// The next value, read by a coder; nil if it is null, the default if there are no more.
  ///
  /// - Throws: The coder's error.
  @inlinable
  public mutating func nextOptional<Coder: ValueDecoder>(
    default value: @autoclosure () -> Coder.Value?,
    by coder: Coder.Type
  ) throws -> Coder.Value? {
    hasNext ? try nextOptional(by: coder) : value()
  }
}
