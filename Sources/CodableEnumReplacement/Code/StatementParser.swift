import CodableEnumGenerator

/// The statements that coding by hand consists of.
struct CodeParser {
  var cursor: CodeCursor
  /// Whether a brace at the place opens a body, not a closure.
  var isBeforeBody = false
  /// How many statements and expressions are being read, one inside the other.
  private var depth = 0
  /// The most levels of an expression in the statement that is being read.
  var tallest = 0
  /// Whatever reads code goes down all its levels, so hostile code has to end somewhere.
  static let (mostNesting, mostLevels) = (200, 300)

  init(_ cursor: CodeCursor) { self.cursor = cursor }

  /// Reads a part of what is being read.
  mutating func nested<Part>(_ read: (inout CodeParser) throws(Refusal) -> Part) throws(Refusal) -> Part {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostNesting { throw tooDeep }
    return try read(&self)
  }

  var tooDeep: Refusal {
    cursor.refusal("the code is nested too deeply here; split it into several statements, or keep this code")
  }

  /// "{" statement* "}"
  mutating func block() throws(Refusal) -> [Statement] {
    try cursor.expect(.leftBrace)
    let (outer, statements) = (isBeforeBody, try list())
    isBeforeBody = outer
    try cursor.expect(.rightBrace)
    return statements
  }

  private mutating func list() throws(Refusal) -> [Statement] {
    isBeforeBody = false
    var statements: [Statement] = []
    while !cursor.at(.rightBrace), !cursor.isAtEnd, !atChoice {
      if cursor.eat(.semicolon) { continue }
      statements.append(try statement())
    }
    return statements
  }

  private var atChoice: Bool {
    cursor.at(.case) || cursor.at(.default) && cursor.token(1).kind == .colon
      || cursor.at(.at) && cursor.text(1) == "unknown"
  }

  mutating func statement() throws(Refusal) -> Statement {
    let (start, outer) = (cursor.start, tallest)
    tallest = 0
    let kind = try nested { parser throws(Refusal) in try parser.statementKind() }
    let height = tallest + 1
    tallest = max(outer, height)
    if height > Self.mostLevels { throw tooDeep }
    return Statement(kind: kind, range: start..<max(cursor.end, start), height: height)
  }

  private mutating func statementKind() throws(Refusal) -> Statement.Kind {
    // `y = 2` of `let x = 1, y = 2`
    if cursor.eat(.comma) { return try binding() }
    switch cursor.token().keyword {
    case .let, .var:
      cursor.advance()
      return try binding()
    case .if:
      cursor.advance()
      return try branch()
    case .guard:
      cursor.advance()
      return try check()
    case .switch:
      cursor.advance()
      return try choice()
    case .do:
      cursor.advance()
      return try attempt()
    case .for: return try loop()
    case .while, .repeat: return try repetition()
    case .defer:
      cursor.advance()
      return .deferred(try block())
    case .throw, .return, .break, .continue, .fallthrough: return try transfer()
    case .func:
      // One without a body is none.
      guard var function = cursor.function(from: cursor.start, in: "") else { return .declaration }
      function.isLocal = true
      return .function(function)
    case .struct, .enum, .typealias, .class, .private, .fileprivate: return skipDeclaration()
    // The word begins an expression.
    default: return try otherKind()
    }
  }

  /// "throw" expression | "return" expression? | ("break" | "continue") name? | "fallthrough"
  private mutating func transfer() throws(Refusal) -> Statement.Kind {
    if cursor.at(.break) { return .stop(label()) }
    if cursor.at(.continue) { return .proceed(label()) }
    if cursor.eat(.fallthrough) { return .fallThrough }
    if cursor.eat(.throw) { return .raise(try expression()) }
    cursor.advance()
    let isEmpty = cursor.at(.rightBrace) || cursor.at(.semicolon) || cursor.token().startsLine || atChoice
    return .leave(try isEmpty ? nil : expression())
  }

  /// "@" name statement | labeled | expression (("=" | "+=") expression)?
  private mutating func otherKind() throws(Refusal) -> Statement.Kind {
    if cursor.at(.at) {
      cursor.advance(by: 2)
      if cursor.at(.leftParen) { cursor.skipBrackets() }
      return try statementKind()
    }
    if cursor.kind == .identifier, cursor.token(1).kind == .colon { return try labeled() }
    let left = try expression()
    if cursor.eatOperator("=") { return .assignment(left, try expression()) }
    if cursor.eatOperator("+=") { return .assignment(left, spanning(left, .infix("+=", left, try expression()))) }
    return .expression(left)
  }

