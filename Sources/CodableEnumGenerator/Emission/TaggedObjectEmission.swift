/// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
/// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
/// `.adjacent`: `{"type": "store", "content": {"key": "k", "value": 4}}`
/// `.adjacent(content: .tag)`: `{"type": "store", "store": {"key": "k", "value": 4}}`
///
/// The keys make the difference; they are decided before anything is written. Here, the key of the tag is a literal, and
/// there is no key of the content where that is beside the tag.
extension EnumEmission {
  func decodeTaggedObject(_ tagKey: String, _ contentKey: ContentKey?) {
    openTaggedObject(tagKey, contentKey)
    tagSwitch(unknownTag(tagKey, contentKey)) { element, payload in
      requireObject(for: payload)
      let key = contentKey.map { readKey(of: element, $0) }
      if layout.rejectsUnknownKeys {
        let keys =
          switch contentKey {
          case nil: "(besides: \(payload.keyList))"
          case .key(let key)?: "(besides: [\(swiftLiteral(key))])"
          case .tag?: "BesidesTag()"
          }
        writer.line("try object.rejectUnknownKeys\(keys)")
        if let key, payload.values.isEmpty { writer.line("try object.rejectContent(forKey: \(key))") }
      }
      decode(payload, of: element, at: key.map { "forKey: \($0)" } ?? "")
    }
  }

  private func unknownTag(_ tagKey: String, _ contentKey: ContentKey?) -> UnknownTag {
    func function(_ value: ValueLayout) -> String { "object.\(value.isOptional ? "optionalValue" : "value")" }
    switch contentKey {
    case nil:
      let arguments = ["besides: \(tagKey)", "inCase: \(layout.unknownName)", "of: \(layout.metatype)"]
      return UnknownTag(content: "object.otherValues()") { value in
        value.call("decoder._mergedValue", arguments, if: "!object.isTagAlone", else: layout.fallbackOfName(value))
      }
    case .key(let key)?:
      let place = "forKey: \(swiftLiteral(key))"
      return UnknownTag(content: "object.content(\(place))") { $0.call(function($0), [place]) }
    case .tag?:
      return UnknownTag(content: "object.content()") { $0.call("\(function($0))UnderTag", []) }
    }
  }

  /// The key that the content of a case is read from.
  private func readKey(of element: CaseLayout, _ contentKey: ContentKey) -> String {
    let tags = element.tags.map(\.literal)
    switch contentKey {
    case .tag where tags.count > 1:
      return "object.contentKey(\(tags[0]), or: \(tags.dropFirst().joined(separator: ", ")))"
    case .tag, .key: return swiftLiteral(contentKey.key(of: element.tags.first ?? element.tag))
    }
  }

  func encodeTaggedObject(_ tagKey: String, _ contentKey: ContentKey?) {
    openContainer()
    caseSwitch { element, payload in
      if case .merged(let values, let keyed, _) = payload { return encodeMerged(values, keyed, of: element, tagKey) }
      // No other value may have the key of the tag that a case has not.
      func leaveOutTag() { writer.line("try encoder._leaveOutTag(forKey: \(tagKey))") }
      if payload.values.isEmpty, element.lacksTag {
        leaveOutTag()
        return encodeEmptyObject()
      }
      if payload.values.isEmpty, layout.namesStandAlone { return encodeTagAlone(element.tag.literal) }
      openCaseContainer()
      element.lacksTag ? leaveOutTag() : encodeTag(element.tag.literal, tagKey)
      guard let contentKey else { return encodeShared(payload.keyedValues) }
      encode(payload, forKey: swiftLiteral(contentKey.key(of: element.tag)))
      if layout.rejectsUnknownKeys, payload.values.isEmpty, layout.emptyCases.captured == nil {
        claim([contentKey.key(of: element.tag)])
      }
    } capture: { element, capture in
      encodeUnknown(element, capture, tagKey, contentKey)
    }
  }

  private func encodeTag(_ tag: String, _ tagKey: String) {
    writer.line("try object._encodeTag(\(tag), forKey: \(tagKey))")
  }

