import CodableEnumGenerator

extension TaggedSamples {
  /// The form of a case without values; nil if it must have values.
  fileprivate var emptyCase: EmptyCases? {
    let whole = payload.whole
    if whole.count == 0 { return .name }
    if whole.kinds.isEmpty { return .null }
    if whole.nulls > 0 { return nil }
    if whole.kinds == .boolean, whole.isTrue { return .true }
    return whole.kinds == .object && whole.members.isEmpty && !whole.isMap ? .object : nil
  }

  /// Whether some keys are those that the compiler gives values without labels.
  fileprivate var hasIndexKeys: Bool {
    payload.whole.members.keys.contains { LayoutSearch.indexLabel($0.text) != nil }
  }
}

extension LayoutSearch {
  /// `{"editing": "headers"}`, with each style of payload.
  func caseKeyed() -> [Attempt] {
    let strategy = ".caseKeyed"
    var groups = TagGroups(TaggedSamples())
    let misfit = misfit(strategy) { json in
      switch json {
      case .string(let text):
        guard Tag.string(text).isPlausibleName else { return "it is a text, not a name" }
        groups.update(.string(text)) { $0.names += 1 }
      case .object(let members, _):
        guard members.count == 1 else { return "it has \(members.count) keys" }
        let member = members[0]
        groups.update(.string(member.key)) { $0.payload.add(member.value, lens, lens.maps[member.key]) }
      case .null, .boolean, .number, .array: return "it is \(json.kind.text)"
      }
      return nil
    }
    if let misfit { return [.fails(misfit)] }
    func fails(_ reason: String) -> [Attempt] { [.fails(Misfit(strategy: strategy, reason: reason))] }
    let cases = groups.sorted
    if cases.allSatisfy({ $0.element.payload.whole.count == 0 }) { return fails("no sample is an object") }
    if cases.count > 64, cases.count * 2 > samples.count { return fails("each sample has a key of its own") }
    if cases.count == 1, TagKeys.strongNames.contains(cases[0].tag.text),
      cases[0].element.payload.whole.kinds == .string
    {
      return fails("the one key is always \(Remarks.subject(cases[0].tag.text))")
    }
    if let both = cases.first(where: \.element.isMixed) {
      return fails("\(Remarks.subject(both.tag.text)) is a name in one sample, and a key in another")
    }
    let areFlags = cases.count { $0.element.emptyCase == .true } > 1
    let labeled = labeled(cases)
    // Only the compiler's layout has such keys.
    if let labeled, cases.contains(where: \.element.hasIndexKeys) { return [.fits(labeled)] }
    let outlines = [
      labeled, positional(cases, .positional, areFlags), positional(cases, .natural, areFlags), arrays(cases),
    ]
    return outlines.compactMap { $0.map { .fits($0) } }
  }

  /// The index that a key stands for; nil if it is none: `_0`.
  fileprivate static func indexLabel(_ key: String?) -> Int? {
    guard let key, key.hasPrefix("_"), key.utf8.count < 4 else { return nil }
    let digits = key.dropFirst()
    return digits.utf8.allSatisfy(\.isDigit) && (digits == "0" || digits.first != "0") ? Int(digits) : nil
  }

  /// `{"load": {"key": "k", "_1": 4}}`
  private func labeled(_ cases: TaggedCases) -> EnumOutline? {
    guard cases.allSatisfy({ $0.element.payload.whole.kinds == .object && $0.element.payload.whole.nulls == 0 }) else {
      return nil
    }
    var outline = EnumOutline(.caseKeyed(payload: .labeled))
    for (tag, samples) in cases {
      var values: [ValueOutline] = []
      var rest = members(of: samples.payload.whole, tag.text)
      let indexed = rest.compactMap { value in Self.indexLabel(value.key).map { ($0, value) } }
      rest.removeAll { Self.indexLabel($0.key) != nil }
      // The index counts all values.
      for (index, var value) in indexed.sorted(byNumber: \.0) {
        while values.count < index, !rest.isEmpty { values.append(rest.removeFirst()) }
        guard values.count == index else { return nil }
        value.key = nil
        values.append(value)
      }
      outline.draft.cases.append(CaseDraft(tag, count: samples.payload.count, values + rest))
    }
    return outline
  }

  /// `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
  ///
  /// - Parameter areFlags: Whether keys that are always true are names; one alone is a value.
  private func positional(_ cases: TaggedCases, _ payload: CaseKeyedPayload, _ areFlags: Bool) -> EnumOutline {
    let found = Set(cases.compactMap(\.element.emptyCase)).subtracting(areFlags ? [] : [.true])
    let order: [EmptyCases] = [.name, .true, .null, .object]
    let emptyCases = order.first(where: found.contains)
    var outline = EnumOutline(.caseKeyed(payload: payload))
    outline.draft.emptyCases = emptyCases
    outline.draft.cases = cases.map { tag, samples in
      let isEmpty = samples.emptyCase != nil && samples.emptyCase == emptyCases
      var element = CaseOutline(tag, count: isEmpty ? 0 : samples.payload.count)
      if samples.emptyCase == .true { element.comments.remarks.append("true in all samples") }
      if !isEmpty { element.values = values(of: samples.payload, tag.text, hasLabels: payload == .natural) }
      return element
    }
    return outline
  }

  /// `{"brew": [["a"]]}`, where payloads are only arrays and null, so values are always in an array.
  private func arrays(_ cases: TaggedCases) -> EnumOutline? {
    let filled = cases.filter { $0.element.emptyCase != .null }
    let areArrays = filled.allSatisfy { element in
      let payload = element.element.payload
      return payload.whole.kinds == .array && payload.whole.nulls == 0 && payload.lengths?.count == 1
        && payload.positions.count == payload.lengths?.lowerBound && !payload.positions.isEmpty
    }
    guard areArrays, filled.count > 1 else { return nil }
    var outline = EnumOutline(.caseKeyed(payload: .array))
    // Arrays of different lengths, including 1, show that each case has its own length.
    let lengths = Set(filled.compactMap { $0.element.payload.lengths?.lowerBound })
    let isSure = lengths.contains(1) && (filled.count < cases.count || lengths.count > 1)
    outline.preference = isSure ? 0 : 1
    outline.draft.cases = cases.map { tag, samples in
      if samples.emptyCase == .null { return CaseDraft(tag) }
      return CaseDraft(tag, count: samples.payload.count, positions(of: samples.payload, tag.text, owners: [name]))
    }
    return outline
  }
}
