import CodableEnumGenerator

/// A change of an annotation or a declaration, by what it sets. To set what was there takes it back.
///
/// Ways out of the lock's findings and what `check --samples` proposes are lists of these, and so is the difference of two
/// shapes.
enum WireEdit: Sendable {
  // Of any type.
  /// A type of another kind, or an enum with another strategy.
  case shape(WireShape)
  /// The type of raw values, or the type that an alias names.
  case rawType(WireType)
  /// A type of an open set by its name; nil removes it.
  case openType(OpenSetType?, name: String)

  // Of an enum.
  case strategy(Strategy)
  case emptyCases(EmptyCases)
  case rejectsUnknownKeys(Bool)
  case ignoresExtraElements(Bool)
  case ignoresCase(Bool)
  case conformance(Conformance)
  case rawKind(TagKind?)
  case caseAdded(WireCase)
  case caseRemoved(String)
  case caseNamed(String, of: String)
  /// The cases by their names; others come last.
  case order([String])

  // Of a case, by its name.
  case tag(Tag?, of: String)
  case aliases([Tag], of: String)
  case catches([Catch], of: String)
  case content(CaseContent<WireValue>, of: String)
  case skip(Direction?, of: String)
  case claim(Claim?, of: String)

  // Of the values of a case.
  case valueAdded(KeyedValue<WireValue>, at: Int, in: String)
  case valueRemoved(String, in: String)
  /// The values by their names.
  case valueOrder([String], in: String)

  // Of a value by its name, in a case or beside all cases.
  case type(WireType, of: String, in: String)
  case valueNamed(String, of: String, in: String)
  case writesNil(Bool, of: String, in: String)
  case fixed(Bool, of: String, in: String)
  case rest(Bool, of: String, in: String)
  case key(String, of: String, in: String)
  case keyAliases([String], of: String, in: String)
  case optional(Bool, of: String, in: String)
  case defaultValue(String?, of: String, in: String)
  case defaultCauses(Set<DefaultCause>, of: String, in: String)
}

extension WireEnum {
  mutating func apply(_ edits: [WireEdit]) {
    for edit in edits { apply(edit) }
  }

  func applying(_ edits: [WireEdit]) -> WireEnum {
    var enumeration = self
    enumeration.apply(edits)
    return enumeration
  }

  private mutating func apply(_ edit: WireEdit) {
    switch edit {
    case .shape(.enumeration(let enumeration)): self = enumeration
    // These are of other types.
    case .shape, .rawType, .openType: break
    case .strategy(let strategy): self.strategy = strategy
    case .emptyCases(let emptyCases): self.emptyCases = emptyCases
    case .rejectsUnknownKeys(let rejects): rejectsUnknownKeys = rejects
    case .ignoresExtraElements(let ignores): ignoresExtraElements = ignores
    case .ignoresCase(let ignores): ignoresCase = ignores
    case .conformance(let conformance): self.conformance = conformance
    case .rawKind(let kind): rawKind = kind
    case .caseRemoved(let name): cases.removeAll { $0.name == name }
    case .caseNamed(let other, let name): changeCase(name) { $0.name = other }
    case .valueAdded, .valueRemoved, .valueOrder: changeValues(edit)
    case .type, .valueNamed, .writesNil, .fixed, .rest, .key, .keyAliases, .optional, .defaultValue, .defaultCauses:
      changeValue(edit)
    case .caseAdded(let element): cases.append(element)
    case .order(let names): cases = cases.sorted(byNumber: { names.firstIndex(of: $0.name) ?? names.count })
    case .tag(let tag, let name): changeCase(name) { $0.tag = tag }
    case .aliases(let tags, let name): changeCase(name) { $0.aliases = tags }
    case .catches(let catches, let name): changeCase(name) { $0.catches = catches }
    case .content(let content, let name): changeCase(name) { $0.content = content }
    case .skip(let direction, let name): changeCase(name) { $0.skippedDirection = direction }
    case .claim(let claim, let name): changeCase(name) { $0.claim = claim }
    }
  }

  private mutating func changeValues(_ edit: WireEdit) {
    switch edit {
    case .valueAdded(let keyed, let index, let name):
      changeContent(of: name) { $0.insert(keyed, at: Swift.min(index, $0.count)) }
    case .valueRemoved(let value, let name): changeContent(of: name) { $0.removeAll { $0.value.name == value } }
    case .valueOrder(let names, let name):
      changeContent(of: name) { values in
        values = values.sorted(byNumber: { names.firstIndex(of: $0.value.name) ?? names.count })
      }
    // Others are of one value, a case or the type.
    default: break
    }
  }

  private mutating func changeValue(_ edit: WireEdit) {
    switch edit {
    case .type(let type, let value, let name): changeValue(value, in: name) { $0.value.type = type }
    case .valueNamed(let other, let value, let name): changeValue(value, in: name) { $0.value.name = other }
    case .writesNil(let writes, let value, let name): changeValue(value, in: name) { $0.value.writesNil = writes }
    case .fixed(let isFixed, let value, let name): changeValue(value, in: name) { $0.value.isFixed = isFixed }
    case .rest(let isRest, let value, let name): changeValue(value, in: name) { $0.value.isRest = isRest }
    case .key(let key, let value, let name): changeValue(value, in: name) { $0.key = key }
    case .keyAliases(let aliases, let value, let name): changeValue(value, in: name) { $0.aliases = aliases }
    case .optional(let isOptional, let value, let name):
      changeValue(value, in: name) { $0.value.isOptional = isOptional }
    case .defaultValue(let text, let value, let name): changeValue(value, in: name) { $0.value.defaultValue = text }
    case .defaultCauses(let causes, let value, let name):
      changeValue(value, in: name) { $0.value.defaultCauses = causes }
    // Others are of all values, a case or the type.
    default: break
    }
  }

