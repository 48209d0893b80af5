/// A tag that is the whole value: `"draft"`, `404`, `true`.
///
/// Generated code for `.rawValue` decodes from it.
public struct _BareTag {
  /// The value itself.
  public let tag: _CodableTag

  private let owner: ReportedEnum

  /// - Throws: `DecodingError.typeMismatch` or `.valueNotFound` if there is no tag, known or not.
  fileprivate init(from decoder: any Decoder, _ kinds: _ValueKinds, _ owner: ReportedEnum) throws {
    do {
      let source = LoneTag(container: try decoder.singleValueContainer())
      tag = owner.spelled(try _CodableTag.read(kinds, from: source, of: owner))
    } catch {
      throw owner.notATag(kinds, in: decoder, error)
    }
    self.owner = owner
  }

  /// Whether the tag has the bytes of a literal.
  @inline(never)
  public func hasTag(_ literal: StaticString) -> Bool { tag.key.hasBytes(of: literal) }

  /// The error for an unknown tag: `dataCorrupted`.
  public func unknownTagError(in decoder: any Decoder) -> DecodingError {
    owner.unknownCase(tag, at: decoder.codingPath)
  }

  /// The error for a raw value that no value of an enum without tags has: `dataCorrupted`.
  public func unknownRawValueError(in decoder: any Decoder) -> DecodingError {
    owner.noSuchRawValue(tag, at: decoder.codingPath)
  }
}

extension Decoder {
  /// Reads the whole value as the tag; see ``_BareTag``.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the enum's tags.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - expectedTags: All tags of the enum.
  public func _bareTag(
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _BareTag {
    try _BareTag(from: self, kinds, ReportedEnum(type, ignoresCase: ignoresCase, expectedTags))
  }

  /// Reads a value that is a tag, and nothing else; nil, reported to `onCaughtError`, if there is none.
  ///
  /// For an enum with a case that keeps other raw values by a coder.
  public func _bareTagIfAny(
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) -> _BareTag? {
    do {
      return try _bareTag(kinds: kinds, of: type, ignoresCase: ignoresCase, expectedTags)
    } catch {
      _reportCaught(error)
      return nil
    }
  }

  /// The whole value, read by a coder.
  ///
  /// - Throws: The coder's error.
  public func _codedValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    try Coder.decode(from: self)
  }

  /// The whole value, read by a coder; nil if it is null.
  ///
  /// - Throws: The coder's error.
  public func _optionalCodedValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    try singleValueContainer().decodeNil() ? nil : Coder.decode(from: self)
  }
}
