/// What hand-written code does that no JSON shows.
struct Loss: Hashable {
  enum Kind {
    /// `logger.warning("…")`
    case readingCall, writingCall
    /// `throw UnknownKind(…)`
    case readingError, writingError
  }

  var kind: Kind
  var file: Int
  var range: Range<Int>
}

extension Expression {
  /// Whether it makes a value, and doesn't only name one.
  var isMade: Bool {
    switch kind {
    case .call, .member, .implicitMember: true
    // Others are names, or no errors.
    default: false
    }
  }
}
