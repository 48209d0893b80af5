// Messages about untagged enums, in alphabetical order.
extension Diagnostic {
  static func aliasesWithoutLiteral(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' is written as null and can't have aliases; make it a literal with @CodableCase(\(swiftLiteral(caseName)), …)"
    )
  }

  static func hiddenCase(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' is never decoded: earlier cases match everything it accepts; put it first, or change its 'matches:'"
    )
  }

  /// - Parameter names: Also, of one of them that has no values, where both are null.
  static func indistinctCases(
    _ names: (first: String, second: String, empty: String?),
    _ json: String,
    _ range: Range<Int>,
    first firstRange: Range<Int>
  ) -> Diagnostic {
    let way =
      if let empty = names.empty {
        "write '\(empty)' as a literal, with @CodableCase(\(swiftLiteral(empty))), or all like it, with emptyCases: .name"
      } else {
        "tell them apart with @CodableCase(matches: …)"
      }
    var diagnostic = Diagnostic(range, "cases '\(names.first)' and '\(names.second)' both take \(json); \(way)")
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
      case '\(caseName)' matches the key "\(key)", which is missing when its value is nil; \
      match keys that are always written
      """
    )
  }

  /// - Parameter literal: With its quotes.
  static func literalWithMatches(_ caseName: String, _ literal: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(range, "case '\(caseName)' is the literal \(literal), and takes nothing else; remove 'matches'")
  }

  static func literalWithValues(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' has values, which are written without a tag; only a case without values can be a literal"
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

  static func unmatchedNull(_ caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' may be null in JSON, which it does not match; match .null as well, or make the value required"
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

  static func unwrittenMatch(_ key: String, of caseName: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      range,
      "case '\(caseName)' matches the key \"\(key)\", which it never writes; match keys that are always written"
    )
  }
}
