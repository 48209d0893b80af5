/// `.caseKeyed`: `{"empty": true}`, `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
/// `.caseKeyed(payload: .labeled)`: `{"empty": {}}`, `{"load": {"key": "k", "_1": 4}}`
/// `.caseKeyed(payload: .natural)`: `"empty"`, `{"editing": "headers"}`, `{"load": {"key": "k"}}`
/// `.caseKeyed(payload: .array)`: `{"empty": null}`, `{"editing": ["headers"]}`
struct CaseKeyedEmission: LayoutEmission {
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    open(layout, &writer)
    let unknown = UnknownTag(content: "object.content()") { value in
      value.call("object.\(value.isOptional ? "optionalValue" : "value")", [])
    }
    writer.tagSwitch(of: layout, unknown: unknown) { writer, element, payload in
      if layout.rejectsUnknownKeys {
        writer.line("try object.rejectUnknownKeys()")
        if payload.values.isEmpty { writer.line("try object.rejectContent()") }
      }
      writer.decode(payload, of: element, in: layout)
    }
  }

  private func open(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let tagsStandAlone = layout.emptyCases == .name && layout.taggedCases.contains { !$0.hasCodedValues }
    let missing = layout.catching[.missing]
    var arguments = ["of: Self.self"]
    if tagsStandAlone { arguments.append("namesStandAlone: true") }
    if case .whole = layout.catching[.unknown]?.capture { arguments.append("keepsWhole: true") }
    if missing != nil { arguments.append("admitsEmpty: true") }
    let tags = layout.orderedTaggedCases.prefix(while: \.isCountable).flatMap(\.tags)
    if !tags.isEmpty, layout.taggedCases.count > 1 { arguments.append("withValues: \(tags.count)") }
    let nullable = layout.orderedTaggedCases.prefix { $0.isCountable && $0.isNullable }.flatMap(\.tags)
    if !nullable.isEmpty, layout.taggedCases.count > 1 { arguments.append("nullable: \(nullable.count)") }
    writer.open(
      "caseKeyedObject",
      arguments,
      of: layout,
      passesMissing: layout.catching[.invalid] != nil && missing == nil
    )
    guard let missing else { return }
    writer.block("if object.isEmpty") { writer in
      writer.requireAvailability(of: missing, orThrow: "object.noCase()")
      if !missing.lacksTag { writer.line("decoder.reportCaught(object.noCase())") }
      var construction = CaseConstruction(missing)
      if case .whole(let value) = missing.capture { construction.read(value) { _ in "object.wholeValue()" } }
      writer.construct(construction)
      writer.line("return")
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if element.lacksTag { return writer.encodeEmptyObject() }
      let key = element.tag.literal
      if payload.values.isEmpty, layout.emptyCases == .name { return writer.line(writer.tagAlone(key, in: layout)) }
      writer.caseContainer(of: layout)
      payload.values.isEmpty
        ? writer.encode(layout.emptyCases, forKey: key) : writer.encode(payload, forKey: key)
    } capture: { writer, capture in
      switch capture {
      case .whole(let value):
        writer.encodeUnknown(value, in: layout, tagKey: nil)
      case .tagAndContent(let tag, let content) where !content.isCodableValue:
        writer.refuseKnownTag(tag, content, in: layout)
        writer.caseContainer(of: layout)
        writer.line("try object.encodeValue(\(content.encoded), underTag: \(tag.asKey))")
      case .tagAndContent(let tag, let content):
        let alone = layout.emptyCases == .name ? ", namesStandAlone: true" : ""
        writer.line("try encoder.encodeUnknownCase(\(tag.asKey), \(content.variable)\(alone))")
      case .tag(let tag):
        guard let content = layout.emptyCases.captured else {
          return writer.line(writer.tagAlone(tag.asTag, in: layout))
        }
        writer.caseContainer(of: layout)
        writer.line("try object.encodeContent(\(content), underTag: \(tag.asKey)\(layout.writesNullContent))")
      }
    }
  }
}
