/// Turns source into tokens, and finds the comments that begin with an attribute.
///
/// It knows all of Swift's lexical grammar that decides where a token ends: nested comments, strings of every kind with
/// whatever they interpolate, regex literals, raw identifiers. What is not Swift becomes `unknown` tokens. The lexer
/// never fails and never recurses, and it looks at each byte a bounded number of times. Of code that can have nothing of
/// interest in it, no more than the braces become tokens.
package struct Lexer: ~Copyable {
  private var tokens: [Token] = []
  private var comments: [AttributeComment] = []

  let base: UnsafePointer<UInt8>
  let end: Int
  var position: Int
  var startsLine = true
  /// The token before the position, also inside an interpolation, where tokens are not kept.
  private(set) var previous: Token?
  /// The string literals whose interpolations the position is inside of, the innermost last.
  var openStrings: [OpenString] = []
  /// The search for the end of a regex literal has come this far in vain.
  var noRegexBefore = 0
  /// The search for the end of code to skip has come this far in vain.
  var noSkipBefore = 0
  /// Whether the next brace may be that of a type's members.
  var followsTypeKeyword = false
  /// The sign of the block of code in comments that the line is in: `///`, or `//`.
  private var fence: Fence?
  /// The round and square brackets that are open, outside of interpolations.
  private(set) var openBrackets = 0

  /// The tokens of a file, or of a part of it, an `endOfFile` last, and its attribute comments.
  ///
  /// - Parameter keepsCode: Whether all code becomes tokens.
  package static func lex(
    _ source: SourceFile,
    in part: Range<Int>? = nil,
    keepsCode: Bool = false
  ) -> (tokens: [Token], comments: [AttributeComment]) {
    let part = part ?? source.textStart..<source.bytes.count
    return source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else {
        return ([Token(kind: .endOfFile, startsLine: true, start: 0, end: 0)], [])
      }
      var lexer = Lexer(base: base, part: part)
      if keepsCode { lexer.noSkipBefore = .max }
      lexer.run()
      return (lexer.tokens, lexer.comments)
    }
  }

  private init(base: UnsafePointer<UInt8>, part: Range<Int>) {
    self.base = base
    position = part.lowerBound
    end = min(part.upperBound, Token.maximumOffset)
    tokens.reserveCapacity((end - position) / 5)
  }

  private mutating func run() {
    if byte() == .pound, byte(1) == .exclamationMark { skipLine() }
    while skipTrivia() { lexToken() }
    if let outermost = openStrings.first {
      openStrings = []
      append(.string, from: outermost.start, startsLine: outermost.startsLine)
    }
    append(.endOfFile, from: end)
  }

  // MARK: Bytes and tokens

  /// The byte at the position or after it; 0 past the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < end ? base[position + offset] : 0
  }

  /// Ends a token at the position.
  mutating func append(
    _ kind: Token.Kind,
    _ keyword: Keyword = .none,
    from start: Int,
    startsLine line: Bool? = nil,
    isPostfix: Bool = false
  ) {
    fence = nil
    let token = Token(
      kind: kind,
      keyword: keyword,
      startsLine: line ?? startsLine,
      isPostfix: isPostfix,
      start: start,
      end: position
    )
    if openStrings.isEmpty {
      switch kind {
      case .leftParen, .leftBracket: openBrackets += 1
      case .rightParen, .rightBracket: openBrackets = max(openBrackets - 1, 0)
      default: break
      }
      tokens.append(token)
    }
    previous = token
    startsLine = false
  }

  mutating func lexMark(_ kind: Token.Kind, length: Int = 1) {
    let start = position
    position += length
    append(kind, from: start)
  }

  private mutating func lexToken() {
    let first = byte()
    if first.isIdentifierPart {
      if first.isDigit { return lexNumber() }
      if first < 0x80 || !isOperatorScalar() { return lexIdentifier() }
      return lexOperator()
    }
    switch first {
    case .period: byte(1) == .period ? lexOperator() : lexMark(.period)
    case .comma: lexMark(.comma)
    case .colon: byte(1) == .colon ? lexMark(.doubleColon, length: 2) : lexMark(.colon)
    case .semicolon: lexMark(.semicolon)
    case .leftParen:
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].openParens += 1 }
      lexMark(.leftParen)
    case .rightParen: lexRightParen()
    case .leftBrace: lexLeftBrace()
    case .rightBrace: lexMark(.rightBrace)
    case .leftBracket: lexMark(.leftBracket)
    case .rightBracket: lexMark(.rightBracket)
    case .quote: lexString(pounds: 0)
    case .at: lexMark(.at)
    case .pound: lexPound()
    case .backtick: lexQuotedIdentifier()
    case .dollar: lexIdentifier()
    default: first.isOperatorPart ? lexOperator() : lexMark(.unknown)
    }
  }

  // MARK: Trivia

  /// Skips blanks and comments; false at the end.
  private mutating func skipTrivia() -> Bool {
    while position < end {
      let next = base[position]
      if next.isBlank {
        if next.isLineEnd { startsLine = true }
        position += 1
      } else if next == .slash, byte(1) == .slash {
        recordLineComment()
        skipLine()
      } else if next == .slash, byte(1) == .asterisk {
        skipBlockComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipLine() {
    position = lineEnd(after: position)
  }

  /// Where the line ends that a place is in.
  func lineEnd(after start: Int) -> Int {
    let first = UnsafeRawPointer(base + start)
    let last = UnsafeRawPointer(base + end)
    let lineFeed = firstByte(.lineFeed, in: first..<last) ?? last
    return start + first.distance(to: firstByte(.carriageReturn, in: first..<lineFeed) ?? lineFeed)
  }

  private mutating func skipBlockComment() {
    let start = position
    let (trailsCode, tokenIndex) = (!startsLine, tokens.count)
    position += 2
    var depth = 1
    while position < end {
      let next = base[position]
      if next == .asterisk, byte(1) == .slash {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else if next == .slash, byte(1) == .asterisk {
        depth += 1
        position += 2
      } else {
        if next.isLineEnd { startsLine = true }
        position += 1
      }
    }
    guard openStrings.isEmpty else { return }
    let text = start + 2..<(depth == 0 ? position - 2 : end)
    record(
      CommentText(base: base, isLineComment: false, text: text),
      trailsCode: trailsCode,
      tokenIndex: tokenIndex
    )
  }

  private mutating func recordLineComment() {
    let text = CommentText(base: base, isLineComment: true, text: position + 2..<lineEnd(after: position))
    let wasInFence = fence == text.fence
    if text.isFence { fence = wasInFence ? nil : text.fence } else if !wasInFence { fence = nil }
    guard openStrings.isEmpty, !text.isFence, fence != .doc else { return }
    record(text, trailsCode: !startsLine, tokenIndex: tokens.count)
  }

  /// Keeps a comment if the first thing in it is an attribute, or if it may be meant to be an annotation.
  private mutating func record(_ comment: CommentText, trailsCode: Bool, tokenIndex: Int) {
    func found(_ form: AttributeComment.Form, _ range: Range<Int>) -> AttributeComment {
      AttributeComment(
        form: form,
        range: range,
        isLineComment: comment.isLineComment,
        trailsCode: trailsCode,
        tokenIndex: tokenIndex
      )
    }
    if let attribute = comment.attribute { return comments.append(found(.attribute, attribute)) }
    if fence != nil { return }
    if let name = comment.nameWithoutSign { comments.append(found(.withoutSign, name)) }
    comments += comment.mentions.map { found(.afterText, $0) }
  }

  // MARK: Words and numbers

  private mutating func lexIdentifier() {
    let start = position
    while position < end {
      let next = base[position]
      guard next.isIdentifierPart || next == .dollar else { break }
      if next >= 0x80, isOperatorScalar() { break }
      position += 1
    }
    // Behind a period, any word is the name of a member, and behind a module, of a declaration.
    let keyword =
      previous?.joinsName == true
      ? .none : Keyword(UnsafeBufferPointer(start: base + start, count: position - start))
    if keyword.opensMembers { followsTypeKeyword = true }
    append(keyword == .none || keyword.isContextual ? .identifier : .keyword, keyword, from: start)
  }

  private mutating func lexQuotedIdentifier() {
    var close = position + 1
    while close < end, base[close] != .backtick, !base[close].isLineEnd { close += 1 }
    guard close < end, base[close] == .backtick, close > position + 1 else { return lexMark(.unknown) }
    lexMark(.quotedIdentifier, length: close + 1 - position)
  }

  private mutating func lexNumber() {
    let start = position
    var isFloat = false
    let isHexadecimal = byte() == 0x30 && byte(1) | 0x20 == 0x78
    while position < end {
      let next = base[position]
      if next == .period {
        // A member of a literal, as in `1.description`, is not a fraction; nor is `.0` after a tuple.
        guard !isFloat, byte(1).isDigit || (isHexadecimal && isHexadecimalDigit(byte(1))), previous?.kind != .period
        else { break }
        isFloat = true
      } else if next == .plus || next == .minus {
        guard position > start, base[position - 1] | 0x20 == (isHexadecimal ? 0x70 : 0x65) else { break }
        isFloat = true
      } else if !next.isIdentifierPart {
        break
      }
      position += 1
    }
    append(isFloat ? .float : .integer, from: start)
  }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool { byte.isDigit || (byte | 0x20) &- 0x61 < 6 }

  /// `#if`, `#"raw string"#`, `#/regex/#`, `#macro`.
  private mutating func lexPound() {
    let start = position
    var pounds = 0
    while byte(pounds) == .pound { pounds += 1 }
    if byte(pounds) == .quote {
      position += pounds
      return lexString(pounds: pounds)
    }
    if byte(pounds) == .slash { return lexExtendedRegex(pounds: pounds) }
    position += 1
    while position < end, base[position].isIdentifierPart { position += 1 }
    switch position - start {
    case 3 where spells("#if", at: start): append(.poundIf, from: start)
    case 5 where spells("#else", at: start): append(.poundElse, from: start)
    case 6 where spells("#endif", at: start): append(.poundEndif, from: start)
    case 7 where spells("#elseif", at: start): append(.poundElseif, from: start)
    default: append(.poundWord, from: start)
    }
  }

  private func spells(_ word: StaticString, at start: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where base[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  // MARK: Operators

  private mutating func lexOperator() {
    let start = position
    let isLeftBound = isLeftBound(start)
    if isLeftBound, byte() == .questionMark || byte() == .exclamationMark {
      position += 1
      return append(.operatorSign, previous?.keyword == .try ? .try : .none, from: start, isPostfix: true)
    }
    scanOperator()
    if !isLeftBound, lexRegex(inOperator: start..<position) { return }
    // The sign that ends a list of types, as in `Array<Int>=[]`, is none with what follows.
    if isLeftBound, base[start] == .greater, position > start + 1, base[position - 1] == .equal { position -= 1 }
    append(.operatorSign, from: start, isPostfix: isLeftBound && !isRightBound(position, isLeftBound: true))
  }

  private mutating func scanOperator() {
    let start = position
    let mayHavePeriods = byte() == .period
    while position < end {
      let next = base[position]
      if next == .period {
        guard mayHavePeriods else { break }
      } else if next == .slash {
        // A comment ends the operator.
        if position > start, byte(1) == .slash || byte(1) == .asterisk { break }
      } else if next >= 0x80 {
        guard isOperatorScalar() else { break }
        position += scalarLength(next) - 1
      } else if !next.isOperatorPart {
        break
      }
      position = min(position + 1, end)
    }
  }

  /// Whether an operator that begins at a place belongs to what is before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0, previous != nil else { return false }
    switch base[start - 1] {
    case .leftParen, .leftBracket, .leftBrace, .comma, .semicolon, .colon: return false
    // The end of a comment is white space.
    case .slash: return !(start > 1 && base[start - 2] == .asterisk)
    case let before: return !before.isBlank
    }
  }

  /// Whether an operator that ends at a place belongs to what is after it.
  func isRightBound(_ stop: Int, isLeftBound: Bool) -> Bool {
    guard stop < end else { return false }
    switch base[stop] {
    case .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .colon: return false
    case .period: return !isLeftBound
    case .slash: return !(stop + 1 < end && (base[stop + 1] == .slash || base[stop + 1] == .asterisk))
    case let after: return !after.isBlank
    }
  }

  private func scalarLength(_ lead: UInt8) -> Int { lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// Whether the scalar at the position, beyond ASCII, is an operator's and no identifier's.
  ///
  /// The ranges are those of *operator-head* and *operator-character* in "The Swift Programming Language".
  private func isOperatorScalar() -> Bool {
    let lead = byte()
    guard lead == 0xC2 || lead == 0xC3 || lead == 0xCC || lead == 0xCD || lead == 0xE1 || lead == 0xE2 || lead == 0xE3
    else { return false }
    let continuation = UInt32(byte(1) & 0x3F)
    let scalar =
      lead < 0xE0
      ? UInt32(lead & 0x1F) << 6 | continuation
      : UInt32(lead & 0x0F) << 12 | continuation << 6 | UInt32(byte(2) & 0x3F)
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: return true
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: return true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: return true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: return true
    default: return false
    }
  }
}
