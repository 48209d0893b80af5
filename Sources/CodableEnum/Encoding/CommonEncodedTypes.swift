// Separate functions for the types that coders know by name, and none inlined: see `CommonTypes.swift`.

extension KeyedEncodingContainer where Key == CodableKey {
  /// Writes a string.
  public mutating func encodeValue(_ value: String, forKey key: StaticString) throws {
    try encode(value, forKey: CodableKey(key))
  }

  /// Writes an integer.
  public mutating func encodeValue(_ value: Int, forKey key: StaticString) throws {
    try encode(value, forKey: CodableKey(key))
  }

  /// Writes a number.
  public mutating func encodeValue(_ value: Double, forKey key: StaticString) throws {
    try encode(value, forKey: CodableKey(key))
  }

  /// Writes a boolean.
  public mutating func encodeValue(_ value: Bool, forKey key: StaticString) throws {
    try encode(value, forKey: CodableKey(key))
  }

  /// Writes a string; nothing for nil.
  public mutating func encodeOptionalValue(_ value: String?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: CodableKey(key))
  }

  /// Writes an integer; nothing for nil.
  public mutating func encodeOptionalValue(_ value: Int?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: CodableKey(key))
  }

  /// Writes a number; nothing for nil.
  public mutating func encodeOptionalValue(_ value: Double?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: CodableKey(key))
  }

  /// Writes a boolean; nothing for nil.
  public mutating func encodeOptionalValue(_ value: Bool?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: CodableKey(key))
  }
}

extension Encoder {
  /// Writes a string alone.
  public func encodeBare(_ value: String) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes an integer alone.
  public func encodeBare(_ value: Int) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes a number alone.
  public func encodeBare(_ value: Double) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes a boolean alone.
  public func encodeBare(_ value: Bool) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
