// Tags that have a key of their own.
extension CodeWriter {
  /// Opens the object that the tag is in; the case that is decoded without a tag comes first.
  mutating func openTaggedObject(of layout: EnumLayout, tagKey: String) {
    let isOpen = missingCase(of: layout, tagKey: tagKey)
    let type =
      switch layout.tagKind {
      case .string: "TaggedObject"
      case .integer: "IntegerTaggedObject"
      case .boolean: "BooleanTaggedObject"
      }
    let source = isOpen ? "untagged" : "from: decoder"
    block("let object = try \(type)(\(source), tagKey: \(swiftLiteral(tagKey)), of: Self.self)") {
      $0.expectedTags(of: layout)
    }
  }

  mutating func encodeTag(of element: CaseLayout, forKey tagKey: String) {
    encodeTag(element.tag.literal, element.tag.kind, forKey: tagKey)
  }

  private mutating func encodeTag(_ tag: String, _ kind: TagKind, forKey tagKey: String) {
    let function =
      switch kind {
      case .string: "encodeTag"
      case .integer: "encodeIntegerTag"
      case .boolean: "encodeBooleanTag"
      }
    line("try object.\(function)(\(tag), forKey: \(swiftLiteral(tagKey)))")
  }

  /// Writes what was kept of an unknown case.
  mutating func encodeTag(
    _ capture: Capture,
    of layout: EnumLayout,
    forKey tagKey: String,
    content: (inout CodeWriter, ValueLayout) -> Void
  ) {
    switch capture {
    case .whole(let value):
      line("try \(value.variable).encode(to: encoder)")
    case .tag(let tag):
      caseContainer(of: layout)
      encodeTag(tag.variable, layout.tagKind, forKey: tagKey)
    case .tagAndContent(let tag, let value):
      caseContainer(of: layout)
      encodeTag(tag.variable, layout.tagKind, forKey: tagKey)
      content(&self, value)
    }
  }

  /// Decodes the case for an object without a tag, if there is one: then the object is open, as `untagged`.
  private mutating func missingCase(of layout: EnumLayout, tagKey: String) -> Bool {
    guard let element = layout.cases.first(where: { $0.catches.contains(.missing) }) else { return false }
    line("let untagged = try PayloadObject(from: decoder)")
    block("guard untagged.contains(\(swiftLiteral(tagKey))) else") { writer in
      switch element.content {
      case .capture(let capture):
        writer.construct(element, capture.values.map { $0.labeled("untagged.wholeValue()") })
      case .payload(let payload):
        if layout.rejectsUnknownKeys { writer.rejectKeys(besides: payload, of: element) }
        if case .merged(let value, let tagKey) = payload {
          writer.construct(element, [value.labeled(mergedValue(besides: tagKey))])
        } else {
          writer.construct(element, payload.keyedValues, from: "untagged")
        }
      case .skipped:
        break
      }
      writer.line("return")
    }
    return true
  }

  private mutating func rejectKeys(besides payload: Payload, of element: CaseLayout) {
    let arguments = ["in: \(element.tag.literal) as \(element.tag.kind.typeName)", "of: Self.self"]
    call("try untagged.rejectUnknownKeys", arguments + ["besides: \(payload.keyList)"])
  }
}

/// The expression that decodes a merged value.
func mergedValue(besides tagKey: String) -> String {
  "decoder.mergedValue(besides: \(swiftLiteral(tagKey)))"
}
