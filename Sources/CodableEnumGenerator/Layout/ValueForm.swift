/// The JSON of a value, as far as the enum's file tells.
struct ValueForm {
  var type: WireType
  /// The kinds of JSON that it is written as; none where they cannot be known.
  var kinds: Set<JSONKind>
  /// The scalars that it may be, as an enum with raw values is one, too.
  var scalars: Set<WireScalar> = []
  /// All values that it may be, of an enum that is nothing but these.
  var constants: [Tag] = []
  /// The tags that an enum of the file writes alone, beside others, itself or in a value that is written alone.
  var bareTags: [Tag] = []
  /// The types of the integers that it may be, in the order in which they are asked; none if it is never one.
  var integers: [WireScalar] = []
  /// Whether a strategy of the coder decides what it is, and no `matches:` says what that will be.
  var isStrategic = false
  /// Whether it is taken for an object of a type that codes itself.
  var isObject = false
  /// Whether it may be written as null, or nothing says that it is not.
  var mayBeNull = false
  /// The reason that its kinds are unknown; nil if they are known, or for a `CodableValue`.
  var doubt: String?

  /// A value with a coder, which may write anything.
  static let coded = ValueForm(.anything, kinds: [], mayBeNull: true, doubt: "a value with a coder")

  init(
    _ type: WireType,
    kinds: Set<JSONKind>,
    isObject: Bool = false,
    mayBeNull: Bool = false,
    doubt: String? = nil
  ) {
    (self.type, self.kinds, self.isObject, self.mayBeNull, self.doubt) = (type, kinds, isObject, mayBeNull, doubt)
  }

  /// A single scalar.
  init(_ type: WireType, _ scalar: WireScalar) {
    (self.type, kinds, scalars, isStrategic) = (type, scalar.kinds, [scalar], scalar.isStrategic)
    integers = scalar.isInteger ? [scalar] : []
  }

  /// Adds what another value may be, where both are of one enum.
  mutating func add(_ other: ValueForm) {
    kinds.formUnion(other.kinds)
    scalars.formUnion(other.scalars)
    isStrategic = isStrategic || other.isStrategic
    mayBeNull = mayBeNull || other.mayBeNull
    doubt = doubt ?? other.doubt
    integers.add(other.integers)
  }

  /// Adds what an enum writes as its tags alone; of none, they are strings.
  ///
  /// - Parameter rawKind: What its values have for raw values.
  mutating func add(tags: [Tag], or rawKind: TagKind? = nil) {
    kinds.formUnion(TagKind.allCases.kinds(of: tags, or: rawKind).map(\.jsonKind))
    if rawKind == .integer { integers.add([.int]) }
    integers.hold(tags)
  }
}

extension [WireScalar] {
  /// Adds the types that are not there yet.
  mutating func add(_ types: [WireScalar]) { self += types.filter { !contains($0) } }

  /// Adds the type of integer tags, unless another one holds all of these.
  mutating func hold(_ tags: [Tag]) {
    let areHeld = tags.allSatisfy { tag in
      if case .integer(let value) = tag { contains { $0.holds(value) } } else { true }
    }
    if !areHeld { add([.int]) }
  }
}

/// The enums of a file that may be values of one another, each laid out by itself, and the JSON of their values.
struct FileForms {
  let types: FileTypes
  private let enums: [String: EnumLayout]
  /// The enums that may be null.
  private var nullable: Set<String> = []

  init(_ types: FileTypes, _ enums: [EnumLayout]) {
    self.types = types
    self.enums = Dictionary(enums.map { ($0.annotated.declaration.qualifiedName, $0) }) { first, _ in first }
    let untagged = enums.filter { $0.strategy.tagPlace == .nowhere }.map(\.annotated.declaration.qualifiedName)
    nullable = Set(untagged.filter { form(of: .definition($0, []), inside: []).kinds.contains(.null) })
  }

  /// An enum with what depends on other types of the file: the JSON that its cases take without tags, or the kind of its raw
  /// values.
  func complete(_ layout: EnumLayout) -> EnumLayout {
    switch layout.strategy.tagPlace {
    case .key, .value, .first: return layout
    case .alone, .nowhere:
      let forms = layout.cases.map { bareForm(of: $0, in: layout) }
      let objectCount = zip(layout.cases, forms).count { element, form in
        element.annotated.options.matches == nil && Claim.kinds(of: element, form).contains(.object)
      }
      let cases = zip(layout.cases, forms).map { element, form in
        complete(element, form, isOnlyObject: objectCount == 1, in: layout)
      }
      return EnumLayout(layout.annotated, layout.rawValues, cases: cases, rawKind: rawKind(of: layout))
    }
  }

