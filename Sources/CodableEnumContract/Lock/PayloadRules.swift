/// The values of a case, before and after.
enum PayloadRules {
  static func changes(_ pair: EnumPair, _ old: LockedCase, _ new: LockedCase) -> [LockChange] {
    switch (old.content, new.content) {
    case (.none, .none), (.anything, _), (_, .anything), (.unknownTag, _), (_, .unknownTag), (.unknownTagAndContent, _),
      (_, .unknownTagAndContent), (.skipped, _), (_, .skipped):
      return []
    case (.bare, .bare), (.merged, .merged):
      return ValueRules.changes(pair.subject(of: new), old.values[0], new.values[0], pair.reading)
    case (.array, .array): return ArrayRules.changes(pair, old, new)
    case (.object, .object) where old.values.isEmpty && !new.values.isEmpty && pair.old.emptyCases != .object:
      return [.valuesAdded(pair, old, new, Set(readers: false, peers: !pair.old.rejectsUnknownKeys))]
    case (.object, .object), (.flat, .flat): return KeyRules.changes(KeyPair(pair, old, new))
    case (.none, .flat): return KeyRules.changes(KeyPair(pair, old, new))
    case (.flat, .none): return KeyRules.changes(KeyPair(pair, old, new))
    case (.none, _):
      let readers = pair.old.readsAsNil(old, new)
      // A case without values does not look at what is under its tag.
      let peers = pair.old.strategy != .untagged && !pair.old.rejectsUnknownKeys
      return [.valuesAdded(pair, old, new, Set(readers: readers, peers: peers))]
    case (_, .none):
      let peers = pair.old.readsAsNil(new, old)
      return [.valuesGone(pair, old, new, Set(readers: false, peers: peers))]
    case (.bare, _), (.array, _), (.object, _), (.flat, _), (.merged, _):
      return [.contentChanged(pair, old, new)]
    }
  }

  /// Whether the values are the same on the wire.
  static func isSame(_ pair: EnumPair, _ old: LockedCase, _ new: LockedCase) -> Bool {
    // Under `.discriminator`, keys begin with the name of the case.
    let namesCount = pair.new.strategy.name == .discriminator
    return old.content == new.content && old.values.count == new.values.count
      && zip(old.values, new.values).allSatisfy { old, new in
        (old.key == new.key || namesCount && old.name == new.name) && pair.reading.isSame(old, new)
      }
  }
}

extension LockedEnum {
  /// Whether what is written for a case without values is nil to one that has a value.
  fileprivate func readsAsNil(_ empty: LockedCase, _ other: LockedCase) -> Bool {
    guard other.content == .bare, other.values[0].isOptional else { return false }
    switch strategy {
    case .caseKeyed: return emptyCases == .null || emptyCases == .name
    case .adjacent: return true
    case .discriminator, .flattenedStatus, .rawValue, .untagged: return false
    }
  }
}

/// Values that are in an array, in order.
enum ArrayRules {
  static func changes(_ pair: EnumPair, _ old: LockedCase, _ new: LockedCase) -> [LockChange] {
    let (before, after) = (old.values, new.values)
    let names = (before: before.map(\.name), after: after.map(\.name))
    if names.before != names.after, names.before.sorted(byBytesOf: \.self) == names.after.sorted(byBytesOf: \.self) {
      return [.valuesReordered(pair, old, new)]
    }
    var changes = zip(before, after).flatMap { ValueRules.changes(pair.subject(of: new), $0, $1, pair.reading) }
    if after.count > before.count {
      let canBeMissing = after[before.count...].allSatisfy(\.canBeMissing)
      changes.append(.arrayLonger(pair, old, new, Set(readers: canBeMissing, peers: false)))
    } else if after.count < before.count {
      let canBeMissing = before[after.count...].allSatisfy(\.canBeMissing)
      changes.append(.arrayShorter(pair, old, new, Set(readers: false, peers: canBeMissing)))
    }
    return changes
  }
}

/// What a value is, wherever it is.
enum ValueRules {
  /// - Parameter subject: Whose value it is, as messages say it.
  static func changes(
    _ subject: String,
    _ old: LockedValue,
    _ new: LockedValue,
    _ reading: LockedReading
  ) -> [LockChange] {
    var changes: [LockChange] = []
    let breaks = reading.breaks(from: old.type, to: new.type)
    if !breaks.isEmpty { changes.append(.typeChanged(subject, old, new, breaks)) }
    if old.isOptional, !new.isOptional, new.defaultValue == nil || old.writesNil {
      changes.append(.nilRefused(subject, old, new))
    }
    if !old.isOptional, new.isOptional, old.defaultValue == nil || new.writesNil {
      changes.append(.nilWritten(subject, old, new))
    }
    if let before = old.defaultValue {
      if let after = new.defaultValue {
        if before != after { changes.append(.defaultChanged(subject, old, new)) }
      } else if !new.isOptional {
        changes.append(.defaultGone(subject, old, new))
      }
    }
    return changes
  }
}

extension EnumPair {
  func subject(of element: LockedCase) -> String { "case '\(element.name)' of \(id)" }
}
