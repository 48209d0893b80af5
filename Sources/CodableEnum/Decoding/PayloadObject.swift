/// The values of a case by their keys, and the case's tag. The tag is in the same object, as in
/// `{"status": "waitlist", "position": 12}`, or elsewhere, as for the inner object of
/// `{"load": {"key": "k", "_1": 4}}`, or there is none.
///
/// Common types have their own functions: see `CommonTypes.swift`.
///
/// It is a class because only the standard library knows a container's layout: handling one by value takes the user's
/// code several calls, and more time than an allocation. It is a single class because converting it to a superclass for
/// each value would make optimization time quadratic in the number of cases.
public final class _PayloadObject {
  /// The tag of the case.
  public let tag: _CodableTag

  let container: KeyedDecodingContainer<_CodableKey>
  /// The enum; nobody's if the case isn't known yet.
  let owner: ReportedEnum
  /// Whether there is the tag alone, without an object.
  public let isTagAlone: Bool
  /// Nil if the tag is elsewhere.
  let tagKey: _CodableKey?

  /// The values of a case whose tag is known.
  init(
    container: KeyedDecodingContainer<_CodableKey>,
    tag: _CodableTag,
    tagKey: _CodableKey? = nil,
    _ owner: ReportedEnum,
    isTagAlone: Bool = false
  ) {
    (self.container, self.tag, self.tagKey) = (container, tag, tagKey)
    (self.owner, self.isTagAlone) = (owner, isTagAlone)
  }

  /// Reads the tag of an open object.
  ///
  /// - Throws: `DecodingError.keyNotFound` without a tag, `.valueNotFound` if it is null, `.typeMismatch` if it is of
  ///   another kind.
  @inline(__always)
  init(
    _ container: KeyedDecodingContainer<_CodableKey>,
    tagKey: _CodableKey,
    _ kinds: _ValueKinds,
    _ owner: ReportedEnum,
    contentIsUnderTag: Bool
  ) throws {
    do {
      let tag =
        if kinds == .string {
          // Without a copy of the container.
          _CodableTag(try container.decode(String.self, forKey: tagKey))
        } else {
          try _CodableTag.read(kinds, from: TagMember(object: container, key: tagKey), of: owner)
        }
      self.tag = owner.spelled(tag)
    } catch {
      throw owner.tagError(error, in: container, tagKey, kinds)
    }
    (self.tagKey, self.owner, isTagAlone) = (tagKey, owner, false)
    self.container = contentIsUnderTag ? container.spelling(tag.key, besides: tagKey) : container
  }

  private var ownCase: ReportedCase { owner.isCase(tag) }

  /// Whether the tag has the bytes of a literal.
  @inline(never)
  public func hasTag(_ literal: StaticString) -> Bool { tag.key.hasBytes(of: literal) }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTagError() -> DecodingError {
    let path = isTagAlone ? [] : tagKey.map { [$0] } ?? []
    return owner.unknownCase(tag, at: container.codingPath + path)
  }

  /// Whether a key is there, even with a null.
  public func contains(_ key: StaticString) -> Bool {
    contains(_CodableKey(key))
  }

  /// Whether a key or one of its aliases is there, even with a null.
  public func contains(_ key: StaticString, or aliases: StaticString...) -> Bool {
    contains(key) || aliases.contains { contains($0) }
  }

  func contains(_ key: _CodableKey) -> Bool { container.contains(key) }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded. Unless `Value` is an optional, also if the key is
  ///   missing or its value is null.
  public func value<Value: Decodable>(forKey key: StaticString) throws -> Value {
    try value(under: key) { try container.decode(Value.self, forKey: $0) }
  }

  /// A value, or nil where an optional is missing.
  @inline(__always)
  func value<Value>(under key: StaticString, _ decode: (_CodableKey) throws -> Value) throws -> Value {
    let key = _CodableKey(key)
    do { return try decode(key) } catch { return try missingValue(forKey: key, orThrow: error) }
  }

