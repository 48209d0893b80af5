#if Values
// The parts of an unknown case that are kept as they are.
extension Decoder {
  /// Any value.
  ///
  /// - Throws: `DecodingError` if it cannot be held.
  public func _codableValue() throws -> CodableValue { try CodableValue(from: self) }
}

extension _PayloadObject {
  /// The members beside the tag, as an object; null if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func otherValues() throws -> CodableValue {
    if isTagAlone { return .null }
    return .object(try ValueReader.read(membersOf: container, besides: tagKey))
  }

  /// The value under a key; null if it is missing.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content(forKey key: StaticString) throws -> CodableValue {
    try container.content(forKey: _CodableKey(key))
  }

  /// The whole object, or the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func wholeValue() throws -> CodableValue {
    if isTagAlone, let tagKey { return try container.decode(CodableValue.self, forKey: tagKey) }
    // Not from the decoder again: asked for any value, some return the first one, or a text.
    return .object(try ValueReader.read(membersOf: container, besides: nil))
  }

  /// The value under a key that is the tag; null if it is missing, or if that key is the tag's own.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content() throws -> CodableValue {
    try keyOfContent.map { try container.content(forKey: $0) } ?? .null
  }
}

extension _CaseKeyedObject {
  /// The value under the tag; null if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content() throws -> CodableValue {
    try wholeObject?.container.content(forKey: key) ?? .null
  }

  /// The whole object, or the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func wholeValue() throws -> CodableValue {
    try wholeObject?.wholeValue() ?? .string(key.stringValue)
  }
}

extension KeyedDecodingContainer where Key == _CodableKey {
  fileprivate func content(forKey key: _CodableKey) throws -> CodableValue {
    if isRepeated(key) { return .array(try decode([CodableValue].self, forKey: key)) }
    return try decodeIfPresent(CodableValue.self, forKey: key) ?? .null
  }
}

extension _TaggedArray {
  /// The elements after the tag, as an array; null if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func otherValues() throws -> CodableValue {
    try elements.map { .array(try ValueReader.read(elementsOf: $0)) } ?? .null
  }

  /// The whole array, or the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func wholeValue() throws -> CodableValue {
    try elements.map { .array([tag.value] + (try ValueReader.read(elementsOf: $0))) } ?? tag.value
  }
}
#endif
