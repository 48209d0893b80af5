import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// An error, as far as a `catch` can tell it.
enum ThrownError: String {
  case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
  /// No `DecodingError`.
  case foreign
  /// For a number that its type doesn't hold: some versions of Foundation throw a `DecodingError`, some their own.
  case unfitNumber
}

/// What ends an evaluation early.
enum Interruption: Error {
  /// The code throws an error: nil for a `DecodingError` of which nothing more is known.
  case thrown(ThrownError?)
  /// The code ends the process, which nothing catches.
  case trapped
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
  /// Whether code has run that ends a process in which assertions are checked.
  var stopsWhenDebugged = false
  /// Whether code has run that takes the first of several keys, which is any of them.
  var dependsOnOrder = false
  /// Where code has asked for the error of a number that its type doesn't hold.
  var doubt: Refusal?
  /// Whether that is no `DecodingError`, for now.
  var unfitNumbersAreForeign = false
  /// How many calls are open.
  private var depth = 0
  /// Whether the code itself reads the enum's JSON inside of other JSON; otherwise any is taken for it.
  var readsItself = false { didSet { known = KnownReadings() } }
  /// The strings that the code compares with or asks for.
  private(set) var words: Set<String> = []
  /// The numbers that the code compares with.
  private(set) var numbers: Set<String> = []

  /// What the code asks for in vain, or compares with; nil if nobody wants to know.
  var wishes: [Wish]?
  private struct Body: Hashable {
    var file: Int
    /// The index of its first token.
    var start: Int
  }

  private var bodies: [Body: [Statement]] = [:]
  private var readBodies: Set<Body> = []
  private(set) var isReading = false

  /// Where the objects are that calls made a struct of, by where the calls are.
  var parentsOfWholes: [String: String] = [:]
  private var root: JSONValue = .null
  /// Keeps what is looked at in the root; nil if nobody wants to know.
  private var looks: Looks?
  private var known = KnownReadings()
  /// What is read already, by the numbers in what is known.
  private var readings: [Reading] = []
  /// The coders of the values that are written.
  private(set) var coders: [String: String] = [:]
  /// Where seconds are read as a date.
  private(set) var seconds: Set<String> = []

  func write(_ value: String, by coder: String) { coders[value] = coder }
  func readSeconds(at pointer: String) { seconds.insert(pointer) }

  private(set) lazy var ownDecoder = code.functions[owner]?.first(where: \.isDecoder)
  var lookups = Lookups()
  var tagEvaluators: [String: Evaluator] = [:]

  /// What JSON is read as, and what the code did besides.
  private struct Reading {
    var outcome: HandWritten.Outcome?
    var seconds: Set<String>
    var stopsWhenDebugged: Bool
    var dependsOnOrder: Bool
  }

  enum Flow { case next, left(CodeValue), stopped, proceeded, fell }

  init(_ code: CodeTypes, _ types: AnnotationTrial, owner: String) {
    (self.code, self.types, self.owner) = (code, types, owner)
  }

  func note(_ word: String) { words.insert(word) }
  func noteNumber(_ number: String) { numbers.insert(number) }

  func wish(_ kind: @autoclosure () -> Wish.Kind, at pointer: @autoclosure () -> String) {
    wishes?.append(Wish(pointer: pointer(), kind: kind()))
  }

  /// Whether the code that was run to read has a name in it.
  func readingNames(_ name: String) -> Bool {
    readBodies.contains { body in
      var cursor = code.cursors[body.file]
      cursor.index = body.start
      if cursor.at(.leftBrace) { cursor.skipBrackets() } else { cursor.advance() }
      return cursor.tokens[body.start..<cursor.index].contains { token in
        token.isWord && unquoted(cursor.source.text(token.range)) == name
      }
    }
  }

  /// The statements at a place, which are parsed once.
  func body(_ file: Int, _ place: Int, _ parse: () throws -> [Statement]) throws -> [Statement] {
    let key = Body(file: file, start: place)
    if isReading { readBodies.insert(key) }
    if let known = bodies[key] { return known }
    do {
      let body = try parse()
      bodies[key] = body
      return body
    } catch let refusal as Refusal {
      throw Interruption.refused(refusal)
    }
  }

  func refusal(_ message: String, at range: Range<Int>) -> Interruption {
    .refused(Refusal(file: file, offset: range.lowerBound, message: message))
  }

  // MARK: Running

  /// What code makes; nil if it throws, or ends the process.
  func outcome<Value>(_ body: () throws -> Value?) throws(Refusal) -> Value? {
    do {
      return try body()
    } catch Interruption.refused(let refusal) {
      throw refusal
    } catch Interruption.trapped {
      stopsWhenDebugged = true
      return nil
    } catch {
      // An error of the code itself.
      return nil
    }
  }

