import CodableEnumGenerator
import CodableEnumReport

/// Types in one object, before and after: those of a `Merged`, or the merged values of a case. A change of one of them may
/// take a key of another.
struct JoinedObject {
  /// The name in messages.
  let id: String
  /// In the sources, and in the lock file.
  let place: WirePlace
  let lockPlace: WirePlace
  let old: Side
  let new: Side
  /// The case whose values they are.
  var owner: (type: String, element: String)?

  struct Side {
    /// The last one's cases are the object's.
    var types: [WireType]
    /// Values with keys beside them.
    var keyed: [KeyedValue<WireValue>] = []
  }

  /// As an enum, or as a struct if none of the types is an enum; nil if it is not the same on both sides.
  func pair(_ types: LockedTypes) -> EnumPair? {
    let (oldTypes, newTypes) = ordered(types)
    let before = MergedShape(oldTypes, at: lockPlace, types.old.shape)
    let after = MergedShape(newTypes, at: place, types.new.shape)
    let names = before.repeatedNames(beside: old.keyed).union(after.repeatedNames(beside: new.keyed))
    guard (before.enumeration == nil) == (after.enumeration == nil), !isExchanged(oldTypes, newTypes) else {
      return nil
    }
    return EnumPair(
      id: id,
      old: before.object(beside: old.keyed, of: owner?.element, qualifying: names, at: lockPlace),
      new: after.object(beside: new.keyed, of: owner?.element, qualifying: names, at: place),
      place: place,
      lockPlace: lockPlace,
      kind: after.enumeration == nil ? .structure : .annotated,
      types: types
    )
  }

  /// All types that are merged, in one order where it doesn't matter.
  private func ordered(_ types: LockedTypes) -> (old: [WireType], new: [WireType]) {
    // A case has said which is the last one.
    if owner != nil { return (old.types, new.types) }
    let (before, after) = orders(types)
    let old = before.withEnumLast().types
    return (old, after.ordered(like: old).withEnumLast(old.last).types)
  }

  private func orders(_ types: LockedTypes) -> (old: MergedOrder, new: MergedOrder) {
    let before = MergedShape(old.types, at: lockPlace, types.old.shape).order(types.old.shape)
    return (before, MergedShape(new.types, at: place, types.new.shape).order(types.new.shape))
  }

  /// Whether the enum whose cases are the object's is one of the fields on the other side.
  private func isExchanged(_ old: [WireType], _ new: [WireType]) -> Bool {
    guard owner == nil, let before = old.last, let after = new.last, before != after else { return false }
    return old.contains(after) || new.contains(before)
  }

  /// Those who find all that the other side writes, which has each key once: types have only changed places, and all but
  /// the last one ask for their keys.
  private func untouched(_ types: LockedTypes) -> Set<LockChange.Audience> {
    let (before, after) = orders(types)
    guard before.types.count == after.types.count, Set(before.types) == Set(after.types) else { return [] }
    return Set(readers: !after.onlyLastTakesRest, peers: !before.onlyLastTakesRest)
  }

  /// The changes that its parts don't have.
  ///
  /// - Parameter others: Those of all parts, among others.
  func changes(_ types: LockedTypes, besides others: [LockChange]) -> [LockChange] {
    guard let pair = pair(types) else {
      let (before, after) = (definition(old, at: lockPlace), definition(new, at: place))
      let breaks = types.breaks(from: .merged(old.types[0], old.types[1]), to: .merged(new.types[0], new.types[1]))
      let unaware = unaware(types).union(untouched(types))
      let change = LockChange.kindChanged(before, after).breaking(breaks.subtracting(unaware))
      return owner != nil || change.breaks.isEmpty ? [] : [change]
    }
    let ids = new.types.reduce(into: Set<String>()) { $1.addParts(to: &$0, types.new) }
    let parts = others.filter { ids.contains($0.spot.type) || isOwner($0.spot) }
    let unaware = unaware(types)
    let changes = EnumComparison.changes(pair).map { $0.breaking($0.breaks.subtracting(unaware)) }.filter { change in
      !change.breaks.isEmpty && !parts.contains { isSame(change, $0) }
    }
    return changes.map { $0.witness == nil ? $0.showing(types.witnesses.usual(of: $0, in: pair)) : $0 }
  }

