/// Lays an enum out: its tags, keys and shapes, and without tags what each case takes.
struct LayoutBuilder {
  private let form: EnumForm
  private let forms: FileForms
  private var diagnostics: [Diagnostic] = []

  static func build(_ form: EnumForm, among forms: FileForms, _ diagnostics: inout [Diagnostic]) -> EnumLayout {
    var builder = LayoutBuilder(form: form, forms: forms)
    let parts = form.cases.map { builder.buildParts(of: $0) }
    let recognitions = forms.recognitions(of: form, parts.map(\.content.keyedValues))
    let cases = parts.indices.map { builder.buildCase(at: $0, parts[$0], recognitions[$0]) }
    diagnostics += builder.diagnostics
    let coded = cases.filter { !$0.isSkipped }.flatMap(\.values).filter { !$0.isOmitted && $0.coder == nil }
    let mayHoldIsolated = coded.contains { forms.types.mayBeIsolated($0.wire) }
    return EnumLayout(form, cases: cases, rawKind: forms.rawKind(of: form), mayHoldIsolated: mayHoldIsolated)
  }

  private var options: EnumOptions { form.annotated.options }
  private var strategy: Strategy { form.strategy }

  // MARK: Cases

  private typealias Parts = (values: [ValueLayout], content: CaseContent<ValueLayout>)

  private mutating func buildParts(of element: CaseForm) -> Parts {
    let values = buildValues(of: element)
    return (values, content(of: element, values))
  }

  private func buildCase(at index: Int, _ parts: Parts, _ recognition: Recognition?) -> CaseLayout {
    let element = form.cases[index]
    let options = element.options
    let shape = CaseShape(
      name: element.annotated.name,
      place: element.annotated.range,
      tag: element.hasTag ? element.tag : nil,
      aliases: element.aliases,
      catches: options.catches.isEmpty ? [] : Catch.allCases.filter(options.catches.contains),
      content: parts.content,
      claim: recognition?.claim,
      skippedDirection: options.isSkipped ? nil : options.skipped.first
    )
    let heldRawType = forms.heldRawType(of: element, in: form)
    let owner = form.annotated.declaration
    return CaseLayout(element, of: owner, at: index, shape, parts.values, recognition, heldRawType)
  }

  private func content(of element: CaseForm, _ values: [ValueLayout]) -> CaseContent<ValueLayout> {
    if element.options.isSkipped { return .skipped }
    switch element.capture {
    case .tag(let tag): return .capture(.tag(values[tag]))
    case .tagAndContent(let tag, let content):
      return .capture(.tagAndContent(tag: values[tag], content: values[content]))
    case .whole(let value): return .capture(.whole(values[value]))
    case nil: return .payload(payload(element.style, values.filter { !$0.isOmitted }, element.options))
    }
  }

  /// - Parameter values: All that are on the wire; one that must be given a key and has none has been reported.
  private func payload(_ style: PayloadStyle, _ values: [ValueLayout], _ options: CaseOptions) -> Payload<ValueLayout> {
    func keyed() -> [KeyedValue<ValueLayout>] {
      values.compactMap { value in
        value.key.map { key in
          let aliases = options.keyAliases.filter { $0.label == key }.flatMap(\.value)
          return KeyedValue(value: value, key: key, aliases: aliases)
        }
      }
    }
    return switch style {
    case .none: .none
    case .bare: .bare(values[0])
    case .array: .array(values)
    case .object: .object(keyed())
    case .flat: .flat(keyed())
    case .merged(let key): .merged(values.filter { $0.key == nil }, beside: keyed(), tagKey: key)
    }
  }

  // MARK: Values

  private mutating func buildValues(of element: CaseForm) -> [ValueLayout] {
    let keys = buildKeys(of: element)
    let defaults = omissibleDefaults(of: element.annotated.values)
    var rest: Int?
    if element.options.takesRest, case .array = element.style { rest = element.codedValues.last?.index }
    var variables = VariableNames(beside: form)
    return element.values.map { value in
      let (declared, index) = (value.declared, value.index)
      let key = element.capture == nil ? keys[index] : nil
      let defaultValue = DefaultValue(declared, canBeLeftOut: defaults.contains(index))
      let hasPlace = takesDefaults(of: element, value, key: keys[index]) && index != rest
      return ValueLayout(
        value,
        name: element.annotated.name(at: index),
        key: keys[index],
        argumentLabel: declared.argumentLabel.map(argumentLabel),
        variable: variables.name(
          declared.variableName ?? key.flatMap { isASCIIIdentifier($0) ? $0 : nil },
          at: index,
          of: element.values.count
        ),
        writesNil: writesNil(declared, element.style),
        defaultValue: defaultValue,
        defaultCauses: hasPlace ? defaultCauses(of: element, value, hasDefault: defaultValue != nil) : [],
        isRest: index == rest
      )
    }
  }

