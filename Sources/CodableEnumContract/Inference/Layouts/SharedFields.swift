import CodableEnumGenerator
import CodableEnumJSON

extension EnumOutline {
  /// With the values that all cases share as fields beside the enum: two keys or more, of three cases or more.
  var withFields: EnumOutline {
    let cases = draft.cases
    guard draft.strategy.mergesContent, !draft.strategy.keysHaveCaseNames, !draft.isMerged, draft.emptyCases == nil,
      fields.isEmpty, cases.count >= 3
    else { return self }
    let shared = cases[0].values.compactMap { value -> ValueOutline? in
      let all = cases.compactMap { element in element.values.first { $0.key == value.key } }
      guard all.count == cases.count, all.allSatisfy({ $0.summary.isCompatible(with: value.summary) }) else {
        return nil
      }
      var field = value
      field.summary = ValueSummary.merged(all.map(\.summary))
      field.missing = all.reduce(0) { $0 + $1.missing }
      return field
    }
    if shared.count < 2 { return self }
    var outline = self
    outline.fields = ValueOutline.inOrder(shared)
    let keys = Set(shared.compactMap(\.key))
    for index in cases.indices {
      outline.draft.cases[index].values.removeAll { $0.key.map(keys.contains) ?? false }
      if outline.draft.cases[index].values.isEmpty { outline.draft.cases[index].comments = DraftComments() }
    }
    return outline
  }
}

extension LayoutSearch {
  /// `{"update_id": 1, "message": {…}}`: keys that all objects have, and one key that is the tag.
  ///
  /// - Parameter fewest: The smallest number of keys that all objects have.
  func caseKeyedWithFields(fewest: Int = 1) -> [Attempt] {
    let objects = samples.compactMap(\.members)
    guard objects.count == samples.count, let first = objects.first else { return [] }
    var shared = Set(first.map { ExactText($0.key) })
    for members in objects where !shared.isEmpty { shared.formIntersection(members.map { ExactText($0.key) }) }
    guard shared.count >= fewest, objects.allSatisfy({ $0.count == shared.count + 1 }) else { return [] }
    var fields = ValueSummary()
    var search = self
    search.samples = objects.map { members in
      .object(members.filter { !shared.contains(ExactText($0.key)) })
    }
    let tags = Set(search.samples.compactMap { $0.members?.first.map { ExactText($0.key) } })
    guard tags.count > 1, tags.count <= 16 || tags.count * 2 <= objects.count,
      !tags.contains(where: { DataKeys.isData($0.text) })
    else { return [] }
    for members in objects { fields.add(members.filter { shared.contains(ExactText($0.key)) }, without: nil, lens) }
    let values = ValueOutline.members(of: fields, owners: [name])
    return search.caseKeyed().map { attempt in
      guard case .fits(var outline) = attempt else { return attempt }
      outline.fields = values
      return .fits(outline)
    }
  }
}
