/// Reads the arguments of an annotation, and collects what is wrong with them.
struct OptionReader {
  private let attribute: AttributeSyntax
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var ranges: [String: Range<Int>] = [:]

  // MARK: @CodableEnum

  static func enumOptions(_ attribute: AttributeSyntax, _ diagnostics: inout [Diagnostic]) -> EnumOptions {
    var reader = OptionReader(attribute: attribute)
    let options = reader.readEnumOptions()
    diagnostics += reader.diagnostics
    return options
  }

  private mutating func readEnumOptions() -> EnumOptions {
    var options = EnumOptions(range: attribute.nameRange)
    let known = ["strategy", "caseNames", "keyNames", "unlabeled", "nils", "unknownKeys", "conformance", "storage"]
    for (label, value) in labeledArguments(known) {
      switch label {
      case "strategy": options.strategy = strategy(value) ?? options.strategy
      case "caseNames": options.caseNames = choice(value, of: label) ?? options.caseNames
      case "keyNames": options.keyNames = choice(value, of: label) ?? options.keyNames
      case "unlabeled": options.unlabeled = choice(value, of: label)
      case "nils": options.nils = choice(value, of: label) ?? options.nils
      case "unknownKeys": options.unknownKeys = choice(value, of: label) ?? options.unknownKeys
      case "conformance": options.conformance = choice(value, of: label) ?? options.conformance
      default: options.storage = choice(value, of: label)
      }
    }
    options.ranges = ranges
    return options
  }

  /// strategy → name ( "(" ( label ":" literal ),* ")" )?
  private mutating func strategy(_ value: Literal) -> Strategy? {
    let labels = [
      "caseKeyed": ["payload"], "discriminator": ["key"], "flattenedStatus": ["key"], "adjacent": ["key", "content"],
    ]
    let names = ["caseKeyed", "discriminator", "flattenedStatus", "adjacent"]
    guard let (name, arguments) = member(value, of: "strategy", names) else { return nil }
    var strings: [String: String] = [:]
    var payload: CaseKeyedPayload?
    for argument in arguments ?? [] {
      let known = labels[name] ?? []
      guard let label = argument.label else {
        diagnostics.append(.unlabeledArgument(of: ".\(name)", known, argument.range))
        continue
      }
      if !known.contains(label) {
        diagnostics.append(.unknownOption(label, of: ".\(name)", known, argument.range))
      } else if label == "payload" {
        payload = choice(argument.value, of: label)
      } else {
        strings[label] = string(argument.value, of: label)
      }
    }
    switch name {
    case "caseKeyed": return .caseKeyed(payload: payload ?? .positional)
    case "discriminator": return .discriminator(key: strings["key"] ?? "discriminator")
    case "flattenedStatus": return .flattenedStatus(key: strings["key"] ?? "status")
    default: return .adjacent(key: strings["key"] ?? "type", content: strings["content"] ?? "content")
    }
  }

  // MARK: @CodableCase

  static func caseOptions(_ attribute: AttributeSyntax, _ diagnostics: inout [Diagnostic]) -> CaseOptions {
    var reader = OptionReader(attribute: attribute)
    let options = reader.readCaseOptions()
    diagnostics += reader.diagnostics
    return options
  }

  private mutating func readCaseOptions() -> CaseOptions {
    var options = CaseOptions()
    if let first = attribute.arguments.first, first.label == nil {
      options.tag = tag(first.value, of: nil).map { ($0, first.value.range) }
    }
    for (label, value) in labeledArguments(["aliases", "keys", "keyAliases", "catches", "skip"], allowingFirst: true) {
      switch label {
      case "aliases": options.aliases = tags(value, of: label)
      case "keys": options.keys = keys(value)
      case "catches": options.catches = catches(value)
      case "keyAliases": options.keyAliases = keyAliases(value)
      default: options.isSkipped = boolean(value, of: label) ?? false
      }
    }
    options.ranges = ranges
    return options
  }

  /// keys → "[" string ("," string)* "]" | "[" string ":" string ("," string ":" string)* "]"
  private mutating func keys(_ value: Literal) -> CaseOptions.Keys {
    guard case .dictionary(let pairs) = value.kind else {
      guard let keys = strings(value, of: "keys", "an array of strings or a dictionary of strings") else {
        return .none
      }
      return .byPosition(keys)
    }
    return .byLabel(
      pairs.compactMap { pair in
        guard let label = string(pair.key, of: "keys", "strings only"),
          let key = string(pair.value, of: "keys", "strings only")
        else { return nil }
        return (label, key, pair.key.range)
      }
    )
  }

  /// key-aliases → "[" string ":" "[" string ("," string)* "]" ("," …)* "]"
  private mutating func keyAliases(_ value: Literal) -> [(key: String, aliases: [String], range: Range<Int>)] {
    guard case .dictionary(let pairs) = value.kind else {
      diagnostics.append(.wrongKind(of: "keyAliases", "a dictionary of arrays of strings", value.range))
      return []
    }
    return pairs.compactMap { pair in
      guard let key = string(pair.key, of: "keyAliases", "strings only"),
        let aliases = strings(pair.value, of: "keyAliases", "a dictionary of arrays of strings")
      else { return nil }
      return (key, aliases, pair.key.range)
    }
  }

