import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

// The options of drafts: names, keys, and what is in the place of no values.
extension TreeDrafts {
  /// A strategy with names, keys, and what is in the place of no values.
  func bases(
    _ strategy: Strategy,
    _ tags: [Int: Tag],
    hasKeys: Bool,
    _ others: [Int: Catch] = [:]
  ) -> [TreeDraft] {
    var draft = named(TreeDraft(strategy), tags)
    for (index, caught) in others {
      switch caught {
      case .missing: draft[index].leaveOutTag()
      case .unknown, .invalid: draft[index].catches.insert(caught)
      }
    }
    var drafts = [hasKeys ? keyed(draft) : draft]
    let bare = labeledAndBare(under: strategy)
    if hasKeys, !bare.isEmpty {
      var mixed = keyed(draft)
      for index in bare {
        mixed[index].labels = .ignore
        mixed[index].keys = nil
      }
      drafts.append(mixed)
    }
    let hasLabels = cases.contains { $0.values.contains { !$0.name.hasPrefix("_") } }
    if hasLabels, hasKeys {
      var ignoring = draft
      ignoring.options.labels = .ignore
      drafts.append(ignoring)
    }
    if strategy.isFlat, cases.contains(where: { $0.values.count > 1 }) {
      drafts += drafts.map { draft in
        var merged = draft
        merged.options.unlabeled = .merged
        return merged
      }
    }
    guard cases.contains(where: \.values.isEmpty) else { return drafts }
    return drafts
      + drafts.flatMap { draft in
        strategy.emptyCases.filter { $0 != strategy.usualEmptyCases }.map { emptyCase in
          var variant = draft
          variant.options.emptyCases = emptyCase
          return variant
        }
      }
  }

  /// With the tags of cases: a style, and those that it doesn't make.
  func named(_ draft: TreeDraft, _ tags: [Int: Tag]) -> TreeDraft {
    if tags.isEmpty { return draft }
    var draft = draft
    func made(_ index: Int, _ style: NameStyle) -> Tag {
      if let (tag, isWritten) = cases[index].rawValue {
        if style == .asWritten, tag.kind == .string || draft.strategy.tagIsAll { return tag }
        if isWritten, tag.kind == .string { return tag }
      }
      return .string(style.apply(to: cases[index].name))
    }
    let style =
      given?.caseNames ?? NameStyle.explainingMost { style in tags.count { made($0.key, style) != $0.value } }
    draft.options.caseNames = style.ifNeeded
    for (index, tag) in tags where made(index, style) != tag { draft[index].tag = Placed(tag) }
    return draft
  }

  /// With the keys of values: a style, and those that it doesn't make.
  private func keyed(_ draft: TreeDraft) -> TreeDraft {
    var draft = draft
    var found: [(index: Int, label: String, key: String)] = []
    for (index, tree) in written where draft[index].catches != [.unknown] {
      for (name, key) in tree.keys(above: nil) where key != nil { found.append((index, name, key ?? "")) }
    }
    func name(_ index: Int, _ label: String) -> String {
      draft.strategy.keysHaveCaseNames
        ? "\(cases[index].name)_\(label.hasPrefix("_") && cases[index].values.count == 1 ? "value" : label.unindexed)"
        : label
    }
    let labeled = found.filter { draft.strategy.keysHaveCaseNames || !$0.label.hasPrefix("_") }
    let style =
      given?.keyNames
      ?? NameStyle.explainingMost { style in labeled.count { style.apply(to: name($0.index, $0.label)) != $0.key } }
    draft.options.keyNames = style.ifNeeded
    let isFlat = draft.strategy.isFlat
    // One key for the values without labels.
    let unlabeled = found.filter { $0.label.hasPrefix("_") }
    let only = Set(unlabeled.map(\.key))
    let isAlone = unlabeled.allSatisfy { cases[$0.index].values.count == 1 }
    let sharesKey = isFlat && only.count == 1 && isAlone && unlabeled.count > 1 && !written.contains(where: isMerged)
    if sharesKey, let key = only.first { draft.options.unlabeled = .key(key) }
    var byLabel: [String: Set<String>] = [:]
    for value in labeled { byLabel[value.label, default: []].insert(value.key) }
    var shared: Set<String> = []
    for (index, label, key) in found {
      let isLabeled = !label.hasPrefix("_")
      if draft.strategy.namesAllValues, key == label { continue }
      if isLabeled || draft.strategy.keysHaveCaseNames, style.apply(to: name(index, label)) == key { continue }
      if !isLabeled, sharesKey || !isFlat && !draft.strategy.keysHaveCaseNames && !isNested(draft.strategy) { continue }
      if !isLabeled, isNested(draft.strategy), bareKeys(index, draft.strategy) { continue }
      if isLabeled, byLabel[label]?.count == 1, (labeled.count { $0.label == label }) > 1 {
        shared.insert(label)
        continue
      }
      if cases[index].values.count == 1 {
        draft[index].keys = .byPosition([key])
      } else {
        draft[index].addKey(key, of: label)
      }
    }
    draft.options.keys = shared.sorted(byBytesOf: \.self).map { label in
      Labeled(label: label, value: byLabel[label]?.first ?? label)
    }
    return draft
  }

  /// Whether the value of a case has its keys beside the tag, and no label.
  private func isMerged(_ element: (index: Int, tree: WrittenTree)) -> Bool {
    guard case .object = element.tree else { return false }
    return element.tree.keys(above: nil).contains { $0.key == nil && $0.name.hasPrefix("_") }
  }

  /// The cases whose labels are no keys, where the layout has room for an object.
  private func labeledAndBare(under strategy: Strategy) -> [Int] {
    if !isNested(strategy) { return [] }
    return written.compactMap { index, tree in
      guard case .object(let members) = tree, let first = cases[index].values.first, !first.name.hasPrefix("_"),
        members.contains(where: { $0.tree.isBare(count: cases[index].values.count) })
      else { return nil }
      return index
    }
  }

  private func isNested(_ strategy: Strategy) -> Bool {
    strategy.tagIsKey || strategy.contentKey != nil
  }

  /// Whether the one value of a case is bare under a key that the layout has itself.
  private func bareKeys(_ index: Int, _ strategy: Strategy) -> Bool {
    guard case .object(let members)? = cases[index].tree else { return true }
    return members.contains { if case .value = $0.tree { true } else { false } }
  }
}

extension Strategy {
  /// Whether values without labels have keys, too: `_0`.
  fileprivate var namesAllValues: Bool { self == .caseKeyed(payload: .labeled) }
}

extension WrittenTree {
  /// Whether it is one value, or an array of several.
  fileprivate func isBare(count: Int) -> Bool {
    switch self {
    case .value: count == 1
    case .array(let elements): count > 1 && elements.allSatisfy { $0.isBare(count: 1) }
    case .constant, .object: false
    }
  }

  /// The values, with the keys that they are right under.
  func keys(above key: String?) -> [(name: String, key: String?)] {
    switch self {
    case .constant: []
    case .value(let name): [(name, key)]
    case .array(let elements): elements.flatMap { $0.keys(above: nil) }
    case .object(let members): members.flatMap { $0.tree.keys(above: $0.key) }
    }
  }
}

extension String {
  /// `_0` → `0`
  fileprivate var unindexed: String { hasPrefix("_") ? String(dropFirst()) : self }
}