  /// "while" conditions block | "repeat" block "while" expression
  private mutating func repetition() throws(Refusal) -> Statement.Kind {
    let runsFirst = cursor.at(.repeat)
    cursor.advance()
    if !runsFirst { return .repetition(try conditions(), try block(), runsFirst: false) }
    let body = try block()
    guard cursor.eat(.while) else { throw cursor.unknown() }
    return .repetition([.expression(try expression())], body, runsFirst: true)
  }

  /// labeled → name ":" statement
  private mutating func labeled() throws(Refusal) -> Statement.Kind {
    let name = try cursor.word()
    cursor.advance()
    return .labeled(name, try statement())
  }

  /// ("break" | "continue") name?
  private mutating func label() -> String? {
    cursor.advance()
    return cursor.kind == .identifier && !cursor.token().startsLine ? try? cursor.word() : nil
  }

  /// binding → pattern (":" type)? ("=" expression)?
  private mutating func binding() throws(Refusal) -> Statement.Kind {
    let pattern = try pattern(binds: true)
    let type = try cursor.eat(.colon) ? cursor.type() : nil
    if cursor.eatOperator("=") {
      return .binding(pattern, type: type, try expression())
    }
    // `var x: T { … }`
    if cursor.at(.leftBrace) { throw cursor.unknown() }
    return .binding(pattern, type: type, nil)
  }

  private mutating func branch() throws(Refusal) -> Statement.Kind {
    let conditions = try conditions()
    let then = try block()
    guard cursor.eat(.else) else { return .branch(conditions, then: then, otherwise: []) }
    let start = cursor.start
    if cursor.eat(.if) {
      let other = try nested { parser throws(Refusal) in try parser.branch() }
      tallest += 1
      return .branch(conditions, then: then, otherwise: [Statement(kind: other, range: start..<cursor.end)])
    }
    return .branch(conditions, then: then, otherwise: try block())
  }

  private mutating func check() throws(Refusal) -> Statement.Kind {
    let conditions = try conditions()
    guard cursor.eat(.else) else { throw cursor.unknown() }
    return .guarded(conditions, otherwise: try block())
  }

  private mutating func conditions() throws(Refusal) -> [CodeCondition] {
    let outer = isBeforeBody
    isBeforeBody = true
    defer { isBeforeBody = outer }
    var conditions: [CodeCondition] = []
    repeat { conditions.append(try condition()) } while cursor.eat(.comma)
    return conditions
  }

  private mutating func condition() throws(Refusal) -> CodeCondition {
    if cursor.at(.let) || cursor.at(.var) {
      cursor.advance()
      let start = cursor.start
      let pattern = try pattern(binds: true)
      if cursor.eat(.colon) { _ = try cursor.type() }
      if cursor.eatOperator("=") { return .unwrapped(pattern, try expression()) }
      guard case .name(let name) = pattern.kind else { throw cursor.unknown() }
      return .unwrapped(pattern, Expression(kind: .name(name), range: start..<cursor.end))
    }
    if cursor.eat(.case) {
      let pattern = try pattern(binds: false)
      guard cursor.eatOperator("=") else { throw cursor.unknown() }
      return .matched(pattern, try expression())
    }
    return .expression(try expression())
  }

  /// switch → "switch" expression "{" ( ( "case" patterns | "default" ) ":" statement* )* "}"
  mutating func choice() throws(Refusal) -> Statement.Kind {
    let outer = isBeforeBody
    isBeforeBody = true
    let subject = try expression()
    isBeforeBody = outer
    try cursor.expect(.leftBrace)
    var choices: [Choice] = []
    while !cursor.at(.rightBrace), !cursor.isAtEnd {
      if cursor.at(.at) { cursor.advance(by: 2) }
      var choice = Choice(patterns: [], isDefault: false, body: [])
      if cursor.eat(.default) {
        choice.isDefault = true
      } else if cursor.eat(.case) {
        choice.patterns = try patterns(upTo: .colon)
      } else {
        throw cursor.unknown()
      }
      try cursor.expect(.colon)
      choice.body = try list()
      choices.append(choice)
    }
    isBeforeBody = outer
    try cursor.expect(.rightBrace)
    return .choice(subject, choices)
  }

  private mutating func patterns(
    upTo end: Token.Kind
  ) throws(Refusal) -> [(pattern: Pattern, condition: Expression?)] {
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    let outer = isBeforeBody
    isBeforeBody = true
    repeat {
      let pattern = try pattern(binds: false)
      patterns.append((pattern, try cursor.eat(.where) ? expression() : nil))
    } while cursor.eat(.comma)
    isBeforeBody = outer
    return patterns
  }

