// What generated code encodes with. The names are not those of the standard library, whose many overloads would make
// generated code slow to type-check.
extension Encoder {
  /// Writes the name of a case alone: `"empty"`.
  public func encodeName(_ name: String) throws {
    var container = singleValueContainer()
    try container.encode(name)
  }
}

extension KeyedEncodingContainer where Key == CodableKey {
  /// Writes the tag of a case.
  @inlinable
  public mutating func encodeTag(_ tag: String, forKey key: CodableKey) throws {
    try encode(tag, forKey: key)
  }

  /// Writes the tag of a case that is an integer.
  @inlinable
  public mutating func encodeIntegerTag(_ tag: Int, forKey key: CodableKey) throws {
    try encode(tag, forKey: key)
  }

  /// Writes the tag of a case that is a boolean.
  @inlinable
  public mutating func encodeBooleanTag(_ tag: Bool, forKey key: CodableKey) throws {
    try encode(tag, forKey: key)
  }

  /// Writes a value; nil as null.
  @inlinable
  public mutating func encodeValue<Value: Encodable>(_ value: Value, forKey key: CodableKey) throws {
    try encode(value, forKey: key)
  }

  /// Writes a value; nothing for nil.
  @inlinable
  public mutating func encodeOptionalValue<Value: Encodable>(_ value: Value?, forKey key: CodableKey) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
