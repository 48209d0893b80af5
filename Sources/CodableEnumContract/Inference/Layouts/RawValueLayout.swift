import CodableEnumGenerator
import CodableEnumJSON

extension LayoutSearch {
  /// `"draft"`, `404`, `true`
  func rawValues() -> Attempt {
    var groups = TagGroups(0)
    let misfit = misfit(".rawValue") { json in
      guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kind.text), no name" }
      groups.update(tag) { $0 += 1 }
      return nil
    }
    if let misfit { return .fails(misfit) }
    return .fits(EnumOutline(.rawValue, groups.sorted.map { CaseDraft($0.tag) }))
  }
}
