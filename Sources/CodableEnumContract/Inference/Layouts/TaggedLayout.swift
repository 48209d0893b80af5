import CodableEnumGenerator

/// The samples' values beside a tag.
private struct TaggedObjects {
  var members = ValueSummary()
  /// The number of samples that are the tag alone.
  var names = 0
  /// The most keys in one object, besides the tag.
  var mostKeys = 0
}

extension LayoutSearch {
  /// Layouts of objects with a tag, for the likeliest keys.
  func tagged() -> [Attempt] {
    let objects = samples.compactMap(\.json.members)
    let keys = key.map { [$0] } ?? TagKeys.find(in: objects, most: 3)
    if keys.isEmpty {
      let reason =
        objects.isEmpty ? "no sample is an object" : "the samples have no key in common that tells them apart"
      return [.fails(Misfit(strategy: ".flattenedStatus", sample: nil, reason: reason, fitting: 0))]
    }
    var attempts: [Attempt] = []
    for (rank, key) in keys.enumerated() {
      attempts += tagged(by: key).map { attempt in
        guard case .fits(var draft) = attempt else { return attempt }
        draft.preference += 2 * rank
        return .fits(draft)
      }
    }
    return attempts
  }

  private func tagged(by key: String) -> [Attempt] {
    var groups = TagGroups<TaggedObjects>()
    var objects = 0
    let strategy = ".flattenedStatus(key: \(swiftLiteral(key)))"
    let misfit = misfit(strategy) { json in
      switch json {
      case .object(let members, _):
        guard let value = members.first(where: { $0.key == key })?.value else {
          return "it has no \(Remarks.subject(key))"
        }
        guard let tag = Tag(value) else { return "its \(Remarks.subject(key)) is \(value.kind.text)" }
        objects += 1
        groups.update(tag, TaggedObjects()) { group in
          group.members.add(members, without: key, lens)
          group.mostKeys = max(group.mostKeys, members.count - 1)
        }
      case .string, .number, .boolean:
        guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kind.text)" }
        groups.update(tag, TaggedObjects()) { $0.names += 1 }
      case .null, .array: return "it is \(json.kind.text)"
      }
      return nil
    }
    if let misfit { return [.fails(misfit)] }
    let cases = groups.sorted
    if let mixed = cases.first(where: { $0.element.names > 0 && $0.element.members.count > 0 }) {
      let reason = "\(Remarks.subject(mixed.tag.text)) is alone in one sample, and in an object in another"
      return [.fails(Misfit(strategy: strategy, sample: nil, reason: reason, fitting: 0))]
    }
    var flat = flattened(cases, key)
    var attempts: [Attempt] = []
    if let adjacent = adjacent(cases, key) {
      attempts.append(.fits(adjacent))
      flat.preference += 1
    }
    var discriminator = flat
    discriminator.strategy = .discriminator(key: key)
    if flat.cases.contains(where: { !$0.values.isEmpty }),
      DiscriminatorLabels(discriminator, CaseNames(discriminator).names) != nil
    {
      attempts.append(.fits(discriminator))
    }
    attempts.append(.fits(flat))
    if flat.cases.contains(where: { !$0.values.isEmpty }) {
      attempts.append(.fits(merged(cases, key, flat.preference)))
    }
    return attempts
  }

  /// - Parameter strategy: Includes the keys of the tag and of the content.
  private func draft(_ cases: [(tag: Tag, element: TaggedObjects)], _ strategy: Strategy, _ key: String) -> EnumDraft {
    var draft = EnumDraft(strategy: strategy, cases: [], types: TypeBuilder(enumNamed: name))
    if cases.contains(where: { $0.element.names > 0 }) { draft.emptyCases = .name }
    draft.numberPrefix = key
    return draft
  }

  /// `{"status": "waitlist", "position": 12}`
  private func flattened(_ cases: [(tag: Tag, element: TaggedObjects)], _ key: String) -> EnumDraft {
    var draft = draft(cases, .flattenedStatus(key: key), key)
    for (_, objects) in cases { draft.types.learnMembers(of: objects.members) }
    for (tag, objects) in cases {
      var element = CaseDraft(tag: tag)
      if objects.mostKeys > 0 { Self.remarkOnce(objects.members.count, &element.remarks) }
      element.values = members(of: objects.members, tag.text, &draft.types, &element.remarks)
      draft.cases.append(element)
    }
    return draft
  }

  /// The same with a struct for everything beside the tag.
  private func merged(_ cases: [(tag: Tag, element: TaggedObjects)], _ key: String, _ preference: Int) -> EnumDraft {
    var draft = draft(cases, .flattenedStatus(key: key), key)
    draft.isMerged = true
    draft.preference = preference
    for (tag, objects) in cases { draft.types.learn(objects.members, hint: tag.text) }
    for (tag, objects) in cases {
      var element = CaseDraft(tag: tag)
      if objects.mostKeys > 0 {
        Self.remarkOnce(objects.members.count, &element.remarks)
        let place = TypeBuilder.Place(hint: tag.text, owner: name, subject: "the object")
        element.values = [ValueDraft(type: draft.types.type(of: objects.members, place, &element.remarks))]
      }
      draft.cases.append(element)
    }
    return draft
  }

  // MARK: Content under its own key

  static let contentKeys: Set = ["content", "data", "payload", "c"]

  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  private func adjacent(_ cases: [(tag: Tag, element: TaggedObjects)], _ key: String) -> EnumDraft? {
    guard cases.allSatisfy({ $0.element.mostKeys <= 1 }) else { return nil }
    let filled = cases.filter { !$0.element.members.members.isEmpty }
    guard let content = contentUnderTag(filled) ?? contentUnderOneKey(filled) else { return nil }
    var draft = draft(cases, .adjacent(key: key, content: content), key)
    var payloads = TagGroups<PayloadSummary>()
    for sample in samples {
      guard let members = sample.json.members,
        let tag = members.first(where: { $0.key == key }).flatMap({ Tag($0.value) })
      else { continue }
      payloads.update(tag, PayloadSummary()) { payload in
        let contentKey = content.key(of: tag)
        if let value = members.first(where: { $0.key == contentKey })?.value {
          payload.add(value, lens, lens.maps[contentKey])
        } else {
          payload.missing += 1
        }
      }
    }
    let found = Dictionary(payloads.sorted.map { (ExactText($0.tag.quoted), $0.element) }) { first, _ in first }
    for (tag, payload) in payloads.sorted { learn(payload, tag.text, hasLabels: true, &draft.types) }
    for (tag, _) in cases {
      var element = CaseDraft(tag: tag)
      if let payload = found[ExactText(tag.quoted)], payload.whole.count > 0 {
        Self.remarkOnce(payload.count, &element.remarks)
        element.values = values(of: payload, tag.text, hasLabels: true, &draft.types, &element.remarks)
      }
      draft.cases.append(element)
    }
    return draft
  }

  /// Nil unless each tag is the key of its content.
  private func contentUnderTag(_ filled: [(tag: Tag, element: TaggedObjects)]) -> ContentKey? {
    let isUnderTag = filled.allSatisfy { tag, objects in
      tag.kind == .string && Array(objects.members.members.keys) == [ExactText(tag.text)]
    }
    return isUnderTag && !filled.isEmpty ? .tag : nil
  }

  /// The only key of all content, unless it looks like a label that cases happen to share.
  private func contentUnderOneKey(_ filled: [(tag: Tag, element: TaggedObjects)]) -> ContentKey? {
    let contentKeys = Set(filled.flatMap { $0.element.members.members.keys })
    guard contentKeys.count == 1, let content = contentKeys.first?.text else { return nil }
    let kinds = Set(filled.compactMap { $0.element.members.members.first?.value.kinds.rawValue })
    let hasObjects = filled.contains { $0.element.members.members.first?.value.kinds.contains(.object) ?? false }
    guard Self.contentKeys.contains(content) || filled.count > 1 && (kinds.count > 1 || hasObjects) else { return nil }
    return .key(content)
  }
}
