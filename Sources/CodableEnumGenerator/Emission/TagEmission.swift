// Tags that have a key of their own.
extension CodeWriter {
  mutating func encodeTag(of element: CaseLayout, forKey tagKey: String) {
    encodeTag(element.tag.literal, element.tag.kind, forKey: tagKey)
  }

  /// - Parameter isKept: Whether the tag is a variable that keeps what was decoded.
  private mutating func encodeTag(_ tag: String, _ kind: TagKind, isKept: Bool = false, forKey tagKey: String) {
    let function =
      switch kind {
      case .string: isKept ? "encodeUnknownTag" : "encodeTag"
      case .integer: "encodeIntegerTag"
      case .boolean: "encodeBooleanTag"
      }
    line("try object.\(function)(\(tag), forKey: \(swiftLiteral(tagKey)))")
  }

  /// Writes what was kept of an unknown case.
  mutating func encodeTag(
    _ capture: Capture<ValueLayout>,
    of layout: EnumLayout,
    forKey tagKey: String,
    content: (inout CodeWriter, ValueLayout) -> Void
  ) {
    switch capture {
    case .whole(let value):
      line("try \(value.variable).encode(to: encoder)")
    case .tag(let tag):
      caseContainer(of: layout)
      encodeTag(tag.variable, layout.tagKinds[0], isKept: true, forKey: tagKey)
    case .tagAndContent(let tag, let value):
      caseContainer(of: layout)
      encodeTag(tag.variable, layout.tagKinds[0], isKept: true, forKey: tagKey)
      content(&self, value)
    }
  }
}
