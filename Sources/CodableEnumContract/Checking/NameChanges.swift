import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Changes of names: of keys, of tags, and cases that are missing.
extension SmallestChange {
  /// The JSON has another key in place of one: `keys: ["ident": "id"]`
  func renamed(_ value: WireValue, _ key: String, _ problem: Problem) -> [Change] {
    // Of several keys that nothing keeps, one change leaves the others.
    let lost = Set(problem.others.filter { $0.path == problem.finding.path }.compactMap(\.problem.extraKey))
    guard lost.count == 1 else { return [] }
    return lost.flatMap { new -> [Change] in
      if let element = problem.element,
        element.content.keyedValues.contains(where: { $0.key == key && $0.value == value })
      {
        let pair = "keys: [\(swiftLiteral(value.name)): \(swiftLiteral(new))]"
        let own = WireEdit.key(new, of: value.name, in: element.name)
        let all = problem.enumeration.cases.map { WireEdit.key(new, of: value.name, in: $0.name) }
        return [
          Change("\(pair) in its @CodableCase", problem.id, own),
          Change("\(pair) in the @CodableEnum", problem.id, all),
        ]
      }
      let owner = types.read.first { _, shape in
        guard case .structure(let properties) = shape else { return false }
        return properties.contains { $0.key == key && $0.value == value }
      }
      guard let owner else { return [] }
      return [
        Change(
          "case \(SwiftNames.quoted(value.name)) = \(swiftLiteral(new)) in the CodingKeys of \(owner.key)",
          owner.key,
          .key(new, of: value.name, in: "")
        )
      ]
    }
  }

  /// One style for all names.
  func names(_ problem: Problem) -> [Change] {
    switch problem.finding.problem {
    case .unknownTag: caseNames(problem)
    case .missing(_, _?), .lost(.key), .unknownKey: keyNames(problem)
    // Names don't matter to what else may be wrong.
    default: []
    }
  }

  private func caseNames(_ problem: Problem) -> [Change] {
    let cases = problem.enumeration.cases
    // One tag of another spelling has a @CodableCase.
    let tags = unknownTags[problem.id] ?? []
    guard tags.count > 1 else { return [] }
    let named = cases.filter { element in
      NameStyle.allCases.contains { element.tag == .string($0.apply(to: element.name)) }
    }
    return NameStyle.allCases.map { style in
      let tags = named.map { WireEdit.tag(.string(style.apply(to: $0.name)), of: $0.name) }
      return Change("caseNames: .\(style)", problem.id, tags)
    }
  }

  private func keyNames(_ problem: Problem) -> [Change] {
    NameStyle.allCases.map { style in
      let keys = problem.enumeration.cases.flatMap { element in
        element.content.keyedValues.filter { $0.key == $0.value.name }.map {
          WireEdit.key(style.apply(to: $0.key), of: $0.value.name, in: element.name)
        }
      }
      return Change("keyNames: .\(style)", problem.id, keys)
    }
  }
}

extension CaseReading.Problem {
  /// The key that nothing keeps.
  fileprivate var extraKey: String? {
    switch self {
    case .lost(.key(let key)), .unknownKey(let key): key
    // Only these are about a key that is there.
    default: nil
    }
  }
}
