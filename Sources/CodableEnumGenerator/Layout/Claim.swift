/// The JSON that a case of an untagged enum takes.
package struct Claim: Equatable, Sendable {
  /// In the order of `JSONKind.allCases`; none for a case that takes the rest.
  package var kinds: [JSONKind]
  /// Of an object, the keys that must be there: one of each group, a key and its aliases.
  package var requiredKeys: [[String]]
  /// Whether `matches:` says so. Such cases come first, in the order of the declaration.
  package var isExplicit: Bool

  package init(kinds: [JSONKind], requiredKeys: [[String]], isExplicit: Bool) {
    (self.kinds, self.requiredKeys, self.isExplicit) = (kinds, requiredKeys, isExplicit)
  }

  /// - Parameters:
  ///   - keyed: The values of the case that have keys.
  ///   - form: What the value of a case is that has one alone.
  init(_ element: AnnotatedCase, _ shape: PayloadShape, _ keyed: [KeyedValue<ValueLayout>], _ form: ValueForm?) {
    let kinds = Self.kinds(of: element, shape, form)
    self.kinds = JSONKind.allCases.filter(kinds.contains)
    isExplicit = element.options.matches != nil
    switch element.options.matches {
    // Of an explicit kind, the keys do not matter.
    case .kinds: requiredKeys = []
    case .keys(let keys): requiredKeys = keys.map { [$0] }
    case nil: requiredKeys = keyed.filter(\.value.isAlwaysThere).map(\.keys)
    }
  }

  /// The kinds of JSON that a case takes.
  static func kinds(of element: AnnotatedCase, _ shape: PayloadShape, _ form: ValueForm?) -> Set<JSONKind> {
    switch element.options.matches {
    case .kinds(let kinds): kinds
    case .keys: [.object]
    case nil: declaredKinds(shape, form)
    }
  }

  /// The kinds that the declaration says, whatever `matches:` says; none where they cannot be known.
  static func declaredKinds(_ shape: PayloadShape, _ form: ValueForm?) -> Set<JSONKind> {
    switch shape {
    case .none: [.null]
    case .array: [.array]
    case .object, .flat, .merged: [.object]
    case .bare: form?.kinds ?? []
    }
  }

  /// Whether the case takes any object, whatever its keys.
  var takesAnyObject: Bool { isExplicit && kinds.contains(.object) && requiredKeys.isEmpty }

  /// The form of a case without values.
  package var emptyValue: JSONValue {
    if !isExplicit || kinds.contains(.null) { return .null }
    if kinds.contains(.object) { return .empty }
    return kinds.contains(.array) ? .array([]) : .null
  }
}

extension [Claim?] {
  /// Which cases of an untagged enum may take a kind that is not an object, by their indices, the first of them first.
  package func claimants(of kind: JSONKind) -> [Int] {
    let explicit = indices.filter { self[$0]?.isExplicit ?? false }
    let candidates = (explicit + indices.filter { !explicit.contains($0) }).filter { takes(kind, at: $0) }
    // A number is an integer as well if some case takes integers.
    guard kind == .integer, !candidates.isEmpty else { return candidates }
    return explicit.filter { takes(.integer, at: $0) || takes(.number, at: $0) } + candidates
  }

  private func takes(_ kind: JSONKind, at index: Int) -> Bool { self[index]?.kinds.contains(kind) ?? false }
}
