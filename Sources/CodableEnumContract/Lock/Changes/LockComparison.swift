import CodableEnumGenerator

extension WireDocument {
  /// The changes since a lock file was written: first those in the sources, in their order, then removals.
  ///
  /// - Parameter old: The document read from the file.
  package func changes(since old: WireDocument) -> [LockChange] {
    LockComparison(old, self).changes
  }

  /// Also guards what became of the roots of a lock file that have another name now.
  package func keepingRoots(of old: WireDocument) -> WireDocument {
    if old.roots.allSatisfy(roots.contains) { return self }
    return guarding(roots + LockPairing(old, locked).newIDs(of: old.roots))
  }
}

extension LockChange {
  /// In the order of the sources.
  func isBefore(_ other: LockChange) -> Bool {
    let (left, right) = (spot.place, other.spot.place)
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    let (start, end) = (left.position, right.position)
    return (start.line, start.column, what) < (end.line, end.column, other.what)
  }
}

/// The types before and after, and what became of them.
struct LockComparison {
  /// With the current names of types.
  let pairs: [(old: WireDefinition, new: WireDefinition)]
  /// Types that the sources no longer have.
  let gone: [WireDefinition]
  let types: LockedTypes
  /// In the order of the sources.
  private(set) var changes: [LockChange] = []

  /// - Parameter old: The document of a lock file, or one that is ``WireDocument/locked``.
  init(_ old: WireDocument, _ new: WireDocument) {
    let new = new.keepingRoots(of: old).locked
    let pairing = LockPairing(old, new)
    let names = pairing.renames
    pairs = pairing.pairs.map { (old: $0.old.spelled(with: names, as: $0.new), new: $0.new) }
    gone = pairing.gone
    types = LockedTypes(pairs, gone: pairing.gone, added: pairing.added)
    let used = pairs.filter { $0.old.shape.isAnnotated || $0.new.isUsed }
    for (before, after) in used where !before.shape.isMerged || !after.shape.isMerged {
      changes += Self.changes(before, after, types)
    }
    for object in JoinedObject.all(in: used, types) {
      let joined = object.changes(types, besides: changes)
      changes = changes.filter { part in !joined.contains { $0.covers(part) } } + joined
    }
    let unknownTypes = Dictionary(new.unknownTypes.map { ($0.id, $0) }) { first, _ in first }
    let openNames = Set(new.openReferences.map(\.name))
    for type in gone {
      let unknown = unknownTypes[type.id] ?? unknownTypes[type.name]
      let isRoot = old.roots.contains(type.id)
      if isRoot, !type.shape.isAnnotated {
        changes.append(unknown.map { .shapeUnknown(type, $0) } ?? .enumGone(type))
      } else if type.shape.isAnnotated {
        if let unknown {
          changes.append(.enumUnknown(type, unknown.reason, unknown.place))
        } else if isRoot || !isReplaced(type, in: used) {
          changes.append(.enumGone(type))
        }
      } else if let unknown, openNames.contains(unknown.id) {
        changes.append(.shapeUnknown(type, unknown))
      }
    }
    changes = changes.map { $0.witness == nil ? $0.showing(types.witnesses.usual(of: $0)) : $0 }
    changes = changes.filter { !isSaidByHolders($0, new.roots) }
    for type in pairing.added where type.shape.isAnnotated { changes.append(.enumAdded(type)) }
    changes.sort { $0.isBefore($1) }
  }

  /// Whether values of a type are of another type now, which is compared where they are.
  private func isReplaced(_ type: WireDefinition, in pairs: [(old: WireDefinition, new: WireDefinition)]) -> Bool {
    pairs.contains { $0.old.shape.has(type.id) }
  }

  /// Whether a new raw value is another case of all that hold the type, which is reported there.
  private func isSaidByHolders(_ change: LockChange, _ roots: [String]) -> Bool {
    let id = change.spot.type
    let holders = pairs.filter { $0.new.shape.has(id) }
    return change.id == .caseAdded && !roots.contains(id) && !holders.isEmpty
      && holders.allSatisfy { holder in
        changes.contains { other in
          other.spot.type == holder.new.id && [.jsonTaken, .tagMoved].contains(other.id)
            && change.breaks.isSubset(of: other.breaks) && other.witness?.json == change.witness?.json
        }
      }
  }

  private static func changes(_ old: WireDefinition, _ new: WireDefinition, _ types: LockedTypes) -> [LockChange] {
    if old.isAlias || new.isAlias { return aliasChanges(old, new, types) }
    guard case .rawValues(let before, let oldCases) = old.shape, case .rawValues(let after, let newCases) = new.shape
    else {
      // An annotated enum can be the same on the wire as an enum with raw values and the compiler's coding.
      let changes = EnumPair(old, new, types).map(EnumComparison.changes) ?? kindChanges(old, new, types)
      let isUnannotated = old.shape.isAnnotated && new.enumeration?.isSynthesized == true
      // Without its annotation, it may be coded as before.
      if !isUnannotated || changes.allSatisfy(\.isAddition) { return changes }
      let breaks = changes.reduce(into: Set()) { $0.formUnion($1.breaks) }
      let witnesses = changes.compactMap(\.witness)
      return [
        .enumUnknown(old, .notAnnotated, new.place).breaking(breaks)
          .showing(witnesses.first { $0.audience == .readers } ?? witnesses.first)
      ]
    }
    let breaks = types.breaks(from: before, to: after)
    if let pair = EnumPair(old, new, types) {
      let changes = EnumComparison.changes(pair)
      // With another type, the raw values may be the same on the wire; with another kind, they cannot.
      if before.kinds == after.kinds || changes.allSatisfy(\.isAddition) { return changes }
      let all = breaks.union(changes.flatMap(\.breaks))
      return [.rawValueChanged(new, from: before, to: after, old.place).breaking(all)]
    }
    // The raw values of an enum are not always known.
    if before != after, oldCases != nil || newCases != nil {
      return [.rawValueChanged(new, from: before, to: after, old.place).breaking(.everyone)]
    }
    var changes: [LockChange] = []
    if !breaks.isEmpty { changes.append(.rawValueChanged(new, from: before, to: after, old.place).breaking(breaks)) }
    if newCases != nil { changes.append(.rawValuesClosed(new, old.place)) }
    if oldCases != nil { changes.append(.rawValuesOpened(new, old.place)) }
    return changes
  }

