/// Which keys a value in an open object sees without requesting them by name.
enum KeyVisibility {
  case all
  /// All, and what the value requests is recorded.
  case recorded(SharedMembers)
  /// All but what another value has requested.
  case except(SharedMembers)
  /// All but the tag's.
  case exceptKey(String)
  /// All, and a key is seen where another one is.
  case spelled(_CodableKey, as: _CodableKey)
}

/// An object that is open, and the keys that a value has requested by name.
final class SharedMembers {
  let members: KeyedDecodingContainer<_CodableKey>
  private var keys: [String] = []
  /// For objects with many keys: the input determines how many are compared.
  private lazy var distinctKeys = Set(keys)

  init(_ members: KeyedDecodingContainer<_CodableKey>) {
    self.members = members
    keys.reserveCapacity(8)
  }

  func record(_ key: String) { keys.append(key) }

  func hasRequest(_ key: String) -> Bool { keys.count <= 8 ? keys.contains(key) : distinctKeys.contains(key) }
}

/// The members of an open object, with another key type.
struct OtherKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let base: KeyedDecodingContainer<_CodableKey>
  private let visibility: KeyVisibility

  init(base: KeyedDecodingContainer<_CodableKey>, _ visibility: KeyVisibility = .all) {
    (self.base, self.visibility) = (base, visibility)
  }

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    var keys = base.allKeys
    // Compared as strings, not byte for byte: Foundation's decoders also find a tag under a key that differs only in
    // Unicode normalization.
    switch visibility {
    case .all, .recorded: break
    case .except(let object): keys.removeAll { object.hasRequest($0.stringValue) }
    case .exceptKey(let tagKey): keys.removeAll { $0.stringValue == tagKey }
    case .spelled(let key, let other): keys = keys.map { $0 == other ? key : $0 }
    }
    // An enum with a key as its tag lists them for each value.
    if Key.self == _CodableKey.self { return unsafeBitCast(keys, to: [Key].self) }
    return keys.compactMap { Key(stringValue: $0.stringValue) }
  }

  private func inner(_ key: Key) -> _CodableKey {
    let key = _CodableKey(stringValue: key.stringValue)
    switch visibility {
    case .recorded(let object): object.record(key.stringValue)
    case .spelled(key, let other): return other
    case .all, .except, .exceptKey, .spelled: break
    }
    return key
  }

  func contains(_ key: Key) -> Bool { base.contains(inner(key)) }
  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: inner(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try base.decode(type, forKey: inner(key)) }

  /// Meets the requirements for the other primitive types too.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: inner(key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try base.decode(type, forKey: inner(key)) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try base.decode(type, forKey: inner(key)) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try base.decodeIfPresent(type, forKey: inner(key))
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try base.decodeIfPresent(type, forKey: inner(key))
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try base.decodeIfPresent(type, forKey: inner(key))
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try base.decodeIfPresent(type, forKey: inner(key))
  }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try base.decodeIfPresent(type, forKey: inner(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: inner(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: inner(key))
  }

  func superDecoder() throws -> any Decoder {
    if case .recorded(let object) = visibility { object.record("super") }
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: inner(key)) }
}
