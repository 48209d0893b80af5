import CodableEnumGenerator

extension CodeParser {
  /// expression → conditional
  mutating func expression() throws(Refusal) -> Expression {
    let expression = try infix(above: 0)
    tallest = max(tallest, expression.height)
    return expression
  }

  private static let precedences: [String: Int] = [
    "?": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "~=": 4, "===": 4, "??": 5,
    "as": 6, "is": 6, "...": 7, "..<": 7, "+": 8, "-": 8, "*": 9, "/": 9, "%": 9,
  ]

  private mutating func infix(above precedence: Int) throws(Refusal) -> Expression {
    var left = try nested { parser throws(Refusal) in try parser.unary() }
    while let sign = infixSign, let own = Self.precedences[sign], own > precedence {
      if left.height > Self.mostLevels { throw tooDeep }
      cursor.advance()
      switch sign {
      case "?":
        let then = try expression()
        try cursor.expect(.colon)
        let otherwise = try nested { parser throws(Refusal) in try parser.infix(above: 0) }
        left = spanning(left, .conditional(left, then, otherwise))
      case "as", "is":
        var kind = sign
        if cursor.kind == .operatorSign { kind += cursor.text() }
        if cursor.kind == .operatorSign { cursor.advance() }
        let type = try cursor.type()
        left = spanning(left, .cast(left, kind, type: type))
      // `??` is the only one that is right-associative.
      case "??":
        let right = try nested { parser throws(Refusal) in try parser.infix(above: own - 1) }
        left = spanning(left, .infix(sign, left, right))
      default:
        let right = try infix(above: own)
        left = spanning(left, .infix(sign, left, right))
      }
    }
    return left
  }

  private var infixSign: String? {
    if cursor.at(.as) || cursor.at(.is) { return cursor.text() }
    guard cursor.kind == .operatorSign, !cursor.token().isPostfix else { return nil }
    return cursor.text()
  }

  func spanning(_ first: Expression, _ kind: Expression.Kind) -> Expression {
    Expression(kind: kind, range: first.range.lowerBound..<max(cursor.end, first.range.lowerBound))
  }

  private mutating func unary() throws(Refusal) -> Expression {
    let start = cursor.start
    func made(_ kind: Expression.Kind, _ end: Int) -> Expression { Expression(kind: kind, range: start..<end) }
    if cursor.eat(.try) {
      // `try !x` is `try (!x)`.
      let sign = cursor.end == cursor.start && cursor.kind == .operatorSign ? cursor.text() : ""
      if ["?", "!"].contains(sign) { cursor.advance() }
      // It covers all that is on its right: `try? x ?? y` is `try? (x ?? y)`.
      let value = try infix(above: 0)
      let kind: Expression.Kind =
        switch sign {
        case "?": .optionalAttempt(value)
        case "!": .forcedAttempt(value)
        // `try x`, and what else stands there is of `x`.
        default: .attempt(value)
        }
      return made(kind, cursor.end)
    }
    if cursor.at(.await) { throw cursor.unknown() }
    if cursor.kind == .operatorSign, ["!", "-", "&", "+", "...", "..<"].contains(cursor.text()) {
      let sign = cursor.text()
      cursor.advance()
      let value = try nested { parser throws(Refusal) in try parser.unary() }
      if sign == "-", case .integer(let number) = value.kind { return made(.integer(-number), cursor.end) }
      return made(.prefix(sign, value), cursor.end)
    }
    if cursor.eat(.if) || cursor.at(.switch) {
      var inner = Statement(kind: .declaration, range: start..<start)
      if cursor.eat(.switch) {
        inner.kind = try choice()
      } else {
        cursor.index -= 1
        inner = try statement()
      }
      inner.height = tallest + 1
      return made(.statement(inner), cursor.end)
    }
    return try postfix(of: primary())
  }

  private mutating func postfix(of first: Expression) throws(Refusal) -> Expression {
    var left = first
    while true {
      if left.height > Self.mostLevels { throw tooDeep }
      if cursor.at(.period), cursor.token(1).isWord || cursor.token(1).kind == .integer {
        cursor.advance()
        let name = cursor.kind == .integer ? cursor.text() : unquoted(cursor.text())
        cursor.advance()
        if cursor.kind == .operatorSign, cursor.text().hasPrefix("<") { skipTypeArguments() }
        let isItself = name == "self"
        left = spanning(left, isItself ? .itself(left, TypeExpression(cursor.text(left.range))) : .member(left, name))
      } else if let labels = functionLabels {
        left = reference(to: left, labels)
      } else if cursor.at(.leftParen), !cursor.token().startsLine {
        var arguments = try arguments(.leftParen, .rightParen)
        if cursor.at(.leftBrace), !isBeforeBody, !cursor.token().startsLine { arguments.append(try trailingClosure()) }
        left = spanning(left, .call(left, arguments))
      } else if cursor.at(.leftBracket), !cursor.token().startsLine {
        let arguments = try arguments(.leftBracket, .rightBracket)
        left = spanning(left, .index(left, arguments))
      } else if cursor.at(.leftBrace), !isBeforeBody, !cursor.token().startsLine, left.mayTakeClosure {
        let argument = try trailingClosure()
        left = spanning(left, .call(left, [argument]))
      } else if cursor.kind == .operatorSign, cursor.token().isPostfix || isChain, cursor.text() == "?" {
        cursor.advance()
        left = spanning(left, .chained(left))
      } else if cursor.kind == .operatorSign, cursor.token().isPostfix || isChain, cursor.text() == "!" {
        cursor.advance()
        left = spanning(left, .forced(left))
      } else if cursor.kind == .operatorSign, cursor.token().isPostfix, cursor.text() == "..." {
        cursor.advance()
        left = spanning(left, .infix("...", left, Expression(kind: .null, range: left.range)))
      } else {
        return left
      }
    }
  }

