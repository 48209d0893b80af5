// What is said of untagged enums, in the order of the names of the functions.
extension Diagnostic {
  static func hiddenCase(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' is never decoded: cases before it match all that it takes; put it first, or change its 'matches:'"
    )
  }

  static func indistinctCases(
    _ first: String,
    _ second: String,
    _ json: String,
    _ range: Range<Int>,
    first firstRange: Range<Int>
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      range,
      "cases '\(first)' and '\(second)' both take \(json); tell them apart with @CodableCase(matches: …)"
    )
    diagnostic.notes = [Note(range: firstRange, message: "the first one is here")]
    return diagnostic
  }

  static func keyOfURL(of caseName: String, takenBy taker: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      in property lists, a URL is an object with the key "relative", so case '\(taker)' would take that of case \
      '\(caseName)'; give this value a different key with @CodableCase(keys: …)
      """
    )
  }

  static func leftOutMatch(_ key: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' matches the key "\(key)", which is not there when its value is nil; \
      match keys that are always written
      """
    )
  }

  static func mismatchedKinds(
    _ caseName: String,
    _ written: [JSONKind],
    never others: [JSONKind],
    _ range: Range<Int>
  ) -> Diagnostic {
    func list(_ kinds: [JSONKind]) -> String { kinds.map(\.text).joined(separator: " or ") }
    return Diagnostic(
      range,
      """
      case '\(caseName)' is \(list(written)) in JSON, and never \(list(others)); \
      match what its values are, or give one a coder
      """
    )
  }

  static func undecidedCase(_ caseName: String, _ reason: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      what JSON case '\(caseName)' takes cannot be known here: it has \(reason); \
      say it with @CodableCase(matches: .string) or the like
      """
    )
  }

  static func unwritableMatch(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      """
      case '\(caseName)' has no value to be written as what it matches; let it match .null, .object or .array, \
      or give it a value
      """
    )
  }
}
