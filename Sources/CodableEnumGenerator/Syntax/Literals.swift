package enum StringLiteral {
  /// The string of a single-line literal; nil if it interpolates, spans lines, or is malformed.
  package static func value(of literal: String) -> String? {
    // Scalars, not characters: a combining mark after the quote would be one character with it.
    var body = Substring(literal).unicodeScalars
    let pounds = body.prefix { $0 == "#" }
    body = body.dropFirst(pounds.count)
    guard body.count >= 2 + pounds.count, body.popFirst() == "\"" else { return nil }
    // After `#`, three quotes begin a literal of several lines only if there are several.
    if pounds.isEmpty, body.count > 2, body.starts(with: "\"\"".unicodeScalars) { return nil }
    if body.contains("\n") || body.contains("\r") { return nil }
    for _ in pounds { guard body.popLast() == "#" else { return nil } }
    guard body.popLast() == "\"" else { return nil }
    return unescaped(body, escape: Array("\\".unicodeScalars) + pounds)
  }

  private static func unescaped(_ body: Substring.UnicodeScalarView, escape: [Unicode.Scalar]) -> String? {
    var value = ""
    var rest = body
    while let scalar = rest.first {
      guard rest.starts(with: escape) else {
        value.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let kind = rest.popFirst(), let unescaped = unescaped(kind, &rest) else { return nil }
      value.unicodeScalars.append(unescaped)
    }
    return value
  }

  /// The scalar that an escape stands for, its kind already taken.
  private static func unescaped(
    _ kind: Unicode.Scalar,
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch kind {
    case "0": return "\0"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "\\", "\"", "'": return kind
    case "u":
      guard rest.popFirst() == "{", let close = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<close])
      rest = rest[rest.index(after: close)...]
      return Int(digits, radix: 16).flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

/// The value of an integer literal: `-12`, `1_000`, `0xFF`, `0b1010`, `0o17`.
package func integerValue(of literal: String) -> Int? {
  let isNegative = literal.hasPrefix("-")
  var digits = literal.dropFirst(isNegative ? 1 : 0).filter { $0 != "_" }
  var radix = 10
  for (prefix, value) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
    digits.removeFirst(2)
    radix = value
  }
  guard digits.first?.isHexDigit == true else { return nil }
  return Int((isNegative ? "-" : "") + digits, radix: radix)
}

/// The value of a literal that is a number: `-0.5`, `1e3`, `0x1p3`, or any integer.
func numberValue(of literal: String) -> Double? {
  integerValue(of: literal).map(Double.init) ?? Double(literal.filter { $0 != "_" })
}

/// Whether an expression is a literal, which means the same wherever it is written: `-1`, `0.5`, `"text"`, `nil`, `[]`.
func isLiteral(_ expression: String) -> Bool {
  switch expression {
  case "true", "false", "nil", "[]", "[:]": return true
  default: return isNumber(expression) || StringLiteral.value(of: expression) != nil
  }
}

private func isNumber(_ expression: String) -> Bool {
  var digits = Substring(expression).utf8
  if digits.first == .minus { digits.removeFirst() }
  guard digits.first?.isDigit == true else { return false }
  let isHexadecimal = expression.parts(around: "0x") != nil
  return digits.allSatisfy { byte in
    byte.isDigit || byte == .underscore || byte == .period || isHexadecimal && byte.isIdentifierPart
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "o")
  }
}

package func swiftLiteral(_ text: String) -> String {
  if text.utf8.allSatisfy(\.standsForItself) { return "\"\(text)\"" }
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      if scalar.isVisible {
        literal.unicodeScalars.append(scalar)
      } else {
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
  return literal + "\""
}

extension Tag {
  package var literal: String {
    switch self {
    case .string(let text): swiftLiteral(text)
    case .integer, .boolean, .number: quoted
    }
  }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character that a literal can hold as it is.
  fileprivate var standsForItself: Bool { self >= 0x20 && self < 0x7F && self != .quote && self != .backslash }
}

extension Unicode.Scalar {
  /// Whether a reader can see that the scalar is there, and no tool between takes it for something else.
  fileprivate var isVisible: Bool {
    if isASCII { return value >= 0x20 && value < 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
      .nonspacingMark, .enclosingMark:
      return false
    default: return true
    }
  }
}

extension String {
  /// A qualified name without the backticks that quote its parts.
  package var withoutBackticks: String { filter { $0 != "`" } }
}

/// A name without the backticks that quote it.
package func unquoted(_ name: String) -> String {
  name.utf8.first == .backtick ? String(name.unicodeScalars.dropFirst().dropLast()) : name
}

/// Whether a name has letters, digits and underscores alone: of other characters, Swift takes only some.
package func isASCIIIdentifier(_ name: String) -> Bool {
  isIdentifier(name) && name.utf8.allSatisfy { $0 < 0x80 }
}

/// Whether a name, keyword or not, needs no backticks for its characters.
///
/// Swift allows more than Unicode's identifiers, emoji among them: for those the answer is no.
package func isIdentifier(_ name: String) -> Bool {
  guard name != "_", let first = name.unicodeScalars.first else { return false }
  guard first.isASCII ? !("0"..."9").contains(first) : first.properties.isIDStart else { return false }
  // The properties of a scalar are looked up in tables.
  return name.unicodeScalars.allSatisfy { $0.isASCII ? UInt8($0.value).isIdentifierPart : $0.properties.isIDContinue }
}

/// Whether a name is a keyword that needs backticks where something is declared.
package func isReserved(_ name: String) -> Bool {
  let keyword = Keyword(rawValue: name) ?? .none
  return keyword != .none && !keyword.isContextual
}
