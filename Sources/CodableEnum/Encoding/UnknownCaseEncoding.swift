// Writes back a case that the enum doesn't know.
extension Encoder {
  /// Writes an unknown case: `{"zzz": content}`.
  ///
  /// - Parameters:
  ///   - tag: The tag that was read.
  ///   - content: The value under the tag.
  ///   - namesStandAlone: Whether a case without content is its tag alone: `"zzz"`.
  public func encodeUnknownCase(_ tag: CodableKey, _ content: CodableValue, namesStandAlone: Bool = false) throws {
    if namesStandAlone, content == .null, Self.self != MergedEncoder.self {
      return try CodableTag.string(tag).encodeAlone(to: self)
    }
    var object = container(keyedBy: CodableKey.self)
    try object.encode(CapturedValue(value: content), forKey: tag)
  }
}

extension KeyedEncodingContainer where Key == CodableKey {
  /// Writes the members of an object beside the tag.
  ///
  /// - Throws: `EncodingError` if the value is not an object, or has the tag's key.
  public mutating func encodeOtherValues(_ value: CodableValue, besides tagKey: StaticString) throws {
    let tagKey = CodableKey(tagKey)
    guard case .object(let members) = value else {
      throw EncodingError.invalidValue(value, .capturedValueIsNotObject(tagKey, at: codingPath))
    }
    for (name, member) in members.inOrderOfKeys {
      let key = CodableKey(stringValue: name)
      if key == tagKey { throw EncodingError.invalidValue(value, .capturedValueHasTagKey(tagKey, at: codingPath)) }
      try encode(CapturedValue(value: member), forKey: key)
    }
  }

  /// Writes the content of an unknown case, unless it is null.
  public mutating func encodeContent(_ content: CodableValue, forKey key: StaticString) throws {
    if content != .null { try encode(content, forKey: CodableKey(key)) }
  }

  /// Writes the content of an unknown case under its tag, unless the content is null.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key.
  public mutating func encodeContent(
    _ content: CodableValue,
    underTag tag: CodableKey,
    besides tagKey: StaticString
  ) throws {
    let tagKey = CodableKey(tagKey)
    if content == .null { return }
    // As strings: coders that keep objects as dictionaries would lose one of two spellings of `é`.
    if tag.stringValue == tagKey.stringValue {
      throw EncodingError.invalidValue(content, .capturedValueHasTagKey(tagKey, at: codingPath))
    }
    try encode(CapturedValue(value: content), forKey: tag)
  }
}
