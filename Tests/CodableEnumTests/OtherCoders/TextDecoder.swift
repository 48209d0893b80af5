/// A decoder of plain texts, like those of YAML: to it, `1` is a number, a string and even a boolean.
struct TextDecoder: Decoder {
  enum Content {
    case text(String)
    case texts([String])
  }

  let content: Content

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .texts(let texts) = content else { throw mismatch([Any].self) }
    return Elements(texts: texts)
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw mismatch(type) }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: [], debugDescription: ""))
  }
}

extension TextDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { if case .text("~") = content { true } else { false } }
  func decode(_ type: String.Type) throws -> String { try scalar { $0 } }
  func decode(_ type: Bool.Type) throws -> Bool { try scalar { Bool($0) ?? ["1": true, "0": false][$0] } }
  func decode(_ type: Double.Type) throws -> Double { try scalar { Double($0) } }
  func decode(_ type: Int.Type) throws -> Int { try scalar { Int($0) } }
  func decode(_ type: Int64.Type) throws -> Int64 { try scalar { Int64($0) } }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar { UInt64($0) } }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func scalar<Value>(_ read: (String) -> Value?) throws -> Value {
    guard case .text(let text) = content, let value = read(text) else { throw mismatch(Value.self) }
    return value
  }
}

extension TextDecoder {
  private struct Elements: UnkeyedDecodingContainer {
    let texts: [String]
    var currentIndex = 0

    var codingPath: [any CodingKey] { [] }
    var count: Int? { texts.count }
    var isAtEnd: Bool { currentIndex == texts.count }

    mutating func superDecoder() -> any Decoder {
      defer { currentIndex += 1 }
      return TextDecoder(content: .text(texts[currentIndex]))
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: superDecoder()) }

    mutating func decodeNil() -> Bool { false }

    mutating func nestedContainer<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      try superDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try superDecoder().unkeyedContainer()
    }
  }
}
