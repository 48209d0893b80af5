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
