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
  /// Whether it makes an error that a caller may know by its type. While writing, an `EncodingError` stays one.
  var isOwnError: Bool {
    if case .call(let callee, _) = kind, case .member(let base, _) = callee.kind,
      case .name("EncodingError") = base.kind
    {
      return false
    }
    return isMade
  }

  /// Whether it makes a value, and doesn't only name one.
  private var isMade: Bool {
    switch kind {
    case .call, .member, .implicitMember: true
    // Others are names, or no errors.
    default: false
    }
  }
}
