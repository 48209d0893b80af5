/// An object with the values of a case by their keys, and the tag of the case: beside them,
/// `{"status": "waitlist", "position": 12}`; or elsewhere, as of the object in `{"load": {"key": "k", "_1": 4}}`.
///
/// Keys are literals, and the common types have functions of their own: see `CommonTypes.swift`.
///
/// A class, since the layout of a container is known to the standard library alone: to make room for one, to copy it and to
/// destroy it takes the user's code a call each, and more time than an allocation. And one class: where it is made an object
/// of a superclass for each value, the optimizer takes a time that grows with the square of the cases.
public final class PayloadObject<Tag: CodableTag> {
  let container: KeyedDecodingContainer<CodableKey>

  /// The tag of the case.
  public let tag: Tag

  /// The enum, for messages.
  let type: Any.Type
  /// Whether there is no object: the tag is all there is.
  let isTagAlone: Bool
  /// Nil if the tag is elsewhere.
  private let literalTagKey: StaticString?
  private let expectedTags: () -> [Tag]

  /// The values of a case whose tag is known.
  init(container: KeyedDecodingContainer<CodableKey>, tag: Tag, type: Any.Type, isTagAlone: Bool = false) {
    self.container = container
    self.isTagAlone = isTagAlone
    self.tag = tag
    self.type = type
    literalTagKey = nil
    expectedTags = { [] }
  }

  /// Reads the tag of an object that is open.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages, and where a decoder does not tell their kinds apart.
  /// - Throws: `DecodingError`: `keyNotFound` without a tag; `valueNotFound` if it is null; `typeMismatch` if it is of
  ///   another kind.
  @inline(__always)
  init(
    _ container: KeyedDecodingContainer<CodableKey>,
    tagKey: StaticString,
    of type: Any.Type,
    isTagAlone: Bool = false,
    _ expectedTags: @escaping () -> [Tag],
    by read: (KeyedDecodingContainer<CodableKey>, CodableKey, () -> [Tag]) throws -> Tag = Tag.read
  ) throws where Tag: ReadableTag {
    let key = CodableKey(tagKey)
    do {
      tag = try read(container, key, expectedTags)
    } catch {
      throw tagError(in: container, tagKey: key, Tag.self, of: type, expectedTags().map(MessageTag.init), error)
    }
    literalTagKey = tagKey
    self.isTagAlone = isTagAlone
    self.expectedTags = expectedTags
    self.container = container
    self.type = type
  }

  /// Whether it is not known which case has the values.
  private var isOfNoCase: Bool { type == MissingTag.self }

