/// The JSON of the types that a file declares, its annotated enums included.
struct FileForms {
  let types: FileTypes
  private let enums: [String: EnumForm]
  /// The enums that may be null.
  private var nullable: Set<String> = []

  init(_ types: FileTypes, _ enums: [EnumForm]) {
    self.types = types
    self.enums = Dictionary(enums.map { ($0.name, $0) }) { first, _ in first }
    let untagged = enums.filter { !$0.hasTags }.map(\.name)
    nullable = Set(untagged.filter { form(of: .definition($0, [])).kinds.contains(.null) })
  }

  /// Whether a value may be written as null.
  func mayBeNull(_ value: ValueLayout) -> Bool { value.isOptional || form(of: value.wire).kinds.contains(.null) }

  /// What a type is in place of an object; nil for what may be one, as a type that codes itself may.
  func otherThanObject(_ type: WireType) -> String? {
    if case .definition(let name, _) = type, let header = types.headers[name], doubt(about: header, named: name) != nil
    {
      return nil
    }
    return types.otherThanObject(type)
  }

  /// An enum of the file that is optional in a value, and may itself be null; nil if there is none.
  func optionalNull(in type: WireType) -> String? {
    if nullable.isEmpty { return nil }
    switch type {
    case .optional(.definition(let name, _)) where nullable.contains(name): return name
    case .definition: return nil
    case let type: return type.parts.lazy.compactMap { optionalNull(in: $0) }.first
    }
  }

  // MARK: Forms

  /// - Parameter outer: The enums that led here, since one may have values of itself.
  private func form(of type: WireType, inside outer: [String] = []) -> ValueForm {
    switch type {
    case .optional(let wrapped):
      var form = form(of: wrapped, inside: outer)
      form.type = type
      form.kinds.insert(.null)
      form.mayBeNull = true
      // A raw value is that of a value that is there.
      form.bareTags += form.certainNumbers
      form.certainNumbers = []
      return form
    case .definition(let name, _): return form(ofDeclared: type, name, inside: outer)
    case .scalar(let scalar): return ValueForm(type, scalar)
    case .record: return ValueForm(type, kinds: type.kinds, isObject: true)
    case .open: return ValueForm(ofOtherFile: type)
    case .anything: return ValueForm(type, kinds: type.kinds, mayBeNull: true)
    case .parameter: return ValueForm(type, kinds: [], mayBeNull: true, doubt: "a generic parameter")
    case .pairs: return ValueForm(type, kinds: [], doubt: "a dictionary whose keys are not strings or integers")
    case .list, .set, .lossyList, .tuple, .map, .merged, .lossless, .jsonText: return ValueForm(type, kinds: type.kinds)
    }
  }

  /// The form of a type of the file.
  private func form(ofDeclared type: WireType, _ name: String, inside outer: [String]) -> ValueForm {
    if let owner = enums[name] {
      // The parts that an enum adds to itself are known.
      return outer.contains(name) ? ValueForm(type, kinds: []) : form(of: owner, type, inside: outer + [name])
    }
    guard let header = types.headers[name] else { return ValueForm(ofOtherFile: type) }
    if let doubt = doubt(about: header, named: name) {
      return ValueForm(type, kinds: [], mayBeNull: true, doubt: doubt)
    }
    if header.keyword == "enum", case .scalar(let scalar) = RawValues.type(of: header) {
      var form = ValueForm(type, scalar)
      form.constants = types.constants(of: name)
      form.certainNumbers = types.certainNumbers(of: name)
      return form
    }
    return ValueForm(type, kinds: type.kinds, isObject: true)
  }

  /// The reason that a type may not be coded as it looks.
  private func doubt(about header: TypeHeader, named name: String) -> String? {
    func hasCoding(_ name: String) -> Bool {
      types.members[name]?.codingMembers.contains { !$0.kind.isOfRawValue } ?? false
    }
    if hasCoding(name) {
      return "a type with an init(from:) or encode(to:) of its own"
    }
    let inherited = types.conformances(of: header, named: name)
    if let coded = inherited.first(where: hasCoding) {
      return "a type whose protocol \(coded) has an init(from:) or encode(to:)"
    }
    if inherited.haveRawValue { return "a type with a raw value" }
    if let attribute = header.attributes.first(where: { !$0.isHarmless }) {
      return "a type whose attribute @\(attribute.name) may change how it is coded"
    }
    return nil
  }

