import Foundation
import Testing

/// Expects that JSON decodes to a value, and that the value encodes to exactly this JSON with sorted keys.
func expectBothWays<Value: Codable & Equatable>(
  _ json: String,
  _ value: Value,
  file: String = #filePath,
  line: Int = #line
) throws {
  try expectRead(json, value, file: file, line: line)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let encoded = String(decoding: try encoder.encode(value), as: UTF8.self)
  #expect(encoded == json, sourceLocation: .init(file, line))
}

/// Expects that JSON decodes to a value.
func expectRead<Value: Decodable & Equatable>(
  _ json: String,
  _ value: Value,
  file: String = #filePath,
  line: Int = #line
) throws {
  let decoded = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  #expect(decoded == value, sourceLocation: .init(file, line))
}

/// Expects that decoding the JSON, and the same content as a property list, throws this error.
///
/// - Parameter error: `kind path: text`. The text may be omitted for the coder's own errors.
func expectError<Value: Decodable>(
  _ type: Value.Type,
  _ json: String,
  _ error: String,
  file: String = #filePath,
  line: Int = #line
) throws {
  let data = Data(json.utf8)
  expectDecodingError(error, file: file, line: line) { _ = try JSONDecoder().decode(type, from: data) }
  let content = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  // A property list has no null.
  if !json.contains("null"), PropertyListSerialization.propertyList(content, isValidFor: .binary) {
    let list = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    expectDecodingError(error, file: file, line: line) { _ = try PropertyListDecoder().decode(type, from: list) }
  }
}

/// Expects a decoding error: `kind path: text`. The text may be omitted for the coder's own errors.
func expectDecodingError(
  _ expected: String,
  file: String = #filePath,
  line: Int = #line,
  _ body: () throws -> Void
) {
  do {
    try body()
    Issue.record("expected an error: \(expected)", sourceLocation: .init(file, line))
  } catch let error as DecodingError {
    let description = description(of: error)
    let matches = expected.contains(": ") ? description == expected : description.hasPrefix(expected + ":")
    #expect(matches, "found \(description)", sourceLocation: .init(file, line))
  } catch {
    Issue.record("expected a DecodingError, found \(error)", sourceLocation: .init(file, line))
  }
}

private func description(of error: DecodingError) -> String {
  let (kind, context) =
    switch error {
    case .dataCorrupted(let context): ("dataCorrupted", context)
    case .keyNotFound(let key, let context): ("keyNotFound(\(key.stringValue))", context)
    case .typeMismatch(_, let context): ("typeMismatch", context)
    case .valueNotFound(_, let context): ("valueNotFound", context)
    @unknown default: ("unknown", DecodingError.Context(codingPath: [], debugDescription: ""))
    }
  let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  return "\(kind) \(path): \(context.debugDescription)"
}

/// Expects that every coder refuses a value, at this place and for this reason.
func expectRefusal<Value: Encodable>(
  _ value: Value,
  _ expected: String,
  at path: String = "",
  file: String = #filePath,
  line: Int = #line
) {
  func expect(_ expectedPath: String, _ body: () throws -> Void) {
    let error = #expect(throws: EncodingError.self, sourceLocation: .init(file, line), performing: body)
    guard case .invalidValue(_, var context) = error else { return }
    // The property list encoder wraps all errors in its own.
    if case .invalidValue(_, let underlying) = context.underlyingError as? EncodingError { context = underlying }
    #expect(context.debugDescription == expected, sourceLocation: .init(file, line))
    let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    #expect(found == expectedPath, sourceLocation: .init(file, line))
  }
  expect(path) { _ = try JSONEncoder().encode(value) }
  expect(path) { _ = try PropertyListEncoder().encode(value) }
  expect(path) { try value.encode(to: OrderedEncoder()) }
  expect(path.isEmpty ? "list.0" : "list.0.\(path)") { _ = try JSONEncoder().encode(["list": [value]]) }
}

/// Expects the output of an encoder that keeps the order of keys, and that its coding path is never requested.
func expectEncoding(
  _ json: String,
  _ value: some Encodable,
  file: String = #filePath,
  line: Int = #line
) throws {
  let encoder = OrderedEncoder()
  try value.encode(to: encoder)
  #expect(encoder.text == json, sourceLocation: .init(file, line))
  #expect(encoder.pathReads.count == 0, sourceLocation: .init(file, line))
}

extension SourceLocation {
  /// Where an expectation is called. By `#_sourceLocation`, a macro, a thousand calls took a tenth of the build.
  init(_ file: String, _ line: Int) {
    let name = file.split(separator: "/").last ?? ""
    self.init(fileID: "CodableEnumTests/\(name)", filePath: file, line: line, column: 1)
  }
}
