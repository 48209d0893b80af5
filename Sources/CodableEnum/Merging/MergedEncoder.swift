// A value encodes itself into the object that holds its tag: that of a case with `unlabeled: .merged`, or of an open set.
extension Encoder {
  /// Writes the tag of a case and its value's own keys as one object: `{"type": "dog", "name": "Bingo"}`.
  ///
  /// The value may have the tag's key among its own, if what it has there is the tag, nil or an alias. The tag is then written
  /// once; the alias in its place, if that is what the value has.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - tag: The tag that is written.
  ///   - aliases: The other tags of the case.
  ///   - tagKey: The key of the tag.
  ///   - type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has another value under the tag's key, or is
  ///   a dictionary that has the tag's key; or why the value cannot be encoded.
  public func encodeMerged<Value: Encodable>(
    _ value: Value,
    tag: CodableValue,
    aliases: @autoclosure () -> [CodableValue] = [],
    tagKey: CodableKey,
    of type: Any.Type
  ) throws {
    let tag = MergedTag.ofCase(tag, key: tagKey.stringValue, aliases: aliases(), enum: type)
    try MergedEncoder(base: self, tag: tag).encodeWhole(value)
  }

  /// Writes a value's own keys as the object of a case that has no tag: `{"name": "Bingo"}`.
  ///
  /// The value may have the tag's key among its own, if what it has there is nil. It is then left out.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - caseName: The name of the case, for messages.
  ///   - tagKey: The key of other cases' tags.
  ///   - type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has anything but nil under the tag's key; or
  ///   why the value cannot be encoded.
  public func encodeMerged<Value: Encodable>(
    _ value: Value,
    withoutTagIn caseName: String,
    tagKey: CodableKey,
    of type: Any.Type
  ) throws {
    let tag = MergedTag.absent(caseName: caseName, key: tagKey.stringValue, enum: type)
    try MergedEncoder(base: self, tag: tag).encodeWhole(value)
  }

  /// Writes the members of a tag and a value's own keys as one object; a key that both have, once.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has another value under one of the tag's
  ///   keys; or why the value cannot be encoded.
  func encodeMerged(_ value: some Encodable, besides tag: [String: CodableValue]) throws {
    try MergedEncoder(base: self, tag: .ofType(type(of: value), tag)).encodeWhole(value)
  }
}

extension Encoder {
  /// Makes sure that a case without a tag is read as such, where it shares its object with other values.
  ///
  /// - Parameter key: The key of the tags that other cases have.
  /// - Throws: `EncodingError.invalidValue` if another value has the key.
  public func leaveOutTag(forKey key: StaticString) throws { try leaveOut(key.description) }

  fileprivate func leaveOut(_ key: String) throws {
    if Self.self == MergedEncoder.self, let encoder = self as? MergedEncoder {
      try encoder.leaveOutTag(under: MergedKey(stringValue: key))
    }
  }
}

/// Lets a value encode itself into the object that has the tag, and refuses all that is not an object.
///
/// Left to itself, a coder traps when an object becomes an array or a number, and overwrites or repeats the tag. All share
/// one container of the coder, since some coders forget the first of two; Foundation's do not.
final class MergedEncoder: Encoder {
  /// Why the value cannot be encoded.
  ///
  /// Kept, as most requests for a container cannot throw, and an empty array writes nothing to the one it requests.
  private var refusal: EncodingError.Context?
  /// Why the tag cannot be, or else the value.
  private var failure: (any Error)?

  private let base: any Encoder
  private let tag: MergedTag
  /// Whether there is a tag in the object. Not at once if the value may have an alias in its place.
  private var hasTag: Bool
  /// The tag's only key, at hand since every key of the value is compared with it; nil if there may be more.
  private let tagKey: String?
  /// The alias that the value has in place of the tag.
  private var alias: CodableValue?
  private var object: KeyedEncodingContainer<MergedKey>
  /// Which of several values has which key; nil where one value is all there is.
  private var claims: KeyClaims?
  /// How many values have been merged.
  private var partCount = 0

  /// Writes the tag, unless it has aliases.
  ///
  /// - Parameter claims: None for one value that is all there is.
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

  /// Writes the tag, unless a value has.
  func writeTag() throws {
    if hasTag { return }
    hasTag = true
    try tag.encode(into: &object)
  }

  /// Encodes the value that is merged.
  func encodeWhole(_ value: some Encodable) throws {
    try encodePart(value)
    try writeTag()
  }

  /// Encodes one of the values that are merged.
  func encodePart(_ value: some Encodable) throws {
    partCount += 1
    do { try value.encode(to: self) } catch { failure = failure ?? error }
    // The refusal is the cause, even if the value caught it or threw an error of its own.
    if let refusal { throw EncodingError.invalidValue(value, refusal) }
    if let failure { throw failure }
  }

