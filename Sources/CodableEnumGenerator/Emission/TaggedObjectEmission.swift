/// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
/// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
///
/// The keys make the difference; they are decided before anything is written.
struct TaggedObjectEmission: LayoutEmission {
  let tagKey: String

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    writer.tagSwitch(of: layout, unknown: UnknownTag(content: "object.otherValues()")) { writer, element, payload in
      writer.requireObject(for: payload, in: layout)
      if layout.rejectsUnknownKeys { writer.line("try object.rejectUnknownKeys(besides: \(payload.keyList))") }
      writer.decode(payload, of: element, in: layout)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if case .merged(let value, _) = payload { return encodeMerged(value, of: element, &writer) }
      if writer.encodeTagAlone(of: element, payload, in: layout, tagKey: tagKey) { return }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encode(payload.keyedValues, to: "object")
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, _, content in
        writer.line("try object.encodeOtherValues(\(content.variable), besides: \(swiftLiteral(tagKey)))")
      }
    }
  }

  private func encodeMerged(_ value: ValueLayout, of element: CaseLayout, _ writer: inout CodeWriter) {
    let aliases = element.aliases.map(\.literal).joined(separator: ", ")
    writer.call(
      "try encoder.encodeMerged",
      [value.encoded, "tag: \(element.tag.literal)"] + (aliases.isEmpty ? [] : ["aliases: [\(aliases)]"])
        + ["tagKey: \(swiftLiteral(tagKey))", "of: Self.self"]
    )
  }

}
