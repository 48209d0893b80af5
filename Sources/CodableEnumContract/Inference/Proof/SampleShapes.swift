import CodableEnumGenerator
import CodableEnumJSON

/// Groups samples that inferred types read alike, so that one of each group proves the others: they have the same keys,
/// the same kinds of values and the same tags.
struct SampleShapes {
  /// The first sample of each group, and the number of samples in it.
  private(set) var groups: [(first: Int, count: Int)] = []

  enum Texts {
    case tags
    /// For types like `URL`, which refuse some texts.
    case all
  }

  private let texts: Texts
  private let tags: Set<String>
  private let hasIntegerTags: Bool
  /// Longer arrays have no elements that differ by position.
  private static let longest = 16

  init(_ samples: [JSONValue], telling texts: Texts, _ tags: [Tag]) {
    self.texts = texts
    self.tags = Set(tags.map(\.text))
    hasIntegerTags = tags.contains { $0.kind == .integer }
    var indices: [Int: Int] = [:]
    for (index, sample) in samples.enumerated() {
      var hasher = Hasher()
      add(sample, to: &hasher)
      let hash = hasher.finalize()
      if let group = indices[hash] {
        groups[group].count += 1
      } else {
        indices[hash] = groups.count
        groups.append((index, 1))
      }
    }
  }

  private func add(_ json: JSONValue, to hasher: inout Hasher) {
    switch json {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value ? 1 : 2)
    case .number(let text):
      hasher.combine(3)
      hasher.combine(NumberTypes(holding: text).rawValue)
      if hasIntegerTags { add(text, to: &hasher) }
    case .string(let text):
      hasher.combine(4)
      if texts == .all || tags.contains(text) { add(text, to: &hasher) }
    case .array(let elements):
      hasher.combine(5)
      hasher.combine(min(elements.count, Self.longest + 1))
      if elements.count <= Self.longest {
        for element in elements { add(element, to: &hasher) }
        return
      }
      var seen: Set<Int> = []
      for element in elements {
        var inner = Hasher()
        add(element, to: &inner)
        let hash = inner.finalize()
        if seen.insert(hash).inserted { hasher.combine(hash) }
      }
    case .object(let members, _):
      hasher.combine(6)
      hasher.combine(members.count)
      for member in members {
        add(member.key, to: &hasher)
        add(member.value, to: &hasher)
      }
    }
  }

  /// The bytes of a text: two spellings of `é` are two keys.
  private func add(_ text: String, to hasher: inout Hasher) {
    hasher.combine(ExactText(text))
    hasher.combine(UInt8(0xFF))
  }
}
