#if Merging
// A value encodes itself into the object with its tag: in a case with `unlabeled: .merged`, or in an open set.
extension Encoder {
  /// Writes the tag of a case and its value's own keys as one object: `{"type": "dog", "name": "Bingo"}`.
  ///
  /// The value may have the tag's key itself, if its value there is the tag, an alias or nil. The tag, or the value's
  /// alias in its place, is then written once.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - tag: The tag to write.
  ///   - aliases: The other tags of the case.
  ///   - tagKey: The key of the tag.
  ///   - type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, has another value under the tag's key, or is
  ///   a dictionary with the tag's key; or the value's own error.
  public func _encodeMerged<Value: Encodable>(
    _ value: Value,
    tag: _TagLiteral,
    aliases: [_TagLiteral] = [],
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: MergedTag(tag, key: tagKey, aliases: aliases, enum: type))
  }

  /// Refuses a value that is never an object. If the compiler knows the type, it selects this function and warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is not an object; give it a key with @CodableCase(keys: …)")
  public func _encodeMerged<Value: Encodable & _NotAnObject>(
    _ value: Value,
    tag: _TagLiteral,
    aliases: [_TagLiteral] = [],
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: MergedTag(tag, key: tagKey, aliases: aliases, enum: type))
  }

  /// Refuses a value that is written as its raw value. If the compiler knows the type, it selects this function and
  /// warns.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  @available(*, deprecated, message: "this value is its raw value; give it a key with @CodableCase(keys: …)")
  public func _encodeMerged<Value: Encodable & RawRepresentable>(
    _ value: Value,
    tag: _TagLiteral,
    aliases: [_TagLiteral] = [],
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: MergedTag(tag, key: tagKey, aliases: aliases, enum: type))
  }

  /// Writes the keys of a value that has a raw value, but doesn't encode it.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object; or the value's own error.
  public func _encodeMerged<Value: Encodable & _MemberwiseComparison>(
    _ value: Value,
    tag: _TagLiteral,
    aliases: [_TagLiteral] = [],
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: MergedTag(tag, key: tagKey, aliases: aliases, enum: type))
  }

  /// Writes a value's own keys as the object of a case without a tag: `{"name": "Bingo"}`.
  ///
  /// The value may have the tag's key itself, if its value there is nil. It is then left out. The case's name and the
  /// enum are for messages.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has a non-nil value under the tag's key;
  ///   or the value's own error.
  public func _encodeMerged<Value: Encodable>(
    _ value: Value,
    withoutTagIn caseName: String,
    tagKey: StaticString,
    of type: Any.Type
  ) throws {
    try encode(value, besides: .absent(caseName: caseName, key: tagKey.description, enum: type))
  }

  /// Writes the members of a tag and a value's own keys as one object. A key that both have is written once.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has another value under a key of the tag;
  ///   or the value's own error.
  func _encodeMerged(_ value: some Encodable, besides tag: [String: CodableValue]) throws {
    try encode(value, besides: .ofType(type(of: value), tag))
  }

  func encode(_ value: some Encodable, besides tag: MergedTag) throws {
    try MergedEncoder(base: self, tag: tag).encodeWhole(value)
  }
}

/// Lets a value encode itself into the object with the tag, and refuses everything but objects.
///
/// Without it, a coder would trap when an object becomes an array or a number, and would overwrite or repeat the tag.
/// All values share one container: some coders forget the first of two.
final class MergedEncoder: RefusingEncoder {
  var refused: RefusedEncoder?
  /// Why the tag or the value cannot be encoded.
  private var failure: (any Error)?

  let base: any Encoder
  private let tag: MergedTag
  /// Whether the tag is in the object. It is written late if the value may have an alias instead.
  private var hasTag: Bool
  /// The tag's only key, cached because every key of the value is compared with it; nil if there may be several.
  private let tagKey: String?
  /// The alias that the value has instead of the tag.
  private var alias: _CodableTag?
  private var object: KeyedEncodingContainer<MergedKey>
  /// Which of several values has which key; nil for a single value.
  private var claims: KeyClaims?
  /// The number of values merged so far.
  private var partCount = 0

