/// `.adjacent`: `{"type": "store", "content": {"key": "k", "value": 4}}`
/// `.adjacent(content: .tag)`: `{"type": "store", "store": {"key": "k", "value": 4}}`
struct AdjacentEmission: LayoutEmission {
  let tagKey: String
  let contentKey: ContentKey

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    writer.tagSwitch(of: layout, unknown: UnknownTag(content: unknownContent)) { writer, element, payload in
      let key = readKey(of: element)
      writer.requireObject(for: payload, in: layout)
      if layout.rejectsUnknownKeys {
        writer.line("try object.\(rejection)")
        if payload.values.isEmpty { writer.line("try object.rejectContent(forKey: \(key))") }
      }
      writer.decode(payload, of: element, in: layout, at: "forKey: \(key)")
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      if writer.encodeTagAlone(of: element, payload, in: layout, tagKey: tagKey) { return }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encode(payload, forKey: swiftLiteral(contentKey.key(of: element.tag)))
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, tag, content in
        let place =
          switch contentKey {
          case .key(let key): "forKey: \(swiftLiteral(key))"
          case .tag: "underTag: .init(stringValue: \(tag.variable)), besides: \(swiftLiteral(tagKey))"
          }
        writer.line("try object.encodeContent(\(content.variable), \(place))")
      }
    }
  }

  /// Reads a case that the enum does not know.
  private var unknownContent: String {
    switch contentKey {
    case .key(let key): "object.content(forKey: \(swiftLiteral(key)))"
    case .tag: "object.content()"
    }
  }

  /// Refuses keys beside the tag's and the content's.
  private var rejection: String {
    switch contentKey {
    case .key(let key): "rejectUnknownKeys(besides: [\(swiftLiteral(key))])"
    case .tag: "rejectUnknownKeysBesidesTag()"
    }
  }

  /// The key that the content of a case is read from.
  private func readKey(of element: CaseLayout) -> String {
    let tags = element.tags.map(\.literal)
    switch contentKey {
    case .tag where tags.count > 1:
      return "object.contentKey(\(tags[0]), or: \(tags.dropFirst().joined(separator: ", ")))"
    case .tag, .key: return swiftLiteral(contentKey.key(of: element.tags.first ?? element.tag))
    }
  }
}