  /// - Parameter isOnlyObject: Whether no other case takes objects by its keys.
  private func complete(
    _ element: CaseLayout,
    _ form: ValueForm?,
    isOnlyObject: Bool,
    in layout: EnumLayout
  ) -> CaseLayout {
    var (shape, object): (_, ObjectForm?) = (element.shape, nil)
    let isClaimed = layout.strategy.tagPlace == .nowhere && element.payload != nil && element.tags.isEmpty
    if isClaimed {
      if let form {
        object = form.isObject ? self.object(of: form.type) : nil
      } else if case .object(let values) = element.payload {
        object = self.object(of: values, in: layout.annotated.declaration)
      }
      // A struct is asked for its keys only beside other objects.
      let isWhole = isOnlyObject && form != nil && element.annotated.options.matches == nil
      shape.claim = Claim(element, form, isWhole ? nil : object)
    }
    return CaseLayout(
      element.annotated,
      of: layout.annotated.declaration,
      shape,
      values: element.values,
      tag: element.tag,
      rawValue: element.rawValue,
      isClaimed ? form : nil,
      object,
      rawType(of: element, in: layout)
    )
  }

  /// Whether a value may be written as null.
  func mayBeNull(_ value: ValueLayout, in owner: EnumLayout) -> Bool {
    value.isOptional || form(of: value, in: owner, inside: []).kinds.contains(.null)
  }

  /// An enum of the file that is optional in a value, and may itself be null; nil if there is none.
  func optionalNull(in value: ValueLayout, of owner: EnumLayout) -> String? {
    nullable.isEmpty ? nil : optionalNull(in: types.type(of: value.type, in: owner.annotated.declaration))
  }

  private func optionalNull(in type: WireType) -> String? {
    switch type {
    case .optional(.definition(let name, _)) where nullable.contains(name): name
    case .definition: nil
    case let type: type.parts.lazy.compactMap { optionalNull(in: $0) }.first
    }
  }

  /// The annotated enum of the file that a type is, or is an alias of; nil if it is none.
  func layout(of type: TypeExpression, in owner: EnumLayout) -> EnumLayout? {
    guard case .definition(let name, _) = types.type(of: type, in: owner.annotated.declaration) else { return nil }
    return enums[name]
  }

  /// Whether a type has no keys of its own: a dictionary, a `CodableValue`.
  func takesAnyKey(_ type: TypeExpression, in owner: EnumLayout) -> Bool {
    takesAnyKey(types.type(of: type, in: owner.annotated.declaration))
  }

  private func takesAnyKey(_ type: WireType) -> Bool {
    switch type {
    case .map, .pairs, .anything: true
    case .merged(let fields, let variant): takesAnyKey(fields) || takesAnyKey(variant)
    case .scalar, .optional, .list, .lossyList, .tuple, .record, .definition, .parameter, .lossless, .open: false
    }
  }

  // MARK: Forms

  /// The form of a case that is one bare value; nil for any other case.
  private func bareForm(of element: CaseLayout, in owner: EnumLayout, inside outer: [String] = []) -> ValueForm? {
    guard case .bare(let value) = element.payload else { return nil }
    return value.coder == nil ? form(of: value, in: owner, inside: outer) : .coded
  }

  private func form(of value: ValueLayout, in owner: EnumLayout, inside outer: [String]) -> ValueForm {
    form(of: types.type(of: value.type, in: owner.annotated.declaration), inside: outer)
  }

  /// - Parameter outer: The enums that led here, since one may have values of itself.
  private func form(of type: WireType, inside outer: [String]) -> ValueForm {
    switch type {
    case .optional(let wrapped):
      var form = form(of: wrapped, inside: outer)
      form.type = type
      form.kinds.insert(.null)
      form.mayBeNull = true
      return form
    case .definition(let name, _): return form(ofDeclared: type, name, inside: outer)
    case .scalar(let scalar): return ValueForm(type, scalar)
    case .record: return ValueForm(type, kinds: [.object], isObject: true)
    case .open: return ValueForm(type, kinds: [.object], isObject: true, mayBeNull: true)
    case .anything: return ValueForm(type, kinds: type.kinds, mayBeNull: true)
    case .parameter: return ValueForm(type, kinds: [], mayBeNull: true, doubt: "a generic parameter")
    case .pairs: return ValueForm(type, kinds: [], doubt: "a dictionary whose keys are not strings or integers")
    case .list, .lossyList, .tuple, .map, .merged, .lossless: return ValueForm(type, kinds: type.kinds)
    }
  }

