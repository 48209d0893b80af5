// Wording that errors share.

/// `1 value`, `2 values`
func valueCount(_ count: Int) -> String {
  count == 1 ? "1 value" : "\(count) values"
}

/// The text in quotation marks, cut to a readable length: it may be megabytes of input.
func quoted(_ text: String) -> String { "\"\(cut(text))\"" }

/// `; did you mean "list"?`
func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \(quoted($0))?" } ?? "" }

/// The first 100 characters of a text, with an ellipsis if there are more.
func cut(_ text: String) -> String {
  let limit = 100
  // By Unicode scalar, because a character can be of any length.
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}

/// The name of a type without generic arguments.
func name(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// `"list", "loading"`: 20 at most.
func listed(_ texts: some Collection<String>) -> String {
  let limit = 20
  let rest = texts.count - limit
  return texts.prefix(limit).joined(separator: ", ") + (rest > 0 ? ", … and \(rest) more" : "")
}

/// `"list" and "loading"`: 20 at most.
func conjunction(_ texts: [String]) -> String {
  guard let last = texts.last, (2...20).contains(texts.count) else { return listed(texts) }
  return "\(texts.dropLast().joined(separator: ", ")) and \(last)"
}

/// `a string, an array or an object`
func disjunction(_ texts: [String]) -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "nothing" }
  return "\(texts.dropLast().joined(separator: ", ")) or \(last)"
}

/// Spreads tags evenly, with the same result in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Generated code relies on it. The generator has a copy, so that the macro and its users' code share no module.
func tagHash(_ tag: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in tag.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of plain FNV-1a repeat for short tags.
  return hash ^ (hash &>> 15)
}

typealias CodingPath = [any CodingKey]

extension DecodingError {
  /// An error of JSON whose kinds are right.
  static func corrupted(_ message: String, at path: CodingPath, _ error: (any Error)? = nil) -> DecodingError {
    .dataCorrupted(Context(message, at: path, error))
  }
}

extension DecodingError.Context {
  init(_ message: String, at path: CodingPath, _ error: (any Error)? = nil) {
    self.init(codingPath: path, debugDescription: message, underlyingError: error)
  }
}

extension EncodingError.Context {
  init(_ message: String, at path: CodingPath) { self.init(codingPath: path, debugDescription: message) }
}

extension _CodableKey {
  var quoted: String { CodableEnum.quoted(stringValue) }
}
