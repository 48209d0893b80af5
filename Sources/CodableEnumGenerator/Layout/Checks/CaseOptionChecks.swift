// Options of a case must have an effect on it.
extension LayoutChecks {
  mutating func checkCaseOptions() {
    checkCoderNames()
    for element in layout.cases {
      if caseOptions(of: element).isSkipped {
        if !annotated.cases[element.index].declaration.holdsNever { checkSkipped(element) }
        continue
      }
      checkSkippedDirection(of: element)
      let idle = strategy.idleCaseOptions
      for (option, range) in given(idle, in: element) {
        reportIdle("'\(option.rawValue)'", isOfKeys: option == .keys || option == .keyAliases, range)
      }
      if !idle.contains(.keyAliases) { checkKeyAliases(of: element) }
      if !idle.contains(.coders), !layout.tagIsAll || element.codedCapture != nil {
        checkCoders(of: element)
      }
      checkOmitted(of: element)
      if !idle.contains(.rest) { checkRest(of: element) }
    }
  }

  /// The macro doesn't see which types there are.
  private mutating func checkCoderNames() {
    if annotated.form == .attribute { return }
    for coder in options.coders + layout.cases.flatMap({ caseOptions(of: $0).coders }) {
      guard let (name, text) = forms.types.nameWithoutCoder(coder.value) else { continue }
      diagnostics.report(.nameWithoutCoder, at: coder.range, name, text)
    }
  }

  private mutating func checkSkipped(_ element: CaseLayout) {
    let (options, name) = (caseOptions(of: element), element.name)
    for (option, range) in given(CaseOption.allCases, in: element) where option != .skip {
      diagnostics.report(.optionOfSkippedCase, at: range, "'\(option.rawValue)'", name)
    }
    if let range = options.tag?.range ?? options.absentTag {
      diagnostics.report(.optionOfSkippedCase, at: range, "a tag", name)
    }
  }

  /// Options about a skipped direction have no effect.
  private mutating func checkSkippedDirection(of element: CaseLayout) {
    guard let direction = element.shape.skippedDirection else { return }
    if let range = caseOptions(of: element).ranges[.skip], options.conformance != .codable {
      report(.skippedDirectionOfOne, element, at: range, direction.rawValue, options.conformance.rawValue)
    }
    guard direction == .decoding else { return }
    for (option, range) in given(CaseOption.allCases.filter { isOnlyRead($0, of: element) }, in: element) {
      diagnostics.report(.optionOfUnreadCase, at: range, "'\(option.rawValue)'", element.name)
    }
  }

  /// Whether an option changes nothing of what is written.
  private func isOnlyRead(_ option: CaseOption, of element: CaseLayout) -> Bool {
    switch option {
    case .aliases, .keyAliases, .catches, .defaults: true
    // A case without values is written as what it matches.
    case .matches: element.hasCodedValues
    case .keys, .coders, .omit, .skip, .labels, .rest: false
    }
  }

  private mutating func checkKeyAliases(of element: CaseLayout) {
    let keys = element.content.keyedValues.map(\.key)
    for alias in caseOptions(of: element).keyAliases where !keys.contains(alias.label) {
      let name = element.name
      diagnostics.reportUnknown(.unknownAliasedKey, at: alias.range, alias.label, among: keys, name, quote: "\"")
    }
  }

  private mutating func checkCoders(of element: CaseLayout) {
    let labels = element.values.filter { !$0.isOmitted }.map(\.name)
    for coder in caseOptions(of: element).coders where !labels.contains(coder.label) {
      diagnostics.reportUnknownLabel(coder.label, in: "coders", of: element.name, labels, at: coder.range)
    }
  }

  /// An omitted value must come from somewhere when it is read.
  private mutating func checkOmitted(of element: CaseLayout) {
    let labels = element.values.map(\.name)
    for omitted in caseOptions(of: element).omitted {
      guard let index = labels.firstIndex(of: omitted.value) else {
        let range = omitted.range
        diagnostics.reportUnknownLabel(omitted.value, in: "omitted values", of: element.name, labels, at: range)
        continue
      }
      if options.conformance.isDecodable, element.isDecoded, !element.values[index].canBeMissing {
        diagnostics.report(.omittedValue, at: omitted.range, omitted.value, element.name)
      }
    }
  }

  /// The rest of an array goes into an array, which is nothing but that.
  private mutating func checkRest(of element: CaseLayout) {
    guard caseOptions(of: element).takesRest, let range = caseOptions(of: element).ranges[.rest] else { return }
    if element.catches.contains(.unknown) {
      report(.restWithOption, element, at: range, "'catches: .unknown'")
    } else if case .array(let values) = element.payload, let rest = values.last {
      if !rest.type.isArray {
        report(.restOfOtherType, element, at: range, rest.declared.type.text)
      } else if rest.declared.defaultValue != nil {
        report(.restWithOption, element, at: range, "a default of the last value")
      } else if rest.coder != nil {
        report(.restWithOption, element, at: range, "a coder of the last value")
      }
    } else {
      report(.restOutsideArray, element, at: range)
    }
  }
}

extension LayoutChecks {
  /// Those of some options that a case has, and where.
  func given(
    _ options: some Collection<CaseOption>,
    in element: CaseLayout
  ) -> [(option: CaseOption, range: Range<Int>)] {
    let ranges = caseOptions(of: element).ranges
    return CaseOption.allCases.filter(options.contains).compactMap { option in ranges[option].map { (option, $0) } }
  }
}

extension TypeExpression {
  /// Whether it is spelled `[T]` or `Array<T>`.
  fileprivate var isArray: Bool {
    switch self {
    case .array: return true
    case .name(let components):
      let plain = components.withoutModule
      return plain.count == 1 && !plain.isSelected && plain[0].name == "Array" && plain[0].arguments.count == 1
    case .optional, .dictionary, .other: return false
    }
  }
}
