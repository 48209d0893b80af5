// What `defaults:` says must change how some value is read.
extension LayoutChecks {
  mutating func checkDefaultCauses() {
    if strategy.idleEnumOptions.contains(.defaults) { return }
    if !options.conformance.isDecodable {
      for range in [options.ranges[.defaults]] + layout.cases.map({ caseOptions(of: $0).ranges[.defaults] }) {
        if let range { diagnostics.report(.defaultsOfUnreadEnum, at: range, declaration.displayName) }
      }
      return
    }
    let read = layout.cases.filter { $0.isDecoded && $0.payload != nil }
    let others = read.filter { caseOptions(of: $0).defaults == nil }
    checkEffect(of: options.defaults, at: options.ranges[.defaults], "enum '\(declaration.displayName)'", others)
    for element in read {
      let own = caseOptions(of: element)
      checkEffect(of: own.defaults, at: own.ranges[.defaults], "case '\(element.name)'", [element])
      checkOrder(of: element)
    }
  }

  private mutating func checkEffect(
    of causes: Set<DefaultCause>?,
    at range: Range<Int>?,
    _ owner: String,
    _ cases: [CaseLayout]
  ) {
    guard let causes, let range else { return }
    for cause in DefaultCause.allCases where causes.contains(cause) {
      if cases.contains(where: { $0.values.contains { takes(cause, $0) } }) { continue }
      switch cause {
      case .missing: break
      case .null: diagnostics.report(.idleDefault, at: range, "null", owner, "has a default and is never null")
      case .invalid: diagnostics.report(.idleDefault, at: range, "invalid", owner, "has a default or is optional")
      }
    }
  }

  private func takes(_ cause: DefaultCause, _ value: ValueLayout) -> Bool {
    value.defaultCauses.contains(cause) && (cause != .null || value.coder != nil || !forms.mayBeNull(value))
  }

  /// Elements are read in their order, and a default that only the case knows is read from the case once it is built.
  private mutating func checkOrder(of element: CaseLayout) {
    guard case .array(let values)? = element.payload else { return }
    for value in values.prefix(values.requiredCount(\.canBeMissing)) {
      guard case .declared? = value.defaultValue, !value.defaultCauses.isEmpty else { continue }
      report(.defaultBeforeRequired, element, at: value.declared.range)
    }
  }
}
