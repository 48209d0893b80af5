/// Text as a string literal of Swift.
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
  /// As a literal of Swift.
  package var literal: String {
    switch self {
    case .string(let text): swiftLiteral(text)
    case .integer, .boolean: quoted
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
