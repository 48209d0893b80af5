/// `.caseKeyed`: `{"empty": true}`, `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
/// `.caseKeyed(payload: .labeled)`: `{"empty": {}}`, `{"load": {"key": "k", "_1": 4}}`
/// `.caseKeyed(payload: .natural)`: `"empty"`, `{"editing": "headers"}`, `{"load": {"key": "k"}}`
/// `.caseKeyed(payload: .array)`: `{"empty": null}`, `{"editing": ["headers"]}`
extension EnumEmission {
  func decodeCaseKeyed() {
    openCaseKeyedObject()
    let unknown = UnknownTag(content: "object.content()") { value in
      value.call("object.\(value.isOptional ? "optionalContent" : "value")", [])
    }
    tagSwitch(unknown) { element, payload in
      if layout.rejectsUnknownKeys {
        writer.line("try object.rejectUnknownKeys()")
        if payload.values.isEmpty { writer.line("try object.rejectContent()") }
      }
      decode(payload, of: element)
    }
  }

  private func openCaseKeyedObject() {
    let missing = layout.catching[.missing]
    var arguments = ofSelf
    if layout.namesStandAlone, layout.readCases.contains(where: { !$0.hasCodedValues }) {
      arguments.append("namesStandAlone: true")
    }
    let keys = layout.tagsAsKeys
    if keys.keepsWhole { arguments.append("keepsWhole: true") }
    if missing != nil { arguments.append("admitsEmpty: true") }
    // With one tag, no other key is a case.
    if layout.readCases.flatMap(\.tags).count > 1 || keys.keepsWhole {
      for (label, count) in [("withValues", keys.withValues), ("nullable", keys.nullable)] where count > 0 {
        arguments.append("\(label): \(count)")
      }
    }
    open("_caseKeyedObject", arguments, passesMissing: missing == nil)
    guard let missing else { return }
    writer.block("if object.isEmpty") {
      requireAvailability(of: missing, orThrow: "object.noCaseError()")
      if !missing.lacksTag { writer.line("decoder._reportCaught(object.noCaseError())") }
      construct(missing, whole: "object.wholeValue()")
      writer.line("return")
    }
  }

  func encodeCaseKeyed() {
    openContainer()
    caseSwitch { element, payload in
      if element.lacksTag { return encodeEmptyObject() }
      let key = element.tag.literal
      if payload.values.isEmpty, layout.namesStandAlone { return encodeTagAlone(key) }
      openCaseContainer()
      encode(payload, forKey: key)
    } capture: { element, capture in
      switch capture {
      case .whole(let value):
        encodeUnknown(value, of: element, tagKey: nil)
      case .tagAndContent(let tag, let content) where !content.isCodableValue:
        refuseKnownTag(tag)
        encodeAlone(tag, ifNil: content)
        openCaseContainer()
        writer.line("try object._encodeValue(\(content.encoded), underTag: \(tag.asKey))")
      case .tagAndContent(let tag, let content):
        refuseKnownTag(tag)
        writer.line("try encoder._encodeUnknownCase(\(tag.asKey), \(content.variable)\(layout.aloneArgument))")
      case .tag(let tag):
        refuseKnownTag(tag)
        guard let content = layout.emptyCases.captured else { return encodeTagAlone(tag.asTag) }
        openCaseContainer()
        writer.line("try object._encodeEmptyContent(\(content), underTag: \(tag.asKey))")
      }
    }
  }
}
