// Writes back a case that the enum doesn't know.
extension Encoder {
  /// Refuses a tag of an unknown case that is one of the enum's own.
  ///
  /// - Throws: `EncodingError`.
  public func _refuseKnownTag(
    _ tag: _CodableTag,
    inCase caseName: String,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ known: () -> [_TagLiteral]
  ) throws {
    try refuse(KnownTags(known(), ignoresCase: ignoresCase).first(like: tag), inCase: caseName, of: type)
  }

  func refuse(_ tag: _CodableTag?, inCase caseName: String, of type: Any.Type) throws {
    guard let tag else { return }
    let owner = ReportedEnum(type).isCase(_CodableTag(caseName)).name
    throw EncodingError.invalidValue(tag.content, .knownTag(tag, owner, at: codingPath))
  }
}

extension Encoder {
  /// Writes an unknown case whose value is nil: its tag alone. Merged with other values, the tag is a key with null.
  public func _encodeUnknownName(_ tag: _CodableKey) throws {
    if Self.self != MergedEncoder.self { return try _CodableTag.string(tag).encodeAlone(to: self) }
    var object = _codableObject()
    try object._encodeEmptyContent(.null, underTag: tag)
  }

  /// Writes an unknown case of which only the tag is kept: `["zzz"]`.
  public func _encodeUnknownArray(tag: _CodableTag) throws { _ = try openArray(tag) }
}

/// What stands in the place of an unknown case's values, of which only the tag is kept.
public enum _EmptyContent: Encodable, Sendable {
  /// `true`
  case `true`
  /// `null`
  case null
  /// `{}`
  case object
  /// `[]`
  case array

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .true: try encoder._encodeBare(true)
    case .null: try encoder._encodeNull()
    case .object: _ = encoder._codableObject()
    case .array: _ = encoder.unkeyedContainer()
    }
  }
}

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Writes what stands in the place of an unknown case's values.
  public mutating func _encodeEmptyContent(_ content: _EmptyContent, forKey key: StaticString) throws {
    try encode(content, forKey: _CodableKey(key))
  }

  /// The same under the tag. Null says as much as a missing value.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key, and the content is not null.
  public mutating func _encodeEmptyContent(
    _ content: _EmptyContent,
    underTag tag: _CodableKey,
    besides tagKey: StaticString? = nil
  ) throws {
    if content == .null, tag.stringValue == tagKey?.description { return }
    try _encodeValue(content, underTag: tag, besides: tagKey)
  }
}

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Writes a value of an unknown case under its tag; nothing for nil.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key.
  public mutating func _encodeOptionalValue<Value: Encodable>(
    _ value: Value?,
    underTag tag: _CodableKey,
    besides tagKey: StaticString
  ) throws {
    if let value { return try _encodeValue(value, underTag: tag, besides: tagKey) }
    if tag.stringValue != tagKey.description { try encodeIfPresent(UnwrittenCapture?.none, forKey: tag) }
  }

  /// Writes a value of an unknown case under its tag.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key.
  public mutating func _encodeValue<Value: Encodable>(
    _ value: Value,
    underTag tag: _CodableKey,
    besides tagKey: StaticString? = nil
  ) throws {
    try refuse(value, underTag: tag, besides: tagKey)
    try encodeIfPresent(CapturedKey?.none, forKey: tag)
    try encode(value, forKey: tag)
  }

  func refuse(_ value: some Encodable, underTag tag: _CodableKey, besides tagKey: StaticString?) throws {
    // As strings: coders that keep objects as dictionaries would lose one of two spellings of `é`.
    guard let tagKey = tagKey.map({ _CodableKey($0) }), tag.stringValue == tagKey.stringValue else { return }
    throw EncodingError.invalidValue(value, .capturedValueHasTagKey(tagKey, at: codingPath))
  }
}
