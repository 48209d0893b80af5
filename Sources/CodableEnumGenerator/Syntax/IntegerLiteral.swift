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
