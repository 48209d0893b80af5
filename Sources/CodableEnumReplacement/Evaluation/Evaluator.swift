import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What ends an evaluation early.
enum Interruption: Error {
  /// The code throws an error.
  case thrown
  case refused(Refusal)
}

/// Runs hand-written coding of one enum over JSON and its cases.
final class Evaluator {
  let code: CodeTypes
  let types: AnnotationTrial
  /// The enum.
  let owner: String
  /// The file of the code that runs.
  var file = 0
  var variables: [String: CodeValue] = [:]
  /// What `self` is.
  var own: CodeValue = .nothing
  /// How many `try?` and `do` are open, which an error doesn't leave.
  var attempts = 0
  private var steps = 0
  /// The strings that the code compares with or asks for.
  private(set) var words: Set<String> = []
  /// The numbers that the code compares with.
  private(set) var numbers: Set<String> = []

  enum Flow { case next, left(CodeValue), stopped, proceeded, fell }

  init(_ code: CodeTypes, _ types: AnnotationTrial, owner: String) {
    (self.code, self.types, self.owner) = (code, types, owner)
  }

  func note(_ word: String) { words.insert(word) }

  func refusal(_ message: String, at range: Range<Int>) -> Interruption {
    .refused(Refusal(file: file, offset: range.lowerBound, message: message))
  }

  // MARK: Running

  /// What JSON is read as.
  func read(_ json: JSONValue, _ function: CodeFunction) throws -> CodeValue {
    own = .nothing
    (steps, attempts) = (0, 0)
    _ = try call(function, [.decoder(ReadPlace(json: json, pointer: ""))])
    return own
  }

  /// What a case is written as.
  func write(_ value: CodeValue, _ function: CodeFunction) throws -> WrittenTree {
    own = value
    (steps, attempts) = (0, 0)
    let slot = Slot()
    _ = try call(function, [.encoder(slot)])
    return slot.tree
  }

  func call(_ function: CodeFunction, _ arguments: [CodeValue]) throws -> CodeValue {
    let (outer, outerFile) = (variables, file)
    defer { (variables, file) = (outer, outerFile) }
    file = function.file
    variables = [:]
    for (parameter, value) in zip(function.parameters, arguments) { variables[parameter.name] = value }
    let body = try parsed { try code.body(of: function) }
    return try value(of: body, expecting: function.result)
  }

  /// The value of a body, which its only expression may be.
  func value(of body: [Statement], expecting type: String?) throws -> CodeValue {
    if body.count == 1, case .expression(let expression) = body[0].kind {
      return try evaluate(expression, expecting: type)
    }
    let (outer, expected) = (result, type)
    result = expected
    defer { result = outer }
    if body.count == 1, type != nil {
      switch body[0].kind {
      case .choice, .branch:
        if case .left(let value) = try run(body, valued: true) { return value }
        return .nothing
      // Any other statement has no value.
      default: break
      }
    }
    if case .left(let value) = try run(body) { return value }
    return .nothing
  }

  private var result: String?

  func parsed<Value>(_ parse: () throws -> Value) throws -> Value {
    do {
      return try parse()
    } catch let refusal as Refusal {
      throw Interruption.refused(refusal)
    }
  }

  // MARK: Statements

