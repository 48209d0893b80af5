// The array of a value that an unknown case has after its tag: `["zzz", 1, 2]` is `[1, 2]`.

/// Lets a value decode itself from the elements after the tag.
///
/// The value's container is that of the whole array, whose first element has been read.
struct RestDecoder: Decoder, SingleValueDecodingContainer {
  let base: any Decoder
  let rest: any UnkeyedDecodingContainer

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { rest }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> { throw notArray }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private var notArray: DecodingError {
    .typeMismatch([Any].self, .init(codingPath: codingPath, debugDescription: "what is after the tag is an array"))
  }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_: Value.Type) throws -> Value { try Value(from: self) }

  /// Meets the requirements for all primitive types, which would ask again.
  func decode<Value: Decodable & LosslessStringConvertible>(_: Value.Type) throws -> Value { throw notArray }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_: Int128.Type) throws -> Int128 { throw notArray }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_: UInt128.Type) throws -> UInt128 { throw notArray }
}

/// Lets a value encode itself into the array after the tag, and refuses everything but arrays.
final class RestEncoder: Encoder, SingleValueEncodingContainer {
  private let base: any Encoder
  private let rest: any UnkeyedEncodingContainer
  private var isRefused = false

  init(base: any Encoder, rest: any UnkeyedEncodingContainer) { (self.base, self.rest) = (base, rest) }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func encodeWhole(_ value: some Encodable) throws {
    try value.encode(to: self)
    // Even if the value wrote nothing there, or caught the error.
    if isRefused { throw EncodingError.invalidValue(value, notArray) }
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { rest }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    refused.container(keyedBy: Key.self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  private var notArray: EncodingError.Context { .capturedValueIsNotArray(at: codingPath) }

  private var refused: RefusedEncoder {
    isRefused = true
    return RefusedEncoder(context: notArray, userInfo: userInfo)
  }

  func encodeNil() throws { try refused.encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

  /// Meets the requirements for all primitive types.
  func encode<Value: Encodable & LosslessStringConvertible>(_ value: Value) throws { try refused.encode(value) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try refused.encode(value) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try refused.encode(value) }
}
