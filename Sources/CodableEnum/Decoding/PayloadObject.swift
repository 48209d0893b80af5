/// The values of a case by their keys, and the case's tag. The tag is in the same object, as in
/// `{"status": "waitlist", "position": 12}`, or elsewhere, as for the inner object of
/// `{"load": {"key": "k", "_1": 4}}`.
///
/// Keys are literals, and common types have their own functions: see `CommonTypes.swift`.
///
/// It is a class because only the standard library knows a container's layout: handling one by value takes the user's
/// code several calls, and more time than an allocation. It is a single class because converting it to a superclass for
/// each value would make optimization time quadratic in the number of cases.
public final class PayloadObject<Tag: CodableTag> {
  let container: KeyedDecodingContainer<CodableKey>

  /// The tag of the case.
  public let tag: Tag

  /// The enum, for messages.
  let type: Any.Type
  /// Whether there is the tag alone, without an object.
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

  /// Reads the tag of an open object.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum. Called for messages, and for decoders that don't distinguish kinds.
  /// - Throws: `DecodingError.keyNotFound` without a tag, `.valueNotFound` if it is null, `.typeMismatch` if it is of
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

  /// Whether the case of the values is unknown.
  private var isOfNoCase: Bool { type == MissingTag.self }

  /// Nil if the tag is elsewhere.
  var tagKey: CodableKey? { literalTagKey.map { CodableKey($0) } }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    let tags = expectedTags().map(MessageTag.init)
    let path = isTagAlone ? [] : tagKey.map { [$0] } ?? []
    return .unknownCase(MessageTag(tag), of: type, tags, at: container.codingPath + path)
  }

  /// Whether a key is there, even with a null.
  public func contains(_ key: StaticString) -> Bool {
    contains(CodableKey(key))
  }

  /// Whether a key or one of its aliases is there, even with a null.
  public func contains(_ key: StaticString, or aliases: StaticString...) -> Bool {
    contains(key) || aliases.contains(where: contains)
  }

  func contains(_ key: CodableKey) -> Bool {
    container.contains(key)
  }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded. Unless `Value` is an optional, also if the key is
  ///   missing or its value is null.
  public func value<Value: Decodable>(forKey key: StaticString) throws -> Value {
    let key = CodableKey(key)
    do {
      return try container.decodeValue(forKey: key)
    } catch {
      return try missingValue(forKey: key, orThrow: error)
    }
  }

  /// The value under a key; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalValue<Value: Decodable>(forKey key: StaticString) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: CodableKey(key))
  }

  /// The values of a case in an array under a key, to take in order.
  ///
  /// - Parameters:
  ///   - key: The key of the array.
  ///   - count: The number of values of the case.
  ///   - required: The number of values that must be there, if not all. The others are optional or have defaults.
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

  /// The values of a case in their own object under a key.
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
  /// - Throws: `DecodingError.dataCorrupted` if several are there.
  public func key(_ key: StaticString, or aliases: StaticString...) throws -> StaticString {
    let present = ([key] + aliases).filter(contains)
    if present.count > 1 { throw DecodingError.severalKeys(present.map(CodableKey.init), at: container.codingPath) }
    return present.first ?? key
  }

  /// Checks that there are no keys except the tag's and the known ones.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(besides known: [CodableKey]) throws {
    if let key = container.firstKey(besides: known, and: tagKey) {
      throw DecodingError.unknownKey(key, in: MessageTag(tag), of: type, known, at: container.codingPath)
    }
  }

  /// Checks that a case without values has no object with keys under a key.
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

  /// Nil if the key is missing and the value is an optional that the generator could not recognize: a type alias or a
  /// generic argument. Called only after a failure.
  func missingValue<Value>(forKey key: CodableKey, orThrow error: any Error) throws -> Value {
    guard !contains(key) else { throw error }
    if let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value { return value }
    throw missingKey(key, error)
  }

  /// The error for a missing key, or the decoder's if the key is there.
  func missingKey(_ key: CodableKey, _ error: any Error) -> any Error {
    if contains(key) || isOfNoCase { return error }
    return DecodingError.missingKey(key, in: MessageTag(tag), of: type, at: container.codingPath, error)
  }
}

extension KeyedDecodingContainer<CodableKey> {
  /// The first key except the known ones and the tag's.
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
  /// Whichever of a case's tags is there: the key of its content in `{"type": "image", "image": {"url": "u"}}`.
  public func contentKey(_ key: StaticString, or aliases: StaticString...) -> StaticString {
    aliases.first { $0 ~= tag } ?? key
  }
}

/// An object whose tag is an integer: `{"type": -123, "x": 1}`.
public typealias IntegerTaggedObject = PayloadObject<Int>

/// An object whose tag is a boolean: `{"ok": true, "value": 1}`.
public typealias BooleanTaggedObject = PayloadObject<Bool>
