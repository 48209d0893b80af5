import CodableEnumGenerator

/// The samples' values after a tag, and the number of samples that are the tag alone.
private struct TagFirstArrays {
  var rest = PayloadSummary()
  var names = 0
}

extension LayoutSearch {
  /// `["EVENT", "sub", {…}]`
  func tagFirst() -> Attempt {
    let strategy = Strategy.tagFirst.spelling
    var groups = TagGroups<TagFirstArrays>()
    let misfit = misfit(strategy) { json in
      guard let elements = json.array else {
        guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kind.text), no array" }
        groups.update(tag, TagFirstArrays()) { $0.names += 1 }
        return nil
      }
      guard let first = elements.first else { return "it has no element" }
      guard let tag = Tag(first), tag.isPlausible else { return "its first element is not a name" }
      groups.update(tag, TagFirstArrays()) { $0.rest.add(.array(Array(elements.dropFirst())), lens, lens.maps) }
      return nil
    }
    if let misfit { return .fails(misfit) }
    func fails(_ reason: String) -> Attempt {
      .fails(Misfit(strategy: strategy, sample: nil, reason: reason, fitting: 0))
    }
    let cases = groups.sorted
    let arrays = cases.filter { $0.element.rest.whole.count > 0 }
    if arrays.isEmpty { return fails("no sample is an array") }
    // In an array of numbers or names, the first element is no tag.
    if cases.count > 16, cases.count * 2 > samples.count { return fails("each sample has a first element of its own") }
    let isTold =
      arrays.contains { $0.tag.kind == .string } || Set(arrays.map(\.element.rest.lengths)).count > 1
      || Set(arrays.map { $0.element.rest.positions.map(\.kinds.rawValue) }).count > 1
    if !isTold { return fails("nothing says that the first elements are tags") }
    if let mixed = arrays.first(where: { $0.element.names > 0 }) {
      return fails("\(Remarks.subject(mixed.tag.text)) is alone in one sample, and in an array in another")
    }
    var outline = EnumOutline(strategy: .tagFirst, numberPrefix: "tag")
    if arrays.count < cases.count { outline.emptyCases = .name }
    for (tag, array) in cases {
      var element = CaseOutline(tag: tag, count: array.rest.isEmpty ? 0 : array.rest.whole.count)
      element.values = values(after: tag, array.rest)
      outline.cases.append(element)
    }
    return .fits(outline)
  }

  /// The elements after a tag. If there are different numbers of them, the last value is a list of those that are left.
  private func values(after tag: Tag, _ rest: PayloadSummary) -> [ValueOutline] {
    guard let lengths = rest.lengths else { return [] }
    var values = positions(of: rest, tag.text, owner: name)
    if lengths.count == 1, values.count == lengths.lowerBound { return values }
    var count = min(lengths.lowerBound, values.count)
    func tail(_ start: Int) -> ValueSummary {
      var summary = ValueSummary()
      for json in rest.whole.values { summary.add(.array(Array((json.array ?? []).dropFirst(start))), lens, nil) }
      return summary
    }
    let kinds = tail(count).elements.first?.kinds
    while count > 0, values[count - 1].summary.kinds == kinds, values[count - 1].summary.nulls == 0 { count -= 1 }
    var list = ValueOutline(tail(count), ValuePlace(hint: tag.text, owner: name, subject: "value \(count + 1)"))
    list.isRest = true
    values.removeLast(values.count - count)
    return values + [list]
  }
}
