import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// The text of an expression that means the same in a coder, with a hole in the place of the value.
///
/// It names nothing of the code around it: no container, not `self`, no variables but the value itself and constants.
struct ClosedText {
  private(set) var text = ""
  private(set) var source: Making.Source?
  /// What stands before.
  private(set) var steps: [Making.Step] = []
  private(set) var throwsErrors = false
  /// Why no option says it.
  private(set) var refusal: Refusal

  private let evaluator: Evaluator
  /// Whether the decoder and the encoder have the names that they have in a coder.
  private let mayNameCoder: Bool
  /// What stands in the place of parts, by where they begin.
  private var replaced: [Int: (end: Int, text: String)] = [:]
  /// Where closures are, and the names that they declare.
  private var closures: [(range: Range<Int>, names: Set<String>)] = []

  /// Nil if it needs more of the code around it.
  init?(
    of expression: Expression,
    in evaluator: Evaluator,
    insteadOf refusal: Refusal,
    mayNameCoder: Bool = false
  ) throws {
    (self.evaluator, self.refusal, self.mayNameCoder) = (evaluator, refusal, mayNameCoder)
    guard try replaceParts(of: expression, isWhole: true) else { return nil }
    let cursor = evaluator.code.cursors[evaluator.file]
    let tokens = Array(evaluator.code.tokens(in: expression.range, of: evaluator.file))
    guard let text = closed(cursor.source, tokens, from: expression.range.lowerBound) else { return nil }
    self.text = text.outdented(by: cursor.source.indentation(at: expression.range.lowerBound))
  }

  // MARK: Parts

  /// Finds what is read inside of it, and closures; false for what is no part of a coder.
  private mutating func replaceParts(
    of expression: Expression,
    isWhole: Bool = false,
    isCaught: Bool = false
  ) throws
    -> Bool
  {
    switch expression.kind {
    case .statement, .prefix("&", _), .infix("+=", _, _): return false
    case .member(_, let name) where isOfOptionals(name): return false
    case .closure(let closure):
      var names = Set(closure.parameters)
      for statement in closure.body { names.formUnion(statement.declaredNames) }
      closures.append((expression.range, names))
      return true
    case .chained(let base):
      if let making = try part(base), !making.mayBeNil {
        return replace(expression.range, by: making)
      }
    case .attempt(let inner):
      if inner.readsOfContainer(evaluator) {
        return try replaceReading(expression, isWhole: isWhole, isCaught: isCaught)
      }
      // It is for what is read, which stands before.
      if evaluator.neverThrows(inner) { replaced[expression.range.lowerBound] = (inner.range.lowerBound, "") }
      throwsErrors = throwsErrors || !evaluator.neverThrows(inner)
    case .call(let callee, let arguments):
      if let isReplaced = try replaceCall(expression, callee, arguments, isWhole: isWhole, isCaught: isCaught) {
        return isReplaced
      }
    // All others are made of their parts.
    default: break
    }
    var isCaught = isCaught
    if case .optionalAttempt = expression.kind { isCaught = true }
    if case .forcedAttempt = expression.kind { isCaught = true }
    guard let parts = expression.parts else { return false }
    for part in parts where try !replaceParts(of: part, isCaught: isCaught) { return false }
    return true
  }

  /// Whether a member may be one of optionals, which the value of a coder is not.
  private func isOfOptionals(_ name: String) -> Bool {
    evaluator.code.extensionOwners[name]?.contains("Optional") ?? false
  }

  /// Nil for a call that is made of its parts.
  private mutating func replaceCall(
    _ expression: Expression,
    _ callee: Expression,
    _ arguments: [Argument],
    isWhole: Bool,
    isCaught: Bool
  ) throws -> Bool? {
    if callee.isOfContainer(evaluator) {
      return try replaceReading(expression, isWhole: isWhole, isCaught: isCaught)
    }
    if arguments.count == 1, arguments[0].value.range == expression.range {
      return try replaceReference(callee, arguments[0], expression.range)
    }
    // What has the value is no optional in the coder.
    guard case .member(let base, let name) = callee.kind, ["map", "flatMap"].contains(name), !isOfOptionals(name),
      try wrap(base, arguments)
    else { return nil }
    return try replaceParts(of: arguments[0].value, isCaught: isCaught)
  }

