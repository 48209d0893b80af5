import Foundation

/// A decoder of a database column that holds JSON, or a text: it hands out the text, and for anything else it asks its
/// caller to start again with the JSON.
struct ColumnDecoder: Decoder {
  struct StartAgain: Error {}

  let text: String

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes as the database does.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    do {
      return try Value(from: ColumnDecoder(text: text))
    } catch is StartAgain {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    }
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw StartAgain() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw StartAgain() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ColumnDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }
  func decode(_ type: String.Type) throws -> String { text }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    throw DecodingError.typeMismatch(type, DecodingError.Context(codingPath: [], debugDescription: "a text"))
  }
}
