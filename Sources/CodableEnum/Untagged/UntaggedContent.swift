/// A decoder's value, as far as asking for its kind has read it.
///
/// Containers are boxed: copying them would take runtime calls, even for scalars.
enum UntaggedContent {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer that an `Int64` cannot hold, but this type can.
  case wideInteger(IntegerTypes.IntegerType)
  case number(Double)
  case string(String)
  case array(OpenArray)
  case object(OpenObject)
  case date
  case data
  case url
  case decimal
  case other

  /// The possible literal, for messages; nil for anything else.
  var literal: CodableTag? {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): Int(exactly: value).map { .integer($0) }
    case .string(let text): CodableTag(text)
    case .null, .wideInteger, .number, .array, .object, .date, .data, .url, .decimal, .other: nil
    }
  }

  var kind: ValueKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer, .wideInteger: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .date: .date
    case .data: .data
    case .url: .url
    case .decimal: .decimal
    case .other: .other
    }
  }
}

final class OpenArray {
  let container: any UnkeyedDecodingContainer

  init(_ container: any UnkeyedDecodingContainer) {
    self.container = container
  }
}

/// An open object as a decoder, so that a value that is the whole object doesn't open it again. For a JSON decoder,
/// opening takes as long as reading the values.
final class OpenObject: Decoder {
  let container: KeyedDecodingContainer<CodableKey>
  private let base: any Decoder
  /// Whether the decoder's errors have other key types than the value asked with.
  private(set) var hasOtherKeys = false

  init(_ container: KeyedDecodingContainer<CodableKey>, in base: any Decoder) {
    self.container = container
    self.base = base
  }

  var codingPath: [any CodingKey] { base.codingPath }

  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    if let container = container as? KeyedDecodingContainer<Key> { return container }
    hasOtherKeys = true
    return KeyedDecodingContainer(OtherKeys(base: container))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
}

/// The members of an open object, with another key type.
private struct OtherKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  typealias Inner = CodableKey

  let base: KeyedDecodingContainer<CodableKey>

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys.compactMap { Key(stringValue: $0.stringValue) } }

  private func inner(_ key: Key) -> Inner { Inner(stringValue: key.stringValue) }

  func contains(_ key: Key) -> Bool { base.contains(inner(key)) }
  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: inner(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try base.decode(type, forKey: inner(key)) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try base.decode(type, forKey: inner(key)) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: inner(key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try base.decode(type, forKey: inner(key)) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try base.decode(type, forKey: inner(key)) }

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

  func superDecoder() throws -> any Decoder { try base.superDecoder() }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: inner(key)) }
}
