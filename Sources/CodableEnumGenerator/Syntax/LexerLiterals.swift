/// A string literal that the lexer left for an expression it interpolates.
struct OpenString {
  var start: Int
  var startsLine: Bool
  var pounds: Int
  var isMultiline: Bool
  var openParens = 0
}

// String and regex literals.
extension Lexer {
  /// Lexes a string literal whose `pounds` are already before the position.
  mutating func lexString(pounds: Int) {
    let string = OpenString(
      start: position - pounds,
      startsLine: startsLine,
      pounds: pounds,
      isMultiline: byte(1) == .quote && byte(2) == .quote && !isRawStringOfQuotes(pounds: pounds)
    )
    position += string.isMultiline ? 3 : 1
    lexBody(of: string)
  }

  /// Whether `#"""#`, which looks like the beginning of a multi-line string, ends on its own line.
  private func isRawStringOfQuotes(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var next = position + 1
    while next < end, !base[next].isLineEnd {
      if base[next] == .quote, poundsFollow(pounds, at: next + 1) { return true }
      next += 1
    }
    return false
  }

  /// Goes on in a string literal: to its end, or into an expression that it interpolates.
  private mutating func lexBody(of string: OpenString) {
    while position < end {
      let next = base[position]
      if next == .quote, closes(string) {
        position += (string.isMultiline ? 3 : 1) + string.pounds
        return append(.string, from: string.start, startsLine: string.startsLine)
      } else if next == .backslash, poundsFollow(string.pounds, at: position + 1) {
        position += 1 + string.pounds
        if byte() == .leftParen {
          position += 1
          openStrings.append(string)
          return
        }
        if byte() != 0, string.isMultiline || !byte().isLineEnd { position += 1 }
      } else if next.isLineEnd, !string.isMultiline {
        break
      } else {
        position += 1
      }
    }
    append(.string, from: string.start, startsLine: string.startsLine)
  }

  private func closes(_ string: OpenString) -> Bool {
    guard string.isMultiline else { return poundsFollow(string.pounds, at: position + 1) }
    return byte(1) == .quote && byte(2) == .quote && poundsFollow(string.pounds, at: position + 3)
  }

  private func poundsFollow(_ count: Int, at start: Int) -> Bool {
    guard start + count <= end else { return false }
    for offset in start..<start + count where base[offset] != .pound { return false }
    return true
  }

  mutating func lexRightParen() {
    guard let string = openStrings.last else { return lexMark(.rightParen) }
    if string.openParens > 0 {
      openStrings[openStrings.count - 1].openParens -= 1
      return lexMark(.rightParen)
    }
    openStrings.removeLast()
    position += 1
    lexBody(of: string)
  }

  // MARK: Regex literals

  /// Lexes `/…/` that begins in an operator which is bound to nothing before it; false where the slash is an operator's.
  ///
  /// The rules are SE-0354's, and where it leaves room, those of the compiler.
  mutating func lexRegex(inOperator sign: Range<Int>) -> Bool {
    guard let slash = sign.first(where: { base[$0] == .slash }), slash >= noRegexBefore,
      previous?.keyword.namesOperator != true
    else { return false }
    var isCertain = false
    if !isRightBound(sign.upperBound, isLeftBound: false) {
      // Blanks on both sides: an operator between two values, unless there is none before it.
      let followsTry = previous?.keyword == .try && previous?.isPostfix == true
      guard followsTry || (previous?.precedesExpression ?? true) else { return false }
      isCertain = followsTry || !(previous?.mayPrecedeOperatorReference ?? false)
    }
    guard let close = regexEnd(from: slash, isCertain: isCertain) else { return false }
    if slash > sign.lowerBound {
      position = slash
      append(.operatorSign, from: sign.lowerBound)
    }
    position = close
    append(.regex, from: slash)
    return true
  }

  /// The place after a regex literal that begins with the slash at another.
  ///
  /// - Parameter isCertain: Whether nothing else can be there, so that a malformed literal is one all the same.
  private mutating func regexEnd(from slash: Int, isCertain: Bool) -> Int? {
    guard slash + 1 < end, base[slash + 1] != .slash, base[slash + 1] != .asterisk else { return nil }
    if !isCertain, base[slash + 1] == .space || base[slash + 1] == .tab { return nil }
    var close = slash + 1
    var openParens = 0
    var classDepth = 0
    var endsWithBlank = false
    while close < end, !base[close].isLineEnd, base[close] != .slash {
      let next = base[close]
      endsWithBlank = next == .space || next == .tab
      if next == .backslash, close + 1 < end, !base[close + 1].isLineEnd {
        close += 1
      } else if next == .leftBracket {
        classDepth += 1
      } else if next == .rightBracket {
        classDepth = max(classDepth - 1, 0)
      } else if next == .leftParen, classDepth == 0 {
        openParens += 1
      } else if next == .rightParen, classDepth == 0 {
        openParens -= 1
        if openParens < 0, !isCertain { break }
      }
      close += 1
    }
    let isClosed = close < end && base[close] == .slash && (close + 1 == end || !startsComment(close))
    if isClosed, isCertain || !endsWithBlank { return close + 1 }
    noRegexBefore = close
    return isCertain ? close : nil
  }

  private func startsComment(_ slash: Int) -> Bool {
    base[slash + 1] == .slash || base[slash + 1] == .asterisk
  }

  /// Lexes `#/…/#`, which may run over lines if one ends right after the opening slash.
  mutating func lexExtendedRegex(pounds: Int) {
    let start = position
    position += pounds + 1
    var isMultiline = false
    var next = position
    while next < end, base[next] == .space || base[next] == .tab { next += 1 }
    if next < end, base[next].isLineEnd { isMultiline = true }
    while position < end, isMultiline || !base[position].isLineEnd {
      if base[position] == .slash, poundsFollow(pounds, at: position + 1) {
        position += 1 + pounds
        break
      }
      position += base[position] == .backslash ? 2 : 1
    }
    position = min(position, end)
    append(.regex, from: start)
  }
}
