/// Decides an enum's layout: tags, shapes, keys. What depends on how other enums of the file are laid out comes after that.
struct LayoutBuilder {
  let annotated: AnnotatedEnum
  private let types: FileTypes
  private let rawValues: RawValues
  /// The names of the types that can keep a tag of the enum.
  let keepers: Set<String>
  /// The types parsed so far, by their text: an enum's values have few types.
  private var parsedTypes: [String: TypeParts] = [:]
  private var diagnostics: [Diagnostic] = []

  /// - Parameter types: Those that the enum may have values of.
  static func build(_ annotated: AnnotatedEnum, among types: FileTypes, _ diagnostics: inout [Diagnostic]) -> EnumLayout
  {
    var builder = LayoutBuilder(annotated, types)
    let cases = zip(annotated.cases, builder.rawValues.values).map { builder.buildCase($0, $1) }
    diagnostics += builder.diagnostics
    return EnumLayout(annotated, builder.rawValues, cases: cases)
  }

  private init(_ annotated: AnnotatedEnum, _ types: FileTypes) {
    (self.annotated, self.types) = (annotated, types)
    rawValues = RawValues(of: annotated.declaration)
    keepers = Self.keepers(of: annotated)
  }

  var options: EnumOptions { annotated.options }
  var strategy: Strategy { annotated.options.strategy }

  // MARK: Cases

  private mutating func buildCase(_ element: AnnotatedCase, _ rawValue: RawValue) -> CaseLayout {
    let options = element.options
    let capture = capture(element)
    let shape = strategy.shape(of: element, self.options)
    let values = buildValues(of: element, shape, capture)
    let tag = tag(of: element, rawValue)
    let hasTag = !options.isSkipped && capture == nil && hasTag(element, shape)
    return CaseLayout(
      element,
      of: annotated.declaration,
      CaseShape(
        name: element.name,
        place: element.range,
        tag: hasTag && options.absentTag == nil ? tag : nil,
        aliases: hasTag ? options.aliases.map(\.value) : [],
        catches: options.catches.isEmpty ? [] : Catch.allCases.filter(options.catches.contains),
        content: content(of: element, values, capture, shape),
        claim: nil,
        skippedDirection: options.isSkipped ? nil : options.skipped.first
      ),
      values: values,
      tag: tag,
      rawValue: rawValue
    )
  }

  private func content(
    of element: AnnotatedCase,
    _ values: [ValueLayout],
    _ capture: Capture<Int>?,
    _ shape: PayloadShape
  ) -> CaseContent<ValueLayout> {
    if element.options.isSkipped { return .skipped }
    switch capture {
    case .tag(let tag): return .capture(.tag(values[tag]))
    case .tagAndContent(let tag, let content):
      return .capture(.tagAndContent(tag: values[tag], content: values[content]))
    case .whole(let value): return .capture(.whole(values[value]))
    case nil: return .payload(payload(shape, values.filter { !$0.isOmitted }, element.options))
    }
  }

  /// - Parameter values: All that are on the wire; one that must be given a key and has none has been reported.
  private func payload(_ shape: PayloadShape, _ values: [ValueLayout], _ options: CaseOptions) -> Payload<ValueLayout> {
    func keyed() -> [KeyedValue<ValueLayout>] {
      values.compactMap { value in
        value.key.map { key in
          let aliases = options.keyAliases.filter { $0.label == key }.flatMap(\.value)
          return KeyedValue(value: value, key: key, aliases: aliases)
        }
      }
    }
    switch shape {
    case .none: return .none
    case .bare:
      // A raw value may be required and missing.
      let lacksRawValue = strategy.tagPlace == .alone && types.lacksRawValue(values[0].type, in: annotated.declaration)
      return lacksRawValue ? .none : .bare(values[0])
    case .array: return .array(values)
    case .object: return .object(keyed())
    case .flat: return .flat(keyed())
    case .merged(let key): return .merged(values.filter { $0.key == nil }, beside: keyed(), tagKey: key)
    }
  }

  // MARK: Values