  /// What JSON is read as.
  func read(_ json: JSONValue, _ function: CodeFunction) throws -> CodeValue {
    own = .nothing
    (root, seconds, isReading) = (json, [], true)
    (stopsWhenDebugged, dependsOnOrder, doubt) = (false, false, nil)
    (depth, attempts) = (0, 0)
    looks = wishes == nil ? Looks() : nil
    _ = try call(function, [.decoder(ReadPlace(json, looks))])
    return own
  }

  /// What a part of JSON is read as.
  ///
  /// - Parameter outer: The code that asks for it.
  func read(_ place: ReadPlace, by function: CodeFunction, in outer: Evaluator) throws -> CodeValue {
    own = .nothing
    (root, looks, seconds, isReading) = (outer.root, outer.looks, [], true)
    (stopsWhenDebugged, dependsOnOrder, doubt) = (false, false, nil)
    (depth, attempts, unfitNumbersAreForeign) = (outer.depth, outer.attempts, outer.unfitNumbersAreForeign)
    _ = try call(function, [.decoder(place)])
    return own
  }

  /// What is read of JSON; what is known is not read again.
  func reading(_ json: JSONValue, _ read: () throws -> HandWritten.Outcome) throws(Refusal) -> HandWritten.Outcome? {
    if wishes == nil, let number = known.number(of: json) {
      let reading = readings[number]
      (seconds, stopsWhenDebugged, dependsOnOrder) = (
        reading.seconds, reading.stopsWhenDebugged, reading.dependsOnOrder
      )
      return reading.outcome
    }
    let outcome = try self.outcome(read)
    if let doubt {
      // Either error must come to the same.
      unfitNumbersAreForeign = true
      defer { unfitNumbersAreForeign = false }
      if try self.outcome(read) != outcome { throw doubt }
      return outcome
    }
    if let looks {
      known.keep(readings.count, of: json, looks)
      readings.append(
        Reading(
          outcome: outcome,
          seconds: seconds,
          stopsWhenDebugged: stopsWhenDebugged,
          dependsOnOrder: dependsOnOrder
        )
      )
    }
    return outcome
  }

  func json(at pointer: String) -> JSONValue? {
    looks?.add(.all, at: pointer.keys)
    return root.part(at: pointer.keys)
  }

  /// What an initializer makes.
  func make(_ argument: CodeValue, by function: CodeFunction, in outer: Evaluator) throws -> CodeValue {
    let own = own
    defer { self.own = own }
    self.own = .nothing
    if outer !== self { (depth, attempts) = (outer.depth, outer.attempts) }
    if case .null = try call(function, [argument]) { return .null }
    return self.own
  }

  /// What a case is written as.
  ///
  /// - Parameter outer: The code that asks for it.
  func write(_ value: CodeValue, _ function: CodeFunction, in outer: Evaluator? = nil) throws -> WrittenTree {
    own = value
    (coders, isReading, stopsWhenDebugged) = ([:], false, false)
    (depth, attempts) = (outer?.depth ?? 0, 0)
    let slot = Slot()
    _ = try call(function, [.encoder(slot)])
    return slot.tree
  }

  /// Reads the enum's JSON in a part of what is read.
  func readItself(_ json: JSONValue, by function: CodeFunction) throws {
    let (outer, outerRoot, outerSeconds, outerWishes, outerLooks) = (own, root, seconds, wishes, looks)
    defer { (own, root, seconds, wishes, looks) = (outer, outerRoot, outerSeconds, outerWishes, outerLooks) }
    (own, root, looks) = (.nothing, json, nil)
    _ = try call(function, [.decoder(ReadPlace(json, nil))])
  }

  func call(_ function: CodeFunction, _ arguments: [CodeValue]) throws -> CodeValue {
    try nested(in: function.file, at: function.range) {
      let (outer, outerFile) = (variables, file)
      defer { (variables, file) = (outer, outerFile) }
      return try run(function, arguments)
    }
  }

  /// Real code has only a few calls inside of each other.
  func nested<Value>(in file: Int, at range: Range<Int>, _ body: () throws -> Value) throws -> Value {
    if depth == 24 {
      let message = "this code does not end, as far as can be told; keep it"
      throw Interruption.refused(Refusal(file: file, offset: range.lowerBound, message: message))
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func run(_ function: CodeFunction, _ arguments: [CodeValue]) throws -> CodeValue {
    file = function.file
    variables = [:]
    for (parameter, value) in zip(function.parameters, arguments) {
      variables[parameter.name] = value
      // `_ type: T.Type`
      if case .type = value, parameter.type.hasSuffix(".Type") { variables[String(parameter.type.dropLast(5))] = value }
    }
    let body = try body(function.file, function.body) { try code.body(of: function) }
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
