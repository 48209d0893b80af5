// `.caseKeyed`: `{"empty": true}`, `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
extension CodeWriter {
  mutating func caseKeyedDecoder(of layout: EnumLayout) {
    block("let object = try CaseKeyedObject(from: decoder, of: Self.self)") { $0.expectedTags(of: layout) }
    tagSwitch(of: layout) { writer, element in
      switch element.values.count {
      case 0:
        writer.construct(element, [])
      case 1:
        writer.construct(element, [element.values[0].isOptional ? "object.optionalValue()" : "object.value()"])
      default:
        writer.line("var values = try object.values(count: \(element.values.count))")
        writer.construct(element, element.values.map { $0.isOptional ? "values.nextOptional()" : "values.next()" })
        writer.line("try values.finish()")
      }
    }
  }

  mutating func caseKeyedEncoder(of layout: EnumLayout) {
    encodingContainer(of: layout)
    caseSwitch(of: layout) { writer, element in
      let key = swiftLiteral(element.tag)
      switch element.values.count {
      case 0: writer.line("try object.encodeValue(true, forKey: \(key))")
      case 1: writer.line("try object.encodeValue(\(element.values[0].variable), forKey: \(key))")
      default: writer.call("try object.encodeValues", element.values.map(\.variable) + ["for: \(key)"])
      }
    }
  }
}