  /// Writes the tag, unless it has aliases.
  ///
  /// - Parameter claims: Nil for a single value.
  /// - Throws: Why the tag cannot be encoded.
  init(base: any Encoder, tag: MergedTag, claims: KeyClaims? = nil) throws {
    self.base = base
    self.tag = tag
    self.claims = claims
    tagKey = tag.onlyKey
    object = base.container(keyedBy: MergedKey.self)
    hasTag = false
    if case .absent(_, let key, _) = tag { try base.leaveOut(key) }
    if !tag.hasAliases { try writeTag() }
  }

  /// Writes the tag, unless a value has done so.
  func writeTag() throws {
    if hasTag { return }
    hasTag = true
    try tag.encode(into: &object)
  }

  /// Encodes the only merged value.
  func encodeWhole(_ value: some Encodable) throws {
    try encodePart(value)
    try writeTag()
  }

  /// Encodes one of several merged values.
  func encodePart(_ value: some Encodable) throws {
    try StackGuard.check(encoding: value, at: codingPath)
    partCount += 1
    do {
      if case .ofMerged = tag { try encodeSingle(value) } else { try value.encode(to: self) }
    } catch {
      failure = failure ?? error
    }
    try throwRefusal(of: value)
    if let failure { throw failure }
  }

  /// Ensures that nothing is written under the tag's key of a merged case without a tag: it would be read as the tag.
  ///
  /// - Throws: `EncodingError.invalidValue` if something has been written, or will be.
  func leaveOutTag(under key: String) throws {
    let key = MergedKey(stringValue: key)
    if case .absent = tag, isTaken(key) {
      // No value owns it, here either.
    } else if let refused = isTaken(key) ? refuse(key) : conflict(over: key, isWritten: false) {
      try refused.encodeNil()
    }
    try base.leaveOut(key.stringValue)
  }

  /// Reserves a key for a value that is not merged, and may not be written.
  func reserve(_ key: String) throws {
    _ = claims?.claim(key, by: 0, isWritten: false)
    // Of other coders, none asks.
    if Swift.type(of: base) == MergedEncoder.self {
      try object.encodeIfPresent(Bool?.none, forKey: MergedKey(stringValue: key))
    }
  }

  /// Encodes a value that is not merged.
  func encode<Value: Encodable>(_ value: Value, underOwn key: String) throws {
    let key = MergedKey(stringValue: key)
    if claims?.claim(key.stringValue, by: 0, isWritten: true) == false {
      throw EncodingError.invalidValue(value, tag.conflict(over: key, at: base.codingPath + [key]))
    }
    try object.encodeByName(value, forKey: key)
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    if claims == nil { return containerBesideTag() }
    if Key.self == _CodableKey.self {
      let object = KeyedEncodingContainer(MergedObject<_CodableKey>(encoder: self, base: object))
      return unsafeBitCast(object, to: KeyedEncodingContainer<Key>.self)
    }
    return containerWithClaims()
  }

  // Separate functions: one for keys of any type looks up generic types, which takes longer than writing a value.

  private func containerBesideTag<Key: CodingKey>() -> KeyedEncodingContainer<Key> {
    // Most key types cannot represent the tag's key. If the coder allows it, such a value writes to the coder directly.
    if let tagKey, !Key.has(tagKey) {
      do { try writeTag() } catch { failure = failure ?? error }
      if tagKey != "super", FoundationEncoder.sharesObjects(base) { return base.container(keyedBy: Key.self) }
    }
    return KeyedEncodingContainer(MergedObject(encoder: self, base: object))
  }

