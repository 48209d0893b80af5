import CodableEnumGenerator

/// The variables that code sees, by name. What an inner scope declares ends with it, and hides what is outside.
struct Scopes {
  private struct Variable {
    var value: CodeValue
    /// As it is declared, or told by what it is made of.
    var type: TypeExpression?
    /// Whether it is of the code around a closure.
    var isCaptured = false
  }

  private var variables: [String: Variable] = [:]
  /// What the names that each open scope declares mean outside of it.
  private var hidden: [[String: Variable?]] = [[:]]

  /// The functions inside of the one that runs, by name, with the number of scopes that are open around each.
  private var functions: [String: [(function: CodeFunction, depth: Int)]] = [:]

  subscript(name: String) -> CodeValue? { variables[name]?.value }

  func type(of name: String) -> TypeExpression? { variables[name]?.type }

  mutating func open() { hidden.append([:]) }

  mutating func close() {
    for (name, outer) in hidden.popLast() ?? [:] { variables[name] = outer }
    if !functions.isEmpty { functions = functions.mapValues { $0.filter { $0.depth <= hidden.count } } }
  }

  mutating func declare(_ function: CodeFunction) {
    functions[function.name, default: []].append((function, hidden.count))
  }

  /// The innermost functions of a name that take some arguments.
  func functions(_ name: String, _ arguments: [Argument]) -> [CodeFunction] {
    let found = (functions[name] ?? []).filter { $0.function.taking(arguments) != nil }
    return found.filter { $0.depth == found.last?.depth }.map(\.function)
  }

  /// What a function inside of the one that runs sees.
  func seen(by function: CodeFunction) -> Scopes {
    let depth = functions[function.name]?.last { $0.function.range == function.range }?.depth ?? 0
    var scopes = self
    while scopes.hidden.count > depth { scopes.close() }
    scopes = scopes.captured
    scopes.open()
    return scopes
  }

  func hasFunction(_ name: String) -> Bool { functions[name]?.isEmpty == false }

  mutating func declare(_ name: String, _ value: CodeValue, type: TypeExpression? = nil) {
    let innermost = hidden.count - 1
    if hidden[innermost][name] == nil { hidden[innermost][name] = .some(variables[name]) }
    variables[name] = Variable(value: value, type: type)
  }

  /// Gives a variable another value; false if it has none here, or if a closure may keep it.
  mutating func assign(_ name: String, _ value: CodeValue) -> Bool {
    guard let old = variables[name], !old.isCaptured else { return false }
    for case .closure in variables.values.lazy.map(\.value) { return false }
    variables[name]?.value = value
    return true
  }

  /// Those that a closure keeps.
  var captured: Scopes {
    var captured = self
    captured.variables = variables.mapValues { Variable(value: $0.value, type: $0.type, isCaptured: true) }
    return captured
  }
}

extension Evaluator {
  /// Runs code in a scope of its own.
  func scoped<Value>(_ body: () throws -> Value) rethrows -> Value {
    variables.open()
    defer { variables.close() }
    return try body()
  }
}
