import CodableEnumGenerator

/// An annotation that would make a change harmless to readers. It is tried before it is printed.
struct Cure: Sendable {
  /// What to do: `add aliases: ["waitList"] to its @CodableCase to read old data`.
  let text: String
  /// Different ways to do it, of which one is enough.
  private let changes: [Change]

  typealias Change = @Sendable (inout WireEnum) -> Void

  init(_ text: String, _ changes: Change...) { self.init(text, anyOf: changes) }

  init(_ text: String, anyOf changes: [Change]) { (self.text, self.changes) = (text, changes) }

  init(_ text: String, in element: WireCase, _ change: @escaping @Sendable (inout WireCase) -> Void) {
    let name = element.name
    self.init(text) { enumeration in enumeration.changeCase(named: name, change) }
  }

  /// - Parameters:
  ///   - element: The new case that has the value, unless it is beside all cases.
  ///   - name: Of the value that changes.
  init(
    _ text: String,
    in element: WireCase,
    ofKey name: String,
    _ change: @escaping @Sendable (inout KeyedValue<WireValue>) -> Void
  ) {
    @Sendable func changed(_ keyed: KeyedValue<WireValue>) -> KeyedValue<WireValue> {
      var keyed = keyed
      if keyed.value.name == name { change(&keyed) }
      return keyed
    }
    let owner = element.name
    self.init(text) { enumeration in
      var shared = enumeration.shared
      shared.keyed = shared.keyed.map(changed)
      if !shared.isEmpty { enumeration = enumeration.sharing(shared) }
      enumeration.changeCase(named: owner) { $0.changeKeyed(changed) }
    }
  }

  /// The same of a value that needs no key.
  init(
    _ text: String,
    in element: WireCase,
    ofValue name: String,
    _ change: @escaping @Sendable (inout WireValue) -> Void
  ) {
    let keyed = Cure(text, in: element, ofKey: name) { change(&$0.value) }
    let owner = element.name
    self.init(text) { enumeration in
      for part in keyed.changes { part(&enumeration) }
      enumeration.changeCase(named: owner) { element in
        guard case .payload(.array(var values)) = element.content else { return }
        for index in values.indices where values[index].name == name { change(&values[index]) }
        element.content = .payload(.array(values))
      }
    }
  }

  /// The pair with the annotation, in each way.
  fileprivate func applied(to pair: EnumPair) -> [EnumPair] {
    changes.map { change in
      var pair = pair
      change(&pair.new)
      return pair
    }
  }
}

extension WireEnum {
  mutating func changeCase(named name: String, _ change: (inout WireCase) -> Void) {
    for index in cases.indices where cases[index].name == name { change(&cases[index]) }
  }
}

extension WireCase {
  fileprivate mutating func changeKeyed(_ change: (KeyedValue<WireValue>) -> KeyedValue<WireValue>) {
    content = content.mapKeyed(change)
    // What can be missing identifies no case.
    let needed = content.keyedValues.filter { !$0.value.canBeMissing }.map(\.key)
    if let own = claim, !own.isExplicit {
      claim?.groups = own.groups.filter { $0.keys.contains(where: needed.contains) }
    }
  }
}

extension CaseContent<WireValue> {
  fileprivate func mapKeyed(_ change: (KeyedValue<WireValue>) -> KeyedValue<WireValue>) -> CaseContent {
    switch self {
    case .payload(.object(let values)): .payload(.object(values.map(change)))
    case .payload(.flat(let values)): .payload(.flat(values.map(change)))
    case .payload(.merged(let values, let keyed, let tagKey)):
      .payload(.merged(values, beside: keyed.map(change), tagKey: tagKey))
    case .payload, .capture, .skipped: self
    }
  }
}

extension EnumComparison {
  /// The changes, with ways out that were tried.
  static func changes(_ pair: EnumPair) -> [LockChange] {
    let (changes, plays) = compared(pair)
    if changes.isEmpty { return [] }
    let witnesses = Witnesses(pair.types)
    return changes.map { change in
      var count: Int?
      let witness = change.breaks.isEmpty ? nil : plays[change.key].map(witnesses.witness)
      return change.showing(witness).cured { cure in
        // Which case takes JSON with a tag depends on no other case.
        let only = pair.new.hasTags && pair.kind != .structure ? plays[change.key]?.oldCase : nil
        func broken(_ pair: EnumPair) -> [LockChange] {
          compared(pair, only: only).changes.filter { $0.breaks.contains(.readers) }
        }
        let before = count ?? broken(pair).count
        count = before
        return cure.applied(to: pair).contains { cured in
          let rest = broken(cured)
          return rest.count < before && !rest.contains { $0.key == change.key }
        }
      }
    }
  }
}
