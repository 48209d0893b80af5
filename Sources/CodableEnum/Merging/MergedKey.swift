#if Merging
/// A key of the object with a tag and a merged value.
struct MergedKey: CodingKey {
  let stringValue: String
  private let kind: Kind

  /// Indirect, so that a key has three words: coders hold it in an existential, which allocates memory for more.
  private indirect enum Kind {
    case named, captured
    case integer(Int, isCaptured: Bool)
  }

  init(stringValue: String) { (self.stringValue, kind) = (stringValue, .named) }

  init(intValue: Int) { (stringValue, kind) = (String(intValue), .integer(intValue, isCaptured: false)) }

  init<Key: CodingKey>(_ key: Key, from origin: Origin, isCaptured: Bool = false) {
    let isCaptured =
      switch origin {
      case .members: isCaptured
      case .dictionary: true
      case .merged: isCaptured || (key as? MergedKey)?.isCaptured ?? false
      }
    stringValue = key.stringValue
    kind = key.intValue.map { .integer($0, isCaptured: isCaptured) } ?? (isCaptured ? .captured : .named)
  }

  var intValue: Int? { if case .integer(let value, _) = kind { value } else { nil } }

  /// Whether the key was found in an object, not known by name: a key of a dictionary or of an unknown case.
  var isCaptured: Bool {
    switch kind {
    case .named: false
    case .captured: true
    case .integer(_, let isCaptured): isCaptured
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
#endif