  /// Those who get no JSON that its own side could read, or could write. Others may have written old data.
  private func unaware(_ types: LockedTypes) -> Set<LockChange.Audience> {
    if owner != nil { return [] }
    return Set(readers: old.isRead(types.old), peers: new.isRead(types.new) && new.isWritten(types.new))
  }

  private func definition(_ side: Side, at place: WirePlace) -> WireDefinition {
    WireDefinition(id: id, place: place, isUsed: true, shape: .merged(side.types[0], side.types[1]))
  }

  private func isOwner(_ spot: LockSpot) -> Bool { spot.type == owner?.type && spot.element == owner?.element }

  /// Whether a change is one of a part. Those of a struct and of the case are those of all cases here.
  private func isSame(_ change: LockChange, _ part: LockChange) -> Bool {
    change.isOfKind(part) && change.breaks.isSubset(of: part.breaks)
      && change.spot.value?.split(separator: ".").last == part.spot.value?.split(separator: ".").last
      && (part.spot.element == nil || isOwner(part.spot) || part.spot.element == change.spot.element)
  }
}

extension JoinedObject.Side {
  /// Whether it can be written: what is no object is an error, and so is a key, or a tag, of two types, unless both leave
  /// it out.
  func isWritten(_ shapes: [String: WireShape]) -> Bool {
    var keys: [ExactText: Bool] = [:]
    let parts = MergedShape(types, at: .none, shapes.shape).parts
    if !parts.allSatisfy(TypeReading(shapes).mayBeObject) { return false }
    for part in parts {
      var own: [(key: String, isRequired: Bool)] = []
      switch shapes.shape(of: part) {
      case .structure(let properties): own = properties.map { ($0.key, !$0.value.isOptional) }
      case .enumeration(let enumeration): own = enumeration.tagKey.map { [($0, true)] } ?? []
      case .rawValues, .openSet, .merged, nil: break
      }
      for (key, isRequired) in own {
        if let other = keys[ExactText(key)], isRequired || other { return false }
        keys[ExactText(key)] = isRequired
      }
    }
    return true
  }

  /// Whether some JSON is read: all types may be objects, and to an enum that rejects unknown keys, those of the types
  /// after it are such.
  func isRead(_ shapes: [String: WireShape]) -> Bool {
    let parts = MergedShape(types, at: .none, shapes.shape).parts
    let reading = TypeReading(shapes)
    let areObjects = parts.allSatisfy { part in
      if case .enumeration(let enumeration)? = shapes.shape(of: part), enumeration.readsTagBesideValues { return true }
      return reading.mayBeObject(part)
    }
    if !areObjects { return false }
    return !parts.indices.contains { index in
      guard case .enumeration(let enumeration)? = shapes.shape(of: parts[index]) else { return false }
      return enumeration.rejectsUnknownKeys && parts[(index + 1)...].contains { shapes.shape(of: $0)?.hasKey ?? false }
    }
  }
}

extension WireEnum {
  /// Whether an object has its tag, even if a name alone is written.
  fileprivate var readsTagBesideValues: Bool { tagKey != nil || tagIsKey }
}

extension JoinedObject {
  /// - Parameter pairs: The types before and after.
  static func all(in pairs: [(old: WireDefinition, new: WireDefinition)], _ types: LockedTypes) -> [JoinedObject] {
    var (aliases, others): ([JoinedObject], [JoinedObject]) = ([], [])
    // Those without a name are known by their types.
    let locked = Set(pairs.flatMap { $0.old.shape.types.flatMap(\.mergedParts) })
    var seen: Set<WireType> = []
    for (old, new) in pairs {
      switch (old.shape, new.shape) {
      case (.merged(let fields, let variant), .merged(let newFields, let newVariant)):
        let (before, after) = (Side(types: [fields, variant]), Side(types: [newFields, newVariant]))
        aliases.append(JoinedObject(id: new.id, place: new.place, lockPlace: old.place, old: before, new: after))
        continue
      case (.enumeration(let before), .enumeration(let after)): others += payloads(new.id, before, after, types)
      case (.enumeration, _), (.structure, _), (.rawValues, _), (.merged, _), (.openSet, _): break
      }
      for value in new.shape.values {
        for case .merged(let fields, let variant) in value.type.mergedParts {
          let type = WireType.merged(fields, variant)
          guard locked.contains(type), seen.insert(type).inserted else { continue }
          let side = Side(types: [fields, variant])
          others.append(JoinedObject(id: type.text, place: value.place, lockPlace: old.place, old: side, new: side))
        }
      }
    }
    // Parts come first.
    func count(_ object: JoinedObject) -> Int {
      object.new.types.reduce(into: Set<String>()) { $1.addParts(to: &$0, types.new) }.count
    }
    return aliases.sorted(byNumber: count) + others
  }