  /// `Hue.init(hex:)` of a value.
  private mutating func replaceReference(_ callee: Expression, _ argument: Argument, _ range: Range<Int>) throws -> Bool
  {
    guard let path = callee.path?.text, let making = try part(argument.value), let text = use(making),
      let root = path.split(separator: ".").first.map({ String($0) }), evaluator.variables[root] == nil,
      let name = closed(name: root, root, at: callee.range.lowerBound)
    else { return false }
    let label = argument.label.map { "\($0): " } ?? ""
    replaced[range.lowerBound] = (range.upperBound, "\(name)\(path.dropFirst(root.count))(\(label)\(text))")
    return true
  }

  /// What a container reads, of which the coder has a container of its own.
  private mutating func replaceReading(_ expression: Expression, isWhole: Bool, isCaught: Bool) throws -> Bool {
    guard !isWhole, !isCaught, let making = try part(expression) else { return false }
    return replace(expression.range, by: making)
  }

  /// The value that a part is; nil if it is none.
  private func part(_ expression: Expression) throws -> Making? {
    switch expression.kind {
    case .name(let name): return evaluator.variables[name].flatMap { evaluator.making(of: $0, insteadOf: refusal) }
    case .attempt(let inner): return try part(inner)
    case .tuple(let parts): return parts.count == 1 ? try part(parts[0].value) : nil
    case .call(let callee, _) where callee.isOfContainer(evaluator):
      return evaluator.making(of: try evaluator.evaluate(expression, expecting: nil), insteadOf: refusal)
    // What is made of others is text.
    default: return nil
    }
  }

  /// `text.map(Name.init)` of an optional, by a function that is named; false for any other.
  private mutating func wrap(_ base: Expression, _ arguments: [Argument]) throws -> Bool {
    guard arguments.count == 1, !arguments[0].isTrailing, let making = try part(base), !making.mayBeNil,
      case .place(_, let type)? = making.source, !type.isCollection,
      replace(base.range, by: making)
    else { return false }
    replaced[base.range.lowerBound]?.text = "Optional(\(making.text))"
    return true
  }

  private mutating func replace(_ range: Range<Int>, by making: Making) -> Bool {
    guard let text = use(making) else { return false }
    replaced[range.lowerBound] = (range.upperBound, text)
    return true
  }

  /// The text of a value, with what it needs; nil beside another value.
  private mutating func use(_ making: Making) -> String? {
    if let other = making.source {
      guard source == nil || source == other else { return nil }
      source = other
      refusal = making.text == Making.hole ? refusal : making.refusal
    }
    for step in making.steps where !steps.contains(step) {
      if let name = step.name, steps.contains(where: { $0.name == name }) { return nil }
      steps.append(step)
    }
    return making.isCompound ? "(\(making.text))" : making.text
  }

  // MARK: Tokens

