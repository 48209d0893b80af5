import CodableEnumGenerator

/// An annotation that would make a change harmless to readers. It is tried before it is printed.
struct Cure: Sendable {
  /// What to do: `add aliases: ["waitList"] to its @CodableCase to read old data`.
  let text: String
  /// Different ways to do it, of which one is enough.
  private let ways: [[WireEdit]]

  init(_ text: String, _ edits: WireEdit...) { self.init(text, anyOf: [edits]) }

  init(_ text: String, anyOf ways: [[WireEdit]]) { (self.text, self.ways) = (text, ways) }

  /// The pair with the annotation, in each way.
  fileprivate func applied(to pair: EnumPair) -> [EnumPair] {
    ways.map { edits in
      var pair = pair
      pair.new.apply(edits)
      return pair
    }
  }
}

extension EnumComparison {
  /// The changes, with ways out that were tried.
  static func changes(_ pair: EnumPair) -> [LockChange] {
    let (changes, plays) = compared(pair)
    if changes.isEmpty { return [] }
    return changes.map { change in
      var count: Int?
      let play = change.breaks.isEmpty ? nil : plays[change.key]
      let witness = play.map { pair.types.witnesses.witness($0, in: pair, of: change.spot.value) }
      return change.showing(witness).cured { cure in
        // Which case takes JSON with a tag depends on no other case.
        let only = pair.new.hasTags && pair.kind != .structure ? plays[change.key]?.oldCase : nil
        func broken(_ pair: EnumPair) -> [LockChange] {
          compared(pair, only: only).changes.filter { $0.breaks.contains(.readers) }
        }
        let before = count ?? broken(pair).count
        count = before
        let isValid = WireShape.enumeration(pair.new).isValid
        return cure.applied(to: pair).contains { cured in
          // An annotation that the generator refuses is no way out.
          if isValid, !WireShape.enumeration(cured.new).isValid { return false }
          let rest = broken(cured)
          return rest.count < before && !rest.contains { $0.key == change.key }
        }
      }
    }
  }
}
