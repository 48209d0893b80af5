import CodableEnumGenerator

/// A change of an annotation or a declaration, by what it sets. To set what was there takes it back.
///
/// Ways out of the lock's findings and what `check --samples` proposes are lists of these.
enum WireEdit: Sendable {
  // Of an enum.
  case strategy(Strategy)
  case emptyCases(EmptyCases)
  case caseAdded(WireCase)
  /// The cases by their names; others come last.
  case order([String])

  // Of a case, by its name.
  case tag(Tag?, of: String)
  case aliases([Tag], of: String)
  case catches([Catch], of: String)
  case content(CaseContent<WireValue>, of: String)
  case skip(Direction?, of: String)
  case claim(Claim?, of: String)

  // Of a value by its name, in a case or beside all cases.
  case key(String, of: String, in: String)
  case keyAliases([String], of: String, in: String)
  case optional(Bool, of: String, in: String)
  case defaultValue(String?, of: String, in: String)
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
    case .strategy(let strategy): self.strategy = strategy
    case .emptyCases(let emptyCases): self.emptyCases = emptyCases
    case .caseAdded(let element): cases.append(element)
    case .order(let names): cases = cases.sorted(byNumber: { names.firstIndex(of: $0.name) ?? names.count })
    case .tag(let tag, let name): changeCase(name) { $0.tag = tag }
    case .aliases(let tags, let name): changeCase(name) { $0.aliases = tags }
    case .catches(let catches, let name): changeCase(name) { $0.catches = catches }
    case .content(let content, let name): changeCase(name) { $0.content = content }
    case .skip(let direction, let name): changeCase(name) { $0.skippedDirection = direction }
    case .claim(let claim, let name): changeCase(name) { $0.claim = claim }
    case .key(let key, let value, let name): changeValue(value, in: name) { $0.key = key }
    case .keyAliases(let aliases, let value, let name): changeValue(value, in: name) { $0.aliases = aliases }
    case .optional(let isOptional, let value, let name):
      changeValue(value, in: name) { $0.value.isOptional = isOptional }
    case .defaultValue(let text, let value, let name): changeValue(value, in: name) { $0.value.defaultValue = text }
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
    case .rawValues, .openSet, .merged: break
    }
  }
}

extension Claim {
  /// What `matches:` doesn't say comes from the keys of the values. What can be missing identifies no case.
  fileprivate mutating func follow(_ before: [KeyedValue<WireValue>], _ after: [KeyedValue<WireValue>]) {
    if isExplicit { return }
    groups = groups.compactMap { group in
      guard let (_, keyed) = zip(before, after).first(where: { group.has($0.0.key) }) else { return group }
      return keyed.value.canBeMissing ? nil : KeyGroup(keyed.keys, admitsNull: group.admitsNull)
    }
  }
}

extension CaseContent<WireValue> {
  /// - Parameter change: Of a value without a key, the key counts for nothing.
  fileprivate func mapValues(_ change: (KeyedValue<WireValue>) -> KeyedValue<WireValue>) -> CaseContent {
    switch self {
    case .payload(.object(let values)): .payload(.object(values.map(change)))
    case .payload(.flat(let values)): .payload(.flat(values.map(change)))
    case .payload(.merged(let values, let keyed, let tagKey)):
      .payload(.merged(values, beside: keyed.map(change), tagKey: tagKey))
    case .payload(.array(let values)): .payload(.array(values.map { change(KeyedValue(value: $0, key: "")).value }))
    case .payload(.none), .payload(.bare), .capture, .skipped: self
    }
  }
}
