// Options of a case must have an effect on it.
extension LayoutChecks {
  mutating func checkCaseOptions() {
    for element in layout.cases {
      if element.annotated.options.isSkipped {
        if !element.annotated.declaration.holdsNever { checkSkipped(element) }
        continue
      }
      checkSkippedDirection(of: element)
      let idle = strategy.idleCaseOptions
      for option in CaseOption.allCases where idle.contains(option) {
        guard let range = element.annotated.options.ranges[option] else { continue }
        let isOfKeys = option == .keys || option == .keyAliases
        reportIdle("'\(option.rawValue)'", isOfKeys: isOfKeys, range)
      }
      if !idle.contains(.keyAliases) { checkKeyAliases(of: element) }
      if !idle.contains(.coders), strategy.tagPlace != .alone || element.codedCapture != nil {
        checkCoders(of: element)
      }
      checkOmitted(of: element)
      if !idle.contains(.rest) { checkRest(of: element) }
    }
  }

  private mutating func checkSkipped(_ element: CaseLayout) {
    let options = element.annotated.options
    let name = element.annotated.name
    for option in CaseOption.allCases where option != .skip {
      guard let range = options.ranges[option] else { continue }
      diagnostics.report(.optionOfSkippedCase, at: range, "'\(option.rawValue)'", name)
    }
    if let range = options.tag?.range ?? options.absentTag {
      diagnostics.report(.optionOfSkippedCase, at: range, "a tag", name)
    }
  }

  /// Options about a skipped direction have no effect.
  private mutating func checkSkippedDirection(of element: CaseLayout) {
    guard let direction = element.shape.skippedDirection else { return }
    let (options, name) = (element.annotated.options, element.annotated.name)
    if options.ranges[.skip] != nil, self.options.conformance != .codable {
      let range = options.ranges[.skip] ?? element.annotated.range
      let conformance = self.options.conformance.rawValue
      diagnostics.report(.skippedDirectionOfOne, at: range, name, direction.rawValue, conformance)
    }
    guard direction == .decoding else { return }
    for option in [CaseOption.aliases, .keyAliases, .catches, .matches] {
      // A case without values is written as what it matches.
      if option == .matches, !element.hasCodedValues { continue }
      guard let range = options.ranges[option] else { continue }
      diagnostics.report(.optionOfUnreadCase, at: range, "'\(option.rawValue)'", name)
    }
  }

  private mutating func checkKeyAliases(of element: CaseLayout) {
    let keys = element.content.keyedValues.map(\.key)
    for alias in element.annotated.options.keyAliases where !keys.contains(alias.label) {
      let name = element.annotated.name
      diagnostics.reportUnknown(.unknownAliasedKey, at: alias.range, alias.label, among: keys, name, quote: "\"")
    }
  }

  private mutating func checkCoders(of element: CaseLayout) {
    let labels = element.values.filter { !$0.isOmitted }.map(\.name)
    for coder in element.annotated.options.coders where !labels.contains(coder.label) {
      reportUnknownLabel(coder.label, in: "coders", of: element, labels, at: coder.range)
    }
  }

  /// An omitted value must come from somewhere when it is read.
  private mutating func checkOmitted(of element: CaseLayout) {
    let labels = element.values.map(\.name)
    for omitted in element.annotated.options.omitted {
      guard let index = labels.firstIndex(of: omitted.label) else {
        reportUnknownLabel(omitted.label, in: "omitted values", of: element, labels, at: omitted.range)
        continue
      }
      if options.conformance.isDecodable, element.isDecoded, !element.values[index].canBeMissing {
        diagnostics.report(.omittedValue, at: omitted.range, omitted.label, element.annotated.name)
      }
    }
  }

  /// The rest of an array goes into an array, which is nothing but that.
  private mutating func checkRest(of element: CaseLayout) {
    guard element.annotated.options.takesRest, let range = element.annotated.options.ranges[.rest] else { return }
    let name = element.annotated.name
    if element.catches.contains(.unknown) {
      return diagnostics.report(.restWithOption, at: range, name, "'catches: .unknown'")
    }
    guard case .array(let values) = element.payload, let rest = values.last else {
      return diagnostics.report(.restOutsideArray, at: range, name)
    }
    if !rest.type.isArray {
      diagnostics.report(.restOfOtherType, at: range, name, rest.declared.type.text)
    } else if rest.declared.defaultValue != nil {
      diagnostics.report(.restWithOption, at: range, name, "a default of the last value")
    } else if rest.coder != nil {
      diagnostics.report(.restWithOption, at: range, name, "a coder of the last value")
    }
  }

  /// - Parameter place: What the label is in.
  private mutating func reportUnknownLabel(
    _ label: String,
    in place: String,
    of element: CaseLayout,
    _ labels: [String],
    at range: Range<Int>
  ) {
    let name = element.annotated.name
    diagnostics.reportUnknown(.unknownLabel, at: range, label, among: labels, place, name, quote: "\"")
  }
}

extension TypeExpression {
  /// Whether it is spelled `[T]` or `Array<T>`.
  fileprivate var isArray: Bool {
    switch self {
    case .array: return true
    case .name(let components):
      let plain = Array(components.withoutModule)
      return plain.count == 1 && plain[0].name == "Array" && plain[0].arguments.count == 1
    case .optional, .dictionary, .other: return false
    }
  }
}
