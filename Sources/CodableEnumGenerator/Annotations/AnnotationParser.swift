/// Parses the arguments of annotations.
struct AnnotationParser: ~Copyable {
  private var cursor: TokenCursor
  private(set) var diagnostics: [Diagnostic] = []
  /// Deeper than any annotation nests, and far from what the stack holds.
  private let maximumDepth = 8

  /// An annotation with its arguments; nil if they cannot be read, and a diagnostic says why.
  static func parse(
    _ annotation: Annotation,
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> Annotation? {
    var parser = AnnotationParser(cursor: TokenCursor(source: source, tokens: tokens(of: annotation, in: source)))
    let parsed = parser.parse(annotation)
    diagnostics += parser.diagnostics
    return parsed
  }

  /// The tokens of an annotation, those in `//` comments on the lines below included while a bracket is open.
  private static func tokens(of annotation: Annotation, in source: SourceFile) -> [Token] {
    var tokens: [Token] = []
    var part: Range<Int>? = annotation.text
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
      part = depth > 0 && annotation.continuesBelow ? nextCommentLine(after: range.upperBound, in: source) : nil
    }
    let end = tokens.last?.end ?? annotation.text.upperBound
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
    // Another annotation is not a part of this one.
    return start < end && bytes[start] == .at ? nil : start..<end
  }

  /// annotation → "@" ( word ( "." | "::" ) )* name ( "(" arguments ")" )?
  private mutating func parse(_ annotation: Annotation) -> Annotation? {
    cursor.advance()
    while cursor.token(1).joinsName, cursor.token(2).isWord { cursor.advance(by: 2) }
    cursor.advance()
    var annotation = annotation
    if cursor.at(.leftParen) {
      guard let arguments = parseArguments(depth: 0) else { return nil }
      annotation.arguments = arguments
    }
    annotation.text = annotation.text.lowerBound..<(cursor.previous?.end ?? annotation.nameRange.upperBound)
    guard cursor.isAtEnd else {
      diagnostics.report(.textAfterAnnotation, at: cursor.token().range, cursor.text(cursor.token()), annotation.name)
      return nil
    }
    return annotation
  }

  /// arguments → "(" ( argument ("," argument)* ","? )? ")"
  /// argument → ( label ":" )? literal
  private mutating func parseArguments(depth: Int) -> [Annotation.Argument]? {
    var arguments: [Annotation.Argument] = []
    let isClosed = parseList(closedBy: .rightParen) { parser in
      let start = parser.cursor.token()
      let first = parser.cursor.index
      var label: String?
      if start.isWord, parser.cursor.token(1).kind == .colon {
        label = unquoted(parser.cursor.text(start))
        parser.cursor.advance(by: 2)
      }
      guard let value = parser.parseLiteral(depth: depth) else { return false }
      let text = parser.cursor.text(first..<parser.cursor.index)
      arguments.append(.init(label: label, range: label == nil ? value.range : start.range, value: value, text: text))
      return true
    }
    return isClosed ? arguments : nil
  }

  /// Takes a bracket, elements between commas, and the bracket that closes it.
  private mutating func parseList(
    closedBy close: Token.Kind,
    _ parseElement: (inout AnnotationParser) -> Bool
  ) -> Bool {
    let open = cursor.token()
    cursor.advance()
    while cursor.eat(close) == nil {
      guard parseElement(&self) else { return false }
      if cursor.eat(.comma) == nil, !cursor.at(close) {
        if cursor.isAtEnd {
          diagnostics.report(.unclosedBracket, at: open.range, cursor.text(open), close == .rightParen ? ")" : "]")
        } else {
          diagnostics.report(.missingComma, at: cursor.token().range, cursor.text(cursor.token()))
        }
        return false
      }
    }
    return true
  }

  /// literal → string | "-"? integer | "true" | "false" | "nil" | member | metatype | "[" list "]"
  private mutating func parseLiteral(depth: Int) -> Literal? {
    let start = cursor.token()
    if depth >= maximumDepth { return refuse(start) }
    if let text = parseCurlyQuoted() { return text }
    if start.kind == .leftBracket { return parseCollection(depth: depth + 1) }
    if start.kind == .leftParen || start.isWord && precedesMember { return parseMetatype() }
    if start.kind == .period || (start.isWord && ![.true, .false, .nil].contains(start.keyword)) {
      return parseMember(depth: depth + 1)
    }
    guard let kind = parseScalar() else {
      if start.kind != .endOfFile { return refuse(start) }
      diagnostics.report(.missingValue, at: start.range)
      return nil
    }
    let range = range(from: start)
    if cursor.atOperator("..<") || cursor.atOperator("...") {
      // Where a number may be, it is a tag.
      cursor.advance()
      if cursor.at(.integer) || cursor.atOperator("-") { _ = parseScalar() }
      let range = self.range(from: start)
      diagnostics.report(.rangeOfTags, at: range, cursor.source.text(range))
      return nil
    }
    return Literal(kind: kind, range: range)
  }

