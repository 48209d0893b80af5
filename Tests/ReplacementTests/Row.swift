import Foundation
import Testing

/// JSON, and its meaning to an enum.
struct Row: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expect: @Sendable () throws -> Void

  /// JSON that decodes to a value, and the JSON that the value is written as, if it differs. Keys are in alphabetical
  /// order.
  static func reads<Value: Codable & Equatable & Sendable>(
    _ json: String,
    as value: Value,
    writes written: String? = nil
  ) -> Row {
    Row(testDescription: "\(Value.self): \(json)") {
      let decoded = try decode(Value.self, json)
      let encoded = try encode(value)
      #expect(decoded == value)
      #expect(encoded == written ?? json)
    }
  }

  /// JSON that does not decode, and the error's text, or the start of the text if it ends in `…`.
  static func refuses<Value: Decodable & Sendable>(_ json: String, _: Value.Type, _ text: String) -> Row {
    Row(testDescription: "\(Value.self): \(json)") {
      let error = #expect(throws: DecodingError.self) { try decode(Value.self, json) }
      guard let found = error?.text else { return }
      #expect(text.hasSuffix("…") ? found.hasPrefix(text.dropLast()) : found == text, "found \(found)")
    }
  }
}

func decode<Value: Decodable>(_: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// The JSON of a value, with keys in alphabetical order.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

extension DecodingError {
  /// The error's place and reason: `path: text`.
  fileprivate var text: String? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    @unknown default: nil
    }
  }
}
