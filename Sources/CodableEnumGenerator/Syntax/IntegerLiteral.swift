/// The value of an integer literal: `-12`, `1_000`, `0xFF`, `0b1010`, `0o17`.
package func integerValue(of literal: String) -> Int? {
  let isNegative = literal.hasPrefix("-")
  var digits = literal.filter { $0 != "_" && $0 != "-" }
  var radix = 10
  for (prefix, value) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
    digits.removeFirst(2)
    radix = value
  }
  return Int((isNegative ? "-" : "") + digits, radix: radix)
}