  /// The labels of a function that is named, not called: `init(hex:)`; nil if it is called.
  private var functionLabels: [String]? {
    guard cursor.at(.leftParen), cursor.token(1).isWord, cursor.token(2).kind == .colon else { return nil }
    var (labels, offset) = ([String](), 1)
    while cursor.token(offset).isWord, cursor.token(offset + 1).kind == .colon {
      labels.append(unquoted(cursor.text(offset)))
      offset += 2
    }
    return cursor.token(offset).kind == .rightParen ? labels : nil
  }

  /// What is the same: `{ Hue.init(hex: $0) }`, all of which is where the name is.
  private mutating func reference(to function: Expression, _ labels: [String]) -> Expression {
    cursor.skipBrackets()
    let range = function.range.lowerBound..<cursor.end
    let arguments = labels.enumerated().map { index, label in
      Argument(label: label == "_" ? nil : label, value: Expression(kind: .name("$\(index)"), range: range))
    }
    let call = Expression(kind: .call(function, arguments), range: range)
    let statement = Statement(kind: .expression(call), range: range, height: call.height)
    return Expression(kind: .closure(Closure(parameters: [], body: [statement])), range: range)
  }

  /// Whether the sign at the place belongs to what is before it, a member after it.
  private var isChain: Bool {
    cursor.end == cursor.start && [.period, .leftParen, .leftBracket].contains(cursor.token(1).kind)
      && cursor.token().range.upperBound == cursor.token(1).range.lowerBound
  }

  private mutating func trailingClosure() throws(Refusal) -> Argument {
    let start = cursor.start
    let closure = try closure()
    return Argument(label: nil, value: Expression(kind: .closure(closure), range: start..<cursor.end))
  }

  /// Goes past `<T>`, unless it compares.
  private mutating func skipTypeArguments() {
    let start = cursor.index
    guard cursor.end == cursor.start, cursor.skipAngles() else { return }
    let next = cursor.kind
    let follows: [Token.Kind] = [.leftParen, .period, .rightParen, .rightBracket, .comma, .colon]
    if !follows.contains(next) { cursor.index = start }
  }

