#if Merging
/// Records which of the values in one object has which key.
///
/// A key that two values write would be lost, or written twice. And if one value writes a key that is nil in another,
/// the other would read it back as its own.
struct KeyClaims {
  /// Whether a value may have keys that no declaration names, as dictionaries have.
  let mayHoldAnyKey: Bool

  private var claims: [String: Claim] = [:]
  /// The types of keys that values are read by, if the types tell.
  private var readers: [(owner: Int, keys: any CodingKey.Type)] = []
  /// The members of the first value, if it may write to the coder directly, so that only its types of keys are known.
  private var direct: (() throws -> CodableValue)?

  private struct Claim {
    var owner: Int
    var isShared = false
    var isWritten: Bool
  }

  init(mayHoldAnyKey: Bool, direct: (() throws -> CodableValue)? = nil) {
    self.mayHoldAnyKey = mayHoldAnyKey
    self.direct = direct
  }

  /// Claims a key for a value. Keys are compared as strings, like the tag's key, and before the coder's key strategy.
  ///
  /// - Parameter owner: The number of a merged value; 0 for values with their own keys.
  /// - Returns: Whether the key is free of conflicts.
  mutating func claim(_ key: String, by owner: Int, isWritten: Bool) -> Bool {
    let isRead = readers.contains { $0.owner != owner && $0.keys.has(key) }
    if owner != 1, direct != nil, !readers.isEmpty {
      // Most variants have only keys that the fields can't have.
      if claims.isEmpty, !isRead, key != "super" { return true }
      claimDirectKeys(key)
    }
    var claim = claims[key] ?? Claim(owner: owner, isWritten: isWritten)
    claim.isShared = claim.isShared || claim.owner != owner || isRead
    claim.isWritten = claim.isWritten || isWritten
    claims[key] = claim
    return !claim.isShared || !claim.isWritten
  }

  /// Claims all keys of a type for a merged value, which may leave some of them out and still read them. A type for keys
  /// of any text doesn't tell which ones these are.
  ///
  /// - Returns: A key that another value has written; nil if there is none.
  mutating func claimKeys<Key: CodingKey>(of _: Key.Type, by owner: Int) -> String? {
    if Key.has("\0") { return nil }
    readers.append((owner, Key.self))
    let shared = claims.keys.filter { claims[$0]?.owner != owner && Key.has($0) }
    for key in shared { claims[key]?.isShared = true }
    return shared.filter { claims[$0]?.isWritten ?? false }.min()
  }

  /// Lets the first value write keys of a type without claiming each, unless these may be of any text.
  mutating func admitDirectly<Key: CodingKey>(_: Key.Type) -> Bool {
    if direct == nil || Key.has("\0") { return false }
    readers.append((1, Key.self))
    return true
  }

  /// Finds out which keys have been written directly. Called only for a key that may be one of them.
  private mutating func claimDirectKeys(_ key: String) {
    guard let members = direct else { return }
    direct = nil
    do {
      guard case .object(let members) = try members() else { return }
      for key in members.keys { claims[key] = Claim(owner: 1, isWritten: true) }
    } catch {
      claims[key] = Claim(owner: 1, isWritten: true)
    }
  }
}

extension CodingKey {
  /// Whether the type has a key of this text.
  static func has(_ text: String) -> Bool { Self(stringValue: text) != nil }
}
#endif
