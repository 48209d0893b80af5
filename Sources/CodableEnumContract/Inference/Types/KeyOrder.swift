import CodableEnumGenerator

/// The smallest position at which each key stands in the objects of a type.
struct KeyOrder {
  private var positions: [ExactText: Int]

  init(_ summary: ValueSummary) { positions = summary.members.mapValues(\.position) }

  mutating func merge(_ other: KeyOrder) { positions.merge(other.positions, uniquingKeysWith: min) }

  /// By position, then by the bytes of the key.
  func sorted(_ values: [ValueDraft]) -> [ValueDraft] {
    values.sorted(byBytesOf: { $0.key ?? "" })
      .sorted(byNumber: { value in value.key.flatMap { positions[ExactText($0)] } ?? Int.max })
  }
}

extension FileDraft {
  mutating func sortProperties(of name: String, _ order: KeyOrder) {
    guard let index = drafts.firstIndex(where: { $0.name == name }),
      case .structure(let properties) = drafts[index].body
    else { return }
    drafts[index].body = .structure(order.sorted(properties))
  }
}
