// What generated code encodes with. The names are not those of the standard library, whose many overloads would make
// generated code slow to type-check.
//
// Keys are literals, and the common types have functions of their own: see `CommonEncodedTypes.swift`.
extension Encoder {
  /// Writes the tag of a case alone: `"empty"`.
  public func encodeName(_ tag: String) throws {
    // A case that is merged with the tag of another has no place but as a key beside it.
    if Self.self == MergedEncoder.self, let encoder = self as? MergedEncoder { return try encoder.encodeTagAlone(tag) }
    var container = singleValueContainer()
    try container.encode(tag)
  }
}

extension Encoder {
  /// The object that a case is written into.
  public func codableObject() -> KeyedEncodingContainer<CodableKey> { container(keyedBy: CodableKey.self) }

  /// The error for a case with `@CodableCase(skip: true)`, or `.encoding`.
  public func skippedCase(_ caseName: String, of value: Any) -> EncodingError {
    .skippedCase(caseName, of: value, self)
  }

  /// A value to be written by a coder.
  @inlinable
  public func coded<Coder: ValueEncoder>(_ value: Coder.Value, by _: Coder.Type) -> Coded<Coder> { Coded(value) }

  /// A value to be written by a coder; nil for nil.
  @inlinable
  public func codedOptional<Coder: ValueEncoder>(_ value: Coder.Value?, by _: Coder.Type) -> Coded<Coder>? {
    value.map { Coded($0) }
  }
}

extension KeyedEncodingContainer where Key == CodableKey {
  /// An object under a key, which values are written into.
  public mutating func nestedObject(forKey key: StaticString) -> KeyedEncodingContainer<CodableKey> {
    nestedContainer(keyedBy: CodableKey.self, forKey: CodableKey(key))
  }

  /// Writes an object without keys.
  public mutating func encodeEmptyObject(forKey key: CodableKey) {
    _ = nestedContainer(keyedBy: CodableKey.self, forKey: key)
  }

  /// Writes an array without elements.
  public mutating func encodeEmptyArray(forKey key: CodableKey) {
    _ = nestedUnkeyedContainer(forKey: key)
  }

  /// Writes the tag of a case.
  public mutating func encodeTag(_ tag: StaticString, forKey key: StaticString) throws {
    try encode(String(compiledIn: tag), forKey: CodableKey(key))
  }

  /// Writes the tag of a case that is an integer.
  public mutating func encodeIntegerTag(_ tag: Int, forKey key: StaticString) throws {
    try encode(tag, forKey: CodableKey(key))
  }

  /// Writes the tag of a case that is a boolean.
  public mutating func encodeBooleanTag(_ tag: Bool, forKey key: StaticString) throws {
    try encode(tag, forKey: CodableKey(key))
  }

  /// Writes the tag that was kept of an unknown case.
  public mutating func encodeUnknownTag(_ tag: String, forKey key: StaticString) throws {
    try encode(tag, forKey: CodableKey(key))
  }

  /// Writes a value; nil as null.
  public mutating func encodeValue<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    try encode(value, forKey: CodableKey(key))
  }

  /// Writes a value; nothing for nil.
  public mutating func encodeOptionalValue<Value: Encodable>(_ value: Value?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: CodableKey(key))
  }
}

/// Writes the next value of an array; nil as null.
///
/// Not a method of the container: that would be generic over the container too, and never specialized.
@inlinable
func encodeNext<Value: Encodable>(_ value: Value, in container: inout any UnkeyedEncodingContainer) throws {
  if Value.self == String.self, let value = value as? String { return try container.encode(value) }
  if Value.self == Int.self, let value = value as? Int { return try container.encode(value) }
  if Value.self == Double.self, let value = value as? Double { return try container.encode(value) }
  if Value.self == Bool.self, let value = value as? Bool { return try container.encode(value) }
  try container.encode(value)
}
