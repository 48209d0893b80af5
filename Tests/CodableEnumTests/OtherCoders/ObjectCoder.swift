import Testing

/// Encodes and decodes objects and the plain values in them, and nothing else: as SwiftData's coder does, which stops the
/// program where it is asked for an array or a value alone.
struct ObjectCoder {
  /// What is under the keys: plain values, and objects.
  final class Object {
    var members: [String: Any] = [:]
  }

  /// What a coder was asked for that it does not have.
  final class Log {
    var requests: [String] = []
  }

  static func expectRoundTrip<Value: Codable & Equatable>(
    _ value: Value,
    file: String = #filePath,
    line: Int = #line
  ) throws {
    let (object, log) = (Object(), Log())
    try value.encode(to: ObjectEncoder(object: object, log: log))
    #expect(log.requests == [], "while encoding", sourceLocation: .init(file, line))
    #expect(try Value(from: ObjectDecoder(object: object, log: log)) == value, sourceLocation: .init(file, line))
    #expect(log.requests == [], "while decoding", sourceLocation: .init(file, line))
  }

  fileprivate static func isPlain(_ value: Any) -> Bool {
    value is String || value is Bool || value is any BinaryInteger || value is any BinaryFloatingPoint
  }
}

private struct ObjectEncoder: Encoder {
  let object: ObjectCoder.Object
  let log: ObjectCoder.Log

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    log.requests.append("array")
    return OrderedEncoder().unkeyedContainer()
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    log.requests.append("value alone")
    return OrderedEncoder().singleValueContainer()
  }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ObjectEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey _: Key) {}

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      if ObjectCoder.isPlain(value) {
        encoder.object.members[key.stringValue] = value
      } else {
        try value.encode(to: superEncoder(forKey: key))
      }
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      superEncoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      superEncoder(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { ObjectEncoder(object: ObjectCoder.Object(), log: encoder.log) }

    func superEncoder(forKey key: Key) -> any Encoder {
      let object = ObjectCoder.Object()
      encoder.object.members[key.stringValue] = object
      return ObjectEncoder(object: object, log: encoder.log)
    }
  }
}

private struct ObjectDecoder: Decoder {
  let object: ObjectCoder.Object
  let log: ObjectCoder.Log

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refusal("array") }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw refusal("value alone") }

  private func refusal(_ request: String) -> DecodingError {
    log.requests.append(request)
    return .dataCorrupted(.init(codingPath: [], debugDescription: "there is no \(request)"))
  }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ObjectDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.object.members.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { decoder.object.members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      if let value = decoder.object.members[key.stringValue] as? Value { return value }
      return try Value(from: superDecoder(forKey: key))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try superDecoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try superDecoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { ObjectDecoder(object: ObjectCoder.Object(), log: decoder.log) }

    func superDecoder(forKey key: Key) throws -> any Decoder {
      guard let object = decoder.object.members[key.stringValue] as? ObjectCoder.Object else {
        throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "there is no object"))
      }
      return ObjectDecoder(object: object, log: decoder.log)
    }
  }
}
