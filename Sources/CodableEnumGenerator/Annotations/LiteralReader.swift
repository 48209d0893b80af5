/// Reads the arguments of an annotation as what its options take, and collects what is wrong with them.
struct LiteralReader {
  var diagnostics: [Diagnostic] = []

  /// The arguments whose labels are options, each once; the others are errors.
  ///
  /// - Parameters:
  ///   - ranges: Where the label of each option is that was given.
  ///   - allowingFirst: Whether the first argument may have no label; it is left out.
  mutating func arguments<Option: Hashable & CaseIterable & RawRepresentable<String>>(
    of annotation: Annotation,
    _: Option.Type,
    _ ranges: inout [Option: Range<Int>],
    allowingFirst: Bool = false
  ) -> [(option: Option, value: Literal)] {
    let owner = "@\(annotation.name)"
    let known = Option.allCases.map(\.rawValue)
    var arguments: [(Option, Literal)] = []
    for (index, argument) in annotation.arguments.enumerated() {
      guard let label = argument.label else {
        if allowingFirst, index > 0, annotation.arguments[0].label != nil { continue }
        if index > 0 || !allowingFirst {
          let meant = allowingFirst ? ForeignWords.aliases(in: annotation) : ForeignWords.strategy(argument)
          let way = meant.map { "did you mean '\($0)'?" } ?? expectation(known)
          diagnostics.report(.unlabeledArgument, at: argument.range, owner, way)
        }
        continue
      }
      guard let option = Option(rawValue: label) else {
        if let way = ForeignWords.option(argument, of: annotation) {
          diagnostics.report(.unknownOption, at: argument.range, label, owner, way)
        } else {
          diagnostics.reportUnknown(.unknownOption, at: argument.range, label, among: known, owner)
        }
        continue
      }
      guard ranges.updateValue(argument.range, forKey: option) == nil else {
        diagnostics.report(.repeatedOption, at: argument.range, label)
        continue
      }
      arguments.append((option, argument.value))
    }
    checkOrder(of: annotation.arguments, known, owner)
    return arguments
  }

  /// Swift takes arguments in one order, and an annotation is the same as a macro.
  mutating func checkOrder(of arguments: [Annotation.Argument], _ labels: [String], _ owner: String) {
    // Those that are unknown have been reported.
    let placed = arguments.compactMap { argument -> (place: Int, argument: Annotation.Argument)? in
      (argument.label.map { labels.firstIndex(of: $0) } ?? -1).map { ($0, argument) }
    }
    guard let (first, _) = zip(placed.dropFirst(), placed).first(where: { $0.place < $1.place }) else { return }
    let ordered = placed.sorted(byNumber: \.place).map(\.argument.text).joined(separator: ", ")
    diagnostics.report(.argumentOrder, at: first.argument.range, owner, ordered)
  }

