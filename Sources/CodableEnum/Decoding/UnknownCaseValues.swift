// The parts of an unknown case that are kept as values of other types.

extension Decoder {
  /// All there is of an unknown case, as a value of any type.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func _unknownValue<Value: Decodable>() throws -> Value { try Value(from: self) }
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

  /// The tag as the key of its content; nil if there is none.
  var keyOfContent: _CodableKey? {
    // Compared as strings, as coders do that keep objects as dictionaries. A key that is not listed belongs to an enum
    // that this one is merged with.
    let tag = tag.key
    return tag.stringValue != tagKey?.stringValue && container.allKeys.contains(tag) ? tag : nil
  }
}

extension _CaseKeyedObject {
  /// The value of an unknown case; nil if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalContent<Value: Decodable>() throws -> Value? { isAlone ? nil : try optionalValue() }
}
