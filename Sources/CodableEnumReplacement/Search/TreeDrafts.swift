import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The annotations that may write the trees of an enum's cases, by where the tag is.
struct TreeDrafts {
  var cases: [HandWritten.Case]
  /// What is said of the enum already, which decides what is left to its cases.
  var given: EnumOptions?
  /// The keys that a struct can't be read without; nil for other types.
  var requiredKeys: (_ type: TypeExpression) -> [String]?
  /// The words that the code asks for.
  var words: Set<String> = []
  var hasRawValues: (_ type: TypeExpression) -> Bool
  var isParameter: (_ type: TypeExpression) -> Bool
  /// The kind of JSON that a case is written as.
  var kind: (_ index: Int) -> JSONKind?
  /// The kinds of JSON that a struct with code of its own, or a type of another file, reads; nil for other types.
  var ownKinds: (_ type: TypeExpression) -> Set<JSONKind>?
  /// The kinds of the JSON that a coder reads as a type.
  var codedKinds: (_ type: TypeExpression?) -> Set<JSONKind> = { _ in [] }

  /// The cases that are written.
  var written: [(index: Int, tree: WrittenTree)] {
    cases.indices.compactMap { index in cases[index].tree.map { (index, $0) } }
  }

  var drafts: [TreeDraft] {
    let found = rawValues + caseKeyed + tagged + tagFirst + untagged + firstKeys + (withoutOwnTags?.untagged ?? [])
    return found.flatMap(withNils).map(withCoders).map(withoutUncoded).sorted(byNumber: \.rank)
  }

  /// Without the tags of values that write them themselves, where another case has no tag; nil if there are none.
  private var withoutOwnTags: TreeDrafts? {
    let areObjects = written.allSatisfy { if case .object = $0.tree { true } else { false } }
    if areObjects || cases.allSatisfy({ $0.treeWithoutOwnTag == nil }) { return nil }
    var plain = self
    for index in cases.indices { plain.cases[index].tree = cases[index].treeWithoutOwnTag ?? cases[index].tree }
    return plain
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
    if !hasOptionals || draft.strategy.idleEnumOptions.contains(.nils) { return [draft] }
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
      + plain.compactMap(byKeys) + plain.flatMap(byIntegers)
      + plain.compactMap(byRawValues) + plain.compactMap(byRest)
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
    return draft.hasMatches ? draft.inOrderOfTrial(cases.count) : nil
  }

  /// Objects that are told by the keys that they need, the first that has them; nil if there are none, or tags. Any
  /// other object is that of a case without values.
  private func byKeys(_ draft: TreeDraft) -> TreeDraft? {
    var draft = draft
    for (index, tree) in written {
      guard case .object(let members) = tree else { continue }
      if members.contains(where: { if case .constant = $0.tree { true } else { false } }) { return nil }
      let optional = Set(cases[index].values.filter(\.isOptional).map(\.name))
      let needed = members.filter { member in !optional.contains { member.tree.holds($0) } }.compactMap(\.key)
      if members.isEmpty {
        draft[index].matches = .kinds([.object])
      } else if !needed.isEmpty {
        draft[index].matches = .keys(needed)
      }
      // Without a label, a value has no other key.
      for (name, key) in tree.keys(above: nil) where name.hasPrefix("_") {
        guard let key, draft.options.labels != .ignore else { continue }
        if cases[index].values.count == 1 {
          draft[index].keys = .byPosition([key])
        } else {
          draft[index].addKey(key, of: name)
        }
      }
    }
    return draft.hasMatches ? draft.inOrderOfTrial(cases.count) : nil
  }

  /// Several types with raw values, the first that has one; nil if there are none.
  private func byRawValues(_ draft: TreeDraft) -> TreeDraft? {
    let found = written.filter { isOnly($0, hasRawValues) }
    if found.count < 2 { return nil }
    var draft = draft
    for (index, _) in found { draft[index].matches = .rawValue }
    return draft
  }

  /// A type of which nothing is known, for all kinds of JSON that no other case has; nil if there is none.
  private func byRest(_ draft: TreeDraft) -> TreeDraft? {
    let found = written.filter { isOnly($0, isParameter) }
    guard found.count == 1, let index = found.first?.index else { return nil }
    var rest = Set(JSONKind.allCases).subtracting([.integer])
    for other in cases.indices where other != index {
      let kind = kind(other)
      rest.subtract([kind == .integer ? .number : kind].compactMap(\.self))
    }
    // What it is compared by.
    guard let own = kind(index), rest.contains(own) else { return nil }
    var draft = draft
    draft[index].matches = .kinds(rest)
    return draft
  }

  /// Whether a case is its only value, of such a type.
  private func isOnly(_ element: (index: Int, tree: WrittenTree), _ isMeant: (TypeExpression) -> Bool) -> Bool {
    guard case .value = element.tree, let value = cases[element.index].values.first else { return false }
    return isMeant(value.type)
  }

  /// Several types of integers, of which the first that takes one counts, in both orders; empty if there are none.
  private func byIntegers(_ draft: TreeDraft) -> [TreeDraft] {
    let integers = written.filter { isOnly($0, \.isInteger) }.map(\.index)
    if integers.count < 2 { return [] }
    var draft = draft
    for index in integers { draft[index].matches = .kinds([.integer]) }
    var reversed = draft
    var order = Array(cases.indices)
    for (place, index) in zip(integers, integers.reversed()) { order[place] = index }
    reversed.order = order
    return [draft, reversed]
  }

  /// Structs with code of their own, what a coder makes, and types of other files, which are told by their kinds; nil
  /// if there are none.
  private func byOwnKinds(_ draft: TreeDraft) -> TreeDraft? {
    var draft = draft
    for (index, tree) in written {
      guard case .value = tree, let value = cases[index].values.first,
        let kinds = cases[index].coders[value.name].map({ _ in codedKinds(cases[index].codedTypes[value.name]) })
          ?? ownKinds(value.type),
        !kinds.isEmpty
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
}
