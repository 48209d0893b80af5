/// Decides an enum's layout: tags, shapes, keys.
struct LayoutBuilder {
  private let annotated: AnnotatedEnum
  private let tags: CaseTags
  private let fileTypes: FileTypes
  /// The types parsed so far, by their text: an enum's values have few types.
  private var types: [String: TypeParts] = [:]
  private var diagnostics: [Diagnostic] = []

  /// - Parameter fileTypes: Those that the enum may have values of.
  static func build(
    _ annotated: AnnotatedEnum,
    among fileTypes: FileTypes,
    _ diagnostics: inout [Diagnostic]
  ) -> EnumLayout {
    var builder = LayoutBuilder(annotated: annotated, tags: CaseTags(of: annotated), fileTypes: fileTypes)
    let cases = annotated.cases.enumerated().map { builder.buildCase($1, at: $0) }
    diagnostics += builder.diagnostics
    return EnumLayout(
      annotated,
      extensions: ConformanceBuilder(annotated: annotated, cases: cases).build(),
      cases: cases,
      rawKind: fileTypes.rawKind(of: annotated)
    )
  }

  private var options: EnumOptions { annotated.options }
  private var strategy: Strategy { annotated.options.strategy }

  // MARK: Cases

  private mutating func buildCase(_ element: AnnotatedCase, at index: Int) -> CaseLayout {
    let capture = tags.capture(element)
    let shape = shape(of: element)
    let values = buildValues(of: element, shape, keys: buildKeys(of: element, shape), capture)
    let content = content(of: element, values, capture, shape)
    let isTagless = strategy.tagPlace == .nowhere
    // How the values of an untagged case are told apart matters to no other strategy.
    let form = isTagless ? fileTypes.bareForm(of: element, in: annotated) : nil
    let hasTag = tags.hasTag(element)
    let isClaiming = isTagless && tags.hasPayload(element) && !hasTag
    let isWritten = hasTag && element.options.absentTag == nil
    // Without a tag of its own, a case is written with none.
    let writableTags = isWritten ? [tags[index]] + element.options.aliases.map(\.value) : []
    return CaseLayout(
      annotated: element,
      shape: CaseShape(
        name: element.name,
        place: element.range,
        tag: isWritten ? tags[index] : nil,
        aliases: hasTag ? element.options.aliases.map(\.value) : [],
        catches: element.options.catches.isEmpty ? [] : Catch.allCases.filter(element.options.catches.contains),
        content: content,
        claim: isClaiming ? Claim(element, shape, content.keyedValues, form) : nil,
        skippedDirection: element.options.skippedDirection
      ),
      values: values,
      form: form,
      foreignTag: hasTag ? fileTypes.foreignTag(in: element, of: annotated, besides: writableTags) : nil,
      keyTaker: hasTag ? fileTypes.keyTaker(in: element, of: annotated) : nil,
      tag: tags[index],
      rawLiteral: tags.rawLiteral(at: index),
      isOverloaded: annotated.declaration.members.staticFunctions.contains(element.name),
      isDeprecated: element.declaration.attributes.contains(where: \.isDeprecation),
      availability: element.declaration.attributes.lazy.compactMap(\.introduction).first,
      conditions: Array(element.declaration.conditions.dropFirst(annotated.declaration.conditions.count))
    )
  }

  /// The payload of a case; nil where a raw value is required and missing.
  private func shape(of element: AnnotatedCase) -> PayloadShape {
    let shape = strategy.shape(of: element, options)
    guard strategy.tagPlace == .alone, case .bare = shape else { return shape }
    let value = element.codedValues[0].value
    return fileTypes.lacksRawValue(value.type.expression, in: annotated.declaration) ? .none : shape
  }

  private func content(
    of element: AnnotatedCase,
    _ values: [ValueLayout],
    _ capture: CaptureShape?,
    _ shape: PayloadShape
  ) -> CaseContent<ValueLayout> {
    if element.options.isSkipped { return .skipped }
    if let capture { return capture.content(values) }
    return .payload(Payload(shape, values.filter { !$0.isOmitted }, element.options))
  }

  // MARK: Values

