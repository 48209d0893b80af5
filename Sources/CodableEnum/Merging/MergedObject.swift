/// The object that has the tag, as the merged value sees it.
///
/// Each request is passed on as it came, since coders treat primitive types and `IfPresent` in their own ways.
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

  /// The key to encode a value under; nil if the tag already says the same there.
  private func place<Value: Encodable>(of value: Value, _ key: Key) throws -> MergedKey? {
    var key = MergedKey(key, from: origin)
    if Value.self == CapturedValue.self { key.isCaptured = true }
    return try encoder.admits(value, under: key) ? key : nil
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let key = MergedKey(key, from: origin)
    if encoder.isTaken(key) { return encoder.refuse(key).container(keyedBy: NestedKey.self) }
    return base.nestedContainer(keyedBy: NestedKey.self, forKey: key)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let key = MergedKey(key, from: origin)
    return encoder.isTaken(key) ? encoder.refuse(key) : base.nestedUnkeyedContainer(forKey: key)
  }

  mutating func superEncoder() -> any Encoder {
    let key = MergedKey(stringValue: "super")
    return encoder.isTaken(key) ? encoder.refuse(key) : base.superEncoder()
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    let key = MergedKey(key, from: origin)
    return encoder.isTaken(key) ? encoder.refuse(key) : base.superEncoder(forKey: key)
  }

  mutating func encodeNil(forKey key: Key) throws {
    if let key = try place(of: CodableValue.null, key) { try base.encodeNil(forKey: key) }
  }

  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    if let key = try place(of: object, key) { try base.encodeConditional(object, forKey: key) }
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: String, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Double, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Float, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int8, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int16, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int32, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int64, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt8, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt16, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt32, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: UInt64, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  // Nil is not a tag either: the tag would be decoded in its place.

  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encodeIfPresent(value, forKey: key) }
  }
}
