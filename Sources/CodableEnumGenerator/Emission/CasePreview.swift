extension CaseLayout {
  /// What the case is written as, for people to read, with `<Type>` in place of a value.
  package func preview(in layout: EnumLayout) -> String {
    let values = annotated.values.map { JSONValue.placeholder("<\($0.type.text)>") }
    switch content {
    case .skipped:
      return "skipped"
    case .payload(let payload):
      let content = PayloadPreview(payload, values, layout.emptyCases)
      return layout.strategy.emission.preview(payload, tag: JSONValue(tag), content)
    case .capture(.whole):
      return values[0].text()
    case .capture(.tag):
      return layout.strategy.emission.preview(.none, tag: values[0], PayloadPreview(.none, [], layout.emptyCases))
    case .capture(.tagAndContent(_, let rest)):
      let content = PayloadPreview(.bare(rest), values, layout.emptyCases)
      return layout.strategy.emission.preview(.bare(rest), tag: values[0], content)
    }
  }
}

/// The values of a case as JSON, with `<Type>` in place of each.
struct PayloadPreview {
  /// One for each value of the case.
  let values: [JSONValue]
  /// All of them in their shape; nil where they have none of their own.
  let value: JSONValue?
  /// What a case without values is written as in `.caseKeyed`.
  let emptyCases: EmptyCases

  init(_ payload: Payload, _ values: [JSONValue], _ emptyCases: EmptyCases) {
    self.values = values
    self.emptyCases = emptyCases
    switch payload {
    case .none, .flat, .merged: value = nil
    case .bare(let bare): value = values[bare.index]
    case .array(let elements): value = .array(elements.map { values[$0.index] })
    case .object(let keyed): value = keyed.isEmpty ? nil : .object(Self.members(keyed, values))
    }
  }

  /// The values that have keys, by them.
  func members(of payload: Payload) -> [JSONValue.Member] { Self.members(payload.keyedValues, values) }

  private static func members(_ keyed: [KeyedValue], _ values: [JSONValue]) -> [JSONValue.Member] {
    keyed.map { .init(key: $0.key, value: values[$0.value.index]) }
  }
}
