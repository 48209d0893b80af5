/// What the cases of an untagged enum before some place take.
struct TakenJSON {
  /// Whether both booleans are literals.
  let areBooleans: Bool
  private var kinds: Set<JSONKind>
  private var objects: [[KeyGroup]] = []
  private var integers: [WireScalar] = []
  /// Tags, and types whose raw values are not known.
  private var rawValues: Set<AnyHashable>

  init(literals: [CaseLayout]) {
    let tags = Set(literals.flatMap(\.tags))
    areBooleans = tags.isSuperset(of: [.boolean(true), .boolean(false)])
    kinds = areBooleans ? [.boolean] : []
    rawValues = Set(literals.flatMap(\.literals))
  }

  /// Whether nothing is left to a case.
  func hides(_ element: CaseLayout, _ claim: Claim, _ ownRawValues: Set<AnyHashable>) -> Bool {
    if !ownRawValues.isEmpty, rawValues.isSuperset(of: ownRawValues) { return true }
    return claim.kinds.allSatisfy { kind in
      switch kind {
      case .object: objects.contains(where: claim.groups.include)
      case .integer:
        kinds.contains(.number) || element.integerTypes.allSatisfy { type in integers.contains(where: type.fits) }
      case .null, .boolean, .number, .string, .array: kinds.contains(kind)
      }
    }
  }

  mutating func add(_ element: CaseLayout, _ claim: Claim, _ ownRawValues: Set<AnyHashable>) {
    rawValues.formUnion(ownRawValues)
    // What a raw value's type declines is left to later cases.
    guard claim.isExplicit, !claim.isRawValue else { return }
    integers += element.integerTypes
    kinds.formUnion(claim.kinds.filter { $0 != .object })
    // What only a null leaves to later cases is not enough for them.
    if claim.takes(.object) { objects.append(claim.groups.map { KeyGroup($0.keys, admitsNull: true) }) }
  }
}
