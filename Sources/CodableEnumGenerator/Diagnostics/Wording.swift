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
  /// - Parameter isRead: Whether it is decoded, too.
  func explanation(isRead: Bool) -> String {
    switch self {
    case .tuple: "a tuple, which cannot be coded; make it several values, or a struct"
    case .function: "a function, which cannot be coded; skip the case with @CodableCase(skip: true)"
    case .error: "the protocol Error, which cannot be coded; use a concrete type, or leave it out with 'omit:'"
    case .existential where !isRead:
      "made of existentials, which cannot be encoded as a whole; use a concrete type, or a value coder"
    case .existential: "an existential, which cannot be decoded; use a concrete type, or a value coder"
    case .metatype: "a metatype, which cannot be coded; skip the case with @CodableCase(skip: true)"
    }
  }
}

/// The words of which one is expected.
func expectation(_ known: [String], sigil: String = "") -> String {
  guard !known.isEmpty else { return "it has none" }
  let listed = known.map { "'\(sigil)\($0)'" }.joined(separator: ", ")
  return known.count == 1 ? "expected \(listed)" : "expected one of \(listed)"
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