  /// - Parameter keys: For each value, its key; nil where it has none.
  private mutating func buildValues(
    of element: AnnotatedCase,
    _ shape: PayloadShape,
    keys: [String?],
    _ capture: CaptureShape?
  ) -> [ValueLayout] {
    let defaults = omissibleDefaults(of: element.values)
    var variables = VariableNames(of: strategy)
    return element.values.enumerated().map { index, value in
      let name = value.name(at: index)
      let type = parts(of: value.type)
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
        isOptional: type.expression.isOptional,
        writesNil: writesNil(value, shape),
        defaultValue: DefaultValue(value, canBeLeftOut: defaults.contains(index)),
        isNilByDefault: value.defaultValue == "nil",
        coder: capture.map { $0 != .coded } ?? false ? nil : fileTypes.coder(ofValue: name, in: element, of: annotated),
        isOmitted: element.isOmitted(index, value),
        mayBeNull: strategy.tagPlace == .nowhere && fileTypes.mayBeNull(value, in: annotated)
      )
    }
  }

  private mutating func parts(of type: TypeSyntax) -> TypeParts {
    if let known = types[type.text] { return known }
    let parts = type.parts
    types[type.text] = parts
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

  /// For each value, its key; nil where it has none.
  private mutating func buildKeys(of element: AnnotatedCase, _ shape: PayloadShape) -> [String?] {
    let isKeyed: Bool
    switch shape {
    case .object, .flat, .merged: isKeyed = true
    case .none, .bare, .array: isKeyed = false
    }
    // Keys that were given are checked all the same.
    let isChecked = element.options.ranges[.keys] != nil && !strategy.idleCaseOptions.contains(.keys)
    guard isKeyed || isChecked else { return element.values.map { _ in nil } }
    switch element.options.keys {
    case .byPosition(let keys):
      let coded = element.codedValues
      guard keys.count == coded.count else {
        let range = element.options.ranges[.keys] ?? element.range
        let values = coded.isEmpty ? "no values" : counted(coded.count, "value")
        diagnostics.report(.keyCount, at: range, counted(keys.count, "key"), element.name, values)
        return element.values.map { _ in nil }
      }
      var result = [String?](repeating: nil, count: element.values.count)
      for (position, value) in coded.enumerated() { result[value.index] = keys[position] }
      return result
    case .byLabel(let keys):
      let labels = element.codedValues.map { $0.value.name(at: $0.index) }
      for key in keys where !labels.contains(key.label) {
        diagnostics.reportUnknown(
          .unknownLabel,
          at: key.range,
          key.label,
          among: labels,
          "keys",
          element.name,
          quote: "\""
        )
      }
      return buildKeys(of: element, by: keys)
    case .none:
      return buildKeys(of: element, by: [])
    }
  }

  /// - Parameter keys: Those of the case; the enum's are looked up after them.
  private mutating func buildKeys(of element: AnnotatedCase, by keys: [LabeledKey]) -> [String?] {
    element.values.enumerated().map { index, value in
      if element.isOmitted(index, value) { return nil }
      let name = value.name(at: index)
      let given = keys.last { $0.label == name } ?? options.keys.last { $0.label == name }
      return given?.key ?? defaultKey(of: element, at: index)
    }
  }

  /// The key of a value for which no `keys:` has one.
  private mutating func defaultKey(of element: AnnotatedCase, at index: Int) -> String? {
    let value = element.values[index]
    if let key = strategy.key(of: value, at: index, in: element, options) { return key }
    // Of a case that catches, what its values are is reported if they are wrong.
    let mustBeEmpty = !element.options.catches.isDisjoint(with: [.unknown, .invalid])
    let isWrongCatch = mustBeEmpty && !element.values.allSatisfy(\.canBeMissing)
    if !element.options.isSkipped, tags.capture(element) == nil, !isWrongCatch,
      options.unlabeled != .merged
    {
      diagnostics.report(.valueWithoutKey, at: value.range, element.name, fixIts: namingKeys(of: element, index))
    }
    return nil
  }

  /// An attribute that names the keys of values without one; none if there is one, or has been.
  private func namingKeys(of element: AnnotatedCase, _ index: Int) -> [Diagnostic.FixIt] {
    guard annotated.form == .attribute, !element.declaration.hasSiblings, !element.options.isGiven else { return [] }
    let unlabeled = element.values.indices.filter { element.label(of: element.values[$0], options) == nil }
    guard unlabeled.first == index else { return [] }
    let keys = unlabeled.map { "\"\(element.values[$0].name(at: $0))\": <#\"key\"#>" }.joined(separator: ", ")
    let start = element.declaration.start
    let attribute = "@CodableCase(keys: [\(keys)]) "
    return [.init(range: start..<start, replacement: attribute, message: "add '@CodableCase(keys:)'")]
  }
}

extension Payload<ValueLayout> {
  /// - Parameter values: All that are on the wire; one that must be given a key and has none has been reported.
  fileprivate init(_ shape: PayloadShape, _ values: [ValueLayout], _ options: CaseOptions) {
    func keyed() -> [KeyedValue<ValueLayout>] {
      values.compactMap { value in
        value.key.map { KeyedValue(value: value, key: $0, aliases: options.aliases(ofKey: $0)) }
      }
    }
    switch shape {
    case .none: self = .none
    case .bare: self = values.first.map { .bare($0) } ?? .none
    case .array: self = .array(values)
    case .object: self = .object(keyed())
    case .flat: self = .flat(keyed())
    case .merged(let key): self = .merged(values.filter { $0.key == nil }, beside: keyed(), tagKey: key)
    }
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

extension CaseOptions {
  /// The one direction that the case skips.
  fileprivate var skippedDirection: Direction? { isSkipped ? nil : skipped.first }

  fileprivate func aliases(ofKey key: String) -> [String] { keyAliases.filter { $0.key == key }.flatMap(\.aliases) }
}
