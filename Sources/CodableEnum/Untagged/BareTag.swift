/// A tag that is the whole value: `"draft"`, `404`, `true`.
///
/// Generated code for `.rawValue` decodes from it.
public struct BareTag<Tag: CodableTag> {
  /// The value itself.
  public let tag: Tag

  private let type: Any.Type
  private let expectedTags: () -> [Tag]

  /// - Throws: `DecodingError.typeMismatch` or `.valueNotFound` if there is no tag, known or not.
  init(
    from decoder: any Decoder,
    _ type: Any.Type,
    _ expectedTags: @escaping () -> [Tag]
  ) throws where Tag: ReadableTag {
    do {
      tag = try Tag.read(from: TagAlone(container: decoder.singleValueContainer()), expectedTags: expectedTags)
    } catch {
      throw notATag(Tag.self, in: decoder, of: type, error)
    }
    self.type = type
    self.expectedTags = expectedTags
  }

  /// The error for an unknown tag: `dataCorrupted`.
  public func unknownTag(in decoder: any Decoder) -> DecodingError {
    .unknownCase(MessageTag(tag), of: type, expectedTags().map(MessageTag.init), at: decoder.codingPath)
  }

  /// The error for a raw value that no value of an enum without tags has: `dataCorrupted`.
  public func unknownRawValue(in decoder: any Decoder) -> DecodingError {
    .noSuchRawValue(MessageTag(tag), of: type, at: decoder.codingPath)
  }
}

extension Decoder {
  /// Reads a string as the tag; see ``BareTag``.
  public func bareTag(of type: Any.Type, _ expectedTags: @escaping () -> [CodableKey]) throws -> BareTag<CodableKey> {
    try BareTag(from: self, type, expectedTags)
  }

  /// Reads an integer as the tag; see ``BareTag``.
  public func integerBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Int]) throws -> BareTag<Int> {
    try BareTag(from: self, type, expectedTags)
  }

  /// Reads a boolean as the tag; see ``BareTag``.
  public func booleanBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Bool]) throws -> BareTag<Bool> {
    try BareTag(from: self, type, expectedTags)
  }

  /// Reads a value of several kinds as the tag; see ``BareTag``.
  public func mixedBareTag<Kinds>(
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> BareTag<TagOfKinds<Kinds>> {
    try BareTag(from: self, type, expectedTags)
  }
}

extension BareTag<CodableKey> {
  /// Whether the tag has the bytes of a literal.
  public func hasTag(_ literal: StaticString) -> Bool { literal ~= tag }
}

extension Encoder {
  /// Writes the tag of a case alone, an integer: `404`.
  public func encodeIntegerName(_ tag: Int) throws {
    var container = singleValueContainer()
    try container.encode(tag)
  }

  /// Writes the tag of a case alone, a boolean: `true`.
  public func encodeBooleanName(_ tag: Bool) throws {
    var container = singleValueContainer()
    try container.encode(tag)
  }
}
