/// An object whose tag is missing, or not read yet.
public typealias UntaggedObject = PayloadObject<MissingTag>

/// The tag of an object that has none.
public struct MissingTag: CodableTag, NamedTag {
  /// The name, in messages, of a case decoded without a tag.
  let caseTag: MessageTag?

  var messageTag: MessageTag { caseTag ?? .string("") }
}

extension UntaggedObject {
  /// Reads the tag of an open object.
  public func taggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try TaggedObject(container, tagKey: tagKey, of: type, isTagAlone: isTagAlone, expectedTags, by: CodableKey.read)
  }

  /// Reads the tag of an open object.
  public func integerTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try IntegerTaggedObject(container, tagKey: tagKey, of: type, isTagAlone: isTagAlone, expectedTags)
  }

  /// Reads the tag of an open object.
  public func booleanTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try BooleanTaggedObject(container, tagKey: tagKey, of: type, isTagAlone: isTagAlone, expectedTags)
  }

  /// Reads the tag of an open object.
  public func mixedTaggedObject<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> PayloadObject<TagOfKinds<Kinds>> {
    try PayloadObject<TagOfKinds<Kinds>>(container, tagKey: tagKey, of: type, isTagAlone: isTagAlone, expectedTags)
  }

  /// The values of the case that is decoded without a tag. Errors name the case.
  public func payload(inCase tag: CodableValue, of type: Any.Type) -> UntaggedObject {
    UntaggedObject(container: container, tag: MissingTag(caseTag: MessageTag(tag)), type: type)
  }

  /// The error for an object without a tag: `keyNotFound`.
  public func noTag<CaseTag: CodableTag>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [CaseTag]
  ) -> DecodingError {
    let tags = expectedTags().map(MessageTag.init)
    return .missingTag(CodableKey(tagKey), of: type, tags, at: container.codingPath)
  }

  /// Checks that there are no keys except the known ones. The case's tag and the enum are for messages.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(inCase tag: CodableValue, of type: Any.Type, besides known: [CodableKey]) throws {
    if let key = container.firstKey(besides: known) {
      throw DecodingError.unknownKey(key, in: MessageTag(tag), of: type, known, at: container.codingPath)
    }
  }
}
