// Writes back a case that the enum doesn't know.
extension Encoder {
  /// Writes an unknown case: `{"zzz": content}`.
  ///
  /// - Parameters:
  ///   - tag: The tag that was read.
  ///   - content: The value under the tag.
  ///   - namesStandAlone: Whether a case without content is its tag alone: `"zzz"`.
  public func _encodeUnknownCase(_ tag: _CodableKey, _ content: CodableValue, namesStandAlone: Bool = false) throws {
    if namesStandAlone, content == .null, Self.self != MergedEncoder.self {
      return try _CodableTag.string(tag).encodeAlone(to: self)
    }
    var object = container(keyedBy: _CodableKey.self)
    try object.encode(CapturedValue(value: content), forKey: tag)
  }
}

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

  private func refuse(_ tag: _CodableTag?, inCase caseName: String, of type: Any.Type) throws {
    guard let tag else { return }
    let owner = ReportedEnum(type).isCase(_CodableTag(caseName)).name
    throw EncodingError.invalidValue(tag.value, .knownTag(tag, owner, at: codingPath))
  }

  /// Refuses all there is of an unknown case if it would be read as another one.
  ///
  /// - Parameters:
  ///   - value: All there is.
  ///   - tagKey: The key of the tag; nil if the tag is a key, or the first element of an array.
  ///   - withValues: How many of the first tags are of cases with values: beside other keys, null says nothing of them.
  ///   - caseName: The name of the case that keeps it, for messages.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - known: The tags of all other cases, in the order in which they are read.
  /// - Throws: `EncodingError`.
  public func _refuseKnownTag(
    in value: CodableValue,
    tagKey: StaticString? = nil,
    withValues: Int = 0,
    inCase caseName: String,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ known: () -> [_TagLiteral]
  ) throws {
    let known = KnownTags(known(), ignoresCase: ignoresCase)
    let tag: _CodableTag?
    switch value {
    case .object(let members):
      if let tagKey {
        tag = known.first(like: members[tagKey.description])
      } else {
        let nullable = members.count > 1 ? known.tags.prefix(withValues) : []
        let keys = Set(members.keys.map { _CodableKey(stringValue: $0) })
        tag = known.tags.first { tag in
          known.keys(among: keys, like: [tag]).contains { key in
            members[key.stringValue] != .null || !nullable.contains(tag)
          }
        }
      }
    case .array(let elements): tag = known.first(like: elements.first)
    case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: tag = known.first(like: value)
    }
    try refuse(tag, inCase: caseName, of: type)
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
    let tag = MergedTag.ofCase(tag, key: tagKey.description, aliases: [], enum: type)
    try MergedEncoder(base: self, tag: tag).encodeWhole(value)
  }

  /// Writes an unknown case whose other values are those of an array: `["zzz", 1, 2]`.
  ///
  /// - Throws: `EncodingError` if the value is no array; or the value's own error.
  public func _encodeUnknownArray<Value: Encodable>(tag: _CodableTag, rest value: Value) throws {
    try RestEncoder(base: self, rest: try openArray(tag)).encodeWhole(value)
  }
}

extension KeyedEncodingContainer where Key == _CodableKey {
  /// Writes the members of an object beside the tag.
  ///
  /// - Throws: `EncodingError` if the value is not an object, or has the tag's key.
  public mutating func _encodeOtherValues(_ value: CodableValue, besides tagKey: StaticString) throws {
    let tagKey = _CodableKey(tagKey)
    guard case .object(let members) = value else {
      throw EncodingError.invalidValue(value, .capturedValueIsNotObject(tagKey, at: codingPath))
    }
    for (name, member) in members.inOrderOfKeys {
      let key = _CodableKey(stringValue: name)
      if key == tagKey { throw EncodingError.invalidValue(value, .capturedValueHasTagKey(tagKey, at: codingPath)) }
      try encode(CapturedValue(value: member), forKey: key)
    }
  }

  /// Writes the content of an unknown case; null only where it says so.
  public mutating func _encodeContent(
    _ content: CodableValue,
    forKey key: StaticString,
    writesNull: Bool = false
  ) throws {
    if writesNull || content != .null { try encode(content, forKey: _CodableKey(key)) } else { try _claim(key) }
  }

  /// Writes the content of an unknown case under its tag; null only where it says so.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key, and the content is not null.
  public mutating func _encodeContent(
    _ content: CodableValue,
    underTag tag: _CodableKey,
    besides tagKey: StaticString? = nil,
    writesNull: Bool = false
  ) throws {
    if content == .null, tag.stringValue == tagKey?.description { return }
    if content == .null, !writesNull { return try encodeIfPresent(CapturedValue?.none, forKey: tag) }
    try refuse(content, underTag: tag, besides: tagKey)
    try encode(CapturedValue(value: content), forKey: tag)
  }

  /// Writes a value of an unknown case under its tag; nothing for nil.
  ///
  /// - Throws: `EncodingError` if the tag equals the tag's key.
  public mutating func _encodeOptionalValue<Value: Encodable>(
    _ value: Value?,
    underTag tag: _CodableKey,
    besides tagKey: StaticString
  ) throws {
    if let value { return try _encodeValue(value, underTag: tag, besides: tagKey) }
    if tag.stringValue != tagKey.description { try encodeIfPresent(CapturedValue?.none, forKey: tag) }
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

  private func refuse(_ value: some Encodable, underTag tag: _CodableKey, besides tagKey: StaticString?) throws {
    // As strings: coders that keep objects as dictionaries would lose one of two spellings of `é`.
    guard let tagKey = tagKey.map({ _CodableKey($0) }), tag.stringValue == tagKey.stringValue else { return }
    throw EncodingError.invalidValue(value, .capturedValueHasTagKey(tagKey, at: codingPath))
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
