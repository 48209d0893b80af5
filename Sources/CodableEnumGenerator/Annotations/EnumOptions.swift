/// The options of `@CodableEnum(…)`.
package struct EnumOptions {
  package var strategy = Strategy.caseKeyed(payload: .positional)
  /// Written out, it says only that the author knows.
  package var prefix: KeyPrefix?
  /// Nil is `.asWritten`, and leaves the tags to raw values.
  package var caseNames: NameStyle?
  /// Nil is `.asWritten`.
  package var keyNames: NameStyle?
  package var unlabeled: UnlabeledValues?
  package var keys: [Labeled<String>] = []
  package var isRawRepresentable = true
  package var emptyCases: EmptyCases?
  package var labels = Labels.keep
  /// Those that write and read values in place of their own conformance, as written, without `.self`.
  package var coders: [Labeled<String>] = []
  package var nils = Nils.omit
  /// Nil is `.missing`.
  package var defaults: Set<DefaultCause>?
  /// Nil is what the strategy does: a tag that is first refuses elements.
  package var unknownKeys: UnknownKeys?
  /// Whether tags are read without regard to the case of the letters A to Z.
  package var ignoresCase = false
  package var conformance = Conformance.codable
  package var storage: Storage?
  /// Where the label of each option is that was given.
  package internal(set) var ranges: [EnumOption: Range<Int>] = [:]
  /// Of the annotation.
  var range: Range<Int>

  package init(range: Range<Int> = .nowhere) {
    self.range = range
  }

  package init(_ annotation: Annotation, _ diagnostics: inout [Diagnostic]) {
    self.init(range: annotation.nameRange)
    var reader = LiteralReader()
    for (option, value) in reader.arguments(of: annotation, EnumOption.self, &ranges) {
      let name = option.rawValue
      switch option {
      case .strategy:
        strategy = Strategy(value, &reader) ?? strategy
        if case .member(_, let arguments?) = value.kind {
          let isGiven = arguments.contains { $0.label == Strategy.Parameter.prefix.rawValue }
          // There is one.
          prefix = isGiven ? .caseName : nil
        }
      case .caseNames: caseNames = reader.choice(value, of: name) ?? .asWritten
      case .keyNames: keyNames = reader.choice(value, of: name) ?? .asWritten
      case .unlabeled: unlabeled = UnlabeledValues(value, &reader)
      case .keys: keys = reader.labeledKeys(value, of: name) ?? []
      case .rawRepresentable: isRawRepresentable = reader.read(value, \.boolean, of: name, "true or false") ?? true
      case .emptyCases: emptyCases = reader.choice(value, of: name)
      case .labels: labels = reader.choice(value, of: name) ?? labels
      case .coders: coders = reader.coders(value, of: name)
      case .nils: nils = reader.choice(value, of: name) ?? nils
      case .defaults: defaults = Set(reader.choices(value, of: name))
      case .unknownKeys: unknownKeys = reader.choice(value, of: name) ?? .ignore
      case .ignoresCase: ignoresCase = reader.read(value, \.boolean, of: name, "true or false") ?? false
      case .conformance: conformance = reader.choice(value, of: name) ?? conformance
      case .storage: storage = reader.choice(value, of: name)
      }
    }
    diagnostics += reader.diagnostics
  }
}

extension EnumOptions {
  /// Whether the tags of cases are their names, even if they have raw values.
  var namesTags: Bool { caseNames != nil }

  func tag(ofName name: String) -> Tag { .string((caseNames ?? .asWritten).apply(to: name)) }

  func key(ofName name: String) -> String { (keyNames ?? .asWritten).apply(to: name) }

  /// Whether the generated code makes the enum conform to a protocol of coding.
  func declares(_ coding: CodingProtocol) -> Bool {
    switch coding {
    case .decodable: conformance.isDecodable
    case .encodable: conformance.isEncodable
    case .storageCodable: storage != nil
    // One that is written is kept.
    case .rawRepresentable: false
    }
  }
}

/// What an option says of one value.
package struct Labeled<Value: Sendable>: Sendable {
  /// Of the value; `_0` where it has none.
  package var label: String
  package var value: Value
  /// Of the label.
  var range: Range<Int>

  package init(label: String, value: Value, range: Range<Int> = .nowhere) {
    (self.label, self.value, self.range) = (label, value, range)
  }
}