  /// The form of a case that is one bare value; nil for any other case.
  fileprivate func bareForm(of element: CaseForm, inside outer: [String] = []) -> ValueForm? {
    element.bareValue.map { value in
      if element.isRawValue { return rawForm(of: value.wire, inside: outer) }
      return value.coder == nil ? form(of: value.wire, inside: outer) : .coded
    }
  }

  /// The form of a raw value; of one whose type the file doesn't tell, both that there may be.
  private func rawForm(of type: WireType, inside outer: [String]) -> ValueForm {
    let kind = heldRawType(of: type, inside: outer)?.kind
    var form = ValueForm(type, kinds: Set(kind.map { [$0.jsonKind] } ?? [.string, .integer]))
    if form.kinds.contains(.integer) { form.integers = [.int] }
    return form
  }

  /// The forms of an annotated enum's cases.
  private func form(of owner: EnumForm, _ type: WireType, inside outer: [String]) -> ValueForm {
    var form = ValueForm(type, kinds: [])
    if owner.cases.contains(where: \.keepsAnything) {
      form.mayBeNull = true
      form.doubt = "an enum that keeps what it is read from, whatever it is"
    }
    let known = owner.cases.filter(\.isKnown)
    let hasCapture = owner.cases.contains { $0.capture != nil && !$0.options.isSkipped }
    let bareTags = known.filter { $0.isEmpty && $0.hasTag }.map(\.tag)
    switch owner.tagPlace {
    case .value, .first:
      form.kinds = owner.tagIsFirst ? [.array] : [.object]
      // A name that is not known is of any kind that the tags have.
      let isOpen = owner.cases.contains { !$0.options.isSkipped && $0.options.catches.contains(.unknown) }
      let names = known.filter { isOpen || $0.isEmpty }.flatMap(\.tags)
      if owner.namesStandAlone, isOpen || !names.isEmpty {
        form.add(tags: names)
        form.bareTags = bareTags
        if isOpen, form.kinds.contains(.integer) { form.integers.add([.int]) }
      }
    case .key:
      form.kinds = [.object]
      if owner.namesStandAlone, hasCapture || known.contains(where: { $0.isEmpty && !$0.tags.isEmpty }) {
        form.kinds.insert(.string)
        form.bareTags = bareTags
      }
    case .alone:
      form.add(tags: known.flatMap(\.tags), or: rawKind(of: owner))
      let isClosed = !hasCapture && known.allSatisfy { $0.bareValue == nil } && owner.catchesNothing
      if isClosed, known.allSatisfy({ $0.isDecoded && $0.conditions.isEmpty }) {
        (form.constants, form.ignoresCase) = (known.flatMap(\.tags), owner.annotated.options.ignoresCase)
      } else {
        form.bareTags = bareTags
      }
    case .nowhere:
      form.bareTags = bareTags
      addUntagged(known, to: &form, inside: outer)
    }
    return form
  }

  private func addUntagged(_ known: [CaseForm], to form: inout ValueForm, inside outer: [String]) {
    for element in known where element.tags.isEmpty {
      var bare = bareForm(of: element, inside: outer)
      if let bare { form.bareTags += bare.constants + bare.certainNumbers + bare.bareTags }
      if bare?.type == .anything, bare?.doubt == nil { bare?.doubt = "an enum that keeps a CodableValue" }
      let hasMatches = element.options.matches != nil
      if hasMatches {
        bare?.isStrategic = false
        // Of a type that another file declares, the author's word counts.
        if bare?.isObject ?? false { bare?.kinds.remove(.object) }
      }
      let kinds = element.kinds(bare)
      form.kinds.formUnion(kinds)
      form.mayBeNull = form.mayBeNull || kinds.contains(.null)
      if let bare, !hasMatches || bare.doubt == nil { form.add(bare) }
    }
    let literals = known.flatMap(\.tags)
    if !literals.isEmpty { form.add(tags: literals) }
  }
}

