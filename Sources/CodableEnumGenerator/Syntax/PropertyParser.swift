// Stored properties and type aliases. They are looked at, not taken: what follows reads the same tokens again.
extension DeclarationParser {
  /// properties → attribute* modifier* ( "let" | "var" ) property ("," property)*
  mutating func recordProperties() {
    guard let index = enclosing("struct", "class", "actor"), !file.declarations[index].isLocal,
      !cursor.isAfterExcludingModifier
    else { return }
    let start = cursor.index
    defer { cursor.index = start }
    let isLet = cursor.at(.let)
    cursor.advance()
    var properties: [ParsedProperty] = []
    repeat {
      guard let property = cursor.parseProperty() else {
        if properties.isEmpty { file.declarations[index].obstacle = .pattern }
        break
      }
      properties.append(property)
    } while cursor.eat(.comma) != nil
    // In `let a, b: Int`, the type is that of both.
    var type: TypeSyntax?
    for position in properties.indices.reversed() {
      if let own = properties[position].type {
        type = own
      } else if !properties[position].hasValue {
        properties[position].type = type
      }
    }
    for property in properties where property.isStored { add(property, isLet: isLet, to: index) }
  }

  private mutating func add(_ property: ParsedProperty, isLet: Bool, to index: Int) {
    if let wrapper = attributes(of: prefix).first(where: { !$0.isHarmless }) {
      file.declarations[index].obstacle = .wrapper("@\(wrapper.name)")
    } else if conditions.count > file.declarations[index].conditions.count {
      file.declarations[index].obstacle = .condition(property.name)
    } else if let type = property.type {
      let isFixed = isLet && property.hasValue
      file.declarations[index].properties.append(
        StoredProperty(name: property.name, range: property.range, type: type, isFixed: isFixed)
      )
    } else {
      file.declarations[index].obstacle = .untyped(property.name)
    }
  }

  /// alias → "typealias" name angles? "=" type
  mutating func recordAlias() {
    guard let owner = memberOwner ?? (isAtTop ? "" : nil), cursor.token(1).isWord else { return }
    let start = cursor.index
    defer { cursor.index = start }
    cursor.advance()
    let name = unquoted(cursor.text(cursor.token()))
    cursor.advance()
    let parameters = cursor.parseGenericParameters().map(\.name)
    guard cursor.atOperator("=") else { return }
    cursor.advance()
    guard let type = cursor.parsePropertyType() else { return }
    let access = prefix.access ?? .internal
    file.aliases.append(
      AliasDeclaration(owner: owner, name: name, genericParameters: parameters, access: access, type: type)
    )
  }
}

/// One of the properties of a declaration.
private struct ParsedProperty {
  var name: String
  var range: Range<Int>
  var type: TypeSyntax?
  var hasValue = false
  var isStored = true
}

extension TokenCursor {
  /// Whether a modifier before the place says that the property is not one of those that are coded.
  fileprivate var isAfterExcludingModifier: Bool {
    var position = index
    while position > 0 {
      var token = tokens[position - 1]
      if token.kind == .rightParen {
        // `private(set)`, `unowned(unsafe)`
        while position > 1, tokens[position - 1].kind != .leftParen { position -= 1 }
        position -= 1
        guard position > 0 else { return false }
        token = tokens[position - 1]
      }
      if token.keyword == .static || token.keyword == .class || spells(token, "lazy") { return true }
      guard token.keyword.isModifier else { return false }
      position -= 1
    }
    return false
  }

  /// property → name (":" type)? ("=" expression)? accessors?
  fileprivate mutating func parseProperty() -> ParsedProperty? {
    guard token().isWord else { return nil }
    var property = ParsedProperty(name: unquoted(text(token())), range: token().range)
    advance()
    if eat(.colon) != nil { property.type = parsePropertyType() }
    if atOperator("=") {
      advance()
      let start = index
      skip { $0.at(.comma) || $0.at(.semicolon) || $0.index > start && $0.startsStatement }
      property.hasValue = true
      if property.type == nil { property.type = TypeSyntax(literal: start..<index, in: self) }
    } else if at(.leftBrace) {
      property.isStored = ["didSet", "willSet"].contains(firstWord(after: token().end))
    }
    return property
  }

