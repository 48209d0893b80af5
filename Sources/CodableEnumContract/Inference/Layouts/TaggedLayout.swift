import CodableEnumGenerator
import CodableEnumJSON

/// The samples' values beside a tag.
private struct TaggedObjects {
  var members = ValueSummary()
  /// The number of samples that are the tag alone.
  var names = 0
  /// The most keys in one object, besides the tag.
  var mostKeys = 0

  mutating func add(_ members: [JSONValue.Member], without key: String, _ lens: ValueSummary.Lens) {
    self.members.add(members, without: key, lens)
    mostKeys = max(mostKeys, members.count - 1)
  }
}

extension LayoutSearch {
  /// Layouts of objects with a tag under one of the keys.
  func tagged(by keys: [String]) -> [Attempt] {
    if keys.isEmpty {
      let hasObjects = samples.contains { $0.members != nil }
      let reason = hasObjects ? "the samples have no key in common that tells them apart" : "no sample is an object"
      return [.fails(Misfit(strategy: ".flattenedStatus", sample: nil, reason: reason, fitting: 0))]
    }
    return keys.flatMap(tagged)
  }

  private func tagged(by key: String) -> [Attempt] {
    var groups = TagGroups<TaggedObjects>()
    /// Objects without a tag, if they are few.
    var others = TaggedObjects()
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
        groups.update(tag, TaggedObjects()) { $0.add(members, without: key, lens) }
      case .string, .number, .boolean:
        guard let tag = Tag(json), tag.isPlausibleName else { return "it is \(json.kind.text)" }
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
    if others.members.count > 0 {
      var outline = flattened(cases, key)
      outline.preference += 20
      outline.cases.append(untagged(others, beside: outline))
      return [.fits(outline)]
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
      DiscriminatorLabels.exist(for: discriminator.draft { _, _ in "" })
    {
      attempts.append(.fits(discriminator))
    }
    attempts.append(.fits(flat))
    if flat.cases.contains(where: { !$0.values.isEmpty }) {
      attempts.append(.fits(merged(flat, cases)))
    }
    return attempts
  }

  /// The number of objects that have a tag under a key.
  private func count(of key: String) -> Int {
    samples.count { json in json.members?.first { $0.key == key }.flatMap { Tag($0.value) } != nil }
  }

  /// The case of objects without a tag.
  private func untagged(_ objects: TaggedObjects, beside outline: EnumOutline) -> CaseOutline {
    let keys = Set(outline.cases.flatMap { $0.values.compactMap { $0.key.map(ExactText.init) } })
    let required = objects.members.requiredKeys
    let own = required.first { !keys.contains(ExactText($0)) } ?? required.first
    var element = CaseOutline(name: own ?? "untagged", count: objects.members.count)
    element.lacksTag = true
    element.values = members(of: objects.members, element.name)
    return element
  }

  /// - Parameter strategy: Includes the keys of the tag and of the content.
  private func outline(
    _ cases: [(tag: Tag, element: TaggedObjects)],
    _ strategy: Strategy,
    _ key: String
  ) -> EnumOutline {
    var outline = EnumOutline(strategy: strategy, numberPrefix: key)
    if cases.contains(where: { $0.element.names > 0 }) { outline.emptyCases = .name }
    return outline
  }

  /// `{"status": "waitlist", "position": 12}`
  private func flattened(_ cases: [(tag: Tag, element: TaggedObjects)], _ key: String) -> EnumOutline {
    var outline = outline(cases, .flattenedStatus(key: key), key)
    outline.cases = cases.map { tag, objects in
      var element = CaseOutline(tag: tag, count: objects.mostKeys > 0 ? objects.members.count : 0)
      element.values = members(of: objects.members, tag.text)
      return element
    }
    return outline
  }

  /// The same with a struct for everything beside the tag.
  private func merged(_ flat: EnumOutline, _ cases: [(tag: Tag, element: TaggedObjects)]) -> EnumOutline {
    var outline = flat
    outline.isMerged = true
    for (index, (tag, objects)) in cases.enumerated() where objects.mostKeys > 0 {
      let place = ValuePlace(hint: tag.text, owner: name, subject: "the object")
      outline.cases[index].values = [ValueOutline(objects.members, place)]
    }
    return outline
  }

  // MARK: Content under its own key

  static let contentKeys: Set = ["content", "data", "payload", "c"]
  /// What is under these keys is a value of the case.
  private static let plainKeys: Set = ["id", "name", "value"]

  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  private func adjacent(_ cases: [(tag: Tag, element: TaggedObjects)], _ key: String) -> EnumOutline? {
    guard cases.allSatisfy({ $0.element.mostKeys <= 1 }) else { return nil }
    let filled = cases.filter { !$0.element.members.members.isEmpty }
    guard let content = contentUnderTag(filled) ?? contentUnderOneKey(filled) else { return nil }
    var outline = outline(cases, .adjacent(key: key, content: content), key)
    var payloads = TagGroups<PayloadSummary>()
    for sample in samples {
      guard let members = sample.members,
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
    for (tag, _) in cases {
      let payload = found[ExactText(tag.quoted)].flatMap { $0.whole.count > 0 ? $0 : nil }
      var element = CaseOutline(tag: tag, count: payload?.count ?? 0)
      if let payload { element.values = values(of: payload, tag.text, hasLabels: true) }
      outline.cases.append(element)
    }
    return outline
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
    guard contentKeys.count == 1, let content = contentKeys.first?.text, !Self.plainKeys.contains(content) else {
      return nil
    }
    let kinds = Set(filled.compactMap { $0.element.members.members.first?.value.kinds.rawValue })
    let hasObjects = filled.contains { $0.element.members.members.first?.value.kinds.contains(.object) ?? false }
    guard Self.contentKeys.contains(content) || filled.count > 1 && (kinds.count > 1 || hasObjects) else { return nil }
    return .key(content)
  }
}
