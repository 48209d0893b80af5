// One case catches a thing, and has room for it.
extension LayoutChecks {
  mutating func checkCatches() {
    for kind in Catch.allCases {
      let catching = layout.cases.filter { $0.catches.contains(kind) && !$0.isSkipped }
      for element in catching {
        let (name, range) = (element.annotated.name, element.annotated.range)
        let first = catching[0].annotated
        if range != first.range, catching[0].canCoexist(with: element) {
          diagnostics.append(.repetition(.catching(kind.caught), range, first: first.range))
        }
        if !element.conditions.isEmpty { diagnostics.append(.conditionalCatch(name, kind.caught, range)) }
        switch kind {
        case .unknown: checkUnknown(element)
        case .missing: checkMissing(element)
        case .invalid: checkInvalid(element)
        }
      }
    }
  }

  private mutating func checkUnknown(_ element: CaseLayout) {
    let values = element.annotated.values
    let hasContent = strategy.tagPlace.hasContent
    if element.capture == nil, element.canBeEmpty, hasContent || values.isEmpty { return }
    let expected = layout.tagKinds.count == 1 && strategy.tagPlace != .nowhere ? layout.tagKinds[0].valueTypeName : nil
    let isRight =
      switch CaptureShape(values) {
      case .whole: true
      case .tag: values[0].nameWithoutModule == expected
      case .tagAndContent: values[0].nameWithoutModule == expected && hasContent
      case nil: false
      }
    if !isRight {
      let name = element.annotated.name
      diagnostics.append(.unknownPayload(name, expected, keepsContent: hasContent, element.annotated.range))
    }
  }

  private mutating func checkMissing(_ element: CaseLayout) {
    let (name, range) = (element.annotated.name, element.annotated.range)
    switch strategy.tagPlace {
    case .alone, .nowhere:
      diagnostics.append(.missingTagWithoutKey(name, strategy.name.rawValue, range))
    case .value(_, contentKey: nil):
      // The values are read from the object that has no tag.
      switch element.capture {
      case .tag, .tagAndContent: diagnostics.append(.missingWithValues(name, range))
      case .whole, nil: break
      }
    case .key, .value:
      switch element.capture {
      case .tag, .tagAndContent: diagnostics.append(.missingWithValues(name, range))
      case .whole: break
      case nil: if !element.canBeEmpty { diagnostics.append(.missingWithValues(name, range)) }
      }
    }
  }

  private mutating func checkInvalid(_ element: CaseLayout) {
    switch element.capture {
    case .whole: return
    case .tag, .tagAndContent: break
    case nil: if element.canBeEmpty { return }
    }
    diagnostics.append(.invalidWithValues(element.annotated.name, element.annotated.range))
  }
}

extension CaseLayout {
  /// Whether the case can be made without any values that are read.
  fileprivate var canBeEmpty: Bool { values.allSatisfy(\.canBeMissing) }
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
