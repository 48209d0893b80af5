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
  let isHexadecimal = expression.contains("0x")
  return digits.allSatisfy { byte in
    byte.isDigit || byte == .underscore || byte == .period || isHexadecimal && byte.isIdentifierPart
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "o")
  }
}
