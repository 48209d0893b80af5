/// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
/// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
///
/// The keys make the difference; they are decided before anything is written.
struct TaggedObjectEmission: LayoutEmission {
  let tagKey: String

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    let unknown = UnknownTag(content: "object.otherValues()") { value in
      let arguments = ["besides: \(swiftLiteral(tagKey))", "inCase: \(layout.unknownName)", "of: Self.self"]
      let mayBeAlone = value.isOptional && layout.emptyCases == .name
      return value.call("decoder.mergedValue", arguments, if: "!object.isTagAlone", else: mayBeAlone ? "nil" : nil)
    }
    writer.tagSwitch(of: layout, unknown: unknown) { writer, element, payload in
      writer.requireObject(for: payload, in: layout)
      if layout.rejectsUnknownKeys { writer.line("try object.rejectUnknownKeys(besides: \(payload.keyList))") }
      writer.decode(payload, of: element, in: layout)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if case .merged(let values, let keyed, _) = payload {
        return encodeMerged(values, beside: keyed, of: element, &writer)
      }
      if writer.encodeTagAlone(of: element, payload, in: layout, tagKey: tagKey) { return }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encode(payload.keyedValues, to: "object")
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, _, content in
        guard let content else { return }
        writer.line("try object.encodeOtherValues(\(content.variable), besides: \(swiftLiteral(tagKey)))")
      }
    }
  }

  private func encodeMerged(
    _ values: [ValueLayout],
    beside keyed: [KeyedValue<ValueLayout>],
    of element: CaseLayout,
    _ writer: inout CodeWriter
  ) {
    let aliases = element.aliases.map(\.literal).joined(separator: ", ")
    let tag =
      element.lacksTag
      ? ["withoutTagIn: \(element.tag.literal)"]
      : ["tag: \(element.tag.literal)"] + (aliases.isEmpty ? [] : ["aliases: [\(aliases)]"])
    let place = ["tagKey: \(swiftLiteral(tagKey))"]
    if values.count == 1, keyed.isEmpty {
      return writer.call("try encoder.encodeMerged", [values[0].encoded] + tag + place + ["of: Self.self"])
    }
    let keys = keyed.flatMap(\.keys).map(swiftLiteral).joined(separator: ", ")
    writer.call(
      "let object = try encoder.sharedObject",
      ["merging: \(values.count)"] + tag + place + (keys.isEmpty ? [] : ["keys: [\(keys)]"]) + ["of: Self.self"]
    )
    for value in values { writer.line("try object.merge(\(value.encoded))") }
    writer.encode(keyed, to: "object")
    writer.line("try object.finish()")
  }
}