  private func encodeMerged(
    _ values: [ValueLayout],
    _ keyed: [KeyedValue<ValueLayout>],
    of element: CaseLayout,
    _ tagKey: String
  ) {
    func list(_ label: String, _ elements: [String]) -> [String] {
      elements.isEmpty ? [] : ["\(label): [\(elements.joined(separator: ", "))]"]
    }
    let place =
      (element.lacksTag
        ? ["withoutTagIn: \(element.tag.literal)"]
        : ["tag: \(element.tag.literal)"] + list("aliases", element.shape.aliases.map(\.literal))) + [
        "tagKey: \(tagKey)"
      ]
    if values.count == 1, keyed.isEmpty {
      return writer.call("try encoder._encodeMerged", [values[0].encoded] + place + ["of: \(layout.metatype)"])
    }
    let keys = list("keys", keyed.flatMap(\.keys).map(swiftLiteral))
    writer.call(
      "let object = try encoder._sharedObject",
      ["merging: \(values.count)"] + place + keys + ["of: \(layout.metatype)"]
    )
    for value in values { writer.line("try object.merge(\(value.encoded))") }
    encode(keyed, to: "object")
    writer.line("try object.finish()")
  }
}

// Unknown tags.
extension EnumEmission {
  /// Writes what was kept of an unknown case.
  private func encodeUnknown(
    _ element: CaseLayout,
    _ capture: Capture<ValueLayout>,
    _ tagKey: String,
    _ contentKey: ContentKey?
  ) {
    switch capture {
    case .whole(let value):
      encodeUnknown(value, of: element, tagKey: tagKey)
    case .tag(let tag) where layout.namesStandAlone:
      refuseKnownTag(tag)
      encodeTagAlone(tag.asTag)
    case .tag(let tag):
      refuseKnownTag(tag)
      openCaseContainer()
      encodeTag(tag.asTag, tagKey)
      guard let content = layout.emptyCases.captured, let contentKey else { return }
      writer.line("try object._encodeEmptyContent(\(content), \(place(of: tag, tagKey, contentKey)))")
    case .tagAndContent(let tag, let content) where !content.isCodableValue:
      encodeUnknown(tag, typed: content, tagKey, contentKey)
    case .tagAndContent(let tag, let content):
      refuseKnownTag(tag)
      if layout.namesStandAlone {
        writer.line("if \(content.variable) == .null { return \(nothingBeside(tag)) }")
      }
      openCaseContainer()
      encodeTag(tag.asTag, tagKey)
      guard let contentKey else {
        return writer.line("try object._encodeOtherValues(\(content.variable), besides: \(tagKey))")
      }
      let place = place(of: tag, tagKey, contentKey)
      writer.line("try object._encodeContent(\(content.variable), \(place)\(layout.writesNullContent))")
    }
  }

  /// The same with content of a type of the user's.
  private func encodeUnknown(
    _ tag: ValueLayout,
    typed content: ValueLayout,
    _ tagKey: String,
    _ contentKey: ContentKey?
  ) {
    refuseKnownTag(tag)
    encodeAlone(tag, ifNil: content)
    guard let contentKey else {
      let place = ["tag: \(tag.asTag)", "tagKey: \(tagKey)", "of: \(layout.metatype)"]
      return writer.call("try encoder._encodeMerged", [content.encoded] + place)
    }
    openCaseContainer()
    encodeTag(tag.asTag, tagKey)
    encode(content, of: tag, tagKey, contentKey)
  }

  /// Where the content of a case is written that the enum does not know, as arguments.
  private func place(of tag: ValueLayout, _ tagKey: String, _ contentKey: ContentKey) -> String {
    switch contentKey {
    case .key(let key): "forKey: \(swiftLiteral(key))"
    case .tag: "underTag: \(tag.asKey), besides: \(tagKey)"
    }
  }

  /// Writes the content of a case that the enum does not know, of a type of its own.
  private func encode(_ content: ValueLayout, of tag: ValueLayout, _ tagKey: String, _ contentKey: ContentKey) {
    let isLeftOut = content.isOptional && !layout.emptyCases.isNull
    let function = isLeftOut ? "_encodeOptionalValue" : "_encodeValue"
    switch contentKey {
    case .key(let key): writer.line("try object.\(function)(\(content.encoded), forKey: \(swiftLiteral(key)))")
    case .tag:
      writer.call("try object.\(function)", [content.encoded, "underTag: \(tag.asKey)", "besides: \(tagKey)"])
    }
  }
}

