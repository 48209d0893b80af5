import CodableEnumGenerator

/// The fewest keys of which each object has exactly one, as in `{"result": 1, "id": 1}` and `{"error": {}, "id": 2}`.
struct ExclusiveKeys {
  /// Sorted.
  private(set) var keys: [ExactText] = []
  /// The objects that have each key, without those that other keys have too.
  private var owners: [(key: ExactText, sets: Set<Int>)] = []
  private let setCount: Int
  private var steps = 0

  static let most = 16
  private static let mostSteps = 20_000

  /// - Parameter sets: The keys of the objects, each set once.
  init?(_ sets: Set<Set<ExactText>>) {
    setCount = sets.count
    if sets.count < 2 || sets.contains([]) { return nil }
    var places: [ExactText: Set<Int>] = [:]
    let texts = sets.map { set in (text: set.map(\.text).sorted(byBytesOf: \.self).joined(separator: "\n"), set: set) }
    for (index, set) in texts.sorted(byBytesOf: \.text).map(\.set).enumerated() {
      for key in set { places[key, default: []].insert(index) }
    }
    var seen: Set<Set<Int>> = []
    for (key, sets) in places.sorted(byBytesOf: \.key.text) where sets.count < setCount && seen.insert(sets).inserted {
      owners.append((key, sets))
    }
    for count in 2...Self.most {
      if let found = cover(Set(0..<setCount), with: count) {
        keys = found.map(\.text).sorted(byBytesOf: \.self).map(ExactText.init)
        return
      }
      if steps > Self.mostSteps { return nil }
    }
    return nil
  }

  private mutating func cover(_ rest: Set<Int>, with count: Int) -> [ExactText]? {
    guard let next = rest.min(by: { candidates(of: $0, rest) < candidates(of: $1, rest) }) else { return [] }
    if count == 0 { return nil }
    for owner in owners where owner.sets.contains(next) && owner.sets.isSubset(of: rest) {
      steps += 1
      if steps > Self.mostSteps { return nil }
      if let others = cover(rest.subtracting(owner.sets), with: count - 1) { return [owner.key] + others }
    }
    return nil
  }

  /// How few keys can decide about an object; at equal numbers, the first object is next.
  private func candidates(of index: Int, _ rest: Set<Int>) -> Int {
    owners.count { $0.sets.contains(index) && $0.sets.isSubset(of: rest) } * 1_000 + index
  }
}
