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
  /// The changes, each edit's once, with ways out that were tried.
  static func changes(_ pair: EnumPair) -> [LockChange] {
    let (all, plays) = compared(pair)
    if all.isEmpty { return [] }
    let isValid = WireShape.enumeration(pair.new).isValid
    var counts: [String?: Int] = [:]
    func broken(_ pair: EnumPair, _ only: String?) -> [LockChange] {
      compared(pair, only: only).changes.filter { $0.breaks.contains(.readers) }
    }
    return OptionChange.joined(all, in: pair).map { change, parts in
      let shown = parts.contains { $0.isOfKind(change) } ? parts.filter { $0.isOfKind(change) } : parts
      let best = shown.compactMap { plays[$0.key] }.reduce(nil) { $0?.orShorter($1) ?? $1 }
      let play = change.breaks.isEmpty ? nil : best
      let witness = play.map { pair.types.witnesses.witness($0, in: pair, of: change.spot.value) }
      return change.showing(witness).cured { cure in
        // Which case takes JSON with a tag depends on no other case.
        let only = pair.new.hasTags && pair.kind != .structure && parts.count == 1 ? play?.oldCase : nil
        let before = counts[only] ?? broken(pair, only).count
        counts[only] = before
        return cure.applied(to: pair).contains { cured in
          // An annotation that the generator refuses is no way out.
          if isValid, !WireShape.enumeration(cured.new).isValid { return false }
          let rest = broken(cured, only)
          return rest.count < before && !rest.contains { left in parts.contains { $0.key == left.key } }
        }
      }
    }
  }
}
