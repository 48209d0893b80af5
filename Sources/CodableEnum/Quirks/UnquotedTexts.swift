#if Values
// Formats such as YAML have unquoted texts, which their decoders also return for numbers and booleans.

extension String {
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
#endif