  /// A struct with any raw value and an annotated enum of raw values may read each other.
  private static func kindChanges(_ old: WireDefinition, _ new: WireDefinition, _ types: LockedTypes) -> [LockChange] {
    let before = old.anyRawValue ?? .definition(new.id, [])
    let after = new.anyRawValue ?? .definition(new.id, [])
    guard before != after, old.enumeration?.tagIsAll ?? new.enumeration?.tagIsAll ?? false else {
      return [.kindChanged(old, new)]
    }
    let breaks = types.breaks(from: before, to: after)
    return breaks.isEmpty ? [] : [.kindChanged(old, new).breaking(breaks)]
  }

  /// A root may name another type now, which reads what the old one wrote.
  private static func aliasChanges(
    _ old: WireDefinition,
    _ new: WireDefinition,
    _ types: LockedTypes
  ) -> [LockChange] {
    var breaks = Set<LockChange.Audience>.everyone
    if let before = old.aliasedType, let after = new.aliasedType {
      breaks = types.breaks(from: before, to: after)
    }
    guard let (before, id) = old.unaliased(types.old), let (after, newID) = new.unaliased(types.new) else {
      return breaks.isEmpty ? [] : [.kindChanged(old, new).breaking(breaks)]
    }
    var renamed = before
    renamed.shape = before.shape.renamed([id: newID])
    let changes = changes(renamed, after, types)
    // Of types that read each other, only what is new matters.
    return breaks.isEmpty ? changes.filter(\.breaks.isEmpty) : changes
  }
}

extension WireDefinition {
  /// What any raw value is; nil for a type of other kind.
  fileprivate var anyRawValue: WireType? { if case .rawValues(let type, nil) = shape { type } else { nil } }

  fileprivate var aliasedType: WireType? {
    guard isAlias, case .rawValues(let type, _) = shape else { return nil }
    return type
  }

  /// The type that an alias names, under its name, and the id of that type; nil if it is not one of the inputs.
  fileprivate func unaliased(_ shapes: [String: WireShape]) -> (WireDefinition, id: String)? {
    if !isAlias { return (self, id) }
    guard case .definition(let target, let arguments)? = aliasedType, arguments.isEmpty, let shape = shapes[target]
    else { return nil }
    return (WireDefinition(id: id, place: place, isUsed: isUsed, shape: shape), target)
  }
}

extension EnumPair {
  /// Nil if one is not like an enum, or if only one is a struct.
  fileprivate init?(_ old: WireDefinition, _ new: WireDefinition, _ types: LockedTypes) {
    guard let (before, kind) = old.asEnum(types.old), let (after, newKind) = new.asEnum(types.new),
      kind == newKind || kind.isEnum && newKind.isEnum
    else { return nil }
    self.init(
      id: new.id,
      old: before,
      new: after,
      place: new.place,
      lockPlace: old.place,
      kind: newKind,
      types: types
    )
  }
}

extension WireDefinition {
  /// As an annotated enum; nil if it is not like one.
  fileprivate func asEnum(_ shapes: [String: WireShape]) -> (WireEnum, EnumPair.Kind)? {
    switch shape {
    case .merged:
      mergedShape(shapes.shape).map { merged in
        (merged.object(qualifying: [], at: place), merged.enumeration == nil ? .structure : .annotated)
      }
    case .enumeration(let enumeration): (enumeration, enumeration.isSynthesized ? .synthesized : .annotated)
    case .rawValues(_, let cases?): (WireEnum(rawValues: cases.map { ($0.name, $0.tag) }, at: place), .plain)
    case .rawValues(_, nil): nil
    case .structure(let properties): (WireEnum(object: properties, at: place), .structure)
    case .openSet(let types): (WireEnum(openSet: types), .openSet)
    }
  }
}

extension WireShape {
  /// Whether values of it are of a type, or have some.
  fileprivate func has(_ id: String) -> Bool {
    types.contains { part in
      var isUsed = false
      part.visit { if case .definition(id, _) = $0 { isUsed = true } }
      return isUsed
    }
  }

  fileprivate var isMerged: Bool { if case .merged = self { true } else { false } }
}

extension WireEnum {
  /// An open set. The place of its tags doesn't matter.
  fileprivate init(openSet types: [OpenSetType]) {
    let key = "type"
    let cases = types.map { type in
      let value = WireValue(name: "", place: type.place, type: type.type)
      return WireCase(
        name: type.name,
        place: type.place,
        tag: type.tag,
        content: .payload(.merged([value], beside: [], tagKey: key))
      )
    }
    self.init(strategy: .flattenedStatus(key: key), emptyCases: .object, cases: cases)
  }

  /// A struct with the compiler's coding, as a single case that takes any object.
  init(object properties: [KeyedValue<WireValue>], at place: WirePlace) {
    let element = WireCase(
      name: "",
      place: place,
      tag: nil,
      content: .payload(.object(properties)),
      claim: Claim(kinds: [.object], groups: [], isExplicit: true)
    )
    self.init(strategy: .untagged, emptyCases: .object, cases: [element])
  }
}
