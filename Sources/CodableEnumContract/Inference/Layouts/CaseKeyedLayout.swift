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
        guard tag.isPlausibleName else { return "it is a text, not a name" }
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
    let areFlags = cases.count { $0.element.emptyCase == .true } > 1
    let labeled = labeled(cases)
    // Only the compiler's layout has such keys.
    if let labeled, cases.contains(where: \.element.hasIndexKeys) { return [labeled] }
    return [
      labeled, positional(cases, .positional, areFlags), positional(cases, .natural, areFlags), arrays(cases),
    ].compactMap(\.self)
  }

  /// `{"load": {"key": "k", "_1": 4}}`
  private func labeled(_ cases: [(tag: Tag, element: KeyedPayload)]) -> Attempt? {
    let areObjects = cases.allSatisfy { element in
      element.element.payload.whole.kinds == .object && element.element.payload.whole.nulls == 0
    }
    guard areObjects else { return nil }
    var outline = EnumOutline(strategy: .caseKeyed(payload: .labeled))
    for (tag, keyed) in cases {
      var element = CaseOutline(tag: tag, count: keyed.payload.count)
      var rest = members(of: keyed.payload.whole, tag.text)
      let indexed = rest.compactMap { value in value.key.flatMap(ValueLabels.indexLabel).map { ($0, value) } }
      rest.removeAll { $0.key.flatMap(ValueLabels.indexLabel) != nil }
      // The index counts all values.
      for (index, var value) in indexed.sorted(byNumber: \.0) {
        while element.values.count < index, !rest.isEmpty { element.values.append(rest.removeFirst()) }
        guard element.values.count == index else { return nil }
        value.key = nil
        element.values.append(value)
      }
      element.values += rest
      outline.cases.append(element)
    }
    return .fits(outline)
  }

  /// `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
  ///
  /// - Parameter areFlags: Whether keys that are always true are names; one alone is a value.
  private func positional(
    _ cases: [(tag: Tag, element: KeyedPayload)],
    _ payload: CaseKeyedPayload,
    _ areFlags: Bool
  ) -> Attempt? {
    let found = Set(cases.compactMap(\.element.emptyCase)).subtracting(areFlags ? [] : [.true])
    let order: [EmptyCases] = [.name, .true, .null, .object]
    var outline = EnumOutline(strategy: .caseKeyed(payload: payload))
    outline.emptyCases = order.first(where: found.contains)
    for (tag, keyed) in cases {
      let isEmpty = keyed.emptyCase != nil && keyed.emptyCase == outline.emptyCases
      var element = CaseOutline(tag: tag, count: isEmpty ? 0 : keyed.payload.count)
      if keyed.emptyCase == .true { element.remarks.add("true in all samples") }
      if !isEmpty { element.values = values(of: keyed.payload, tag.text, hasLabels: payload == .natural) }
      outline.cases.append(element)
    }
    return .fits(outline)
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
    var outline = EnumOutline(strategy: .caseKeyed(payload: .array))
    // Arrays of different lengths, including 1, show that each case has its own length.
    let lengths = Set(filled.compactMap { $0.element.payload.lengths?.lowerBound })
    let isSure = lengths.contains(1) && (filled.count < cases.count || lengths.count > 1)
    outline.preference = isSure ? 0 : 1
    for (tag, keyed) in cases {
      let isEmpty = keyed.emptyCase == .null
      var element = CaseOutline(tag: tag, count: isEmpty ? 0 : keyed.payload.count)
      if !isEmpty { element.values = positions(of: keyed.payload, tag.text, owner: name) }
      outline.cases.append(element)
    }
    return .fits(outline)
  }
}
