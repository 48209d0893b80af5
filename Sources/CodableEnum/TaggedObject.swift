/// An object whose tag stands under a key beside the values: `{"status": "waitlist", "position": 12}`.
///
/// Generated code for `.discriminator` and `.flattenedStatus` decodes from it.
public struct TaggedObject {
  /// What stands under the tag's key.
  public let tag: CodableKey

  @usableFromInline
  let container: KeyedDecodingContainer<CodableKey>
  private let tagKey: CodableKey
  private let type: Any.Type
  private let expectedTags: () -> [String]

  /// Opens the object and reads its tag.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no object, or if the tag is no string; `keyNotFound` without
  ///   a tag; `valueNotFound` if the tag is null.
  public init(
    from decoder: any Decoder,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [String]
  ) throws {
    container = try decoder.container(keyedBy: CodableKey.self)
    self.tagKey = tagKey
    self.type = type
    self.expectedTags = expectedTags
    do {
      tag = CodableKey(stringValue: try container.decode(String.self, forKey: tagKey))
    } catch {
      throw DecodingError.noTag(in: container, tagKey: tagKey, of: type, expectedTags(), error)
    }
  }

  /// Whether the key is there, be its value null.
  @inlinable
  public func contains(_ key: CodableKey) -> Bool {
    container.contains(key)
  }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the key is missing or its value is null, unless `Value` is an optional; or if the
  ///   value cannot be decoded.
  @inlinable
  public func value<Value: Decodable>(forKey key: CodableKey) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: key)
    } catch {
      return try container.missingValue(forKey: key, orThrow: error)
    }
  }

  /// The value under a key, nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  @inlinable
  public func optionalValue<Value: Decodable>(forKey key: CodableKey) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  /// The error for a tag that is none of the enum's: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    .unknownCase(tag, of: type, expectedTags(), at: container.codingPath + [tagKey])
  }
}

extension KeyedDecodingContainer {
  /// Nil, if the key is missing and the value an optional that was not known to be one when the code was generated: a
  /// type alias, a generic argument. Only asked once decoding has failed.
  @usableFromInline
  func missingValue<Value>(forKey key: Key, orThrow error: any Error) throws -> Value {
    guard !contains(key), let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value
    else { throw error }
    return value
  }
}

private protocol OptionalProtocol {
  static var none: Self { get }
}

extension Optional: OptionalProtocol {}
