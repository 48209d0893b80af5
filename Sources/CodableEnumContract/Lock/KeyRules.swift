/// Values that have keys, before and after: those of a case, or of a struct.
struct KeyPair {
  /// Whose values they are, as messages say it.
  let subject: String
  /// Whether it is a struct, whose coding is the compiler's.
  let isStructure: Bool
  let old: [LockedValue]
  let new: [LockedValue]
  /// Whether keys that no value has are errors, before.
  let oldRejects: Bool
  /// In the sources.
  let place: LockedPlace
  let reading: LockedReading

  init(_ pair: EnumPair, _ old: LockedCase, _ new: LockedCase) {
    self.init(
      subject: pair.subject(of: new),
      isStructure: false,
      old: old.values,
      new: new.values,
      oldRejects: pair.old.rejectsUnknownKeys,
      place: new.place,
      reading: pair.reading
    )
  }

  init(
    structure: LockedType,
    _ old: [LockedValue],
    _ new: [LockedValue],
    _ lockPlace: LockedPlace,
    _ reading: LockedReading
  ) {
    self.init(
      subject: "struct '\(structure.id)'",
      isStructure: true,
      old: old,
      new: new,
      oldRejects: false,
      place: structure.place,
      reading: reading
    )
  }

  private init(
    subject: String,
    isStructure: Bool,
    old: [LockedValue],
    new: [LockedValue],
    oldRejects: Bool,
    place: LockedPlace,
    reading: LockedReading
  ) {
    (self.subject, self.isStructure, self.old, self.new) = (subject, isStructure, old, new)
    (self.oldRejects, self.place, self.reading) = (oldRejects, place, reading)
  }
}

/// A value is what its key is: its label is not on the wire.
enum KeyRules {
  static func changes(_ pair: KeyPair) -> [LockChange] {
    var changes: [LockChange] = []
    var renamed: Set<String> = []
    for old in pair.old {
      guard let key = old.key else { continue }
      if let new = pair.new.first(where: { $0.keys.contains(key) }) {
        if !old.isFixed, !new.isFixed { changes += ValueRules.changes(pair.subject, old, new, pair.reading) }
        changes += keysGone(pair, old, new)
        if new.key != key, !old.keys.contains(new.key ?? "") { changes.append(.keyChanged(pair, old, new)) }
      } else if let new = successor(of: old, pair, renamed) {
        renamed.insert(new.name)
        changes.append(.keyRenamed(pair, old, new))
      } else if !old.isFixed || old.isRead {
        changes.append(.keyGone(pair, old))
      }
    }
    let oldKeys = Set(pair.old.flatMap(\.keys))
    for new in pair.new where !new.keys.contains(where: oldKeys.contains) && !renamed.contains(new.name) {
      changes.append(.keyAdded(pair, new))
    }
    return changes
  }

  private static func keysGone(_ pair: KeyPair, _ old: LockedValue, _ new: LockedValue) -> [LockChange] {
    old.keyAliases.filter { !new.keys.contains($0) }.map { .keyAliasGone(pair, $0, new) }
  }

  /// The value with another key that an old one has become: of its name, or else the only one of its type.
  private static func successor(of old: LockedValue, _ pair: KeyPair, _ renamed: Set<String>) -> LockedValue? {
    let oldKeys = Set(pair.old.flatMap(\.keys))
    let unknown = pair.new.filter { new in
      !new.keys.contains(where: oldKeys.contains) && !renamed.contains(new.name) && pair.reading.isSame(old, new)
    }
    if let same = unknown.first(where: { $0.name == old.name }) { return same }
    let others = unknown.filter { new in !pair.old.contains { $0.name == new.name } }
    return others.count == 1 ? others[0] : nil
  }
}

extension LockedValue {
  /// Whether a reader looks for the key.
  var isRead: Bool { !isFixed }
}
