/// `.adjacent`: `{"type": "store", "content": {"key": "k", "value": 4}}`
/// `.adjacent(content: .tag)`: `{"type": "store", "store": {"key": "k", "value": 4}}`
struct AdjacentEmission: LayoutEmission {
  let tagKey: String
  let contentKey: ContentKey

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.openTaggedObject(of: layout, tagKey: tagKey)
    let unknown = UnknownTag(content: unknownContent) { value in
      let function = "object.\(value.isOptional ? "optionalValue" : "value")"
      switch contentKey {
      case .key(let key): return value.call(function, ["forKey: \(swiftLiteral(key))"])
      case .tag: return value.call("\(function)UnderTag", [])
      }
    }
    writer.tagSwitch(of: layout, unknown: unknown) { writer, element, payload in
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
      let key = swiftLiteral(contentKey.key(of: element.tag))
      payload.values.isEmpty
        ? writer.encode(layout.emptyCases, forKey: key) : writer.encode(payload, forKey: key)
    } capture: { writer, capture in
      writer.encodeTag(capture, of: layout, forKey: tagKey) { writer, tag, content in
        if let content, !content.isCodableValue { return encode(content, of: tag, in: layout, &writer) }
        guard let content = content?.variable ?? layout.emptyCases.captured else { return }
        let place =
          switch contentKey {
          case .key(let key): "forKey: \(swiftLiteral(key))"
          case .tag: "underTag: \(tag.asKey), besides: \(swiftLiteral(tagKey))"
          }
        writer.line("try object.encodeContent(\(content), \(place)\(layout.writesNullContent))")
      }
    }
  }

  /// Writes the content of a case that the enum does not know, of a type of its own.
  private func encode(
    _ content: ValueLayout,
    of tag: ValueLayout,
    in layout: EnumLayout,
    _ writer: inout CodeWriter
  ) {
    let isLeftOut = content.isOptional && layout.emptyCases != .null
    switch contentKey {
    case .key(let key):
      let function = isLeftOut ? "encodeOptionalValue" : "encodeValue"
      writer.line("try object.\(function)(\(content.encoded), forKey: \(swiftLiteral(key)))")
    case .tag:
      let arguments = [content.encoded, "underTag: \(tag.asKey)", "besides: \(swiftLiteral(tagKey))"]
      if !isLeftOut { return writer.call("try object.encodeValue", arguments) }
      writer.block("if let \(content.variable)") { $0.call("try object.encodeValue", arguments) }
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