  mutating func arguments(_ open: Token.Kind, _ close: Token.Kind) throws(Refusal) -> [Argument] {
    try cursor.expect(open)
    let outer = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = outer }
    var arguments: [Argument] = []
    while !cursor.at(close) {
      var label: String?
      if cursor.token().isWord, cursor.token(1).kind == .colon {
        label = try cursor.word()
        cursor.advance()
      }
      arguments.append(Argument(label: label, value: try expression()))
      if !cursor.eat(.comma) { break }
    }
    try cursor.expect(close)
    return arguments
  }

  private mutating func primary() throws(Refusal) -> Expression {
    let start = cursor.start
    let kind = try primaryKind()
    return Expression(kind: kind, range: start..<cursor.end)
  }

  private mutating func primaryKind() throws(Refusal) -> Expression.Kind {
    let text = cursor.text()
    if text.hasPrefix("\\") { return try keyPath() }
    switch cursor.kind {
    case .string:
      cursor.advance()
      if let value = StringLiteral.value(of: text) ?? Self.joinedLines(of: text) { return .text(value) }
      return pieces(of: text.dropFirst().dropLast(), cursor.end - text.utf8.count..<cursor.end).map { .composed($0) }
        ?? .interpolation
    case .integer:
      cursor.advance()
      return Self.integer(text).map { .integer($0) } ?? .float(text)
    case .float:
      cursor.advance()
      return .float(text)
    case .period:
      cursor.advance()
      return .implicitMember(try cursor.word())
    case .leftParen: return .tuple(try arguments(.leftParen, .rightParen))
    case .leftBracket: return try list()
    case .leftBrace: return .closure(try closure())
    case .operatorSign, .poundWord, .regex: throw cursor.unknown()
    case .keyword:
      switch cursor.token().keyword {
      case .true, .false:
        cursor.advance()
        return .boolean(text == "true")
      case .nil:
        cursor.advance()
        return .null
      case .`self`, .`Self`, .super, .`Any`: break
      // Other keywords begin no expression.
      default: throw cursor.unknown()
      }
    case .identifier, .quotedIdentifier: break
    // Nothing that an expression begins with.
    default: throw cursor.unknown()
    }
    return try nameKind()
  }

  /// `page`, `Page<Int>`
  private mutating func nameKind() throws(Refusal) -> Expression.Kind {
    // `Swift.Double(…)`
    if ["Swift", "Foundation"].contains(cursor.text()), cursor.token(1).kind == .period { cursor.advance(by: 2) }
    let first = cursor.index
    let name = try cursor.word()
    guard cursor.kind == .operatorSign, cursor.text().hasPrefix("<") else { return .name(name) }
    skipTypeArguments()
    return cursor.index == first + 1 ? .name(name) : .type(TypeExpression(cursor.text(from: first)))
  }

  /// The string of a literal of several lines; nil if it has anything else in it, or a line that goes on in the next.
  private static func joinedLines(of literal: String) -> String? {
    let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, let last = lines.last, lines[0] == "\"\"\"", last.hasSuffix("\"\"\"") else { return nil }
    let indentation = last.dropLast(3)
    let texts = lines.dropFirst().dropLast().map { line in
      line.hasPrefix(indentation) || line.isEmpty
        ? StringLiteral.value(of: "\"\(line.dropFirst(indentation.count))\"") : nil
    }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: "\n")
  }

  /// The texts and the names of a literal that has nothing else in it: `"\(prefix).a"`
  private func pieces(of literal: Substring, _ range: Range<Int>) -> [Expression]? {
    func text(_ literal: some StringProtocol) -> [Expression]? {
      StringLiteral.value(of: "\"\(literal)\"").map { [Expression(kind: .text($0), range: range)] }
    }
    guard let (before, rest) = String(literal).parts(around: "\\(") else { return text(literal) }
    guard let (inner, after) = String(rest).parts(around: ")"), let first = text(before),
      let last = pieces(of: after[...], range)
    else { return nil }
    let names = inner.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0.first?.isLetter ?? false && $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
      return nil
    }
    let value = names.dropFirst().reduce(Expression(kind: .name(String(names[0])), range: range)) {
      Expression(kind: .member($0, String($1)), range: range)
    }
    return first + [value] + last
  }

  /// `10`, `0x0a`, `0b11`, `1_000`
  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(prefix.count), radix: radix)
    }
    return Int(digits)
  }

  /// "\\" name? ("." name)+, which only messages have
  private mutating func keyPath() throws(Refusal) -> Expression.Kind {
    cursor.advance()
    if cursor.token().isWord { cursor.advance() }
    while cursor.eat(.period) { _ = try cursor.word() }
    return .interpolation
  }

  private mutating func list() throws(Refusal) -> Expression.Kind {
    try cursor.expect(.leftBracket)
    let outer = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = outer }
    if cursor.at(.colon), cursor.token(1).kind == .rightBracket {
      cursor.advance(by: 2)
      return .dictionary([])
    }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    while !cursor.at(.rightBracket) {
      let first = try expression()
      if cursor.eat(.colon) { pairs.append((first, try expression())) } else { elements.append(first) }
      if !cursor.eat(.comma) { break }
    }
    try cursor.expect(.rightBracket)
    return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
  }

  /// "{" ( names "in" )? statement* "}"
  private mutating func closure() throws(Refusal) -> Closure {
    try cursor.expect(.leftBrace)
    var parameters: [String] = []
    let start = cursor.index
    if cursor.at(.leftParen) { cursor.advance() }
    while cursor.token().isWord, !cursor.at(.in) {
      parameters.append(try cursor.word())
      if cursor.eat(.colon) { _ = try? cursor.type() }
      if !cursor.eat(.comma) { break }
    }
    _ = cursor.eat(.rightParen)
    while cursor.at(.throws) { cursor.advance() }
    if cursor.eatOperator("->") { _ = try? cursor.type() }
    if !cursor.eat(.in) {
      cursor.index = start
      parameters = []
    }
    let outer = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = outer }
    var body: [Statement] = []
    while !cursor.at(.rightBrace), !cursor.isAtEnd {
      if cursor.eat(.semicolon) { continue }
      body.append(try statement())
    }
    try cursor.expect(.rightBrace)
    return Closure(parameters: parameters, body: body)
  }
}

extension Expression {
  /// Whether a brace after it may be an argument.
  fileprivate var mayTakeClosure: Bool {
    switch kind {
    case .member, .name, .type, .implicitMember: true
    // The brace after any other expression is none of its own.
    default: false
    }
  }
}
