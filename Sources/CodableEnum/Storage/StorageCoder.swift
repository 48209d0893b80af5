#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Converts values to text and back, for a store that holds text.
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

/// JSON with sorted keys, so that equal values have equal texts, and without escaped slashes: `{"age":4,"name":"a/b"}`.
///
/// Foundation decides the sort order. Older and newer Apple systems differ.
public struct JSONStorageCoder: StorageCoder {
  /// A coder with the defaults of `JSONEncoder` and `JSONDecoder`.
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

/// A type that chooses how it is stored as text.
public protocol CustomStorage {
  /// A coder that turns a value into text and back.
  static var storageCoder: any StorageCoder { get }
}

/// JSON, except that a single string is stored without quotation marks: `off`.
///
/// Its JSON, `"off"`, is read too.
public struct BareTextStorageCoder: StorageCoder {
  /// A coder with the defaults of `JSONEncoder` and `JSONDecoder`.
  public init() {}

  /// The text of a value.
  public func encode<Value: Encodable>(_ value: Value) throws -> String {
    let json = try JSONStorageCoder().encode(value)
    guard json.utf8.first == UInt8(ascii: "\"") else { return json }
    let text = try JSONStorageCoder().decode(String.self, from: json)
    return isJSON(text) ? json : text
  }

  /// The value of a text.
  public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    let coder = JSONStorageCoder()
    return try coder.decode(type, from: isJSON(text) ? text : coder.encode(text))
  }

  /// Whether a string could be taken for JSON. If so, it is written as JSON.
  private func isJSON(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "\"") || text.utf8.first == UInt8(ascii: "{")
  }
}

extension StorageCoder where Self == BareTextStorageCoder {
  /// JSON, except that a single string is stored without quotation marks.
  public static var bareText: BareTextStorageCoder { BareTextStorageCoder() }
}
#endif
