import CodableEnumGenerator
import CodableEnumJSON

// What statements do, one after the other.
extension Evaluator {
  /// - Parameter valued: Whether the last expression is the value: `if` and `switch` as expressions.
  func run(_ body: [Statement], valued: Bool = false) throws -> Flow {
    // Functions may be called above their declaration.
    for case .function(let function) in body.lazy.map(\.kind) { variables.declare(function) }
    return try run(body[...], valued: valued)
  }

  private func run(_ body: ArraySlice<Statement>, valued: Bool) throws -> Flow {
    for (index, statement) in zip(body.indices, body) {
      if case .deferred(let last) = statement.kind {
        return try run(body[(index + 1)...], before: last, valued: valued)
      }
      let flow = try run(statement, valued: valued)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  /// Runs what `defer` says, however the rest ends.
  private func run(_ rest: ArraySlice<Statement>, before last: [Statement], valued: Bool) throws -> Flow {
    do {
      let flow = try run(rest, valued: valued)
      _ = try scoped(last, valued: false)
      return flow
    } catch Interruption.thrown(let error) {
      _ = try scoped(last, valued: false)
      throw Interruption.thrown(error)
    }
  }

  private func scoped(_ body: [Statement], valued: Bool) throws -> Flow { try scoped { try run(body, valued: valued) } }

  private func run(_ statement: Statement, labeled label: String? = nil, valued: Bool) throws -> Flow {
    switch statement.kind {
    case .expression(let expression):
      if !valued, try adds(expression) { return .next }
      if !valued, try isWithoutEffect(expression) {
        lose(isReading ? .readingCall : .writingCall, expression)
        return .next
      }
      let value = try evaluate(expression, expecting: result)
      if !valued { try refuseUnused(value) }
      return valued ? .left(value) : .next
    case .binding(let pattern, let type, let expression):
      try bind(pattern, type, expression, by: statement)
      return .next
    case .assignment(let target, let expression):
      try assign(target, expression)
      return .next
    case .branch(let conditions, let then, let otherwise):
      let flow = try scoped { try holds(conditions, else: otherwise) ? scoped(then, valued: valued) : nil }
      return try flow ?? scoped(otherwise, valued: valued)
    case .guarded(let conditions, let otherwise):
      if try holds(conditions, else: otherwise) { return .next }
      return try scoped(otherwise, valued: valued)
    case .choice(let subject, let choices): return try choose(subject, choices, valued: valued, at: statement.range)
    case .attempt(let body, let handlers): return try attempt(body, handlers, valued: valued)
    case .raise(let expression):
      let error = try thrown(expression)
      // One that was caught has a name.
      if error == .foreign, attempts == 0, expression.isOwnError {
        lose(isReading ? .readingError : .writingError, expression)
      }
      throw Interruption.thrown(error)
    case .leave(let expression):
      return .left(try expression.map { try evaluate($0, expecting: result) } ?? .nothing)
    case .labeled(let name, let inner):
      let flow = try run(inner, labeled: name, valued: valued)
      if case .stopped(name) = flow { return .next }
      return flow
    case .stop(let name): return .stopped(name)
    case .proceed(let name): return .proceeded(name)
    case .fallThrough: return .fell
    case .function, .deferred: return .next
    case .declaration: return try declareLocalType(statement.range)
    case .loop(let pattern, let sequence, nil, let body) where try loop(over: sequence, pattern, body): return .next
    case .loop(let pattern, let sequence, let condition, let body):
      if let flow = try loop(overKnown: sequence, pattern, condition, body, label) { return flow }
      throw refusal("a loop has no counterpart; write the values as arrays", at: statement.range)
    case .repetition(let conditions, let body, let runsFirst):
      if try !runsFirst && loop(while: conditions, body) { return .next }
      if runsLoops { return try loop(whileTrue: conditions, body, runsFirst: runsFirst, label, at: statement.range) }
      let way = isReading ? "read" : "write"
      throw refusal("a loop has no counterpart; \(way) the values as arrays", at: statement.range)
    }
  }

  private func bind(
    _ pattern: Pattern,
    _ written: TypeExpression?,
    _ expression: Expression?,
    by statement: Statement
  ) throws {
    let type = try written.map { try absolute($0, at: statement.range) }
    guard let expression else {
      if case .name(let name) = pattern.kind { variables.declare(name, .unset(type), type: type) }
      return
    }
    var value = try evaluate(expression, expecting: type)
    if case .name(let name) = pattern.kind { value = declare(value, as: name, type, by: statement) }
    if try !matches(pattern, value, type ?? staticType(of: expression)) { throw unknownForm(at: statement.range) }
  }

  /// What is made and thrown away may still have thrown an error.
  private func refuseUnused(_ value: CodeValue) throws {
    if let making = value.making { throw Interruption.refused(making.refusal) }
  }

  private func attempt(_ body: [Statement], _ handlers: [Handler], valued: Bool) throws -> Flow {
    // An error that is caught to throw another is none less.
    let open = handlers.contains { !$0.onlyThrows } ? 1 : 0
    attempts += open
    do {
      let flow = try scoped(body, valued: valued)
      attempts -= open
      return flow
    } catch Interruption.thrown(let error) where !handlers.isEmpty {
      attempts -= open
      for handler in handlers {
        let flow = try scoped { () -> Flow? in
          variables.declare("error", .error(error))
          var isCaught = handler.patterns.isEmpty
          for (pattern, condition) in handler.patterns where !isCaught {
            isCaught = try matches(pattern, .error(error))
            if isCaught, let condition { isCaught = try isTrue(condition) }
          }
          return isCaught ? try scoped(handler.body, valued: valued) : nil
        }
        if let flow { return flow }
      }
      throw Interruption.thrown(error)
    }
  }

  /// `DecodingError.dataCorrupted(…)`, `error`, or another.
  func thrown(_ expression: Expression) throws -> ThrownError? {
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
    case .name("self"): own = try evaluate(expression, expecting: selfType)
    case .name("_"): try refuseUnused(try evaluate(expression, expecting: nil))
    case .name(let name):
      let value = try evaluate(expression, expecting: variables.type(of: name))
      if !variables.assign(name, value) { throw unknownForm(at: target.range) }
    case .member(let base, let name) where isProperty(name, of: base):
      _ = variables.assign(name, try evaluate(expression, expecting: variables.type(of: name)))
    case .index(let base, let arguments):
      if try addsPair(base, arguments, expression) { return }
      throw unknownForm(at: target.range)
    // Nothing else of an enum can be assigned.
    default:
      if try configures(target, by: expression) { return }
      throw unknownForm(at: target.range)
    }
  }

  private func choose(
    _ subject: Expression,
    _ choices: [Choice],
    valued: Bool,
    at range: Range<Int>
  ) throws -> Flow {
    let value = try evaluate(subject, expecting: nil)
    if let making = value.making { throw Interruption.refused(making.refusal) }
    let type = staticType(of: subject)
    var isFalling = false
    for choice in choices[firstChoice(of: choices, for: value, at: range)...] {
      guard let flow = try scoped({ try flow(of: choice, value, type, isFalling, valued: valued) }) else { continue }
      switch flow {
      case .stopped(nil): return .next
      case .fell: isFalling = true
      case .next, .left, .proceeded, .stopped: return flow
      }
    }
    return .next
  }

  /// What a choice does; nil if it doesn't match.
  private func flow(
    of choice: Choice,
    _ value: CodeValue,
    _ type: TypeExpression?,
    _ isFalling: Bool,
    valued: Bool
  ) throws -> Flow? {
    if isFalling || choice.isDefault { return try scoped(choice.body, valued: valued) }
    for (pattern, condition) in choice.patterns {
      let flow = try scoped { () -> Flow? in
        guard try matches(pattern, value, type) else { return nil }
        if let condition, try !isTrue(condition) { return nil }
        return try scoped(choice.body, valued: valued)
      }
      if let flow { return flow }
    }
    return nil
  }

  // MARK: Conditions

  /// - Parameter otherwise: What runs if they don't hold; a coder may throw instead.
  func holds(_ conditions: [CodeCondition], else otherwise: [Statement] = []) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        let value = try evaluate(expression, expecting: .bool)
        if let making = value.making, otherwise.onlyThrow {
          try require(making, else: otherwise)
        } else if try !isTrue(value, at: expression.range) {
          return false
        }
      case .unwrapped(let pattern, let expression):
        var value = try evaluate(expression, expecting: nil)
        if let making = value.making {
          guard otherwise.onlyThrow, case .name(let name) = pattern.kind else {
            throw Interruption.refused(making.refusal)
          }
          value = try unwrap(making, as: name, else: otherwise)
        }
        if case .null = value { return false }
        if try !matches(pattern, value, staticType(of: expression)?.withoutOptional) { return false }
      case .matched(let pattern, let expression):
        let value = try evaluate(expression, expecting: nil)
        if try !matches(pattern, value, staticType(of: expression)) { return false }
      }
    }
    return true
  }

  func isTrue(_ expression: Expression) throws -> Bool {
    try isTrue(evaluate(expression, expecting: .bool), at: expression.range)
  }

  func isTrue(_ value: CodeValue, at range: Range<Int>) throws -> Bool {
    if let making = value.making { throw Interruption.refused(making.refusal) }
    guard case .known(.boolean(let isTrue), let origin) = value.bare else {
      throw refusal("this condition depends on a value; a coder or the payload's type can check it", at: range)
    }
    // One that is read is asked for, and may be the other.
    if let pointer = origin?.pointer {
      ask(.equality(.boolean(!isTrue)), origin, at: range.lowerBound)
      wish(.json(.boolean(isTrue)), at: pointer)
      wish(.json(.boolean(!isTrue)), at: pointer)
    }
    return isTrue
  }
}
