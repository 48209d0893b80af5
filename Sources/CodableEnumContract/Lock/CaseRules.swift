import CodableEnumGenerator

/// Cases that have tags. A case is what its tag is: its name in Swift is not on the wire.
enum CaseRules {
  static func changes(_ pair: EnumPair) -> [LockChange] {
    var rules = CaseRules.Walk(pair)
    for element in pair.old.cases where element.tag != nil { rules.compare(element) }
    for element in pair.new.cases where element.tag != nil { rules.compare(new: element) }
    return rules.changes
  }

  private struct Walk {
    let pair: EnumPair
    let oldCases: [Tag: WireCase]
    let newCases: [Tag: WireCase]
    let oldNames: Set<String>
    let newNames: Set<String>
    var changes: [LockChange] = []
    /// The names of cases that are old ones with another tag.
    var renamed: Set<String> = []

    init(_ pair: EnumPair) {
      self.pair = pair
      oldNames = Set(pair.old.cases.map(\.name))
      newNames = Set(pair.new.cases.map(\.name))
      oldCases = Dictionary(pair.old.cases.flatMap { element in element.tags.map { ($0, element) } }) { first, _ in
        first
      }
      newCases = Dictionary(pair.new.cases.flatMap { element in element.tags.map { ($0, element) } }) { first, _ in
        first
      }
    }

    mutating func compare(_ old: WireCase) {
      guard let tag = old.tag else { return }
      if let new = newCases[tag] {
        if isMoved(old, to: new) { changes.append(.tagMoved(pair, tag, old, new)) }
        changes += PayloadRules.changes(pair, old, new)
        for alias in old.aliases where newCases[alias]?.name != new.name {
          changes.append(.aliasGone(pair, alias, new, newCases[alias]))
        }
      } else if let new = successor(of: old) {
        renamed.insert(new.name)
        changes.append(.caseRenamed(pair, old, new))
        changes += PayloadRules.changes(pair, old, new)
      } else if let unknown = pair.new.catching(.unknown), unknown.name == old.name, unknown.content.keptAmount > 0 {
        // It was written for whatever is unknown; its tag is kept now, and written back.
      } else {
        let same = pair.new.cases.first { $0.name == old.name }
        changes.append(same?.isSkipped ?? false ? .caseSkipped(pair, old, same?.place) : .caseGone(pair, old))
      }
    }

    /// What peers do not know.
    mutating func compare(new: WireCase) {
      guard let tag = new.tag, oldCases[tag] == nil, !renamed.contains(new.name) else { return }
      let isCaught = pair.old.catching(.unknown) != nil && pair.old.tagKinds.contains(tag.kind)
      if let alias = new.aliases.first(where: { oldCases[$0] != nil }) {
        changes.append(.tagChanged(pair, new, from: alias, isCaught: isCaught))
      } else {
        changes.append(.caseAdded(pair, new, isCaught: isCaught))
      }
    }

    /// Whether two cases that the enum had, and still has, share their tags in another way than before.
    private func isMoved(_ old: WireCase, to new: WireCase) -> Bool {
      old.name != new.name && pair.new.cases.contains { $0.name == old.name && $0.tag != nil }
        && pair.old.cases.contains { $0.name == new.name && $0.tag != nil }
    }

    /// The case with other tags that an old case has become: of its name, or else the one that is new and has its values.
    private func successor(of old: WireCase) -> WireCase? {
      let unknown = pair.new.cases.filter { element in
        element.tag != nil && !element.tags.contains { oldCases[$0] != nil } && !renamed.contains(element.name)
      }
      if let same = unknown.first(where: { $0.name == old.name }) { return same }
      // If there are several, none of them is more likely than the others.
      func isGone(_ element: WireCase) -> Bool {
        guard let tag = element.tag, newCases[tag] == nil else { return false }
        return !newNames.contains(element.name) && PayloadRules.isSame(pair, element, old)
      }
      let candidates = unknown.filter { new in
        !oldNames.contains(new.name) && PayloadRules.isSame(pair, old, new)
      }
      return candidates.count == 1 && pair.old.cases.count(where: isGone) == 1 ? candidates[0] : nil
    }
  }
}
