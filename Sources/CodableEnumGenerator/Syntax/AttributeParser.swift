/// Parses attributes out of comments.
struct AttributeParser: ~Copyable {
  private var cursor: TokenCursor
  private(set) var diagnostics: [Diagnostic] = []
  /// Deeper than any annotation nests, and far from what the stack holds.
  private let maximumDepth = 8

  /// The attribute that a comment begins with; nil if it cannot be read, which a diagnostic then tells.
  static func parse(
    _ comment: AttributeComment,
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> AttributeSyntax? {
    var parser = AttributeParser(cursor: TokenCursor(source: source, tokens: tokens(of: comment, in: source)))
    let attribute = parser.parseAttribute()
    diagnostics += parser.diagnostics
    return attribute
  }

  /// Where the name stands, which decides whether the attribute is any of our business; a module may qualify it.
  static func nameRange(of comment: AttributeComment, in source: SourceFile) -> Range<Int> {
    var start = comment.range.lowerBound + 1
    while true {
      let end = source.bytes[start..<comment.range.upperBound].firstIndex { !$0.isIdentifierPart }
      guard let end, end + 1 < comment.range.upperBound, source.bytes[end] == .period,
        source.bytes[end + 1].isIdentifierPart
      else { return start..<(end ?? comment.range.upperBound) }
      start = end + 1
    }
  }

  /// The tokens of a comment; of the `//` comments on the lines below too, while a bracket is open.
  private static func tokens(of comment: AttributeComment, in source: SourceFile) -> [Token] {
    var tokens: [Token] = []
    var part: Range<Int>? = comment.range
    var depth = 0
    while let range = part {
      let line = Lexer.lex(source, in: range).tokens.dropLast()
      for token in line {
        switch token.kind {
        case .leftParen, .leftBracket: depth += 1
        case .rightParen, .rightBracket: depth -= 1
        default: break
        }
      }
      tokens += line
      part = depth > 0 && comment.isLineComment ? nextCommentLine(after: range.upperBound, in: source) : nil
    }
    let end = tokens.last?.end ?? comment.range.upperBound
    tokens.append(Token(kind: .endOfFile, start: end, end: end))
    return tokens
  }

  /// The text of the `//` comment that makes up the next line, if it is one.
  private static func nextCommentLine(after lineEnd: Int, in source: SourceFile) -> Range<Int>? {
    let bytes = source.bytes
    var start = lineEnd
    if start < bytes.count, bytes[start] == .carriageReturn { start += 1 }
    if start < bytes.count, bytes[start] == .lineFeed { start += 1 }
    while start < bytes.count, bytes[start] == .space || bytes[start] == .tab { start += 1 }
    guard start + 1 < bytes.count, bytes[start] == .slash, bytes[start + 1] == .slash else { return nil }
    while start < bytes.count, bytes[start] == .slash || bytes[start] == .space { start += 1 }
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    // Another annotation is no part of this one.
    return start < end && bytes[start] == .at ? nil : start..<end
  }

  private init(cursor: consuming TokenCursor) {
    self.cursor = cursor
  }

  /// attribute → "@" ( word "." )* name ( "(" arguments ")" )?
  private mutating func parseAttribute() -> AttributeSyntax? {
    let at = cursor.token()
    cursor.advance()
    while cursor.token(1).kind == .period, cursor.token(2).isWord { cursor.advance(by: 2) }
    let name = cursor.token()
    cursor.advance()
    var attribute = AttributeSyntax(
      name: cursor.text(name),
      nameRange: at.start..<name.end,
      range: at.start..<name.end
    )
    if cursor.at(.leftParen) {
      guard let arguments = parseArguments(depth: 0) else { return nil }
      attribute.arguments = arguments
      attribute.range = at.start..<(cursor.previous?.end ?? name.end)
    }
    guard cursor.isAtEnd else {
      diagnostics.append(.textBehindAnnotation(cursor.text(cursor.token()), attribute.name, cursor.token().range))
      return nil
    }
    return attribute
  }

  /// arguments → "(" ( argument ("," argument)* ","? )? ")"
  /// argument → ( label ":" )? literal
  private mutating func parseArguments(depth: Int) -> [AttributeSyntax.Argument]? {
    var arguments: [AttributeSyntax.Argument] = []
    let isClosed = parseList(closedBy: .rightParen) { parser in
      let start = parser.cursor.token()
      var label: String?
      if start.isWord, parser.cursor.token(1).kind == .colon {
        label = unquoted(parser.cursor.text(start))
        parser.cursor.advance(by: 2)
      }
      guard let value = parser.parseLiteral(depth: depth) else { return false }
      arguments.append(
        AttributeSyntax.Argument(label: label, range: label == nil ? value.range : start.range, value: value)
      )
      return true
    }
    return isClosed ? arguments : nil
  }

  /// Takes a bracket, elements between commas, and the bracket that closes it.
  private mutating func parseList(
    closedBy close: Token.Kind,
    _ parseElement: (inout AttributeParser) -> Bool
  ) -> Bool {
    let open = cursor.token()
    cursor.advance()
    while cursor.eat(close) == nil {
      guard parseElement(&self) else { return false }
      if cursor.eat(.comma) == nil, !cursor.at(close) {
        diagnostics.append(
          cursor.isAtEnd
            ? .unclosedBracket(cursor.text(open), open.range)
            : .missingComma(cursor.text(cursor.token()), cursor.token().range)
        )
        return false
      }
    }
    return true
  }

  /// literal → string | "-"? integer | "true" | "false" | member | metatype | "[" list "]"
  private mutating func parseLiteral(depth: Int) -> Literal? {
    let start = cursor.token()
    guard depth < maximumDepth else {
      diagnostics.append(.unreadableValue(cursor.text(start), start.range))
      return nil
    }
    if start.kind == .leftBracket { return parseCollection(depth: depth + 1) }
    if start.kind == .leftParen || (start.isWord && cursor.token(1).kind == .period) { return parseMetatype() }
    if start.kind == .period || (start.isWord && start.keyword != .true && start.keyword != .false) {
      return parseMember(depth: depth + 1)
    }
    let kind = parseScalar()
    guard let kind else {
      diagnostics.append(
        start.kind == .endOfFile ? .missingValue(start.range) : .unreadableValue(cursor.text(start), start.range)
      )
      return nil
    }
    return Literal(kind: kind, range: start.start..<(cursor.previous?.end ?? start.end))
  }

  private mutating func parseScalar() -> Literal.Kind? {
    let isNegative = cursor.atOperator("-") && cursor.token(1).kind == .integer
    if isNegative { cursor.advance() }
    let token = cursor.token()
    cursor.advance()
    switch token.kind {
    case .string: return StringLiteral.value(of: cursor.text(token)).map(Literal.Kind.string)
    case .integer: return integerValue(of: (isNegative ? "-" : "") + cursor.text(token)).map(Literal.Kind.integer)
    case .keyword: return .boolean(token.keyword == .true)
    default: return nil
    }
  }

  /// member → "."? word ("-" word)* arguments?
  private mutating func parseMember(depth: Int) -> Literal? {
    let start = cursor.token()
    _ = cursor.eat(.period)
    guard cursor.token().isWord else {
      diagnostics.append(.unreadableValue(cursor.text(start), start.range))
      return nil
    }
    var name = unquoted(cursor.text(cursor.token()))
    cursor.advance()
    while cursor.atOperator("-"), cursor.isAdjacent, cursor.token(1).isWord {
      name += "-" + cursor.text(cursor.token(1))
      cursor.advance(by: 2)
    }
    let range = start.start..<(cursor.previous?.end ?? start.end)
    var arguments: [AttributeSyntax.Argument]?
    if cursor.at(.leftParen) {
      guard let parsed = parseArguments(depth: depth) else { return nil }
      arguments = parsed
    }
    return Literal(kind: .member(name, arguments), range: range)
  }

  /// metatype → ( path | "(" "any" path ")" ) "." "self"
  /// path → word ( "." word )*
  private mutating func parseMetatype() -> Literal? {
    let start = cursor.token()
    let isBracketed = cursor.eat(.leftParen) != nil
    if isBracketed, cursor.spells(cursor.token(), "any") { cursor.advance() }
    var name: [String] = []
    while cursor.token().isWord, !cursor.spells(cursor.token(), "self") {
      name.append(cursor.text(cursor.token()))
      cursor.advance()
      if cursor.eat(.period) == nil { break }
    }
    let isClosed = !isBracketed || (cursor.eat(.rightParen) != nil && cursor.eat(.period) != nil)
    guard isClosed, !name.isEmpty, cursor.spells(cursor.token(), "self") else {
      diagnostics.append(.unreadableValue(cursor.text(start), start.range))
      return nil
    }
    cursor.advance()
    let range = start.start..<(cursor.previous?.end ?? start.end)
    return Literal(kind: .metatype(name.joined(separator: ".")), range: range)
  }

  /// list → ( element ("," element)* ","? )? | ":"
  /// element → literal ( ":" literal )?
  private mutating func parseCollection(depth: Int) -> Literal? {
    let start = cursor.token()
    var elements: [Literal] = []
    var pairs: [(key: Literal, value: Literal)] = []
    if cursor.token(1).kind == .colon, cursor.token(2).kind == .rightBracket {
      cursor.advance(by: 3)
      return Literal(kind: .dictionary([]), range: start.start..<(cursor.previous?.end ?? start.end))
    }
    let isClosed = parseList(closedBy: .rightBracket) { parser in
      guard let element = parser.parseLiteral(depth: depth) else { return false }
      guard parser.cursor.eat(.colon) != nil else {
        elements.append(element)
        return true
      }
      guard let value = parser.parseLiteral(depth: depth) else { return false }
      pairs.append((element, value))
      return true
    }
    guard isClosed else { return nil }
    let range = start.start..<(cursor.previous?.end ?? start.end)
    if !elements.isEmpty, !pairs.isEmpty {
      diagnostics.append(.unreadableValue(cursor.source.text(range), range))
      return nil
    }
    return Literal(kind: pairs.isEmpty ? .array(elements) : .dictionary(pairs), range: range)
  }
}

/// A name without the backticks that quote it.
func unquoted(_ name: String) -> String {
  name.utf8.first == .backtick ? String(name.unicodeScalars.dropFirst().dropLast()) : name
}

/// The value of an integer literal: `-12`, `1_000`, `0xFF`, `0b1010`, `0o17`.
func integerValue(of literal: String) -> Int? {
  let isNegative = literal.hasPrefix("-")
  var digits = literal.filter { $0 != "_" && $0 != "-" }
  var radix = 10
  for (prefix, value) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
    digits.removeFirst(2)
    radix = value
  }
  return Int((isNegative ? "-" : "") + digits, radix: radix)
}
