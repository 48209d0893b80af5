import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// An annotation that may write what hand-written code writes.
struct TreeDraft {
  var options = EnumOptions()
  /// What the declaration gets, by the indices of cases and of values.
  var defaults: [Int: [Int: String]] = [:]
  private var cases: [Int: CaseOptions] = [:]

  init(_ strategy: Strategy) { options.strategy = strategy }

  var strategy: Strategy { options.strategy }

  /// The options of a case.
  subscript(index: Int) -> CaseOptions {
    get { cases[index] ?? CaseOptions() }
    set { cases[index] = newValue }
  }

  var rank: Int {
    strategy.rank(
      preference: strategy.hasTags ? 0 : 1,
      argumentCount: options.argumentCount + cases.values.reduce(0) { $0 + $1.arguments.count }
    )
  }

  var annotation: String { options.text }

  /// By the index of the case.
  var caseAnnotations: [Int: String] { cases.filter { !$0.value.arguments.isEmpty }.mapValues(\.text) }

  /// Whether a case is told by what `matches:` says.
  var hasMatches: Bool { cases.values.contains { $0.matches != nil } }
}

/// The annotations that may write the trees of an enum's cases, by where the tag is.
struct TreeDrafts {
  let cases: [HandWritten.Case]
  /// What is said of the enum already, which decides what is left to its cases.
  var given: EnumOptions?
  /// The keys that a struct can't be read without; nil for other types.
  var requiredKeys: (_ type: String) -> [String]?
  /// The words that the code asks for.
  var words: Set<String> = []
  /// The kinds of JSON that a struct with code of its own reads; nil for other types.
  var ownKinds: (_ type: String) -> Set<JSONKind>?

  /// The cases that are written.
  private var written: [(index: Int, tree: WrittenTree)] {
    cases.indices.compactMap { index in cases[index].tree.map { (index, $0) } }
  }

  var drafts: [TreeDraft] {
    let found = rawValues + caseKeyed + tagged + tagFirst + untagged + firstKeys
    return found.flatMap(withNils).map(withCoders).map(withoutUncoded).sorted(byNumber: \.rank)
  }

  /// With the values that are not in the JSON, and have a default.
  private func withoutUncoded(_ draft: TreeDraft) -> TreeDraft {
    var draft = draft
    for (index, tree) in written {
      let uncoded = cases[index].values.filter { !tree.holds($0.name) && ($0.defaultValue != nil || $0.isOptional) }
      // Alone, it may be what is caught.
      if !draft[index].namedCatches.isEmpty || draft.strategy.tagIsAll { continue }
      draft[index].omitted += uncoded.map { Placed($0.name) }
    }
    return draft
  }

  private func withCoders(_ draft: TreeDraft) -> TreeDraft {
    var draft = draft
    for (index, element) in cases.enumerated() where !element.coders.isEmpty {
      draft[index].coders += element.coders.sorted(byBytesOf: \.key).map { Labeled(label: $0.key, value: $0.value) }
    }
    return draft
  }

  private func withNils(_ draft: TreeDraft) -> [TreeDraft] {
    let hasOptionals = cases.contains { $0.values.contains(where: \.isOptional) }
    if !hasOptionals || draft.strategy.tagIsAll || draft.strategy.tagIsFirst { return [draft] }
    var other = draft
    other.options.nils = .null
    return [draft, other]
  }

  // MARK: Strategies

  private var rawValues: [TreeDraft] {
    var tags: [Int: Tag] = [:]
    var draft = TreeDraft(.rawValue)
    for (index, tree) in written {
      switch tree {
      case .constant(let json):
        guard let tag = Tag(json) else { return [] }
        tags[index] = tag
      case .value:
        draft[index].catches.insert(.unknown)
      case .array, .object: return []
      }
    }
    return tags.isEmpty ? [] : [named(draft, tags)]
  }

  private var caseKeyed: [TreeDraft] {
    var tags: [Int: Tag] = [:]
    for (index, tree) in written {
      switch tree {
      case .constant(.string(let text)): tags[index] = .string(text)
      case .object(let members) where members.count == 1:
        guard let key = members[0].key else { return [] }
        tags[index] = .string(key)
      case .constant, .value, .array, .object: return []
      }
    }
    return CaseKeyedPayload.allCases.flatMap { payload in
      bases(.caseKeyed(payload: payload), tags, hasKeys: payload == .labeled || payload == .natural)
    }
  }

  private var tagFirst: [TreeDraft] {
    var tags: [Int: Tag] = [:]
    for (index, tree) in written {
      guard case .array(let elements) = tree, case .constant(let json)? = elements.first, let tag = Tag(json) else {
        return []
      }
      tags[index] = tag
    }
    return bases(.tagFirst, tags, hasKeys: false)
  }

