import CodableEnumJSON

// What statements do, one after the other.
extension Evaluator {
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
    defer { leaveScope(to: outer) }
    return try run(body, valued: valued)
  }

  /// Forgets the variables that are not in the scope around.
  private func leaveScope(to outer: [String: CodeValue]) {
    if variables.count > outer.count { variables = variables.filter { outer[$0.key] != nil } }
  }

  private func run(_ statement: Statement, valued: Bool) throws -> Flow {
    switch statement.kind {
    case .expression(let expression):
      if !valued, try isWithoutEffect(expression) { return .next }
      let value = try evaluate(expression, expecting: result)
      return valued ? .left(value) : .next
    case .binding(let pattern, let type, let expression):
      guard let expression else {
        if case .name(let name) = pattern.kind { variables[name] = .unset(type) }
        return .next
      }
      let value = try evaluate(expression, expecting: type)
      if try !matches(pattern, value) {
        throw refusal(
          "this form of code is not understood; write it more simply, or keep this code",
          at: statement.range
        )
      }
      return .next
    case .assignment(let target, let expression):
      try assign(target, expression)
      return .next
    case .branch(let conditions, let then, let otherwise):
      let outer = variables
      if try holds(conditions) {
        let flow = try run(then, valued: valued)
        leaveScope(to: outer)
        return flow
      }
      variables = outer
      return try scoped(otherwise, valued: valued)
    case .guarded(let conditions, let otherwise):
      if try holds(conditions) { return .next }
      return try run(otherwise)
    case .choice(let subject, let choices): return try choose(subject, choices, valued: valued)
    case .attempt(let body, let handlers): return try attempt(body, handlers, valued: valued)
    case .raise(let expression): throw Interruption.thrown(try thrown(expression))
    case .leave(let expression):
      return .left(try expression.map { try evaluate($0, expecting: result) } ?? .nothing)
    case .stop: return .stopped
    case .proceed: return .proceeded
    case .fallThrough: return .fell
    case .declaration: return .next
    case .loop(let pattern, let sequence, nil, let body):
      if try loop(over: sequence, pattern, body) { return .next }
      throw refusal("a loop has no counterpart; write the values as arrays", at: statement.range)
    case .repetition(let conditions, let body):
      if try loop(while: conditions, body) { return .next }
      throw refusal("a loop has no counterpart; read the values as arrays", at: statement.range)
    case .loop:
      throw refusal("a loop has no counterpart; write the values as arrays", at: statement.range)
    }
  }

  private func attempt(_ body: [Statement], _ handlers: [Handler], valued: Bool) throws -> Flow {
    // An error that is caught to throw another is none less.
    let open = handlers.contains { !$0.onlyThrows } ? 1 : 0
    attempts += open
    let outer = variables
    do {
      let flow = try scoped(body, valued: valued)
      attempts -= open
      return flow
    } catch Interruption.thrown(let error) where !handlers.isEmpty {
      attempts -= open
      for handler in handlers {
        leaveScope(to: outer)
        variables["error"] = .error(error)
        var isCaught = handler.patterns.isEmpty
        for (pattern, condition) in handler.patterns where !isCaught {
          isCaught = try matches(pattern, .error(error))
          if isCaught, let condition { isCaught = try isTrue(condition) }
        }
        guard isCaught else { continue }
        let flow = try run(handler.body, valued: valued)
        leaveScope(to: outer)
        return flow
      }
      throw Interruption.thrown(error)
    }
  }

  /// `DecodingError.dataCorrupted(…)`, `error`, or another.
  private func thrown(_ expression: Expression) throws -> ThrownError? {
    switch expression.kind {
    case .name(let name):
      if case .error(let error)? = variables[name] { return error }
      return .foreign
    case .call(let callee, _):
      guard case .member(let base, let name) = callee.kind, case .name("DecodingError") = base.kind else {
        return .foreign
      }
      return ThrownError(rawValue: name == "dataCorruptedError" ? "dataCorrupted" : name)
    // Any other value is an error of the code's own.
    default: return .foreign
    }
  }

  private func assign(_ target: Expression, _ expression: Expression) throws {
    switch target.kind {
    case .name("self"): own = try evaluate(expression, expecting: owner)
    case .name("_"): _ = try evaluate(expression, expecting: nil)
    case .name(let name):
      var type: String?
      if case .unset(let declared)? = variables[name] { type = declared }
      variables[name] = try evaluate(expression, expecting: type)
    // Nothing else of an enum can be assigned.
    default:
      throw refusal("this form of code is not understood; write it more simply, or keep this code", at: target.range)
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
      leaveScope(to: outer)
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
    try isTrue(evaluate(expression, expecting: "Bool"), at: expression.range)
  }

  func isTrue(_ value: CodeValue, at range: Range<Int>) throws -> Bool {
    guard case .known(.boolean(let value), _) = value else {
      throw refusal("this condition depends on a value; a coder or the payload's type can check it", at: range)
    }
    return value
  }
}
