import CodableEnumGenerator
import CodableEnumJSON

/// Annotations that may make a declared enum write the samples.
struct AnnotationDraft {
  var options = EnumOptions()
  /// By the index of the case.
  var cases: [Int: CaseOptions] = [:]
  var preference: Int
  /// A case that catches the unknown, if the declaration has none.
  var addedCase: String?
  var tagKinds: Set<TagKind> = []
  /// The indices of cases without a tag that is like their names.
  var unmatched: Set<Int> = []
  /// Whether a case takes samples without keeping what is in them.
  var drops = false

  var strategy: Strategy { options.strategy }
  var argumentCount: Int { options.argumentCount + cases.values.reduce(0) { $0 + $1.arguments.count } }
}

struct DeclaredSearch {
  let declared: DeclaredEnum
  let samples: [SampleSet.Sample]
  let key: String?
  /// Whether a value of a case holds some JSON, by their indices, if its type is known.
  let holds: (_ element: Int, _ value: Int, JSONValue) -> Bool

  /// The best drafts first.
  func drafts() -> [AnnotationDraft] {
    var drafts: [AnnotationDraft] = []
    if key == nil { drafts += caseKeyed() + rawValues() + tagFirst() + untagged() }
    let objects = samples.compactMap(\.json.members)
    let keys = key.map { [$0] } ?? TagKeys(in: objects, most: 4).keys
    for (rank, key) in keys.enumerated() { drafts += tagged(by: key, preference: rank) }
    if declared.hasRawValues { drafts = drafts.flatMap(withRawValues) }
    return drafts.sorted(byNumber: { $0.strategy.rank(preference: $0.preference, argumentCount: $0.argumentCount) })
  }

  // MARK: Strategies

  private func caseKeyed() -> [AnnotationDraft] {
    let texts = samples.compactMap { $0.json.string ?? ($0.json.members?.count == 1 ? $0.json.members?[0].key : nil) }
    let tags = texts.map(Tag.string)
    if tags.count < samples.count { return [] }
    return [.positional, .labeled, .natural, .array].flatMap { (payload: CaseKeyedPayload) in
      let hasKeys = payload == .labeled || payload == .natural
      let base = draft(.caseKeyed(payload: payload), tags, hasKeys: hasKeys, 0)
      let bases = payload == .natural ? withAndWithoutLabels(base) : [base]
      return bases.flatMap { variants(of: $0) }
    }
  }

  private func rawValues() -> [AnnotationDraft] {
    let tags = samples.compactMap { Tag($0.json) }
    return tags.count == samples.count ? [draft(.rawValue, tags, hasKeys: false, 0)] : []
  }

  private func tagFirst() -> [AnnotationDraft] {
    let tags = samples.compactMap { Tag($0.json.array?.first ?? $0.json) }
    if tags.count < samples.count { return [] }
    return variants(of: draft(.tagFirst, tags, hasKeys: false, 0))
  }

  private func untagged() -> [AnnotationDraft] {
    let bases = withAndWithoutLabels(draft(.untagged, [], hasKeys: true, 100))
    return bases + bases.flatMap(literals)
  }

  /// Cases without values as literals: all of them, or only those among the samples.
  private func literals(_ base: AnnotationDraft) -> [AnnotationDraft] {
    let empty = declared.cases.indices.filter { declared.cases[$0].labels.isEmpty }
    let tags = samples.compactMap { Tag($0.json) }
    let byText = Dictionary(tags.map { (ExactText($0.text), $0) }) { first, _ in first }
    guard !empty.isEmpty, !tags.isEmpty, byText.count <= 1_000 else { return [] }
    let match = NameMatch(empty.map { declared.cases[$0].name }, Set(byText.keys))
    var (all, some) = (base, base)
    // A text that is the name of a case is that case.
    if empty.indices.contains(where: { byText[ExactText(match.text(of: $0))] != nil }) {
      (all.preference, some.preference) = (base.preference - 1, base.preference - 1)
    }
    all.options.caseNames = match.style.ifNeeded
    all.options.emptyCases = .name
    for (position, index) in empty.enumerated() {
      guard let tag = byText[ExactText(match.text(of: position))] else { continue }
      some.cases[index] = CaseOptions(tag)
      if match.exceptions[position] != nil || tag.kind != .string { all.cases[index] = CaseOptions(tag) }
    }
    return [all, some]
  }