  private mutating func closed(_ source: SourceFile, _ tokens: [Token], from start: Int) -> String? {
    var (text, offset, index) = ("", start, 0)
    var open: [Token.Kind] = []
    while index < tokens.count {
      let token = tokens[index]
      text += source.text(offset..<token.range.lowerBound)
      offset = token.range.upperBound
      if let part = replaced[token.range.lowerBound] {
        text += part.text
        offset = part.end
        while index < tokens.count, tokens[index].range.lowerBound < part.end { index += 1 }
        continue
      }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: open.append(token.kind)
      case .rightParen, .rightBracket, .rightBrace: _ = open.popLast()
      case .poundWord, .poundIf, .unknown: return nil
      // Names and texts are looked at below.
      default: break
      }
      let own = source.text(token.range)
      if token.kind == .string {
        guard let string = closed(string: own) else { return nil }
        text += string
      } else if token.isWord || own.hasPrefix("$") {
        let previous = index > 0 ? tokens[index - 1].kind : nil
        let isLabel =
          index + 1 < tokens.count && tokens[index + 1].kind == .colon && open.last != .leftBracket
          && (previous == .leftParen || previous == .comma)
        let isMember = previous == .period
        guard let name = isLabel || isMember ? own : closed(name: unquoted(own), own, at: token.range.lowerBound)
        else { return nil }
        text += name
      } else {
        text += own
      }
      index += 1
    }
    return text
  }

  /// A name at the beginning of a path; nil if it is of the code around it.
  private mutating func closed(name: String, _ text: String, at offset: Int) -> String? {
    let isOfClosure = closures.contains { closure in
      closure.range.contains(offset) && (name.hasPrefix("$") || closure.names.contains(name))
    }
    if isOfClosure { return text }
    if let value = evaluator.variables[name] { return closed(value, name) }
    if name == "Self" { return evaluator.scope == evaluator.owner ? evaluator.owner : nil }
    if ["self", "super", "await", "rawValue"].contains(name) { return nil }
    if evaluator.insideFunction(name) != nil || evaluator.variables.hasFunction(name) || name.hasPrefix("$") {
      return nil
    }
    // A function of the container that an extension is of.
    if evaluator.own.isContainer, name.first?.isLowercase ?? false { return nil }
    for type in Set([evaluator.owner, evaluator.scope]) where !type.isEmpty {
      // Methods and properties of the value, or of its type.
      if evaluator.code.properties[type]?[name] != nil || !evaluator.code.functions(named: name, of: type).isEmpty {
        return nil
      }
    }
    return evaluator.isSeenOutside(name) ? text : nil
  }

  private mutating func closed(_ value: CodeValue, _ name: String) -> String? {
    if let making = evaluator.making(of: value, insteadOf: refusal) { return use(making) }
    switch value {
    case .known(.string(let text), nil): return swiftLiteral(text)
    case .known(let json, nil): return json.text()
    case .type(let type): return type.text
    case .decoder where mayNameCoder && name == "decoder", .encoder where mayNameCoder && name == "encoder": return name
    // All others are of the code around it.
    default: return nil
    }
  }

  /// A literal with interpolations.
  private mutating func closed(string literal: String) -> String? {
    guard let first = literal.parts(around: "\\(") else { return literal }
    // Where the marks say more, so do the parentheses.
    if literal.hasPrefix("#") { return nil }
    var depth = 1
    let rest = Array(first.1)
    guard
      let end = rest.firstIndex(where: { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      })
    else { return nil }
    let inner = String(rest[..<end])
    if inner.contains("\"") { return nil }
    let cursor = CodeCursor(SourceFile(path: "", text: inner), file: evaluator.file)
    let (outerReplaced, outerClosures) = (replaced, closures)
    defer { (replaced, closures) = (outerReplaced, outerClosures) }
    (replaced, closures) = ([:], [])
    guard let value = closed(cursor.source, cursor.tokens.filter { $0.kind != .endOfFile }, from: 0),
      let after = closed(string: String(rest[(end + 1)...]))
    else { return nil }
    return "\(first.0)\\(\(value))\(after)"
  }
}

extension Evaluator {
  /// Whether a name at the outermost level of the file that runs is seen in the enum's own file.
  fileprivate func isSeenOutside(_ name: String) -> Bool {
    guard code.bodies[owner]?.contains(where: { !$0.isExtension && $0.file == file }) != true else { return true }
    let cursor = code.cursors[file]
    var isPrivate = false
    for token in cursor.tokens where token.isWord {
      if [.private, .fileprivate].contains(token.keyword) {
        isPrivate = true
      } else if !token.isDeclarator {
        if isPrivate, unquoted(cursor.source.text(token.range)) == name { return false }
        isPrivate = false
      }
    }
    return true
  }

