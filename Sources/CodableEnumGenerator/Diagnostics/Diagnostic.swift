/// An error in a source file, or a note about it: where, what, and the way out.
package struct Diagnostic: Hashable, Sendable {
  /// In bytes from the beginning of the file.
  package var range: Range<Int>
  package var message: String
  /// Whether nothing is wrong, so that there is an output all the same.
  package var isNote = false
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
    let nearest = nearestSpelling(to: word, in: known).map { sigil + $0 }
    let way = nearest.map { "did you mean '\($0)'?" } ?? expectation(known, sigil: sigil)
    let fixIts = nearest.map { word in
      [Diagnostic.FixIt(range: range, replacement: quote + word + quote, message: "replace with '\(word)'")]
    }
    append(Diagnostic(message, at: range, [word] + arguments + [way], fixIts: fixIts ?? []))
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

// Parts of messages.

/// The annotations there are, by their names.
package enum AnnotationKind: String, CaseIterable {
  case ofEnum = "CodableEnum"
  case ofCase = "CodableCase"
  case ofType = "CodableType"

  /// The declarations it belongs above.
  var target: String {
    switch self {
    case .ofEnum: "an enum"
    case .ofCase: "a case"
    case .ofType: "a struct, a class or an enum"
    }
  }
}

extension [Diagnostic] {
  package mutating func report(misplaced kind: AnnotationKind, above place: String, at range: Range<Int>) {
    report(.misplacedAnnotation, at: range, kind.rawValue, place, kind.target)
  }
}

/// The reason that a case's raw value is unknown, and what to do beside giving the case a tag.
enum RawValueDoubt: String {
  /// Swift counts on from a case that is not always compiled.
  case condition = "depends on the '#if' before it; write it after '=', or "
  /// The literal, or what Swift counts on to, is no integer that a tag can be.
  case integer = "is not an integer that fits 'Int'; "
  /// Swift counts on from a raw value that is not known.
  case previous = "follows one that is not known here; write it after '=', or "
  /// The literal is no string on one line.
  case text = "is not a string on one line; write it on one line, or "
}

extension TypeExpression.Uncodable {
  /// What it is, and what to do.
  ///
  /// - Parameters:
  ///   - type: The whole type, of which it is a part.
  ///   - isRead: Whether it is decoded, too.
  func explanation(in type: TypeExpression, isRead: Bool) -> String {
    switch self {
    case .tuple: "a tuple, which cannot be coded; make it several values, or a struct"
    case .function: "a function, which cannot be coded; skip the case with @CodableCase(skip: true)"
    case .error: "the protocol Error, which cannot be coded; use a concrete type, or leave it out with 'omit:'"
    case .existential where !isRead:
      "made of existentials, which cannot be encoded as a whole; use a concrete type, or a value coder"
    case .existential: "an existential, which cannot be decoded; use a concrete type, or a value coder"
    case .metatype: "a metatype, which cannot be coded; skip the case with @CodableCase(skip: true)"
    case .standard where type.uncodableStandardType != nil: "not Codable; use a type that is, or a value coder"
    case .standard(let name): "made of '\(name)', which is not Codable; use a type that is, or a value coder"
    }
  }
}

/// The words of which one is expected.
func expectation(_ known: [String], sigil: String = "") -> String {
  guard !known.isEmpty else { return "it has none" }
  let listed = known.map { "'\(sigil)\($0)'" }.joined(separator: ", ")
  return known.count == 1 ? "expected \(listed)" : "expected one of \(listed)"
}

package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
