import CodableEnumGenerator
import CodableEnumJSON

extension LayoutSearch {
  /// Layouts of objects with a tag under one of the keys.
  func tagged(by keys: [String]) -> [Attempt] {
    if keys.isEmpty {
      let hasObjects = samples.contains { $0.members != nil }
      let reason = hasObjects ? "the samples have no key in common that tells them apart" : "no sample is an object"
      return [.fails(Misfit(strategy: ".flattenedStatus", reason: reason))]
    }
    return keys.flatMap(tagged)
  }

  private func tagged(by key: String) -> [Attempt] {
    var groups = TagGroups(TaggedSamples())
    /// Objects without a tag, if they are few.
    var others = ValueSummary()
    let strategy = ".flattenedStatus(key: \(swiftLiteral(key)))"
    let (tagged, all) = (count(of: key), samples.count { $0.members != nil })
    let mayLackTag = tagged < all && TagKeys.mostlyHave(tagged, all) || self.key != nil && tagged >= 2 * (all - tagged)
    let misfit = misfit(strategy) { json in
      switch json {
      case .object(let members, _):
        guard let value = members.first(where: { $0.key == key })?.value else {
          guard mayLackTag else { return "it has no \(Remarks.subject(key))" }
          others.add(members, without: key, lens)
          return nil
        }
        guard let tag = Tag(value) else { return "its \(Remarks.subject(key)) is \(value.kind.text)" }
        groups.update(tag) { $0.payload.add(members, without: key, lens) }
      case .string, .number, .boolean:
        guard let tag = Tag(json), tag.isPlausibleName else { return "it is \(json.kind.text)" }
        groups.update(tag) { $0.names += 1 }
      case .null, .array: return "it is \(json.kind.text)"
      }
      return nil
    }
    if let misfit { return [.fails(misfit)] }
    let cases = groups.sorted
    if let mixed = cases.first(where: \.element.isMixed) {
      let reason = "\(Remarks.subject(mixed.tag.text)) is alone in one sample, and in an object in another"
      return [.fails(Misfit(strategy: strategy, reason: reason))]
    }
    var flat = outline(.flattenedStatus(key: key), key, cases) { members(of: $1, $0.text) }
    if others.count > 0 {
      flat.preference += 20
      flat.draft.cases.append(untagged(others, beside: flat))
      return [.fits(flat)]
    }
    return layouts(of: flat, cases, by: key)
  }

  /// The values beside the tag, under a key of their own, or in a struct.
  private func layouts(of flat: EnumOutline, _ cases: TaggedCases, by key: String) -> [Attempt] {
    var flat = flat
    var attempts: [Attempt] = []
    if let adjacent = adjacent(cases, key) ?? adjacentBesideFields(flat, key) {
      attempts.append(.fits(adjacent))
      flat.preference += 1
    }
    if flat.draft.cases.allSatisfy(\.values.isEmpty) { return attempts + [.fits(flat)] }
    var discriminator = flat
    discriminator.draft.strategy = .discriminator(key: key)
    if ValueLabels.exist(for: discriminator.draft) { attempts.append(.fits(discriminator)) }
    // With a struct for everything beside the tag.
    var merged = outline(.flattenedStatus(key: key), key, cases) { tag, members in
      [ValueOutline(members, ValuePlace(hint: tag.text, owners: [name], subject: "the object"))]
    }
    merged.draft.isMerged = true
    merged.preference = flat.preference
    return attempts + [.fits(flat), .fits(merged)]
  }

  /// The number of objects that have a tag under a key.
  private func count(of key: String) -> Int {
    samples.count { $0[key].flatMap(Tag.init) != nil }
  }

  /// The case of objects without a tag.
  private func untagged(_ objects: ValueSummary, beside outline: EnumOutline) -> CaseOutline {
    let keys = Set(outline.draft.cases.flatMap { $0.values.compactMap { $0.key.map(ExactText.init) } })
    let required = objects.requiredKeys
    let own = required.first { !keys.contains(ExactText($0)) } ?? required.first ?? "untagged"
    var element = CaseDraft(name: own, count: objects.count, members(of: objects, own))
    element.lacksTag = true
    return element
  }

