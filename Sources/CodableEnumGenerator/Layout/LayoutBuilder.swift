/// Decides an enum's layout: tags, shapes, keys.
struct LayoutBuilder {
  private let annotated: AnnotatedEnum
  private let rawValues: RawValues
  private var diagnostics: [Diagnostic] = []

  static func build(_ annotated: AnnotatedEnum, _ diagnostics: inout [Diagnostic]) -> EnumLayout {
    var builder = LayoutBuilder(annotated: annotated, rawValues: RawValues(of: annotated.declaration))
    let cases = annotated.cases.enumerated().map { builder.buildCase($1, at: $0) }
    diagnostics += builder.diagnostics
    return EnumLayout(annotated, extensions: ConformanceBuilder(annotated: annotated).build(), cases: cases)
  }

  private var options: EnumOptions { annotated.options }
  private var strategy: Strategy { annotated.options.strategy }

  // MARK: Cases

  private mutating func buildCase(_ element: AnnotatedCase, at index: Int) -> CaseLayout {
    CaseLayout(
      annotated: element,
      tag: element.options.tag?.value ?? rawValue(at: index) ?? .string(options.caseNames.apply(to: element.name)),
      aliases: element.options.aliases.map(\.value),
      content: buildContent(of: element),
      isDeprecated: element.declaration.attributes.contains(where: \.isDeprecation),
      availability: element.declaration.attributes.lazy.compactMap(\.introduction).first,
      conditions: Array(element.declaration.conditions.dropFirst(annotated.declaration.conditions.count))
    )
  }

  /// The raw value of a case whose enum has a raw type; an integer cannot be a key.
  private func rawValue(at index: Int) -> Tag? {
    guard let tag = rawValues.tags[index] else { return nil }
    return strategy.tagIsKey && tag.kind != .string ? nil : tag
  }

  private mutating func buildContent(of element: AnnotatedCase) -> CaseContent {
    if element.options.isSkipped {
      // For what is wrong with them.
      _ = buildPayload(of: element)
      return .skipped
    }
    guard element.options.catches.contains(.unknown), !element.values.isEmpty else {
      return .payload(buildPayload(of: element))
    }
    return CaptureShape(element.values)?.content(buildValues(of: element)) ?? .payload(.none)
  }

  private mutating func buildPayload(of element: AnnotatedCase) -> Payload {
    let shape = strategy.shape(of: element, options)
    let keys = buildKeys(of: element, shape)
    let values = buildValues(of: element, keys: keys)
    switch shape {
    case .none: return .none
    case .bare: return values.first.map { .bare($0) } ?? .none
    case .array: return .array(values)
    case .object: return .object(keyed(values, keys, element))
    case .flat: return .flat(keyed(values, keys, element))
    case .merged(let key): return values.first.map { .merged($0, tagKey: key) } ?? .none
    }
  }

  // MARK: Values

  /// - Parameter keys: For each value, its key; nil where it has none.
  private func buildValues(of element: AnnotatedCase, keys: [String?] = []) -> [ValueLayout] {
    var variables = VariableNames()
    return element.values.enumerated().map { index, value in
      ValueLayout(
        index: index,
        argumentLabel: value.argumentLabel.map(argumentLabel),
        variable: variables.name(
          value.label ?? (index < keys.count ? keys[index] : nil),
          at: index,
          of: element.values.count
        ),
        isOptional: value.type.isOptional,
        writesNil: writesNil(value)
      )
    }
  }

  /// Those that have a key; one that must be given a key has been reported.
  private func keyed(_ values: [ValueLayout], _ keys: [String?], _ element: AnnotatedCase) -> [KeyedValue] {
    let defaults = omissibleDefaults(of: element.values)
    return zip(values, keys).compactMap { value, key in
      key.map { key in
        KeyedValue(
          value: value,
          key: key,
          aliases: element.options.keyAliases.filter { $0.key == key }.flatMap(\.aliases),
          hasDefault: defaults.contains(value.index)
        )
      }
    }
  }

  /// Whether a nil is written: if it were left out, a default would be read in its place.
  private func writesNil(_ value: AssociatedValue) -> Bool {
    strategy.writesNil(of: value) || options.nils == .null || (value.defaultValue ?? "nil") != "nil"
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
    return isIdentifier(plain) && !["inout", "let", "var"].contains(plain) ? plain : label
  }

  // MARK: Keys

  /// For each value, its key; nil where it has none.
  private mutating func buildKeys(of element: AnnotatedCase, _ shape: PayloadShape) -> [String?] {
    switch shape {
    case .object, .flat: break
    case .none, .bare, .array, .merged:
      // Keys that were given are checked all the same.
      guard element.options.ranges[.keys] != nil, !strategy.idleCaseOptions.contains(.keys) else {
        return element.values.map { _ in nil }
      }
    }
    switch element.options.keys {
    case .byPosition(let keys):
      guard keys.count == element.values.count else {
        let range = element.options.ranges[.keys] ?? element.range
        diagnostics.append(.keyCount(keys.count, of: element.name, values: element.values.count, range))
        return element.values.map { _ in nil }
      }
      return keys
    case .byLabel(let keys):
      let labels = element.values.enumerated().map { index, value in value.label ?? "_\(index)" }
      for key in keys where !labels.contains(key.label) {
        diagnostics.append(.unknownLabel(key.label, of: element.name, labels, key.range))
      }
      return element.values.indices.map { index in
        keys.last { $0.label == labels[index] }?.key ?? defaultKey(of: element, at: index)
      }
    case .none:
      return element.values.indices.map { defaultKey(of: element, at: $0) }
    }
  }

  /// The key of a value for which `keys:` has none.
  private mutating func defaultKey(of element: AnnotatedCase, at index: Int) -> String? {
    let value = element.values[index]
    if let key = strategy.key(of: value, at: index, in: element, options) { return key }
    if !element.options.isSkipped, options.unlabeled != .merged {
      diagnostics.append(.valueWithoutKey(element.name, value.range, placeForKeys(element, index)))
    }
    return nil
  }

  /// Where an attribute that names keys can go, and the values it must name; nil if there is one, or has been.
  private func placeForKeys(_ element: AnnotatedCase, _ index: Int) -> (Int, [String])? {
    guard annotated.form == .attribute, !element.declaration.hasSiblings, !element.options.isGiven else { return nil }
    let unlabeled = element.values.indices.filter { element.values[$0].label == nil }
    return unlabeled.first == index ? (element.declaration.start, unlabeled.map { "_\($0)" }) : nil
  }
}
