/// The options of `@CodableCase(…)` that have labels.
enum CaseOption: String, CaseIterable {
  case aliases, keys, keyAliases, catches, skip
}

/// What `@CodableCase(…)` says.
struct CaseOptions {
  var tag: (value: Tag, range: Range<Int>)?
  var aliases: [(value: Tag, range: Range<Int>)] = []
  var keys = Keys.none
  var keyAliases: [KeyAliases] = []
  var catches: Set<Catch> = []
  var isSkipped = false
  /// Where the label of each option is that was given.
  var ranges: [CaseOption: Range<Int>] = [:]

  /// The keys of a case's values.
  enum Keys {
    case none
    /// One for each value, in order.
    case byPosition([String])
    case byLabel([(label: String, key: String, range: Range<Int>)])
  }

  /// More keys that are read in place of one.
  struct KeyAliases {
    var key: String
    var aliases: [String]
    /// Of the key.
    var range: Range<Int>
  }

  init() {}

  init(_ syntax: AnnotationSyntax, _ diagnostics: inout [Diagnostic]) {
    var reader = LiteralReader()
    if let first = syntax.arguments.first, first.label == nil {
      tag = reader.tag(first.value, of: nil).map { ($0, first.value.range) }
    }
    for (option, value) in reader.arguments(of: syntax, CaseOption.self, &ranges, allowingFirst: true) {
      switch option {
      case .aliases: aliases = reader.tags(value, of: option.rawValue)
      case .keys: keys = Keys(value, &reader)
      case .keyAliases: keyAliases = reader.keyAliases(value)
      case .catches: catches = reader.catches(value)
      case .skip: isSkipped = reader.boolean(value, of: option.rawValue) ?? false
      }
    }
    diagnostics += reader.diagnostics
  }

  /// Whether any of it is said.
  var isGiven: Bool { tag != nil || !ranges.isEmpty }
}

/// What a case is decoded from besides its own tag.
enum Catch: String, CaseIterable {
  case unknown, missing
}

extension CaseOptions.Keys {
  /// keys → "[" string ("," string)* "]" | "[" string ":" string ("," string ":" string)* "]"
  fileprivate init(_ value: Literal, _ reader: inout LiteralReader) {
    let option = CaseOption.keys.rawValue
    guard case .dictionary(let pairs) = value.kind else {
      let keys = reader.strings(value, of: option, "an array of strings or a dictionary of strings")
      self = keys.map { .byPosition($0) } ?? .none
      return
    }
    var keys: [(String, String, Range<Int>)] = []
    for (label, key) in pairs {
      guard let labelText = reader.string(label, of: option, "strings only"),
        let keyText = reader.string(key, of: option, "strings only")
      else { continue }
      keys.append((labelText, keyText, label.range))
    }
    self = .byLabel(keys)
  }
}

extension LiteralReader {
  /// key-aliases → "[" string ":" "[" string ("," string)* "]" ("," …)* "]"
  fileprivate mutating func keyAliases(_ value: Literal) -> [CaseOptions.KeyAliases] {
    let option = CaseOption.keyAliases.rawValue
    guard case .dictionary(let pairs) = value.kind else {
      diagnostics.append(.wrongKind(of: option, "a dictionary of arrays of strings", value.range))
      return []
    }
    var result: [CaseOptions.KeyAliases] = []
    for (key, aliases) in pairs {
      guard let keyText = string(key, of: option, "strings only"),
        let aliases = strings(aliases, of: option, "a dictionary of arrays of strings")
      else { continue }
      result.append(CaseOptions.KeyAliases(key: keyText, aliases: aliases, range: key.range))
    }
    return result
  }

  /// catches → catch | "[" catch ("," catch)* "]"
  fileprivate mutating func catches(_ value: Literal) -> Set<Catch> {
    let option = CaseOption.catches.rawValue
    guard case .array(let elements) = value.kind else { return Set([choice(value, of: option)].compactMap { $0 }) }
    return Set(elements.compactMap { choice($0, of: option) })
  }
}
