// Enums that write cases without values as the tag alone, and others with the tag under a key: `"auto"` beside
// `{"type": "function", "name": "f"}`.
extension Decoder {
  /// Opens an object. A tag is taken for an object with only the tag. See ``_PayloadObject``.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is neither.
  public func _payloadObjectOrTag(
    by tagKey: StaticString,
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _PayloadObject {
    let owner = ReportedEnum(type, ignoresCase: ignoresCase, expectedTags)
    let tagKey = _CodableKey(tagKey)
    var untagged: _PayloadObject?
    let reason: any Error
    do {
      let object = try openObject()
      let payload = _PayloadObject(untagged: object)
      if object.contains(tagKey) || !object.mayBeText { return payload }
      untagged = payload
      reason = owner.missingTag(tagKey, at: object.codingPath)
    } catch {
      // Errors of any type, as for case-keyed objects: some decoders throw their own if there is no object.
      reason = error
    }
    // A value that is merged with the tag of another case is always an object.
    if Swift.type(of: self) != MergedDecoder.self, let (tag, container) = tagAlone(kinds, owner, besides: reason) {
      let object = KeyedDecodingContainer(TagInPlaceOfObject(tagKey: tagKey, tag: container))
      return _PayloadObject(container: object, tag: tag, ReportedEnum(NoEnum.self), isTagAlone: true)
    }
    if let untagged { return untagged }
    guard reason is DecodingError else { throw reason }
    throw owner.notOpened(reason, "an object", orTag: kinds, at: codingPath)
  }

  /// The tag and its container; nil if there is no tag.
  ///
  /// - Parameter error: Why there is nothing else. If it is the decoder's own, text that looks like JSON is no tag.
  func tagAlone(
    _ kinds: _ValueKinds,
    _ owner: ReportedEnum,
    besides error: any Error
  ) -> (tag: _CodableTag, container: any SingleValueDecodingContainer)? {
    do {
      let container = try singleValueContainer()
      let source = LoneTag(container: container)
      let tag = owner.spelled(try _CodableTag.read(kinds, from: source, of: owner))
      return error is DecodingError || !tag.text.looksLikeJSON ? (tag, container) : nil
    } catch {
      return nil
    }
  }
}

extension _PayloadObject {
  /// Checks that there is more than the tag, for a case with values.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  public func requireObject(count: Int) throws {
    if isTagAlone { throw owner.isCase(tag).tagAlone(count: count, at: container.codingPath) }
  }
}

/// A tag alone, as an object that has only the tag, under its key.
private struct TagInPlaceOfObject: KeyedDecodingContainerProtocol {
  let tagKey: _CodableKey
  let tag: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { tag.codingPath }
  var allKeys: [_CodableKey] { [tagKey] }

  func contains(_ key: _CodableKey) -> Bool { key == tagKey }

  func decodeNil(forKey key: _CodableKey) throws -> Bool { try member(key).decodeNil() }

  /// Meets the requirements for all types.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: _CodableKey) throws -> Value {
    try member(key).decode(type)
  }

  func nestedContainer<Key: CodingKey>(
    keyedBy _: Key.Type,
    forKey key: _CodableKey
  ) throws -> KeyedDecodingContainer<Key> { throw isMissing(key) }

  func nestedUnkeyedContainer(forKey key: _CodableKey) throws -> any UnkeyedDecodingContainer { throw isMissing(key) }

  func superDecoder() throws -> any Decoder { throw isMissing("super") }
  func superDecoder(forKey key: _CodableKey) throws -> any Decoder { throw isMissing(key) }

  private func member(_ key: _CodableKey) throws -> any SingleValueDecodingContainer {
    if key == tagKey { return tag }
    throw isMissing(key)
  }

  private func isMissing(_ key: _CodableKey) -> DecodingError {
    .keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "there is the tag alone"))
  }
}
