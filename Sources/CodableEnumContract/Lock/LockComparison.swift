import CodableEnumGenerator

extension WireDocument {
  /// What has changed since a lock file was written: first what the sources have, in their order, then what is gone.
  ///
  /// - Parameter old: What was read of the file.
  package func changes(since old: WireDocument) -> [LockChange] {
    LockComparison(old, locked).changes.sorted { lhs, rhs in
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

  init(_ old: WireDocument, _ new: WireDocument) {
    let pairing = LockPairing(old, new)
    let types = LockedTypes(pairing)
    for (before, after) in pairing.pairs where before.enumeration != nil || after.enumeration != nil || after.isUsed {
      changes += Self.changes(before, after, types)
    }
    let unknownTypes = Dictionary(new.unknownTypes.map { ($0.id, $0) }) { first, _ in first }
    let openNames = Set(new.openReferences.map(\.name))
    for type in pairing.gone {
      let unknown = unknownTypes[type.id] ?? unknownTypes[type.name]
      if type.enumeration != nil {
        changes.append(unknown.map { .enumUnknown(type, $0) } ?? .enumGone(type))
      } else if let unknown, openNames.contains(unknown.id) {
        changes.append(.shapeUnknown(type, unknown))
      }
    }
    for type in pairing.added where type.enumeration != nil { changes.append(.enumAdded(type)) }
  }

  private static func changes(_ old: WireDefinition, _ new: WireDefinition, _ types: LockedTypes) -> [LockChange] {
    let parameters = zip(old.parameters, new.parameters).map { ($0, WireType.parameter($1)) }
    let reading = LockedReading(types, Dictionary(parameters) { first, _ in first })
    switch (old.shape, new.shape) {
    case (.structure(let before), .structure(let after)):
      return KeyRules.changes(KeyPair(structure: new, before, after, reading))
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

extension WireDefinition {
  /// As an annotated enum; nil if it is like none.
  fileprivate var asEnum: WireEnum? {
    switch shape {
    case .enumeration(let enumeration): enumeration
    case .rawValues(_, let tags?): WireEnum(rawValues: tags, at: place)
    case .structure, .rawValues(_, nil): nil
    }
  }
}
