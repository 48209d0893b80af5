import CodableEnumGenerator
import CodableEnumJSON

/// Annotations that may make a declared enum write the samples.
struct AnnotationDraft {
  var strategy: Strategy
  /// Arguments of `@CodableEnum`.
  var arguments: [String] = []
  /// Arguments of `@CodableCase`, by the index of the case.
  var cases: [Int: [String]] = [:]
  var preference: Int
  /// A case that catches the unknown, if the declaration has none.
  var addedCase: String?
  var tagKinds: Set<TagKind> = []
  /// The indices of cases without a tag that is like their names.
  var unmatched: Set<Int> = []

  var argumentCount: Int {
    arguments.count + strategy.argumentTexts.count + cases.values.reduce(0) { $0 + $1.count }
  }
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
    if match.style != .asWritten { all.arguments.append("caseNames: .\(match.style)") }
    all.arguments.append("emptyCases: .name")
    for (position, index) in empty.enumerated() {
      guard let tag = byText[ExactText(match.text(of: position))] else { continue }
      let literal = tag.literal
      some.cases[index] = [literal]
      if match.exceptions[position] != nil || tag.kind != .string { all.cases[index] = [literal] }
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
    var unlabeled = draft(.flattenedStatus(key: key), tags, hasKeys: false, preference)
    // The only value of a case is merged without a word.
    let several = declared.cases.map(\.labels).filter { $0.count > 1 }
    unlabeled.arguments += (several.isEmpty ? [] : ["unlabeled: .merged"]) + ["labels: .ignore"]
    let hasLabels = declared.cases.contains { $0.labels.contains { $0 != nil } }
    let hasUnlabeled = declared.cases.contains { $0.labels.contains(nil) }
    let flat = draft(.flattenedStatus(key: key), tags, hasKeys: true, preference)
    var bases = [flat, draft(.discriminator(key: key), tags, hasKeys: true, preference)]
    if hasLabels { bases.append(unlabeled) }
    if hasUnlabeled {
      if several.contains(where: { $0.contains(nil) }) {
        var merged = flat
        merged.arguments.append("unlabeled: .merged")
        bases.append(merged)
      }
      for other in others.map(\.text).sorted(byBytesOf: \.self) {
        var keyed = flat
        keyed.arguments.append("unlabeled: .key(\(swiftLiteral(other)))")
        bases.append(keyed)
      }
      bases.append(keyedByType(flat, key))
    }
    for other in others.map(\.text).sorted(byBytesOf: \.self) {
      bases += withAndWithoutLabels(
        draft(.adjacent(key: key, content: .key(other)), tags, hasKeys: true, preference)
      )
    }
    bases += withAndWithoutLabels(draft(.adjacent(key: key, content: .tag), tags, hasKeys: true, preference))
    for index in bases.indices where missing > 0 {
      // The only case that is left over has no tag.
      guard let last = bases[index].unmatched.first, bases[index].unmatched.count == 1 else { return [] }
      bases[index].cases[last, default: []].append("nil")
    }
    return bases.flatMap(variants)
  }

  // MARK: Options

  /// Where labels decide whether a value is bare, they may be only for Swift.
  private func withAndWithoutLabels(_ draft: AnnotationDraft) -> [AnnotationDraft] {
    guard declared.cases.contains(where: { $0.labels.contains { $0 != nil } }) else { return [draft] }
    var other = draft
    other.arguments.removeAll { $0.hasPrefix("keyNames: ") || $0.hasPrefix("keys: ") }
    other.arguments.append("labels: .ignore")
    return [draft, other]
  }

  private func variants(of draft: AnnotationDraft) -> [AnnotationDraft] {
    guard declared.cases.contains(where: \.labels.isEmpty) else { return [draft] }
    return [draft]
      + draft.strategy.emptyCases.filter { $0 != draft.strategy.usualEmptyCases }.map { emptyCase in
        var variant = draft
        variant.arguments.append("emptyCases: .\(emptyCase)")
        return variant
      }
  }

