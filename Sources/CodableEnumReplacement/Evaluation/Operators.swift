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
      let value = try $0.evaluate($1.first, expecting: $1.type)
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
    if let own = try callOwn(sign, [first, second], at: range) { return own }
    if let order = Self.orders[sign] {
      let (value, other) = (try evaluate(first, expecting: nil), try evaluate(second, expecting: nil))
      guard let isTrue = try isOrdered(value, other, order, at: range) else { throw unknownOperator(sign, at: range) }
      return .known(.boolean(isTrue), nil)
    }
    guard let value = Self.infixes[sign] else { throw unknownOperator(sign, at: range) }
    return try value(self, Operands(first: first, second: second, type: type, range: range))
  }

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
    let other = try evaluate(operands.second, expecting: elementType(of: value))
    return try areEqual(value, other, at: operands.range)
  }
}
