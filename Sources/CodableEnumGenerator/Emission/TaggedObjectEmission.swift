/// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
/// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
///
/// The keys make the difference; they are decided before anything is written.
struct TaggedObjectEmission: LayoutEmission {
  let tagKey: String

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    writer.tagSwitch(of: layout, unknownContent: "object.otherValues()") { writer, element, payload in
      if layout.rejectsUnknownKeys { writer.line("try object.rejectUnknownKeys(besides: \(payload.keyList))") }
      writer.decode(payload, of: element, in: layout)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if case .merged(let value, let tagKey) = payload {
        let aliases = element.tags.dropFirst().map(\.literal).joined(separator: ", ")
        let tags = ["tag: \(element.tag.literal)"] + (aliases.isEmpty ? [] : ["aliases: [\(aliases)]"])
        let arguments = [value.variable] + tags + ["tagKey: \(swiftLiteral(tagKey))", "of: Self.self"]
        return writer.call("try encoder.encodeMerged", arguments)
      }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encode(payload.keyedValues, to: "object")
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, content in
        writer.line("try object.encodeOtherValues(\(content.variable), besides: \(swiftLiteral(tagKey)))")
      }
    }
  }

  func preview(_ payload: Payload, tag: String, _ content: PayloadPreview) -> String {
    if case .merged = payload { return "{\(JSONText.string(tagKey)):\(tag),…\(content.values[0])}" }
    return JSONText.object([(tagKey, tag)] + content.members(of: payload))
  }
}
