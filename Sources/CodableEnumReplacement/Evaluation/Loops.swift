import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  /// `for x in list { try container.encode(x) }`, which writes the list; false for any other loop.
  func loop(over sequence: Expression, _ pattern: Pattern, _ body: [Statement]) throws -> Bool {
    guard case .name(let element) = pattern.kind, body.count == 1, case .expression(let expression) = body[0].kind,
      case .attempt(let attempted) = expression.kind, case .call(let callee, let arguments) = attempted.kind,
      case .member(let base, "encode") = callee.kind, case .name(let container) = base.kind,
      case .listWriter(let slot)? = variables[container],
      arguments.count == 1, arguments[0].label == nil, case .name(element) = arguments[0].value.kind
    else { return false }
    return encode(elementsOf: try evaluate(sequence, expecting: nil), to: slot)
  }

  /// Runs a loop over elements that the code has itself, such as `allCases`, or reads; nil for any other.
  func loop(
    overKnown sequence: Expression,
    _ pattern: Pattern,
    _ condition: Expression?,
    _ body: [Statement],
    _ label: String?
  ) throws -> Flow? {
    let range = sequence.range
    guard let elements = try elements(of: evaluate(sequence, expecting: nil), at: range) else { return nil }
    for (index, element) in elements.enumerated() {
      let flow = try round(index) { () -> Flow in
        guard try matches(pattern, element) else { return .next }
        if let condition, try !isTrue(condition) { return .next }
        return try run(body)
      }
      if let end = flow.endOfLoop(label) { return end }
    }
    return .next
  }

  /// The elements of a list of the code, of the keys of an object, or of an array that is read.
  private func elements(of value: CodeValue, at range: Range<Int>) throws -> [CodeValue]? {
    switch value.bare {
    case .list(let elements): return elements
    case .keys(let keys, _, _) where runsLoops:
      if keys.count > 1 { dependsOnOrder = true }
      return keys
    case .opaque(let type, .place(let pointer)) where runsLoops:
      guard case .array(let element) = type, let json = json(at: pointer) else { return nil }
      let list = ListReader(ReadPlace(json, at: pointer.keys, nil))
      var elements: [CodeValue] = []
      ask(.element(0), list.place, at: range.lowerBound)
      while let next = list.next {
        elements.append(try decode(element, next, at: range))
        list.index += 1
        ask(.element(list.index), list.place, at: range.lowerBound)
      }
      return elements
    // Other values have no elements that are known.
    default: return nil
    }
  }

  /// Runs a loop as often as its condition holds for the JSON that is read.
  func loop(
    whileTrue conditions: [CodeCondition],
    _ body: [Statement],
    runsFirst: Bool,
    _ label: String?,
    at range: Range<Int>
  ) throws -> Flow {
    for index in 0..<Self.mostRounds {
      let flow = try round(index) { () -> Flow in
        try index == 0 && runsFirst || holds(conditions) ? run(body) : .stopped(nil)
      }
      if let end = flow.endOfLoop(label) { return end }
    }
    throw refusal("this loop may not end, as far as can be told; read the values as arrays", at: range)
  }

  /// Runs a loop once. From the fourth round on, it asks what it asked before.
  private func round(_ index: Int, _ body: () throws -> Flow) throws -> Flow {
    let known = trace
    defer { if index > 2 { trace = known } }
    return try scoped(body)
  }

  /// Whether what a loop makes of JSON is compared with what is written.
  var runsLoops: Bool { isReading && makesStructs }

  /// More than the JSON that is tried has elements.
  private static let mostRounds = 64

  /// `list.append(x)`; false for any other statement.
  func adds(_ statement: Expression) throws -> Bool {
    guard case .call(let callee, let arguments) = statement.kind, case .member(let base, "append") = callee.kind,
      case .name(let name) = base.kind, case .list(let before)? = variables[name],
      arguments.count == 1, arguments[0].label == nil
    else { return false }
    let element = variables.type(of: name).flatMap { type in
      if case .array(let element) = type { element } else { nil }
    }
    return variables.assign(name, .list(before + [try evaluate(arguments[0].value, expecting: element)]))
  }

  /// `values[key] = x`, for a key that is not there yet; false for any other.
  func addsPair(_ base: Expression, _ arguments: [Argument], _ expression: Expression) throws -> Bool {
    guard case .name(let name) = base.kind, case .dictionary(let before)? = variables[name],
      arguments.count == 1, arguments[0].label == nil
    else { return false }
    let key = try evaluate(arguments[0].value, expecting: nil)
    guard let text = key.keyText, !before.contains(where: { $0.key.keyText == text }) else { return false }
    let value = try evaluate(expression, expecting: nil)
    return !value.isNull && variables.assign(name, .dictionary(before + [(key, value)]))
  }

  /// The array or the object whose elements a list or a dictionary of the code are, all of them and in their order;
  /// nil if it is made of others.
  func whole(of value: CodeValue) -> String? {
    switch value {
    case .list(let values):
      guard let first = values.first?.place, let whole = first.parent(of: "0"),
        json(at: whole)?.array?.count == values.count
      else { return nil }
      return values.indices.allSatisfy { values[$0].place == "\(whole)/\($0)" } ? whole : nil
    case .dictionary(let pairs):
      guard let first = pairs.first, let key = first.key.keyText, let whole = first.value.place?.parent(of: key),
        json(at: whole)?.members?.count == pairs.count
      else { return nil }
      let isWhole = pairs.allSatisfy { pair in pair.key.keyText.map { pair.value.place == "\(whole)/\($0)" } ?? false }
      return isWhole ? whole : nil
    // Nothing else has elements.
    default: return nil
    }
  }

  /// Writes all elements of a list, if nothing is before them.
  func encode(elementsOf value: CodeValue, to slot: Slot) -> Bool {
    guard case .opaque(let type, .value(let name)) = value.bare, case .list(let before) = slot.content, before.isEmpty,
      type.isArray || type.isSet
    else { return false }
    slot.fill(with: name)
    return true
  }

  /// `while !container.isAtEnd { list.append(try container.decode(T.self)) }`, which reads a list; false for any other
  /// loop.
  func loop(while conditions: [CodeCondition], _ body: [Statement]) throws -> Bool {
    guard conditions.count == 1, case .expression(let condition) = conditions[0],
      case .prefix("!", let atEnd) = condition.kind, case .member(let base, "isAtEnd") = atEnd.kind,
      case .name(let container) = base.kind, case .listReader(let reader)? = variables[container], reader.index == 0,
      case .expression(let last)? = body.last?.kind, case .call(let callee, let arguments) = last.withoutAttempt.kind,
      case .member(let target, "append") = callee.kind, case .name(let list) = target.kind,
      case .list(let before)? = variables[list], before.isEmpty, arguments.count == 1, arguments[0].label == nil
    else { return false }
    var element = arguments[0].value
    if body.count == 2, case .name(let name) = element.kind, case .binding(let pattern, nil, let value?) = body[0].kind,
      case .name(name) = pattern.kind
    {
      element = value
    } else if body.count != 1 {
      return false
    }
    guard case .call(let decode, let types) = element.withoutAttempt.kind, types.count == 1, types[0].label == nil,
      case .member(let source, "decode") = decode.kind, case .name(container) = source.kind,
      case .type(let type) = try evaluate(types[0].value, expecting: nil)
    else { return false }
    guard variables.assign(list, try self.decode(.array(type), reader.place, at: element.range)) else { return false }
    reader.index = reader.place.count ?? 0
    return true
  }
}

