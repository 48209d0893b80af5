/// The options of `@CodableCase(…)`.
package struct CaseOptions {
  package var tag: Placed<Tag>?
  /// Where `nil` is in place of the tag: the case is written without one, and read where there is none.
  package var absentTag: Range<Int>?
  package var aliases: [Placed<Tag>] = []
  package var keys: Keys?
  /// More keys that are read, by the key that is written.
  package var keyAliases: [Labeled<[String]>] = []
  package var catches: Set<Catch> = []
  package var matches: Match?
  package var coders: [Labeled<String>] = []
  /// The enum's option if nil.
  package var defaults: Set<DefaultCause>?
  /// The labels of values that are not on the wire.
  package var omitted: [Placed<String>] = []
  /// The direction that the case skips.
  package var skipped: Set<Direction> = []
  /// The enum's option if nil.
  package var labels: Labels?
  /// Whether the last value is an array that takes the rest of the case's elements.
  package var takesRest = false
  /// Where the label of each option is that was given.
  package internal(set) var ranges: [CaseOption: Range<Int>] = [:]

  /// The keys of a case's values.
  package enum Keys: Sendable {
    /// One for each value, in order.
    case byPosition([String])
    case byLabel([Labeled<String>])
  }

  package init() {}

  package init(_ annotation: Annotation, _ diagnostics: inout [Diagnostic]) {
    var reader = LiteralReader()
    if let first = annotation.arguments.first, first.label == nil {
      if case .nil = first.value.kind {
        leaveOutTag(at: first.value.range)
      } else {
        tag = reader.tag(first.value, of: nil, isOfCase: true).map { Placed($0, at: first.value.range) }
      }
    }
    for (option, value) in reader.arguments(of: annotation, CaseOption.self, &ranges, allowingFirst: true) {
      switch option {
      case .aliases: aliases = reader.tags(value, of: option.rawValue)
      case .keys: keys = Keys(value, &reader)
      case .keyAliases: keyAliases = reader.keyAliases(value)
      case .catches: catches.formUnion(reader.choices(value, of: option.rawValue))
      case .matches: matches = Match(value, &reader)
      case .coders: coders = reader.coders(value, of: option.rawValue)
      case .defaults: defaults = Set(reader.choices(value, of: option.rawValue))
      case .omit: omitted = reader.labels(value)
      case .skip: skipped = reader.skipped(value)
      case .labels: labels = reader.choice(value, of: option.rawValue)
      case .rest: takesRest = reader.read(value, \.boolean, of: option.rawValue, "true or false") ?? false
      }
    }
    diagnostics += reader.diagnostics
  }

  /// With `nil` in place of the tag, a case takes what has none.
  package mutating func leaveOutTag(at range: Range<Int> = .nowhere) {
    absentTag = range
    catches.insert(.missing)
  }

  /// Whether the case is neither read nor written.
  package var isSkipped: Bool { skipped.count == Direction.allCases.count }

  /// Whether any of it is said.
  var isGiven: Bool { saysTag || !ranges.isEmpty }
  /// Whether there is a tag, or none on purpose.
  package var saysTag: Bool { tag != nil || absentTag != nil }
}

extension EnumCase {
  /// A value as options name it: its label, or `_0`. Where that is the label of another value, it means that one, and no
  /// option names the value.
  func name(at index: Int) -> String {
    if let label = values[index].label { return label }
    let name = "_\(index)"
    return values.contains { $0.label == name } ? ".\(index)" : name
  }
}

/// Input that a case is decoded from besides its own tag.
package enum Catch: String, CaseIterable {
  case unknown, missing, invalid
}

/// A direction that may be skipped alone.
package enum Direction: String, CaseIterable, Sendable {
  case decoding, encoding
}

/// The JSON that tells an untagged case apart where its declaration doesn't.
package enum Match: Equatable, Sendable {
  /// A value of any of these kinds.
  case kinds(Set<JSONKind>)
  /// An object that has all of these keys.
  case keys([String])
  /// What the type of the case's value takes as its raw value.
  case rawValue

  var isRawValue: Bool { if case .rawValue = self { true } else { false } }

  /// Whether it takes any object that another one takes, and more.
  package func takesMore(than other: Match?) -> Bool {
    guard case .keys(let keys)? = other else { return false }
    return switch self {
    case .keys(let own): Set(own).isStrictSubset(of: keys)
    case .kinds(let kinds): kinds.contains(.object)
    case .rawValue: false
    }
  }

  /// As an annotation names them.
  fileprivate enum Word: String, CaseIterable {
    case null, boolean, integer, number, string, array, object, rawValue
  }
}

