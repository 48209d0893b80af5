extension LockedDocument {
  /// What has changed since a lock file was written: first what the sources have, in their order, then what is gone.
  package func changes(since old: LockedDocument) -> [LockChange] {
    LockComparison(old, self).changes.sorted { lhs, rhs in
      let (left, right) = (lhs.place, rhs.place)
      if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
      let (start, other) = (left.position, right.position)
      return (start.line, start.column, lhs.what) < (other.line, other.column, rhs.what)
    }
  }
}

/// Compares all types.
private struct LockComparison {
  var changes: [LockChange] = []

  init(_ old: LockedDocument, _ new: LockedDocument) {
    let pairing = LockPairing(old, new)
    let types = LockedTypes(pairing)
    for (before, after) in pairing.pairs where before.isEnum || after.isEnum || after.isUsed {
      changes += Self.changes(before, after, types)
    }
    for type in pairing.gone {
      let unknown = new.unknownTypes[type.id] ?? new.unknownTypes[type.name]
      if type.isEnum {
        changes.append(unknown.map { .enumUnknown(type, $0) } ?? .enumGone(type))
      } else if let unknown, new.openNames.contains(unknown.id) {
        changes.append(.shapeUnknown(type, unknown))
      }
    }
    for type in pairing.added where type.isEnum { changes.append(.enumAdded(type)) }
  }

  private static func changes(_ old: LockedType, _ new: LockedType, _ types: LockedTypes) -> [LockChange] {
    let reading = LockedReading(types, LockedNames(Array(zip(old.parameters, new.parameters)).filter { $0 != $1 }))
    switch (old.shape, new.shape) {
    case (.structure(let before), .structure(let after)):
      return KeyRules.changes(KeyPair(structure: new, before, after, old.place, reading))
    case (.rawValues(let before, let tags), .rawValues(let after, let newTags)) where tags == nil || newTags == nil:
      var changes: [LockChange] = []
      let breaks = reading.breaks(from: before, to: after)
      if !breaks.isEmpty { changes.append(.rawValueChanged(new, from: before, to: after, breaks, old.place)) }
      if newTags != nil { changes.append(.rawValuesClosed(new, old.place)) }
      if tags != nil { changes.append(.rawValuesOpened(new, old.place)) }
      return changes
    default:
      // An enum with raw values that the compiler codes is the same on the wire as one that we do.
      guard let before = old.asEnum, let after = new.asEnum else { return [.kindChanged(old, new)] }
      var changes = EnumRules.changes(EnumPair(before, after, old, new, reading))
      if case .rawValues(let before, _) = old.shape, case .rawValues(let after, _) = new.shape {
        let breaks = reading.breaks(from: before, to: after)
        if !breaks.isEmpty { changes = [.rawValueChanged(new, from: before, to: after, breaks, old.place)] }
      }
      return changes
    }
  }
}

extension LockedType {
  var isEnum: Bool { if case .enumeration = shape { true } else { false } }

  /// As an annotated enum; nil if it is like none.
  fileprivate var asEnum: LockedEnum? {
    switch shape {
    case .enumeration(let enumeration): return enumeration
    case .rawValues(_, let tags?):
      return LockedEnum(
        strategy: .rawValue,
        emptyCases: .true,
        rejectsUnknownKeys: false,
        conformance: .codable,
        cases: tags.map { LockedCase(name: $0.text, tag: $0, place: place) }
      )
    case .structure, .rawValues(_, nil): return nil
    }
  }
}