extension Evaluator.Flow {
  /// What a loop with a label does next; nil if it goes on.
  fileprivate func endOfLoop(_ label: String?) -> Self? {
    switch self {
    case .next, .proceeded(nil): nil
    case .proceeded(let name): name == label ? nil : self
    case .stopped(nil): .next
    case .left, .fell, .stopped: self
    }
  }
}

extension CodeValue {
  /// Where it is read, if it is what is there.
  fileprivate var place: String? {
    switch self {
    case .known(_, .place(let pointer)?), .opaque(_, .place(let pointer)), .read(_, at: let pointer): pointer
    case .text(let place): place.pointer
    // All others are made by the code.
    default: nil
    }
  }

  /// The text of a key of an object.
  fileprivate var keyText: String? {
    switch bare {
    case .known(.string(let text), nil): text
    // No other is a key.
    default: nil
    }
  }
}

extension TypeExpression {
  /// `Set<Int>`
  var isSet: Bool {
    if case .name(let components) = self { components.count == 1 && components[0].name == "Set" } else { false }
  }
}

extension String {
  /// A pointer without its last token; nil if that is another.
  fileprivate func parent(of token: String) -> String? {
    hasSuffix("/\(token)") ? String(dropLast(token.count + 1)) : nil
  }
}

extension Expression {
  /// Without `try`.
  fileprivate var withoutAttempt: Expression { if case .attempt(let inner) = kind { inner } else { self } }
}
