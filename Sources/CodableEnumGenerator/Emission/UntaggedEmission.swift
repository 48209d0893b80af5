/// `.untagged`: `"a"`, `["a"]`, `{"id": 1}`
struct UntaggedEmission: LayoutEmission {
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    let dispatch = UntaggedDispatch(layout)
    if !dispatch.literals.isEmpty, dispatch.mayFail {
      writer.constantTags("literals", of: layout)
    }
    open(dispatch, &writer)
    let buckets = TagBuckets(layout)
    if let buckets { decodeLiterals(buckets, layout, &writer) }
    let literals = buckets == nil ? dispatch.literals : []
    if literals.isEmpty, dispatch.takers.joined().isEmpty {
      if dispatch.hasObjectTable { return decodeObject(layout, dispatch, &writer) }
      if dispatch.objectCases.isEmpty { return decodeRest(layout, dispatch, &writer) }
    }
    writer.line("switch content.kind {")
    writer.conditional(literals, under: \.conditions) { writer, element in
      writer.cases(element.literalPatterns)
      writer.indented { decode(element, element.wholeReading, layout, &$0) }
    }
    for takers in dispatch.takers {
      writer.conditional(takers, under: \.element.conditions) { writer, taker in
        writer.line("case \(taker.kinds.map { ".\($0)" }.joined(separator: ", "))\(taker.condition):")
        writer.indented { decode(taker.element, taker.reading, layout, &$0) }
      }
    }
    if !dispatch.objectCases.isEmpty {
      writer.line("case .object:")
      writer.indented { decodeObject(layout, dispatch, &$0) }
    }
    writer.line("default:")
    writer.indented { decodeRest(layout, dispatch, &$0) }
    writer.line("}")
  }

  // MARK: Opening

  private func open(_ dispatch: UntaggedDispatch, _ writer: inout CodeWriter) {
    let kinds = dispatch.kinds.map { ".\($0)" }.joined(separator: ", ")
    var arguments = ["of: Self.self", "kinds: [\(kinds)]"]
    if !dispatch.literals.isEmpty {
      arguments.append("literals: [\(dispatch.literalKinds.map { ".\($0)" }.joined(separator: ", "))]")
    }
    let types = dispatch.integers.map { "Swift.\($0.rawValue).self" }
    if !types.isEmpty {
      arguments.append("integers: \(types.count == 1 ? types[0] : "[\(types.joined(separator: ", "))]")")
    }
    let head = "let content = try decoder.untaggedValue"
    guard dispatch.hasObjectTable else { return writer.call(head, arguments) }
    writer.callBlock(head, arguments) { writer in
      guard dispatch.objectCases.contains(where: { !$0.conditions.isEmpty }) else {
        return writer.list("", dispatch.objectCases.map(\.tableEntry))
      }
      writer.line("var cases: [CodableEnum.ObjectCase] = []")
      writer.conditional(dispatch.objectCases, under: \.conditions) { writer, element in
        writer.line("cases.append(\(element.tableEntry))")
      }
      writer.line("return cases")
    }
  }

  // MARK: Cases

  /// Decodes a literal, of many.
  private func decodeLiterals(_ buckets: TagBuckets, _ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.block("if let literal = content.string") { writer in
      writer.bucketSwitch(buckets, on: "literal", { "\($0) ~= literal" }) { writer, element in
        decode(element, element.wholeReading, layout, &writer)
      }
    }
  }

  private func decode(
    _ element: CaseLayout,
    _ reading: UntaggedDispatch.Reading,
    _ layout: EnumLayout,
    _ writer: inout CodeWriter
  ) {
    writer.requireAvailability(of: element, orThrow: noMatch(in: layout))
    let name = "of: \(swiftLiteral(element.annotated.name))"
    var construction = CaseConstruction(element)
    switch reading {
    case .nothing:
      break
    case .isNil(let value):
      construction.take(value, "nil")
    case .whole(let value, let whole):
      construction.readWhole(value, whole)
    case .array(let values):
      writer.line("var values = try content.values(\(([name] + values.counts).joined(separator: ", ")))")
      construction.readNext(values)
      writer.construct(construction, isOrdered: true)
      return values.takeRest ? () : writer.line("try values.finish()")
    case .object(let values):
      writer.line("let payload = try content.payloadObject(\(name))")
      if layout.rejectsUnknownKeys {
        writer.call("try payload.rejectUnknownKeys", ["besides: \(Payload.object(values).keyList)"])
      }
      construction.read(values, from: "payload")
    }
    writer.construct(construction)
  }

  private func decodeObject(_ layout: EnumLayout, _ dispatch: UntaggedDispatch, _ writer: inout CodeWriter) {
    guard dispatch.hasObjectTable else {
      for element in dispatch.objectCases { decode(element, element.wholeReading, layout, &writer) }
      return
    }
    writer.line("switch try content.objectCase() {")
    writer.conditional(dispatch.objectCases, under: \.conditions) { writer, element in
      writer.line("case \(swiftLiteral(element.annotated.name)):")
      writer.indented { decode(element, element.wholeReading, layout, &$0) }
    }
    writer.line("default:")
    writer.indented { decodeRest(layout, dispatch, &$0) }
    writer.line("}")
  }

  /// The rest, which no case takes by kind or keys.
  private func decodeRest(_ layout: EnumLayout, _ dispatch: UntaggedDispatch, _ writer: inout CodeWriter) {
    let error = noMatch(in: layout)
    func construct(_ element: CaseLayout, _ value: ValueLayout?) {
      var construction = CaseConstruction(element)
      if let value { construction.read(value) { _ in "content.payload(from: decoder)" } }
      writer.construct(construction)
    }
    switch dispatch.rest {
    case .taken(let element, let value):
      writer.requireAvailability(of: element, orThrow: error)
      construct(element, value)
    case .caught(let element, let value):
      writer.requireAvailability(of: element, orThrow: error)
      writer.line("decoder.reportCaught(\(error))")
      construct(element, value)
    case .refused:
      writer.line("throw \(layout.catching[.invalid] == nil ? error : "decoder.notCaught(\(error))")")
    }
  }

  private func noMatch(in layout: EnumLayout) -> String {
    "content.noMatch(in: decoder\(layout.literals.isEmpty ? "" : ", besides: literals"))"
  }

  // MARK: Encoding

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.caseSwitch(of: layout) { writer, element, payload in
      switch payload {
      case .none: writer.line(emptyStatement(for: element))
      case .bare(let value): encode(value, of: element, in: layout, &writer)
      case .array(let values): writer.call("try encoder.encodeBareValues", values.map(\.element))
      case .object(let values):
        writer.line("var object = encoder.codableObject()")
        writer.encode(values, to: "object")
      case .flat, .merged: break
      }
    } capture: { writer, capture in
      for value in capture.values.suffix(1) { writer.line("try encoder.encodeBare(\(value.variable))") }
    }
  }

  /// Writes a value that is all there is, and makes sure that it is what its case is read from.
  private func encode(
    _ value: ValueLayout,
    of element: CaseLayout,
    in layout: EnumLayout,
    _ writer: inout CodeWriter
  ) {
    let place = ["inCase: \(swiftLiteral(element.annotated.name))", "of: Self.self"]
    switch UntaggedWriting(element, in: layout) {
    case .plain: writer.line("try encoder.encodeBare(\(value.encoded))")
    case .object:
      guard case .optional = element.form?.type else {
        return writer.call("try encoder.encodeBareObject", [value.encoded] + place)
      }
      writer.line("if let \(value.variable) {")
      writer.indented { $0.call("try encoder.encodeBareObject", [value.encoded] + place) }
      writer.line("} else {")
      writer.indented { $0.line("try encoder.encodeNull()") }
      writer.line("}")
    case .finite: writer.call("try encoder.encodeBareFinite", [value.encoded] + place)
    }
  }

  /// Writes a case without values.
  private func emptyStatement(for element: CaseLayout) -> String {
    if let literal = element.shape.tag { return "try encoder.encodeBare(\(literal.literal))" }
    return switch element.claim?.emptyKind {
    case .object: "_ = encoder.codableObject()"
    case .array: "_ = encoder.unkeyedContainer()"
    default: "try encoder.encodeNull()"
    }
  }
}

