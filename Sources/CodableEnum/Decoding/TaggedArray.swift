/// An array whose first element is the tag of the case, `["EVENT", "sub", {…}]`, or the tag alone, `"ready"`.
///
/// Generated code for `.tagFirst` decodes from it. It is a class for the same reason as ``PayloadObject``.
public final class TaggedArray<Tag: CodableTag> {
  /// The tag of the case.
  public let tag: Tag

  /// The elements after the tag; nil if there is the tag alone.
  private let rest: (any UnkeyedDecodingContainer)?
  /// The enum, for messages.
  private let type: Any.Type
  private let expectedTags: () -> [Tag]
  private let decoder: any Decoder

  private init(
    _ tag: Tag,
    _ rest: (any UnkeyedDecodingContainer)?,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Tag],
    in decoder: any Decoder
  ) {
    (self.tag, self.rest, self.type) = (tag, rest, type)
    (self.expectedTags, self.decoder) = (expectedTags, decoder)
  }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    let path = decoder.codingPath + (rest == nil ? [] : [ElementKey(index: 0)])
    return .unknownCase(MessageTag(tag), of: type, expectedTags().map(MessageTag.init), at: path)
  }

  /// The values of a case, to be taken in order; see ``PayloadObject/values(forKey:count:required:)``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  public func values(count: Int, required: Int? = nil) throws -> PayloadValues {
    let tag = MessageTag(tag)
    guard let rest else {
      throw DecodingError.wrongValueCount("its tag alone", expected: count, tag, of: type, at: decoder.codingPath)
    }
    return PayloadValues(container: rest, count: count, required: required, tag: tag, type: type, start: 1)
  }

  /// Checks that there is only the tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` otherwise.
  public func rejectValues() throws {
    if rest != nil { try values(count: 0).finish() }
  }

  /// The elements after the tag, as an array; null if there is the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func otherValues() throws -> CodableValue {
    try rest.map { .array(try ValueReader.read(elementsOf: $0)) } ?? .null
  }

  /// The whole array, or the tag alone.
  ///
  /// - Throws: `DecodingError` if a value cannot be held.
  public func wholeValue() throws -> CodableValue {
    let tag = MessageTag(tag).value
    return try rest.map { .array([tag] + (try ValueReader.read(elementsOf: $0))) } ?? tag
  }
}

extension TaggedArray<CodableKey> {
  /// Whether the tag has the bytes of a literal.
  public func hasTag(_ literal: StaticString) -> Bool { literal ~= tag }
}

// MARK: Opening

extension Decoder {
  /// Opens an array whose first element is the tag, a string; see ``TaggedArray``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - namesStandAlone: Whether some cases are written as their tag without an array.
  ///   - expectedTags: All tags of the enum.
  /// - Returns: Nil if the array is empty.
  /// - Throws: `DecodingError.typeMismatch` or `.valueNotFound` if there is no array, or no such tag.
  public func taggedArray(
    of type: Any.Type,
    namesStandAlone: Bool = false,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedArray<CodableKey>? {
    try TaggedArray(from: self, of: type, namesStandAlone, expectedTags)
  }

  /// Opens an array whose first element is the tag, an integer; see ``TaggedArray``.
  public func integerTaggedArray(
    of type: Any.Type,
    namesStandAlone: Bool = false,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> TaggedArray<Int>? {
    try TaggedArray(from: self, of: type, namesStandAlone, expectedTags)
  }

  /// Opens an array whose first element is the tag, a boolean; see ``TaggedArray``.
  public func booleanTaggedArray(
    of type: Any.Type,
    namesStandAlone: Bool = false,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> TaggedArray<Bool>? {
    try TaggedArray(from: self, of: type, namesStandAlone, expectedTags)
  }

  /// Opens an array whose first element is the tag, of several kinds; see ``TaggedArray``.
  public func mixedTaggedArray<Kinds>(
    of type: Any.Type,
    namesStandAlone: Bool = false,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> TaggedArray<TagOfKinds<Kinds>>? {
    try TaggedArray(from: self, of: type, namesStandAlone, expectedTags)
  }

  /// The error for an empty array: `dataCorrupted`.
  public func noTag<Tag: CodableTag>(of type: Any.Type, _ expectedTags: () -> [Tag]) -> DecodingError {
    .noTag(of: type, expectedTags().map(MessageTag.init), at: codingPath)
  }
}

extension TaggedArray where Tag: ReadableTag {
  /// Nil if the array is empty.
  fileprivate convenience init?(
    from decoder: any Decoder,
    of type: Any.Type,
    _ namesStandAlone: Bool,
    _ expectedTags: @escaping () -> [Tag]
  ) throws {
    try StackGuard.check(decoder)
    var array: any UnkeyedDecodingContainer
    do {
      array = try decoder.unkeyedContainer()
    } catch {
      // Errors of any type, as for case-keyed objects: some decoders throw their own if there is no array.
      if namesStandAlone, let tag = decoder.tagAlone(expectedTags)?.tag,
        error is DecodingError || !(tag.messageTag.spelling?.looksLikeJSON ?? false)
      {
        self.init(tag, nil, of: type, expectedTags, in: decoder)
        return
      }
      let tags = expectedTags().map(MessageTag.init)
      throw DecodingError.notTagFirst(error, Tag.self, namesStandAlone, of: type, tags, at: decoder.codingPath)
    }
    if array.isAtEnd { return nil }
    let tag: Tag
    do {
      tag = try Tag.read(next: &array, expectedTags: expectedTags)
    } catch {
      let tags = expectedTags().map(MessageTag.init)
      throw DecodingError.noTagFirst(error, Tag.self, of: type, tags, at: decoder.codingPath)
    }
    self.init(tag, array, of: type, expectedTags, in: decoder)
  }
}
