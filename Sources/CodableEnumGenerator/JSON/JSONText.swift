/// JSON as text, for people to read.
enum JSONText {
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        literal += "\\\(scalar)"
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// - Parameter members: Keys, and values as JSON.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{\(members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ","))}"
  }

  /// - Parameter elements: As JSON.
  static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ","))]"
  }

  static func tag(_ tag: Tag) -> String {
    switch tag {
    case .string(let text): string(text)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}
