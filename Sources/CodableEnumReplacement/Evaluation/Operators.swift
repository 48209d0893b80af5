import CodableEnumGenerator
import CodableEnumJSON

/// What stands around a sign, and the type that is expected there.
private struct Operands {
  let first: Expression
  let second: Expression
  let type: TypeExpression?
  let range: Range<Int>
}

extension Evaluator {
  private static let infixes: [String: @Sendable (Evaluator, Operands) throws -> CodeValue] = [
    "??": {
      let value = try $0.evaluate($1.first, expecting: $1.type.map { .optional($0.withoutOptional) })
      if let making = value.making { throw Interruption.refused(making.refusal) }
      return value.isNull ? try $0.evaluate($1.second, expecting: $1.type) : value
    },
    "&&": { .known(.boolean(try $0.isTrue($1.first) && $0.isTrue($1.second)), nil) },
    "||": { .known(.boolean(try $0.isTrue($1.first) || $0.isTrue($1.second)), nil) },
    "==": { .known(.boolean(try $0.areEqual($1)), nil) },
    "!=": { .known(.boolean(try !$0.areEqual($1)), nil) },
  ]

  private static let prefixes: [String: @Sendable (Evaluator, Expression, TypeExpression?) throws -> CodeValue] = [
    // An argument that is `inout`.
    "&": { try $0.evaluate($1, expecting: $2) },
    "!": { evaluator, inner, _ in .known(.boolean(try !evaluator.isTrue(inner)), nil) },
  ]

  func infix(
    _ sign: String,
    _ first: Expression,
    _ second: Expression,
    _ type: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue {
    // What an operator of these files does to a variable is not known.
    if sign == "+=", code.operators[sign] != nil { throw ownOperator(sign, at: range) }
    if let own = try callOwn(sign, [first, second], at: range) { return own }
    if let order = Self.orders[sign] {
      let (value, other) = (try evaluate(first, expecting: nil), try evaluate(second, expecting: nil))
      guard let isTrue = try isOrdered(value, other, order, at: range) else { throw unknownOperator(sign, at: range) }
      return .known(.boolean(isTrue), nil)
    }
    if let value = Self.infixes[sign] {
      return try value(self, Operands(first: first, second: second, type: type, range: range))
    }
    if let value = try constant(sign == "+=" ? "+" : sign, first, second) { return value }
    throw unknownOperator(sign, at: range)
  }

  /// What is made of texts and numbers of the code itself; nil for others, of which nothing is read.
  private func constant(_ sign: String, _ first: Expression, _ second: Expression) throws -> CodeValue? {
    if !first.isReference || !second.isReference { return nil }
    switch (sign, try evaluate(first, expecting: nil).bare, try evaluate(second, expecting: nil).bare) {
    case ("+", .known(.string(let first), nil), .known(.string(let second), nil)):
      return .known(.string(first + second), nil)
    case ("...", let lower, let upper), ("..<", let lower, let upper):
      guard let first = lower.ownNumber, let last = upper.ownNumber, (0..<64).contains(last - first) else { return nil }
      let numbers = sign == "..." ? Array(first...last) : Array(first..<last)
      return .list(numbers.map { .known(.number("\($0)"), nil) })
    case (_, .known(.number(let first), nil), .known(.number(let second), nil)):
      guard let first = Int(first), let second = Int(second), let value = Self.arithmetic[sign]?(first, second) else {
        return nil
      }
      if value.overflow { throw Interruption.trapped }
      return .known(.number("\(value.partialValue)"), nil)
    // Of other values, a coder makes what is needed.
    default: return nil
    }
  }

  private static let arithmetic: [String: @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)] = [
    "+": { $0.addingReportingOverflow($1) }, "-": { $0.subtractingReportingOverflow($1) },
    "*": { $0.multipliedReportingOverflow(by: $1) },
  ]

  func prefix(_ sign: String, _ inner: Expression, _ type: TypeExpression?, at range: Range<Int>) throws -> CodeValue {
    if let own = try callOwn(sign, [inner], at: range) { return own }
    guard let value = Self.prefixes[sign] else { throw unknownOperator(sign, at: range) }
    return try value(self, inner, type)
  }

  /// What an operator of these files makes; nil if they have none for such values.
  func callOwn(_ sign: String, _ operands: [Expression], at range: Range<Int>) throws -> CodeValue? {
    guard let all = code.operators[sign] else { return nil }
    let arguments = operands.map { Argument(label: nil, value: $0) }
    let taking = all.filter { $0.parameters.count == operands.count && mayTake(arguments, $0) }
    if taking.isEmpty { return nil }
    guard taking.count == 1, takes(arguments, taking[0]) else { throw ownOperator(sign, at: range) }
    let values = try operands.map { try evaluate($0, expecting: nil) }
    return try call(taking[0], values)
  }

  /// Refuses to compare values of a type with a `==` of its own, where no code of the user's does.
  func refuseOwnEquality(of value: CodeValue, at range: Range<Int>) throws {
    guard let typeName = value.elementTypeName, let all = code.operators["=="] else { return }
    let isOwn = all.contains { $0.owner == typeName || $0.parameters.contains { resolve($0.type) == typeName } }
    if isOwn { throw ownOperator("==", at: range) }
  }

  func ownOperator(_ sign: String, at range: Range<Int>) -> Interruption {
    refusal(
      "whether this '\(sign)' is the one of these files is not known; write it another way, or keep this code",
      at: range
    )
  }

  private func unknownOperator(_ sign: String, at range: Range<Int>) -> Interruption {
    refusal("there is no option for what '\(sign)' does to a value here; a coder can do it: coders:", at: range)
  }

  private func areEqual(_ operands: Operands) throws -> Bool {
    let value = try evaluate(operands.first, expecting: nil)
    // `keys.first == .type`, where no key is.
    if value.isNull, case .implicitMember(let name) = operands.second.kind, name != "none" { return false }
    let other = try evaluate(operands.second, expecting: typeBeside(value))
    return try areEqual(value, other, at: operands.range)
  }
}

extension CodeValue {
  /// An integer of the code, or how many elements there are; nil for any other.
  fileprivate var ownNumber: Int? {
    switch self {
    case .known(let json, nil), .known(let json, .length?): json.integer
    // No number, or one that is read.
    default: nil
    }
  }
}

extension Expression {
  /// Whether it only names what is there, or is made of such: `prefix + "a"`
  fileprivate var isReference: Bool {
    switch kind {
    case .text, .interpolation, .integer, .name: true
    case .member(let base, _), .itself(let base, _): base.isReference
    case .tuple(let parts): parts.count == 1 && parts[0].value.isReference
    case .infix(_, let first, let second): first.isReference && second.isReference
    // Whatever else is called may read.
    default: false
    }
  }
}
