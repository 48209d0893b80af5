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
        let own = change("\(pair) in its @CodableCase", problem.id, element) { $0.content.rename(value, new) }
        let all = Change(text: "\(pair) in the @CodableEnum", id: problem.id) { shape in
          shape.change { enumeration in
            for index in enumeration.cases.indices {
              for other in enumeration.cases[index].content.keyedValues.map(\.value) where other.name == value.name {
                enumeration.cases[index].content.rename(other, new)
              }
            }
          }
        }
        return [own, all]
      }
      let owner = types.read.first { _, shape in
        guard case .structure(let properties) = shape else { return false }
        return properties.contains { $0.key == key && $0.value == value }
      }
      guard let owner else { return [] }
      return [
        Change(
          text: "case \(SwiftNames.quoted(value.name)) = \(swiftLiteral(new)) in the CodingKeys of \(owner.key)",
          id: owner.key
        ) {
          shape in
          guard case .structure(var properties) = shape else { return }
          for index in properties.indices where properties[index].value == value { properties[index].key = new }
          shape = .structure(properties)
        }
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
    return NameStyle.allCases.map { style in
      Change(text: "caseNames: .\(style)", id: problem.id) { shape in
        shape.change { enumeration in
          for index in cases.indices
          where NameStyle.allCases.contains(where: { cases[index].tag == .string($0.apply(to: cases[index].name)) }) {
            enumeration.cases[index].tag = .string(style.apply(to: cases[index].name))
          }
        }
      }
    }
  }

  private func keyNames(_ problem: Problem) -> [Change] {
    NameStyle.allCases.map { style in
      Change(text: "keyNames: .\(style)", id: problem.id) { shape in
        shape.change { enumeration in
          for index in enumeration.cases.indices {
            for value in enumeration.cases[index].content.keyedValues where value.key == value.value.name {
              enumeration.cases[index].content.rename(value.value, style.apply(to: value.key))
            }
          }
        }
      }
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

extension CaseContent<WireValue> {
  /// Gives a value another key.
  fileprivate mutating func rename(_ value: WireValue, _ key: String) {
    func renamed(_ values: [KeyedValue<WireValue>]) -> [KeyedValue<WireValue>] {
      values.map { $0.value == value ? KeyedValue(value: $0.value, key: key, aliases: $0.aliases) : $0 }
    }
    switch self {
    case .payload(.object(let values)): self = .payload(.object(renamed(values)))
    case .payload(.flat(let values)): self = .payload(.flat(renamed(values)))
    case .payload(.merged(let values, let keyed, let tagKey)):
      self = .payload(.merged(values, beside: renamed(keyed), tagKey: tagKey))
    case .payload, .capture, .skipped: break
    }
  }
}
