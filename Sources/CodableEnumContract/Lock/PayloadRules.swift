import CodableEnumGenerator

/// The values of a case, before and after.
enum PayloadRules {
  static func changes(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> [LockChange] {
    guard let before = old.payload, let after = new.payload else { return [] }
    switch (before, after) {
    case (.none, .none): return []
    case (.bare(let before), .bare(let after)), (.merged(let before, _), .merged(let after, _)):
      return ValueRules.changes(pair.subject(of: new), before, after, pair.reading)
    case (.array(let before), .array(let after)): return ArrayRules.changes(pair, old, new, before, after)
    case (.object(let before), .object(let after))
    where before.isEmpty && !after.isEmpty && pair.old.emptyCases != .object:
      return [.valuesAdded(pair, old, new, Set(readers: false, peers: !pair.old.rejectsUnknownKeys))]
    case (.object, .object), (.flat, .flat), (.none, .flat), (.flat, .none):
      return KeyRules.changes(KeyPair(pair, old, new))
    case (.none, _):
      let readers = pair.old.readsAsNil(after)
      let peers = pair.old.ignoresContent && !pair.old.rejectsUnknownKeys
      return [.valuesAdded(pair, old, new, Set(readers: readers, peers: peers))]
    case (_, .none):
      let peers = pair.old.readsAsNil(before)
      return [.valuesGone(pair, old, new, Set(readers: false, peers: peers))]
    case (.bare, _), (.array, _), (.object, _), (.flat, _), (.merged, _):
      return [.contentChanged(pair, old, before, new, after)]
    }
  }

  /// Whether the values are the same on the wire.
  static func isSame(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> Bool {
    guard ContentWord(old.content) == ContentWord(new.content) else { return false }
    // Keys may begin with the name of the case.
    let namesCount = pair.new.strategy.keysHaveCaseNames
    let (oldKeys, newKeys) = (old.content.keyedValues.map(\.key), new.content.keyedValues.map(\.key))
    let (values, others) = (old.content.values, new.content.values)
    return (oldKeys == newKeys || namesCount && values.map(\.name) == others.map(\.name))
      && values.count == others.count && zip(values, others).allSatisfy { pair.reading.isSame($0, $1) }
  }
}

extension WireEnum {
  /// Whether a case without values does not look at what is under its tag, or beside it.
  fileprivate var ignoresContent: Bool {
    switch tagPlace {
    case .key, .value: true
    case .alone, .nowhere: false
    }
  }

  /// Whether what is written for a case without values is nil to one that has a value.
  fileprivate func readsAsNil(_ other: Payload<WireValue>) -> Bool {
    guard case .bare(let value) = other, value.isOptional else { return false }
    return switch tagPlace {
    case .key: emptyCases == .null || emptyCases == .name
    case .value(_, let contentKey): contentKey != nil
    case .alone, .nowhere: false
    }
  }
}

/// Values that are in an array, in order.
enum ArrayRules {
  static func changes(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ before: [WireValue],
    _ after: [WireValue]
  ) -> [LockChange] {
    let names = (before: before.map(\.name), after: after.map(\.name))
    if names.before != names.after, names.before.sorted(byBytesOf: \.self) == names.after.sorted(byBytesOf: \.self) {
      return [.valuesReordered(pair, old, new)]
    }
    var changes = zip(before, after).flatMap { ValueRules.changes(pair.subject(of: new), $0, $1, pair.reading) }
    if after.count > before.count {
      let canBeMissing = after[before.count...].allSatisfy(\.canBeMissing)
      changes.append(.arrayLonger(pair, old, new, after[before.count], Set(readers: canBeMissing, peers: false)))
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
    _ old: WireValue,
    _ new: WireValue,
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
  func subject(of element: WireCase) -> String { "case '\(element.name)' of \(id)" }
}