  private func tagged(by key: String, preference: Int) -> [AnnotationDraft] {
    var others: Set<ExactText> = []
    for members in samples.lazy.compactMap(\.json.members) where others.count < 64 {
      for member in members where member.key != key { others.insert(ExactText(member.key)) }
    }
    let tagged = samples.map(\.json).filter { $0.members == nil || $0[key] != nil }
    let tags = tagged.compactMap { Tag($0[key] ?? $0) }
    let missing = samples.count - tagged.count
    if tags.count < tagged.count || tags.count < 2 * missing { return [] }
    var bases = layouts(by: key, tags, others.map(\.text).sorted(byBytesOf: \.self), preference)
    for index in bases.indices where missing > 0 {
      // The only case that is left over has no tag.
      guard let last = bases[index].unmatched.first, bases[index].unmatched.count == 1 else { return [] }
      bases[index].cases[last, default: CaseOptions()].leaveOutTag()
    }
    return bases.flatMap(variants)
  }

  /// - Parameter others: The keys beside the tag's.
  private func layouts(by key: String, _ tags: [Tag], _ others: [String], _ preference: Int) -> [AnnotationDraft] {
    var unlabeled = draft(.flattenedStatus(key: key), tags, hasKeys: false, preference)
    // The only value of a case is merged without a word.
    let several = declared.cases.map(\.labels).filter { $0.count > 1 }
    if !several.isEmpty { unlabeled.options.unlabeled = .merged }
    unlabeled.options.labels = .ignore
    let hasLabels = declared.cases.contains { $0.labels.contains { $0 != nil } }
    let hasUnlabeled = declared.cases.contains { $0.labels.contains(nil) }
    let flat = draft(.flattenedStatus(key: key), tags, hasKeys: true, preference)
    var bases = [flat, draft(.discriminator(key: key), tags, hasKeys: true, preference)]
    if hasLabels { bases.append(unlabeled) }
    if hasUnlabeled {
      if several.contains(where: { $0.contains(nil) }) {
        var merged = flat
        merged.options.unlabeled = .merged
        bases.append(merged)
      }
      for other in others {
        var keyed = flat
        keyed.options.unlabeled = .key(other)
        bases.append(keyed)
      }
      bases.append(keyedByType(flat, key))
    }
    for other in others {
      bases += withAndWithoutLabels(
        draft(.adjacent(key: key, content: .key(other)), tags, hasKeys: true, preference)
      )
    }
    return bases + withAndWithoutLabels(draft(.adjacent(key: key, content: .tag), tags, hasKeys: true, preference))
  }

  // MARK: Options

  /// Where labels decide whether a value is bare, they may be only for Swift.
  private func withAndWithoutLabels(_ draft: AnnotationDraft) -> [AnnotationDraft] {
    guard declared.cases.contains(where: { $0.labels.contains { $0 != nil } }) else { return [draft] }
    var other = draft
    (other.options.keyNames, other.options.keys, other.options.labels) = (nil, [], .ignore)
    return [draft, other]
  }

  private func variants(of draft: AnnotationDraft) -> [AnnotationDraft] {
    guard declared.cases.contains(where: \.labels.isEmpty) else { return [draft] }
    return [draft]
      + draft.strategy.emptyCases.filter { $0 != draft.strategy.usualEmptyCases }.map { emptyCase in
        var variant = draft
        variant.options.emptyCases = emptyCase
        return variant
      }
  }

  /// With the samples' names for cases and keys.
  private func draft(_ strategy: Strategy, _ tags: [Tag], hasKeys: Bool, _ preference: Int) -> AnnotationDraft {
    var draft = AnnotationDraft(preference: preference)
    draft.options.strategy = strategy
    let names = declared.cases.map(\.name)
    draft.tagKinds = Set(tags.map(\.kind))
    if !tags.isEmpty {
      let match = match(tags, strategy)
      draft.unmatched = match.unmatched
      draft.options.caseNames = match.style.ifNeeded
      let kinds = Dictionary(tags.map { (ExactText($0.text), $0) }) { first, _ in first }
      for index in names.indices {
        // A tag of another kind than string is never made from a name.
        guard let tag = kinds[ExactText(match.text(of: index))], match.exceptions[index] != nil || tag.kind != .string
        else { continue }
        draft.cases[index] = CaseOptions(tag)
      }
    }
    if hasKeys { addKeys(to: &draft) }
    return draft
  }

  /// The names of cases and the tags of samples. Where no style relates them, payloads do.
  private func match(_ tags: [Tag], _ strategy: Strategy) -> NameMatch {
    var payloads: [ExactText: [JSONValue]] = [:]
    for sample in samples {
      guard let (tag, payload) = strategy.payload(of: sample.json) else { continue }
      if payloads[ExactText(tag.text), default: []].count < 8 {
        payloads[ExactText(tag.text), default: []].append(payload)
      }
    }
    let others = declared.cases.indices.filter { declared.cases[$0].namesUnknown }
    let pairs = NameMatch.Pairs(
      fit: { index, text in
        let payloads = payloads[ExactText(text)] ?? []
        return !payloads.isEmpty && payloads.allSatisfy { fits(index, $0) }
      },
      others: Set(others)
    )
    return NameMatch(declared.cases.map(\.name), Set(tags.map { ExactText($0.text) }), pairs)
  }