  /// One of the values an option has.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ value: Literal,
    of option: String
  ) -> Value? {
    let choice: Value? = member(value, of: option)?.member
    if let choice, case .member(_, _?) = value.kind {
      let name = ".\(choice.rawValue)"
      diagnostics.report(.spelledValue, at: value.range, "\(name)(…)", option, name)
    }
    return choice
  }

  /// A member, and what is in parentheses after it. Of a strategy, it may have any of the spellings that comments may use:
  /// `.caseKeyed`, `caseKeyed`, `"caseKeyed"`, `case-keyed`, `"case_keyed"`.
  mutating func member<Value: CaseIterable & RawRepresentable<String>>(
    _ value: Literal,
    of option: String
  ) -> (member: Value, arguments: [Annotation.Argument])? {
    let known = Value.allCases.map(\.rawValue)
    let spelling: String
    var arguments: [Annotation.Argument] = []
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
      if let meant = ForeignWords.value(spelling, arguments, of: option) {
        let fixIt = Diagnostic.FixIt(range: value.range, replacement: meant, message: "replace with '\(meant)'")
        let way = "did you mean '\(meant)'?"
        // The range is that of the word, without its arguments.
        let fixIts = arguments.isEmpty ? [fixIt] : []
        diagnostics.report(.unknownValue, at: value.range, spelling, option, way, fixIts: fixIts)
        return nil
      }
      diagnostics.reportUnknown(.unknownValue, at: value.range, spelling, among: known, option, sigil: ".")
      return nil
    }
    let isSpelled = value.isDotted && spelling == name
    if !isSpelled, option != EnumOption.strategy.rawValue {
      let (written, meant) = (value.string.map(swiftLiteral) ?? (value.isDotted ? "." : "") + spelling, ".\(name)")
      let fixIt = Diagnostic.FixIt(range: value.range, replacement: meant, message: "replace with '\(meant)'")
      diagnostics.report(.spelledValue, at: value.range, written, option, meant, fixIts: [fixIt])
    }
    return Value(rawValue: name).map { ($0, arguments) }
  }

  /// Reports the words and labels that an option has twice.
  mutating func checkOnce(_ elements: [Literal]?, of option: String) {
    var seen: [ExactText: Range<Int>] = [:]
    for element in elements ?? [] {
      let text: String
      switch element.kind {
      case .string(let label): text = label
      case .member(let name, _): text = ".\(name)"
      case .integer, .boolean, .nil, .metatype, .array, .dictionary: continue
      }
      guard let first = seen.updateValue(element.range, forKey: ExactText(text)) else { continue }
      diagnostics.report(.repeatedElement, at: element.range, text, option, first: first)
    }
  }

  /// Some of these values, in brackets, or one alone.
  mutating func choices<Value: CaseIterable & RawRepresentable<String>>(
    _ value: Literal,
    of option: String
  ) -> [Value] {
    checkOnce(value.elements, of: option)
    return (value.elements ?? [value]).compactMap { choice($0, of: option) }
  }

  /// A part of a literal that is of the right kind.
  ///
  /// - Parameters:
  ///   - option: Nil for the argument without a label.
  ///   - meant: The text that was meant, if it can be guessed.
  mutating func read<Part>(
    _ value: Literal,
    _ part: (Literal) -> Part?,
    of option: String?,
    _ expected: String,
    meant: @autoclosure () -> String? = nil
  ) -> Part? {
    let part = part(value)
    if part == nil { reportWrongKind(of: option, expected, meant: meant(), at: value.range) }
    return part
  }

  mutating func reportWrongKind(of option: String?, _ expected: String, meant: String? = nil, at range: Range<Int>) {
    let way = meant.map { "; write '\($0)'" } ?? ""
    diagnostics.report(.wrongKind, at: range, option.map { "'\($0)'" } ?? "a tag", expected + way)
  }

  mutating func string(_ value: Literal, of option: String, _ expected: String = "a string literal") -> String? {
    read(value, \.string, of: option, expected, meant: value.quoted.map { "\(option): \($0)" })
  }

  /// A string among others.
  mutating func element(_ value: Literal, of option: String, _ expected: String = "strings only") -> String? {
    read(value, \.string, of: option, expected, meant: value.quoted)
  }

  /// - Parameter meant: Nil for one string in brackets.
  mutating func strings(
    _ value: Literal,
    of option: String,
    _ expected: String = "an array of strings",
    meant: String? = nil
  ) -> [String]? {
    read(value, \.elements, of: option, expected, meant: meant ?? value.quoted.map { "\(option): [\($0)]" })?
      .compactMap { element($0, of: option) }
  }

  /// - Parameters:
  ///   - option: Nil for the argument without a label.
  ///   - isOfCase: Whether what is meant may be something that a case catches.
  mutating func tag(_ value: Literal, of option: String?, isOfCase: Bool = false) -> Tag? {
    let expected = "a string, an integer or a boolean literal"
    return read(value, \.tag, of: option, expected, meant: isOfCase ? ForeignWords.tag(value) : value.quoted)
  }

  mutating func tags(_ value: Literal, of option: String) -> [Placed<Tag>] {
    let meant = (value.tag?.literal ?? value.quoted).map { "\(option): [\($0)]" }
    let elements = read(value, \.elements, of: option, "an array of tags", meant: meant) ?? []
    return elements.compactMap { element in tag(element, of: option).map { Placed($0, at: element.range) } }
  }

  /// labeled → "[" string ":" value ("," string ":" value)* "]"
  mutating func labeled<Value: Sendable>(
    _ value: Literal,
    of option: String,
    _ expected: String,
    labels: String = "strings only",
    _ readValue: (inout LiteralReader, Literal) -> Value?
  ) -> [Labeled<Value>]? {
    checkOnce(value.pairs?.map(\.key), of: option)
    return read(value, \.pairs, of: option, expected)?.compactMap { label, value in
      guard let text = element(label, of: option, labels), let content = readValue(&self, value) else { return nil }
      return Labeled(label: text, value: content, range: label.range)
    }
  }

  /// labeled-keys → "[" string ":" string ("," string ":" string)* "]"
  mutating func labeledKeys(_ value: Literal, of option: String) -> [Labeled<String>]? {
    let key = value.elements?.first?.quoted ?? value.quoted ?? "\"key\""
    let expected = "a dictionary of strings, as in '\(option): [\"label\": \(key)]'"
    return labeled(value, of: option, expected) { $0.element($1, of: option) }
  }

  /// coders → "[" string ":" metatype ("," …)* "]"
  mutating func coders(_ value: Literal, of option: String) -> [Labeled<String>] {
    let expected = "a dictionary of coders, as in '[\"at\": ISO8601DateCoder.self]'"
    return labeled(value, of: option, expected, labels: "labels that are strings") { reader, coder in
      reader.read(coder, \.metatype, of: option, expected)
    } ?? []
  }
}
