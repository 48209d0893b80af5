// `.caseKeyed`: `{"empty": true}`, `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
// `.caseKeyed(payload: .labeled)`: `{"empty": {}}`, `{"load": {"key": "k", "_1": 4}}`
// `.caseKeyed(payload: .natural)`: `"empty"`, `{"editing": "headers"}`, `{"load": {"key": "k"}}`
extension CodeWriter {
  mutating func caseKeyedDecoder(of layout: EnumLayout, _ payload: CaseKeyedPayload) {
    let namesStandAlone = payload == .natural && layout.taggedCases.contains { $0.payload == .none }
    let arguments = ["from: decoder"] + (namesStandAlone ? ["namesStandAlone: true"] : []) + ["of: Self.self"]
    block("let object = try CaseKeyedObject(\(arguments.joined(separator: ", ")))") { $0.expectedTags(of: layout) }
    tagSwitch(of: layout) { writer, element in writer.decodePayload(of: element, in: layout) }
  }

  mutating func caseKeyedEncoder(of layout: EnumLayout, _ payload: CaseKeyedPayload) {
    encodingContainer(of: layout)
    caseSwitch(of: layout) { writer, element in
      let key = element.tag.literal
      if element.payload == .none, payload == .natural { return writer.line("try encoder.encodeName(\(key))") }
      writer.caseContainer(of: layout)
      if element.payload == .none { return writer.line("try object.encodeValue(true, forKey: \(key))") }
      writer.encodePayload(of: element, forKey: key)
    }
  }
}