  /// The form of a type of the file.
  private func form(ofDeclared type: WireType, _ name: String, inside outer: [String]) -> ValueForm {
    if let layout = enums[name] {
      // The parts that an enum adds to itself are known.
      return outer.contains(name) ? ValueForm(type, kinds: []) : form(of: layout, type, inside: outer + [name])
    }
    guard let header = types.headers[name] else {
      return ValueForm(type, kinds: [.object], isObject: true, mayBeNull: true)
    }
    if let doubt = doubt(about: header, named: name) {
      return ValueForm(type, kinds: [], mayBeNull: true, doubt: doubt)
    }
    if header.keyword == "enum", case .scalar(let scalar) = RawValues.type(of: header) {
      var form = ValueForm(type, scalar)
      form.constants = types.constants(of: name)
      return form
    }
    return ValueForm(type, kinds: [.object], isObject: true)
  }

  /// A struct as the compiler codes it; nil if its keys may be others than the names of its properties.
  private func object(of type: WireType) -> ObjectForm? {
    guard case .definition(let name, _) = type.unwrapped, let structure = types.structs[name],
      structure.obstacle == nil, types.headers["\(name).CodingKeys"] == nil,
      // Elsewhere, it may be coded by hand.
      structure.header.inheritedTypes.flatMap(CodingProtocol.named).contains(.encodable)
    else { return nil }
    let members = structure.properties.map { property -> ObjectForm.Member in
      let type = types.type(of: property.type.expression, in: structure)
      return member([property.name], type, canBeMissing: property.isFixed)
    }
    return ObjectForm(members: members)
  }

  /// The values of a case by their keys.
  private func object(of values: [KeyedValue<ValueLayout>], in declaration: TypeDeclaration) -> ObjectForm {
    ObjectForm(
      members: values.map { keyed in
        let value = keyed.value
        let type = types.type(of: value.type, in: declaration)
        let isOptional = if case .optional = type { true } else { false }
        return member(
          keyed.keys,
          isOptional || value.coder == nil ? type : types.type(ofCoder: value.coder ?? ""),
          canBeMissing: value.canBeMissing
        )
      }
    )
  }

  private func member(_ keys: [String], _ type: WireType, canBeMissing: Bool) -> ObjectForm.Member {
    if case .optional = type {
      return ObjectForm.Member(keys: keys, isRequired: false, mayBeNil: true, mayBeNull: true)
    }
    let mayBeNull = form(of: type, inside: []).mayBeNull
    return ObjectForm.Member(keys: keys, isRequired: !canBeMissing, mayBeNil: false, mayBeNull: mayBeNull)
  }

  /// The reason that a type may not be coded as it looks.
  private func doubt(about header: TypeHeader, named name: String) -> String? {
    if types.members[name]?.codingMembers.contains(where: { !$0.kind.isOfRawValue }) ?? false {
      return "a type with an init(from:) or encode(to:) of its own"
    }
    let inherited = header.inheritedTypes + (types.members[name]?.inheritedTypes ?? [])
    let hasRawValue =
      inherited.flatMap(CodingProtocol.named).contains(.rawRepresentable) || inherited.contains("OptionSet")
    if hasRawValue { return "a type with a raw value" }
    if let attribute = header.attributes.first(where: { !$0.isHarmless }) {
      return "a type whose attribute @\(attribute.name) may change how it is coded"
    }
    return nil
  }

