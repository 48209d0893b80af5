extension TokenCursor {
  /// header → keyword name angles? ( ":" type ("," type)* )? ( "where" requirements )?
  ///
  /// The place is then the brace that opens the members. Where there is no declaration, it stays and the answer is nil.
  mutating func parseTypeHeader() -> TypeHeader? {
    let isExtension = at(.extension)
    guard isExtension || precedesDeclaredName else { return nil }
    let start = index
    advance()
    let nameStart = index
    if isExtension { skip { $0.endsHeaderPart || $0.at(.colon) } } else { advance() }
    var header = TypeHeader(
      keyword: text(tokens[start]),
      name: nameWithoutModules(nameStart..<index),
      spelledName: text(nameStart..<index),
      range: byteRange(nameStart..<index),
      start: tokens[start].start,
      isExtension: isExtension
    )
    if !isExtension { header.genericParameters = parseGenericParameters() }
    if eat(.colon) != nil { parseInheritedTypes(of: &header) }
    if eat(.where) { header.requirements = parseRequirements() }
    guard at(.leftBrace) else {
      index = start
      return nil
    }
    return header
  }

  /// Whether the place ends a type in a header, or the header itself, even a malformed one.
  private var endsHeaderPart: Bool {
    at(.leftBrace) || at(.where) || at(.semicolon) || token().keyword.startsDeclaration
  }

  /// Whether the name of a declaration follows the keyword at the place.
  private var precedesDeclaredName: Bool {
    let name = token(1)
    switch name.kind {
    case .identifier: return !at(.actor) || !name.startsLine || beginsStatement
    case .quotedIdentifier: return true
    default: return false
    }
  }

  /// Whether the token at the place can only be the first of a statement.
  private var beginsStatement: Bool {
    guard let previous, !token().startsLine || previous.kind == .rightBrace else { return !continuesLine }
    return [.semicolon, .leftBrace, .rightBrace].contains(previous.kind) || previous.keyword.isModifier
  }

  /// Whether the token before, on another line, asks for more.
  private var continuesLine: Bool { previous?.kind == .operatorSign || previous?.kind == .comma }

  /// generic-parameters → "<" generic-parameter ("," generic-parameter)* ">"
  mutating func parseGenericParameters() -> [GenericParameter] {
    let open = index
    guard skipAngles() else { return [] }
    let close = index
    index = open + 1
    defer { index = close }
    var parameters: [GenericParameter] = []
    while index < close - 1 {
      let start = index
      skip { $0.at(.comma) || $0.index >= close - 1 }
      if let parameter = genericParameter(start..<index) { parameters.append(parameter) }
      advance()
    }
    return parameters
  }

  /// generic-parameter → ( "each" | "let" )? name ( ":" constraint )?
  private func genericParameter(_ indices: Range<Int>) -> GenericParameter? {
    var rest = indices.drop { tokens[$0].kind != .identifier && tokens[$0].keyword != .let }
    guard var name = rest.popFirst() else { return nil }
    var kind = GenericParameter.Kind.type
    if tokens[name].keyword == .let { kind = .value }
    if tokens[name].keyword == .each, rest.first.map({ tokens[$0].isWord }) == true { kind = .pack }
    if kind != .type, let next = rest.popFirst() { name = next }
    let constraint = rest.first.map { tokens[$0].kind == .colon } == true ? text(rest.dropFirst().indices) : nil
    return GenericParameter(kind: kind, name: text(tokens[name]), constraint: constraint)
  }

  /// The types after a colon, up to `where` or the brace.
  private mutating func parseInheritedTypes(of header: inout TypeHeader) {
    repeat {
      let start = index
      skip { $0.at(.comma) || $0.endsHeaderPart }
      guard index > start else { continue }
      header.inheritedTypes.append(text(start..<index))
      header.inheritedRanges.append(byteRange(start..<index))
    } while eat(.comma) != nil
  }

  /// The text after `where`, up to the brace.
  private mutating func parseRequirements() -> String {
    let start = index
    skip { $0.endsHeaderPart }
    return text(start..<index)
  }
}
