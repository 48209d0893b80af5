// Enums that write cases without values as the tag alone, and others with the tag under a key: `"auto"` beside
// `{"type": "function", "name": "f"}`.
extension Decoder {
  /// Opens an object. A string is taken for an object with only the tag. See ``PayloadObject``.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is neither.
  public func payloadObjectOrTag(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [CodableKey]
  ) throws -> UntaggedObject {
    try openObjectOrTag(tagKey, type, expectedTags)
  }

  /// Opens an object. An integer is taken for an object with only the tag. See ``PayloadObject``.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is neither.
  public func payloadObjectOrTag(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [Int]
  ) throws -> UntaggedObject {
    try openObjectOrTag(tagKey, type, expectedTags)
  }

  /// Opens an object. A boolean is taken for an object with only the tag. See ``PayloadObject``.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is neither.
  public func payloadObjectOrTag(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [Bool]
  ) throws -> UntaggedObject {
    try openObjectOrTag(tagKey, type, expectedTags)
  }

  /// Opens an object. A tag of several kinds is taken for an object with only the tag. See ``PayloadObject``.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is neither.
  public func payloadObjectOrTag<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [TagOfKinds<Kinds>]
  ) throws -> UntaggedObject {
    try openObjectOrTag(tagKey, type, expectedTags)
  }

  private func openObjectOrTag<Tag: ReadableTag>(
    _ tagKey: StaticString,
    _ type: Any.Type,
    _ expectedTags: () -> [Tag]
  ) throws -> UntaggedObject {
    let key = CodableKey(tagKey)
    let reason: any Error
    do {
      let object = try openObject()
      guard !object.contains(key), object.allKeys.first?.mayBeNamelessText ?? false else {
        return UntaggedObject(container: object, tag: MissingTag(caseTag: nil), type: MissingTag.self)
      }
      reason = DecodingError.missingTag(key, of: type, expectedTags().map(MessageTag.init), at: object.codingPath)
    } catch {
      // Errors of any type, as for case-keyed objects: some decoders throw their own if there is no object.
      reason = error
    }
    // A value that is merged with the tag of another case is always an object.
    if Swift.type(of: self) != MergedDecoder.self, let (tag, name) = tagAlone(expectedTags),
      reason is DecodingError || !(tag.messageTag.spelling?.looksLikeJSON ?? false)
    {
      let container = KeyedDecodingContainer(TagAsObject(tagKey: key, tag: name))
      let noTag = MissingTag(caseTag: nil)
      return UntaggedObject(container: container, tag: noTag, type: MissingTag.self, isTagAlone: true)
    }
    guard reason is DecodingError else { throw reason }
    let tags = expectedTags().map(MessageTag.init)
    throw DecodingError.neitherTagNorObject(reason, Tag.self, of: type, tags, at: codingPath)
  }

  /// The tag and its container; nil if there is no tag.
  func tagAlone<Tag: ReadableTag>(
    _ expectedTags: () -> [Tag]
  ) -> (tag: Tag, container: any SingleValueDecodingContainer)? {
    do {
      let container = try singleValueContainer()
      return (try Tag.read(from: TagAlone(container: container), expectedTags: expectedTags), container)
    } catch {
      return nil
    }
  }
}

extension PayloadObject {
  /// Checks that there is more than the tag, for a case with values.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  public func requireObject(count: Int) throws {
    guard isTagAlone else { return }
    let path = container.codingPath
    throw DecodingError.wrongValueCount("its tag alone", expected: count, MessageTag(tag), of: type, at: path)
  }
}

/// Presents a tag alone as an object that has the tag under its key.
private struct TagAsObject: KeyedDecodingContainerProtocol {
  typealias Key = CodableKey

  let tagKey: CodableKey
  let tag: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { tag.codingPath }
  var allKeys: [CodableKey] { [tagKey] }

  func contains(_ key: CodableKey) -> Bool { key == tagKey }

  func decodeNil(forKey key: CodableKey) throws -> Bool { try member(key).decodeNil() }

  func decode(_ type: Bool.Type, forKey key: CodableKey) throws -> Bool { try member(key).decode(type) }
  func decode(_ type: String.Type, forKey key: CodableKey) throws -> String { try member(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: CodableKey) throws -> Double { try member(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: CodableKey) throws -> Float { try member(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: CodableKey) throws -> Int { try member(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: CodableKey) throws -> Int8 { try member(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: CodableKey) throws -> Int16 { try member(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: CodableKey) throws -> Int32 { try member(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: CodableKey) throws -> Int64 { try member(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: CodableKey) throws -> UInt { try member(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: CodableKey) throws -> UInt8 { try member(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: CodableKey) throws -> UInt16 { try member(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: CodableKey) throws -> UInt32 { try member(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: CodableKey) throws -> UInt64 { try member(key).decode(type) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: CodableKey) throws -> T { try member(key).decode(type) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: CodableKey
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw isMissing(key)
  }

  func nestedUnkeyedContainer(forKey key: CodableKey) throws -> any UnkeyedDecodingContainer { throw isMissing(key) }

  func superDecoder() throws -> any Decoder { throw isMissing("super") }
  func superDecoder(forKey key: CodableKey) throws -> any Decoder { throw isMissing(key) }

  private func member(_ key: CodableKey) throws -> any SingleValueDecodingContainer {
    if key == tagKey { return tag }
    throw isMissing(key)
  }

  private func isMissing(_ key: CodableKey) -> DecodingError {
    .keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "there is the tag alone"))
  }
}
