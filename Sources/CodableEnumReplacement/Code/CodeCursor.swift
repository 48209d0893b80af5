import CodableEnumGenerator

/// A place in the tokens of a file, all of them.
struct CodeCursor {
  let source: SourceFile
  /// The index of the file among the inputs.
  let file: Int
  let tokens: [Token]
  var index = 0

  init(_ source: SourceFile, file: Int) {
    (self.source, self.file) = (source, file)
    tokens = Lexer.lex(source, keepsCode: true).tokens
  }

  func token(_ offset: Int = 0) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  var kind: Token.Kind { token().kind }
  var start: Int { token().range.lowerBound }
  /// Where the token before ends.
  var end: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }
  var isAtEnd: Bool { kind == .endOfFile }

  mutating func advance(by count: Int = 1) { index = min(index + count, tokens.count - 1) }

  func at(_ kind: Token.Kind) -> Bool { token().kind == kind }
  func at(_ keyword: Keyword) -> Bool { token().keyword == keyword }
  func atOperator(_ text: String) -> Bool { kind == .operatorSign && self.text() == text }

  mutating func eat(_ kind: Token.Kind) -> Bool {
    if !at(kind) { return false }
    advance()
    return true
  }

  mutating func eat(_ keyword: Keyword) -> Bool {
    if !at(keyword) { return false }
    advance()
    return true
  }

  mutating func eatOperator(_ text: String) -> Bool {
    if !atOperator(text) { return false }
    advance()
    return true
  }

  func text(_ offset: Int = 0) -> String { source.text(token(offset).range) }
  func text(_ range: Range<Int>) -> String { source.text(range) }

  /// Without backticks.
  mutating func word() throws(Refusal) -> String {
    guard token().isWord || text().hasPrefix("$") else { throw unknown() }
    defer { advance() }
    return unquoted(text())
  }

  mutating func expect(_ kind: Token.Kind) throws(Refusal) {
    if !eat(kind) { throw unknown() }
  }

  func refusal(_ message: String, at offset: Int? = nil) -> Refusal {
    Refusal(file: file, offset: offset ?? start, message: message)
  }

  /// Of what the grammar here doesn't have.
  func unknown() -> Refusal {
    refusal("this form of code is not understood: '\(text())'; write it more simply, or keep this code")
  }

  /// Goes past the bracket at the place and all up to the one that closes it.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .endOfFile: return
      // All other tokens are inside.
      default: break
      }
      advance()
    } while depth > 0
  }

  /// Goes past a `<` and all up to its `>`; stays if this is not a list of types.
  mutating func skipAngles() -> Bool {
    let start = index
    var depth = 0
    repeat {
      switch kind {
      case .operatorSign:
        for character in text() {
          switch character {
          case "<": depth += 1
          case ">": depth -= 1
          case "?", "!", "&", "-", "=": break
          // An operator between values.
          default:
            index = start
            return false
          }
        }
      case .identifier, .quotedIdentifier, .comma, .colon, .period, .keyword: break
      case .leftBracket, .leftParen:
        skipBrackets()
        continue
      // Nothing that a type has.
      default:
        index = start
        return false
      }
      advance()
    } while depth > 0
    return depth == 0
  }

  /// A type, without `any` and `some`.
  mutating func type() throws(Refusal) -> TypeExpression {
    if at(.any) || at(.some) { advance() }
    let first = index
    if let type = plainType() { return type }
    index = first
    try skipTypeName()
    while true {
      if at(.period), token(1).isWord {
        advance(by: 2)
      } else if kind == .operatorSign, text().hasPrefix("<"), !token().startsLine {
        if !skipAngles() { break }
      } else if kind == .operatorSign, text().allSatisfy({ $0 == "?" || $0 == "!" }) {
        advance()
      } else if atOperator("->") || atOperator("&") {
        advance()
        try skipTypeName()
      } else {
        break
      }
    }
    return TypeExpression(text(from: first))
  }

  /// `Outer.Inner?`, `[Int]`, `[String: Int]`: most types, which need no text; nil for all others.
  private mutating func plainType() -> TypeExpression? {
    var type: TypeExpression
    if eat(.leftBracket) {
      guard let first = plainType() else { return nil }
      type = .array(first)
      if eat(.colon) {
        guard let value = plainType() else { return nil }
        type = .dictionary(first, value)
      }
      if !eat(.rightBracket) { return nil }
    } else {
      var names: [TypeExpression.Component] = []
      repeat {
        guard token().isWord else { return nil }
        names.append(TypeExpression.Component(name: unquoted(text())))
        advance()
      } while eat(.period)
      type = .name(names)
    }
    if eatOperator("?") { type = .optional(type) }
    return at(.period) || kind == .operatorSign && !atOperator("=") ? nil : type
  }

  private mutating func skipTypeName() throws(Refusal) {
    if at(.any) || at(.some) { advance() }
    while eat(.at) { advance() }
    switch kind {
    case .leftBracket, .leftParen: skipBrackets()
    // A name.
    default: _ = try word()
    }
  }

  /// The source from a token to the place, white space folded.
  func text(from first: Int) -> String {
    var text = ""
    for place in first..<index {
      if place > first, tokens[place - 1].range.upperBound < tokens[place].range.lowerBound { text += " " }
      text += source.text(tokens[place].range)
    }
    return text
  }
}
