/// Which of the values that share an object has which key.
///
/// A key that two values write would be lost, or written twice. And if one of them writes a key that another leaves out,
/// since it is nil there, the other would read it back as its own.
struct KeyClaims {
  /// How many values are merged.
  let mergedCount: Int
  private var claims: [String: Claim] = [:]

  private struct Claim {
    var owner: Int
    /// Whether more than one value knows the key.
    var isShared = false
    var isWritten: Bool
  }

  init(mergedCount: Int) {
    self.mergedCount = mergedCount
  }

  /// Compared as strings, like the tag's key, and before the coder's key strategy.
  ///
  /// - Parameter owner: The number of a merged value; 0 for a value with a key of its own.
  /// - Returns: Whether no other value has the key.
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
