/// An error in a source file: where, what, and the way out.
package struct Diagnostic: Hashable, Sendable {
  /// In bytes from the beginning of the file.
  package var range: Range<Int>
  package var message: String
  package var notes: [Note] = []
  /// Edits, any one of which is a way out.
  package var fixIts: [FixIt] = []

  /// Another place that the error is about.
  package struct Note: Hashable, Sendable {
    package var range: Range<Int>
    package var message: String
  }

  /// An edit: other text in place of a range.
  package struct FixIt: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
    /// The effect of the edit.
    package var message: String
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - arguments: What `%1`, `%2` and so on stand for in the message.
  ///   - first: Where the first of two things is that collide; a note points there.
  init(
    _ message: Message,
    at range: Range<Int>,
    _ arguments: [String],
    first: Range<Int>? = nil,
    fixIts: [FixIt] = []
  ) {
    self.init(range: range, message: message.filled(with: arguments), fixIts: fixIts)
    if let first, first != range { notes = [Note(range: first, message: "the first one is here")] }
  }
}

extension [Diagnostic] {
  package mutating func report(
    _ message: Message,
    at range: Range<Int>,
    _ arguments: String...,
    first: Range<Int>? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    append(Diagnostic(message, at: range, arguments, first: first, fixIts: fixIts))
  }

  /// Reports a word that is none of those known, and offers the nearest one.
  ///
  /// - Parameters:
  ///   - arguments: Those between the word, which is the first, and the way out, which is the last.
  ///   - sigil: What is before the words in source.
  ///   - quote: What is around them.
  mutating func reportUnknown(
    _ message: Message,
    at range: Range<Int>,
    _ word: String,
    among known: [String],
    _ arguments: String...,
    sigil: String = "",
    quote: String = ""
  ) {
    guard let nearest = nearestSpelling(to: word, in: known) else {
      return append(Diagnostic(message, at: range, [word] + arguments + [expectation(known, sigil: sigil)]))
    }
    let replacement = quote + sigil + nearest + quote
    let fixIt = Diagnostic.FixIt(
      range: range,
      replacement: replacement,
      message: "replace with '\(sigil)\(nearest)'"
    )
    let question = "did you mean '\(sigil)\(nearest)'?"
    append(Diagnostic(message, at: range, [word] + arguments + [question], fixIts: [fixIt]))
  }
}

extension Message {
  /// The text with its arguments, which may themselves contain `%1`.
  fileprivate func filled(with arguments: [String]) -> String {
    var parts = rawValue.split(separator: "%", omittingEmptySubsequences: false)[...]
    var text = String(parts.removeFirst())
    var numbers: Set<Int> = []
    for part in parts {
      let number = part.first?.wholeNumberValue ?? 0
      text += arguments[number - 1] + part.dropFirst()
      numbers.insert(number)
    }
    precondition(numbers.count == arguments.count, "'\(self)' does not take \(arguments.count) arguments")
    return text
  }
}
