#if Merging
/// The object with the tag, as the merged value sees it.
///
/// Each request is forwarded unchanged, as in ``OtherKeys``. One function meets the requirements for all primitive
/// types but the common ones, which coders know by name: see `CommonTypes.swift`.
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
  /// - Parameters:
  ///   - isWritten: Whether there is a value to write, not a nil that is left out.
  ///   - isCaptured: Whether no value names the key.
  private func place(
    of value: some Encodable,
    _ key: Key,
    isWritten: Bool = true,
    isCaptured: Bool = false
  ) throws -> MergedKey? {
    let key = MergedKey(key, from: origin, isCaptured: isCaptured)
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

  mutating func encode(_ value: String, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Int, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Double, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }
  mutating func encode(_ value: Bool, forKey key: Key) throws {
    if let key = try place(of: value, key) { try base.encode(value, forKey: key) }
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let isCaptured = Value.self == CapturedValue.self
    if let key = try place(of: value, key, isCaptured: isCaptured) { try base.encode(value, forKey: key) }
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

  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let key = try place(of: value, key, isWritten: value != nil) { try base.encodeIfPresent(value, forKey: key) }
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeOptional(value, key)
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOptional(value, key) }
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
    let isAnnounced = Value.self == CapturedKey.self
    let isCaptured = isAnnounced || Value.self == UnwrittenCapture.self
    let place = try place(of: value, key, isWritten: value != nil || isAnnounced, isCaptured: isCaptured)
    if let place { try base.encodeIfPresent(value, forKey: place) }
  }
}
#endif
