import CodableEnumGenerator

/// An enum, before and after.
struct EnumPair {
  let id: String
  let old: WireEnum
  let new: WireEnum
  /// In the sources.
  let place: WirePlace
  /// In the lock file.
  let lockPlace: WirePlace
  /// Whether it is not annotated: an enum with raw values that the compiler codes.
  let isPlain: Bool
  let reading: LockedReading

  init(_ old: WireEnum, _ new: WireEnum, _ oldType: WireDefinition, _ newType: WireDefinition, _ reading: LockedReading)
  {
    (self.old, self.new, self.reading) = (old, new, reading)
    (id, place, lockPlace) = (newType.id, newType.place, oldType.place)
    isPlain = newType.enumeration == nil
  }
}

/// What an enum says of all its cases. A function for each rule.
enum EnumRules {
  private static let rules: [@Sendable (EnumPair) -> [LockChange]] = [
    conformance, unknownKeys, catches, keptUnknown, missingTag, cases,
  ]

  static func changes(_ pair: EnumPair) -> [LockChange] {
    var changes = layout(pair)
    if changes.isEmpty { changes = rules.flatMap { $0(pair) } }
    return changes.compactMap { change in
      var change = change
      // What is never read breaks no reader, and what is no longer written no peer.
      if !pair.old.conformance.isDecodable { change.breaks.remove(.readers) }
      if !pair.new.conformance.isEncodable { change.breaks.remove(.peers) }
      return change.breaks.isEmpty && !change.isAddition ? nil : change
    }
  }

  /// Where the tag and the values are. Nothing else can be compared if that has changed.
  private static func layout(_ pair: EnumPair) -> [LockChange] {
    let (old, new) = (pair.old.strategy, pair.new.strategy)
    if old == new { return [] }
    guard case .value(let tagKey, let contentKey) = old.tagPlace,
      case .value(let newKey, let newContent) = new.tagPlace,
      old.name == new.name
    else { return [.strategyChanged(pair)] }
    var changes: [LockChange] = []
    if tagKey != newKey { changes.append(.keyChanged(pair, "tag", from: tagKey, to: newKey)) }
    if let contentKey, let newContent, contentKey != newContent {
      changes.append(.keyChanged(pair, "content", from: contentKey, to: newContent))
    }
    return changes
  }

  private static func conformance(_ pair: EnumPair) -> [LockChange] {
    pair.old.conformance.isDecodable && !pair.new.conformance.isDecodable ? [.decodingGone(pair)] : []
  }

  private static func unknownKeys(_ pair: EnumPair) -> [LockChange] {
    !pair.old.rejectsUnknownKeys && pair.new.rejectsUnknownKeys ? [.unknownKeysRejected(pair)] : []
  }

  private static func catches(_ pair: EnumPair) -> [LockChange] {
    Catch.allCases.compactMap { kind in
      guard let before = pair.old.catching(kind), pair.new.catching(kind) == nil else { return nil }
      return .catchGone(pair, kind, before)
    }
  }

  /// What is unknown or invalid is written back as it was only if a case keeps it.
  private static func keptUnknown(_ pair: EnumPair) -> [LockChange] {
    [Catch.unknown, .invalid].compactMap { kind in
      guard let before = pair.old.catching(kind), let after = pair.new.catching(kind),
        after.content.keptAmount < before.content.keptAmount
      else { return nil }
      return .catchKeepsLess(pair, kind, before, after)
    }
  }

  private static func missingTag(_ pair: EnumPair) -> [LockChange] {
    guard let before = pair.old.catching(.missing), let after = pair.new.catching(.missing), before.tag != after.tag,
      !after.aliases.contains(where: { $0 == before.tag })
    else { return [] }
    return [.missingMoved(pair, before, after)]
  }

  private static func cases(_ pair: EnumPair) -> [LockChange] {
    pair.new.tagPlace == .nowhere ? UntaggedRules.changes(pair) : CaseRules.changes(pair)
  }
}

extension CaseContent<WireValue> {
  /// How much of what a case catches is in its values.
  var keptAmount: Int {
    switch self {
    case .payload, .skipped: 0
    case .capture(.tag): 1
    case .capture(.tagAndContent): 2
    case .capture(.whole): 3
    }
  }
}
