/// Which untagged case takes an integer: the first whose type can hold it, or that takes any number.
struct IntegerDispatch {
  /// In the order in which they are asked, with the types of which one must hold the integer; none if that is known.
  private(set) var takers: [(element: CaseLayout, types: [WireScalar])] = []
  /// The types that the decoder is asked for, in order.
  private(set) var types: [WireScalar] = []
  /// Whether an integer that none of the cases takes may be there, which is a number then.
  private(set) var areLeftToNumbers = false

  /// Whether any case takes integers by itself: other integers are numbers.
  var areTaken: Bool { !takers.isEmpty }

  init(_ cases: [CaseLayout], _ literals: [CaseLayout]) {
    let candidates = cases.map(\.claim).claimants(of: .integer).map { cases[$0] }
    var elements: [CaseLayout] = []
    for candidate in candidates where !elements.contains(where: { $0 === candidate }) {
      // After a case that takes all that are left, nothing is.
      if elements.contains(where: { $0.takes(.number) && $0.canCoexist(with: candidate) }) { continue }
      elements.append(candidate)
      types.add(candidate.integerTypes)
    }
    let integerTags = literals.flatMap(\.tags).filter { $0.kind == .integer }
    types.hold(integerTags)
    let areConditional = elements.contains { !$0.conditions.isEmpty }
    areLeftToNumbers = elements.allSatisfy { !$0.conditions.isEmpty } && !(elements.isEmpty && integerTags.isEmpty)
    var asked: [WireScalar] = []
    for element in elements {
      let own = element.integerTypes
      asked.add(own)
      let holdsAll = types.allSatisfy((areConditional ? own : asked).contains) && !areLeftToNumbers
      takers.append((element, element.takes(.number) || holdsAll ? [] : own))
    }
    if !elements.isEmpty, takers.allSatisfy({ !$0.types.isEmpty }) { areLeftToNumbers = true }
  }
}

extension CaseLayout {
  /// The types of the integers that the case takes; `Int` where they cannot be known.
  var integerTypes: [WireScalar] {
    guard takes(.integer), let types = form?.integers, !types.isEmpty else { return takes(.integer) ? [.int] : [] }
    return types
  }
}