extension EnumForm {
  /// Whether every input that no case has is an error.
  fileprivate var catchesNothing: Bool { cases.allSatisfy { !$0.isDecoded || $0.options.catches.isEmpty } }
}

extension CaseForm {
  /// Whether the raw value of its value is all there is, in an enum without tags.
  fileprivate var isRawValue: Bool { options.matches?.isRawValue ?? false }

  /// Whether what the case takes follows from its form: it is no literal.
  fileprivate var isClaimed: Bool { isKnown && tags.isEmpty }

  /// Whether the case keeps a whole value, of whatever type its coder makes.
  fileprivate var keepsAnything: Bool {
    guard !options.isSkipped, case .whole(let index) = capture else { return false }
    return values[index].coder != nil || values[index].type.expression.nameWithoutModule == "CodableValue"
  }

  /// The kinds of JSON that the case takes; without `matches:`, none where they cannot be known.
  ///
  /// - Parameter form: Of its only value.
  fileprivate func kinds(_ form: ValueForm?) -> Set<JSONKind> {
    switch (options.matches, style) {
    case (.kinds(let kinds), _): kinds
    case (.rawValue, _): form?.kinds ?? []
    case (.keys, _), (nil, .object), (nil, .flat), (nil, .merged): [.object]
    case (nil, .array): [.array]
    case (nil, .bare): form?.kinds ?? []
    case (nil, .none): [.null]
    }
  }
}

/// How an untagged case is told from others.
struct Recognition {
  var claim: Claim
  /// The form of its only value; nil for any other case.
  var form: ValueForm?
  /// The keys of a case that is an object; nil if they are not known.
  var object: ObjectForm?
}

extension FileForms {
  /// How the cases of an enum are told apart; nil for those with tags.
  ///
  /// - Parameter values: Of each case, those that have keys.
  func recognitions(of owner: EnumForm, _ values: [[KeyedValue<ValueLayout>]]) -> [Recognition?] {
    if owner.hasTags { return values.map { _ in nil } }
    let forms = owner.cases.map { $0.isClaimed ? bareForm(of: $0) : nil }
    let objects = zip(owner.cases, forms).count { element, form in
      element.isClaimed && element.options.matches == nil && element.kinds(form).contains(.object)
    }
    return owner.cases.indices.map { index in
      guard owner.cases[index].isClaimed else { return nil }
      return recognition(of: owner.cases[index], values[index], forms[index], isOnlyObject: objects == 1)
    }
  }

  private func recognition(
    of element: CaseForm,
    _ values: [KeyedValue<ValueLayout>],
    _ form: ValueForm?,
    isOnlyObject: Bool
  ) -> Recognition {
    let object =
      if let form { form.isObject ? self.object(of: form.type) : nil } else {
        values.isEmpty ? nil : self.object(of: values)
      }
    let claim: Claim
    switch element.options.matches {
    // Of an explicit kind, the keys do not matter.
    case .kinds: claim = Claim(element.kinds(form), [], isExplicit: true)
    case .keys(let keys):
      let groups = keys.map { KeyGroup([$0], admitsNull: object?.member(writtenAs: $0)?.mayBeNull ?? false) }
      claim = Claim(element.kinds(form), groups, isExplicit: true)
    case .rawValue: claim = Claim(element.kinds(form), [], isExplicit: true, isRawValue: true)
    // Any other number is left to other cases.
    case nil where !(form?.certainNumbers ?? []).isEmpty:
      claim = Claim(element.kinds(form), [], isExplicit: true, isRawValue: true)
    case nil:
      // A struct is asked for its keys only beside other objects.
      let groups = isOnlyObject && form != nil ? [] : object?.groups ?? []
      claim = Claim(element.kinds(form), groups, isExplicit: false, constantsOf: form)
    }
    return Recognition(claim: claim, form: form, object: object)
  }

