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
  let part: MergedPart

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    // Most key types cannot represent the tag's key, so there is nothing to hide.
    if case .besidesTag(let tagKey) = part, Key(stringValue: tagKey) == nil { return container }
    return KeyedDecodingContainer(MergedMembers(object: container, part: part))
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

/// What a value is that shares an object with a tag or with another value.
enum MergedPart {
  /// The value of a case. The key is the tag's.
  case besidesTag(String)
  /// The fields of a ``Merged``, whose requests are recorded.
  case fields(KeyRequests)
  /// The variant of a ``Merged``, after the requests for its fields.
  case variant(besides: KeyRequests)
}

/// The keys that a value has asked for by name.
final class KeyRequests {
  private var keys: [String] = []
  /// For objects with many keys: the input determines how many are compared.
  private lazy var distinctKeys = Set(keys)

  func record(_ key: String) { keys.append(key) }

  func contains(_ key: String) -> Bool { keys.count <= 8 ? keys.contains(key) : distinctKeys.contains(key) }
}

/// The object of a merged value: all of it, but keys of others are visible only when requested by name.
///
/// Each request is forwarded unchanged, since coders treat primitive types and `IfPresent` in their own ways. Sharing
/// the functions with ``OpenObject`` in a protocol makes decoding a merged value 5 % slower.
struct MergedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let object: KeyedDecodingContainer<Key>
  let part: MergedPart

  var codingPath: [any CodingKey] { object.codingPath }

  /// Compared as strings, not byte for byte: Foundation's decoders also find a tag under a key that differs only in
  /// Unicode normalization.
  var allKeys: [Key] {
    switch part {
    case .besidesTag(let tagKey): object.allKeys.filter { $0.stringValue != tagKey }
    case .fields: object.allKeys
    case .variant(let requests): object.allKeys.filter { !requests.contains($0.stringValue) }
    }
  }

  /// The object, to be asked for a key.
  private func base(_ key: Key) -> KeyedDecodingContainer<Key> {
    if case .fields(let requests) = part { requests.record(key.stringValue) }
    return object
  }

  func contains(_ key: Key) -> Bool { base(key).contains(key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base(key).nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base(key).nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder {
    if case .fields(let requests) = part { requests.record("super") }
    return try object.superDecoder()
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try base(key).superDecoder(forKey: key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base(key).decodeNil(forKey: key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try base(key).decode(type, forKey: key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try base(key).decode(type, forKey: key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try base(key).decode(type, forKey: key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try base(key).decode(type, forKey: key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try base(key).decode(type, forKey: key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try base(key).decode(type, forKey: key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try base(key).decode(type, forKey: key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try base(key).decode(type, forKey: key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try base(key).decode(type, forKey: key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try base(key).decode(type, forKey: key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try base(key).decode(type, forKey: key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try base(key).decode(type, forKey: key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try base(key).decode(type, forKey: key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try base(key).decode(type, forKey: key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try base(key).decode(type, forKey: key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try base(key).decode(type, forKey: key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try base(key).decode(type, forKey: key) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try base(key).decodeIfPresent(type, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try base(key).decodeIfPresent(type, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try base(key).decodeIfPresent(type, forKey: key)
  }
}
