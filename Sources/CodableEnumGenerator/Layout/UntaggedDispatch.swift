/// How a decoder finds the case of an untagged enum: by literals, then by kind, then by keys.
final class UntaggedDispatch {
  let literals: [CaseLayout]
  /// The kinds of the literals, and of raw values, as the runtime names them.
  let literalKinds: [String]
  /// The kinds that the other cases take, as the runtime names them.
  let kinds: [String]
  /// The types of integers, in the order in which they are asked; none if that is `Int` alone.
  let integers: [WireScalar]
  /// The takers of each kind but objects, in the order of the kinds. If there are conditions, these are the cases with
  /// `matches:` and then the others, each in the order of the declaration.
  let takers: [[Taker]]
  /// The cases that take objects, and the names of those that each one wins over.
  let objectCases: [(element: CaseLayout, over: [String])]
  /// Whether objects are told apart by their keys.
  let hasObjectTable: Bool
  /// The case that takes everything else.
  let rest: Rest

  /// A case that takes values of some kinds, none of them an object.
  struct Taker {
    var element: CaseLayout
    /// As the runtime names them.
    var kinds: [String]
    var reading: Reading
    /// The types of which one must hold an integer; none if that is known.
    var integers: [WireScalar] = []

    /// Whether nothing of a kind is left to later cases.
    func takesAll(_ kind: String) -> Bool { kinds.contains(kind) && integers.isEmpty && element.conditions.isEmpty }
  }

  /// How a chosen case's values are read.
  indirect enum Reading {
    /// There are none, or they are nil.
    case nothing
    case isNil(ValueLayout)
    /// One value is all there is.
    case whole(ValueLayout, WholeValue)
    case array([ValueLayout])
    case object([KeyedValue<ValueLayout>])
  }

  /// The form of a value that is the whole JSON.
  enum WholeValue {
    /// An array, of which each element is read as it was written.
    case elements
    /// An object, as far as its name tells.
    case object
    case any
  }

  indirect enum Rest {
    /// The case that takes whatever no other one does.
    case taken(CaseLayout, ValueLayout)
    /// The case that catches what is unknown, and the value that keeps it.
    case caught(CaseLayout, ValueLayout?)
    case refused
  }

  init(_ layout: EnumLayout) {
    let cases = layout.readCases
    literals = layout.literals
    let tried = layout.rawValueCases.flatMap { $0.claim?.kinds ?? [] }
    let literalKinds = Set(literals.flatMap(\.literals).map(\.kind.jsonKind) + tried)
    let possibleKinds = TagKind.allCases.map(\.jsonKind) + [.number]
    self.literalKinds = possibleKinds.filter(literalKinds.contains).map(\.rawValue)
    let dispatch = layout.dispatch
    objectCases = dispatch.objects.map { object in
      (layout.cases[object.index], object.over.map { layout.cases[$0].name })
    }
    hasObjectTable = Self.needsTable(objectCases.map(\.element))
    let integerDispatch = IntegerDispatch(layout)
    integers = integerDispatch.types == [.int] ? [] : integerDispatch.types
    takers = Self.inOrder(Self.takers(in: layout, integerDispatch), cases)
    var seen: Set<String> = []
    let taken = takers.joined().flatMap(\.kinds).filter { $0 != "integer" || integerDispatch.areTaken }
    kinds = (taken + (objectCases.isEmpty ? [] : ["object"])).filter { seen.insert($0).inserted }
    if let element = dispatch.rest.map({ layout.cases[$0] }), case .bare(let value) = element.payload {
      rest = .taken(element, value)
    } else if let element = layout.catching[.unknown] {
      rest = .caught(element, element.capture?.values.first)
    } else {
      rest = .refused
    }
  }

  /// Whether there may be something that no case takes, or a case that is not available.
  var mayFail: Bool {
    let cases = literals + objectCases.map(\.element) + takers.joined().map(\.element)
    if case .taken(let element, _) = rest { return (cases + [element]).contains { $0.availability != nil } }
    return true
  }

  // MARK: Kinds

  private static func takers(in layout: EnumLayout, _ integers: IntegerDispatch) -> [Taker] {
    var takers: [Taker] = []
    for kind in JSONKind.allCases where kind != .object {
      if kind == .integer {
        for (element, types) in integers.takers where !types.isEmpty {
          let reading = element.reading(ofNull: false)
          takers.append(Taker(element: element, kinds: [kind.rawValue], reading: reading, integers: types))
        }
      }
      let owners = kind == .integer ? integers.takers.filter(\.types.isEmpty).map(\.element) : layout.takers(of: kind)
      for element in owners {
        let isInteger = kind == .number && integers.areLeftToNumbers
        let all = (isInteger ? ["integer"] : []) + [kind.rawValue] + (element.form?.kindsOfOtherCoders(kind) ?? [])
        let names = all.filter { name in !takers.contains { $0.takesAll(name) } }
        if names.isEmpty { continue }
        let isNil = kind == .null && element.form != nil
        let known = takers.firstIndex { $0.element === element && $0.kinds != ["null"] && $0.integers.isEmpty }
        // A case in between may take some of these first.
        if !isNil, let index = known, takers[(index + 1)...].allSatisfy({ Set($0.kinds).isDisjoint(with: names) }) {
          takers[index].kinds += names.filter { !takers[index].kinds.contains($0) }
        } else {
          takers.append(Taker(element: element, kinds: names, reading: element.reading(ofNull: names == ["null"])))
        }
      }
    }
    return takers
  }

