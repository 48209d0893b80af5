/// Reads the arguments of an annotation as what its options take, and collects what is wrong with them.
struct LiteralReader {
  var diagnostics: [Diagnostic] = []

  /// The arguments whose labels are options, each once; the others are errors.
  ///
  /// - Parameters:
  ///   - ranges: Where the label of each option is that was given.
  ///   - allowingFirst: Whether the first argument may have no label; it is left out.
  mutating func arguments<Option: Hashable & CaseIterable & RawRepresentable<String>>(
    of syntax: AnnotationSyntax,
    _: Option.Type,
    _ ranges: inout [Option: Range<Int>],
    allowingFirst: Bool = false
  ) -> [(option: Option, value: Literal)] {
    let owner = "@\(syntax.name)"
    let known = Option.allCases.map(\.rawValue)
    var arguments: [(Option, Literal)] = []
    for (index, argument) in syntax.arguments.enumerated() {
      guard let label = argument.label else {
        if index > 0 || !allowingFirst {
          diagnostics.report(.unlabeledArgument, at: argument.range, owner, expectation(known))
        }
        continue
      }
      guard let option = Option(rawValue: label) else {
        diagnostics.reportUnknown(.unknownOption, at: argument.range, label, among: known, owner)
        continue
      }
      guard ranges.updateValue(argument.range, forKey: option) == nil else {
        diagnostics.report(.repeatedOption, at: argument.range, label)
        continue
      }
      arguments.append((option, argument.value))
    }
    return arguments
  }

  /// One of the values an option has, in any of the spellings that comments may use.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ value: Literal,
    of option: String
  ) -> Value? {
    member(value, of: option)?.member
  }

  /// A member, and what is in parentheses after it: `.caseKeyed`, `caseKeyed`, `"caseKeyed"`, `case-keyed`, `"case_keyed"`.
  mutating func member<Value: CaseIterable & RawRepresentable<String>>(
    _ value: Literal,
    of option: String
  ) -> (member: Value, arguments: [AnnotationSyntax.Argument])? {
    guard let (name, arguments) = member(value, of: option, Value.allCases.map(\.rawValue)) else { return nil }
    return Value(rawValue: name).map { ($0, arguments) }
  }

  private mutating func member(
    _ value: Literal,
    of option: String,
    _ known: [String]
  ) -> (name: String, arguments: [AnnotationSyntax.Argument])? {
    let spelling: String
    var arguments: [AnnotationSyntax.Argument] = []
    switch value.kind {
    case .member(let name, let given):
      spelling = name
      arguments = given ?? []
    case .string(let name):
      spelling = name
    case .integer, .boolean, .nil, .metatype, .array, .dictionary:
      let known = known.map { "'.\($0)'" }.joined(separator: ", ")
      reportWrongKind(of: option, "one of \(known)", at: value.range)
      return nil
    }
    let name = known.contains(spelling) ? spelling : NameStyle.camelCase.apply(to: spelling)
    guard known.contains(name) else {
      diagnostics.reportUnknown(.unknownValue, at: value.range, spelling, among: known, option, sigil: ".")
      return nil
    }
    return (name, arguments)
  }

  mutating func string(_ value: Literal, of option: String, _ kind: String = "a string literal") -> String? {
    guard case .string(let text) = value.kind else {
      reportWrongKind(of: option, kind, at: value.range)
      return nil
    }
    return text
  }

  mutating func strings(
    _ value: Literal,
    of option: String,
    _ kind: String = "an array of strings"
  ) -> [String]? {
    guard case .array(let elements) = value.kind else {
      reportWrongKind(of: option, kind, at: value.range)
      return nil
    }
    return elements.compactMap { string($0, of: option, "strings only") }
  }

  /// labeled-keys → "[" string ":" string ("," string ":" string)* "]"
  mutating func labeledKeys(_ value: Literal, of option: String) -> [LabeledKey]? {
    guard case .dictionary(let pairs) = value.kind else {
      reportWrongKind(of: option, "a dictionary of strings", at: value.range)
      return nil
    }
    return pairs.compactMap { label, key in
      guard let labelText = string(label, of: option, "strings only"),
        let keyText = string(key, of: option, "strings only")
      else { return nil }
      return LabeledKey(label: labelText, key: keyText, range: label.range)
    }
  }

  /// coders → "[" string ":" metatype ("," …)* "]"
  mutating func coders(_ value: Literal, of option: String) -> [LabeledCoder] {
    let expected = "a dictionary of coders, as in '[\"at\": ISO8601Date.self]'"
    guard case .dictionary(let pairs) = value.kind else {
      reportWrongKind(of: option, expected, at: value.range)
      return []
    }
    var coders: [LabeledCoder] = []
    for (label, coder) in pairs {
      guard let text = string(label, of: option, "labels that are strings") else { continue }
      guard case .metatype(let type) = coder.kind else {
        reportWrongKind(of: option, expected, at: coder.range)
        continue
      }
      coders.append(LabeledCoder(label: text, type: type, range: label.range))
    }
    return coders
  }

  /// - Parameter option: Nil for the argument without a label.
  mutating func reportWrongKind(of option: String?, _ expected: String, at range: Range<Int>) {
    diagnostics.report(.wrongKind, at: range, option.map { "'\($0)'" } ?? "the tag of a case", expected)
  }

  mutating func boolean(_ value: Literal, of option: String) -> Bool? {
    guard case .boolean(let value) = value.kind else {
      reportWrongKind(of: option, "true or false", at: value.range)
      return nil
    }
    return value
  }

  /// - Parameter option: Nil for the argument without a label.
  mutating func tag(_ value: Literal, of option: String?) -> Tag? {
    guard let tag = Tag(value) else {
      reportWrongKind(of: option, "a string, an integer or a boolean literal", at: value.range)
      return nil
    }
    return tag
  }

  mutating func tags(_ value: Literal, of option: String) -> [(value: Tag, range: Range<Int>)] {
    guard case .array(let elements) = value.kind else {
      reportWrongKind(of: option, "an array of tags", at: value.range)
      return []
    }
    return elements.compactMap { element in tag(element, of: option).map { ($0, element.range) } }
  }
}

extension Tag {
  /// Nil for a literal that cannot be a tag.
  fileprivate init?(_ literal: Literal) {
    switch literal.kind {
    case .string(let text): self = .string(text)
    case .integer(let value): self = .integer(value)
    case .boolean(let value): self = .boolean(value)
    case .nil, .member, .metatype, .array, .dictionary: return nil
    }
  }
}
