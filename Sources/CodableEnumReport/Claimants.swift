import CodableEnumGenerator

extension EnumShape {
  /// Which cases of an untagged enum may take a kind that is not an object, by their indices, the first of them first.
  package func claimants(of kind: JSONKind) -> [Int] { cases.map(\.readClaim).claimants(of: kind) }

  /// The case of an untagged enum that takes an object with some keys, by its index; nil if none does, or several do.
  package func claimant(ofObjectWith keys: Set<String>) -> Int? {
    let takers = cases.indices.filter { index in
      guard let claim = cases[index].readClaim, claim.kinds.contains(.object) else { return false }
      return claim.requiredKeys.allSatisfy { !keys.isDisjoint(with: $0) }
    }
    if let first = takers.first(where: { cases[$0].claim?.isExplicit ?? false }) { return first }
    // The case that asks for more comes first.
    return takers.first { taker in
      takers.allSatisfy { other in
        guard let claim = cases[taker].claim, let otherClaim = cases[other].claim else { return false }
        return otherClaim.requiredKeys.allSatisfy(claim.requiredKeys.contains)
      }
    }
  }

  /// Whether an untagged case takes objects that another one would take as well, where both could.
  ///
  /// - Parameters:
  ///   - first: The case that may come before the other one, by its index.
  ///   - second: By its index.
  package func claimsObjects(_ first: Int, before second: Int) -> Bool {
    guard first != second, let claim = cases[first].readClaim, let other = cases[second].readClaim,
      claim.kinds == [.object],
      !claim.requiredKeys.isEmpty
    else { return false }
    if claim.isExplicit { return !other.isExplicit || first < second }
    return !other.isExplicit && other.requiredKeys.count < claim.requiredKeys.count
      && other.requiredKeys.allSatisfy(claim.requiredKeys.contains)
  }
}