  /// A struct as the compiler codes it; nil if its keys may be others than the names of its properties.
  private func object(of type: WireType) -> ObjectForm? {
    guard case .definition(let name, _) = type.unwrapped, let structure = types.structs[name],
      structure.obstacle == nil, types.headers["\(name).CodingKeys"] == nil,
      // Elsewhere, it may be coded by hand.
      types.allProtocols(structure.header.inheritedTypes, of: name).flatMap(CodingProtocol.named).contains(.encodable)
    else { return nil }
    return ObjectForm(
      members: structure.properties.map { property in
        let type = types.type(of: property.type.expression, in: structure)
        return member([property.name], type, canBeMissing: property.isFixed)
      }
    )
  }

  private func object(of values: [KeyedValue<ValueLayout>]) -> ObjectForm {
    ObjectForm(members: values.map { member($0.keys, $0.value.wire, canBeMissing: $0.value.canBeMissing) })
  }

  private func member(_ keys: [String], _ type: WireType, canBeMissing: Bool) -> ObjectForm.Member {
    if case .optional = type {
      return ObjectForm.Member(keys: keys, isRequired: false, mayBeNil: true, mayBeNull: true)
    }
    let mayBeNull = form(of: type).mayBeNull
    return ObjectForm.Member(keys: keys, isRequired: !canBeMissing, mayBeNil: false, mayBeNull: mayBeNull)
  }
}

extension Claim {
  fileprivate init(
    _ kinds: Set<JSONKind>,
    _ groups: [KeyGroup],
    isExplicit: Bool,
    isRawValue: Bool = false,
    constantsOf form: ValueForm? = nil
  ) {
    let constants = form?.constants ?? []
    let kinds = kinds.subtracting(constants.map(\.kind.jsonKind))
    self.init(
      kinds: JSONKind.allCases.filter(kinds.contains),
      groups: groups,
      isExplicit: isExplicit,
      constants: constants,
      ignoresCase: form?.ignoresCase ?? false,
      isRawValue: isRawValue
    )
  }
}

// The raw values that `.rawValue` reads in place of tags.
extension FileForms {
  /// The kind of the raw values of an enum; nil if it has tags, or if the file does not tell.
  ///
  /// - Parameter outer: The enums that led here.
  func rawKind(of owner: EnumForm, inside outer: [String] = []) -> TagKind? {
    guard owner.tagIsAll else { return nil }
    let known = owner.cases.filter(\.isKnown)
    if known.contains(where: { $0.hasTag || $0.options.absentTag != nil }) { return nil }
    for element in owner.cases where !element.options.isSkipped {
      guard case .tag(let index) = element.capture else { continue }
      return TagKind.allCases.first { $0.valueTypeName == element.values[index].type.expression.nameWithoutModule }
    }
    return known.lazy.compactMap { heldRawType(of: $0, in: owner, inside: outer)?.kind }.first
  }

  /// The type of the raw value that a case is written as; nil if it is written as none, or the file does not tell.
  func heldRawType(of element: CaseForm, in owner: EnumForm, inside outer: [String] = []) -> HeldRawType? {
    guard owner.tagIsAll || element.isRawValue, !outer.contains(owner.name), let value = element.bareValue else {
      return nil
    }
    return heldRawType(of: value.wire, inside: outer + [owner.name])
  }

  /// - Parameter inner: The enums that led here.
  private func heldRawType(of type: WireType, inside inner: [String]) -> HeldRawType? {
    guard case .definition(let name, _) = type else { return nil }
    guard let held = enums[name], held.annotated.declaration.header.inheritedTypes.isEmpty else {
      return types.rawType(of: name)
    }
    let read = held.cases.filter { $0.isKnown && $0.isDecoded }
    let types = Set(read.filter { $0.bareValue != nil }.map { heldRawType(of: $0, in: held, inside: inner) })
    // Without tags, the type is that of the values.
    let isOfValues =
      read.allSatisfy { $0.bareValue != nil || $0.tags.isEmpty }
      && !held.cases.contains { $0.isDecoded && $0.options.catches.contains(.unknown) }
    if isOfValues, types.count == 1, let type = types.first { return type }
    let kind = rawKind(of: held, inside: inner) ?? held.cases.first(where: \.isKnown)?.tag.kind
    return kind.map { HeldRawType(name: $0.valueTypeName, kind: $0) }
  }
}