  /// Whether a payload has the keys of a case's labels, or its value can hold it.
  private func fits(_ index: Int, _ payload: JSONValue) -> Bool {
    let labels = declared.cases[index].labels
    if labels.isEmpty { return payload == .empty || payload == .null || payload == .boolean(true) }
    if labels == [nil] {
      let members = payload.members ?? []
      return holds(index, 0, payload) || members.count == 1 && holds(index, 0, members[0].value)
    }
    guard let members = payload.members, !members.isEmpty else { return false }
    return members.allSatisfy { member in
      labels.indices.contains { place in
        labels[place].map { NameMatch.isAlike(member.key, $0) } ?? false && holds(index, place, member.value)
      }
    }
  }

  /// Where cases have raw values, these may be the tags, or the names.
  private func withRawValues(_ draft: AnnotationDraft) -> [AnnotationDraft] {
    var (raw, named) = (draft, draft)
    raw.options.caseNames = nil
    raw.cases = draft.cases.mapValues(\.withoutTag).filter { !$0.value.arguments.isEmpty }
    named.options.caseNames = named.options.caseNames ?? .asWritten
    return [raw, draft, named]
  }

  private func addKeys(to draft: inout AnnotationDraft) {
    let labels: [(label: String, name: String)] = declared.cases.flatMap { element in
      element.labels.compactMap(\.self).map { label in
        (label, draft.strategy.keysHaveCaseNames ? "\(element.name)_\(label)" : label)
      }
    }
    let match = NameMatch(labels.map(\.name), memberNames)
    draft.options.keyNames = match.style.ifNeeded
    for (index, key) in match.exceptions.sorted(byNumber: \.key) {
      let label = labels[index].label
      if draft.options.keys.contains(where: { $0.label == label && $0.value == key }) { continue }
      draft.options.keys.append(Labeled(label: label, value: key))
    }
  }

  /// The keys of all objects, as deep as payloads may nest.
  private var memberNames: Set<ExactText> {
    var names: Set<ExactText> = []
    func add(_ json: JSONValue, _ depth: Int) {
      for member in json.members ?? [] where names.count < 1_000 {
        names.insert(ExactText(member.key))
        if depth < 2 { add(member.value, depth + 1) }
      }
    }
    for sample in samples { add(sample.json, 0) }
    return names
  }

  /// With keys for values without a label, chosen by the JSON that the values' types can hold.
  private func keyedByType(_ flat: AnnotationDraft, _ key: String) -> AnnotationDraft {
    var draft = flat
    let tags = samples.compactMap { $0.json[key].flatMap(Tag.init) }
    let match = match(tags, flat.strategy)
    for (index, element) in declared.cases.enumerated() where element.labels.contains(nil) && !element.labels.isEmpty {
      let tag = match.text(of: index)
      var keys: Set<ExactText> = []
      var payloads: [JSONValue] = []
      for sample in samples where sample.json[key].flatMap(Tag.init)?.text == tag {
        keys.formUnion((sample.json.members ?? []).filter { $0.key != key }.map { ExactText($0.key) })
        if payloads.count < 100 { payloads.append(sample.json) }
      }
      guard keys.count <= 8 else { continue }
      var rest = keys.map(\.text).sorted(byBytesOf: \.self)
      let found = element.labels.indices.compactMap { value -> String? in
        let position = rest.firstIndex { key in
          payloads.allSatisfy { json in json[key].map { holds(index, value, $0) } ?? true }
        }
        return position.map { rest.remove(at: $0) }
      }
      guard found.count == element.labels.count else { continue }
      draft.cases[index, default: CaseOptions()].keys = .byPosition(found)
    }
    return draft
  }
}

extension Strategy {
  /// The tag of a sample, and what is beside or under it.
  fileprivate func payload(of json: JSONValue) -> (Tag, JSONValue)? {
    switch self {
    case .flattenedStatus(let key), .discriminator(let key):
      guard let members = json.members, let tag = json[key].flatMap(Tag.init) else { return nil }
      return (tag, .object(members.filter { $0.key != key }))
    case .adjacent(let key, let content):
      guard let tag = json[key].flatMap(Tag.init) else { return nil }
      return (tag, json[content.key(of: tag)] ?? .null)
    case .caseKeyed:
      guard let members = json.members, members.count == 1 else { return nil }
      return (.string(members[0].key), members[0].value)
    case .tagFirst, .rawValue, .untagged: return nil
    }
  }
}

extension DeclaredEnum.Case {
  /// Whether its name says that it is for what no other case takes.
  var namesUnknown: Bool {
    ["unknown", "other", "unsupported", "unrecognized", "unhandled", "unknownCase"].contains(name)
      && labels.allSatisfy { $0 == nil }
  }
}
