#if Merging
/// The object with the tag, as the merged value sees it.
///
/// Each request is forwarded unchanged, as in ``OtherKeys``. One function meets the requirements for all primitive
/// types but the common ones, which coders know by name: see `CommonTypes.swift`.
struct MergedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: MergedEncoder
  private var base: KeyedEncodingContainer<MergedKey>
  private let origin: MergedKey.Origin
  /// What reads the keys of the values before this last one, if no claims have to be compared.
  private let readers: KeyReaders?

  init(encoder: MergedEncoder, base: KeyedEncodingContainer<MergedKey>, _ readers: KeyReaders? = nil) {
    self.encoder = encoder
    self.base = base
    self.readers = readers
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
    var key = MergedKey(key, from: origin)
    if isCaptured { key.isCaptured = true }
    return try isUnread(key) || encoder.admits(value, under: key, isWritten: isWritten) ? key : nil
  }

  /// Whether it is certain that no other value has the key. Only the first one may have written without claims.
  private func isUnread(_ key: MergedKey) -> Bool {
    guard let readers, key.stringValue != "super" else { return false }
    return !readers.contains(key.stringValue, besides: 2)
  }

  /// Replaces a container under a key that is not this value's alone.
  private func refusal(under key: MergedKey) -> RefusedEncoder? { isUnread(key) ? nil : encoder.refusal(under: key) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let key = MergedKey(key, from: origin)
    if let refused = refusal(under: key) { return refused.container(keyedBy: NestedKey.self) }
    return base.nestedContainer(keyedBy: NestedKey.self, forKey: key)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let key = MergedKey(key, from: origin)
    return refusal(under: key) ?? base.nestedUnkeyedContainer(forKey: key)
  }

  mutating func superEncoder() -> any Encoder {
    let key = MergedKey(stringValue: "super")
    return refusal(under: key) ?? base.superEncoder()
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    let key = MergedKey(key, from: origin)
    return refusal(under: key) ?? base.superEncoder(forKey: key)
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
