import CodableEnumGenerator

extension CodeValue {
  /// The types whose extensions may have more functions for it.
  fileprivate var containerTypes: [String] {
    switch self {
    case .decoder: ["Decoder"]
    case .keyedReader: ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]
    case .listReader: ["UnkeyedDecodingContainer"]
    case .valueReader: ["SingleValueDecodingContainer"]
    case .encoder: ["Encoder"]
    case .keyedWriter: ["KeyedEncodingContainer", "KeyedEncodingContainerProtocol"]
    case .listWriter: ["UnkeyedEncodingContainer"]
    case .valueWriter: ["SingleValueEncodingContainer"]
    // Nothing else reads or writes.
    default: []
    }
  }

  var isContainer: Bool { !containerTypes.isEmpty }

  fileprivate var keys: TypeExpression? {
    switch self {
    case .keyedReader(_, let keys), .keyedWriter(_, let keys): keys
    // No other has keys.
    default: nil
    }
  }
}

extension Evaluator {
  /// Calls a function in an extension of a coder or a container; nil if these files have none.
  func callHelper(
    _ name: String,
    on value: CodeValue,
    _ arguments: [Argument],
    expecting expected: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue? {
    if !code.extendsContainers { return nil }
    for type in value.containerTypes {
      let function = try extensionFunction(name, arguments, of: type, keys: value.keys, expecting: expected, at: range)
      guard let function else { continue }
      return try call(function, arguments, expecting: expected, keys: value.keys, on: value)
    }
    return nil
  }

  /// Whether these files have such a function for a coder or a container.
  func extends(_ value: CodeValue, by name: String, _ arguments: [Argument]) -> Bool {
    value.containerTypes.contains { type in
      code.functions(named: name, of: type).contains { $0.taking(arguments) != nil }
    }
  }

  /// What a closure or a function makes of a value.
  func apply(_ expression: Expression, to value: CodeValue) throws -> CodeValue {
    try scoped {
      guard case .closure(let closure) = expression.kind else {
        variables.declare("$0", value)
        let argument = Argument(label: nil, value: Expression(kind: .name("$0"), range: expression.range))
        return try call(expression, [argument], expecting: nil, at: expression.range)
      }
      variables.declare(closure.parameters.first ?? "$0", value)
      return try self.value(of: closure.body, expecting: nil)
    }
  }

  /// What a closure makes of an optional that is there.
  func map(_ expression: Expression, over value: CodeValue) throws -> CodeValue {
    let made = try apply(expression, to: value)
    guard var making = made.making else { return made }
    making.mayBeNil = false
    return .made(making)
  }

  /// What a closure in a variable makes.
  func call(
    _ closure: Closure,
    in captured: Scopes,
    of closureFile: Int,
    _ arguments: [Argument],
    at range: Range<Int>
  ) throws -> CodeValue {
    let values = try arguments.map { try evaluate($0.value, expecting: nil) }
    return try nested(in: file, at: range) {
      let (outer, outerFile) = (variables, file)
      defer { (variables, file) = (outer, outerFile) }
      (variables, file) = (captured, closureFile)
      variables.open()
      for (index, value) in values.enumerated() {
        variables.declare(index < closure.parameters.count ? closure.parameters[index] : "$\(index)", value)
      }
      return try self.value(of: closure.body, expecting: nil)
    }
  }

  /// `list[0]`, `values[key]`, `values[key, default: value]`
  func element(of base: Expression, _ arguments: [Argument], at range: Range<Int>) throws -> CodeValue {
    let unknown = unknownForm(at: range)
    let base = try evaluate(base, expecting: nil)
    guard let first = arguments.first, first.label == nil else { throw unknown }
    let key = try evaluate(first.value, expecting: nil)
    switch base {
    case .list(let values):
      guard arguments.count == 1, case .known(.number(let text), nil) = key, let index = Int(text) else {
        throw unknown
      }
      guard values.indices.contains(index) else { throw Interruption.trapped }
      return values[index]
    case .keys(let keys, _, isSet: false):
      guard arguments.count == 1, case .known(.number(let text), nil) = key, let index = Int(text) else {
        throw unknown
      }
      if keys.count > 1 { dependsOnOrder = true }
      guard keys.indices.contains(index) else { throw Interruption.trapped }
      return keys[index]
    case .dictionary(let pairs):
      guard arguments.count == 1 || arguments.count == 2 && arguments[1].label == "default" else { throw unknown }
      for pair in pairs { if try areEqual(key, pair.key, at: range) { return pair.value } }
      return arguments.count == 2 ? try evaluate(arguments[1].value, expecting: nil) : .null
    // Elements of values that are not known.
    default: throw unknown
    }
  }

  // MARK: Without effect

  /// Whether a statement only logs: it can't throw, and gets nothing that it could change.
  func isWithoutEffect(_ expression: Expression) throws -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    var root = callee
    while true {
      switch root.kind {
      case .member(let base, _), .itself(let base, _), .call(let base, _), .chained(let base): root = base
      case .name(let name):
        if variables[name] != nil || variables.hasFunction(name) || Self.stops.contains(name) { return false }
        let isOwn = [scope, owner, ""].contains { !functions(named: name, of: $0).isEmpty }
        guard !isOwn, arguments.allSatisfy({ isHarmless($0.value) }), isHarmless(callee) else { return false }
        if Self.debugStops.contains(name) { stopsWhenDebugged = true }
        return true
      // A function of an unknown value.
      default: return false
      }
    }
  }

  private static let stops: Set = ["self", "super", "fatalError", "precondition", "preconditionFailure"]
  /// What ends a process only where tests run.
  private static let debugStops: Set = ["assert", "assertionFailure"]

  private func isHarmless(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .attempt, .forcedAttempt: return false
    // Its parts say it.
    default: break
    }
    if case .name(let name) = expression.kind, variables[name]?.isContainer ?? false { return false }
    return expression.parts?.allSatisfy { isHarmless($0) } ?? false
  }
}
