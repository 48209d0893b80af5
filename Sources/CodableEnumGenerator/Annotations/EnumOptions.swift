/// The options of `@CodableEnum(…)`, by their labels.
enum EnumOption: String, CaseIterable {
  case strategy, caseNames, keyNames, unlabeled, nils, unknownKeys, conformance, storage
}

/// What `@CodableEnum(…)` says.
struct EnumOptions {
  var strategy = Strategy.caseKeyed(payload: .positional)
  var caseNames = NameStyle.asWritten
  var keyNames = NameStyle.asWritten
  var unlabeled: UnlabeledValues?
  var nils = Nils.omit
  var unknownKeys = UnknownKeys.ignore
  var conformance = Conformance.codable
  var storage: Storage?
  /// Where the label of each option is that was given.
  var ranges: [EnumOption: Range<Int>] = [:]
  /// Of the annotation.
  var range: Range<Int>

  init(range: Range<Int>) {
    self.range = range
  }

  init(_ syntax: AnnotationSyntax, _ diagnostics: inout [Diagnostic]) {
    self.init(range: syntax.nameRange)
    var reader = LiteralReader()
    for (option, value) in reader.arguments(of: syntax, EnumOption.self, &ranges) {
      let name = option.rawValue
      switch option {
      case .strategy: strategy = Strategy(value, &reader) ?? strategy
      case .caseNames: caseNames = reader.choice(value, of: name) ?? caseNames
      case .keyNames: keyNames = reader.choice(value, of: name) ?? keyNames
      case .unlabeled: unlabeled = reader.choice(value, of: name)
      case .nils: nils = reader.choice(value, of: name) ?? nils
      case .unknownKeys: unknownKeys = reader.choice(value, of: name) ?? unknownKeys
      case .conformance: conformance = reader.choice(value, of: name) ?? conformance
      case .storage: storage = reader.choice(value, of: name)
      }
    }
    diagnostics += reader.diagnostics
  }
}

/// What values without a label become.
enum UnlabeledValues: String, CaseIterable {
  /// A value encodes itself into the object that holds the tag.
  case merged
  /// `_0`, `_1`
  case indexed
}

/// How a nil is written in an object.
enum Nils: String, CaseIterable {
  case omit, null
}

/// What happens to keys that no value has.
enum UnknownKeys: String, CaseIterable {
  case ignore, reject
}

/// Which protocols the enum is made to conform to.
enum Conformance: String, CaseIterable {
  case codable, encodable, decodable

  var isEncodable: Bool {
    switch self {
    case .codable, .encodable: true
    case .decodable: false
    }
  }

  var isDecodable: Bool {
    switch self {
    case .codable, .decodable: true
    case .encodable: false
    }
  }
}

/// What a value of the enum is stored as, where a raw value is asked for.
enum Storage: String, CaseIterable {
  case json
}
