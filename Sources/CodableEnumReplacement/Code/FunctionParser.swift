import CodableEnumGenerator

extension CodeCursor {
  /// `<Value: Decodable, Key>`
  private mutating func generics() -> [String: [String]] {
    let first = index
    while kind == .operatorSign {
      if text().hasPrefix("<") { if !skipAngles() { advance() } } else { advance() }
    }
    return generics(from: first)
  }

  /// Those of the tokens up to here, and what is asked of each.
  private func generics(from first: Int) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var name: String?
    for place in first..<index {
      let token = tokens[place]
      if token.kind == .comma { name = nil }
      guard token.isWord else { continue }
      let word = source.text(token.range)
      if let name { found[name, default: []].append(word) } else { (name, found[word]) = (word, []) }
    }
    return found
  }

  /// A function or an initializer at its keyword; nil if it has no body.
  ///
  mutating func function(
    from start: Int,
    in owner: String,
    _ place: MemberPlace = MemberPlace()
  ) -> CodeFunction? {
    var name = "init"
    if eat(.func) {
      name = unquoted(text())
    }
    let isOperator = kind == .operatorSign
    var generics = generics(ofOperator: isOperator, &name)
    guard at(.leftParen) else { return nil }
    let signature = index
    let parameters = parameters(generics)
    index = signature
    skipBrackets()
    let result = result(&generics)
    guard at(.leftBrace) else { return nil }
    let body = index
    skipBrackets()
    return CodeFunction(
      name: name,
      owner: owner,
      generics: generics,
      place: place,
      parameters: parameters,
      result: result,
      range: start..<end,
      file: file,
      body: body,
      isOperator: isOperator
    )
  }

  /// Goes past the name and what is behind it: `==<T: Named>`
  private mutating func generics(ofOperator isOperator: Bool, _ name: inout String) -> [String: [String]] {
    guard isOperator, name.utf8.count > 1, name.hasSuffix("<"), token(1).isWord else {
      advance()
      return generics()
    }
    name.removeLast()
    advance()
    let first = index
    while !at(.leftParen), !isAtEnd { advance() }
    return generics(from: first)
  }

  /// `-> Result where T: Named`
  private mutating func result(_ generics: inout [String: [String]]) -> TypeExpression? {
    var result: TypeExpression?
    while !at(.leftBrace), !isAtEnd, !at(.rightBrace) {
      if eatOperator("->") {
        result = try? type()
      } else if eat(.where) {
        let first = index
        while !at(.leftBrace), !isAtEnd, !at(.rightBrace) { advance() }
        for (name, constraints) in self.generics(from: first) where generics[name] != nil {
          generics[name]? += constraints
        }
      } else {
        advance()
      }
    }
    return result
  }

  /// `(from label: Type = value, …)`
  private mutating func parameters(_ generics: [String: [String]]) -> [CodeFunction.Parameter] {
    var parameters: [CodeFunction.Parameter] = []
    advance()
    while !at(.rightParen), !isAtEnd {
      guard let label = try? word() else { break }
      let inner = at(.colon) ? label : (try? word()) ?? label
      guard eat(.colon) else { break }
      let isInOut = eat(.inout)
      let isAutoclosure = at(.at) && text(1) == "autoclosure"
      while at(.at) { advance(by: 2) }
      let first = index
      guard let own = try? type() else { break }
      let type = isAutoclosure ? own.made ?? own : own
      var parameter = CodeFunction.Parameter(label: label == "_" ? nil : label, name: inner, type: type)
      (parameter.isInOut, parameter.isAutoclosure) = (isInOut, isAutoclosure)
      parameter.isGeneric =
        !generics.isEmpty && tokens[first..<index].contains { generics[source.text($0.range)] != nil }
      parameter.isVariadic = eatOperator("...")
      if eatOperator("=") { parameter.defaultValue = index }
      parameters.append(parameter)
      while !at(.comma), !at(.rightParen), !isAtEnd {
        if at(.leftParen) || at(.leftBracket) || at(.leftBrace) {
          skipBrackets()
        } else {
          advance()
        }
      }
      _ = eat(.comma)
    }
    return parameters
  }
}
