/// A key of the object with a tag and a merged value.
struct MergedKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  /// Whether the key was found in an object, not known by name: a key of a dictionary or of an unknown case.
  var isCaptured = false

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  init<Key: CodingKey>(_ key: Key, from origin: Origin) {
    stringValue = key.stringValue
    intValue = key.intValue
    switch origin {
    case .members: break
    case .dictionary: isCaptured = true
    case .merged: if let key = key as? MergedKey { isCaptured = key.isCaptured }
    }
  }

  /// Where the keys of a type come from.
  enum Origin {
    case members
    case dictionary
    /// A value merged into another merged value. Each key has to be asked.
    case merged

    init(_ type: any CodingKey.Type) {
      self = type == MergedKey.self ? .merged : type == Self.dictionaryKey ? .dictionary : .members
    }

    /// A private type of the standard library.
    private static let dictionaryKey: (any CodingKey.Type)? = {
      let writer = ValueWriter()
      do { try [String: Bool]().encode(to: writer) } catch { return nil }
      return writer.keyType
    }()
  }
}

/// Records which of the values in one object has which key.
///
/// A key that two values write would be lost, or written twice. And if one value writes a key that is nil in another,
/// the other would read it back as its own.
final class KeyClaims {
  /// Whether a value may have keys that no declaration names, as dictionaries have.
  let mayHoldAnyKey: Bool

  private var claims: [String: Claim] = [:]
  /// The keys that each value is read by, if their type tells.
  private var readers: [(owner: Int, keys: any CodingKey.Type)] = []
  /// A value that writes to the coder directly, so that only its types of keys are known.
  private var direct: (any Encodable)?

  private struct Claim {
    var owner: Int
    var isShared = false
    var isWritten: Bool
  }

  init(mayHoldAnyKey: Bool) {
    self.mayHoldAnyKey = mayHoldAnyKey
  }

  /// Claims a key for a value. Keys are compared as strings, like the tag's key, and before the coder's key strategy.
  ///
  /// - Parameters:
  ///   - owner: The number of a merged value; 0 for values with their own keys.
  ///   - isLast: Whether no other value follows.
  /// - Returns: Whether the key is free of conflicts.
  func claim(_ key: String, by owner: Int, isWritten: Bool, isLast: Bool = false) -> Bool {
    let isRead = readers.contains { $0.owner != owner && $0.keys.init(stringValue: key) != nil }
    if isLast, !isRead, claims.isEmpty, direct == nil || key != "super" { return true }
    claimDirectKeys(key)
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
  func claimKeys<Key: CodingKey>(of _: Key.Type, by owner: Int) -> String? {
    if Key(stringValue: "\0") != nil { return nil }
    readers.append((owner, Key.self))
    let shared = claims.keys.filter { claims[$0]?.owner != owner && Key(stringValue: $0) != nil }
    for key in shared { claims[key]?.isShared = true }
    return shared.filter { claims[$0]?.isWritten ?? false }.min()
  }

  /// Lets the first value write keys of a type without claiming each, unless these may be of any text.
  func admitDirectly<Key: CodingKey>(_ value: any Encodable, _: Key.Type) -> Bool {
    if Key(stringValue: "\0") != nil { return false }
    readers.append((1, Key.self))
    direct = value
    return true
  }

  /// Finds out which keys have been written directly. Called only for a key that may be one of them.
  private func claimDirectKeys(_ key: String) {
    guard let value = direct else { return }
    direct = nil
    do {
      guard case .object(let members) = try CodableValue(encoding: value) else { return }
      for key in members.keys { claims[key] = Claim(owner: 1, isWritten: true) }
    } catch {
      claims[key] = Claim(owner: 1, isWritten: true)
    }
  }
}
