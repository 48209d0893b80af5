import CodableEnumGenerator

/// Cases that are told apart by what is there. A case is what its name is, since nothing else lasts.
enum UntaggedRules {
  private static let rules: [@Sendable (EnumPair) -> [LockChange]] = [order, integers, taken]

  static func changes(_ pair: EnumPair) -> [LockChange] {
    var changes: [LockChange] = []
    var rest = pair.new.cases.filter { new in
      new.claim != nil && !pair.old.cases.contains { $0.name == new.name && $0.claim != nil }
    }
    for old in pair.old.cases where old.claim != nil {
      if let new = pair.new.cases.first(where: { $0.name == old.name && $0.claim != nil }) {
        changes += compare(pair, old, new)
      } else if let index = rest.firstIndex(where: { $0.claim == old.claim && PayloadRules.isSame(pair, old, $0) }) {
        // Renamed in Swift alone.
        rest.remove(at: index)
      } else {
        changes.append(.caseGone(pair, old))
      }
    }
    changes += rest.map { .caseAdded(pair, $0, isCaught: isTaken($0, by: pair.old)) }
    return changes + rules.flatMap { $0(pair) }
  }

  /// Whether some case of an enum takes whatever another one's case writes.
  private static func isTaken(_ element: WireCase, by other: WireEnum) -> Bool {
    let kinds = other.cases.compactMap(\.claim?.kinds)
    if other.catching(.unknown) != nil || kinds.contains([]) { return true }
    return element.claim?.kinds.allSatisfy { kind in
      switch kind {
      case .null, .boolean, .number, .string: kinds.contains { $0.contains(kind) }
      case .integer: kinds.contains { $0.contains(.integer) || $0.contains(.number) }
      // Of these, the kind is not all there is to them.
      case .array, .object: false
      }
    } ?? false
  }

  private static func compare(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> [LockChange] {
    var changes = PayloadRules.changes(pair, old, new)
    guard changes.isEmpty, let before = old.claim, let after = new.claim, before != after else { return changes }
    let isTaken = before.kinds.allSatisfy(after.kinds.contains) || after.kinds.isEmpty
    let isTakenByPeers = after.kinds.allSatisfy(before.kinds.contains) || before.kinds.isEmpty
    // What must be there is what a reader insists on.
    let hasKeys = after.requiredKeys.allSatisfy { key in before.requiredKeys.contains { Set($0).isSubset(of: key) } }
    let peersHaveKeys = before.requiredKeys.allSatisfy { key in
      after.requiredKeys.contains { Set($0).isSubset(of: key) }
    }
    let breaks = Set(readers: isTaken && hasKeys, peers: isTakenByPeers && peersHaveKeys)
    if !breaks.isEmpty { changes.append(.matchChanged(pair, old, new, breaks)) }
    return changes
  }

  /// Of cases with `matches:`, the first that matches is taken.
  private static func order(_ pair: EnumPair) -> [LockChange] {
    let before = pair.old.cases.filter { $0.claim?.isExplicit ?? false }.map(\.name)
    let after = pair.new.cases.filter { $0.claim?.isExplicit ?? false }.map(\.name)
    guard before.filter(after.contains) != after.filter(before.contains) else { return [] }
    return [.matchesReordered(pair)]
  }

  /// What a new case with `matches:` takes first, before the cases that took it so far.
  private static func taken(_ pair: EnumPair) -> [LockChange] {
    let names = Set(pair.old.cases.map(\.name))
    return pair.new.cases.compactMap { new in
      guard let match = new.claim, match.isExplicit, !names.contains(new.name) else { return nil }
      let old = pair.old.cases.first { old in
        guard let before = old.claim, !before.isExplicit else { return false }
        if match.requiredKeys.isEmpty { return before.kinds.contains(where: match.kinds.contains) }
        let values = old.content.keyedValues
        return !values.isEmpty
          && match.requiredKeys.allSatisfy { keys in values.contains { !Set($0.keys).isDisjoint(with: keys) } }
      }
      return old.map { .matchTaken(pair, $0, new) }
    }
  }

  /// A number that an integer can hold goes to the case of integers, once there is one.
  private static func integers(_ pair: EnumPair) -> [LockChange] {
    func takes(_ cases: [WireCase], _ kind: JSONKind) -> WireCase? {
      cases.first { $0.claim?.kinds.contains(kind) ?? false }
    }
    guard takes(pair.old.cases, .integer) == nil, let number = takes(pair.old.cases, .number),
      let integer = takes(pair.new.cases, .integer)
    else { return [] }
    return [.integersTaken(pair, number, integer)]
  }
}
