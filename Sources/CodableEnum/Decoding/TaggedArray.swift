/// An array whose first element is the tag of the case, `["EVENT", "sub", {…}]`, or the tag alone, `"ready"`.
///
/// Generated code for `.tagFirst` decodes from it. It is a class for the same reason as ``_PayloadObject``.
public final class _TaggedArray {
  /// The tag of the case.
  public let tag: _CodableTag

  /// The elements after the tag; nil if there is the tag alone.
  let elements: (any UnkeyedDecodingContainer)?
  let owner: ReportedEnum
  let decoder: any Decoder

  fileprivate init(
    _ tag: _CodableTag,
    _ elements: (any UnkeyedDecodingContainer)?,
    _ owner: ReportedEnum,
    in decoder: any Decoder
  ) {
    (self.tag, self.elements, self.owner, self.decoder) = (tag, elements, owner, decoder)
  }

  /// Whether the tag has the bytes of a literal.
  @inline(never)
  public func hasTag(_ literal: StaticString) -> Bool { tag.key.hasBytes(of: literal) }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTagError() -> DecodingError {
    owner.unknownCase(tag, at: decoder.codingPath + (elements == nil ? [] : [ElementKey(index: 0)]))
  }

  /// The values of a case, to be taken in order; see ``_PayloadObject/values(forKey:count:required:)``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  public func values(count: Int, required: Int? = nil) throws -> _PayloadValues {
    let ownCase = owner.isCase(tag)
    guard let elements else { throw ownCase.tagAlone(count: count, at: decoder.codingPath) }
    return _PayloadValues(container: elements, count: count, required: required, ownCase, start: 1)
  }

  /// Checks that there is only the tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` otherwise.
  public func rejectValues() throws {
    if elements != nil { try values(count: 0).finish() }
  }

  /// Whether there is the tag alone.
  public var isTagAlone: Bool { elements == nil }
}

extension Decoder {
  /// Opens an array whose first element is the tag; see ``_TaggedArray``.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the enum's tags.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - namesStandAlone: Whether some cases are written as their tag without an array.
  ///   - expectedTags: All tags of the enum.
  /// - Returns: Nil if the array is empty.
  /// - Throws: `DecodingError.typeMismatch` or `.valueNotFound` if there is no array, or no such tag.
  public func _taggedArray(
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    namesStandAlone: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _TaggedArray? {
    let owner = ReportedEnum(type, ignoresCase: ignoresCase, expectedTags)
    try StackGuard.check(self)
    var array: any UnkeyedDecodingContainer
    do {
      array = try unkeyedContainer()
    } catch {
      // Errors of any type, as for case-keyed objects: some decoders throw their own if there is no array.
      if namesStandAlone, let (tag, _) = tagAlone(kinds, owner, besides: error) {
        return _TaggedArray(tag, nil, owner, in: self)
      }
      throw owner.notOpened(error, "an array", orTag: namesStandAlone ? kinds : nil, at: codingPath)
    }
    if array.isAtEnd { return nil }
    do {
      let tag = try _CodableTag.read(kinds, next: &array, of: owner)
      return _TaggedArray(owner.spelled(tag), array, owner, in: self)
    } catch {
      throw owner.noTagFirst(error, kinds, at: codingPath)
    }
  }

  /// The error for an empty array: `dataCorrupted`.
  public func _noTagError(of type: Any.Type, _ expectedTags: @escaping () -> [_TagLiteral]) -> DecodingError {
    ReportedEnum(type, expectedTags).noTag(at: codingPath)
  }
}