  /// The forms of an annotated enum's cases.
  private func form(of owner: EnumLayout, _ type: WireType, inside outer: [String]) -> ValueForm {
    var form = ValueForm(type, kinds: [])
    let captures = owner.cases.compactMap(\.capture)
    if captures.contains(where: \.isWhole) {
      form.mayBeNull = true
      form.doubt = "an enum that keeps what it is read from, whatever it is"
    }
    let known = owner.cases.filter { $0.payload != nil }
    let bareTags = known.filter { !$0.hasCodedValues }.compactMap(\.shape.tag)
    switch owner.strategy.tagPlace {
    case .value, .first:
      form.kinds = owner.strategy.tagPlace == .first ? [.array] : [.object]
      // A name that is not known is of any kind that the tags have.
      let isOpen = owner.cases.contains { !$0.isSkipped && $0.catches.contains(.unknown) }
      let names = known.filter { isOpen || !$0.hasCodedValues }.flatMap(\.tags)
      if owner.emptyCases == .name, isOpen || !names.isEmpty {
        form.add(tags: names)
        form.bareTags = bareTags
        if isOpen, form.kinds.contains(.integer) { form.integers.add([.int]) }
      }
    case .key:
      form.kinds = [.object]
      let hasNames = !captures.isEmpty || known.contains { !$0.hasCodedValues && !$0.tags.isEmpty }
      if hasNames, owner.emptyCases == .name {
        form.kinds.insert(.string)
        form.bareTags = bareTags
      }
    case .alone:
      form.add(tags: known.flatMap(\.tags), or: rawKind(of: owner))
      let isClosed = captures.isEmpty && owner.rawValueCases.isEmpty && owner.catching.isEmpty
      if isClosed, known.allSatisfy({ $0.isDecoded && $0.conditions.isEmpty }) {
        form.constants = known.flatMap(\.tags)
      } else {
        form.bareTags = bareTags
      }
    case .nowhere:
      form.bareTags = bareTags
      for element in known where element.tags.isEmpty {
        var bare = bareForm(of: element, in: owner, inside: outer)
        if let bare { form.bareTags += bare.constants + bare.bareTags }
        if bare?.type == .anything, bare?.doubt == nil { bare?.doubt = "an enum that keeps a CodableValue" }
        let hasMatches = element.annotated.options.matches != nil
        if hasMatches {
          bare?.isStrategic = false
          // Of a type that another file declares, the author's word counts.
          if bare?.isObject ?? false { bare?.kinds.remove(.object) }
        }
        let kinds = Claim.kinds(of: element, bare)
        form.kinds.formUnion(kinds)
        form.mayBeNull = form.mayBeNull || kinds.contains(.null)
        if let bare, !hasMatches || bare.doubt == nil { form.add(bare) }
      }
      let literals = known.flatMap(\.tags)
      if !literals.isEmpty { form.add(tags: literals) }
    }
    return form
  }
}

// The raw values that `.rawValue` reads in place of tags.
extension FileForms {
  /// The kind of the raw values of an enum; nil if it has tags, or if the file does not tell.
  ///
  /// - Parameter outer: The enums that led here.
  private func rawKind(of owner: EnumLayout, inside outer: [String] = []) -> TagKind? {
    guard owner.strategy.tagPlace == .alone else { return nil }
    let known = owner.cases.filter { $0.payload != nil }
    if known.contains(where: { $0.shape.tag != nil || $0.lacksTag }) { return nil }
    for element in owner.cases {
      guard case .tag(let keeper) = element.capture else { continue }
      return TagKind.allCases.first { $0.valueTypeName == keeper.type.nameWithoutModule }
    }
    return known.lazy.compactMap { rawType(of: $0, in: owner, inside: outer)?.kind }.first
  }

  /// The type of the raw value that a case is written as; nil if it is written as none, or the file does not tell.
  private func rawType(of element: CaseLayout, in owner: EnumLayout, inside outer: [String] = []) -> HeldRawType? {
    let declaration = owner.annotated.declaration
    guard owner.strategy.holdsRawValue(element), !outer.contains(declaration.qualifiedName),
      let value = element.values.first(where: { !$0.isOmitted }),
      case .definition(let name, _) = types.type(of: value.type, in: declaration)
    else { return nil }
    guard let held = enums[name], held.annotated.declaration.header.inheritedTypes.isEmpty else {
      return types.rawType(of: name)
    }
    let inner = outer + [declaration.qualifiedName]
    let types = Set(held.rawValueCases.map { rawType(of: $0, in: held, inside: inner) })
    // Without tags, the type is that of the values.
    let isOfValues = held.taggedCases.isEmpty && held.catching[.unknown] == nil
    if isOfValues, types.count == 1, let type = types.first { return type }
    let kind = rawKind(of: held, inside: inner) ?? held.cases.first { $0.payload != nil }?.tag.kind
    return kind.map { HeldRawType(name: $0.valueTypeName, kind: $0) }
  }
}

extension Claim {
  /// - Parameters:
  ///   - form: Of the value of a case that has one alone.
  ///   - object: The keys of the case, as far as they are known.
  init(_ element: CaseLayout, _ form: ValueForm?, _ object: ObjectForm?) {
    isExplicit = element.annotated.options.matches != nil
    constants = isExplicit ? [] : form?.constants ?? []
    let kinds = Self.kinds(of: element, form).subtracting(constants.map(\.kind.jsonKind))
    self.kinds = JSONKind.allCases.filter(kinds.contains)
    switch element.annotated.options.matches {
    // Of an explicit kind, the keys do not matter.
    case .kinds: groups = []
    case .keys(let keys):
      groups = keys.map { KeyGroup([$0], admitsNull: object?.member(writtenAs: $0)?.mayBeNull ?? false) }
    case nil: groups = object?.groups ?? []
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
}

extension Capture<ValueLayout> {
  fileprivate var isWhole: Bool {
    if case .whole(let value) = self { value.isCodableValue || value.coder != nil } else { false }
  }
}