  private mutating func buildValues(
    of element: AnnotatedCase,
    _ shape: PayloadShape,
    _ capture: Capture<Int>?
  ) -> [ValueLayout] {
    let keys = buildKeys(of: element, shape)
    let isOrdinary = capture == nil || keptByCoder(element) != nil || element.options.catches == [.unknown]
    let defaults = omissibleDefaults(of: element.values)
    let coded = Set(element.codedValues.map(\.index))
    var rest: Int?
    if element.options.takesRest, case .array = shape { rest = element.codedValues.last?.index }
    var variables = VariableNames(of: strategy)
    return element.values.enumerated().map { index, value in
      let name = element.name(at: index)
      let type = parts(of: value.type)
      let coder = isOrdinary ? types.coder(ofValue: name, in: element, of: annotated) : nil
      return ValueLayout(
        declared: value,
        index: index,
        name: name,
        type: type.expression,
        uncodable: type.uncodable,
        key: keys[index],
        argumentLabel: value.argumentLabel.map(argumentLabel),
        variable: variables.name(
          value.variableName ?? (capture != nil ? nil : keys[index].flatMap { isASCIIIdentifier($0) ? $0 : nil }),
          at: index,
          of: element.values.count
        ),
        writesNil: writesNil(value, shape),
        defaultValue: DefaultValue(value, canBeLeftOut: defaults.contains(index)),
        coder: coder,
        isRest: index == rest,
        isOmitted: !coded.contains(index),
        isAnything: coder == nil && types.type(of: type.expression, in: annotated.declaration) == .anything
      )
    }
  }

  private mutating func parts(of type: TypeSyntax) -> TypeParts {
    if let known = parsedTypes[type.text] { return known }
    let parts = type.parts
    parsedTypes[type.text] = parts
    return parts
  }

  /// Whether a nil is written: if it were left out, a default would be read in its place.
  private func writesNil(_ value: AssociatedValue, _ shape: PayloadShape) -> Bool {
    strategy.writesNil(in: shape) || options.nils == .null || (value.defaultValue ?? "nil") != "nil"
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
  private mutating func buildKeys(of element: AnnotatedCase, _ shape: PayloadShape) -> [Int: String] {
    let isKeyed =
      switch shape {
      case .object, .flat, .merged: true
      case .none, .bare, .array: false
      }
    // Keys that were given are checked all the same.
    let isChecked = element.options.ranges[.keys] != nil && !strategy.idleCaseOptions.contains(.keys)
    guard isKeyed || isChecked else { return [:] }
    let coded = element.codedValues
    var given: [Labeled<String>] = []
    switch element.options.keys {
    case .byPosition(let keys):
      if keys.count == coded.count { return Dictionary(uniqueKeysWithValues: zip(coded.map(\.index), keys)) }
      let range = element.options.ranges[.keys] ?? element.range
      let values = coded.isEmpty ? "no values" : counted(coded.count, "value")
      diagnostics.report(.keyCount, at: range, counted(keys.count, "key"), element.name, values)
      return [:]
    case .byLabel(let keys):
      given = keys
      let labels = coded.map { element.name(at: $0.index) }
      for key in keys where !labels.contains(key.label) {
        diagnostics.reportUnknownLabel(key.label, in: "keys", of: element, labels, at: key.range)
      }
    case .none: break
    }
    var keys: [Int: String] = [:]
    for (index, _) in coded {
      let name = element.name(at: index)
      let own = given.last { $0.label == name } ?? options.keys.last { $0.label == name }
      keys[index] = own?.value ?? defaultKey(of: element, at: index)
    }
    return keys
  }

  /// The key of a value for which no `keys:` has one.
  private mutating func defaultKey(of element: AnnotatedCase, at index: Int) -> String? {
    let value = element.values[index]
    if let key = strategy.key(of: value, at: index, in: element, options) { return key }
    // Of a case that catches, what its values are is reported if they are wrong.
    let mustBeEmpty = !element.options.catches.isDisjoint(with: [.unknown, .invalid])
    let isWrongCatch = mustBeEmpty && !element.values.allSatisfy(\.canBeMissing)
    if !element.options.isSkipped, capture(element) == nil, !isWrongCatch, options.unlabeled != .merged {
      diagnostics.report(.valueWithoutKey, at: value.range, element.name, fixIts: namingKeys(of: element, index))
    }
    return nil
  }

  /// An attribute that names the keys of values without one; none if there is one, or has been.
  private func namingKeys(of element: AnnotatedCase, _ index: Int) -> [Diagnostic.FixIt] {
    guard annotated.form == .attribute, !element.declaration.hasSiblings, !element.options.isGiven else { return [] }
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
    of element: AnnotatedCase,
    _ known: [String],
    at range: Range<Int>
  ) {
    reportUnknown(.unknownLabel, at: range, label, among: known, place, element.name, quote: "\"")
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

  init(of strategy: Strategy) {
    if strategy == .untagged { taken.insert("content") }
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
