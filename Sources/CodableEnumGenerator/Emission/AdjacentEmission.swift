/// `.adjacent`: `{"type": "store", "content": {"key": "k", "value": 4}}`
struct AdjacentEmission: LayoutEmission {
  let tagKey: String
  let contentKey: String

  private var contentLiteral: String { swiftLiteral(contentKey) }

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let place = "forKey: \(contentLiteral)"
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    writer.tagSwitch(of: layout, unknown: UnknownTag(content: "object.content(\(place))")) { writer, element, payload in
      writer.requireObject(for: payload, in: layout)
      if layout.rejectsUnknownKeys {
        writer.line("try object.rejectUnknownKeys(besides: [\(contentLiteral)])")
        if payload.values.isEmpty { writer.line("try object.rejectContent(\(place))") }
      }
      writer.decode(payload, of: element, in: layout, at: place)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if writer.encodeTagAlone(of: element, payload, in: layout, tagKey: tagKey) { return }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encode(payload, forKey: contentLiteral)
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, content in
        writer.line("try object.encodeContent(\(content.variable), forKey: \(contentLiteral))")
      }
    }
  }

}
