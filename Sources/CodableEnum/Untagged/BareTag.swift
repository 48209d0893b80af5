/// A tag that is the whole value: `"draft"`, `404`, `true`.
///
/// Generated code for `.rawValue` decodes from it.
@frozen
public struct BareTag<Tag: CodableTag> {
  /// The value itself.
  public let tag: Tag

  @usableFromInline
  let type: Any.Type
  @usableFromInline
  let expectedTags: () -> [Tag]

  @inlinable @inline(__always)
  init(_ tag: Tag, _ type: Any.Type, _ expectedTags: @escaping () -> [Tag]) {
    self.tag = tag
    self.type = type
    self.expectedTags = expectedTags
  }

  /// The error for a tag that is none of the enum's: `dataCorrupted`.
  public func unknownTag(in decoder: any Decoder) -> DecodingError {
    .unknownCase(tag, of: type, expectedTags(), at: decoder.codingPath)
  }
}

extension BareTag where Tag == CodableKey {
  /// Reads a tag that is a string.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no string; `valueNotFound` if there is null.
  @inlinable @inline(__always)
  public init(from decoder: borrowing any Decoder, of type: Any.Type, expectedTags: @escaping () -> [CodableKey]) throws
  {
    let text: String
    do {
      text = try decoder.singleValueContainer().decode(String.self)
    } catch {
      throw notATag(String.self, "a string", in: decoder, of: type, error)
    }
    self.init(CodableKey(stringValue: text), type, expectedTags)
  }
}

extension BareTag where Tag == Int {
  /// Reads a tag that is an integer.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no integer; `valueNotFound` if there is null.
  @inlinable @inline(__always)
  public init(from decoder: borrowing any Decoder, of type: Any.Type, expectedTags: @escaping () -> [Int]) throws {
    let integer: Int
    do {
      integer = try decoder.singleValueContainer().decode(Int.self)
    } catch {
      throw notATag(Int.self, "an integer", in: decoder, of: type, error)
    }
    self.init(integer, type, expectedTags)
  }
}

extension BareTag where Tag == Bool {
  /// Reads a tag that is a boolean.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no boolean; `valueNotFound` if there is null.
  @inlinable @inline(__always)
  public init(from decoder: borrowing any Decoder, of type: Any.Type, expectedTags: @escaping () -> [Bool]) throws {
    let boolean: Bool
    do {
      boolean = try decoder.singleValueContainer().decode(Bool.self)
    } catch {
      throw notATag(Bool.self, "a boolean", in: decoder, of: type, error)
    }
    self.init(boolean, type, expectedTags)
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
