import CodableEnumGenerator

extension WireBuilder {
  /// An annotated enum on the wire.
  mutating func enumeration(_ layout: EnumLayout, in scope: WireNames.Scope) -> WireEnum {
    let options = layout.annotated.options
    return WireEnum(
      strategy: layout.strategy,
      emptyCases: layout.emptyCases,
      rejectsUnknownKeys: layout.rejectsUnknownKeys,
      isDecodable: options.conformance.isDecodable,
      isEncodable: options.conformance.isEncodable,
      tagKinds: layout.tagKinds,
      cases: layout.cases.map { enumCase($0, of: layout, in: scope) }
    )
  }

  private mutating func enumCase(_ element: CaseLayout, of layout: EnumLayout, in scope: WireNames.Scope) -> WireCase {
    let hasTag = if case .nowhere = layout.strategy.tagPlace { false } else { element.hasTag }
    let match = layout.untagged?.cases.first { $0.element.annotated.range == element.annotated.range }
    return WireCase(
      name: element.annotated.name,
      position: names.files[scope.file].position(of: element.annotated.range),
      tag: hasTag ? element.tag : nil,
      aliases: hasTag ? element.aliases : [],
      content: content(of: element, in: scope),
      catches: Catch.allCases.filter(element.catches.contains),
      match: match.map(WireMatch.init)
    )
  }

  private mutating func content(of element: CaseLayout, in scope: WireNames.Scope) -> WireContent {
    switch element.content {
    case .skipped: return .skipped
    case .capture(.tag(let tag)): return .unknownTag(value(tag, of: element, in: scope))
    case .capture(.tagAndContent(let tag, _)): return .unknownTagAndContent(value(tag, of: element, in: scope))
    case .capture(.whole): return .anything
    case .payload(.none): return .none
    case .payload(.bare(let bare)): return .bare(value(bare, of: element, in: scope))
    case .payload(.array(let values)): return .array(values.map { value($0, of: element, in: scope, isElement: true) })
    case .payload(.object(let values)): return .object(values.map { value($0, of: element, in: scope) })
    case .payload(.flat(let values)): return .flat(values.map { value($0, of: element, in: scope) })
    case .payload(.merged(let merged, _)): return .merged(value(merged, of: element, in: scope))
    }
  }

  private mutating func value(_ keyed: KeyedValue, of element: CaseLayout, in scope: WireNames.Scope) -> WireValue {
    var result = value(keyed.value, of: element, in: scope)
    result.key = keyed.key
    result.keyAliases = keyed.aliases
    return result
  }

  /// - Parameter isElement: Whether it is in an array.
  private mutating func value(
    _ layout: ValueLayout,
    of element: CaseLayout,
    in scope: WireNames.Scope,
    isElement: Bool = false
  ) -> WireValue {
    let declared = element.annotated.values[layout.index]
    let offset = declared.range.lowerBound
    let coded = layout.coder.map { type(ofCoder: $0, at: offset, in: scope) }
    let written = coded ?? type(of: declared.type, in: scope)
    // An alias may be an optional that its name does not show: its nil is written, and its key may be missing. In an
    // array, it is then an element like others.
    let (wrapped, isOptional) = isElement && !layout.isOptional ? (written, false) : written.withoutOptional
    return WireValue(
      name: declared.name(at: layout.index),
      position: names.files[scope.file].position(of: declared.range),
      key: nil,
      keyAliases: [],
      type: wrapped,
      typeText: declared.type.text,
      coder: layout.coder,
      isOptional: layout.isOptional || isOptional,
      writesNil: layout.writesNil || (isOptional && !layout.isOptional),
      defaultValue: layout.defaultValue.map { $0.text(of: declared) }
    )
  }
}

extension DefaultValue {
  /// The expression, as the source spells it.
  fileprivate func text(of value: AssociatedValue) -> String {
    switch self {
    case .literal(let text): text
    case .declared: value.defaultValue ?? ""
    }
  }
}

extension WireMatch {
  fileprivate init(_ untagged: UntaggedCase) {
    let requiredKeys: [[String]] =
      switch untagged.keys {
      case .matched(let keys): keys.map { [$0] }
      case .required(let required, _): required.map(\.keys)
      case .unknown: []
      }
    self.init(
      kinds: JSONKind.allCases.filter(untagged.kinds.contains),
      requiredKeys: requiredKeys,
      isExplicit: untagged.isExplicit
    )
  }
}
