// Raw values: those of Swift, which are the tags of cases that no annotation gives one, and those made of tags.
extension LayoutChecks {
  mutating func checkRawValues() {
    let rawValues = RawValues(of: declaration)
    let unnamed = layout.cases.indices.filter { index in
      let element = layout.cases[index]
      return !element.isSkipped && element.annotated.options.tag == nil && !element.lacksTag
    }
    checkRawType(rawValues, unnamed)
    checkEqualTags()
    checkLiterals()
    checkHeldRawValues()
    checkCodersOfRawValues()
    guard rawValues.kind != .integer || strategy.tagsAreValues, namesAreWritten else { return }
    for index in unnamed {
      guard let doubt = rawValues.doubts[index] else { continue }
      let element = layout.cases[index].annotated
      diagnostics.append(.unknownRawValue(element.name, doubt, element.range))
    }
  }

  /// The names of cases would be written in place of raw values that are not tags, or not where tags are keys.
  private mutating func checkRawType(_ rawValues: RawValues, _ unnamed: [Int]) {
    let (name, range) = (declaration.displayName, declaration.header.range)
    switch rawValues.kind {
    case .integer where !(strategy.tagsAreValues && namesAreWritten) && !unnamed.isEmpty:
      diagnostics.append(.integerRawValues(name, range))
    // Without a literal, a text is the name of the case.
    case .other where !rawValues.haveTexts && unnamed.contains { rawValues.tags[$0] == nil }:
      diagnostics.append(.otherRawValues(name, range))
    case .other where !strategy.tagsAreValues && unnamed.contains { rawValues.tags[$0]?.kind == .integer }:
      diagnostics.append(.integerRawValues(name, range))
    case .integer, .string, .other, nil: break
    }
  }

  /// Whether cases without a tag of their own are written as their names, or as raw values.
  private var namesAreWritten: Bool { strategy.tagPlace != .nowhere || options.emptyCases == .name }

  /// Values with equal raw values are equal, and Swift compares texts by characters, not by bytes.
  private mutating func checkEqualTags() {
    guard layout.extensions.contains(where: { $0.members.contains(.rawValue) }) else { return }
    var seen: [String: [CaseLayout]] = [:]
    for element in layout.taggedCases {
      guard case .string(let text) = element.tag else { continue }
      // Tags of the same bytes are reported for that.
      let equal = seen[text]?.first { $0.canCoexist(with: element) && !$0.tag.text.utf8.elementsEqual(text.utf8) }
      if let equal {
        diagnostics.append(.equalTags(equal.reportedTag, element.reportedTag))
      } else {
        seen[text, default: []].append(element)
      }
    }
  }
}

extension LayoutChecks {
  /// A raw value that is written for the compiler must be known even where it is no tag.
  fileprivate mutating func checkLiterals() {
    let members = layout.extensions.flatMap(\.members)
    guard members.contains(.declaredRawValueInitializer) || members.contains(.declaredRawValue) else { return }
    for element in layout.cases where element.rawLiteral == nil {
      // One that should be a tag is reported for that.
      if element.annotated.options.tag == nil, !element.isSkipped { continue }
      diagnostics.append(.unwrittenRawValue(element.annotated.name, element.annotated.range))
    }
  }
}

extension LayoutChecks {
  /// A value that is written as its raw value is all there is.
  fileprivate mutating func checkHeldRawValues() {
    for element in layout.cases where strategy.holdsRawValue(element) {
      let (name, options) = (element.annotated.name, element.annotated.options)
      if layout.tagKinds.count > 1 { diagnostics.append(.rawValueBesideMixedTags(name, element.annotated.range)) }
      if let tag = options.tag { diagnostics.append(.optionOfHeldRawValue("a tag", name, tag.range)) }
      for option in [CaseOption.aliases, .coders] {
        guard let range = options.ranges[option] else { continue }
        diagnostics.append(.optionOfHeldRawValue("'\(option.rawValue)'", name, range))
      }
    }
  }

  /// A raw value is no value of its own to be coded, unless a case catches it.
  fileprivate mutating func checkCodersOfRawValues() {
    guard strategy.tagPlace == .alone else { return }
    for element in layout.cases where !element.isSkipped && element.codedCapture == nil {
      guard let range = element.annotated.options.ranges[.coders], !strategy.holdsRawValue(element) else { continue }
      reportIdle("'\(CaseOption.coders.rawValue)'", isOfKeys: false, range)
    }
  }
}

extension CaseLayout {
  fileprivate var reportedTag: Diagnostic.CaseTag { .init(name: annotated.name, tag: tag.text, range: annotated.range) }
}
