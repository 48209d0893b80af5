// The parts of an unknown case that are kept.
extension Decoder {
  /// Any value.
  ///
  /// - Throws: `DecodingError` if it cannot be held.
  public func _codableValue() throws -> CodableValue { try CodableValue(from: self) }

  /// All there is of an unknown case, as a value of any type.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func _unknownValue<Value: Decodable>() throws -> Value { try Value(from: self) }
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

  /// The tag as the key of its content; nil if there is none.
  private var keyOfContent: _CodableKey? {
    // Compared as strings, as coders do that keep objects as dictionaries. A key that is not listed belongs to an enum
    // that this one is merged with.
    let tag = tag.key
    return tag.stringValue != tagKey?.stringValue && container.allKeys.contains(tag) ? tag : nil
  }
}

extension _PayloadObject {
  /// The value under a key that is the tag.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded, is missing, or would be under the tag's own key.
  public func valueUnderTag<Value: Decodable>() throws -> Value {
    // Null is for the type to read, if it is there.
    if let key = keyOfContent { return try container.decode(Value.self, forKey: key) }
    throw missingKey(tag.key, DecodingError.corrupted("no value", at: container.codingPath))
  }

  /// The value under a key that is the tag; nil if it is null or missing, or if that key is the tag's own.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalValueUnderTag<Value: Decodable>() throws -> Value? {
    try keyOfContent.flatMap { try container.decodeOptional(Value.self, forKey: $0) }
  }
}

extension _CaseKeyedObject {
  /// The value under the tag; null if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if the value cannot be held.
  public func content() throws -> CodableValue {
    try wholeObject?.container.content(forKey: key) ?? .null
  }

  /// The value of an unknown case; nil if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalContent<Value: Decodable>() throws -> Value? { isAlone ? nil : try optionalValue() }

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
