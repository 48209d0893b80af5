// A value encodes itself into the object that holds its tag: that of a case with `unlabeled: .merged`, or of an open set.
extension Encoder {
  /// Writes the tag of a case and its value's own keys as one object: `{"type": "dog", "name": "Bingo"}`.
  ///
  /// - Parameter type: The enum, for messages.
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has the tag's key; or why the value cannot
  ///   be encoded.
  public func encodeMerged<Value: Encodable, Tag: Encodable>(
    _ value: Value,
    tag: Tag,
    tagKey: CodableKey,
    of type: Any.Type
  ) throws {
    var object = container(keyedBy: CodableKey.self)
    // Coders write a type that they know by name sooner than any `Encodable`.
    switch tag {
    case let tag as String: try object.encode(tag, forKey: tagKey)
    case let tag as Int: try object.encode(tag, forKey: tagKey)
    case let tag as Bool: try object.encode(tag, forKey: tagKey)
    default: try object.encode(tag, forKey: tagKey)
    }
    try MergedEncoder(base: self, tag: .ofCase(tag, key: tagKey.stringValue, enum: type)).encodeWhole(value)
  }

  /// Writes the members of a tag and a value's own keys as one object; a key that both have, once.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has another value under one of the tag's
  ///   keys; or why the value cannot be encoded.
  func encodeMerged(_ value: some Encodable, besides tag: [String: CodableValue]) throws {
    var object = container(keyedBy: CodableKey.self)
    for (name, member) in tag.sorted(by: { $0.key < $1.key }) {
      let key = CodableKey(stringValue: name)
      if case .string(let text) = member {
        try object.encode(text, forKey: key)
      } else {
        try object.encode(member, forKey: key)
      }
    }
    try MergedEncoder(base: self, tag: .ofType(type(of: value), tag)).encodeWhole(value)
  }
}

/// What stands in the object already.
private enum MergedTag {
  /// The tag of an enum's case.
  case ofCase(Any, key: String, enum: Any.Type)
  /// The tag of a value's type, which the value may have among its own keys as well.
  case ofType(Any.Type, [String: CodableValue])
}

/// Lets a value encode itself into the object that already has the tag, and refuses all that is no object.
///
/// Left to itself, a coder traps when an object becomes an array or a number, and overwrites or repeats the tag.
private final class MergedEncoder: Encoder {
  /// Why the value cannot be encoded.
  ///
  /// Kept, as most requests for a container cannot throw, and an empty array writes nothing to the one it requests.
  private(set) var refusal: EncodingError.Context?

  private let base: any Encoder
  private let tag: MergedTag
  /// The tag's only key, at hand since every key of the value is compared with it; nil if there may be more.
  private let tagKey: String?

  init(base: any Encoder, tag: MergedTag) {
    self.base = base
    self.tag = tag
    tagKey = if case .ofCase(_, let key, _) = tag { key } else { nil }
  }

  /// Encodes the value that is merged.
  func encodeWhole(_ value: some Encodable) throws {
    let outcome = Result { try value.encode(to: self) }
    // The refusal is the cause, even if the value caught it or threw an error of its own.
    if let refusal { throw EncodingError.invalidValue(value, refusal) }
    try outcome.get()
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MergedObject(encoder: self, base: base.container(keyedBy: Key.self)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { refuse("an array") }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Whether the key is the tag's.
  ///
  /// Compared as a string, not byte for byte: a coder that collects keys in a dictionary, as Foundation's do, would lose
  /// one of two that differ in Unicode normalization alone.
  func isTaken(_ key: some CodingKey) -> Bool {
    if let tagKey { return key.stringValue == tagKey }
    guard case .ofType(_, let members) = tag else { return false }
    return members[key.stringValue] != nil
  }

  /// Whether a value is to be written under a key: not if the tag already says the same there.
  func admits(_ value: some Encodable, under key: some CodingKey) throws -> Bool {
    guard isTaken(key) else { return true }
    if case .ofType(_, let members) = tag, isEqual(value, members[key.stringValue]) { return false }
    try refuse(key).encodeNil()
    return false
  }

  private func isEqual(_ value: some Encodable, _ member: CodableValue?) -> Bool {
    do {
      return try CodableValue(encoding: value) == member
    } catch {
      // What cannot be encoded cannot be equal.
      return false
    }
  }

  func refuse(_ key: some CodingKey) -> RefusedEncoder {
    let codingPath = base.codingPath + [key]
    return switch tag {
    case .ofCase(let tag, let tagKey, let type): refuse(.mergedValueHasTagKey(tagKey, tag, of: type, at: codingPath))
    case .ofType(let type, let members):
      refuse(
        .valueHasOtherTag(type, than: members[key.stringValue] ?? .null, under: key.stringValue, at: codingPath)
      )
    }
  }

  private func refuse(_ kind: String) -> RefusedEncoder {
    switch tag {
    case .ofCase(let tag, _, let type): refuse(.mergedValueIsNoObject(kind, tag, of: type, at: base.codingPath))
    case .ofType(let type, _): refuse(.valueIsNoObject(kind, type, at: base.codingPath))
    }
  }

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

/// The object that already has the tag.
///
/// Each request is passed on as it came, since coders treat primitive types and `IfPresent` in their own ways. Both type
/// parameters are there for speed: the runtime need not look either up for each key.
private struct MergedObject<Key, Base: KeyedEncodingContainerProtocol>: KeyedEncodingContainerProtocol
where Base.Key == Key {
  let encoder: MergedEncoder
  var base: Base

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    if encoder.isTaken(key) { return encoder.refuse(key).container(keyedBy: NestedKey.self) }
    return base.nestedContainer(keyedBy: NestedKey.self, forKey: key)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.isTaken(key) ? encoder.refuse(key) : base.nestedUnkeyedContainer(forKey: key)
  }

  mutating func superEncoder() -> any Encoder {
    let key: CodableKey = "super"
    return encoder.isTaken(key) ? encoder.refuse(key) : base.superEncoder()
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    encoder.isTaken(key) ? encoder.refuse(key) : base.superEncoder(forKey: key)
  }

  mutating func encodeNil(forKey key: Key) throws {
    if try encoder.admits(CodableValue.null, under: key) { try base.encodeNil(forKey: key) }
  }

  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    if try encoder.admits(object, under: key) { try base.encodeConditional(object, forKey: key) }
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: String, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Double, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Float, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int8, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int16, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int32, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int64, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt8, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt16, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt32, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt64, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encode(value, forKey: key) }
  }

  // Nil is no tag either: the tag would be decoded in its place.

  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if try encoder.admits(value, under: key) { try base.encodeIfPresent(value, forKey: key) }
  }
}
