// One case catches a thing, and has room for it.
extension LayoutChecks {
  mutating func checkCatches() {
    for kind in Catch.allCases {
      let catching = layout.cases.filter { $0.catches.contains(kind) && $0.isDecoded }
      for element in catching {
        let first = catching[0]
        // A case that is never read may share its tag.
        let isWrittenOnly = !options.conformance.isDecodable && first.lacksTag && element.lacksTag
        if element !== first, first.canCoexist(with: element), !isWrittenOnly {
          diagnostics.report(.repeatedCatch, at: element.range, kind.caught, first: first.range)
        }
        if !element.conditions.isEmpty { report(.conditionalCatch, element, kind.caught) }
        if kind == .missing, !layout.hasContent, !element.lacksTag {
          report(.missingTagWithoutKey, element, strategy.name.rawValue)
        }
      }
    }
    for element in layout.cases where element.isDecoded {
      if let diagnostic = wrongCatch(element) { diagnostics.append(diagnostic) }
      if element.capture != nil { checkOptions(ofCapturing: element) }
    }
  }

  /// A case that keeps what it catches has neither a tag nor keys of its own.
  private mutating func checkOptions(ofCapturing element: CaseLayout) {
    // A literal is reported for its values.
    if layout.hasTags, let tag = caseOptions(of: element).tag {
      diagnostics.report(.optionOfCapture, at: tag.range, "a tag", element.name)
    }
    let unused = CaseOption.allCases.filter { isUnused($0, byCapturing: element) }
    for (option, range) in given(Set(unused).subtracting(strategy.idleCaseOptions), in: element) {
      diagnostics.report(.optionOfCapture, at: range, "'\(option.rawValue)'", element.name)
    }
    if layout.tagIsAll { return }
    let labels = element.values.filter { !element.hasOwnCoder($0) }.map(\.name)
    for coder in caseOptions(of: element).coders where labels.contains(coder.label) {
      diagnostics.report(.optionOfCapture, at: coder.range, "a coder of '\(coder.label)'", element.name)
    }
  }

  private func isUnused(_ option: CaseOption, byCapturing element: CaseLayout) -> Bool {
    switch option {
    case .keys, .labels, .defaults: true
    case .aliases: layout.hasTags
    case .matches: !layout.hasTags
    // Beside what a coder keeps as the tag, there may be more values.
    case .omit: element.codedCapture == nil || !layout.tagIsAll
    // Each has a check of its own.
    case .keyAliases, .catches, .coders, .skip, .rest: false
    }
  }

  /// Why a case has no room for what it catches. Reported once, since room for one kind is room for those before it.
  func wrongCatch(_ element: CaseLayout) -> Diagnostic? {
    let (name, range) = (element.name, element.range)
    if element.lacksTag {
      let catchesMore = !element.catches.isDisjoint(with: [.unknown, .invalid])
      return catchesMore && !element.canBeEmpty ? Diagnostic(.absentTagWithValues, at: range, [name]) : nil
    }
    if element.catches.contains(.invalid), !hasRoomForInvalid(element) {
      return Diagnostic(element.capture == nil ? .invalidWithValues : .invalidWithCapture, at: range, [name])
    }
    if element.catches.contains(.missing), !hasRoomForMissing(element) {
      return Diagnostic(element.capture == nil ? .missingWithValues : .missingWithCapture, at: range, [name])
    }
    if element.catches.contains(.unknown), !hasRoomForUnknown(element) {
      // Where something else is caught as well, there may be no tag.
      let keptTag = element.catches == [.unknown] ? keptTag : nil
      let isMixed = element.catches == [.unknown] && layout.tagKinds.count > 1 && layout.hasTags
      let cause = isMixed ? ", and tags are of several kinds, which no one type holds" : ""
      var ways = "no values"
      if let keptTag {
        ways += ", one \(keptTag),"
        if layout.hasContent { ways += " one \(keptTag) and one CodableValue," }
      }
      return Diagnostic(.unknownPayload, at: range, [name, cause, ways])
    }
    return nil
  }

  /// The type that can keep a tag; nil where none can.
  private var keptTag: String? {
    layout.tagKinds.count == 1 && layout.hasTags ? layout.tagKinds[0].valueTypeName : nil
  }

  private func hasRoomForUnknown(_ element: CaseLayout) -> Bool {
    let keepsTag = element.values.first?.declared.nameWithoutModule == keptTag
    let hasContent = layout.hasContent
    return switch element.capture {
    case .whole(let value): value.isCodableValue || !hasContent || canKeep(value, isWhole: true)
    case .tag: keepsTag
    case .tagAndContent(_, let value):
      keepsTag && hasContent && (value.isCodableValue || canKeep(value, isWhole: false))
    case nil: element.canBeEmpty && (hasContent || element.values.isEmpty)
    }
  }

  /// Whether a type may be what is under, beside or after an unknown tag, or all there is, as far as the file tells.
  private func canKeep(_ value: ValueLayout, isWhole: Bool) -> Bool {
    let isFirst = layout.tagIsFirst
    guard value.coder == nil, isFirst || isWhole || layout.mergesContent else { return true }
    let kept = isWhole ? value.wire : value.wire.unwrapped
    return kept.isNamed || kept.kinds.isEmpty || kept.kinds.contains(isFirst ? .array : .object)
  }

  private func hasRoomForMissing(_ element: CaseLayout) -> Bool {
    switch (element.capture, layout.tagPlace) {
    // Where a tag has no key, nothing can be missing.
    case (_, .alone), (_, .nowhere), (.whole, _): true
    case (.tag, _), (.tagAndContent, _): false
    // The values are read from the object that has no tag.
    case (nil, .value(_, contentKey: nil)): true
    case (nil, .key), (nil, .value), (nil, .first): element.canBeEmpty
    }
  }

  private func hasRoomForInvalid(_ element: CaseLayout) -> Bool {
    switch element.capture {
    case .whole: element.codedCapture == nil
    case .tag, .tagAndContent: false
    case nil: element.canBeEmpty
    }
  }
}

extension CaseLayout {
  /// Whether a coder of a value counts: what keeps a tag, or any JSON, has none.
  func hasOwnCoder(_ value: ValueLayout) -> Bool {
    switch capture {
    case .whole, nil: capture == nil || !value.isCodableValue
    case .tag(let tag), .tagAndContent(let tag, _): value.index != tag.index && !value.isCodableValue
    }
  }

  /// Whether the case can be made without any values that are read.
  fileprivate var canBeEmpty: Bool {
    // A default that no call can reach is reported as such.
    values.allSatisfy { $0.canBeMissing || $0.declared.defaultValue != nil && !$0.isNilByDefault }
  }
}

extension Catch {
  /// As messages name it.
  fileprivate var caught: String {
    switch self {
    case .unknown: "unknown tags"
    case .missing: "missing tags"
    case .invalid: "invalid values"
    }
  }
}
