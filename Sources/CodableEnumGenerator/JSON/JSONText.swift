/// JSON as text, for people to read.
package enum JSONText {
  package static func string(_ text: String) -> String {
    var literal = ""
    write(text, to: &literal)
    return literal
  }

  /// Appends a string with its quotes.
  package static func write(_ text: String, to result: inout String) {
    result += "\""
    if text.utf8.contains(where: { $0 < 0x20 || $0 == .quote || $0 == .backslash }) {
      for scalar in text.unicodeScalars { write(scalar, to: &result) }
    } else {
      result += text
    }
    result += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to result: inout String) {
    if scalar == "\"" || scalar == "\\" {
      result += "\\\(scalar)"
    } else if scalar.value < 0x20 {
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }

  /// - Parameter members: Keys, and values as JSON.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{\(members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ","))}"
  }

  /// - Parameter elements: As JSON.
  static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ","))]"
  }

  package static func tag(_ tag: Tag) -> String {
    switch tag {
    case .string(let text): string(text)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}