// Missing tags.
extension EnumEmission {
  /// Opens the object that the tag is in, or takes the tag alone; the case that is decoded without a tag comes first.
  private func openTaggedObject(_ tagKey: String, _ contentKey: ContentKey?) {
    let key = "by: \(tagKey)"
    let arguments = [key] + layout.kindsArgument + ofSelf
    let tagged = arguments + (layout.ignoresCase && contentKey == .tag ? ["contentIsUnderTag: true"] : [])
    let missing = layout.catching[.missing]
    if missing == nil, !layout.namesStandAlone { return open("_taggedObject", tagged) }
    constantTags("tags")
    func place(_ arguments: [String]) -> String { "(\(arguments.joined(separator: ", ")), tags)" }
    let untagged = layout.namesStandAlone ? "_payloadObjectOrTag\(place(arguments))" : "_payloadObject()"
    writer.line("let untagged = try decoder.\(untagged)")
    let object = "untagged.taggedObject\(place(tagged))"
    if missing == nil, layout.catching[.invalid] != nil {
      return writer.call("let object = try decoder._unlessMissing", [object])
    }
    if let missing {
      writer.block("guard untagged.contains(\(tagKey)) else") {
        let noTag = "untagged.noTagError(\(key), of: \(layout.metatype), tags)"
        requireAvailability(of: missing, orThrow: noTag)
        // Without a tag, a case of its own is what was written.
        if !missing.lacksTag { writer.line("decoder._reportCaught(\(noTag))") }
        constructWithoutTag(missing)
        writer.line("return")
      }
    }
    writer.line("let object = try \(object)")
  }

  /// Refuses the tag alone for a case with values.
  private func requireObject(for payload: Payload<ValueLayout>) {
    guard layout.namesStandAlone, !payload.values.isEmpty else { return }
    writer.line("try object.requireObject(count: \(payload.values.count))")
  }

  /// Decodes the case for an object without a tag from the constant `untagged`.
  private func constructWithoutTag(_ element: CaseLayout) {
    guard let payload = element.payload else { return construct(element, whole: "untagged.wholeValue()") }
    var construction = CaseConstruction(element)
    let place = ["inCase: \(element.tag.literal)", "of: \(layout.metatype)"]
    switch payload {
    case .flat(let values) where !values.isEmpty:
      writer.call("let payload = untagged.payload", place)
      rejectUnknownKeys(of: payload)
      construction.read(values, from: "payload")
    case .merged(let values, let keyed, let tagKey):
      if !keyed.isEmpty { writer.call("let payload = untagged.payload", place) }
      construction.readMerged(values, beside: keyed, tagKey, from: "payload")
    case .bare, .array, .object:
      if constructFromContent(payload, of: element, place) { return }
    case .none, .flat:
      if layout.rejectsUnknownKeys { writer.call("try untagged.rejectUnknownKeys", place + ["besides: []"]) }
    }
    construction.write(to: writer)
  }

  /// Decodes the case for an object without a tag from its content, if it has some.
  ///
  /// - Returns: Whether nothing else is to be done.
  private func constructFromContent(
    _ payload: Payload<ValueLayout>,
    of element: CaseLayout,
    _ place: [String]
  ) -> Bool {
    guard let contentKey = layout.contentKey else { return false }
    let key = swiftLiteral(contentKey.key(of: element.tag))
    if layout.rejectsUnknownKeys { writer.call("try untagged.rejectUnknownKeys", place + ["besides: [\(key)]"]) }
    func decode() {
      writer.call("let object = untagged.payload", place)
      self.decode(payload, of: element, at: "forKey: \(key)")
    }
    // One value is nil, or its default, where it is missing; several must be there if that is how the case is written.
    var isAskedFor = element.lacksTag && !payload.values.allSatisfy(\.canBeMissing)
    if case .bare = payload { isAskedFor = true }
    if isAskedFor {
      decode()
      return true
    }
    writer.block("if untagged.contains(\(key))") {
      decode()
      writer.line("return")
    }
    return false
  }
}
