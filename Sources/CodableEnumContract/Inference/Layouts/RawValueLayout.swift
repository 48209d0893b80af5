import CodableEnumGenerator
import CodableEnumJSON

extension LayoutSearch {
  /// `"draft"`, `404`, `true`
  func rawValues() -> Attempt {
    var groups = TagGroups<Int>()
    let misfit = misfit(".rawValue") { json in
      guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kind.text), no name" }
      groups.update(tag, 0) { $0 += 1 }
      return nil
    }
    if let misfit { return .fails(misfit) }
    var draft = EnumDraft(strategy: .rawValue, cases: [], types: TypeBuilder(enumNamed: name))
    draft.numberPrefix = "value"
    draft.cases = groups.sorted.map { CaseDraft(tag: $0.tag) }
    return .fits(draft)
  }
}
