/// `.tagFirst`: `["EVENT", "sub", {…}]`, `["ready"]`
struct TagFirstEmission: LayoutEmission {
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    open(layout, &writer)
    let unknown = UnknownTag(content: "object.otherValues()") { value in
      let mayBeAlone = value.isOptional && layout.emptyCases == .name
      return value.call("object.rest", [], if: "!object.isTagAlone", else: mayBeAlone ? "nil" : nil)
    }
    writer.tagSwitch(of: layout, unknown: unknown) { writer, element, payload in
      if payload.values.isEmpty { writer.line("try object.rejectValues()") }
      writer.decode(payload, of: element, in: layout)
    }
  }

  /// Reads the tag, or decodes the case for an array without one.
  private func open(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let names = layout.emptyCases == .name ? ["namesStandAlone: true"] : []
    let arguments = layout.kindsArgument + ["of: Self.self"] + names + ["tags"]
    writer.constantTags("tags", of: layout)
    let opening = "let object = try decoder.taggedArray(\(arguments.joined(separator: ", ")))"
    if writer.fits("guard \(opening) else {") {
      writer.line("guard \(opening) else {")
    } else {
      writer.line("guard")
      writer.indented { $0.call("let object = try decoder.taggedArray", arguments) }
      writer.line("else {")
    }
    writer.indented { writer in
      let error = "decoder.noTag(of: Self.self, tags)"
      guard let element = layout.catching[.missing] else {
        let catchesInvalid = layout.catching[.invalid] != nil
        return writer.line("throw \(catchesInvalid ? "decoder.notCaught(\(error))" : error)")
      }
      writer.requireAvailability(of: element, orThrow: error)
      writer.line("decoder.reportCaught(\(error))")
      var construction = CaseConstruction(element)
      if case .whole(let value) = element.capture { construction.take(value, ".array([])") }
      writer.construct(construction)
      writer.line("return")
    }
    writer.line("}")
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let namesStandAlone = layout.emptyCases == .name
    writer.caseSwitch(of: layout) { writer, element, payload in
      if namesStandAlone, payload.values.isEmpty {
        writer.line("try encoder.encodeBare(\(element.tag.literal))")
      } else {
        writer.call("try encoder.encodeArray", ["tag: \(element.tag.literal)"] + payload.values.map(\.element))
      }
    } capture: { writer, capture in
      switch capture {
      case .whole(let value):
        writer.line("try \(value.variable).encode(to: encoder)")
      case .tag(let tag):
        let call = namesStandAlone ? "encodeBare(\(tag.variable))" : "encodeUnknownArray(tag: .init(\(tag.variable)))"
        writer.line("try encoder.\(call)")
      case .tagAndContent(let tag, let rest) where !rest.isCodableValue:
        writer.refuseKnownTag(tag, rest, in: layout)
        writer.line("try encoder.encodeUnknownArray(tag: \(tag.asTag), rest: \(rest.encoded))")
      case .tagAndContent(let tag, let rest):
        let names = namesStandAlone ? ", namesStandAlone: true" : ""
        writer.line("try encoder.encodeUnknownArray(tag: .init(\(tag.variable)), \(rest.variable)\(names))")
      }
    }
  }
}