  /// Whether `defaults:` is about a value: not where its place is also that of others, or of the case itself.
  private func takesDefaults(of element: CaseForm, _ value: CaseValue, key: String?) -> Bool {
    if value.isOmitted || !element.isKnown { return false }
    return switch element.style {
    case .none: false
    case .bare: strategy.hasTags && !strategy.tagIsAll
    case .array: true
    case .object, .flat, .merged: key != nil
    }
  }

  private func defaultCauses(of element: CaseForm, _ value: CaseValue, hasDefault: Bool) -> Set<DefaultCause> {
    let isOptional = value.type.expression.isOptional
    return (element.options.defaults ?? options.defaults ?? []).filter { cause in
      switch cause {
      case .missing: false
      case .null: hasDefault && !isOptional && !(value.coder == nil && value.wire == .anything)
      case .invalid: hasDefault || isOptional
      }
    }
  }

  /// Whether a nil is written: if it were left out, a default would be read in its place.
  private func writesNil(_ value: AssociatedValue, _ style: PayloadStyle) -> Bool {
    strategy.writesNil(in: style) || options.nils == .null || (value.defaultValue ?? "nil") != "nil"
  }

  /// The values that a caller can leave out: not those whose place the next argument would take.
  private func omissibleDefaults(of values: [AssociatedValue]) -> Set<Int> {
    var defaults: Set<Int> = []
    var next: AssociatedValue?
    for (index, value) in values.enumerated().reversed() {
      if value.defaultValue != nil, next == nil || next?.argumentLabel != value.argumentLabel {
        defaults.insert(index)
      } else {
        next = value
      }
    }
    return defaults
  }

  /// A label as a call spells it: in backticks only if it would not be a label without, since the compiler warns else.
  private func argumentLabel(_ label: String) -> String {
    let plain = unquoted(label)
    let isName = label == plain || isASCIIIdentifier(plain)
    return isIdentifier(plain) && isName && plain != "inout" ? plain : label
  }

  // MARK: Keys

  /// The keys of a case's values, by their indices; none where they have none.
  private mutating func buildKeys(of element: CaseForm) -> [Int: String] {
    let isKeyed =
      switch element.style {
      case .object, .flat, .merged: true
      case .none, .bare, .array: false
      }
    let annotated = element.annotated
    // Keys that were given are checked all the same.
    let isChecked = annotated.options.keys != nil && !strategy.idleCaseOptions.contains(.keys)
    guard isKeyed || isChecked else { return [:] }
    let coded = annotated.codedValues
    var given: [Labeled<String>] = []
    switch annotated.options.keys {
    case .byPosition(let keys)?:
      if keys.count == coded.count { return Dictionary(uniqueKeysWithValues: zip(coded.map(\.index), keys)) }
      let range = annotated.options.ranges[.keys] ?? annotated.range
      let values = coded.isEmpty ? "no values" : counted(coded.count, "value")
      diagnostics.report(.keyCount, at: range, counted(keys.count, "key"), annotated.name, values)
      return [:]
    case .byLabel(let keys)?:
      given = keys
      let labels = coded.map { annotated.name(at: $0.index) }
      for key in keys where !labels.contains(key.label) {
        diagnostics.reportUnknownLabel(key.label, in: "keys", of: annotated.name, labels, at: key.range)
      }
    case nil: break
    }
    var keys: [Int: String] = [:]
    for (index, _) in coded {
      let name = annotated.name(at: index)
      let own = given.last { $0.label == name } ?? options.keys.last { $0.label == name }
      keys[index] = own?.value ?? defaultKey(of: element, at: index)
    }
    return keys
  }

