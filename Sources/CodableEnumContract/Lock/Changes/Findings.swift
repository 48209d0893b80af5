/// The changes and whom they break: each change once, however many examples show it.
struct Findings {
  private var found: [LockChange] = []
  private var indices: [[String]: Int] = [:]
  /// What is being explained.
  var play: Play?
  /// By the keys of changes: what shows them best.
  private(set) var plays: [[String]: Play] = [:]

  /// - Parameter audience: Whom it breaks; nil if nobody is known so far.
  mutating func add(_ audience: LockChange.Audience?, _ change: LockChange) {
    let breaks: Set<LockChange.Audience> = audience.map { [$0] } ?? []
    if audience != nil, let play { plays[change.key] = plays[change.key]?.orShorter(play) ?? play }
    guard let index = indices[change.key] else {
      indices[change.key] = found.count
      return found.append(change.breaking(breaks))
    }
    // Breaking changes come first.
    let first = found[index].breaks.isEmpty ? change : found[index]
    found[index] = first.breaking(found[index].breaks.union(breaks))
  }

  var count: Int { found.count }

  /// In the order in which they were found.
  var changes: [LockChange] { found.filter { !$0.breaks.isEmpty || $0.isAddition } }
}
