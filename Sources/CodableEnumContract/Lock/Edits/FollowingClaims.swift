import CodableEnumGenerator

// What untagged cases take is not said by an annotation as a rule, but comes from their values: it follows what these become.

extension Claim {
  /// What `matches:` doesn't say comes from the keys of the values. What can be missing identifies no case.
  mutating func follow(_ before: [KeyedValue<WireValue>], _ after: [KeyedValue<WireValue>]) {
    if isExplicit || before.isEmpty && after.isEmpty { return }
    let areSame = before.count == after.count
    let followed = after.enumerated().compactMap { index, keyed -> KeyGroup? in
      if keyed.value.canBeMissing { return nil }
      let old = areSame ? before[index] : before.first { $0.value.name == keyed.value.name }
      let group = old.flatMap { old in groups.first { $0.has(old.key) } }
      return KeyGroup(keyed.keys, admitsNull: group?.admitsNull ?? (keyed.value.type == .anything))
    }
    // Others are of values beside them.
    groups = followed + groups.filter { group in !before.contains { group.has($0.key) } }
  }
}

extension [String: WireShape] {
  /// With a type as edited, and with what the cases of untagged enums take of it.
  func applying(_ edits: [WireEdit], to id: String) -> [String: WireShape] {
    guard let before = self[id] else { return self }
    var shapes = self
    let after = before.applying(edits)
    shapes[id] = after
    for (other, shape) in shapes where other != id {
      guard case .enumeration(var enumeration) = shape, !enumeration.hasTags else { continue }
      for index in enumeration.cases.indices {
        guard case .bare(let value)? = enumeration.cases[index].payload, case .definition(id, _) = value.type else {
          continue
        }
        enumeration.cases[index].claim?.follow(before, after)
      }
      shapes[other] = .enumeration(enumeration)
    }
    return shapes
  }
}

extension Claim {
  /// The same of a value alone.
  fileprivate mutating func follow(_ before: WireShape, _ after: WireShape) {
    switch (before, after) {
    // The only case of objects asks for no keys.
    case (.structure(let properties), .structure(let others)): if !groups.isEmpty { follow(properties, others) }
    case (.rawValues(_, _?), .rawValues(_, let cases?)): if !constants.isEmpty { constants = cases.map(\.tag) }
    // Others are known by their kinds alone.
    case (.structure, _), (.rawValues, _), (.enumeration, _), (.openSet, _), (.merged, _): break
    }
  }
}