  /// The key of a value for which no `keys:` has one.
  private mutating func defaultKey(of element: CaseForm, at index: Int) -> String? {
    let annotated = element.annotated
    let value = annotated.values[index]
    if let key = strategy.key(of: value, at: index, in: annotated, options) { return key }
    // Of a case that catches, what its values are is reported if they are wrong.
    let mustBeEmpty = !annotated.options.catches.isDisjoint(with: [.unknown, .invalid])
    let isWrongCatch = mustBeEmpty && !annotated.values.allSatisfy(\.canBeMissing)
    if case .merged = element.style { return nil }
    if element.isKnown, !isWrongCatch {
      let (name, ways) = (annotated.name, waysToKey(of: element))
      diagnostics.report(.valueWithoutKey, at: value.range, name, ways, fixIts: namingKeys(of: annotated, index))
    }
    return nil
  }

  /// What gives a key to the values of a case that have none, with the JSON.
  private func waysToKey(of element: CaseForm) -> String {
    let annotated = element.annotated
    let unnamed = annotated.unnamedValues(options).map(\.index)
    func json(_ key: (Int) -> String?) -> String {
      let keys = annotated.codedValues.compactMap { index, value in
        unnamed.contains(index) ? key(index) : strategy.key(of: value, at: index, in: annotated, options)
      }
      let tag = strategy.tagKey.map { "\(Tag.string($0).quoted):\(element.tag.quoted)" } ?? ""
      return "{\(([tag] + keys.map { "\(Tag.string($0).quoted):…" }).joined(separator: ","))}"
    }
    var ways = unnamed.count == 1 ? ["'unlabeled: .key(\"value\")' for \(json { _ in "value" })"] : []
    ways.append("'unlabeled: .indexed' for \(json { "_\($0)" })")
    if annotated.codedValues.count > 1, unnamed.allSatisfy({ forms.types.isLikelyObject(element.values[$0].wire) }) {
      ways.append("'unlabeled: .merged' for the keys of \(unnamed.count == 1 ? "the value" : "the values") themselves")
    }
    return "write \(ways.joined(separator: ", "))"
  }

  /// An attribute that names the keys of values without one; none if there is one, or has been.
  private func namingKeys(of element: AnnotatedCase, _ index: Int) -> [Diagnostic.FixIt] {
    guard form.annotated.form == .attribute, !element.declaration.hasSiblings, !element.options.isGiven else {
      return []
    }
    let unlabeled = element.values.indices.filter { element.label(of: element.values[$0], options) == nil }
    guard unlabeled.first == index else { return [] }
    let keys = unlabeled.map { "\"\(element.name(at: $0))\": <#\"key\"#>" }.joined(separator: ", ")
    let start = element.declaration.start
    let attribute = "@CodableCase(keys: [\(keys)]) "
    return [.init(range: start..<start, replacement: attribute, message: "add '@CodableCase(keys:)'")]
  }
}

extension [Diagnostic] {
  /// - Parameter place: What the label is in.
  mutating func reportUnknownLabel(
    _ label: String,
    in place: String,
    of caseName: String,
    _ known: [String],
    at range: Range<Int>
  ) {
    reportUnknown(.unknownLabel, at: range, label, among: known, place, caseName, quote: "\"")
  }
}

extension DefaultValue {
  /// Nil where there is no default, or none that says more than that the value is an optional.
  fileprivate init?(_ value: AssociatedValue, canBeLeftOut: Bool) {
    guard let text = value.defaultValue else { return nil }
    if text == "nil" { return nil }
    if isLiteral(text) {
      self = .literal(text)
    } else if canBeLeftOut {
      self = .declared
    } else {
      return nil
    }
  }
}

/// Names for the variables that hold a case's values in generated code: the labels or keys, where they can be.
struct VariableNames {
  /// Names that generated code has another use for, or that the compiler takes for the beginning of an expression.
  private var taken: Set<String> = ["decoder", "encoder", "object", "payload", "values", "await"]

  init(beside form: EnumForm) {
    if !form.hasTags { taken.insert("content") }
  }

  mutating func name(_ wish: String?, at index: Int, of count: Int) -> String {
    let numbered = count == 1 ? "value" : "value\(index)"
    var name = wish.flatMap { Self.isPlain($0) ? $0 : nil } ?? numbered
    if taken.contains(name) { name = numbered }
    while !taken.insert(name).inserted { name += "_" }
    return name
  }

  private static func isPlain(_ name: String) -> Bool {
    let keyword = Keyword(rawValue: name) ?? .none
    // As an argument, these begin an expression.
    return isIdentifier(name) && (keyword == .none || keyword.isContextual && ![.await, .unsafe].contains(keyword))
  }
}
