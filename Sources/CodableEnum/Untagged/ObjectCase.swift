/// The keys that tell an untagged case of objects: `{"angry": true}`.
public struct ObjectCase: Sendable {
  /// The name of the case.
  public let name: String

  let keys: [Key]
  /// Whether the case is chosen as soon as it matches, even if others match too.
  let isFirst: Bool

  /// A case of objects that have all these keys.
  public init(_ name: String, requires keys: Key...) {
    (self.name, self.keys, isFirst) = (name, keys, false)
  }

  /// A case with `matches:`, of every object that has all these keys.
  public init(_ name: String, matches keys: Key...) {
    (self.name, self.keys, isFirst) = (name, keys, true)
  }

  /// A case with `matches: .object`, of every object.
  public init(matchingAll name: String) {
    (self.name, keys, isFirst) = (name, [], true)
  }

  /// A case of any object.
  public init(_ name: String) {
    (self.name, self.keys, isFirst) = (name, [], false)
  }

  /// A key, or one of its aliases.
  public struct Key: ExpressibleByStringLiteral, Sendable {
    let key: CodableKey
    let aliases: [CodableKey]

    /// A key without aliases.
    public init(stringLiteral key: String) {
      (self.key, aliases) = (CodableKey(stringValue: key), [])
    }

    private init(_ key: CodableKey, _ aliases: [CodableKey]) {
      (self.key, self.aliases) = (key, aliases)
    }

    /// A key with aliases.
    public static func either(_ key: CodableKey, _ aliases: CodableKey...) -> Key { Key(key, aliases) }
  }
}

extension ObjectCase {
  func matches(_ object: KeyedDecodingContainer<CodableKey>) -> Bool {
    keys.allSatisfy { key in object.has(key.key) || key.aliases.contains(where: object.has) }
  }

  fileprivate func includes(_ other: ObjectCase) -> Bool {
    other.keys.allSatisfy { key in keys.contains { $0.key == key.key } }
  }
}

extension [ObjectCase] {
  /// The cases that an object may be: one, unless none matches or nothing tells them apart.
  ///
  /// Of several, the case whose keys include all keys of the others is chosen.
  func matching(_ object: KeyedDecodingContainer<CodableKey>) -> [ObjectCase] {
    if let first = first(where: { $0.isFirst && $0.matches(object) }) { return [first] }
    let matching = filter { !$0.isFirst && $0.matches(object) }
    if matching.count < 2 { return matching }
    let widest = matching.filter { candidate in matching.allSatisfy(candidate.includes) }
    return widest.count == 1 ? widest : matching
  }
}

extension KeyedDecodingContainer<CodableKey> {
  /// Whether a key, byte for byte, has a value other than null.
  fileprivate func has(_ key: CodableKey) -> Bool {
    guard contains(key) else { return false }
    if key.hasLookalikes, !allKeys.contains(key) { return false }
    do { return try !decodeNil(forKey: key) } catch { return true }
  }
}