extension CaseOptions.Keys {
  /// keys → "[" string ("," string)* "]" | "[" string ":" string ("," string ":" string)* "]"
  fileprivate init(_ value: Literal, _ reader: inout LiteralReader) {
    let option = CaseOption.keys.rawValue
    if value.pairs != nil {
      self = .byLabel(reader.labeledKeys(value, of: option) ?? [])
    } else {
      let keys = reader.strings(value, of: option, "an array of strings or a dictionary of strings")
      // Where one is unreadable, their number means nothing.
      self = keys.flatMap { $0.count == value.elements?.count ? .byPosition($0) : nil } ?? .byLabel([])
    }
  }
}

extension Match {
  /// matches → ".rawValue" | kind | "[" kind ("," kind)* "]" | "[" string ("," string)* "]"
  fileprivate init?(_ value: Literal, _ reader: inout LiteralReader) {
    let option = CaseOption.matches.rawValue
    if case .member = value.kind {
      guard let word: Word = reader.choice(value, of: option) else { return nil }
      self = JSONKind(rawValue: word.rawValue).map { .kinds([$0]) } ?? .rawValue
    } else if let first = value.elements?.first {
      reader.checkOnce(value.elements, of: option)
      if first.string != nil {
        self = .keys(reader.strings(value, of: option) ?? [])
      } else {
        self = .kinds(Set((value.elements ?? []).compactMap { reader.kind($0, of: option) }))
      }
    } else {
      reader.reportWrongKind(of: option, "a kind of JSON, an array of kinds, or one of keys", at: value.range)
      return nil
    }
  }
}

extension LiteralReader {
  /// key-aliases → "[" string ":" "[" string ("," string)* "]" ("," …)* "]"
  fileprivate mutating func keyAliases(_ value: Literal) -> [Labeled<[String]>] {
    let (option, expected) = (CaseOption.keyAliases.rawValue, "a dictionary of arrays of strings")
    return labeled(value, of: option, expected) { reader, aliases in
      let key = value.pairs?.first { $0.value.range == aliases.range }?.key.quoted
      let meant = aliases.quoted.flatMap { alias in key.map { "\(option): [\($0): [\(alias)]]" } }
      return reader.strings(aliases, of: option, expected, meant: meant)
    } ?? []
  }

  /// A kind among kinds; a string would be a key.
  fileprivate mutating func kind(_ value: Literal, of option: String) -> JSONKind? {
    if case .member(Match.Word.rawValue.rawValue, _) = value.kind {
      reportWrongKind(of: option, "'.rawValue' alone, or kinds of JSON", at: value.range)
      return nil
    }
    if value.string == nil { return choice(value, of: option) }
    reportWrongKind(of: option, "kinds of JSON or keys, not both", at: value.range)
    return nil
  }

  /// skip → "true" | "false" | ".decoding" | ".encoding"
  fileprivate mutating func skipped(_ value: Literal) -> Set<Direction> {
    let option = CaseOption.skip.rawValue
    switch value.kind {
    case .boolean(let isSkipped): return isSkipped ? Set(Direction.allCases) : []
    case .member, .string: return Set([choice(value, of: option)].compactMap { $0 })
    case .nil, .integer, .metatype, .array, .dictionary:
      reportWrongKind(of: option, "true, '.decoding' or '.encoding'", at: value.range)
      return []
    }
  }

  /// labels → "[" string ("," string)* "]"
  fileprivate mutating func labels(_ value: Literal) -> [Placed<String>] {
    let option = CaseOption.omit.rawValue
    let meant = value.quoted.map { "\(option): [\($0)]" }
    checkOnce(value.elements, of: option)
    let elements = read(value, \.elements, of: option, "an array of labels", meant: meant) ?? []
    return elements.compactMap { element in
      self.element(element, of: option, "labels that are strings").map { Placed($0, at: element.range) }
    }
  }
}
