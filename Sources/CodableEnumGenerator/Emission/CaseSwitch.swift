// `switch self`, and the container that cases are encoded into.
extension CodeWriter {
  /// `switch self`, with the code that encodes each case.
  ///
  /// - Parameters:
  ///   - payload: For a case with a tag of its own.
  ///   - capture: For a case that keeps what the enum does not know.
  mutating func caseSwitch(
    of layout: EnumLayout,
    payload: (inout CodeWriter, CaseLayout, Payload<ValueLayout>) -> Void,
    capture: (inout CodeWriter, Capture<ValueLayout>) -> Void
  ) {
    let isSplit = layout.cases.count > Self.maximumCaseCount
    switchSelf(over: layout.cases) { writer, element in
      writer.casePattern(of: element)
      writer.indented { writer in
        guard element.isEncoded else { return writer.throwSkipped(element) }
        switch element.content {
        case .payload(let values): payload(&writer, element, values)
        case .capture(let values): capture(&writer, values)
        case .skipped: writer.throwSkipped(element)
        }
        if isSplit { writer.line("return") }
      }
    }
  }

  /// The compiler gives up on checking that a `switch` over some 600 cases with values is exhaustive.
  package static let maximumCaseCount = 256

  /// `switch self`, or several where it would have too many cases: each of them must then return.
  package mutating func switchSelf(over cases: [CaseLayout], _ body: (inout CodeWriter, CaseLayout) -> Void) {
    for start in stride(from: 0, to: max(cases.count, 1), by: Self.maximumCaseCount) {
      line("switch self {")
      conditional(Array(cases.dropFirst(start).prefix(Self.maximumCaseCount)), under: \.conditions, body)
      if cases.count > Self.maximumCaseCount {
        line("default:")
        indented { $0.line("break") }
      }
      line("}")
    }
  }

  private mutating func casePattern(of element: CaseLayout) {
    if !element.isEncoded || !element.hasCodedValues {
      line("case .\(element.name):")
    } else {
      call("case .\(element.name)", element.values.map { $0.isOmitted ? "_" : "let \($0.variable)" }, ":")
    }
  }

  private mutating func throwSkipped(_ element: CaseLayout) {
    line("throw encoder.skippedCase(\(swiftLiteral(element.annotated.name)), of: self)")
  }

  /// The container that a case is encoded into, where there is not one for all.
  mutating func caseContainer(of layout: EnumLayout) {
    if layout.opensContainerPerCase { line("var object = encoder.codableObject()") }
  }

  /// The container that the cases of an enum are encoded into, if there is one for all.
  mutating func encodingContainer(of layout: EnumLayout) {
    if !layout.opensContainerPerCase, layout.cases.contains(where: \.isEncoded) {
      line("var object = encoder.codableObject()")
    }
  }
}
