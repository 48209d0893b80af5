import CodableEnumGenerator

/// The samples' values under a key that is a tag.
private struct KeyedPayload {
  var payload = PayloadSummary()
  /// The number of samples that are the tag alone.
  var names = 0

  /// The forms of a case without values; nil if it must have values.
  var emptyCase: EmptyCases? {
    let whole = payload.whole
    if whole.count == 0 { return .name }
    if whole.kinds.isEmpty { return .null }
    if whole.nulls > 0 { return nil }
    if whole.kinds == .boolean, whole.isTrue { return .true }
    return whole.kinds == .object && whole.members.isEmpty && !whole.isMap ? .object : nil
  }

  /// Whether some keys are those that the compiler gives values without labels.
  var hasIndexKeys: Bool { payload.whole.members.keys.contains { ValueLabels.indexLabel($0.text) != nil } }
}

extension LayoutSearch {
  /// `{"editing": "headers"}`, with each style of payload.
  func caseKeyed() -> [Attempt] {
    let strategy = ".caseKeyed"
    var groups = TagGroups<KeyedPayload>()
    var objects = 0
    let misfit = misfit(strategy) { json in
      switch json {
      case .string(let text):
        let tag = Tag.string(text)
        guard tag.isPlausible else { return "it is a text, not a name" }
        groups.update(tag, KeyedPayload()) { $0.names += 1 }
      case .object(let members, _):
        guard members.count == 1 else { return "it has \(members.count) keys" }
        objects += 1
        let member = members[0]
        groups.update(.string(member.key), KeyedPayload()) { $0.payload.add(member.value, lens, lens.maps[member.key]) }
      case .null, .boolean, .number, .array: return "it is \(json.kind.text)"
      }
      return nil
    }
    if let misfit { return [.fails(misfit)] }
    func fails(_ reason: String) -> [Attempt] {
      [.fails(Misfit(strategy: strategy, sample: nil, reason: reason, fitting: 0))]
    }
    if objects == 0 { return fails("no sample is an object") }
    let cases = groups.sorted
    if cases.count > 64, cases.count * 2 > samples.count { return fails("each sample has a key of its own") }
    if cases.count == 1, TagKeys.strongNames.contains(cases[0].tag.text),
      cases[0].element.payload.whole.kinds == .string
    {
      return fails("the one key is always \(Remarks.subject(cases[0].tag.text))")
    }
    if let both = cases.first(where: { $0.element.names > 0 && $0.element.payload.whole.count > 0 }) {
      return fails("\(Remarks.subject(both.tag.text)) is a name in one sample, and a key in another")
    }
    let labeled = labeled(cases)
    // Only the compiler's layout has such keys.
    if let labeled, cases.contains(where: \.element.hasIndexKeys) { return [labeled] }
    return [labeled, positional(cases, .positional), positional(cases, .natural), arrays(cases)].compactMap(\.self)
  }

  /// `{"load": {"key": "k", "_1": 4}}`
  private func labeled(_ cases: [(tag: Tag, element: KeyedPayload)]) -> Attempt? {
    let areObjects = cases.allSatisfy { element in
      element.element.payload.whole.kinds == .object && element.element.payload.whole.nulls == 0
    }
    guard areObjects else { return nil }
    var draft = EnumDraft(strategy: .caseKeyed(payload: .labeled), cases: [], types: TypeBuilder(enumNamed: name))
    for (_, keyed) in cases { draft.types.learnMembers(of: keyed.payload.whole) }
    for (tag, keyed) in cases {
      var element = CaseDraft(tag: tag)
      Self.remarkOnce(keyed.payload.count, &element.remarks)
      var rest = members(of: keyed.payload.whole, tag.text, &draft.types, &element.remarks)
      let indexed = rest.compactMap { value in value.key.flatMap(ValueLabels.indexLabel).map { ($0, value) } }
      rest.removeAll { $0.key.flatMap(ValueLabels.indexLabel) != nil }
      // The index counts all values.
      for (index, value) in indexed.sorted(byNumber: \.0) {
        while element.values.count < index, !rest.isEmpty { element.values.append(rest.removeFirst()) }
        guard element.values.count == index else { return nil }
        element.values.append(ValueDraft(type: value.type, coder: value.coder))
      }
      element.values += rest
      draft.cases.append(element)
    }
    return .fits(draft)
  }

  /// `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
  private func positional(_ cases: [(tag: Tag, element: KeyedPayload)], _ payload: CaseKeyedPayload) -> Attempt? {
    let found = Set(cases.compactMap(\.element.emptyCase))
    let order: [EmptyCases] = [.name, .true, .null, .object]
    let emptyCases = order.first(where: found.contains)
    var draft = EnumDraft(strategy: .caseKeyed(payload: payload), cases: [], types: TypeBuilder(enumNamed: name))
    draft.emptyCases = emptyCases
    for (tag, keyed) in cases { learn(keyed.payload, tag.text, hasLabels: payload == .natural, &draft.types) }
    for (tag, keyed) in cases {
      var element = CaseDraft(tag: tag)
      if keyed.emptyCase == nil || keyed.emptyCase != emptyCases {
        Self.remarkOnce(keyed.payload.count, &element.remarks)
        let hasLabels = payload == .natural
        element.values = values(of: keyed.payload, tag.text, hasLabels: hasLabels, &draft.types, &element.remarks)
      }
      draft.cases.append(element)
    }
    return .fits(draft)
  }

  /// `{"brew": [["a"]]}`, where payloads are only arrays and null, so values are always in an array.
  private func arrays(_ cases: [(tag: Tag, element: KeyedPayload)]) -> Attempt? {
    let filled = cases.filter { $0.element.emptyCase != .null }
    let areArrays = filled.allSatisfy { element in
      let payload = element.element.payload
      return payload.whole.kinds == .array && payload.whole.nulls == 0 && payload.lengths?.count == 1
        && payload.positions.count == payload.lengths?.lowerBound && !payload.positions.isEmpty
    }
    guard areArrays, filled.count > 1 else { return nil }
    var draft = EnumDraft(strategy: .caseKeyed(payload: .array), cases: [], types: TypeBuilder(enumNamed: name))
    // Arrays of different lengths, including 1, show that each case has its own length.
    let lengths = Set(filled.compactMap { $0.element.payload.lengths?.lowerBound })
    let isSure = lengths.contains(1) && (filled.count < cases.count || lengths.count > 1)
    draft.preference = isSure ? 0 : 1
    for (tag, keyed) in cases {
      var element = CaseDraft(tag: tag)
      if keyed.emptyCase != .null {
        Self.remarkOnce(keyed.payload.count, &element.remarks)
        element.values = keyed.payload.positions.enumerated().map { index, summary in
          let place = TypeBuilder.Place(hint: tag.text, owner: name, subject: "value \(index + 1)")
          let type = draft.types.type(of: summary, place, &element.remarks)
          return ValueDraft(type: summary.nulls > 0 && type != "CodableValue" ? type + "?" : type)
        }
      }
      draft.cases.append(element)
    }
    return .fits(draft)
  }
}
