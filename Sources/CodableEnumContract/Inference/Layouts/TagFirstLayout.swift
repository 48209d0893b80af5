import CodableEnumGenerator

extension LayoutSearch {
  /// `["EVENT", "sub", {…}]`
  func tagFirst() -> Attempt {
    let strategy = Strategy.tagFirst.spelling
    var groups = TagGroups(TaggedSamples())
    let misfit = misfit(strategy) { json in
      guard let elements = json.array else {
        guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kind.text), no array" }
        groups.update(tag) { $0.names += 1 }
        return nil
      }
      guard let first = elements.first else { return "it has no element" }
      guard let tag = Tag(first), tag.isPlausible else { return "its first element is not a name" }
      groups.update(tag) { $0.payload.add(.array(Array(elements.dropFirst())), lens, lens.maps) }
      return nil
    }
    if let misfit { return .fails(misfit) }
    func fails(_ reason: String) -> Attempt { .fails(Misfit(strategy: strategy, reason: reason)) }
    let cases = groups.sorted
    let arrays = cases.filter { $0.element.payload.whole.count > 0 }
    if arrays.isEmpty { return fails("no sample is an array") }
    if cases.count(where: { DataKeys.isData($0.tag.text) && $0.tag.kind == .string }) * 2 > cases.count {
      return fails("the first elements are data")
    }
    // In an array of numbers or names, the first element is no tag.
    if cases.count > 16, cases.count * 2 > samples.count { return fails("each sample has a first element of its own") }
    let isTold =
      arrays.contains { $0.tag.kind == .string } || Set(arrays.map(\.element.payload.lengths)).count > 1
      || Set(arrays.map { $0.element.payload.positions.map(\.kinds) }).count > 1
    if !isTold { return fails("nothing says that the first elements are tags") }
    if let mixed = arrays.first(where: \.element.isMixed) {
      return fails("\(Remarks.subject(mixed.tag.text)) is alone in one sample, and in an array in another")
    }
    let elements = cases.map { tag, samples in element(tag, samples.payload) }
    var outline = EnumOutline(.tagFirst, elements, numberPrefix: "tag")
    if arrays.count < cases.count { outline.draft.emptyCases = .name }
    return .fits(outline)
  }

  /// A case of the elements after its tag. If there are different numbers of them, the last value is a list of those
  /// that are left.
  private func element(_ tag: Tag, _ rest: PayloadSummary) -> CaseOutline {
    var element = CaseOutline(tag, count: rest.isEmpty ? 0 : rest.whole.count)
    guard let lengths = rest.lengths else { return element }
    let values = positions(of: rest, tag.text, owners: [name])
    element.values = values
    if lengths.count == 1, values.count == lengths.lowerBound { return element }
    if let last = optionalLast(values, rest, lengths) {
      element.values = values.dropLast() + [last]
      return element
    }
    var count = min(lengths.lowerBound, values.count)
    func tail(_ start: Int) -> ValueSummary {
      var summary = ValueSummary()
      for json in rest.whole.values { summary.add(.array(Array((json.array ?? []).dropFirst(start))), lens, nil) }
      return summary
    }
    let kinds = tail(count).elements.first?.kinds
    while count > 0, values[count - 1].summary.kinds == kinds, values[count - 1].summary.nulls == 0 { count -= 1 }
    let list = ValueOutline(tail(count), ValuePlace(hint: tag.text, owners: [name], subject: "value \(count + 1)"))
    (element.values, element.hasRest) = (values.prefix(count) + [list], true)
    return element
  }

  /// The last value, if it is of another kind than the one before and missing in some samples; nil if the values at the
  /// end are more likely a list.
  private func optionalLast(
    _ values: [ValueOutline],
    _ rest: PayloadSummary,
    _ lengths: ClosedRange<Int>
  ) -> ValueOutline? {
    guard values.count == lengths.upperBound, lengths.count == 2, var last = values.last else { return nil }
    let before = values.dropLast().last?.summary.kinds ?? []
    guard before.isDisjoint(with: last.summary.kinds) else { return nil }
    last.missing = rest.whole.count - last.summary.count
    return last
  }
}
