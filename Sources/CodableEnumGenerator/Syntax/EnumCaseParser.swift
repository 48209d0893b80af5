extension DeclarationParser {
  /// cases → "case" element ("," element)*
  ///
  /// A `case` of a pattern, as in `if case .a = b`, is not taken.
  mutating func parseCases(ofType index: Int) -> Bool {
    let name = cursor.token(1)
    guard name.kind == .identifier || name.kind == .quotedIdentifier, !isInCondition else { return false }
    let prefix = takePrefix()
    let attributes = attributes(of: prefix)
    let start = prefix.start ?? cursor.token().start
    cursor.advance()
    var cases: [EnumCase] = []
    repeat {
      guard var element = parseElement(ofCaseAt: start) else { break }
      element.attributes = attributes
      element.conditions = conditions
      cases.append(element)
    } while cursor.eat(.comma) != nil
    let trailing = takeTrailingComments()
    let comments = prefix.comments + trailing.filter { $0.form == .attribute }
    let suspects = prefix.suspects + trailing.filter { $0.form != .attribute }
    for position in cases.indices {
      cases[position].attributeComments = comments
      cases[position].suspects = suspects
      cases[position].hasSiblings = cases.count > 1
    }
    file.declarations[index].cases += cases
    return true
  }

  /// Whether what is before the place expects a pattern.
  private var isInCondition: Bool {
    guard let previous = cursor.previous else { return false }
    return previous.kind == .comma || [.if, .guard, .while, .for].contains(previous.keyword)
  }

  /// element → name ( "(" values ")" )? ( "=" expression )?
  private mutating func parseElement(ofCaseAt start: Int) -> EnumCase? {
    let name = cursor.token()
    guard name.isWord else { return nil }
    cursor.advance()
    var element = EnumCase(name: cursor.text(name), range: name.range, start: start)
    if cursor.at(.leftParen) { element.values = parseValues() }
    if cursor.atOperator("=") {
      cursor.advance()
      element.rawValue = parseExpression { $0.at(.comma) || $0.token().startsLine || $0.at(.semicolon) }
    }
    return element
  }

  /// values → ( value ("," value)* ","? )?
  private mutating func parseValues() -> [AssociatedValue] {
    cursor.advance()
    var values: [AssociatedValue] = []
    while !cursor.isAtEnd, cursor.eat(.rightParen) == nil {
      let start = cursor.index
      if let value = parseValue() { values.append(value) }
      if cursor.eat(.comma) == nil, !cursor.at(.rightParen) {
        // Not Swift; on to what closes the list.
        if cursor.index == start { cursor.advance() }
        if cursor.at(.rightBrace) { break }
      }
    }
    return values
  }

  /// value → ( word word? ":" )? type ( "=" expression )?
  private mutating func parseValue() -> AssociatedValue? {
    let start = cursor.index
    var argumentLabel: String?
    var label: String?
    if cursor.token().isWord, cursor.token(1).kind == .colon {
      argumentLabel = name(cursor.token())
      label = argumentLabel.map(unquoted)
      cursor.advance(by: 2)
    } else if cursor.token().isWord, cursor.token(1).isWord, cursor.token(2).kind == .colon {
      argumentLabel = name(cursor.token())
      label = (argumentLabel ?? name(cursor.token(1))).map(unquoted)
      cursor.advance(by: 3)
    }
    let typeStart = cursor.index
    cursor.skip { $0.at(.comma) || $0.atOperator("=") }
    guard cursor.index > typeStart else { return nil }
    let type = TypeSyntax(typeStart..<cursor.index, in: cursor)
    var defaultValue: String?
    if cursor.atOperator("=") {
      cursor.advance()
      defaultValue = parseExpression { $0.at(.comma) }
    }
    return AssociatedValue(
      argumentLabel: argumentLabel,
      label: label,
      range: cursor.byteRange(start..<cursor.index),
      type: type,
      defaultValue: defaultValue
    )
  }

  private mutating func parseExpression(until ends: (borrowing TokenCursor) -> Bool) -> String {
    let start = cursor.index
    if !cursor.at(.comma) { cursor.skip { $0.index > start && ends($0) } }
    return cursor.text(start..<cursor.index)
  }

  /// The label a word stands for: none for `_`.
  private func name(_ token: Token) -> String? {
    let text = cursor.text(token)
    return text == "_" ? nil : text
  }
}
