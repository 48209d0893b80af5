extension Decoder {
  /// Decodes a value whose keys are beside the tag's, from the same object.
  ///
  /// The value sees the tag's key only if it requests it by name. Otherwise a dictionary, or anything else that takes
  /// all keys, would keep a tag that is not its own.
  ///
  /// - Parameters:
  ///   - tagKey: The key of the tag.
  ///   - tag: The tag of the value's case, for messages.
  ///   - type: The enum, for messages.
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func mergedValue<Value: Decodable>(
    besides tagKey: StaticString,
    inCase tag: TagLiteral,
    of type: Any.Type
  ) throws -> Value {
    do {
      return try Value(from: MergedDecoder(base: self, part: .besidesTag(tagKey.description)))
    } catch {
      throw named(error, CodableTag(tag), type)
    }
  }

  /// The coder's error for a missing key names only the key; this one names the case too.
  private func named(_ error: any Error, _ tag: CodableTag, _ type: Any.Type) -> any Error {
    guard case DecodingError.keyNotFound(let key, let context) = error, !(key is CodableKey),
      context.codingPath.count == codingPath.count
    else { return error }
    let name = CodableKey(stringValue: key.stringValue)
    return ReportedEnum(type).isCase(tag).missingKey(name, at: context.codingPath, error)
  }
}

struct MergedDecoder: Decoder {
  let base: any Decoder
  let part: Part

  enum Part {
    /// The value of a case. The key is the tag's.
    case besidesTag(String)
    /// The fields or the variant of a ``Merged``, from an object that is open.
    case of(KeyedDecodingContainer<CodableKey>, KeyVisibility)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    switch part {
    case .besidesTag(let tagKey): return try besides(tagKey)
    case .of(let object, let visibility):
      // Not through a function for keys of any type: looking up generic types takes longer than reading a value.
      if Key.self == CodableKey.self {
        let members = KeyedDecodingContainer(OtherKeys<CodableKey>(base: object, visibility))
        return unsafeBitCast(members, to: KeyedDecodingContainer<Key>.self)
      }
      return KeyedDecodingContainer(OtherKeys(base: object, visibility))
    }
  }

  private func besides<Key: CodingKey>(_ tagKey: String) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: Key.self)
    // Most key types cannot represent the tag's key, so there is nothing to hide.
    if Key(stringValue: tagKey) == nil { return container }
    return KeyedDecodingContainer(MergedMembers(base: container, tagKey: tagKey))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// A single value may hold an object, as that of an optional does. The decoder itself refuses others.
extension MergedDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  func decode(_ type: Bool.Type) throws -> Bool { try base.singleValueContainer().decode(type) }
  func decode(_ type: String.Type) throws -> String { try base.singleValueContainer().decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try base.singleValueContainer().decode(type) }
  func decode(_ type: Float.Type) throws -> Float { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try base.singleValueContainer().decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try base.singleValueContainer().decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try base.singleValueContainer().decode(type) }
}

/// The object of a merged value: all of it, but the tag's key is visible only when requested by name.
///
/// Each request is forwarded unchanged, since coders treat primitive types and `IfPresent` in their own ways. Sharing
/// the functions with ``OpenObject`` in a protocol makes decoding a merged value 5 % slower.
struct MergedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let tagKey: String

  var codingPath: [any CodingKey] { base.codingPath }

  /// Compared as strings, not byte for byte: Foundation's decoders also find a tag under a key that differs only in
  /// Unicode normalization.
  var allKeys: [Key] { base.allKeys.filter { $0.stringValue != tagKey } }

  func contains(_ key: Key) -> Bool { base.contains(key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }
  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try base.decode(type, forKey: key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try base.decode(type, forKey: key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try base.decode(type, forKey: key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try base.decode(type, forKey: key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try base.decode(type, forKey: key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try base.decode(type, forKey: key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try base.decode(type, forKey: key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try base.decode(type, forKey: key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try base.decode(type, forKey: key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try base.decode(type, forKey: key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try base.decode(type, forKey: key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try base.decode(type, forKey: key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try base.decode(type, forKey: key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try base.decode(type, forKey: key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try base.decode(type, forKey: key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try base.decode(type, forKey: key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try base.decode(type, forKey: key) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try base.decodeIfPresent(type, forKey: key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try base.decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try base.decodeIfPresent(type, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try base.decodeIfPresent(type, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try base.decodeIfPresent(type, forKey: key)
  }
}