  private var untagged: [TreeDraft] {
    var literals: [Int: Tag] = [:]
    for (index, tree) in written {
      if case .constant(let json) = tree, let tag = Tag(json) { literals[index] = tag }
    }
    let plain = bases(.untagged, [:], hasKeys: true)
    return plain + plain.compactMap { inTurn($0, written.dropLast()) { _ in true } }
      + plain.compactMap { inTurn($0, written[...], by: words.contains) } + plain.compactMap(byOwnKinds)
      + plain.filter { _ in !literals.isEmpty }.map { draft in
        var draft = draft
        for (index, tag) in literals { draft[index].tag = Placed(tag) }
        return draft
      }
  }

  /// Structs that are told by such keys that they need, the first that has them; nil if there are none.
  private func inTurn(
    _ draft: TreeDraft,
    _ told: ArraySlice<(index: Int, tree: WrittenTree)>,
    by isTelling: (String) -> Bool
  ) -> TreeDraft? {
    var draft = draft
    for (index, tree) in told {
      guard case .value = tree, let type = cases[index].values.first?.type,
        let keys = requiredKeys(type)?.filter(isTelling), !keys.isEmpty
      else { continue }
      draft[index].matches = .keys(keys)
    }
    return draft.hasMatches ? draft : nil
  }

  /// Structs with code of their own, which are told by their kinds; nil if there are none.
  private func byOwnKinds(_ draft: TreeDraft) -> TreeDraft? {
    var draft = draft
    for (index, tree) in written {
      guard case .value = tree, let type = cases[index].values.first?.type, let kinds = ownKinds(type), !kinds.isEmpty
      else { continue }
      draft[index].matches = .kinds(kinds)
    }
    return draft.hasMatches ? draft : nil
  }

  /// One key for each object, of which the first that is there counts. Other JSON is told by its kind.
  private var firstKeys: [TreeDraft] {
    var draft = TreeDraft(.untagged)
    for (index, tree) in written {
      switch tree {
      case .object(let members):
        guard members.count == 1, let key = members[0].key, case .value = members[0].tree else { return [] }
        draft[index].keys = .byPosition([key])
        draft[index].matches = .keys([key])
      case .constant(let json):
        guard let tag = Tag(json) else { return [] }
        draft[index].tag = Placed(tag)
      case .value: break
      case .array: return []
      }
    }
    return draft.hasMatches ? [draft] : []
  }

  private var tagged: [TreeDraft] {
    var keys: [String: Int] = [:]
    for (_, tree) in written {
      guard case .object(let members) = tree else { continue }
      for member in members {
        guard let key = member.key, case .constant(let json) = member.tree, Tag(json) != nil else { continue }
        keys[key, default: 0] += 1
      }
    }
    let hasWhole = written.contains { if case .value = $0.tree { true } else { false } }
    return keys.keys.sorted(byBytesOf: \.self).flatMap { key in
      tagged(by: key, whole: .unknown) + (hasWhole ? tagged(by: key, whole: .missing) : [])
    }
  }

  /// - Parameter whole: What a case takes whose value is written whole, with its own tag or without any.
  private func tagged(by key: String, whole: Catch) -> [TreeDraft] {
    var tags: [Int: Tag] = [:]
    var contents: Set<String> = []
    var isByTag = true
    var open: [Int: Catch] = [:]
    for (index, tree) in written {
      guard case .object(let members) = tree else {
        if case .constant(let json) = tree, let tag = Tag(json) {
          tags[index] = tag
          continue
        }
        if case .value(let name) = tree, cases[index].values.count == 1 || cases[index].keepsTag(beside: name) {
          open[index] = whole
          continue
        }
        return []
      }
      let member = members.first { $0.key == key }
      let others = members.filter { $0.key != key }
      switch member?.tree {
      case .constant(let json)?:
        guard let tag = Tag(json) else { return [] }
        tags[index] = tag
        if let other = others.first?.key, others.count == 1 {
          contents.insert(other)
          if other != tag.text { isByTag = false }
        } else if !others.isEmpty {
          isByTag = false
          contents.formUnion(["", "\u{1}"])
        }
      case .value?: open[index] = .unknown
      case nil: open[index] = .missing
      case .array?, .object?: return []
      }
    }
    if tags.isEmpty { return [] }
    var drafts = bases(.flattenedStatus(key: key), tags, hasKeys: true, open)
    let havePrefixes = written.contains { index, tree in
      tree.keys(above: nil).contains { $0.key?.hasPrefix("\(cases[index].name)_") ?? false }
    }
    if havePrefixes { drafts += bases(.discriminator(key: key), tags, hasKeys: true, open) }
    if contents.count == 1, let content = contents.first, content != "" {
      drafts += bases(.adjacent(key: key, content: .key(content)), tags, hasKeys: true, open)
    }
    if isByTag, !contents.isEmpty { drafts += bases(.adjacent(key: key, content: .tag), tags, hasKeys: true, open) }
    return drafts
  }

  // MARK: Options

  /// A strategy with names, keys, and what is in the place of no values.
  private func bases(
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
  private func named(_ draft: TreeDraft, _ tags: [Int: Tag]) -> TreeDraft {
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
    let sharesKey = isFlat && only.count == 1 && isAlone && unlabeled.count > 1
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
  fileprivate func keys(above key: String?) -> [(name: String, key: String?)] {
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
