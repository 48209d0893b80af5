/// A tag that is the whole value: `"draft"`, `404`, `true`.
///
/// Generated code for `.rawValue` decodes from it.
public struct BareTag<Tag: CodableTag> {
  /// The value itself.
  public let tag: Tag

  private let type: Any.Type
  private let expectedTags: () -> [Tag]

  init(_ tag: Tag, _ type: Any.Type, _ expectedTags: @escaping () -> [Tag]) {
    self.tag = tag
    self.type = type
    self.expectedTags = expectedTags
  }

  /// The error for a tag that is none of the enum's: `dataCorrupted`.
  public func unknownTag(in decoder: any Decoder) -> DecodingError {
    .unknownCase(MessageTag(tag), of: type, expectedTags().map(MessageTag.init), at: decoder.codingPath)
  }
}

extension Encoder {
  /// Writes the tag of a case alone where it is an integer: `404`.
  public func encodeIntegerName(_ tag: Int) throws {
    var container = singleValueContainer()
    try container.encode(tag)
  }

  /// Writes the tag of a case alone where it is a boolean: `true`.
  public func encodeBooleanName(_ tag: Bool) throws {
    var container = singleValueContainer()
    try container.encode(tag)
  }
}
