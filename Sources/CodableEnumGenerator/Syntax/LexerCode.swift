// The code of functions, accessors and closures: most of a file, and nothing in it is of interest.
extension Lexer {
  /// Lexes an opening brace and, if it opens code that can be skipped, the brace that closes it.
  ///
  /// Text in brackets may be an argument, so it is kept.
  mutating func lexLeftBrace() {
    let mayOpenMembers = followsTypeKeyword
    followsTypeKeyword = false
    lexMark(.leftBrace)
    guard !mayOpenMembers, openBrackets == 0, openStrings.isEmpty, position > noSkipBefore else { return }
    var next = position
    guard let close = endOfCode(&next) else {
      // Code that begins before this place cannot be skipped either, and is not looked at again.
      noSkipBefore = next
      return
    }
    startsLine = contains(.lineFeed, in: position..<close)
    position = close
    lexMark(.rightBrace)
  }

  /// The place of the brace that closes the code at another; nil if that takes more than to count braces: because of an
  /// attribute, which may be ours, a directive, which braces need not balance around, or a slash, which may begin a regex.
  private func endOfCode(_ next: inout Int) -> Int? {
    var openBraces = 1
    while next < end {
      switch base[next] {
      case .leftBrace:
        openBraces += 1
        next += 1
      case .rightBrace:
        openBraces -= 1
        if openBraces == 0 { return next }
        next += 1
      case .quote:
        guard skipString(&next, mayInterpolate: true) else { return nil }
      case .slash:
        guard skipPlainComment(&next) else { return nil }
      case .at, .pound, .backtick: return nil
      default: next += 1
      }
    }
    return nil
  }

  /// Skips a comment to the end of its line; false if it is something else, or may have an attribute.
  private func skipPlainComment(_ next: inout Int) -> Bool {
    guard next + 1 < end, base[next + 1] == .slash else { return false }
    let lineEnd = lineEnd(after: next)
    guard !contains(.at, in: next..<lineEnd) else { return false }
    next = lineEnd
    return true
  }

  private func contains(_ byte: UInt8, in part: Range<Int>) -> Bool {
    firstByte(byte, in: UnsafeRawPointer(base + part.lowerBound)..<UnsafeRawPointer(base + part.upperBound)) != nil
  }

  /// Skips a string on one line, and what it interpolates; false if it is not as simple as that.
  private func skipString(_ next: inout Int, mayInterpolate: Bool) -> Bool {
    if next + 2 < end, base[next + 1] == .quote, base[next + 2] == .quote { return false }
    next += 1
    while next + 1 < end {
      switch base[next] {
      case .quote:
        next += 1
        return true
      case .backslash where base[next + 1] == .leftParen:
        next += 2
        guard mayInterpolate, skipInterpolation(&next) else { return false }
      case .backslash where !base[next + 1].isLineEnd: next += 2
      case .lineFeed, .carriageReturn, .backslash: return false
      default: next += 1
      }
    }
    return false
  }

  /// Skips past the parenthesis that closes an interpolation; false if there are strings in it that interpolate.
  private func skipInterpolation(_ next: inout Int) -> Bool {
    var openParens = 1
    while next < end {
      switch base[next] {
      case .leftParen:
        openParens += 1
        next += 1
      case .rightParen:
        openParens -= 1
        next += 1
        if openParens == 0 { return true }
      case .quote:
        guard skipString(&next, mayInterpolate: false) else { return false }
      case .slash, .at, .pound, .backtick, .lineFeed, .carriageReturn: return false
      default: next += 1
      }
    }
    return false
  }
}
