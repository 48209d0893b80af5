// Raw values: those of Swift, which are the tags of cases that no annotation gives one, and those made of tags.
extension LayoutChecks {
  mutating func checkRawValues() {
    let kind = layout.rawValues.kind
    let unnamed = layout.cases.filter { element in
      !element.isSkipped && caseOptions(of: element).tag == nil && !element.lacksTag
    }
    checkRawType(unnamed)
    checkEqualTags()
    checkLiterals()
    checkHeldRawValues()
    checkCodersOfRawValues()
    guard kind != .integer || strategy.tagsAreValues, namesAreWritten else { return }
    for element in unnamed {
      guard let doubt = element.rawValue.doubt, !options.namesTags || doubt == .text else { continue }
      report(.unknownRawValue, element, doubt.rawValue)
    }
  }

  /// The names of cases would be written in place of raw values that are not tags, or not where tags are keys.
  private mutating func checkRawType(_ unnamed: [CaseLayout]) {
    if options.namesTags { return }
    let (name, range) = (declaration.displayName, declaration.header.range)
    switch layout.rawValues.kind {
    case .integer where !(strategy.tagsAreValues && namesAreWritten) && !unnamed.isEmpty:
      diagnostics.report(.integerRawValues, at: range, name)
    // Without a literal, a text is the name of the case.
    case .other where !layout.rawValues.haveTexts && unnamed.contains { $0.rawValue.tag == nil }:
      diagnostics.report(.otherRawValues, at: range, name)
    case .other where !strategy.tagsAreValues && unnamed.contains { $0.rawValue.tag?.kind == .integer }:
      diagnostics.report(.integerRawValues, at: range, name)
    case .integer, .string, .other, nil: break
    }
  }

  /// Whether cases without a tag of their own are written as their names, or as raw values.
  private var namesAreWritten: Bool { layout.hasTags || options.emptyCases?.isName ?? false }

  /// Values with equal raw values are equal, and Swift compares texts by characters, not by bytes.
  private mutating func checkEqualTags() {
    guard layout.extensions.contains(where: { $0.members.contains(.rawValue) }) else { return }
    var seen: [String: [CaseLayout]] = [:]
    for element in layout.readCases {
      guard case .string(let text) = element.tag else { continue }
      // Tags of the same bytes are reported for that.
      let equal = seen[text]?.first { $0.canCoexist(with: element) && !$0.tag.text.isExactly(text) }
      if let equal {
        let names = [equal.name, element.name, equal.escapedTag, element.escapedTag]
        let (range, first) = (element.range, equal.range)
        diagnostics.append(Diagnostic(.equalTags, at: range, names, first: first))
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
      if caseOptions(of: element).tag == nil, !element.isSkipped, !options.namesTags { continue }
      report(.unwrittenRawValue, element)
    }
  }
}

extension LayoutChecks {
  /// A value that is written as its raw value is all there is.
  fileprivate mutating func checkHeldRawValues() {
    for element in layout.cases where layout.holdsRawValue(element.shape) {
      let name = element.name
      if !layout.hasTags {
        if !(element.form?.certainNumbers ?? []).isEmpty { continue }
        if let held = element.heldRawType, held.kind != .string, held.kind != .integer {
          report(.otherHeldRawValues, element, held.name, "which is neither a string nor an integer")
        }
      } else if layout.tagKinds.count > 1 {
        report(.rawValueBesideMixedTags, element)
      } else if let held = element.heldRawType, held.kind != layout.tagKinds[0] {
        let reason = held.kind == nil ? "which no tag can be" : "but each tag is \(layout.tagKinds[0].name)"
        report(.otherHeldRawValues, element, held.name, reason)
      }
      if let tag = caseOptions(of: element).tag {
        diagnostics.report(.optionOfHeldRawValue, at: tag.range, "a tag", name)
      }
      for (option, range) in given([.aliases, .coders], in: element) {
        diagnostics.report(.optionOfHeldRawValue, at: range, "'\(option.rawValue)'", name)
      }
    }
  }

  /// A raw value is no value of its own to be coded, unless a case catches it.
  fileprivate mutating func checkCodersOfRawValues() {
    guard layout.tagIsAll else { return }
    for element in layout.cases where !element.isSkipped && element.codedCapture == nil {
      guard let range = caseOptions(of: element).ranges[.coders], !layout.holdsRawValue(element.shape) else { continue }
      reportIdle("'\(CaseOption.coders.rawValue)'", isOfKeys: false, range)
    }
  }
}

extension CaseLayout {
  /// The tag with escapes for all but ASCII: tags that are reported may look the same.
  fileprivate var escapedTag: String {
    let scalars = tag.text.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "\"\(scalars.joined())\""
  }
}
