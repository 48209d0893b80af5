// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
// The keys make the difference; they are decided before anything is written.
extension CodeWriter {
  mutating func taggedObjectDecoder(of layout: EnumLayout, tagKey: String) {
    openTaggedObject(of: layout, tagKey: tagKey)
    tagSwitch(of: layout) { writer, element in writer.decodePayload(of: element, in: layout) }
  }

  mutating func taggedObjectEncoder(of layout: EnumLayout, tagKey: String) {
    encodingContainer(of: layout)
    caseSwitch(of: layout) { writer, element in
      if element.payload == .merged { return writer.encodeMerged(element, tagKey: tagKey) }
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encodeValues(of: element, to: "object")
    }
  }

  private mutating func encodeMerged(_ element: CaseLayout, tagKey: String) {
    let arguments = ["tag: \(element.tag.literal)", "tagKey: \(swiftLiteral(tagKey))", "of: Self.self"]
    call("try encoder.encodeMerged", element.values.map(\.variable) + arguments)
  }

  mutating func openTaggedObject(of layout: EnumLayout, tagKey: String) {
    missingCase(of: layout, tagKey: tagKey)
    let type =
      switch layout.tagKind {
      case .string: "TaggedObject"
      case .integer: "IntegerTaggedObject"
      case .boolean: "BooleanTaggedObject"
      }
    block("let object = try \(type)(from: decoder, tagKey: \(swiftLiteral(tagKey)), of: Self.self)") {
      $0.expectedTags(of: layout)
    }
  }

  mutating func encodeTag(of element: CaseLayout, forKey tagKey: String) {
    encodeTag(element.tag.literal, element.tag.kind, forKey: tagKey)
  }

  mutating func encodeTag(_ tag: String, _ kind: TagKind, forKey tagKey: String) {
    let function =
      switch kind {
      case .string: "encodeTag"
      case .integer: "encodeIntegerTag"
      case .boolean: "encodeBooleanTag"
      }
    line("try object.\(function)(\(tag), forKey: \(swiftLiteral(tagKey)))")
  }
}
