import CodableEnumGenerator

/// Values that have keys, before and after: those of a case, or of a struct.
struct KeyPair {
  /// Whose values they are, as messages say it.
  let subject: String
  /// Whether it is a struct, whose coding is the compiler's.
  let isStructure: Bool
  let old: [KeyedValue<WireValue>]
  let new: [KeyedValue<WireValue>]
  /// Whether keys that no value has are errors, before.
  let oldRejects: Bool
  /// In the sources.
  let place: WirePlace
  let reading: LockedReading

  init(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) {
    self.init(
      subject: pair.subject(of: new),
      isStructure: false,
      old: old.content.keyedValues,
      new: new.content.keyedValues,
      oldRejects: pair.old.rejectsUnknownKeys,
      place: new.place,
      reading: pair.reading
    )
  }

  init(
    structure: WireDefinition,
    _ old: [KeyedValue<WireValue>],
    _ new: [KeyedValue<WireValue>],
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
    old: [KeyedValue<WireValue>],
    new: [KeyedValue<WireValue>],
    oldRejects: Bool,
    place: WirePlace,
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
      if let new = pair.new.first(where: { $0.keys.contains(old.key) }) {
        if !old.value.isFixed, !new.value.isFixed {
          changes += ValueRules.changes(pair.subject, old.value, new.value, pair.reading)
        }
        changes += keysGone(pair, old, new)
        if !old.keys.contains(new.key) { changes.append(.keyChanged(pair, old, new)) }
      } else if let new = successor(of: old, pair, renamed) {
        renamed.insert(new.value.name)
        changes.append(.keyRenamed(pair, old, new))
      } else if !old.value.isFixed {
        changes.append(.keyGone(pair, old))
      }
    }
    let oldKeys = Set(pair.old.flatMap(\.keys))
    for new in pair.new where !new.keys.contains(where: oldKeys.contains) && !renamed.contains(new.value.name) {
      changes.append(.keyAdded(pair, new))
    }
    return changes
  }

  private static func keysGone(
    _ pair: KeyPair,
    _ old: KeyedValue<WireValue>,
    _ new: KeyedValue<WireValue>
  ) -> [LockChange] {
    old.aliases.filter { !new.keys.contains($0) }.map { .keyAliasGone(pair, $0, new) }
  }

  /// The value with another key that an old one has become: of its name, or else the only one of its type.
  private static func successor(
    of old: KeyedValue<WireValue>,
    _ pair: KeyPair,
    _ renamed: Set<String>
  ) -> KeyedValue<WireValue>? {
    let oldKeys = Set(pair.old.flatMap(\.keys))
    let unknown = pair.new.filter { new in
      !new.keys.contains(where: oldKeys.contains) && !renamed.contains(new.value.name)
        && pair.reading.isSame(old.value, new.value)
    }
    if let same = unknown.first(where: { $0.value.name == old.value.name }) { return same }
    let others = unknown.filter { new in !pair.old.contains { $0.value.name == new.value.name } }
    return others.count == 1 ? others[0] : nil
  }
}
