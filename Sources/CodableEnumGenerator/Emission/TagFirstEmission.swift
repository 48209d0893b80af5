/// `.tagFirst`: `["EVENT", "sub", {…}]`, `["ready"]`
extension EnumEmission {
  func decodeTagFirst() {
    openTaggedArray()
    let unknown = UnknownTag(content: "object.otherValues()") { value in
      value.call("object.rest", [], if: "!object.isTagAlone", else: layout.fallbackOfName(value))
    }
    tagSwitch(unknown) { element, payload in
      if payload.values.isEmpty, !layout.ignoresExtraElements { writer.line("try object.rejectValues()") }
      decode(payload, of: element)
    }
  }

  /// Reads the tag, or decodes the case for an array without one.
  private func openTaggedArray() {
    let names = layout.namesStandAlone ? ["namesStandAlone: true"] : []
    let arguments = layout.kindsArgument + ofSelf + names + ["tags"]
    constantTags("tags")
    let opening = "let object = try decoder._taggedArray"
    let guarded = "guard \(opening)(\(arguments.joined(separator: ", "))) else {"
    if writer.fits(guarded) {
      writer.line(guarded)
    } else {
      writer.line("guard")
      writer.indented { writer.call(opening, arguments) }
      writer.line("else {")
    }
    writer.indented {
      let error = "decoder._noTagError(of: \(layout.metatype), tags)"
      guard let element = layout.catching[.missing] else { return throwUncaught(error) }
      requireAvailability(of: element, orThrow: error)
      writer.line("decoder._reportCaught(\(error))")
      if case .whole(let value) = element.capture, value.isCodableValue {
        var construction = CaseConstruction(element)
        construction.take(value, ".array([])")
        construction.write(to: writer)
      } else {
        construct(element, whole: "")
      }
      writer.line("return")
    }
    writer.line("}")
  }

  func encodeTagFirst() {
    caseSwitch { element, payload in
      if layout.namesStandAlone, payload.values.isEmpty {
        writer.line("try encoder._encodeBare(\(element.tag.literal))")
      } else {
        writer.call("try encoder._encodeArray", ["tag: \(element.tag.literal)"] + payload.values.map(\.element))
      }
    } capture: { element, capture in
      switch capture {
      case .whole(let value):
        encodeUnknown(value, of: element, tagKey: nil)
      case .tag(let tag) where layout.namesStandAlone:
        refuseKnownTag(tag)
        writer.line("try encoder._encodeBare(\(tag.variable))")
      case .tag(let tag):
        refuseKnownTag(tag)
        writer.line("try encoder._encodeUnknownArray(tag: \(tag.asTag))")
      case .tagAndContent(let tag, let rest) where !rest.isCodableValue:
        refuseKnownTag(tag)
        encodeAlone(tag, ifNil: rest)
        writer.line("try encoder._encodeUnknownArray(tag: \(tag.asTag), rest: \(rest.encoded))")
      case .tagAndContent(let tag, let rest):
        refuseKnownTag(tag)
        writer.line("try encoder._encodeUnknownArray(tag: \(tag.asTag), \(rest.variable)\(layout.aloneArgument))")
      }
    }
  }
}
