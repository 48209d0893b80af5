#if Values || Untagged
/// An encoder with an encoder for each member of an object.
protocol MemberwiseEncoder: AnyObject, Encoder {
  func member(_ key: String) -> any Encoder
}

struct MemberEncoders<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: any MemberwiseEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws {
    var container = encoder.member(key.stringValue).singleValueContainer()
    try container.encodeNil()
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    var container = encoder.member(key.stringValue).singleValueContainer()
    try container.encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy _: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.member(key.stringValue).container(keyedBy: NestedKey.self)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member("super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key.stringValue) }
}
#endif
