/// How a decoder finds the case of an untagged enum: by what is there, then by keys.
struct UntaggedDispatch {
  /// The kinds that the decoder is asked for, as the runtime names them.
  let kinds: [String]
  /// The type of integers, if it is another than `Int`.
  let integerType: String?
  /// Who takes each kind but objects, in the order of the kinds, or of the declaration if there are conditions.
  let takers: [Taker]
  /// The cases that take objects.
  let objectCases: [CaseLayout]
  /// Whether objects are told apart by their keys.
  let hasObjectTable: Bool
  /// Who takes what nobody else does.
  let rest: Rest

  /// A case that takes values of some kinds, none of them an object.
  struct Taker {
    var element: CaseLayout
    /// As the runtime names them.
    var kinds: [String]
    var reading: Reading
  }

  /// How the values of a case are read, once it is known.
  enum Reading {
    /// There are none, or they are nil.
    case nothing
    /// One value is nil.
    case isNil(ValueLayout)
    /// One value is all there is.
    case whole(ValueLayout, WholeValue)
    case array([ValueLayout])
    case object([KeyedValue<ValueLayout>])
  }

  /// What a value is that is all there is.
  enum WholeValue {
    /// An array, of which each element is read as it was written.
    case elements
    /// An object, as far as its name tells.
    case object
    case any
  }

  enum Rest {
    /// The case that takes whatever no other one does.
    case taken(CaseLayout, ValueLayout)
    /// The case that catches what is unknown, and the value that keeps it.
    case caught(CaseLayout, ValueLayout?)
    case refused
  }

  init(_ layout: EnumLayout) {
    let cases = layout.taggedCases
    objectCases = cases.filter { $0.takes(.object) }
    takers = Self.takers(among: cases)
    hasObjectTable = Self.needsTable(objectCases)
    var seen: Set<String> = []
    kinds = (takers.flatMap(\.kinds) + (objectCases.isEmpty ? [] : ["object"])).filter { seen.insert($0).inserted }
    let integer = takers.lazy.filter { $0.kinds.contains("integer") }.compactMap { $0.element.form?.integer }.first
    integerType = integer == .int ? nil : integer?.rawValue
    if let element = cases.first(where: \.takesRest), case .bare(let value) = element.payload {
      rest = .taken(element, value)
    } else if let element = layout.catching[.unknown] {
      rest = .caught(element, element.capture?.values.first)
    } else {
      rest = .refused
    }
  }

  // MARK: Kinds

  private static func takers(among cases: [CaseLayout]) -> [Taker] {
    var takers: [Taker] = []
    for kind in JSONKind.allCases where kind != .object {
      for element in owners(of: kind, among: cases) {
        let names = [kind.rawValue] + (element.form?.kindsOfOtherCoders(kind) ?? [])
        let isNil = kind == .null && element.form != nil
        if !isNil, let index = takers.firstIndex(where: { $0.element === element && $0.kinds != ["null"] }) {
          takers[index].kinds += names.filter { !takers[index].kinds.contains($0) }
        } else {
          takers.append(Taker(element: element, kinds: names, reading: element.reading(ofNull: names == ["null"])))
        }
      }
    }
    guard takers.contains(where: { !$0.element.conditions.isEmpty }) else { return takers }
    return cases.flatMap { element in takers.filter { $0.element === element } }
  }

  /// The case that takes a kind, or several of which `#if` compiles one.
  private static func owners(of kind: JSONKind, among cases: [CaseLayout]) -> [CaseLayout] {
    let candidates = cases.map(\.claim).claimants(of: kind).map { cases[$0] }
    return candidates.reduce(into: []) { owners, candidate in
      if owners.allSatisfy({ !$0.canCoexist(with: candidate) }) { owners.append(candidate) }
    }
  }

  private static func needsTable(_ cases: [CaseLayout]) -> Bool {
    guard cases.count == 1 else { return cases.count > 1 }
    if case .object = cases[0].payload { return true }
    return cases[0].claim.map { $0.isExplicit && !$0.requiredKeys.isEmpty } ?? false
  }
}

extension CaseLayout {
  func takes(_ kind: JSONKind) -> Bool { claim?.kinds.contains(kind) ?? false }

  /// Whether the case takes whatever no other one does: a `CodableValue`.
  var takesRest: Bool {
    guard let claim, let form, !claim.isExplicit, claim.kinds.isEmpty else { return false }
    return form.type == .anything && form.doubt == nil
  }

  /// How the case is read from an object.
  var objectReading: UntaggedDispatch.Reading { reading(ofNull: false) }

  /// - Parameter isNull: Whether all that is there is null.
  fileprivate func reading(ofNull isNull: Bool) -> UntaggedDispatch.Reading {
    switch payload {
    case .bare(let value):
      isNull && value.coder == nil && canBeNil(value) ? .isNil(value) : .whole(value, whole(value))
    case .array(let values): .array(values)
    case .object(let values): .object(values)
    case .none?, .flat, .merged, nil: .nothing
    }
  }

  /// An alias may stand for an optional type.
  private func canBeNil(_ value: ValueLayout) -> Bool {
    if case .optional? = form?.type { return true }
    return value.isOptional
  }

  private func whole(_ value: ValueLayout) -> UntaggedDispatch.WholeValue {
    guard let form, value.coder == nil else { return .any }
    if case .array = value.type { return .elements }
    // There the author's word counts, which may be about a type that another file declares.
    if let claim, claim.isExplicit, claim.kinds != [.object] { return .any }
    return form.isObject ? .object : .any
  }
}

extension ValueForm {
  /// What a value is in coders that know more kinds than JSON.
  fileprivate func kindsOfOtherCoders(_ kind: JSONKind) -> [String] {
    func kinds(_ scalars: WireScalar...) -> [String] {
      scalars.filter(self.scalars.contains).map { $0.rawValue.lowercased() }
    }
    return switch kind {
    case .string: kinds(.url, .date, .data)
    case .number: kinds(.decimal, .date)
    case .null, .boolean, .integer, .array, .object: []
    }
  }
}