  /// The word that the code in braces begins with, which is not among the tokens, since code is not.
  private func firstWord(after offset: Int) -> String {
    var start = offset
    while start < source.bytes.count {
      if source.bytes[start].isBlank {
        start += 1
      } else if source.bytes[start...].starts(with: "//".utf8) {
        start = source.bytes[start...].firstIndex { $0.isLineEnd } ?? source.bytes.count
      } else {
        break
      }
    }
    return String(decoding: source.bytes[start...].prefix { $0.isIdentifierPart }, as: UTF8.self)
  }

  /// A type that ends with its line, with a comma, a value or accessors.
  fileprivate mutating func parsePropertyType() -> TypeSyntax? {
    let start = index
    skip { cursor in
      cursor.at(.comma) || cursor.at(.semicolon) || cursor.at(.leftBrace) || cursor.atOperator("=")
        || cursor.index > start && cursor.startsStatement
    }
    return index > start ? TypeSyntax(start..<index, in: self) : nil
  }

  /// Whether the token at the place is the first of a line, and does not go on with what is before.
  private var startsStatement: Bool {
    switch kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .endOfFile: true
    case .period, .operatorSign, .leftBrace: false
    default: token().startsLine && !isAfterInfix
    }
  }

  /// Whether the token before is an operator that asks for more: not one at the end of a type or of an operand.
  private var isAfterInfix: Bool {
    guard index > 1, let previous, previous.kind == .operatorSign else { return false }
    return tokens[index - 2].end < previous.start
  }
}

extension TypeSyntax {
  /// The type that the compiler gives a value: that of a literal, or of a call such as `UUID()` or `[Int]()`.
  fileprivate init?(literal indices: Range<Int>, in cursor: borrowing TokenCursor) {
    let tokens = cursor.tokens[indices]
    guard let first = tokens.first else { return nil }
    let isNegative = tokens.count == 2 && cursor.spells(first, "-")
    var name: String?
    if tokens.count == 1 || isNegative {
      switch tokens[isNegative ? indices.lowerBound + 1 : indices.lowerBound].kind {
      case .integer: name = "Int"
      case .float: name = "Double"
      case .string where !isNegative: name = "String"
      case .keyword where first.keyword == .true || first.keyword == .false: name = "Bool"
      default: return nil
      }
    } else if tokens.count > 2, tokens.last?.kind == .rightParen, tokens[indices.upperBound - 2].kind == .leftParen {
      let last = tokens[indices.upperBound - 3]
      let isName = first.kind == .identifier && cursor.text(first).first?.isUppercase == true
      guard
        isName
          ? tokens.count == 3 || cursor.spells(last, ">") : first.kind == .leftBracket && last.kind == .rightBracket
      else { return nil }
      self.init(indices.lowerBound..<indices.upperBound - 2, in: cursor)
      return
    }
    guard let name else { return nil }
    self.init(text: name, range: cursor.byteRange(indices))
  }
}

extension DeclarationAttribute {
  /// Whether it is one of the compiler's own, or a global actor, and so changes nothing of what is stored.
  package var isHarmless: Bool {
    switch name {
    case "available", "frozen", "usableFromInline", "inlinable", "objc", "nonobjc", "dynamicMemberLookup",
      "dynamicCallable", "preconcurrency", "propertyWrapper", "resultBuilder", "GKInspectable", "NSCopying", "safe",
      "unsafe", "unchecked":
      true
    default: AnnotationKind(rawValue: name) != nil || name.hasSuffix("Actor") || name.hasPrefix("_")
    }
  }
}
