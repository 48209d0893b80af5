// Generated code encodes with these. Their names differ from the standard library's, whose many overloads would make
// generated code slow to type-check.
//
// Common types have their own functions: see the end of this file.
extension Encoder {
  /// Writes the tag of a case alone: `"empty"`, `404`, `true`.
  public func _encodeTag(_ tag: StaticString) throws { try _encodeTag(.string(_CodableKey(tag))) }

  /// Writes a tag that is no literal string alone.
  public func _encodeTag(_ tag: _CodableTag) throws { try tag.encodeAlone(to: self) }

  /// Writes the tag of a case-keyed case alone: `"empty"`. Merged with other values, it must be a key.
  public func _encodeTag(orAsKey tag: StaticString) throws { try _encodeTag(orAsKey: .string(_CodableKey(tag))) }

  /// Writes a tag that is no literal string alone, or as a key.
  public func _encodeTag(orAsKey tag: _CodableTag) throws {
    if Self.self == MergedEncoder.self, let encoder = self as? MergedEncoder { return try encoder.encodeAsKey(tag.key) }
    try tag.encodeAlone(to: self)
  }

  /// Writes the tag of a case alone: `"auto"`. Merged with the tag of another case, a value must be an object, so its
  /// tag is under its key.
  public func _encodeTag(_ tag: StaticString, orForKey tagKey: StaticString) throws {
    try _encodeTag(.string(_CodableKey(tag)), orForKey: tagKey)
  }

  /// Writes a tag that is no literal string alone, or under its key.
  public func _encodeTag(_ tag: _CodableTag, orForKey tagKey: StaticString) throws {
    if Self.self != MergedEncoder.self { return try tag.encodeAlone(to: self) }
    var object = _codableObject()
    try object._encodeTag(tag, forKey: tagKey)
  }

  /// The object that a case writes its values into.
  public func _codableObject() -> KeyedEncodingContainer<_CodableKey> { container(keyedBy: _CodableKey.self) }

  /// A value for a coder to write.
  @inlinable
  public func _coded<Coder: ValueEncoder>(_ value: Coder.Value, by _: Coder.Type) -> _Coded<Coder> { _Coded(value) }

  /// A value for a coder to write; nil for nil.
  @inlinable
  public func _codedOptional<Coder: ValueEncoder>(_ value: Coder.Value?, by _: Coder.Type) -> _Coded<Coder>? {
    value.map { _Coded($0) }
  }
}

extension KeyedEncodingContainer where Key == _CodableKey {
  /// An object under a key, to write values into.
  @inline(never)
  public mutating func _nestedObject(forKey key: StaticString) -> KeyedEncodingContainer<_CodableKey> {
    nestedContainer(keyedBy: _CodableKey.self, forKey: _CodableKey(key))
  }

  /// Writes null.
  @inline(never)
  public mutating func _encodeNull(forKey key: StaticString) throws { try encodeNil(forKey: _CodableKey(key)) }

  /// Writes an empty object.
  public mutating func _encodeEmptyObject(forKey key: StaticString) { _ = _nestedObject(forKey: key) }

  /// Writes an empty array.
  public mutating func _encodeEmptyArray(forKey key: StaticString) { _ = nestedArray(forKey: key) }

  /// Writes the tag of a case.
  @inline(never)
  public mutating func _encodeTag(_ tag: StaticString, forKey key: StaticString) throws {
    try encode(tag.description, forKey: _CodableKey(key))
  }

  /// Writes a tag that is no literal string.
  @inline(never)
  public mutating func _encodeTag(_ tag: _CodableTag, forKey key: StaticString) throws {
    try tag.encode(into: &self, forKey: _CodableKey(key))
  }

  /// Says that keys are read, though nothing is under them: no value that shares the object may have one.
  public mutating func _claim(_ keys: StaticString...) throws { for key in keys { try _claim(_CodableKey(key)) } }

  mutating func _claim(_ key: _CodableKey) throws { try encodeIfPresent(Bool?.none, forKey: key) }

  /// Writes a value; nil as null.
  @inline(never)
  public mutating func _encodeValue<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    try StackGuard.check(encoding: value, at: codingPath)
    try encode(value, forKey: _CodableKey(key))
  }

  /// Writes a value; nothing for nil.
  @inline(never)
  public mutating func _encodeOptionalValue<Value: Encodable>(_ value: Value?, forKey key: StaticString) throws {
    try StackGuard.check(encoding: value as Any, at: codingPath)
    try encodeIfPresent(value, forKey: _CodableKey(key))
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
  try encodeAny(value, in: &container)
}

/// Writes the next value of an array, if there is enough stack.
@usableFromInline
func encodeAny(_ value: some Encodable, in container: inout any UnkeyedEncodingContainer) throws {
  try StackGuard.check(encoding: value, at: container.codingPath)
  try container.encode(value)
}

// Values of different types in one array, for any number of values. From "Codable conformance for Swift enums with
// multiple associated values of different types" (nilcoalescing.com).
extension KeyedEncodingContainer where Key == _CodableKey {
  @usableFromInline
  mutating func nestedArray(forKey key: StaticString) -> any UnkeyedEncodingContainer {
    nestedUnkeyedContainer(forKey: _CodableKey(key))
  }

