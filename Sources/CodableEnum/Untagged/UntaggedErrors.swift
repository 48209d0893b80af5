#if Untagged
// Errors of untagged values. Built only when something fails.
extension DecodingError {
  /// `no case of Target takes a number; expected a string or an array`
  ///
  /// - Parameters:
  ///   - literals: What cases are.
  ///   - literal: The value, if it could be one of them.
  ///   - hasRawValues: Whether cases are read by the raw values of their values.
  static func noUntaggedCase(
    _ kinds: _ValueKinds,
    _ literals: [_CodableTag],
    _ literal: _CodableTag?,
    hasRawValues: Bool,
    of type: Any.Type,
    in decoder: any Decoder
  ) -> any Error {
    let kind: _ValueKind?
    switch foundKind(in: decoder) {
    case .success(let found): kind = found
    case .failure(let error): return error
    }
    let found = kind == .integer && kinds.contains(.number) ? "this number" : kind?.found ?? "this value"
    let kinds = kinds.descriptions(whereThereIs: kind)
    let rawValues = hasRawValues ? ["a raw value of one of its values"] : []
    let alternatives = "expected \(disjunction(descriptions(of: literals) + kinds + rawValues))"
    let expected = kinds.isEmpty && !hasRawValues && literals.count > 1 ? expectation(literals) : alternatives
    let nearest = literal?.spelling.flatMap { nearestSpelling(to: $0, in: literals.compactMap(\.spelling)) }
    return noCase(of: type, literal?.quoted ?? found, expected + hint(nearest), at: decoder.codingPath)
  }

  /// `no case of Response takes an object with "a", "b"; expected "id" and "user", or "access_token"`
  ///
  /// - Parameter literals: The cases that are literals, listed first: `expected "never", or an object with "id"`.
  static func noObjectCase(
    _ cases: [_ObjectCase],
    _ literals: [_CodableTag],
    of type: Any.Type,
    _ object: KeyedDecodingContainer<_CodableKey>,
    at path: CodingPath
  ) -> DecodingError {
    let alternatives = cases.map { conjunction($0.keys.map(\.key.quoted)) }
    let listed = alternatives.dropLast().joined(separator: ", ")
    let keys = (listed.isEmpty ? "" : "\(listed), or ") + (alternatives.last ?? "")
    let others = descriptions(of: literals).joined(separator: ", ")
    let expected = others.isEmpty ? keys : "\(others), or an object with \(keys)"
    return noCase(of: type, description(of: object), "expected \(expected)", at: path)
  }

  private static func noCase(of type: Any.Type, _ found: String, _ expected: String, at path: CodingPath) -> Self {
    .corrupted("no case of \(name(of: type)) takes \(found); \(expected)", at: path)
  }

  /// `there is not an array`
  static func notOfKind(_ type: Any.Type, _ kind: String) -> DecodingError {
    .typeMismatch(type, Context("there is not \(kind)", at: []))
  }

  /// `cases "live" and "dead" of Cat both match an object with "angry", "causeOfDeath"`
  static func severalObjectCases(
    _ names: [String],
    of type: Any.Type,
    _ object: KeyedDecodingContainer<_CodableKey>,
    at path: CodingPath
  ) -> DecodingError {
    let cases = "cases \(conjunction(names.map(quoted))) of \(name(of: type))"
    return .corrupted("\(cases) \(names.count == 2 ? "both" : "all") match \(description(of: object))", at: path)
  }
}

extension EncodingError.Context {
  /// `the value of case "reference" of Citation is a string, not an object; say what it is with …`
  static func bareValueIsNotObject(_ kind: String, in owner: ReportedCase, at path: CodingPath) -> Self {
    let cure = "say what it is with @CodableCase(matches: …)"
    return .init("the value of \(owner.name) is \(kind), not an object; \(cure)", at: path)
  }

  /// `the value of case "ratio" of Target is inf, which is a string in JSON, if anything; another case takes strings`
  static func bareNumberIsNotFinite(_ number: String, in owner: ReportedCase, at path: CodingPath) -> Self {
    let kind = "which is a string in JSON, if anything"
    return .init("the value of \(owner.name) is \(number), \(kind); another case takes strings", at: path)
  }
}

/// `"auto"`, `"never"`: sorted, 20 at most.
private func descriptions(of literals: [_CodableTag]) -> [String] {
  let limit = 20
  let rest = literals.count - limit
  return literals.sorted().prefix(limit).map(\.quoted) + (rest > 0 ? ["… and \(rest) more"] : [])
}

/// `an object with "a", "b"`: sorted, 20 at most, marking keys with null.
private func description(of object: KeyedDecodingContainer<_CodableKey>) -> String {
  let keys = object.distinctKeys.map(\.stringValue).sorted()
  if keys.isEmpty { return "an empty object" }
  return
    "an object with \(listed(keys.map { quoted($0) + (object.hasNull(_CodableKey(stringValue: $0)) ? " (null)" : "") }))"
}

extension _ValueKinds {
  /// The kinds that every coder has. With numbers, integers are not listed.
  ///
  /// - Parameter found: The kind that no case takes. An integer is too large or too small for all of them.
  fileprivate func descriptions(whereThereIs found: _ValueKind?) -> [String] {
    let shown = contains(.number) ? subtracting(.integer) : self
    return _ValueKind.allCases.prefix { $0 != .date }.filter { shown.contains(_ValueKinds($0)) }.map { kind in
      kind == .integer && found == .integer ? "an integer that one of its cases can hold" : kind.description
    }
  }
}
#endif
