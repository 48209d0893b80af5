/// A place in the tokens of a file, and the questions and steps that every parser needs.
///
/// `at…` asks, `eat` takes a token if it fits, `skip…` goes past whatever is there.
struct TokenCursor: ~Copyable {
  let source: SourceFile
  let tokens: [Token]
  var index = 0
  /// For each `<` looked at so far, the token after the `>` that closes it, or itself if none does.
  private var angleEnds: [Int: Int] = [:]

  init(source: SourceFile, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  /// The token at the place, or so many after it; the last token is an `endOfFile`.
  func token(_ offset: Int = 0) -> Token {
    let index = index + offset
    return tokens[index < tokens.count ? index : tokens.count - 1]
  }

  var kind: Token.Kind { token().kind }
  var isAtEnd: Bool { kind == .endOfFile }
  var previous: Token? { index > 0 ? tokens[index - 1] : nil }

  /// Whether nothing is between the token before and this one.
  var isAdjacent: Bool { previous?.end == token().start }

  mutating func advance(by count: Int = 1) {
    index = min(index + count, tokens.count - 1)
  }

  func at(_ kind: Token.Kind) -> Bool { token().kind == kind }

  func at(_ keyword: Keyword) -> Bool { token().keyword == keyword }

  func atOperator(_ sign: StaticString) -> Bool {
    token().kind == .operatorSign && spells(token(), sign)
  }

  mutating func eat(_ kind: Token.Kind) -> Token? {
    guard at(kind) else { return nil }
    defer { advance() }
    return token()
  }

  mutating func eat(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  // MARK: Text

  func text(_ token: Token) -> String { source.text(token.range) }

  func spells(_ token: Token, _ word: StaticString) -> Bool {
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where source.bytes[token.start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The source of some tokens, what is between them folded to one space.
  func text(_ indices: Range<Int>) -> String {
    var text = ""
    for index in indices {
      if index > indices.lowerBound, tokens[index - 1].end < tokens[index].start { text += " " }
      text += source.text(tokens[index].range)
    }
    return text
  }

  /// The source of a name, without the modules that its parts are selected from.
  func nameWithoutModules(_ indices: Range<Int>) -> String {
    var name = ""
    var start = indices.lowerBound
    for index in indices where tokens[index].kind == .doubleColon {
      name += text(start..<max(index - 1, start))
      start = index + 1
    }
    return name + text(start..<indices.upperBound)
  }

  func byteRange(_ indices: Range<Int>) -> Range<Int> {
    indices.isEmpty
      ? tokens[indices.lowerBound].start..<tokens[indices.lowerBound].start
      : tokens[indices.lowerBound].start..<tokens[indices.upperBound - 1].end
  }

  // MARK: Brackets

  /// Goes past the bracket at the place and all up to the one that closes it; no further than to one that closes
  /// something else, or to the end.
  mutating func skipBrackets() {
    var open: [Token.Kind] = []
    repeat {
      switch kind {
      case .leftParen: open.append(.rightParen)
      case .leftBracket: open.append(.rightBracket)
      case .leftBrace: open.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace: if open.popLast() != kind { return }
      case .endOfFile: return
      default: break
      }
      advance()
    } while !open.isEmpty
  }

  /// Goes past the `<` at the place and all up to the `>` that closes it; stays if this is not a list of types.
  mutating func skipAngles() -> Bool {
    guard kind == .operatorSign, source.bytes[token().start] == .less, previous?.isWord ?? false else { return false }
    if angleEnds[index] == nil { findAngleEnds() }
    guard let end = angleEnds[index], end > index else { return false }
    index = end
    return true
  }

  /// Finds the ends of the list of types that may begin at the place, and of those inside it, all in one go.
  private mutating func findAngleEnds() {
    let start = index
    var open: [Int] = []
    repeat {
      guard continuesTypes else {
        // What is still open is not a list of types.
        for opener in open + [start] { angleEnds[opener] = opener }
        break
      }
      if at(.leftParen) || at(.leftBracket) {
        skipBrackets()
        continue
      }
      let depth = at(.operatorSign) && !atOperator("->") ? angleDepth(of: token()) : 0
      if depth > 0 { open += Array(repeating: index, count: depth) }
      advance()
      for _ in 0..<max(-depth, 0) {
        // A value cannot follow a type; what looked like brackets were comparisons.
        if let opener = open.popLast() { angleEnds[opener] = precedesValue ? opener : index }
      }
    } while !open.isEmpty
    index = start
  }

  /// Whether the token at the place can be in a list of types.
  private var continuesTypes: Bool {
    switch kind {
    case .operatorSign: isPartOfType
    case .keyword: !token().keyword.startsDeclaration
    case .leftParen, .leftBracket, .identifier, .quotedIdentifier, .integer: true
    case .comma, .colon, .doubleColon, .period, .at: true
    default: false
    }
  }

  /// Whether the operator at the place can be part of a type.
  private var isPartOfType: Bool {
    if atOperator("->") || atOperator("...") { return true }
    for offset in token().range {
      switch source.bytes[offset] {
      case .less, .greater, .questionMark, .exclamationMark, .ampersand, .tilde, .minus: continue
      default: return atOperator("==")
      }
    }
    return true
  }

  /// Whether a name or a literal is at the place, on the line of the token before.
  private var precedesValue: Bool {
    switch kind {
    case .identifier, .quotedIdentifier, .integer, .float, .string: !token().startsLine
    default: false
    }
  }

  /// How many more angle brackets an operator opens than it closes.
  func angleDepth(of token: Token) -> Int {
    var depth = 0
    for offset in token.range {
      if source.bytes[offset] == .less { depth += 1 }
      if source.bytes[offset] == .greater { depth -= 1 }
    }
    return depth
  }

  /// Goes on to the first token that `ends` outside all brackets, or to a bracket that closes one not opened here.
  mutating func skip(until ends: (borrowing TokenCursor) -> Bool) {
    while !isAtEnd, !ends(self) {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: skipBrackets()
      case .rightParen, .rightBracket, .rightBrace: return
      case .operatorSign: if !skipAngles() { advance() }
      default: advance()
      }
    }
  }
}