  private mutating func attempt() throws(Refusal) -> Statement.Kind {
    if cursor.at(.throws) {
      cursor.advance()
      if cursor.at(.leftParen) { cursor.skipBrackets() }
    }
    let body = try block()
    var handlers: [Handler] = []
    while cursor.eat(.catch) {
      let patterns = cursor.at(.leftBrace) ? [] : try patterns(upTo: .leftBrace)
      handlers.append(Handler(patterns: patterns, body: try block()))
    }
    return .attempt(body, handlers)
  }

  private mutating func loop() throws(Refusal) -> Statement.Kind {
    cursor.advance()
    _ = cursor.eat(.case)
    let pattern = try pattern(binds: true)
    guard cursor.eat(.in) else { throw cursor.unknown() }
    let outer = isBeforeBody
    isBeforeBody = true
    let sequence = try expression()
    let condition = try cursor.eat(.where) ? expression() : nil
    isBeforeBody = outer
    return .loop(pattern, sequence, condition, try block())
  }

  /// Types inside of a function are not looked at.
  private mutating func skipDeclaration() -> Statement.Kind {
    while !cursor.at(.leftBrace), !cursor.isAtEnd, !cursor.atOperator("=") { cursor.advance() }
    if cursor.at(.leftBrace) { cursor.skipBrackets() } else if cursor.eatOperator("=") { _ = try? cursor.type() }
    return .declaration
  }
}

// MARK: Patterns

extension CodeParser {
  /// - Parameter binds: Whether names are those of new variables.
  mutating func pattern(binds: Bool) throws(Refusal) -> Pattern {
    let start = cursor.start
    let kind = try nested { parser throws(Refusal) in try parser.patternKind(binds: binds) }
    var pattern = Pattern(kind: kind, range: start..<max(start, cursor.end))
    let first = cursor.index
    while cursor.kind == .operatorSign, cursor.text() == "?", cursor.token().isPostfix {
      if cursor.index > first + Self.mostLevels { throw tooDeep }
      cursor.advance()
      pattern = Pattern(kind: .some(pattern), range: start..<cursor.end)
    }
    if cursor.at(.as) {
      cursor.advance()
      pattern = Pattern(kind: .typed(pattern, try cursor.type()), range: start..<cursor.end)
    }
    return pattern
  }

  private mutating func patternKind(binds: Bool) throws(Refusal) -> Pattern.Kind {
    if cursor.eat(.let) || cursor.eat(.var) {
      return try nested { parser throws(Refusal) in try parser.patternKind(binds: true) }
    }
    if cursor.eat(.is) { return .type(try cursor.type()) }
    if cursor.token().isWord, cursor.text() == "_" {
      cursor.advance()
      return .anything
    }
    if cursor.at(.leftParen) { return try .tuple(tuple(binds: binds).map(\.pattern)) }
    if cursor.at(.period) {
      cursor.advance()
      let name = try cursor.word()
      return .element(name, try cursor.at(.leftParen) ? tuple(binds: binds) : nil)
    }
    if binds, cursor.kind == .identifier || cursor.kind == .quotedIdentifier,
      cursor.token(1).kind != .period, cursor.token(1).kind != .leftParen
    {
      return .name(try cursor.word())
    }
    // `Kind.circle(let radius)`
    if cursor.kind == .identifier || cursor.token().keyword == .`Self` {
      var last = 0
      while cursor.token(last + 1).kind == .period, cursor.token(last + 2).isWord { last += 2 }
      if last > 0, cursor.token(last + 1).kind == .leftParen {
        cursor.advance(by: last)
        return .element(try cursor.word(), try tuple(binds: binds))
      }
    }
    let value = try expression()
    if case .cast(let inner, "as", let type) = value.kind, case .name(let name) = inner.kind, binds {
      return name == "_" ? .type(type) : .typed(Pattern(kind: .name(name), range: inner.range), type)
    }
    return .value(value)
  }

  /// "(" (label ":")? pattern,* ")"
  private mutating func tuple(binds: Bool) throws(Refusal) -> [(label: String?, pattern: Pattern)] {
    try cursor.expect(.leftParen)
    let outer = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = outer }
    var parts: [(label: String?, pattern: Pattern)] = []
    while !cursor.at(.rightParen) {
      var label: String?
      if cursor.token().isWord, cursor.token(1).kind == .colon {
        label = try cursor.word()
        cursor.advance()
      }
      parts.append((label, try pattern(binds: binds)))
      if !cursor.eat(.comma) { break }
    }
    try cursor.expect(.rightParen)
    return parts
  }
}