  /// Changes the list of a case's values. Keys count for nothing where values have none.
  private mutating func changeContent(of name: String, _ change: (inout [KeyedValue<WireValue>]) -> Void) {
    changeCase(name) { element in
      let before = element.content.keyedValues
      element.content = element.content.mapList(change)
      element.claim?.follow(before, element.content.keyedValues)
    }
  }

  private mutating func changeCase(_ name: String, _ change: (inout WireCase) -> Void) {
    for index in cases.indices where cases[index].name == name { change(&cases[index]) }
  }

  private mutating func changeValue(
    _ name: String,
    in element: String,
    _ change: (inout KeyedValue<WireValue>) -> Void
  ) {
    func changed(_ keyed: KeyedValue<WireValue>) -> KeyedValue<WireValue> {
      var keyed = keyed
      if keyed.value.name == name { change(&keyed) }
      return keyed
    }
    var others = shared
    others.keyed = others.keyed.map(changed)
    if !others.isEmpty { self = sharing(others) }
    changeCase(element) { element in
      let before = element.content.keyedValues
      element.content = element.content.mapValues(changed)
      element.claim?.follow(before, element.content.keyedValues)
    }
  }
}

extension WireShape {
  /// A struct is the only case of an enum, which has no name.
  mutating func apply(_ edits: [WireEdit]) {
    switch self {
    case .enumeration(let enumeration): self = .enumeration(enumeration.applying(edits))
    case .structure(let properties):
      let edited = WireEnum(object: properties, at: .none).applying(edits)
      self = .structure(edited.cases.flatMap(\.content.keyedValues))
    case .rawValues(let type, let cases?):
      let edited = WireEnum(rawValues: cases.map { ($0.name, $0.tag) }, at: .none).applying(edits)
      self = .rawValues(
        type,
        cases: edited.cases.compactMap { element in element.tag.map { RawValueCase(name: element.name, tag: $0) } }
      )
    case .rawValues, .openSet, .merged: break
    }
    for edit in edits { applyToType(edit) }
  }

  private mutating func applyToType(_ edit: WireEdit) {
    switch (edit, self) {
    case (.shape(let shape), _): self = shape
    case (.rawType(let type), .rawValues(_, let cases)): self = .rawValues(type, cases: cases)
    case (.openType(let type, let name), .openSet(let types)):
      let others = types.filter { $0.name != name }
      self = .openSet((others + (type.map { [$0] } ?? [])).sorted(byBytesOf: \.name))
    // All others are of enums and values.
    default: break
    }
  }

  func applying(_ edits: [WireEdit]) -> WireShape {
    var shape = self
    shape.apply(edits)
    return shape
  }
}

extension CaseContent<WireValue> {
  /// The values with their keys, in order; without keys, where they have none.
  var list: [KeyedValue<WireValue>] {
    switch self {
    case .payload(.object(let values)), .payload(.flat(let values)), .payload(.merged(_, let values, _)): values
    case .payload(.array(let values)): values.map { KeyedValue(value: $0, key: "") }
    case .payload(.bare(let value)): [KeyedValue(value: value, key: "")]
    case .payload(.none), .capture, .skipped: []
    }
  }

  fileprivate func mapList(_ change: (inout [KeyedValue<WireValue>]) -> Void) -> CaseContent {
    var values = list
    change(&values)
    return switch self {
    case .payload(.object): .payload(.object(values))
    case .payload(.flat): .payload(.flat(values))
    case .payload(.merged(let merged, _, let tagKey)): .payload(.merged(merged, beside: values, tagKey: tagKey))
    case .payload(.array): .payload(.array(values.map(\.value).numbered))
    // One value has no list.
    case .payload(.none), .payload(.bare), .capture, .skipped: self
    }
  }

  /// - Parameter change: Of a value without a key, the key counts for nothing.
  fileprivate func mapValues(_ change: (KeyedValue<WireValue>) -> KeyedValue<WireValue>) -> CaseContent {
    switch self {
    case .payload(.object(let values)): .payload(.object(values.map(change)))
    case .payload(.flat(let values)): .payload(.flat(values.map(change)))
    case .payload(.merged(let values, let keyed, let tagKey)):
      .payload(.merged(values, beside: keyed.map(change), tagKey: tagKey))
    case .payload(.array(let values)): .payload(.array(values.map { change(KeyedValue(value: $0, key: "")).value }))
    case .payload(.bare(let value)): .payload(.bare(change(KeyedValue(value: value, key: "")).value))
    case .payload(.none), .capture, .skipped: self
    }
  }
}

extension [WireValue] {
  /// With the names of unlabeled values by their places.
  fileprivate var numbered: [WireValue] {
    enumerated().map { index, value in
      var value = value
      if value.isUnlabeled { value.name = "_\(index)" }
      return value
    }
  }
}
