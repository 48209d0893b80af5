#if Values
// Formats such as YAML have unquoted texts, which their decoders also return for numbers and booleans.

extension String {
  /// Whether the text, unquoted, could be a number, a boolean or null in YAML and similar formats.
  var mayBeUnquoted: Bool {
    guard let first = utf8.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default: return utf8.count <= 8 && unquotedWords.contains(lowercased())
    }
  }

  /// Whether the text, unquoted, spells a number in YAML and similar formats: `1_000`, `0x1F`, `.inf`, `1:30`.
  func spells(_ number: Double?) -> Bool {
    let digits = drop { $0 == "+" || $0 == "-" }.filter { $0 != "_" }
    if Double(digits) != nil || digits.hasPrefix(".") { return true }
    if ["0x", "0o", "0b"].contains(where: digits.hasPrefix) { return true }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard let number, parts.count > 1, !parts.contains(nil) else { return false }
    // Otherwise the decoder read only the beginning of the text.
    return parts[0] != number
  }
}

private let unquotedWords: Set = [
  "true", "false", "yes", "no", "on", "off", "t", "f", "y", "n", "null", "nil", "~", "nan", "inf", "infinity",
]
#endif
