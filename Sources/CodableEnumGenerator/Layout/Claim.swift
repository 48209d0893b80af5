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
  ///   - form: Of the value of a case that has one alone.
  ///   - alwaysKeyed: The values that are always there, with something other than null.
  init(_ element: CaseLayout, _ form: ValueForm?, alwaysKeyed: [KeyedValue<ValueLayout>]) {
    kinds = JSONKind.allCases.filter(Self.kinds(of: element, form).contains)
    isExplicit = element.annotated.options.matches != nil
    switch element.annotated.options.matches {
    // Of an explicit kind, the keys do not matter.
    case .kinds: requiredKeys = []
    case .keys(let keys): requiredKeys = keys.map { [$0] }
    case nil: requiredKeys = alwaysKeyed.map(\.keys)
    }
  }

  /// The kinds of JSON that a case takes; without `matches:`, none where they cannot be known.
  static func kinds(of element: CaseLayout, _ form: ValueForm?) -> Set<JSONKind> {
    switch (element.annotated.options.matches, element.payload) {
    case (.kinds(let kinds), _): kinds
    case (.keys, _), (nil, .object), (nil, .flat), (nil, .merged): [.object]
    case (nil, .array): [.array]
    case (nil, .bare): form?.kinds ?? []
    case (nil, .none?), (nil, nil): [.null]
    }
  }

  /// Whether the case takes any object, whatever its keys.
  var takesAnyObject: Bool { isExplicit && kinds.contains(.object) && requiredKeys.isEmpty }

  /// The kind of JSON that a case without values is: null, or an object or array without parts.
  package var emptyKind: JSONKind {
    if !isExplicit || kinds.contains(.null) { return .null }
    if kinds.contains(.object) { return .object }
    return kinds.contains(.array) ? .array : .null
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