  /// With the samples' names for cases and keys.
  private func draft(_ strategy: Strategy, _ tags: [Tag], hasKeys: Bool, _ preference: Int) -> AnnotationDraft {
    var draft = AnnotationDraft(strategy: strategy, preference: preference)
    let names = declared.cases.map(\.name)
    draft.tagKinds = Set(tags.map(\.kind))
    if !tags.isEmpty {
      let match = NameMatch(names, Set(tags.map(\.text).map(ExactText.init)), pairsRest: true)
      draft.unmatched = match.unmatched
      if match.style != .asWritten { draft.arguments.append("caseNames: .\(match.style)") }
      let kinds = Dictionary(tags.map { (ExactText($0.text), $0) }) { first, _ in first }
      for index in names.indices {
        // A tag of another kind than string is never made from a name.
        guard let tag = kinds[ExactText(match.text(of: index))], match.exceptions[index] != nil || tag.kind != .string
        else { continue }
        draft.cases[index] = [tag.literal]
      }
    }
    if hasKeys { addKeys(to: &draft) }
    return draft
  }

  private func addKeys(to draft: inout AnnotationDraft) {
    let labels: [(label: String, name: String)] = declared.cases.flatMap { element in
      element.labels.compactMap(\.self).map { label in
        (label, draft.strategy.keysHaveCaseNames ? "\(element.name)_\(label)" : label)
      }
    }
    let match = NameMatch(labels.map(\.name), memberNames)
    if match.style != .asWritten { draft.arguments.append("keyNames: .\(match.style)") }
    var pairs: [String] = []
    for (index, key) in match.exceptions.sorted(byNumber: \.key) {
      let pair = "\(swiftLiteral(labels[index].label)): \(swiftLiteral(key))"
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    if !pairs.isEmpty { draft.arguments.append("keys: [\(pairs.joined(separator: ", "))]") }
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
    let match = NameMatch(declared.cases.map(\.name), Set(tags.map { ExactText($0.text) }), pairsRest: true)
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
      draft.cases[index, default: []].append("keys: [\(found.map(swiftLiteral).joined(separator: ", "))]")
    }
    return draft
  }
}

/// The style that turns the most names into texts, and the texts that need more.
private struct NameMatch {
  private let names: [String]
  private(set) var style = NameStyle.asWritten
  /// By index of the name.
  private(set) var exceptions: [Int: String] = [:]
  /// The indices of names that are like no text.
  private(set) var unmatched: Set<Int> = []

  /// - Parameter pairsRest: Whether one name and one text that are left over belong together.
  init(_ names: [String], _ texts: Set<ExactText>, pairsRest: Bool = false) {
    let style = NameStyle.explainingMost { style in
      names.count { !texts.contains(ExactText(style.apply(to: $0))) }
    }
    (self.names, self.style) = (names, style)
    let made = Set(names.map { ExactText(style.apply(to: $0)) })
    var rest = texts.subtracting(made).map(\.text).sorted(byBytesOf: \.self)
    let others = names.indices.filter { !texts.contains(ExactText(style.apply(to: names[$0]))) }
    for index in others {
      guard let position = rest.firstIndex(where: { Self.isAlike($0, names[index]) }) else { continue }
      exceptions[index] = rest.remove(at: position)
    }
    unmatched = Set(others.filter { exceptions[$0] == nil })
    if pairsRest, let last = unmatched.first, unmatched.count == 1, rest.count == 1 { exceptions[last] = rest[0] }
  }

  /// The text of a name, by its index.
  func text(of index: Int) -> String { exceptions[index] ?? style.apply(to: names[index]) }

  /// Whether two texts differ only in case and punctuation.
  private static func isAlike(_ text: String, _ name: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    if plain(text) == plain(name) || SwiftNames.name(of: text, or: "value") == name { return true }
    // `op10`, `code404`
    guard let number = Int(text) else { return false }
    let digits = String(name.reversed().prefix(while: \.isNumber).reversed())
    return digits == "\(number.magnitude)"
      && (number < 0) == name.dropLast(digits.count).lowercased().hasSuffix("minus")
  }
}
