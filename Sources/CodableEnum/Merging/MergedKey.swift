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
      let probe = KeyTypeProbe()
      do { try [String: Bool]().encode(to: probe) } catch { return nil }
      return probe.keyType
    }()
  }
}

private final class KeyTypeProbe: Encoder {
  private(set) var keyType: (any CodingKey.Type)?

  private let refused = RefusedEncoder(context: .init(codingPath: [], debugDescription: ""), userInfo: [:])

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    keyType = Key.self
    return refused.container(keyedBy: Key.self)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { refused }

  func singleValueContainer() -> any SingleValueEncodingContainer { refused }
}
