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
    line(tagAlone(element.tag.literal, in: layout))
    return true
  }

  /// Sees to it that no other value has the key of the tag that a case has not.
  private mutating func leaveOutTag(forKey tagKey: String) {
    line("try encoder.leaveOutTag(forKey: \(swiftLiteral(tagKey)))")
  }

  /// Writes an object without keys.
  mutating func encodeEmptyObject() { line("_ = encoder.codableObject()") }

  /// Writes the tag of a case alone; where others are objects, merged with one it has a key, or is one.
  func tagAlone(_ tag: String, in layout: EnumLayout) -> String {
    switch layout.strategy.tagPlace {
    case .key: "try encoder.encodeTag(orAsKey: \(tag))"
    case .value(let key, _): "try encoder.encodeTag(\(tag), orForKey: \(swiftLiteral(key)))"
    case .first, .alone, .nowhere: "try encoder.encodeTag(\(tag))"
    }
  }

  /// Writes what was kept of an unknown case.
  ///
  /// - Parameter content: Writes what is beside the tag, of which nothing may have been kept.
  mutating func encodeTag(
    _ capture: Capture<ValueLayout>,
    of layout: EnumLayout,
    forKey tagKey: String,
    content: (inout CodeWriter, _ tag: ValueLayout, _ content: ValueLayout?) -> Void
  ) {
    switch capture {
    case .whole(let value):
      encodeUnknown(value, in: layout, tagKey: tagKey)
    case .tag(let tag) where layout.emptyCases == .name:
      line(tagAlone(tag.asTag, in: layout))
    case .tag(let tag):
      caseContainer(of: layout)
      encodeTag(tag.asTag, forKey: tagKey)
      content(&self, tag, nil)
    case .tagAndContent(let tag, let value) where !value.isCodableValue:
      refuseKnownTag(tag, value, in: layout)
      if layout.strategy.mergesContent {
        let place = ["tag: \(tag.asTag)", "tagKey: \(swiftLiteral(tagKey))", "of: Self.self"]
        return call("try encoder.encodeMerged", [value.encoded] + place)
      }
      caseContainer(of: layout)
      encodeTag(tag.asTag, forKey: tagKey)
      content(&self, tag, value)
    case .tagAndContent(let tag, let value):
      if layout.emptyCases == .name {
        let name = tagAlone(tag.asTag, in: layout)
        line("if \(value.variable) == .null { return \(name) }")
      }
      caseContainer(of: layout)
      encodeTag(tag.asTag, forKey: tagKey)
      content(&self, tag, value)
    }
  }
}

// Unknown cases that keep a value of a type of their own.
extension CodeWriter {
  /// Writes all that was kept of an unknown case; what is no `CodableValue` must write an unknown tag itself.
  mutating func encodeUnknown(_ value: ValueLayout, in layout: EnumLayout, tagKey: String?) {
    if value.isCodableValue { return line("try \(value.variable).encode(to: encoder)") }
    let key = tagKey.map { ["tagKey: \(swiftLiteral($0))"] } ?? []
    let arguments = [value.encoded] + key + ["inCase: \(layout.unknownName)", "of: Self.self"]
    callBlock("try encoder.encodeUnknown", arguments) { $0.expectedTags(of: layout) }
  }

  /// Refuses a tag that would be read as another case, and writes it alone where nothing is beside it.
  mutating func refuseKnownTag(_ tag: ValueLayout, _ content: ValueLayout, in layout: EnumLayout) {
    let arguments = [tag.asTag, "inCase: \(layout.unknownName)", "of: Self.self"]
    callBlock("try encoder.refuseKnownTag", arguments) { $0.expectedTags(of: layout) }
    guard content.isOptional, layout.emptyCases == .name else { return }
    // Where tags are keys, null is read as nil, too.
    let alone =
      layout.strategy.tagPlace == .key
      ? "try encoder.encodeUnknownCase(\(tag.asKey), .null, namesStandAlone: true)" : tagAlone(tag.asTag, in: layout)
    block("if \(content.variable) == nil") { $0.line("return \(alone)") }
  }
}

extension ValueLayout {
  /// A kept tag as a tag, and as a key.
  var asTag: String { ".init(\(variable))" }
  var asKey: String { ".init(stringValue: \(variable))" }
}

extension EmptyCases {
  /// As an expression of `CodableValue`; nil where there is no place.
  var captured: String? {
    switch self {
    case .omit, .name: nil
    case .true: "true"
    case .null: ".null"
    case .object: ".object([:])"
    case .array: ".array([])"
    }
  }
}

// Tags that are read.
extension EnumLayout {
  /// The name of the case that catches unknown tags, for messages.
  var unknownName: String {
    swiftLiteral(cases.first { $0.catches.contains(.unknown) }?.annotated.name ?? "")
  }

  /// As an argument: whether null in the place of an unknown case's values is written.
  var writesNullContent: String { emptyCases == .null ? ", writesNull: true" : "" }

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
