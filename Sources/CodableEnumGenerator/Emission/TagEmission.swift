// Tags that have a key of their own.
extension CodeWriter {
  /// Writes the tag of a case, if it has one.
  mutating func encodeTag(of element: CaseLayout, forKey tagKey: String) {
    if element.lacksTag { return leaveOutTag(forKey: tagKey) }
    encodeTag(element.tag.literal, forKey: tagKey)
  }

  private mutating func encodeTag(_ tag: String, forKey tagKey: String) {
    line("try object.encodeTag(\(tag), forKey: \(swiftLiteral(tagKey)))")
  }

  /// Writes the tag alone, or under its key beside the tag of another case; an empty object if there is no tag either.
  ///
  /// - Returns: Whether the case is written so.
  mutating func encodeTagAlone(
    of element: CaseLayout,
    _ payload: Payload<ValueLayout>,
    in layout: EnumLayout,
    tagKey: String
  ) -> Bool {
    guard payload.values.isEmpty else { return false }
    if element.lacksTag {
      leaveOutTag(forKey: tagKey)
      encodeEmptyObject()
      return true
    }
    guard layout.emptyCases == .name else { return false }
    line(tagAlone(element.tag.literal, orForKey: tagKey))
    return true
  }

  /// Sees to it that no other value has the key of the tag that a case has not.
  private mutating func leaveOutTag(forKey tagKey: String) {
    line("try encoder.leaveOutTag(forKey: \(swiftLiteral(tagKey)))")
  }

  /// Writes an object without keys.
  mutating func encodeEmptyObject() { line("_ = encoder.codableObject()") }

  /// - Parameter tagKey: That of a tag which has one elsewhere.
  func tagAlone(_ tag: String, orForKey tagKey: String? = nil) -> String {
    "try encoder.encodeTag(\(tag)\(tagKey.map { ", orForKey: \(swiftLiteral($0))" } ?? ""))"
  }

  /// Writes what was kept of an unknown case.
  mutating func encodeTag(
    _ capture: Capture<ValueLayout>,
    of layout: EnumLayout,
    forKey tagKey: String,
    content: (inout CodeWriter, _ tag: ValueLayout, _ content: ValueLayout) -> Void
  ) {
    switch capture {
    case .whole(let value):
      line("try \(value.variable).encode(to: encoder)")
    case .tag(let tag) where layout.emptyCases == .name:
      line(tagAlone(tag.asTag, orForKey: tagKey))
    case .tag(let tag):
      caseContainer(of: layout)
      encodeTag(tag.asTag, forKey: tagKey)
    case .tagAndContent(let tag, let value):
      if layout.emptyCases == .name {
        let name = tagAlone(tag.asTag, orForKey: tagKey)
        line("if \(value.variable) == .null { return \(name) }")
      }
      caseContainer(of: layout)
      encodeTag(tag.asTag, forKey: tagKey)
      content(&self, tag, value)
    }
  }
}

extension ValueLayout {
  /// A kept tag as a tag.
  var asTag: String { ".init(\(variable))" }
}

// Tags that are read.
extension EnumLayout {
  /// The kinds of tags to ask for, unless all are strings: `kinds: [.string, .integer]`.
  var kindsArgument: [String] {
    if tagKinds == [.string] { return [] }
    let kinds = tagKinds.map { ".\($0)" }.joined(separator: ", ")
    return [tagKinds.count == 1 ? "kinds: \(kinds)" : "kinds: [\(kinds)]"]
  }
}

extension CodeWriter {
  /// `let tags: () -> [CodableEnum.TagLiteral] = {`, with the module: the user's may have a type of that name.
  mutating func constantTags(_ name: String, of layout: EnumLayout) {
    block("let \(name): () -> [CodableEnum.TagLiteral] =") { $0.expectedTags(of: layout) }
  }
}