/// A part of an annotation, and where it is.
package struct Placed<Value: Sendable>: Sendable {
  package var value: Value
  var range: Range<Int>

  package init(_ value: Value, at range: Range<Int> = .nowhere) { (self.value, self.range) = (value, range) }
}

extension Range<Int> {
  /// Of an annotation that no file has yet.
  package static var nowhere: Range { 0..<0 }
}

/// The form of values without a label.
package enum UnlabeledValues: Equatable {
  /// A value encodes itself into the object that holds the tag.
  case merged
  /// `_0`, `_1`
  case indexed
  /// The one value of a case has this key.
  case key(String)

  private enum Name: String, CaseIterable {
    case merged, indexed, key
  }

  /// unlabeled → ".merged" | ".indexed" | ".key(" string ")"
  init?(_ value: Literal, _ reader: inout LiteralReader) {
    let option = EnumOption.unlabeled.rawValue
    guard let (name, arguments): (Name, _) = reader.member(value, of: option) else { return nil }
    switch name {
    case .merged: self = .merged
    case .indexed: self = .indexed
    case .key:
      guard arguments.count == 1, arguments[0].label == nil, case .string(let key) = arguments[0].value.kind else {
        reader.reportWrongKind(of: "\(option): .key", "one key, as in '.key(\"value\")'", at: value.range)
        return nil
      }
      self = .key(key)
    }
  }
}

/// What stands in the place of the values of a case without any.
package enum EmptyCases: String, CaseIterable {
  /// Nothing: `{"type": "a"}`, `["a"]`
  case omit
  /// `{"a": true}`
  case `true`
  /// `{"a": null}`
  case null
  /// `{"a": {}}`
  case object
  /// `{"a": []}`
  case array
  /// The tag alone: `"a"`
  case name
}

/// Whether labels count for the layout of values.
package enum Labels: String, CaseIterable {
  case keep, ignore
}

/// How a nil is written in an object.
package enum Nils: String, CaseIterable {
  case omit, null
}

/// What a value takes its default for; an optional one without a default is nil instead.
package enum DefaultCause: String, CaseIterable, Sendable {
  /// Always, whether it is said or not.
  case missing
  /// A null that the type of the value doesn't take.
  case null
  /// Whatever can't be read as the value.
  case invalid
}

/// The treatment of unknown keys.
package enum UnknownKeys: String, CaseIterable {
  case ignore, reject
}

/// Which protocols the enum is made to conform to.
package enum Conformance: String, CaseIterable {
  case codable, encodable, decodable

  package var isEncodable: Bool { self != .decodable }
  package var isDecodable: Bool { self != .encodable }
}

/// The stored form of a value, where a raw value is required.
package enum Storage: String, CaseIterable {
  case json
}

/// How names are spelled on the wire.
package enum NameStyle: String, CaseIterable {
  case asWritten, camelCase, pascalCase, snakeCase, screamingSnakeCase, kebabCase, screamingKebabCase
  case lowercase, uppercase

  /// The name in this style; underscores before and after it stay.
  package func apply(to name: String) -> String {
    guard self != .asWritten else { return name }
    let core = name.drop { $0 == "_" }
    let leading = name[..<core.startIndex]
    let trailing = core.reversed().prefix { $0 == "_" }
    return leading + convert(String(core.dropLast(trailing.count))) + trailing
  }

  private func convert(_ name: String) -> String {
    let words = Self.words(of: name)
    return switch self {
    case .asWritten: name
    case .camelCase: (words.prefix(1).map { $0.lowercased() } + words.dropFirst().map(Self.capitalized)).joined()
    case .pascalCase: words.map(Self.capitalized).joined()
    case .snakeCase: words.map { $0.lowercased() }.joined(separator: "_")
    case .screamingSnakeCase: words.map { $0.uppercased() }.joined(separator: "_")
    case .kebabCase: words.map { $0.lowercased() }.joined(separator: "-")
    case .screamingKebabCase: words.map { $0.uppercased() }.joined(separator: "-")
    case .lowercase: name.lowercased()
    case .uppercase: name.uppercased()
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// The words of a name: `HTTPServer` → `HTTP`, `Server`; `v2Api` → `v2`, `Api`; `not allowed` → `not`, `allowed`.
  ///
  /// A word begins after `_`, `-` or a blank, at a capital after anything else, and at the last capital of several
  /// if a small letter follows.
  package static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" || character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let followsCapital = index > 0 && characters[index - 1].isUppercase
      let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, !word.isEmpty, !followsCapital || precedesSmall {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}