extension UntaggedDispatch.Taker {
  /// ` where content.isHeld(by: Swift.UInt64.self)`
  fileprivate var condition: String {
    let conditions = integers.map { "content.isHeld(by: Swift.\($0.rawValue).self)" }
    return conditions.isEmpty ? "" : " where \(conditions.joined(separator: " || "))"
  }
}

extension CaseLayout {
  /// `.string where content.isLiteral("never")`
  fileprivate var literalPatterns: [String] {
    literals.map { ".\($0.kind.jsonKind.rawValue) where content.isLiteral(\($0.literal))" }
  }

  /// `.init("live", requires: "angry", .either("id", "identifier"))`
  fileprivate var tableEntry: String {
    let name = swiftLiteral(annotated.name)
    guard let claim else { return ".init(\(name))" }
    if claim.takesAnyObject { return ".init(matchingAll: \(name))" }
    let label = claim.isExplicit ? "matches: " : "requires: "
    let groups = claim.requiredKeys.map { keys in
      keys.count == 1 ? swiftLiteral(keys[0]) : ".either(\(keys.map(swiftLiteral).joined(separator: ", ")))"
    }
    return ".init(\(([name] + groups.enumerated().map { ($0 == 0 ? label : "") + $1 }).joined(separator: ", ")))"
  }
}

extension CaseConstruction {
  /// Reads a value that is all there is.
  fileprivate mutating func readWhole(_ value: ValueLayout, _ whole: UntaggedDispatch.WholeValue) {
    // It is always there.
    var present = value
    present.defaultValue = nil
    switch whole {
    case .elements: read(present) { _ in value.call("content.elements", []) }
    case .object:
      let name = swiftLiteral(element.annotated.name)
      read(present) { _ in value.call("content.payloadOfObject", ["of: \(name)"]) }
    case .any:
      let coder = value.coder.map { ", by: \($0).self" } ?? ""
      read(present) { _ in "content.payload(from: decoder\(coder))" }
    }
  }
}
