// Cases that catch a missing tag or an invalid value.
extension CodeWriter {
  /// The body of a decoder, in a `do` if a case catches what is invalid.
  mutating func catchingInvalid(in layout: EnumLayout, _ body: (inout CodeWriter) -> Void) {
    guard let element = layout.catching[.invalid] else { return body(&self) }
    line("do {")
    indented(body)
    line("} catch {")
    indented { writer in
      writer.requireAvailability(of: element, orThrow: "error")
      writer.line("try decoder.catchInvalid(error)")
      var construction = CaseConstruction(element)
      if case .whole(let value) = element.capture { construction.read(value) { _ in "decoder.codableValue()" } }
      writer.construct(construction)
    }
    line("}")
  }

  /// `let object = try decoder.taggedObject(by: "type", of: Self.self) { ["a"] }`, or whatever else opens what has the tag.
  ///
  /// - Parameters:
  ///   - passesMissing: Whether a missing tag is an error that `catches: .invalid` lets through.
  mutating func open(_ function: String, _ arguments: [String], of layout: EnumLayout, passesMissing: Bool) {
    guard passesMissing else {
      return callBlock("let object = try decoder.\(function)", arguments) { $0.expectedTags(of: layout) }
    }
    line("let object = try decoder.unlessMissing(")
    indented { writer in
      writer.callBlock("decoder.\(function)", arguments) { $0.expectedTags(of: layout) }
    }
    line(")")
  }

  /// Opens the object that the tag is in, or takes the tag alone; the case that is decoded without a tag comes first.
  mutating func openTaggedObject(of layout: EnumLayout, tagKey: String) {
    let key = "by: \(swiftLiteral(tagKey))"
    guard layout.catching[.missing] != nil || layout.emptyCases == .name else {
      let passesMissing = layout.catching[.invalid] != nil
      let arguments = [key] + layout.kindsArgument + ["of: Self.self"]
      return open("taggedObject", arguments, of: layout, passesMissing: passesMissing)
    }
    let arguments = ([key] + layout.kindsArgument + ["of: Self.self"]).joined(separator: ", ")
    constantTags("tags", of: layout)
    let isName = layout.emptyCases == .name
    line("let untagged = try decoder.\(isName ? "payloadObjectOrTag(\(arguments), tags)" : "payloadObject()")")
    let object = "untagged.taggedObject(\(arguments), tags)"
    let noTag = "untagged.noTag(\(key), of: Self.self, tags)"
    guard let element = layout.catching[.missing] else {
      let passesMissing = layout.catching[.invalid] != nil
      return passesMissing
        ? call("let object = try decoder.unlessMissing", [object]) : line("let object = try \(object)")
    }
    block("guard untagged.contains(\(swiftLiteral(tagKey))) else") { writer in
      writer.requireAvailability(of: element, orThrow: noTag)
      // Without a tag, a case of its own is what was written.
      if !element.lacksTag { writer.line("decoder.reportCaught(\(noTag))") }
      writer.constructWithoutTag(element, in: layout)
      writer.line("return")
    }
    line("let object = try \(object)")
  }

  /// Refuses the tag alone for a case with values.
  mutating func requireObject(for payload: Payload<ValueLayout>, in layout: EnumLayout) {
    guard layout.emptyCases == .name, !payload.values.isEmpty else { return }
    line("try object.requireObject(count: \(payload.values.count))")
  }

  /// Decodes the case for an object without a tag from the constant `untagged`.
  private mutating func constructWithoutTag(_ element: CaseLayout, in layout: EnumLayout) {
    var construction = CaseConstruction(element)
    switch element.content {
    case .capture(.whole(let value)):
      construction.read(value) { _ in "untagged.wholeValue()" }
    case .payload(let payload):
      let place = ["inCase: \(element.tag.literal)", "of: Self.self"]
      switch payload {
      case .flat(let values) where !values.isEmpty:
        call("let payload = untagged.payload", place)
        if layout.rejectsUnknownKeys { call("try payload.rejectUnknownKeys", ["besides: \(payload.keyList)"]) }
        construction.read(values, from: "payload")
      case .merged(let values, let keyed, let tagKey):
        if !keyed.isEmpty { call("let payload = untagged.payload", place) }
        construction.readMerged(values, beside: keyed, tagKey, from: "payload")
      case .bare, .array, .object:
        if constructFromContent(payload, of: element, in: layout, place) { return }
      case .none, .flat:
        if layout.rejectsUnknownKeys { call("try untagged.rejectUnknownKeys", place + ["besides: []"]) }
      }
    case .capture(.tag), .capture(.tagAndContent), .skipped:
      break
    }
    construct(construction)
  }

  /// Decodes the case for an object without a tag from its content, if it has some.
  ///
  /// - Returns: Whether nothing else is to be done.
  private mutating func constructFromContent(
    _ payload: Payload<ValueLayout>,
    of element: CaseLayout,
    in layout: EnumLayout,
    _ place: [String]
  ) -> Bool {
    guard case .value(_, let contentKey?) = layout.strategy.tagPlace else { return false }
    let key = swiftLiteral(contentKey.key(of: element.tag))
    if layout.rejectsUnknownKeys { call("try untagged.rejectUnknownKeys", place + ["besides: [\(key)]"]) }
    func decode(_ writer: inout CodeWriter) {
      writer.call("let object = untagged.payload", place)
      writer.decode(payload, of: element, in: layout, at: "forKey: \(key)")
    }
    // One value is nil, or its default, where it is missing; several must be there if that is how the case is written.
    var isAskedFor = element.lacksTag && !payload.values.allSatisfy(\.canBeMissing)
    if case .bare = payload { isAskedFor = true }
    if isAskedFor {
      decode(&self)
      return true
    }
    block("if untagged.contains(\(key))") { writer in
      decode(&writer)
      writer.line("return")
    }
    return false
  }
}
