/// The object with the tag, as the merged value sees it.
///
/// Each request is forwarded unchanged, as in ``OtherKeys``. One function meets the requirements for all primitive
/// types, and asks for the type by its name.
struct MergedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: MergedEncoder
  private var base: KeyedEncodingContainer<MergedKey>
  private let origin: MergedKey.Origin

  init(encoder: MergedEncoder, base: KeyedEncodingContainer<MergedKey>) {
    self.encoder = encoder
    self.base = base
    origin = MergedKey.Origin(Key.self)
  }

  var codingPath: [any CodingKey] { base.codingPath }

  /// The key to encode a value under; nil if the value must not be written there.
  ///
  /// - Parameter isWritten: Whether there is a value to write, not a nil that is left out.
  private func place<Value: Encodable>(of value: Value, _ key: Key, isWritten: Bool = true) throws -> MergedKey? {
    var key = MergedKey(key, from: origin)
    if Value.self == CapturedValue.self { key.isCaptured = true }
    return try encoder.admits(value, under: key, isWritten: isWritten) ? key : nil
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let key = MergedKey(key, from: origin)
    if let refused = encoder.refusal(under: key) { return refused.container(keyedBy: NestedKey.self) }
    return base.nestedContainer(keyedBy: NestedKey.self, forKey: key)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let key = MergedKey(key, from: origin)
    return encoder.refusal(under: key) ?? base.nestedUnkeyedContainer(forKey: key)
  }

  mutating func superEncoder() -> any Encoder {
    let key = MergedKey(stringValue: "super")
    return encoder.refusal(under: key) ?? base.superEncoder()
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    let key = MergedKey(key, from: origin)
    return encoder.refusal(under: key) ?? base.superEncoder(forKey: key)
  }

  mutating func encodeNil(forKey key: Key) throws {
    if let key = try place(of: CodableValue.null, key) { try base.encodeNil(forKey: key) }
  }

  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    if let key = try place(of: object, key) { try base.encodeConditional(object, forKey: key) }
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeByName(value, forKey: key) }
  }

  // The next ones have an implementation in the standard library, which would be preferred to one for all types.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeOptional(value, key)
  }
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try encodeOptional(value, key) }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try encodeOptional(value, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }

  private mutating func encodeOptional<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) {
      try base.encodeIfPresentByName(value, forKey: key)
    }
  }
}

// Writes values of types that coders know by name with the coder's function for that type.
extension KeyedEncodingContainer {
  mutating func encodeByName<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if Value.self == Bool.self, let value = value as? Bool { return try encode(value, forKey: key) }
    if Value.self == String.self, let value = value as? String { return try encode(value, forKey: key) }
    if Value.self == Double.self, let value = value as? Double { return try encode(value, forKey: key) }
    if Value.self == Float.self, let value = value as? Float { return try encode(value, forKey: key) }
    if Value.self == Int.self, let value = value as? Int { return try encode(value, forKey: key) }
    if Value.self == Int8.self, let value = value as? Int8 { return try encode(value, forKey: key) }
    if Value.self == Int16.self, let value = value as? Int16 { return try encode(value, forKey: key) }
    if Value.self == Int32.self, let value = value as? Int32 { return try encode(value, forKey: key) }
    if Value.self == Int64.self, let value = value as? Int64 { return try encode(value, forKey: key) }
    if Value.self == UInt.self, let value = value as? UInt { return try encode(value, forKey: key) }
    if Value.self == UInt8.self, let value = value as? UInt8 { return try encode(value, forKey: key) }
    if Value.self == UInt16.self, let value = value as? UInt16 { return try encode(value, forKey: key) }
    if Value.self == UInt32.self, let value = value as? UInt32 { return try encode(value, forKey: key) }
    if Value.self == UInt64.self, let value = value as? UInt64 { return try encode(value, forKey: key) }
    try encode(value, forKey: key)
  }

  fileprivate mutating func encodeIfPresentByName<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if Value.self == Bool.self { return try encodeIfPresent(value as? Bool, forKey: key) }
    if Value.self == String.self { return try encodeIfPresent(value as? String, forKey: key) }
    if Value.self == Double.self { return try encodeIfPresent(value as? Double, forKey: key) }
    if Value.self == Float.self { return try encodeIfPresent(value as? Float, forKey: key) }
    if Value.self == Int.self { return try encodeIfPresent(value as? Int, forKey: key) }
    if Value.self == Int8.self { return try encodeIfPresent(value as? Int8, forKey: key) }
    if Value.self == Int16.self { return try encodeIfPresent(value as? Int16, forKey: key) }
    if Value.self == Int32.self { return try encodeIfPresent(value as? Int32, forKey: key) }
    if Value.self == Int64.self { return try encodeIfPresent(value as? Int64, forKey: key) }
    if Value.self == UInt.self { return try encodeIfPresent(value as? UInt, forKey: key) }
    if Value.self == UInt8.self { return try encodeIfPresent(value as? UInt8, forKey: key) }
    if Value.self == UInt16.self { return try encodeIfPresent(value as? UInt16, forKey: key) }
    if Value.self == UInt32.self { return try encodeIfPresent(value as? UInt32, forKey: key) }
    if Value.self == UInt64.self { return try encodeIfPresent(value as? UInt64, forKey: key) }
    try encodeIfPresent(value, forKey: key)
  }
}

/// A stand-in for an encoder or container that a value must not have: encoding anything in it throws.
struct RefusedEncoder: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let context: EncodingError.Context
  let userInfo: [CodingUserInfoKey: Any]

  var codingPath: [any CodingKey] { context.codingPath }
  var count: Int { 0 }

  func encodeNil() throws { throw EncodingError.invalidValue(Any?.none as Any, context) }

  func encode<Value: Encodable>(_ value: Value) throws { throw EncodingError.invalidValue(value, context) }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusedObject(encoder: self))
  }

  func nestedContainer<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    container(keyedBy: Key.self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func superEncoder() -> any Encoder { self }
}

private struct RefusedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RefusedEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey _: Key) throws { try encoder.encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey _: Key) throws { try encoder.encode(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey _: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.container(keyedBy: NestedKey.self)
  }

  func nestedUnkeyedContainer(forKey _: Key) -> any UnkeyedEncodingContainer { encoder }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey _: Key) -> any Encoder { encoder }
}
