// `.adjacent`: `{"type": "store", "content": {"key": "k", "value": 4}}`
extension CodeWriter {
  mutating func adjacentDecoder(of layout: EnumLayout, tagKey: String, contentKey: String) {
    openTaggedObject(of: layout, tagKey: tagKey)
    tagSwitch(of: layout) { writer, element in
      writer.decodePayload(of: element, in: layout, at: "forKey: \(swiftLiteral(contentKey))")
    }
  }

  mutating func adjacentEncoder(of layout: EnumLayout, tagKey: String, contentKey: String) {
    encodingContainer(of: layout)
    caseSwitch(of: layout) { writer, element in
      writer.caseContainer(of: layout)
      writer.encodeTag(of: element, forKey: tagKey)
      writer.encodePayload(of: element, forKey: swiftLiteral(contentKey))
    }
  }
}
