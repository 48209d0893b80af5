/// `.caseKeyed`: `{"empty": true}`, `{"editing": "headers"}`, `{"list": ["<id>", […]]}`
/// `.caseKeyed(payload: .labeled)`: `{"empty": {}}`, `{"load": {"key": "k", "_1": 4}}`
/// `.caseKeyed(payload: .natural)`: `"empty"`, `{"editing": "headers"}`, `{"load": {"key": "k"}}`
struct CaseKeyedEmission: LayoutEmission {
  let payload: CaseKeyedPayload

  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let tagsStandAlone = payload == .natural && layout.taggedCases.contains { $0.values.isEmpty }
    let options = (tagsStandAlone ? ["namesStandAlone: true"] : []) + (layout.keepsWhole ? ["keepsWhole: true"] : [])
    let arguments = ["from: decoder"] + options + ["of: Self.self"]
    writer.block("let object = try CaseKeyedObject(\(arguments.joined(separator: ", ")))") {
      $0.expectedTags(of: layout)
    }
    writer.tagSwitch(of: layout, unknownContent: "object.content()") { writer, element, payload in
      if layout.rejectsUnknownKeys {
        writer.line("try object.rejectUnknownKeys()")
        if payload.values.isEmpty { writer.line("try object.rejectContent()") }
      }
      writer.decode(payload, of: element, in: layout)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.encodingContainer(of: layout)
    writer.caseSwitch(of: layout) { writer, element, payload in
      let key = element.tag.literal
      guard case .none = payload else {
        writer.caseContainer(of: layout)
        return writer.encode(payload, forKey: key)
      }
      switch self.payload {
      case .natural:
        writer.line("try encoder.encodeName(\(key))")
      case .positional, .labeled:
        writer.caseContainer(of: layout)
        writer.line("try object.encodeValue(true, forKey: \(key))")
      }
    } capture: { writer, capture in
      switch capture {
      case .whole(let value):
        writer.line("try \(value.variable).encode(to: encoder)")
      case .tagAndContent(let tag, let content):
        let options = payload == .natural ? ["namesStandAlone: true"] : []
        writer.call("try encoder.encodeUnknownCase", [tag.variable, content.variable] + options)
      case .tag(let tag):
        encodeEmpty(tag.variable, &writer)
      }
    }
  }

  /// Writes a case without values whose tag is in a variable.
  private func encodeEmpty(_ tag: String, _ writer: inout CodeWriter) {
    let key = "CodableKey(stringValue: \(tag))"
    switch payload {
    case .natural: writer.line("try encoder.encodeName(\(tag))")
    case .labeled: writer.line("_ = object.nestedContainer(keyedBy: CodableKey.self, forKey: \(key))")
    case .positional: writer.line("try object.encodeValue(true, forKey: \(key))")
    }
  }

  func preview(_ payload: Payload, tag: String, _ content: PayloadPreview) -> String {
    if let value = content.value { return "{\(tag):\(value)}" }
    switch self.payload {
    case .natural: return tag
    case .positional, .labeled: return "{\(tag):true}"
    }
  }
}

extension EnumLayout {
  /// Whether the case of unknown tags keeps a whole value, so that no key of it is lost.
  fileprivate var keepsWhole: Bool {
    if case .whole = unknownCase?.capture { true } else { false }
  }
}
