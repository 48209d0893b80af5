// `unlabeled: .merged`: the value of a case encodes itself into the object that holds the tag.
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
    let encoder = MergedEncoder(base: self, tag: tag, tagKey: tagKey.stringValue, type: type)
    let outcome = Result { try value.encode(to: encoder) }
    // The refusal is the cause, even if the value caught it or threw an error of its own.
    if let refusal = encoder.refusal { throw EncodingError.invalidValue(value, refusal) }
    try outcome.get()
  }
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
  private let tag: Any
  private let tagKey: String
  private let type: Any.Type

  init(base: any Encoder, tag: Any, tagKey: String, type: Any.Type) {
    self.base = base
    self.tag = tag
    self.tagKey = tagKey
    self.type = type
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
  func isTaken(_ key: some CodingKey) -> Bool { key.stringValue == tagKey }

  func refuse(_ key: some CodingKey) -> RefusedEncoder {
    refuse(.mergedValueHasTagKey(tagKey, tag, of: type, at: base.codingPath + [key]))
  }

  private func refuse(_ kind: String) -> RefusedEncoder {
    refuse(.mergedValueIsNoObject(kind, tag, of: type, at: base.codingPath))
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

  private func notTag(_ key: Key) throws -> Key {
    if encoder.isTaken(key) { try encoder.refuse(key).encodeNil() }
    return key
  }

  mutating func encodeNil(forKey key: Key) throws { try base.encodeNil(forKey: notTag(key)) }

  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    try base.encodeConditional(object, forKey: notTag(key))
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: String, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Double, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Float, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Int, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws { try base.encode(value, forKey: notTag(key)) }

  // Nil too is refused under the tag's key: the tag would be decoded in its place.

  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    try base.encodeIfPresent(value, forKey: notTag(key))
  }
}
