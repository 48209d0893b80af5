/// Records which of the values in one object has which key.
///
/// A key that two values write would be lost, or written twice. And if one value writes a key that is nil in another,
/// the other would read it back as its own.
struct KeyClaims {
  let mergedCount: Int
  private var claims: [String: Claim] = [:]

  private struct Claim {
    var owner: Int
    var isShared = false
    var isWritten: Bool
  }

  init(mergedCount: Int) {
    self.mergedCount = mergedCount
  }

  /// Claims a key for a value. Keys are compared as strings, like the tag's key, and before the coder's key strategy.
  ///
  /// - Parameter owner: The number of a merged value; 0 for values with their own keys.
  /// - Returns: Whether the key is free of conflicts.
  mutating func claim(_ key: String, by owner: Int, isWritten: Bool) -> Bool {
    guard var claim = claims[key] else {
      claims[key] = Claim(owner: owner, isWritten: isWritten)
      return true
    }
    claim.isShared = claim.isShared || claim.owner != owner
    claim.isWritten = claim.isWritten || isWritten
    claims[key] = claim
    return !claim.isShared || !claim.isWritten
  }
}
