// Parts that messages share.
extension Diagnostic {
  init(_ range: Range<Int>, _ message: String) {
    self.init(range: range, message: message)
  }

  /// - Parameters:
  ///   - sigil: What is before the words in source.
  ///   - quote: What is around them.
  static func unknown(
    _ thing: String,
    _ word: String,
    _ known: [String],
    sigil: String = "",
    quote: String = "",
    _ range: Range<Int>
  ) -> Diagnostic {
    guard let nearest = nearestSpelling(to: word, in: known) else {
      return Diagnostic(range, "unknown \(thing); " + expectation(known, sigil: sigil))
    }
    var diagnostic = Diagnostic(range, "unknown \(thing); did you mean '\(sigil)\(nearest)'?")
    let replacement = quote + sigil + nearest + quote
    diagnostic.fixIts = [FixIt(range: range, replacement: replacement, message: "replace with '\(sigil)\(nearest)'")]
    return diagnostic
  }

  static func expectation(_ known: [String], sigil: String = "") -> String {
    guard !known.isEmpty else { return "it has none" }
    let listed = known.map { "'\(sigil)\($0)'" }.joined(separator: ", ")
    return known.count == 1 ? "expected \(listed)" : "expected one of \(listed)"
  }
}
