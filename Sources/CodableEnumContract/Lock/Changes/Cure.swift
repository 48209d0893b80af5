import CodableEnumGenerator

/// An annotation that would make a change harmless to readers. It is tried before it is printed.
struct Cure: Sendable {
  /// What to do: `add aliases: ["waitList"] to its @CodableCase to read old data`.
  let text: String
  private let change: @Sendable (inout WireEnum) -> Void

  init(_ text: String, in element: WireCase, _ change: @escaping @Sendable (inout WireCase) -> Void) {
    let name = element.name
    self.text = text
    self.change = { enumeration in
      for index in enumeration.cases.indices where enumeration.cases[index].name == name {
        change(&enumeration.cases[index])
      }
    }
  }

  /// - Parameters:
  ///   - element: The new case that has the value, unless it is beside all cases.
  ///   - name: Of the value that changes.
  init(
    _ text: String,
    in element: WireCase,
    ofValue name: String,
    _ change: @escaping @Sendable (inout KeyedValue<WireValue>) -> Void
  ) {
    @Sendable func changed(_ keyed: KeyedValue<WireValue>) -> KeyedValue<WireValue> {
      var keyed = keyed
      if keyed.value.name == name { change(&keyed) }
      return keyed
    }
    let owner = element.name
    self.text = text
    self.change = { enumeration in
      var shared = enumeration.shared
      shared.keyed = shared.keyed.map(changed)
      if !shared.isEmpty { enumeration = enumeration.sharing(shared) }
      for index in enumeration.cases.indices where enumeration.cases[index].name == owner {
        enumeration.cases[index].changeKeyed(changed)
      }
    }
  }

  /// The pair with the annotation.
  fileprivate func applied(to pair: EnumPair) -> EnumPair {
    var pair = pair
    change(&pair.new)
    return pair
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
    let changes = untried(pair)
    let broken = changes.filter { $0.breaks.contains(.readers) }
    return changes.map { change in
      change.cured { cure in
        let rest = untried(cure.applied(to: pair)).filter { $0.breaks.contains(.readers) }
        return rest.count < broken.count && !rest.contains { $0.key == change.key }
      }
    }
  }
}