  /// catches → catch | "[" catch ("," catch)* "]"
  private mutating func catches(_ value: Literal) -> Set<Catch> {
    guard case .array(let elements) = value.kind else { return Set([choice(value, of: "catches")].compactMap { $0 }) }
    return Set(elements.compactMap { choice($0, of: "catches") })
  }

  // MARK: @CodableType

  /// Nil if something is missing, which a diagnostic then tells.
  static func typeOptions(_ attribute: AttributeSyntax, _ diagnostics: inout [Diagnostic]) -> TypeOptions? {
    var reader = OptionReader(attribute: attribute)
    let options = reader.readTypeOptions()
    diagnostics += reader.diagnostics
    return options
  }

  private mutating func readTypeOptions() -> TypeOptions? {
    let first = attribute.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    let of = labeledArguments(["of"], allowingFirst: true).first
    if first == nil { diagnostics.append(.missingArgument("a name", of: "@CodableType", attribute.nameRange)) }
    if of == nil { diagnostics.append(.missingArgument("'of:'", of: "@CodableType", attribute.nameRange)) }
    guard let first, let of, let tag = tag(first.value, of: nil) else { return nil }
    guard case .metatype(let name) = of.value.kind else {
      diagnostics.append(.wrongKind(of: "of", "a protocol, as in 'Animal.self'", of.value.range))
      return nil
    }
    return TypeOptions(tag: (tag, first.value.range), protocolName: name, range: attribute.nameRange)
  }

  // MARK: Arguments and values

  private init(attribute: AttributeSyntax) {
    self.attribute = attribute
  }

  /// The arguments whose labels are known, each once; the others are errors.
  private mutating func labeledArguments(
    _ known: [String],
    allowingFirst: Bool = false
  ) -> [(label: String, value: Literal)] {
    var arguments: [(String, Literal)] = []
    for (index, argument) in attribute.arguments.enumerated() {
      guard let label = argument.label else {
        if index > 0 || !allowingFirst {
          diagnostics.append(.unlabeledArgument(of: "@\(attribute.name)", known, argument.range))
        }
        continue
      }
      guard known.contains(label) else {
        diagnostics.append(.unknownOption(label, of: "@\(attribute.name)", known, argument.range))
        continue
      }
      guard ranges.updateValue(argument.range, forKey: label) == nil else {
        diagnostics.append(.repeatedOption(label, argument.range))
        continue
      }
      arguments.append((label, argument.value))
    }
    return arguments
  }

  /// One of the values an option has, in any of the spellings that comments may use.
  private mutating func choice<Value>(_ value: Literal, of option: String) -> Value?
  where Value: CaseIterable & RawRepresentable<String> {
    guard let (name, _) = member(value, of: option, Value.allCases.map(\.rawValue)) else { return nil }
    return Value(rawValue: name)
  }

  /// A member out of `names`: `.caseKeyed`, `caseKeyed`, `"caseKeyed"`, `case-keyed`, `"case_keyed"`.
  private mutating func member(
    _ value: Literal,
    of option: String,
    _ names: [String]
  ) -> (name: String, arguments: [AttributeSyntax.Argument]?)? {
    let spelling: (name: String, arguments: [AttributeSyntax.Argument]?)
    switch value.kind {
    case .member(let name, let arguments): spelling = (name, arguments)
    case .string(let name): spelling = (name, nil)
    default:
      let known = names.map { "'.\($0)'" }.joined(separator: ", ")
      diagnostics.append(.wrongKind(of: option, "one of \(known)", value.range))
      return nil
    }
    let camelCased = NameStyle.camelCase.apply(to: spelling.name)
    guard let name = names.first(where: { $0 == spelling.name || $0 == camelCased }) else {
      diagnostics.append(.unknownValue(spelling.name, of: option, names, value.range))
      return nil
    }
    return (name, spelling.arguments)
  }

  private mutating func string(_ value: Literal, of option: String?, _ kind: String = "a string literal") -> String? {
    guard case .string(let text) = value.kind else {
      diagnostics.append(.wrongKind(of: option, kind, value.range))
      return nil
    }
    return text
  }

  private mutating func tag(_ value: Literal, of option: String?) -> Tag? {
    switch value.kind {
    case .string(let text): return .string(text)
    case .integer(let value): return .integer(value)
    case .boolean(let value): return .boolean(value)
    default:
      diagnostics.append(.wrongKind(of: option, "a string, an integer or a boolean literal", value.range))
      return nil
    }
  }

  private mutating func tags(_ value: Literal, of option: String) -> [Tag] {
    guard case .array(let elements) = value.kind else {
      diagnostics.append(.wrongKind(of: option, "an array of names", value.range))
      return []
    }
    return elements.compactMap { tag($0, of: option) }
  }

  private mutating func boolean(_ value: Literal, of option: String) -> Bool? {
    guard case .boolean(let value) = value.kind else {
      diagnostics.append(.wrongKind(of: option, "true or false", value.range))
      return nil
    }
    return value
  }

  private mutating func strings(
    _ value: Literal,
    of option: String,
    _ kind: String = "an array of strings"
  ) -> [String]? {
    guard case .array(let elements) = value.kind else {
      diagnostics.append(.wrongKind(of: option, kind, value.range))
      return nil
    }
    return elements.compactMap { string($0, of: option, "strings only") }
  }
}
