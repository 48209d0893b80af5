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
    let isTold = arrays.contains { $0.tag.kind == .string } || Set(arrays.map(\.element.rest.lengths)).count > 1
    if !isTold { return fails("nothing says that the first elements are tags") }
    if let uneven = arrays.first(where: { $0.element.rest.lengths?.count != 1 }) {
      return fails("the arrays of \(Remarks.subject(uneven.tag.text)) have different lengths")
    }
    if let mixed = arrays.first(where: { $0.element.names > 0 }) {
      return fails("\(Remarks.subject(mixed.tag.text)) is alone in one sample, and in an array in another")
    }
    var draft = EnumDraft(strategy: .tagFirst, cases: [], types: TypeBuilder(enumNamed: name))
    if arrays.count < cases.count { draft.emptyCases = .name }
    draft.numberPrefix = "tag"
    for (tag, array) in arrays { for summary in array.rest.positions { draft.types.learn(summary, hint: tag.text) } }
    for (tag, array) in cases {
      var element = CaseDraft(tag: tag)
      if array.rest.positions.count < array.rest.lengths?.upperBound ?? 0 { return fails("an array is too long") }
      if !array.rest.positions.isEmpty { Self.remarkOnce(array.rest.whole.count, &element.remarks) }
      element.values = array.rest.positions.enumerated().map { index, summary in
        let place = TypeBuilder.Place(hint: tag.text, owner: name, subject: "value \(index + 1)")
        let type = draft.types.type(of: summary, place, &element.remarks)
        return ValueDraft(type: summary.nulls > 0 && type != "CodableValue" ? type + "?" : type)
      }
      draft.cases.append(element)
    }
    return .fits(draft)
  }
}
