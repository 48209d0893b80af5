import CodableEnumGenerator
import CodableEnumJSON

extension LayoutSearch {
  /// `"draft"`, `404`, `true`
  func rawValues() -> Attempt {
    var groups = TagGroups<Int>()
    let misfit = misfit(".rawValue") { json in
      guard let tag = Tag(json), tag.isPlausible else { return "it is \(json.kindText), no name" }
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

extension JSONValue {
  /// As messages name it: a string.
  var kindText: String {
    let kind: JSONKind =
      switch self {
      case .null: .null
      case .boolean: .boolean
      case .number(let text): Int(text) == nil ? .number : .integer
      case .string: .string
      case .array: .array
      case .object: .object
      }
    return kind.text
  }
}