  /// Conditions are written in the order of the declaration.
  private static func inOrder(_ takers: [Taker], _ cases: [CaseLayout]) -> [[Taker]] {
    guard takers.contains(where: { !$0.element.conditions.isEmpty }) else { return [takers] }
    return [true, false].map { isExplicit in
      cases.filter { $0.claim?.isExplicit == isExplicit }.flatMap { element in takers.filter { $0.element === element }
      }
    }
  }

  private static func needsTable(_ cases: [CaseLayout]) -> Bool {
    guard cases.count == 1 else { return cases.count > 1 }
    if case .object = cases[0].payload { return true }
    return cases[0].claim.map { $0.isExplicit && !$0.groups.isEmpty } ?? false
  }
}

extension EnumLayout {
  /// The case that takes a kind, or several of which `#if` compiles one.
  fileprivate func takers(of kind: JSONKind) -> [CaseLayout] {
    dispatch.takers(of: kind).map { cases[$0] }.reduce(into: []) { takers, candidate in
      if takers.allSatisfy({ !$0.canCoexist(with: candidate) }) { takers.append(candidate) }
    }
  }
}

extension CaseLayout {
  func takes(_ kind: JSONKind) -> Bool { claim?.takes(kind) ?? false }

  /// Whether the case takes whatever no other one does: a `CodableValue`.
  var takesRest: Bool {
    guard let claim, let form, !claim.isExplicit, claim.isRest else { return false }
    return form.type == .anything && form.doubt == nil
  }

  /// How the case is read from an object, or from a constant.
  var wholeReading: UntaggedDispatch.Reading { reading(ofNull: false) }

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
  /// The kind of a value in coders that know more kinds than JSON.
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

  init(_ layout: EnumLayout) {
    let candidates = layout.dispatch.takers(of: .integer).map { layout.cases[$0] }
    var elements: [CaseLayout] = []
    for candidate in candidates where !elements.contains(where: { $0 === candidate }) {
      // After a case that takes all that are left, nothing is.
      if elements.contains(where: { $0.takes(.number) && $0.canCoexist(with: candidate) }) { continue }
      elements.append(candidate)
      types.add(candidate.integerTypes)
    }
    let integerTags = layout.dispatch.literals.map(\.tag).filter { $0.kind == .integer }
    types.hold(integerTags)
    let areTried = layout.rawValueCases.contains { $0.takes(.integer) }
    if areTried { types.add([.int]) }
    let areConditional = elements.contains { !$0.conditions.isEmpty }
    areLeftToNumbers =
      elements.allSatisfy { !$0.conditions.isEmpty } && !(elements.isEmpty && integerTags.isEmpty && !areTried)
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

/// The check that a bare value needs so that it is read back as the case that writes it.
package enum UntaggedWriting {
  case plain
  /// It is an object: that is all that is known of its type, and not believed.
  case object
  /// It is finite: a coder may write other numbers as strings, which another case takes.
  case finite

  package init(_ element: CaseLayout, in layout: EnumLayout) {
    self = .plain
    // A value that is never read back is never read as another one.
    guard layout.conformance.isDecodable, element.isDecoded, let form = element.form,
      let claim = element.claim
    else {
      return
    }
    // With `matches:`, the author's word counts.
    if form.isObject, !claim.isExplicit { self = .object }
    let areStringsTaken =
      layout.readCases.contains { $0 !== element && $0.takes(.string) }
      || layout.rawValueCases.contains { $0.takes(.string) }
      || layout.literals.flatMap(\.literals).contains { $0.kind == .string }
    if areStringsTaken, element.writesNumbersOnly(form) { self = .finite }
  }
}

extension CaseLayout {
  /// Whether the value may be a number that is no integer, and is no string. A nested enum that takes both writes no
  /// number of its own as a string.
  fileprivate func writesNumbersOnly(_ form: ValueForm) -> Bool {
    let areIntegers = !form.scalars.isEmpty && form.scalars.allSatisfy(\.isInteger)
    return takes(.number) && !takes(.string) && !areIntegers
  }
}
