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
      for (option, range) in element.given(idle) {
        reportIdle("'\(option.rawValue)'", isOfKeys: option == .keys || option == .keyAliases, range)
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
    let (options, name) = (element.annotated.options, element.annotated.name)
    for (option, range) in element.given(CaseOption.allCases) where option != .skip {
      diagnostics.report(.optionOfSkippedCase, at: range, "'\(option.rawValue)'", name)
    }
    if let range = options.tag?.range ?? options.absentTag {
      diagnostics.report(.optionOfSkippedCase, at: range, "a tag", name)
    }
  }

  /// Options about a skipped direction have no effect.
  private mutating func checkSkippedDirection(of element: CaseLayout) {
    guard let direction = element.shape.skippedDirection else { return }
    if let range = element.annotated.options.ranges[.skip], options.conformance != .codable {
      report(.skippedDirectionOfOne, element, at: range, direction.rawValue, options.conformance.rawValue)
    }
    guard direction == .decoding else { return }
    // A case without values is written as what it matches.
    let unread: [CaseOption] = [.aliases, .keyAliases, .catches] + (element.hasCodedValues ? [.matches] : [])
    for (option, range) in element.given(unread) {
      diagnostics.report(.optionOfUnreadCase, at: range, "'\(option.rawValue)'", element.annotated.name)
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
      diagnostics.reportUnknownLabel(coder.label, in: "coders", of: element.annotated, labels, at: coder.range)
    }
  }

  /// An omitted value must come from somewhere when it is read.
  private mutating func checkOmitted(of element: CaseLayout) {
    let labels = element.values.map(\.name)
    for omitted in element.annotated.options.omitted {
      guard let index = labels.firstIndex(of: omitted.label) else {
        let range = omitted.range
        diagnostics.reportUnknownLabel(omitted.label, in: "omitted values", of: element.annotated, labels, at: range)
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

extension CaseLayout {
  /// Those of some options that the case has, and where.
  func given(_ options: some Collection<CaseOption>) -> [(option: CaseOption, range: Range<Int>)] {
    CaseOption.allCases.filter(options.contains).compactMap { option in
      annotated.options.ranges[option].map { (option, $0) }
    }
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