  /// The value under a key; nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalValue<Value: Decodable>(forKey key: StaticString) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: _CodableKey(key))
  }

  /// The values of a case in an array under a key, to take in order.
  ///
  /// - Parameters:
  ///   - key: The key of the array.
  ///   - count: The number of values of the case.
  ///   - required: The number of values that must be there, if not all. The others are optional or have defaults.
  /// - Throws: `DecodingError` if there is no array.
  public func values(forKey key: StaticString, count: Int, required: Int? = nil) throws -> _PayloadValues {
    let key = _CodableKey(key)
    do {
      let array = try container.nestedUnkeyedContainer(forKey: key)
      return _PayloadValues(container: array, count: count, required: required, ownCase)
    } catch {
      throw missingKey(key, error)
    }
  }

  /// The values of a case in their own object under a key.
  ///
  /// - Throws: `DecodingError` if there is no object.
  public func payload(forKey key: StaticString) throws -> _PayloadObject {
    let key = _CodableKey(key)
    do {
      let payload = try container.nestedContainer(keyedBy: _CodableKey.self, forKey: key)
      return _PayloadObject(container: payload, tag: tag, owner)
    } catch {
      throw missingKey(key, error)
    }
  }

  // MARK: Other keys

  /// The key or alias that is present; the key itself if none is.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if several are there.
  public func key(_ key: StaticString, or aliases: StaticString...) throws -> StaticString {
    let present = ([key] + aliases).filter { contains($0) }
    if present.count > 1 { throw DecodingError.severalKeys(present.map { _CodableKey($0) }, at: container.codingPath) }
    return present.first ?? key
  }

  /// Whichever of a case's tags is there: the key of its content in `{"type": "image", "image": {"url": "u"}}`.
  public func contentKey(_ key: StaticString, or aliases: StaticString...) -> StaticString {
    aliases.first { hasTag($0) } ?? key
  }

  /// Checks that there are no keys except the tag's and the known ones.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(besides known: [StaticString]) throws {
    try rejectKeys(besides: known.map { _CodableKey($0) })
  }

  /// Checks that there are no keys except the tag's and the one that is the tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeysBesidesTag() throws { try rejectKeys(besides: [tag.key]) }

  func rejectKeys(besides known: [_CodableKey]) throws {
    let others = container.allKeys.filter { $0 != tagKey && !known.contains($0) }
    if let key = others.min(by: { $0.stringValue < $1.stringValue }) {
      throw ownCase.unknownKey(key, known, at: container.codingPath)
    }
  }

  /// Checks that a case without values has no object with keys under a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent(forKey key: StaticString) throws { try rejectContent(under: _CodableKey(key)) }

  func rejectContent(under key: _CodableKey) throws {
    guard contains(key) else { return }
    let content: KeyedDecodingContainer<_CodableKey>
    do {
      content = try container.nestedContainer(keyedBy: _CodableKey.self, forKey: key)
    } catch {
      // A value that is not an object has no keys.
      return
    }
    try _PayloadObject(container: content, tag: tag, owner).rejectKeys(besides: [])
  }

  /// Nil if the key is missing and the value is an optional that the generator could not recognize: a type alias or a
  /// generic argument. Called only after a failure.
  func missingValue<Value>(forKey key: _CodableKey, orThrow error: any Error) throws -> Value {
    guard !contains(key) else { throw error }
    if let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value { return value }
    throw missingKey(key, error)
  }

  /// The error for a missing key, or the decoder's if the key is there.
  func missingKey(_ key: _CodableKey, _ error: any Error) -> any Error {
    if contains(key) || owner.type == NoEnum.self { return error }
    return ownCase.missingKey(key, at: container.codingPath, error)
  }
}

extension KeyedDecodingContainer<_CodableKey> {
  /// The object with a key as the enum spells it, where it has another one that is equal but for case.
  fileprivate func spelling(_ key: _CodableKey, besides tagKey: _CodableKey) -> Self {
    if contains(key) { return self }
    let other = allKeys.first { $0 != tagKey && $0.equalsIgnoringCase(key) }
    return other.map { KeyedDecodingContainer(OtherKeys(base: self, .spelled(key, as: $0))) } ?? self
  }
}

