#if Merging
// Writes back values of an unknown case that have its tag, or are beside it.

extension Encoder {
  /// Writes all there is of an unknown case: an object with the tag, which is a key if there is no key for it.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - tagKey: The key of the tag; nil if the tag is a key.
  ///   - mayLackTag: Whether the case is also read where there is no tag.
  ///   - caseName: The case, for messages.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - known: The tags of all other cases.
  /// - Throws: `EncodingError` if the value has no tag, or a known one, or is no object; or the value's own error.
  public func _encodeUnknown<Value: Encodable>(
    _ value: Value,
    tagKey: StaticString? = nil,
    mayLackTag: Bool = false,
    inCase caseName: String,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ known: () -> [_TagLiteral]
  ) throws {
    let known = KnownTags(known(), ignoresCase: ignoresCase)
    let key = tagKey?.description
    let tag = MergedTag.ofValue(key: key, besides: known, mayLackTag: mayLackTag, caseName: caseName, enum: type)
    try MergedEncoder(base: self, tag: tag).encodeWhole(value)
  }

  /// Writes all there is of an unknown case: an array that begins with the tag, or the tag alone.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - namesStandAlone: Whether it may be the tag alone.
  ///   - mayLackTag: Whether the case is also read from an array without elements.
  ///   - caseName: The case, for messages.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - known: The tags of all other cases.
  /// - Throws: `EncodingError` if the value has no tag, or a known one, or is no array; or the value's own error.
  public func _encodeUnknownArray<Value: Encodable>(
    _ value: Value,
    namesStandAlone: Bool = false,
    mayLackTag: Bool = false,
    inCase caseName: String,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ known: () -> [_TagLiteral]
  ) throws {
    let json = try CodableValue(collecting: value)
    if mayLackTag, json == [] { return try value.encode(to: self) }
    let tag = if case .array(let elements) = json { elements.first } else { namesStandAlone ? json : nil }
    guard let tag, _CodableTag(tag, unknownBesides: KnownTags(known(), ignoresCase: ignoresCase)) != nil else {
      let owner = ReportedEnum(type).isCase(_CodableTag(caseName)).name
      throw EncodingError.invalidValue(value, .valueHasNoUnknownTag(nil, owner, isObject: false, at: codingPath))
    }
    try value.encode(to: self)
  }

  /// Writes an unknown case whose other values are those of an object: `{"type": "zzz", "name": "Bingo"}`.
  ///
  /// - Throws: `EncodingError`, as the same function for known cases.
  public func _encodeMerged<Value: Encodable>(
    _ value: Value,
    tag: _CodableTag,
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: .ofCase(tag, key: tagKey.description, aliases: [], enum: type))
  }

  /// Writes an unknown case whose other values are those of an array: `["zzz", 1, 2]`.
  ///
  /// - Throws: `EncodingError` if the value is no array; or the value's own error.
  public func _encodeUnknownArray<Value: Encodable>(tag: _CodableTag, rest value: Value) throws {
    try RestEncoder(base: self, rest: try openArray(tag)).encodeWhole(value)
  }
}

/// Lets a value encode itself into the array after the tag, and refuses everything but arrays.
private final class RestEncoder: RefusingEncoder {
  let base: any Encoder
  private let rest: any UnkeyedEncodingContainer
  var refused: RefusedEncoder?

  init(base: any Encoder, rest: any UnkeyedEncodingContainer) { (self.base, self.rest) = (base, rest) }

  func encodeWhole(_ value: some Encodable) throws {
    try value.encode(to: self)
    try throwRefusal(of: value)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { rest }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    refuse("an object").container(keyedBy: Key.self)
  }

  func encodeSingle<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

  func refuse(_: String) -> RefusedEncoder { refuse(.capturedValueIsNotArray(at: codingPath)) }
}
#endif