  /// - Parameter valued: Whether the last expression is the value: `if` and `switch` as expressions.
  func run(_ body: [Statement], valued: Bool = false) throws -> Flow {
    for statement in body {
      let flow = try run(statement, valued: valued)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  private func scoped(_ body: [Statement], valued: Bool) throws -> Flow {
    let outer = variables
    defer { variables = variables.filter { outer[$0.key] != nil } }
    return try run(body, valued: valued)
  }

  private func run(_ statement: Statement, valued: Bool) throws -> Flow {
    steps += 1
    if steps > 20_000 { throw refusal("this code does not end", at: statement.range) }
    switch statement.kind {
    case .expression(let expression):
      let value = try evaluate(expression, expecting: result)
      return valued ? .left(value) : .next
    case .binding(let pattern, let type, let expression):
      guard let expression else { return .next }
      let value = try evaluate(expression, expecting: type)
      if try !matches(pattern, value) { throw refusal("this form of code is not understood", at: statement.range) }
      return .next
    case .assignment(let target, let expression):
      try assign(target, expression)
      return .next
    case .branch(let conditions, let then, let otherwise):
      let outer = variables
      if try holds(conditions) {
        let flow = try run(then, valued: valued)
        variables = variables.filter { outer[$0.key] != nil }
        return flow
      }
      variables = outer
      return try scoped(otherwise, valued: valued)
    case .guarded(let conditions, let otherwise):
      if try holds(conditions) { return .next }
      return try run(otherwise)
    case .choice(let subject, let choices): return try choose(subject, choices, valued: valued)
    case .attempt(let body, let handlers):
      attempts += handlers.isEmpty ? 0 : 1
      let outer = variables
      do {
        let flow = try scoped(body, valued: valued)
        attempts -= handlers.isEmpty ? 0 : 1
        return flow
      } catch Interruption.thrown where !handlers.isEmpty {
        attempts -= 1
        variables = variables.filter { outer[$0.key] != nil }
        guard let handler = handlers.last, handler.patterns.isEmpty else {
          throw refusal("which errors are caught here is not known; catch all of them, or none", at: statement.range)
        }
        variables["error"] = .error
        return try scoped(handler.body, valued: valued)
      }
    case .raise: throw Interruption.thrown
    case .leave(let expression):
      return .left(try expression.map { try evaluate($0, expecting: result) } ?? .nothing)
    case .stop: return .stopped
    case .proceed: return .proceeded
    case .fallThrough: return .fell
    case .declaration: return .next
    case .loop, .repetition:
      throw refusal("a loop has no counterpart: write the values as arrays", at: statement.range)
    }
  }

  private func assign(_ target: Expression, _ expression: Expression) throws {
    switch target.kind {
    case .name("self"): own = try evaluate(expression, expecting: owner)
    case .name("_"): _ = try evaluate(expression, expecting: nil)
    case .name(let name): variables[name] = try evaluate(expression, expecting: nil)
    // Nothing else of an enum can be assigned.
    default: throw refusal("this form of code is not understood", at: target.range)
    }
  }

  private func choose(_ subject: Expression, _ choices: [Choice], valued: Bool) throws -> Flow {
    let value = try evaluate(subject, expecting: nil)
    let outer = variables
    var isFalling = false
    for choice in choices {
      var matched = isFalling || choice.isDefault
      for (pattern, condition) in choice.patterns where !matched {
        variables = outer
        matched = try matches(pattern, value)
        if matched, let condition { matched = try isTrue(condition) }
      }
      guard matched else { continue }
      let flow = try run(choice.body, valued: valued)
      variables = variables.filter { outer[$0.key] != nil }
      switch flow {
      case .stopped: return .next
      case .fell: isFalling = true
      case .next, .left, .proceeded: return flow
      }
    }
    return .next
  }

  // MARK: Conditions

  private func holds(_ conditions: [CodeCondition]) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .availability: continue
      case .expression(let expression): if try !isTrue(expression) { return false }
      case .unwrapped(let pattern, let expression):
        let value = try evaluate(expression, expecting: nil)
        if case .null = value { return false }
        if try !matches(pattern, value) { return false }
      case .matched(let pattern, let expression):
        if try !matches(pattern, try evaluate(expression, expecting: nil)) { return false }
      }
    }
    return true
  }

  func isTrue(_ expression: Expression) throws -> Bool {
    guard case .known(.boolean(let value), _) = try evaluate(expression, expecting: "Bool") else {
      throw refusal("this condition depends on a value, which no annotation can", at: expression.range)
    }
    return value
  }

  /// Whether a value matches, with its parts in variables.
  func matches(_ pattern: Pattern, _ whole: CodeValue) throws -> Bool {
    let value = whole.bare
    switch pattern.kind {
    case .anything: return true
    case .name(let name):
      variables[name] = whole
      return true
    case .some(let inner):
      if case .null = value { return false }
      return try matches(inner, value)
    case .type: throw refusal("this pattern is not understood", at: pattern.range)
    case .tuple(let patterns):
      if patterns.count == 1 { return try matches(patterns[0], value) }
      guard case .tuple(let values) = value, values.count == patterns.count else {
        throw refusal("this pattern is not understood", at: pattern.range)
      }
      for (inner, part) in zip(patterns, values) { if try !matches(inner, part) { return false } }
      return true
    case .element("some", let parts?):
      if case .null = value { return false }
      return try matches(parts[0].pattern, value)
    case .element("none", .none) where value.isNull: return true
    case .element(let name, let parts):
      guard case .element(_, let own, let values) = value else {
        if case .null = value { return false }
        if case .key(let key) = value { return key == name }
        throw refusal("which case this is depends on a value, which no annotation can", at: pattern.range)
      }
      if own != name { return false }
      guard let parts, !(parts.count == 1 && values.count != 1) else {
        if let only = parts?.first?.pattern { return try matches(only, .tuple(values)) }
        return true
      }
      guard parts.count == values.count else { throw refusal("this pattern is not understood", at: pattern.range) }
      for (part, inner) in zip(parts, values) { if try !matches(part.pattern, inner) { return false } }
      return true
    case .value(let expression):
      if case .implicitMember(let name) = expression.kind {
        return try matches(Pattern(kind: .element(name, nil), range: pattern.range), value)
      }
      if case .element = value, case .member(_, let name) = expression.kind {
        return try matches(Pattern(kind: .element(name, nil), range: pattern.range), value)
      }
      return try areEqual(value, try evaluate(expression, expecting: nil), at: pattern.range)
    }
  }

  func areEqual(_ first: CodeValue, _ second: CodeValue, at range: Range<Int>) throws -> Bool {
    switch (first.bare, second.bare) {
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.known(let first, _), .known(let second, _)):
      for json in [first, second] {
        if let text = json.string { note(text) }
        if case .number(let text) = json { numbers.insert(text) }
      }
      return first == second
    case (.element(_, let first, let values), .element(_, let second, let others)):
      if values.isEmpty, others.isEmpty { return first == second }
    case (.key(let first), .key(let second)): return first == second
    // Other values are not known.
    default: break
    }
    throw refusal("this comparison depends on a value, which no annotation can", at: range)
  }
}

extension CodeValue {
  /// Without the place that it is read at.
  var bare: CodeValue { if case .read(let value, _) = self { value } else { self } }
  var isNull: Bool { if case .null = self { true } else { false } }
}
