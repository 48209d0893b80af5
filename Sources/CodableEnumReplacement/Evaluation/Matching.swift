import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  /// Whether a value matches, with its parts in variables.
  ///
  /// - Parameter type: Its type, if that is known.
  func matches(_ pattern: Pattern, _ whole: CodeValue, _ type: TypeExpression? = nil) throws -> Bool {
    // Not all patterns look at it.
    lazy var value = whole.bare
    switch pattern.kind {
    case .anything: return true
    case .name(let name):
      variables.declare(name, whole, type: type)
      return true
    // Whether it is there, or what it is, only runs tell.
    case _ where whole.making != nil:
      throw Interruption.refused(whole.making?.refusal ?? unknownErrors(at: pattern.range))
    case .some(let inner):
      if case .null = value { return false }
      return try matches(inner, whole, type?.withoutOptional)
    case .type(let type): return try isError(value, type, at: pattern.range)
    case .typed(let inner, let type):
      return try isError(value, type, at: pattern.range) && matches(inner, whole)
    case .tuple(let patterns):
      if patterns.count == 1 { return try matches(patterns[0], value, type) }
      guard case .tuple(let values) = value, values.count == patterns.count else {
        throw refusal("this pattern is not understood; match cases, tags and errors by name", at: pattern.range)
      }
      for (inner, part) in zip(patterns, values) { if try !matches(inner, part) { return false } }
      return true
    case .element("some", let parts?) where !isOwnCase("some", of: value):
      if case .null = value { return false }
      return try matches(parts[0].pattern, value, type?.withoutOptional)
    case .element("some", nil) where !isOwnCase("some", of: value): return !value.isNull
    case .element("none", nil) where value.isNull || type?.isOptional ?? false: return value.isNull
    case .element(let name, let parts): return try matches(name, parts, value, at: pattern.range)
    case .value(let expression): return try matches(expression, value, at: pattern.range)
    }
  }

  /// Whether a value is what an expression is.
  private func matches(_ expression: Expression, _ value: CodeValue, at range: Range<Int>) throws -> Bool {
    if case .implicitMember(let name) = expression.kind {
      return try matches(Pattern(kind: .element(name, nil), range: range), value)
    }
    if case .element = value, case .member(_, let name) = expression.kind {
      return try matches(Pattern(kind: .element(name, nil), range: range), value)
    }
    if case .error = value, case .member(_, let name) = expression.kind {
      return try matches(Pattern(kind: .element(name, nil), range: range), value)
    }
    if code.operators["~="]?.contains(where: { mayTake([Argument(label: nil, value: expression)], $0) }) ?? false {
      throw ownOperator("~=", at: range)
    }
    if let isInside = try isInRange(value, expression) { return isInside }
    return try areEqual(value, try evaluate(expression, expecting: typeBeside(value)), at: range)
  }

  private func matches(
    _ name: String,
    _ parts: [(label: String?, pattern: Pattern)]?,
    _ value: CodeValue,
    at range: Range<Int>
  ) throws -> Bool {
    if case .error(let error) = value {
      guard let error = settled(error, at: range) else { throw unknownError(at: range) }
      for part in parts ?? [] { if try !matches(part.pattern, .message) { return false } }
      return error.rawValue == name
    }
    guard case .element(let typeName, let own, let values) = value else {
      if case .null = value { return false }
      if case .key(let key) = value { return key == name }
      if case .opaque(let type, _) = value, resolve(type) == nil, types.reads(.null, as: type) == nil {
        throw refusal(unknownName(type.text), at: range)
      }
      throw refusal("which case this is depends on a value; only tags, keys and kinds can decide", at: range)
    }
    if own != name { return false }
    guard let parts, !(parts.count == 1 && values.count != 1) else {
      if let only = parts?.first?.pattern { return try matches(only, .tuple(values)) }
      return true
    }
    guard parts.count == values.count else {
      throw refusal("this pattern is not understood; match cases, tags and errors by name", at: range)
    }
    let types = cases(of: typeName ?? owner)?[own] ?? []
    for (index, part) in parts.enumerated() {
      if try !matches(part.pattern, values[index], index < types.count ? types[index] : nil) { return false }
    }
    return true
  }

  /// Whether an enum of these files has a case, which an optional has too.
  private func isOwnCase(_ name: String, of value: CodeValue) -> Bool {
    guard case .element(let typeName?, _, _) = value, let declaration = code.enums[typeName] else { return false }
    return declaration.cases.contains { unquoted($0.name) == name }
  }

  private func unknownError(at range: Range<Int>) -> Interruption { .refused(unknownErrors(at: range)) }

  private func unknownErrors(at range: Range<Int>) -> Refusal {
    let message = "which errors are caught here is not known; catch all of them, or none"
    return Refusal(file: file, offset: range.lowerBound, message: message)
  }

  /// An error as far as it is known; what is in doubt is noted.
  private func settled(_ error: ThrownError?, at range: Range<Int>) -> ThrownError? {
    tellsErrors = true
    guard error == .unfitNumber else { return error }
    doubt = doubt ?? unknownErrors(at: range)
    return unfitNumbersAreForeign ? .foreign : .dataCorrupted
  }

  /// Whether an error is of a type.
  private func isError(_ value: CodeValue, _ type: TypeExpression, at range: Range<Int>) throws -> Bool {
    guard case .error(let found) = value else {
      throw refusal("this pattern is not understood; match cases, tags and errors by name", at: range)
    }
    if type == .named("Error") { return true }
    // Decoders throw none of the code's own.
    if found == .unfitNumber, declares(type) { return false }
    let error = settled(found, at: range)
    if type.nameWithoutModule == "DecodingError" { return error != .foreign }
    if error == .foreign { throw unknownError(at: range) }
    return false
  }

  func areEqual(_ first: CodeValue, _ second: CodeValue, at range: Range<Int>) throws -> Bool {
    if let isEqual = try isCount(first, second, at: range) { return isEqual }
    switch (first.bare, second.bare) {
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.known(let first, let origin), .known(let second, let other)):
      for case (let origin, let word?) in [(origin, origin.source(of: second)), (other, other.source(of: first))] {
        ask(origin.isCased ? .casedEquality(word) : .equality(word), origin, at: range.lowerBound)
        if let pointer = origin?.pointer { wish(.json(word), at: pointer) }
      }
      // What the code has; the other is only what this JSON has.
      for (json, origin) in [(first, origin), (second, other)] where origin == nil {
        words.note(json)
      }
      return first == second
    case (.element(_, let name, let values), .element(_, let second, let others)):
      try refuseOwnEquality(of: first, at: range)
      if values.isEmpty, others.isEmpty { return name == second }
    case (.key(let first), .key(let second)): return first == second
    case (.keys(let first, _, let isSet), .list(let second)), (.list(let second), .keys(let first, _, let isSet)),
      (.keys(let first, _, let isSet), .keys(let second, _, isSet: _)):
      return try areEqual(first, second, isSet: isSet, at: range)
    // Other values are not known.
    default: break
    }
    throw refusal("this comparison depends on a value; a coder or the payload's type can make it", at: range)
  }
}

extension Evaluator {
  /// Whether the keys of an object are those of a list.
  private func areEqual(
    _ keys: [CodeValue],
    _ others: [CodeValue],
    isSet: Bool,
    at range: Range<Int>
  ) throws -> Bool {
    if keys.count != others.count { return false }
    if isSet { return try keys.allSatisfy { key in try others.contains { try areEqual(key, $0, at: range) } } }
    if keys.count > 1 { dependsOnOrder = true }
    return try zip(keys, others).allSatisfy { try areEqual($0, $1, at: range) }
  }
}