  private func containerWithClaims<Key: CodingKey>() -> KeyedEncodingContainer<Key> {
    if partCount == 1, claims?.admitDirectly(Key.self) == true { return base.container(keyedBy: Key.self) }
    if claims?.mayHoldAnyKey == false, case .dictionary = MergedKey.Origin(Key.self) {
      return refuse(tag.refusalOfAllKeys(at: base.codingPath)).container(keyedBy: Key.self)
    }
    if !isLastPart, let key = claims?.claimKeys(of: Key.self, by: partCount).map(MergedKey.init(stringValue:)) {
      return refuse(tag.conflict(over: key, at: base.codingPath + [key])).container(keyedBy: Key.self)
    }
    return KeyedEncodingContainer(MergedObject(encoder: self, base: object))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { refuse("an array") }

  func encodeSingle<Value: Encodable>(_ value: Value) throws {
    // A coder that has them whole would not read them from an object.
    if mayBeObjectOfFoundation(Value.self) { return try refuse("a single value").encode(value) }
    try value.encode(to: self)
  }

  /// Writes a case without values as a key: `{"type": "dog", "asleep": null}`, `{"id": 1, "asleep": true}`.
  func encodeAsKey(_ tag: _CodableKey) throws {
    var object = container(keyedBy: _CodableKey.self)
    if case .ofMerged = self.tag { try object.encode(true, forKey: tag) } else { try object.encodeNil(forKey: tag) }
  }

  /// Whether the key is the tag's.
  ///
  /// Compared as strings, not byte for byte: coders that collect keys in a dictionary, as Foundation's do, would lose
  /// one of two keys that differ only in Unicode normalization.
  func isTaken(_ key: MergedKey) -> Bool {
    if let tagKey { return key.stringValue == tagKey }
    let isTaken = tag.hasKey(key.stringValue)
    // The tag is a key.
    if !isTaken, case .ofValue = tag { hasTag = true }
    return isTaken
  }

  /// Whether to write a value under a key. The tag's own key is written only by `writeTag`, unless the value has an
  /// alias.
  ///
  /// - Parameter isWritten: Whether there is a value to write, not a nil that is left out.
  func admits(_ value: some Encodable, under key: MergedKey, isWritten: Bool) throws -> Bool {
    if isTaken(key) { return try admitsUnderTagKey(value, key) }
    if isFree(key, isWritten) { return true }
    try conflict(over: key, isWritten: isWritten)?.encodeNil()
    return false
  }

  /// - Parameter value: Not generic, or it would be compiled for each type that a container can have.
  private func admitsUnderTagKey(_ value: any Encodable, _ key: MergedKey) throws -> Bool {
    switch tag.saying(of: value, under: key) {
    case .nothing:
      try writeTag()
      return false
    case .tag where alias == nil:
      try writeTag()
      return false
    case .alias(let said) where !hasTag:
      (hasTag, alias) = (true, said)
      return true
    case .alias(let said) where said == alias:
      return false
    case .tag, .alias, .other:
      try refuse(key).encodeNil()
      return false
    }
  }

  /// Replaces a container under a key that is the tag's or another value's; nil where a container is allowed.
  func refusal(under key: MergedKey) -> RefusedEncoder? {
    isTaken(key) ? refuse(tag.refusal(of: key, at: base.codingPath + [key])) : conflict(over: key, isWritten: true)
  }

  /// Whether the value is the variant of a ``Merged``.
  private var isLastPart: Bool { if case .ofMerged = tag { partCount == 2 } else { false } }

  private func conflict(over key: MergedKey, isWritten: Bool) -> RefusedEncoder? {
    if isFree(key, isWritten) { return nil }
    let takesAllKeys = key.isCaptured && claims?.mayHoldAnyKey == false
    let path = base.codingPath + [key]
    return refuse(takesAllKeys ? tag.refusalOfAllKeys(at: path) : tag.conflict(over: key, at: path))
  }

  private func isFree(_ key: MergedKey, _ isWritten: Bool) -> Bool {
    if key.isCaptured, isWritten, claims?.mayHoldAnyKey == false { return false }
    // The keys of fields are not found without their names.
    if key.isCaptured, !isWritten, isLastPart { return true }
    return claims?.claim(key.stringValue, by: partCount, isWritten: isWritten) ?? true
  }

  private func refuse(_ key: MergedKey) -> RefusedEncoder { refuse(tag.refusal(of: key, at: base.codingPath + [key])) }

  func refuse(_ kind: String) -> RefusedEncoder {
    refuse(tag.refusal(of: kind, inPart: partCount, at: base.codingPath))
  }
}

extension KeyedEncodingContainer {
  /// Writes a value of a common type with the coder's function for that type: see `CommonTypes.swift`.
  fileprivate mutating func encodeByName<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if Value.self == String.self, let value = value as? String { return try encode(value, forKey: key) }
    if Value.self == Int.self, let value = value as? Int { return try encode(value, forKey: key) }
    if Value.self == Double.self, let value = value as? Double { return try encode(value, forKey: key) }
    if Value.self == Bool.self, let value = value as? Bool { return try encode(value, forKey: key) }
    try encode(value, forKey: key)
  }
}
#endif
