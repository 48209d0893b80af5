import CodableEnumGenerator

/// Objects that can share a struct, by the name of their place.
struct AlikeObjects {
  private var groups: [String: [ValueSummary]] = [:]

  subscript(name: String) -> [ValueSummary] { groups[name] ?? [] }

  mutating func add(_ summary: ValueSummary, _ name: String) {
    if let index = groups[name]?.firstIndex(where: summary.isNear) {
      groups[name]?[index].merge(summary)
    } else {
      groups[name, default: []].append(summary)
    }
  }

  /// Whether keys that would tell objects apart are together in objects elsewhere: they are optional.
  func haveTogether(_ summary: ValueSummary) -> Bool {
    groups.values.contains { $0.contains { summary.isPart(of: $0) } }
  }

  /// Lets objects of one key each share a struct with others that have several of these keys.
  mutating func joinParts() {
    let places = groups.sorted(byBytesOf: \.key).flatMap { name, groups in groups.indices.map { (name, $0) } }
    for part in places {
      let summary = self[part.0][part.1]
      guard summary.haveOneKeyEach,
        let whole = places.first(where: { $0 != part && summary.isPart(of: self[$0.0][$0.1]) })
      else { continue }
      var joined = self[whole.0][whole.1]
      joined.merge(summary)
      groups[whole.0]?[whole.1] = joined
      groups[part.0]?[part.1] = joined
    }
  }
}