  /// Makes sure that nothing is written under the key of a tag that the value leaves out: it would be read as that tag.
  ///
  /// - Throws: `EncodingError.invalidValue` if something is, or will be.
  fileprivate func leaveOutTag(under key: MergedKey) throws {
    if case .absent = tag, isTaken(key) {
      // No value owns it, here either.
    } else if let refused = isTaken(key) ? refuse(key) : conflict(over: key, isWritten: false) {
      try refused.encodeNil()
    }
    try base.leaveOut(key.stringValue)
  }

  /// Keeps a key for a value that is not merged.
  func reserve(_ key: CodableKey) {
    _ = claims?.claim(key.stringValue, by: 0, isWritten: false)
  }

  /// Encodes a value that is not merged.
  func encode<Value: Encodable>(_ value: Value, underOwn key: CodableKey) throws {
    let key = MergedKey(stringValue: key.stringValue)
    if claims?.claim(key.stringValue, by: 0, isWritten: true) == false {
      throw EncodingError.invalidValue(value, tag.conflict(over: key, at: base.codingPath + [key]))
    }
    try object.encodeByName(value, forKey: key)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    if let claims {
      if claims.mergedCount > 1, case .dictionary = MergedKey.Origin(Key.self) {
        return refuse(tag.refusalOfAllKeys(at: base.codingPath)).container(keyedBy: Key.self)
      }
      return KeyedEncodingContainer(MergedObject(encoder: self, base: object))
    }
    // The keys of most types cannot be the tag's. If the coder allows it, the value then writes to it directly.
    if let tagKey, Key(stringValue: tagKey) == nil {
      do { try writeTag() } catch { failure = failure ?? error }
      if tagKey != "super", FoundationEncoder.sharesObjects(base) { return base.container(keyedBy: Key.self) }
    }
    return KeyedEncodingContainer(MergedObject(encoder: self, base: object))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { refuse("an array") }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Writes a case without values, the value that is merged, as a key: `{"type": "dog", "asleep": null}`.
  func encodeTagAlone(_ tag: String) throws {
    var object = container(keyedBy: CodableKey.self)
    try object.encodeNil(forKey: CodableKey(stringValue: tag))
  }

  /// Whether the key is the tag's.
  ///
  /// Compared as a string, not byte for byte: a coder that collects keys in a dictionary, as Foundation's do, would lose
  /// one of two that differ in Unicode normalization alone.
  func isTaken(_ key: MergedKey) -> Bool {
    if let tagKey { return key.stringValue == tagKey }
    return tag.hasKey(key.stringValue)
  }

  /// Whether a value is to be written under a key: not if the tag is written there.
  ///
  /// - Parameter isWritten: Whether there is anything to be written, and not a nil that is left out.
  func admits(_ value: some Encodable, under key: MergedKey, isWritten: Bool) throws -> Bool {
    guard isTaken(key) else {
      guard let refused = conflict(over: key, isWritten: isWritten) else { return true }
      try refused.encodeNil()
      return false
    }
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

  private func conflict(over key: MergedKey, isWritten: Bool) -> RefusedEncoder? {
    guard let claims else { return nil }
    if key.isCaptured, claims.mergedCount > 1 { return refuse(tag.refusalOfAllKeys(at: base.codingPath + [key])) }
    if self.claims?.claim(key.stringValue, by: partCount, isWritten: isWritten) == false {
      return refuse(tag.conflict(over: key, at: base.codingPath + [key]))
    }
    return nil
  }

  private func refuse(_ key: MergedKey) -> RefusedEncoder { refuse(tag.refusal(of: key, at: base.codingPath + [key])) }

  private func refuse(_ kind: String) -> RefusedEncoder { refuse(tag.refusal(of: kind, at: base.codingPath)) }

  private func refuse(_ context: EncodingError.Context) -> RefusedEncoder {
    refusal = refusal ?? context
    return RefusedEncoder(context: context, userInfo: userInfo)
  }
}

/// A single value may hold an object, as that of an optional does.
extension MergedEncoder: SingleValueEncodingContainer {
  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

  func encodeNil() throws { try refuse("null").encodeNil() }

  /// Meets the requirements for all primitive types: they have this in common.
  func encode<Value: Encodable & LosslessStringConvertible>(_ value: Value) throws {
    try refuse("a single value").encode(value)
  }

  // These two have an implementation in the standard library, which would be preferred to the one above.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try refuse("a single value").encode(value) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try refuse("a single value").encode(value) }
}