/// Owns objects whose case isn't known yet.
enum NoEnum {}

private protocol OptionalProtocol {
  static var none: Self { get }
}

extension Optional: OptionalProtocol {}

// MARK: Opening

// Entry points of generated code. They are members of decoders, not types, so that nothing in the user's module can
// hide them: its cases, labels and types may have any name.
extension Decoder {
  /// Opens an object with a tag; see ``_PayloadObject``.
  ///
  /// - Parameters:
  ///   - tagKey: The key of the tag.
  ///   - kinds: The kinds of the enum's tags.
  ///   - type: The enum, for messages.
  ///   - ignoresCase: Whether a tag is read without regard to the case of the letters A to Z.
  ///   - contentIsUnderTag: Whether a key is, too: that of the content, which is the tag.
  ///   - expectedTags: All tags of the enum.
  public func _taggedObject(
    by tagKey: StaticString,
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    contentIsUnderTag: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _PayloadObject {
    let owner = ReportedEnum(type, ignoresCase: ignoresCase, expectedTags)
    let tagKey = _CodableKey(tagKey)
    return try _PayloadObject(openObject(), tagKey: tagKey, kinds, owner, contentIsUnderTag: contentIsUnderTag)
  }

  /// Opens an object that may have no tag; see ``_PayloadObject``.
  public func _payloadObject() throws -> _PayloadObject { _PayloadObject(untagged: try openObject()) }

  /// Returns the identity function for the type of a case's pattern. The case's name may also be that of a function
  /// that takes other types.
  @inlinable
  public func _typed<Root, Value>(as _: Root.Type, _: (Root) -> [Value]) -> (Value) -> Value {
    { $0 }
  }

  /// - Throws: `DecodingError` if there is no object, or if too little of the stack is left to decode from it.
  func openObject() throws -> KeyedDecodingContainer<_CodableKey> {
    // Not `check`: to pass the decoder takes a copy of it.
    if StackGuard.isNearEnd { throw StackGuard.refusal(of: self) }
    return try container(keyedBy: _CodableKey.self)
  }
}

extension _PayloadObject {
  /// An object whose tag is missing, or not read yet.
  convenience init(untagged container: KeyedDecodingContainer<_CodableKey>) {
    self.init(container: container, tag: .string(""), ReportedEnum(NoEnum.self))
  }

  /// Reads the tag of an open object.
  public func taggedObject(
    by tagKey: StaticString,
    kinds: _ValueKinds = .string,
    of type: Any.Type,
    ignoresCase: Bool = false,
    contentIsUnderTag: Bool = false,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) throws -> _PayloadObject {
    let owner = ReportedEnum(type, ignoresCase: ignoresCase, expectedTags)
    let tagKey = _CodableKey(tagKey)
    if isTagAlone { return _PayloadObject(container: container, tag: tag, tagKey: tagKey, owner, isTagAlone: true) }
    return try _PayloadObject(container, tagKey: tagKey, kinds, owner, contentIsUnderTag: contentIsUnderTag)
  }

  /// The values of the case that is decoded without a tag. Errors name the case.
  public func payload(inCase tag: _TagLiteral, of type: Any.Type) -> _PayloadObject {
    _PayloadObject(container: container, tag: _CodableTag(tag), ReportedEnum(type))
  }

  /// The error for an object without a tag: `keyNotFound`.
  public func noTagError(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [_TagLiteral]
  ) -> DecodingError {
    ReportedEnum(type, expectedTags).missingTag(_CodableKey(tagKey), at: container.codingPath)
  }

  /// Checks that there are no keys except the known ones. The case's tag and the enum are for messages.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(inCase tag: _TagLiteral, of type: Any.Type, besides known: [StaticString]) throws {
    try payload(inCase: tag, of: type).rejectUnknownKeys(besides: known)
  }
}
