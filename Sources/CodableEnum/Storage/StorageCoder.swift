#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns values into text and back, for a store that holds text.
public protocol StorageCoder: Sendable {
  /// The text of a value.
  ///
  /// - Throws: Why the value cannot be encoded.
  func encode<Value: Encodable>(_ value: Value) throws -> String

  /// The value of a text.
  ///
  /// - Throws: Why the text cannot be decoded.
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
}

/// JSON with sorted keys, so that equal values are equal texts, and without escaped slashes: `{"age":4,"name":"a/b"}`.
public struct JSONStorageCoder: StorageCoder {
  /// A coder as `JSONEncoder` and `JSONDecoder` are by default.
  public init() {}

  /// The JSON of a value.
  public func encode<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value of a JSON text.
  public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

extension StorageCoder where Self == JSONStorageCoder {
  /// JSON with sorted keys and without escaped slashes.
  public static var json: JSONStorageCoder { JSONStorageCoder() }
}

/// A type that chooses the text in which it is stored.
public protocol CustomStorage {
  /// What turns a value into text and back.
  static var storageCoder: any StorageCoder { get }
}