  /// Whether nothing in it but what containers do throws, as far as is known.
  func neverThrows(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      if callee.isOfContainer(self) { return true }
      guard isKnownNotToThrow(callee) else { return false }
      return arguments.allSatisfy { neverThrows($0.value) } && (callee.base.map(neverThrows) ?? true)
    case .closure(let closure):
      return closure.body.allSatisfy { if case .expression(let value) = $0.kind { neverThrows(value) } else { false } }
    case .statement: return false
    // `try` is only before what throws.
    default: return expression.parts?.allSatisfy { neverThrows($0) } ?? false
    }
  }

  private func isKnownNotToThrow(_ callee: Expression) -> Bool {
    guard let name = callee.path?.text.split(separator: ".").last.map({ String($0) }) ?? callee.memberName else {
      return false
    }
    let type = name == "init" ? callee.base?.path?.text ?? name : name
    let own = code.functions(named: "init", of: resolve(typeName: type) ?? type) + code.functions(named: name, of: "")
    if own.isEmpty { return Self.notThrowing.contains(type) }
    return own.allSatisfy { function in
      let body = code.cursors[function.file].tokens[function.body].range.lowerBound
      return !code.tokens(in: function.range.lowerBound..<body, of: function.file).contains { $0.keyword == .throws }
    }
  }

  /// Types whose initializers, and functions that, don't throw.
  private static let notThrowing: Set = [
    "URL", "UUID", "Date", "TimeInterval", "Decimal", "Data", "Measurement", "Double", "Float", "CGFloat", "Int",
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "String", "Character",
    "Substring", "Array", "Set", "map", "flatMap", "compactMap", "filter", "sorted", "reversed", "min", "max",
    "abs", "rounded", "date", "string", "number", "lowercased", "uppercased", "trimmingCharacters", "components",
    "replacingOccurrences", "split", "joined", "prefix", "suffix", "dropFirst", "dropLast",
  ]
}

extension String {
  /// Without the indentation of the first line in all others.
  fileprivate func outdented(by indentation: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : String($0) }
      .joined(separator: "\n")
  }
}

extension Token {
  /// Whether it may stand between `private` and a name.
  fileprivate var isDeclarator: Bool {
    [.let, .var, .func, .struct, .enum, .class, .static, .typealias].contains(keyword)
  }
}

extension Statement {
  /// The names that it declares, at any depth that its own text has.
  fileprivate var declaredNames: Set<String> {
    switch kind {
    case .binding(let pattern, _, _): if case .name(let name) = pattern.kind { [name] } else { [] }
    // What other statements declare ends with them, or is not understood.
    default: []
    }
  }
}

extension Expression {
  /// What a member is of.
  fileprivate var base: Expression? { if case .member(let base, _) = kind { base } else { nil } }
  fileprivate var memberName: String? { if case .member(_, let name) = kind { name } else { nil } }

  /// Whether it is a function of a container or a coder.
  fileprivate func isOfContainer(_ evaluator: Evaluator) -> Bool { base?.isContainer(evaluator) ?? false }

  /// Whether it is a call of one.
  fileprivate func readsOfContainer(_ evaluator: Evaluator) -> Bool {
    if case .call(let callee, _) = kind { callee.isOfContainer(evaluator) } else { false }
  }

  /// `container`, `decoder.singleValueContainer()`
  private func isContainer(_ evaluator: Evaluator) -> Bool {
    switch kind {
    case .name(let name): evaluator.variables[name]?.isContainer ?? false
    case .attempt(let inner): inner.isContainer(evaluator)
    case .tuple(let parts): parts.count == 1 && parts[0].value.isContainer(evaluator)
    case .call(let callee, _):
      Self.containerCalls.contains(callee.memberName ?? "") && callee.base?.isContainer(evaluator) ?? false
    // No other is one without more names.
    default: false
    }
  }

  private static let containerCalls: Set = [
    "container", "unkeyedContainer", "singleValueContainer", "nestedContainer", "nestedUnkeyedContainer",
    "superDecoder",
  ]
}