  /// The merged values of the cases that both have.
  private static func payloads(_ id: String, _ old: WireEnum, _ new: WireEnum, _ types: LockedTypes) -> [JoinedObject] {
    new.cases.flatMap { element -> [JoinedObject] in
      guard case .merged(let values, let keyed, _) = element.payload, values.count + keyed.count > 1,
        let before = old.cases.first(where: { $0.tag == element.tag && $0.isDecoded }),
        case .merged(let oldValues, let oldKeyed, _) = before.payload
      else { return [] }
      let (oldTypes, newTypes) = (oldValues.map(\.type), values.map(\.type))
      // Others are a change of the case itself.
      guard Set(oldTypes) == Set(newTypes) else { return [] }
      let enums = newTypes.filter { MergedShape([$0], at: element.place, types.new.shape).enumeration != nil }
      return (enums.isEmpty ? [nil] : enums.map(Optional.init)).map { last in
        func side(_ types: [WireType], _ keyed: [KeyedValue<WireValue>]) -> Side {
          Side(types: types.filter { $0 != last } + types.filter { $0 == last }, keyed: keyed)
        }
        return JoinedObject(
          id: "\(id).\(element.name)",
          place: element.place,
          lockPlace: before.place,
          old: side(oldTypes, oldKeyed),
          new: side(newTypes, keyed),
          owner: (id, element.name)
        )
      }
    }
  }
}

extension MergedShape {
  /// The names that several values have.
  fileprivate func repeatedNames(beside keyed: [KeyedValue<WireValue>]) -> Set<String> {
    let names = (keyed + shared.keyed).map(\.value.name)
    let others = Set((enumeration?.cases ?? []).flatMap(\.content.values).map(\.name))
    return Set(names.filter { name in others.contains(name) || names.count { $0 == name } > 1 })
  }

  /// - Parameters:
  ///   - owner: The case that has the other values.
  ///   - names: Of values that get the names of their types: `Fields.id`.
  func object(
    beside keyed: [KeyedValue<WireValue>] = [],
    of owner: String? = nil,
    qualifying names: Set<String>,
    at place: WirePlace
  ) -> WireEnum {
    let owners = keyed.map { _ in owner ?? "" } + owners
    var shared = shared
    shared.keyed = zip(keyed + shared.keyed, owners).map { keyed, owner in
      var keyed = keyed
      if names.contains(keyed.value.name) { keyed.value.name = "\(owner).\(keyed.value.name)" }
      return keyed
    }
    if let enumeration { return enumeration.sharing(shared) }
    return shared.merged.isEmpty
      ? WireEnum(object: shared.keyed, at: place) : WireEnum(object: [], at: place).sharing(shared)
  }
}

extension WireShape {
  /// Whether it is an object that always has a key.
  fileprivate var hasKey: Bool {
    switch self {
    case .structure(let properties): properties.contains { !$0.value.isOptional }
    case .enumeration(let enumeration): enumeration.tagKey != nil || enumeration.tagIsKey
    case .rawValues, .merged, .openSet: false
    }
  }

  fileprivate var values: [WireValue] {
    switch self {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.content.values)
    case .structure(let properties): properties.map(\.value)
    case .rawValues, .merged, .openSet: []
    }
  }
}

extension WireType {
  /// Adds the ids of all definitions, and the texts of each `Merged`.
  fileprivate func addParts(to ids: inout Set<String>, _ shapes: [String: WireShape]) {
    visit { part in
      switch part {
      case .definition(let id, _):
        guard ids.insert(id).inserted, case .merged(let fields, let variant)? = shapes[id] else { return }
        WireType.merged(fields, variant).addParts(to: &ids, shapes)
      case .merged: ids.insert(part.text)
      // Only these two have parts of their own.
      default: break
      }
    }
  }

  /// Each `Merged` in it.
  fileprivate var mergedParts: [WireType] {
    var parts: [WireType] = []
    visit { if case .merged = $0 { parts.append($0) } }
    return parts
  }
}