  /// Nil if the tag is elsewhere.
  var tagKey: CodableKey? { literalTagKey.map { CodableKey($0) } }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    let tags = expectedTags().map(MessageTag.init)
    let path = isTagAlone ? [] : tagKey.map { [$0] } ?? []
    return .unknownCase(MessageTag(tag), of: type, tags, at: container.codingPath + path)
  }

  /// Whether the key is there, even if its value is null.
  public func contains(_ key: StaticString) -> Bool {
    contains(CodableKey(key))
  }

  /// Whether the key, or one of its aliases, is there, even if its value is null.
  public func contains(_ key: StaticString, or aliases: StaticString...) -> Bool {
    contains(key) || aliases.contains(where: contains)
  }

  func contains(_ key: CodableKey) -> Bool {
    container.contains(key)
  }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the key is missing or its value is null, unless `Value` is an optional; or if the
  ///   value cannot be decoded.
  public func value<Value: Decodable>(forKey key: StaticString) throws -> Value {
    let key = CodableKey(key)
    do {
      return try container.decodeValue(forKey: key)
    } catch {
      return try missingValue(forKey: key, orThrow: error)
    }
  }

  /// The value under a key, nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  public func optionalValue<Value: Decodable>(forKey key: StaticString) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: CodableKey(key))
  }

  /// The values of a case in an array under a key, to take in order.
  ///
  /// - Parameters:
  ///   - key: That of the array.
  ///   - count: How many values the case has.
  ///   - required: How many of them must be there, if not all: the others are optional or have defaults.
  /// - Throws: `DecodingError` if there is no array.
  public func values(forKey key: StaticString, count: Int, required: Int? = nil) throws -> PayloadValues {
    let key = CodableKey(key)
    do {
      let array = try container.nestedUnkeyedContainer(forKey: key)
      return PayloadValues(container: array, count: count, required: required, tag: MessageTag(tag), type: type)
    } catch {
      throw missingKey(key, error)
    }
  }

  /// The values of a case in an object of their own under a key.
  ///
  /// - Throws: `DecodingError` if there is no object.
  public func payload(forKey key: StaticString) throws -> PayloadObject<Tag> {
    let key = CodableKey(key)
    do {
      let payload = try container.nestedContainer(keyedBy: CodableKey.self, forKey: key)
      return PayloadObject(container: payload, tag: tag, type: type)
    } catch {
      throw missingKey(key, error)
    }
  }

  // MARK: Other keys

  /// The key or alias that is present; the key itself if none is.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if more than one is there.
  public func key(_ key: StaticString, or aliases: StaticString...) throws -> StaticString {
    let present = ([key] + aliases).filter(contains)
    if present.count > 1 { throw DecodingError.severalKeys(present.map(CodableKey.init), at: container.codingPath) }
    return present.first ?? key
  }

  /// Makes sure that there are no keys besides the tag's and the known ones.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(besides known: [CodableKey]) throws {
    if let key = container.firstKey(besides: known, and: tagKey) {
      throw DecodingError.unknownKey(key, in: MessageTag(tag), of: type, known, at: container.codingPath)
    }
  }

  /// Makes sure that a case without values has no object with keys under a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent(forKey key: StaticString) throws {
    try rejectContent(forKey: CodableKey(key))
  }

  func rejectContent(forKey key: CodableKey) throws {
    guard contains(key) else { return }
    let content: KeyedDecodingContainer<CodableKey>
    do {
      content = try container.nestedContainer(keyedBy: CodableKey.self, forKey: key)
    } catch {
      // A value that is not an object has no keys.
      return
    }
    try PayloadObject(container: content, tag: tag, type: type).rejectUnknownKeys(besides: [])
  }

  /// Nil if the key is missing and the value is an optional that was not known to be one when the code was generated: a
  /// type alias, a generic argument. Called only once decoding has failed.
  func missingValue<Value>(forKey key: CodableKey, orThrow error: any Error) throws -> Value {
    guard !contains(key) else { throw error }
    if let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value { return value }
    throw missingKey(key, error)
  }

  /// The error for a key that is missing, or why the value under it cannot be decoded.
  func missingKey(_ key: CodableKey, _ error: any Error) -> any Error {
    if contains(key) || isOfNoCase { return error }
    return DecodingError.missingKey(key, in: MessageTag(tag), of: type, at: container.codingPath, error)
  }
}

extension KeyedDecodingContainer<CodableKey> {
  /// The first key besides the known ones and the tag's.
  func firstKey(besides known: [CodableKey], and tagKey: CodableKey? = nil) -> CodableKey? {
    allKeys.filter { $0 != tagKey && !known.contains($0) }.min { $0.stringValue < $1.stringValue }
  }
}

private protocol OptionalProtocol {
  static var none: Self { get }
}

extension Optional: OptionalProtocol {}

/// An object whose tag is a string.
public typealias TaggedObject = PayloadObject<CodableKey>

extension TaggedObject {
  /// The one of a case's tags that is there, the key of its content: `{"type": "image", "image": {"url": "u"}}`.
  public func contentKey(_ key: StaticString, or aliases: StaticString...) -> StaticString {
    aliases.first { $0 ~= tag } ?? key
  }
}

/// An object whose tag is an integer: `{"type": -123, "x": 1}`.
public typealias IntegerTaggedObject = PayloadObject<Int>

/// An object whose tag is a boolean: `{"ok": true, "value": 1}`.
public typealias BooleanTaggedObject = PayloadObject<Bool>