  /// - Parameters:
  ///   - strategy: Includes the keys of the tag and of the content.
  ///   - values: Those of a case that has something beside its tag.
  private func outline(
    _ strategy: Strategy,
    _ key: String,
    _ cases: TaggedCases,
    _ values: (Tag, ValueSummary) -> [ValueOutline]
  ) -> EnumOutline {
    let elements = cases.map { tag, samples in
      let whole = samples.payload.whole
      return whole.hasMembers ? CaseDraft(tag, count: whole.count, values(tag, whole)) : CaseDraft(tag)
    }
    var outline = EnumOutline(strategy, elements, numberPrefix: key)
    if cases.contains(where: { $0.element.names > 0 }) { outline.draft.emptyCases = .name }
    return outline
  }

  /// What is beside the keys that all cases share is a tag and its content.
  private func adjacentBesideFields(_ flat: EnumOutline, _ key: String) -> EnumOutline? {
    let fields = flat.withFields.fields
    let shared = Set(fields.compactMap(\.key))
    func isPair(_ members: [JSONValue.Member]) -> Bool { members.count { !shared.contains($0.key) } <= 2 }
    guard !shared.isEmpty, samples.allSatisfy({ $0.members.map(isPair) ?? false }) else { return nil }
    var search = self
    search.samples = samples.map { .object(($0.members ?? []).filter { !shared.contains($0.key) }) }
    guard case .fits(var outline)? = search.tagged(by: key).first, outline.draft.strategy.hasContentKey else {
      return nil
    }
    outline.fields = fields
    return outline
  }

  // MARK: Content under its own key

  static let contentKeys: Set = ["content", "data", "payload", "c"]
  /// What is under these keys is a value of the case.
  private static let plainKeys: Set = ["id", "name", "value"]

  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  private func adjacent(_ cases: TaggedCases, _ key: String) -> EnumOutline? {
    // The tag and one more key.
    guard objects.allSatisfy({ $0.count <= 2 }) else { return nil }
    let filled = cases.map { (tag: $0.tag, members: $0.element.payload.whole.members) }.filter { !$0.members.isEmpty }
    guard let content = contentUnderTag(filled) ?? contentUnderOneKey(filled) else { return nil }
    var payloads = TagGroups(PayloadSummary())
    for (tag, _) in cases { payloads.update(tag) { _ in } }
    for sample in samples {
      guard sample.members != nil, let tag = sample[key].flatMap(Tag.init) else { continue }
      payloads.update(tag) { payload in
        let contentKey = content.key(of: tag)
        if let value = sample[contentKey] {
          payload.add(value, lens, lens.maps[contentKey])
        } else {
          payload.missing += 1
        }
      }
    }
    var outline = outline(.adjacent(key: key, content: content), key, cases) { _, _ in [] }
    outline.draft.cases = payloads.sorted.map { tag, payload in
      if payload.whole.count == 0 { return CaseDraft(tag) }
      return CaseDraft(tag, count: payload.count, values(of: payload, tag.text, hasLabels: true))
    }
    return outline
  }

  /// Nil unless each tag is the key of its content.
  private func contentUnderTag(_ filled: [(tag: Tag, members: [ExactText: ValueSummary])]) -> ContentKey? {
    let isUnderTag = filled.allSatisfy { tag, members in
      tag.kind == .string && Array(members.keys) == [ExactText(tag.text)]
    }
    return isUnderTag && !filled.isEmpty ? .tag : nil
  }

  /// The only key of all content, unless it looks like a label that cases happen to share.
  private func contentUnderOneKey(_ filled: [(tag: Tag, members: [ExactText: ValueSummary])]) -> ContentKey? {
    let contentKeys = Set(filled.flatMap(\.members.keys))
    guard contentKeys.count == 1, let content = contentKeys.first?.text, !Self.plainKeys.contains(content) else {
      return nil
    }
    let kinds = Set(filled.compactMap { $0.members.first?.value.kinds })
    let hasObjects = kinds.contains { $0.contains(.object) }
    guard Self.contentKeys.contains(content) || filled.count > 1 && (kinds.count > 1 || hasObjects) else { return nil }
    return .key(content)
  }
}
