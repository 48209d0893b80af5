import CodableEnum
import Foundation

// What the examples of a page say of the JSON that it shows.

/// JSON on a page. What is left out there is `…`, which anything matches, as it does `<id>` and the like in quotes.
public struct ShownJSON {
  var line: Int
  var text: String
  var isMatched = false

  public init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  var value: CodableValue? {
    let whole = text.replacingOccurrences(of: "{…}", with: #"{"…":"…"}"#).replacingOccurrences(of: "…", with: #""…""#)
      .replacingOccurrences(of: #"""…"""#, with: #""…""#)
    return try? JSONDecoder().decode(CodableValue.self, from: Data(whole.utf8))
  }
}

private struct CheckedPage {
  var path = ""
  var text = ""
  var shown: [ShownJSON] = []
  var line = 0
}

nonisolated(unsafe) private var page = CheckedPage()
nonisolated(unsafe) private var failures = 0

/// Runs the examples of a page, and fails for JSON on it that none of them has checked.
public func checkPage(
  _ path: String,
  of root: String,
  shown: [ShownJSON],
  _ examples: (_ check: (_ line: Int, _ example: () throws -> Void) throws -> Void) throws -> Void
) throws {
  let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  page = CheckedPage(path: path, text: text, shown: shown)
  try examples { line, example in
    page.line = line
    do {
      try example()
    } catch {
      fail("the example throws \(error)")
    }
  }
  for json in page.shown where !json.isMatched {
    page.line = json.line
    fail("nothing checks \(json.text)")
  }
}

/// Ends the program.
public func finish() -> Never {
  print(failures == 0 ? "all JSON on the pages is as shown" : "\(failures) failures")
  exit(failures == 0 ? 0 : 1)
}

// MARK: What examples say

/// The page shows what the value is written as, and that is read as the value.
public func writes<Value: Codable>(_ value: Value, line: Int = #line) throws {
  page.line = line
  let written = try encoded(value)
  for json in match(written) {
    let read = json.contains("…") || json.contains("<") ? written : Data(json.utf8)
    expect(try encoded(JSONDecoder().decode(Value.self, from: read)), written)
  }
}

/// The page shows what a value is written as that is not read.
public func writesOnly(_ value: some Encodable, line: Int = #line) throws {
  page.line = line
  _ = match(try encoded(value))
}

/// The page shows JSON that is read as a value, which is written in another way.
public func reads<Value: Codable>(_ json: String, _ value: Value, line: Int = #line) throws {
  page.line = line
  _ = match(Data(json.utf8))
  expect(try encoded(JSONDecoder().decode(Value.self, from: Data(json.utf8))), try encoded(value))
}

/// The page shows JSON, or a text of an error, for input that is not read.
public func refuses<Value: Decodable>(
  _ json: String,
  _ type: Value.Type,
  _ message: String,
  by decoder: JSONDecoder = JSONDecoder(),
  line: Int = #line
) throws {
  page.line = line
  for index in page.shown.indices where equal(page.shown[index].value, json) { page.shown[index].isMatched = true }
  do {
    let value = try decoder.decode(type, from: Data(json.utf8))
    fail("\(json) is read as \(value)")
  } catch let error as DecodingError {
    expect(message, context(of: error).debugDescription)
  }
}

/// The page shows a text of an error for a value that is not written.
public func refusesToWrite(_ value: some Encodable, _ message: String, line: Int = #line) throws {
  page.line = line
  do {
    fail("it is written as \(try json(value))")
  } catch EncodingError.invalidValue(_, let context) {
    expect(message, context.debugDescription)
  }
}

/// A code span that looks like JSON and is Swift.
public func isSwift(_ text: String, line: Int = #line) {
  page.line = line
  _ = match(Data(text.utf8))
}

/// What must hold after an example.
public func holds(_ condition: Bool, line: Int = #line) {
  page.line = line
  if !condition { fail("the condition does not hold") }
}

/// What a value is written as, with sorted keys.
public func json(_ value: some Encodable) throws -> String {
  String(decoding: try encoded(value), as: UTF8.self)
}

// MARK: How it is compared

private func context(of error: DecodingError) -> DecodingError.Context {
  switch error {
  case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
    .valueNotFound(_, let context):
    context
  @unknown default: fatalError("\(error)")
  }
}

private func encoded(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try encoder.encode(value)
}

/// Marks what the page shows of it.
///
/// - Returns: The texts on the page.
private func match(_ json: Data) -> [String] {
  let value = try? JSONDecoder().decode(CodableValue.self, from: json)
  var texts: [String] = []
  for index in page.shown.indices {
    guard let value, let shown = page.shown[index].value, matches(shown, value) else { continue }
    page.shown[index].isMatched = true
    texts.append(page.shown[index].text)
  }
  let isScalar = json.first != UInt8(ascii: "{") && json.first != UInt8(ascii: "[")
  let text = String(decoding: json, as: UTF8.self)
  // Code spans with a text, a number or a boolean are not told from Swift.
  if texts.isEmpty, !isScalar || !page.text.contains(text) { fail("the page does not show \(text)") }
  return texts
}

private func matches(_ shown: CodableValue, _ value: CodableValue) -> Bool {
  switch (shown, value) {
  case (.string("…"), _): true
  case (.string(let text), .string) where text.hasPrefix("<") && text.hasSuffix(">"): true
  case (.array([.string("…")]), .array): true
  case (.array(let shown), .array(let values)):
    shown.count == values.count && zip(shown, values).allSatisfy(matches)
  case (.object(let shown), .object) where shown["…"] != nil: true
  case (.object(let shown), .object(let members)):
    shown.count == members.count
      && shown.allSatisfy { key, value in members[key].map { matches(value, $0) } ?? false }
  default: shown == value
  }
}

private func equal(_ value: CodableValue?, _ json: String) -> Bool {
  value != nil && value == (try? JSONDecoder().decode(CodableValue.self, from: Data(json.utf8)))
}

/// What the page says of an error: in one piece, or as a heading with the rest below it.
private func expect(_ message: String, _ text: String) {
  if text != message { fail("it is refused with: \(text)") }
  if !page.text.replacingOccurrences(of: "`\n\n`…", with: "").contains(message) {
    fail("the page does not say: \(message)")
  }
}

private func expect(_ found: Data, _ expected: Data) {
  if found != expected {
    fail("\(String(decoding: expected, as: UTF8.self)) is read as \(String(decoding: found, as: UTF8.self))")
  }
}

private func fail(_ message: String) {
  failures += 1
  print("\(page.path):\(page.line): error: \(message)")
}
