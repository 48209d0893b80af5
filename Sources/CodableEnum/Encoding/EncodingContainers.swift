// Generated code encodes with these. Their names differ from the standard library's, whose many overloads would make
// generated code slow to type-check.
//
// Keys are literals, and common types have their own functions: see `CommonEncodedTypes.swift`.
extension Encoder {
  /// Writes the tag of a case alone: `"empty"`.
  public func encodeName(_ tag: String) throws {
    // A case that is merged with the tag of another can only be a key beside that tag.
    if Self.self == MergedEncoder.self, let encoder = self as? MergedEncoder { return try encoder.encodeTagAlone(tag) }
    var container = singleValueContainer()
    try container.encode(tag)
  }
}

extension Encoder {
  /// The object that a case writes its values into.
  public func codableObject() -> KeyedEncodingContainer<CodableKey> { container(keyedBy: CodableKey.self) }

  /// The error for a case with `@CodableCase(skip: true)` or `.encoding`.
  public func skippedCase(_ caseName: String, of value: Any) -> EncodingError {
    .skippedCase(caseName, of: value, self)
  }

  /// A value for a coder to write.
  @inlinable
  public func coded<Coder: ValueEncoder>(_ value: Coder.Value, by _: Coder.Type) -> Coded<Coder> { Coded(value) }

  /// A value for a coder to write; nil for nil.
  @inlinable
  public func codedOptional<Coder: ValueEncoder>(_ value: Coder.Value?, by _: Coder.Type) -> Coded<Coder>? {
    value.map { Coded($0) }
  }
}

extension KeyedEncodingContainer where Key == CodableKey {
  /// An object under a key, to write values into.
  public mutating func nestedObject(forKey key: StaticString) -> KeyedEncodingContainer<CodableKey> {
    nestedContainer(keyedBy: CodableKey.self, forKey: CodableKey(key))
  }

  /// Writes an empty object.
  public mutating func encodeEmptyObject(forKey key: CodableKey) {
    _ = nestedContainer(keyedBy: CodableKey.self, forKey: key)
  }

  /// Writes an empty array.
  public mutating func encodeEmptyArray(forKey key: CodableKey) {
    _ = nestedUnkeyedContainer(forKey: key)
  }

  /// Writes the tag of a case: a string.
  public mutating func encodeTag(_ tag: StaticString, forKey key: StaticString) throws {
    try encode(String(compiledIn: tag), forKey: CodableKey(key))
  }

  /// Writes the tag of a case: an integer.
  public mutating func encodeIntegerTag(_ tag: Int, forKey key: StaticString) throws {
    try encode(tag, forKey: CodableKey(key))
  }

  /// Writes the tag of a case: a boolean.
  public mutating func encodeBooleanTag(_ tag: Bool, forKey key: StaticString) throws {
    try encode(tag, forKey: CodableKey(key))
  }

  /// Writes the tag that an unknown case kept.
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
/// Not a method of the container: it would be generic over the container too, and never specialized.
@inlinable
func encodeNext<Value: Encodable>(_ value: Value, in container: inout any UnkeyedEncodingContainer) throws {
  if Value.self == String.self, let value = value as? String { return try container.encode(value) }
  if Value.self == Int.self, let value = value as? Int { return try container.encode(value) }
  if Value.self == Double.self, let value = value as? Double { return try container.encode(value) }
  if Value.self == Bool.self, let value = value as? Bool { return try container.encode(value) }
  try container.encode(value)
}