  /// Writes values of any types as an array: `"list": ["<id>", []]`.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  @inlinable
  public mutating func _encodeValues<each Value: Encodable>(_ value: repeat each Value, for key: StaticString) throws {
    var container = nestedArray(forKey: key)
    repeat try encodeNext(each value, in: &container)
  }
}

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Writes values of any types, and those of an array, as one array.
  @inlinable
  public mutating func _encodeValues<each Value: Encodable, Rest: Encodable>(
    _ value: repeat each Value,
    rest: [Rest],
    for key: StaticString
  ) throws {
    var container = nestedArray(forKey: key)
    repeat try encodeNext(each value, in: &container)
    for value in rest { try encodeNext(value, in: &container) }
  }
}

// Cases that are arrays starting with the tag: `["EVENT", "sub", {…}]`.
extension Encoder {
  /// Writes the tag of a case and its values as one array; nil as null.
  @inlinable
  public func _encodeArray<each Value: Encodable>(tag: _TagLiteral, _ value: repeat each Value) throws {
    var array = try openArray(tag)
    repeat try encodeNext(each value, in: &array)
  }

  /// Writes the tag of a case, its values and those of an array as one array.
  @inlinable
  public func _encodeArray<each Value: Encodable, Rest: Encodable>(
    tag: _TagLiteral,
    _ value: repeat each Value,
    rest: [Rest]
  ) throws {
    var array = try openArray(tag)
    repeat try encodeNext(each value, in: &array)
    for value in rest { try encodeNext(value, in: &array) }
  }

  @usableFromInline
  func openArray(_ tag: _TagLiteral) throws -> any UnkeyedEncodingContainer { try openArray(_CodableTag(tag)) }

  /// An array that starts with the tag.
  func openArray(_ tag: _CodableTag) throws -> any UnkeyedEncodingContainer {
    var array = unkeyedContainer()
    try tag.encode(next: &array)
    return array
  }
}

// Values alone.

extension Encoder {
  /// Writes a case as null.
  public func _encodeNull() throws {
    var container = singleValueContainer()
    try container.encodeNil()
  }

  /// Writes a value alone; nil as null.
  public func _encodeBare<Value: Encodable>(_ value: Value) throws {
    try StackGuard.check(encoding: value, at: codingPath)
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes values of any types as an array; nil as null.
  @inlinable
  public func _encodeBareValues<each Value: Encodable>(_ value: repeat each Value) throws {
    var container = unkeyedContainer()
    repeat try encodeNext(each value, in: &container)
  }
}

extension Encoder {
  /// Writes values of any types, and those of an array, as one array.
  @inlinable
  public func _encodeBareValues<each Value: Encodable, Rest: Encodable>(
    _ value: repeat each Value,
    rest: [Rest]
  ) throws {
    var container = unkeyedContainer()
    repeat try encodeNext(each value, in: &container)
    for value in rest { try encodeNext(value, in: &container) }
  }
}

extension Encoder {
  /// Ensures that a case without a tag is read as such if other values share its object.
  ///
  /// - Parameter key: The key of other cases' tags.
  /// - Throws: `EncodingError.invalidValue` if another value has the key.
  public func _leaveOutTag(forKey key: StaticString) throws { try leaveOut(key.description) }

  func leaveOut(_ key: String) throws {
    if Self.self == MergedEncoder.self, let encoder = self as? MergedEncoder {
      try encoder.leaveOutTag(under: key)
    }
  }
}

// Separate functions for the types that coders know by name: see `CommonTypes.swift`. None is inlined, though the
// optimizer would do so across modules: the user's compiler then only makes a call per value.

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Writes a string.
  @inline(never)
  public mutating func _encodeValue(_ value: String, forKey key: StaticString) throws {
    try encode(value, forKey: _CodableKey(key))
  }

  /// Writes an integer.
  @inline(never)
  public mutating func _encodeValue(_ value: Int, forKey key: StaticString) throws {
    try encode(value, forKey: _CodableKey(key))
  }

  /// Writes a number.
  @inline(never)
  public mutating func _encodeValue(_ value: Double, forKey key: StaticString) throws {
    try encode(value, forKey: _CodableKey(key))
  }

  /// Writes a boolean.
  @inline(never)
  public mutating func _encodeValue(_ value: Bool, forKey key: StaticString) throws {
    try encode(value, forKey: _CodableKey(key))
  }

  /// Writes a string; nothing for nil.
  @inline(never)
  public mutating func _encodeOptionalValue(_ value: String?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: _CodableKey(key))
  }

  /// Writes an integer; nothing for nil.
  @inline(never)
  public mutating func _encodeOptionalValue(_ value: Int?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: _CodableKey(key))
  }

  /// Writes a number; nothing for nil.
  @inline(never)
  public mutating func _encodeOptionalValue(_ value: Double?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: _CodableKey(key))
  }

  /// Writes a boolean; nothing for nil.
  @inline(never)
  public mutating func _encodeOptionalValue(_ value: Bool?, forKey key: StaticString) throws {
    try encodeIfPresent(value, forKey: _CodableKey(key))
  }
}

extension Encoder {
  /// Writes a string alone.
  @inline(never)
  public func _encodeBare(_ value: String) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes an integer alone.
  @inline(never)
  public func _encodeBare(_ value: Int) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes a number alone.
  @inline(never)
  public func _encodeBare(_ value: Double) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }

  /// Writes a boolean alone.
  @inline(never)
  public func _encodeBare(_ value: Bool) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
