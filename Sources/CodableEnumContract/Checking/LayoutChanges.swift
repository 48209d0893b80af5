import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Another strategy, where that alone takes a sample.
extension SmallestChange {
  func layouts(_ problem: Problem) -> [Change] {
    let enumeration = problem.enumeration
    switch enumeration.strategy {
    case .flattenedStatus, .adjacent, .caseKeyed: break
    case .discriminator, .rawValue, .untagged, .tagFirst: return []
    }
    guard let values = enumeration.labeledValues else { return [] }
    return others(problem).map { strategy in
      let contents = zip(enumeration.cases, values).map { element, values in
        WireEdit.content(.payload(strategy.payload(of: values)), of: element.name)
      }
      return Change(
        "strategy: \(strategy.spelling)",
        problem.id,
        [.strategy(strategy), .emptyCases(strategy.usualEmptyCases)] + contents
      )
    }
  }

  /// The strategies that the JSON may have been written by.
  private func others(_ problem: Problem) -> [Strategy] {
    let tags = Set(problem.enumeration.cases.flatMap(\.readTags))
    if let elements = problem.json.array {
      return elements.first.flatMap(Tag.init).map(tags.contains) ?? false ? [.tagFirst] : []
    }
    guard let members = problem.json.members else { return [] }
    if members.count == 1, tags.contains(.string(members[0].key)) {
      return [.caseKeyed(payload: .positional), .caseKeyed(payload: .labeled)]
    }
    return members.flatMap { member -> [Strategy] in
      guard let tag = Tag(member.value), tags.contains(tag) else { return [] }
      let rest = members.map(\.key).filter { $0 != member.key }
      let adjacent = rest.count == 1 ? [Strategy.adjacent(key: member.key, content: .key(rest[0]))] : []
      return [.flattenedStatus(key: member.key)] + adjacent
    }.filter { $0.spelling != problem.enumeration.strategy.spelling }
  }
}

extension WireEnum {
  /// The labeled values of each case, by their labels; nil if some case has others.
  fileprivate var labeledValues: [[KeyedValue<WireValue>]]? {
    let found = cases.map { element -> [KeyedValue<WireValue>]? in
      switch element.content {
      case .payload(.none): []
      case .payload(.object(let values)), .payload(.flat(let values)): values
      case .payload, .capture, .skipped: nil
      }
    }
    let all = found.compactMap(\.self)
    return all.count == found.count ? all : nil
  }
}

extension Strategy {
  /// Labeled values, as they are written.
  fileprivate func payload(of values: [KeyedValue<WireValue>]) -> Payload<WireValue> {
    if values.isEmpty { return .none }
    return switch self {
    case .flattenedStatus, .discriminator: .flat(values)
    case .adjacent, .caseKeyed(.labeled), .caseKeyed(.natural), .untagged: .object(values)
    case .caseKeyed(.positional): values.count == 1 ? .bare(values[0].value) : .array(values.map(\.value))
    case .caseKeyed(.array), .tagFirst, .rawValue: .array(values.map(\.value))
    }
  }
}
