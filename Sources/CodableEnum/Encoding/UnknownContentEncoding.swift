#if Values
// Writes back what is kept of an unknown case as it is.

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

  /// Writes an unknown case: `["zzz", …]`.
  ///
  /// - Parameters:
  ///   - tag: The tag that was read.
  ///   - rest: The elements after the tag.
  ///   - namesStandAlone: Whether null stands for the tag alone: `"zzz"`.
  /// - Throws: `EncodingError` if the rest is no array.
  public func _encodeUnknownArray(
    tag: _CodableTag,
    _ rest: CodableValue,
    namesStandAlone: Bool = false
  ) throws {
    if namesStandAlone, rest == .null { return try tag.encodeAlone(to: self) }
    guard case .array(let elements) = rest else {
      throw EncodingError.invalidValue(rest, .capturedValueIsNotArray(at: codingPath))
    }
    var array = try openArray(tag)
    for element in elements { try array.encode(element) }
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
    if content == .null, !writesNull { return try encodeIfPresent(UnwrittenCapture?.none, forKey: tag) }
    try refuse(content, underTag: tag, besides: tagKey)
    try encode(CapturedValue(value: content), forKey: tag)
  }
}
#endif
