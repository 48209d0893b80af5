#if Untagged
/// The keys that tell an untagged case of objects: `{"angry": true}`.
///
/// Generated code says them, and which cases win over which; nothing is compared here.
public struct _ObjectCase: Sendable {
  /// The name of the case.
  public let name: String

  let keys: [Key]
  /// Whether the case is chosen as soon as it matches, even if others match too.
  let isFirst: Bool
  /// The cases that it wins over: an object that has its keys has all of theirs.
  fileprivate let others: [String]

  /// A case of objects that have all these keys. It wins over other cases that match too.
  public init(_ name: String, requires keys: Key..., over others: String...) {
    (self.name, self.keys, self.others, isFirst) = (name, keys, others, false)
  }

  /// A case with `matches:`, of every object that has all these keys.
  public init(_ name: String, matches keys: Key...) {
    (self.name, self.keys, others, isFirst) = (name, keys, [], true)
  }

  /// A case with `matches: .object`, of every object.
  public init(matchingAll name: String) {
    (self.name, keys, others, isFirst) = (name, [], [], true)
  }

  /// A case of any object.
  public init(_ name: String) {
    (self.name, keys, others, isFirst) = (name, [], [], false)
  }

  /// A key, or one of its aliases.
  public struct Key: ExpressibleByStringLiteral, Sendable {
    let key: _CodableKey
    fileprivate let aliases: [_CodableKey]
    /// Whether null under the key counts.
    fileprivate let admitsNull: Bool

    /// A key without aliases.
    public init(stringLiteral key: String) {
      self.init(_CodableKey(stringValue: key), [])
    }

    private init(_ key: _CodableKey, _ aliases: [_CodableKey], admitsNull: Bool = false) {
      (self.key, self.aliases, self.admitsNull) = (key, aliases, admitsNull)
    }

    /// A key with aliases.
    public static func either(_ key: _CodableKey, _ aliases: _CodableKey...) -> Key { Key(key, aliases) }

    /// A key, with or without aliases, whose value may be null.
    public static func nullable(_ key: _CodableKey, _ aliases: _CodableKey...) -> Key {
      Key(key, aliases, admitsNull: true)
    }
  }
}

extension _ObjectCase {
  fileprivate func matches(_ object: KeyedDecodingContainer<_CodableKey>, countsNull: Bool = true) -> Bool {
    keys.allSatisfy { key in
      let countsNull = countsNull && key.admitsNull
      return object.has(key.key, countsNull) || key.aliases.contains { object.has($0, countsNull) }
    }
  }
}

extension [_ObjectCase] {
  /// The cases that an object may be: one, unless none matches or nothing tells them apart.
  func matching(_ object: KeyedDecodingContainer<_CodableKey>) -> [_ObjectCase] {
    if let first = first(where: { $0.isFirst && $0.matches(object) }) { return [first] }
    let matching = filter { !$0.isFirst && $0.matches(object) }
    if matching.count < 2 { return matching }
    if let winner = matching.winner { return [winner] }
    // Those that only a null satisfies give way.
    let others = matching.filter { $0.matches(object, countsNull: false) }
    if let winner = others.winner { return [winner] }
    return others.isEmpty ? matching : others
  }

  /// The case that wins over all others; nil if none does.
  private var winner: _ObjectCase? {
    first { candidate in allSatisfy { $0.name == candidate.name || candidate.others.contains($0.name) } }
  }
}

extension KeyedDecodingContainer<_CodableKey> {
  /// Whether it has a key, byte for byte, with a value other than null unless null counts.
  fileprivate func has(_ key: _CodableKey, _ countsNull: Bool) -> Bool {
    guard contains(key) else { return false }
    if key.hasLookalikes, !allKeys.contains(key) { return false }
    if countsNull { return true }
    do { return try !decodeNil(forKey: key) } catch { return true }
  }
}
#endif