  /// A string in quotes that a word processor or a chat made curly: reported, and read as it is meant.
  private mutating func parseCurlyQuoted() -> Literal? {
    let start = cursor.token().start
    // The first byte of all such quotes; most values begin with another.
    guard cursor.source.bytes[start...].first == 0xE2 else { return nil }
    let rest = String(decoding: cursor.source.bytes[start...].prefix { !$0.isLineEnd }, as: UTF8.self)
    let quotes = "\u{2018}\u{2019}\u{201A}\u{201C}\u{201D}\u{201E}"
    guard let first = rest.first, quotes.contains(first) else { return nil }
    guard let end = rest.dropFirst().firstIndex(where: quotes.contains) else { return nil }
    let range = start..<(start + rest[...end].utf8.count)
    while !cursor.isAtEnd, cursor.token().start < range.upperBound { cursor.advance() }
    let text = String(rest[..<end].dropFirst())
    let fixIt = Diagnostic.FixIt(range: range, replacement: swiftLiteral(text), message: "replace the quotes")
    diagnostics.report(.curlyQuotes, at: range, String(rest[...end]), swiftLiteral(text), fixIts: [fixIt])
    return Literal(kind: .string(text), range: range)
  }

  /// From a token to the one before the place.
  private func range(from start: Token) -> Range<Int> { start.start..<(cursor.previous?.end ?? start.end) }

  /// Reports what is no value.
  private mutating func refuse(_ token: Token) -> Literal? {
    diagnostics.report(.unreadableValue, at: token.range, cursor.text(token))
    return nil
  }

  /// Whether the word at the place, with generic arguments or without, is followed by a member.
  private var precedesMember: Bool {
    let next = cursor.token(1)
    return next.joinsName || next.kind == .operatorSign && cursor.source.bytes[next.start] == .less
  }

  private mutating func parseScalar() -> Literal.Kind? {
    let isNegative = cursor.atOperator("-") && cursor.token(1).kind == .integer
    if isNegative { cursor.advance() }
    let token = cursor.token()
    cursor.advance()
    switch token.kind {
    case .string: return StringLiteral.value(of: cursor.text(token)).map(Literal.Kind.string)
    case .integer: return integerValue(of: (isNegative ? "-" : "") + cursor.text(token)).map(Literal.Kind.integer)
    case .keyword: return token.keyword == .nil ? .nil : .boolean(token.keyword == .true)
    default: return nil
    }
  }

  /// member → "."? word ("-" word)* arguments?
  private mutating func parseMember(depth: Int) -> Literal? {
    let start = cursor.token()
    let isDotted = cursor.eat(.period) != nil
    guard cursor.token().isWord else { return refuse(start) }
    var name = unquoted(cursor.text(cursor.token()))
    cursor.advance()
    while cursor.atOperator("-"), cursor.isAdjacent, cursor.token(1).isWord {
      name += "-" + cursor.text(cursor.token(1))
      cursor.advance(by: 2)
    }
    let range = range(from: start)
    var arguments: [Annotation.Argument]?
    if cursor.at(.leftParen) {
      guard let parsed = parseArguments(depth: depth) else { return nil }
      arguments = parsed
    }
    return Literal(kind: .member(name, arguments), range: range, isDotted: isDotted)
  }

  /// metatype → ( type | "(" "any" type ")" ) "." "self"
  /// type → word angles? ( ( "." | "::" ) word angles? )*
  private mutating func parseMetatype() -> Literal? {
    let start = cursor.token()
    let isBracketed = cursor.eat(.leftParen) != nil
    if isBracketed, cursor.spells(cursor.token(), "any") { cursor.advance() }
    let first = cursor.index
    var end = first
    while cursor.token().isWord, !cursor.spells(cursor.token(), "self") {
      cursor.advance()
      _ = cursor.skipAngles()
      end = cursor.index
      if !cursor.token().joinsName { break }
      cursor.advance()
    }
    let isClosed = !isBracketed || (cursor.eat(.rightParen) != nil && cursor.eat(.period) != nil)
    guard isClosed, end > first, cursor.spells(cursor.token(), "self") else { return refuse(start) }
    cursor.advance()
    return Literal(kind: .metatype(cursor.text(first..<end)), range: range(from: start))
  }

  /// list → ( element ("," element)* ","? )? | ":"
  /// element → literal ( ":" literal )?
  private mutating func parseCollection(depth: Int) -> Literal? {
    let start = cursor.token()
    var elements: [Literal] = []
    var pairs: [(key: Literal, value: Literal)] = []
    if cursor.token(1).kind == .colon, cursor.token(2).kind == .rightBracket {
      cursor.advance(by: 3)
      return Literal(kind: .dictionary([]), range: range(from: start))
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
    let range = range(from: start)
    if !elements.isEmpty, !pairs.isEmpty {
      diagnostics.report(.unreadableValue, at: range, cursor.source.text(range))
      return nil
    }
    return Literal(kind: pairs.isEmpty ? .array(elements) : .dictionary(pairs), range: range)
  }
}
