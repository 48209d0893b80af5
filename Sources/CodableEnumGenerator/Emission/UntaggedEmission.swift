/// `.untagged`: `"a"`, `["a"]`, `{"id": 1}`
extension EnumEmission {
  func decodeUntagged() {
    let dispatch = UntaggedDispatch(layout)
    if !dispatch.literals.isEmpty, dispatch.mayFail { constantTags("literals") }
    open(dispatch)
    let buckets = TagBuckets(layout)
    if let buckets {
      writer.block("if let literal = content.string") {
        bucketSwitch(buckets, on: "literal", { "\($0) ~= literal" }) { decode($0, $0.wholeReading) }
      }
    }
    var literals = buckets == nil ? dispatch.literals : []
    if !layout.rawValueCases.isEmpty {
      decodeRawValues(after: literals)
      literals = []
    }
    if literals.isEmpty, dispatch.takers.joined().isEmpty {
      if dispatch.hasObjectTable { return decodeObject(dispatch) }
      if dispatch.objectCases.isEmpty { return decodeRest(dispatch) }
    }
    writer.switching(over: "content.kind") {
      branches(of: literals)
      for takers in dispatch.takers {
        writer.conditional(takers, under: \.element.conditions) { taker in
          writer.branch("case \(taker.kinds.map { ".\($0)" }.joined(separator: ", "))\(condition(of: taker))") {
            decode(taker.element, taker.reading)
          }
        }
      }
      if !dispatch.objectCases.isEmpty { writer.branch("case .object") { decodeObject(dispatch) } }
      writer.branch("default") { decodeRest(dispatch) }
    }
  }

  /// ` where content.isHeld(by: Swift.UInt64.self)`
  private func condition(of taker: UntaggedDispatch.Taker) -> String {
    let conditions = taker.integers.map { isHeld(by: $0) }
    return conditions.isEmpty ? "" : " where \(conditions.joined(separator: " || "))"
  }

  private func isHeld(by type: WireScalar) -> String { "content.isHeld(by: \(layout.metatype(of: type)))" }

  private func branches(of literals: [CaseLayout], return isOver: Bool = false) {
    writer.conditional(literals, under: \.conditions) { element in
      writer.cases(element.literalPatterns(ignoringCase: layout.ignoresCase(of: element)))
      writer.indented {
        decode(element, element.wholeReading)
        if isOver { writer.line("return") }
      }
    }
  }

  /// Tries the cases whose values have raw values: after the literals, and in the order of the declaration among cases with
  /// `matches:`.
  private func decodeRawValues(after literals: [CaseLayout]) {
    if !literals.isEmpty {
      writer.switching(over: "content.kind") {
        branches(of: literals, return: true)
        writer.branch("default") { writer.line("break") }
      }
    }
    takeHeldRawValues(in: "content") { element in
      let earlier = layout.readCases.filter { other in
        other.index < element.index && other.claim?.isExplicit == true && other.canCoexist(with: element)
      }
      func isTaken(_ kind: JSONKind) -> Bool { earlier.contains { $0.takes(kind) } }
      var conditions: [String] = []
      if element.takes(.string), isTaken(.string) { conditions.append("content.kind != .string") }
      if element.takes(.number), isTaken(.number) { conditions.append("content.kind != .number") }
      if element.takes(.integer), isTaken(.number) {
        conditions.append("content.kind != .integer")
      } else if element.takes(.integer) {
        conditions += earlier.flatMap(\.integerTypes).map { "!\(isHeld(by: $0))" }
      }
      return conditions.isEmpty ? nil : conditions.joined(separator: ", ")
    }
  }

  private func open(_ dispatch: UntaggedDispatch) {
    func list(_ kinds: [String]) -> String { "[\(kinds.map { ".\($0)" }.joined(separator: ", "))]" }
    var arguments = ["of: \(layout.metatype)", "kinds: \(list(dispatch.kinds))"]
    if !dispatch.literalKinds.isEmpty { arguments.append("literals: \(list(dispatch.literalKinds))") }
    let types = dispatch.integers.map { layout.metatype(of: $0) }
    if !types.isEmpty {
      arguments.append("integers: \(types.count == 1 ? types[0] : "[\(types.joined(separator: ", "))]")")
    }
    let head = "let content = try decoder._untaggedValue"
    guard dispatch.hasObjectTable else { return writer.call(head, arguments) }
    writer.callBlock(head, arguments) {
      guard dispatch.objectCases.contains(where: { !$0.element.conditions.isEmpty }) else {
        return writer.list("", dispatch.objectCases.map { $0.element.tableEntry(over: $0.over) })
      }
      writer.line("var cases: [_ObjectCase] = []")
      writer.conditional(dispatch.objectCases, under: \.element.conditions) { element, over in
        writer.line("cases.append(\(element.tableEntry(over: over)))")
      }
      writer.line("return cases")
    }
  }

  // MARK: Cases

  private func decode(_ element: CaseLayout, _ reading: UntaggedDispatch.Reading) {
    requireAvailability(of: element, orThrow: noMatch)
    let name = "of: \(swiftLiteral(element.name))"
    var construction = CaseConstruction(element)
    switch reading {
    case .nothing:
      break
    case .isNil(let value):
      construction.take(value, "nil")
    case .whole(let value, let whole):
      construction.readWhole(value, whole)
    case .array(let values):
      return decodeArray(values, from: "content.values", [name], construction)
    case .object(let values):
      writer.line("let payload = try content.payloadObject(\(name))")
      rejectUnknownKeys(of: .object(values))
      construction.read(values, from: "payload")
    }
    construction.write(to: writer)
  }

  private func decodeObject(_ dispatch: UntaggedDispatch) {
    guard dispatch.hasObjectTable else {
      for (element, _) in dispatch.objectCases { decode(element, element.wholeReading) }
      return
    }
    writer.switching(over: "try content.objectCase()") {
      writer.conditional(dispatch.objectCases, under: \.element.conditions) { element, _ in
        writer.branch("case \(swiftLiteral(element.name))") { decode(element, element.wholeReading) }
      }
      writer.branch("default") { decodeRest(dispatch) }
    }
  }

  /// The rest, which no case takes by kind or keys.
  private func decodeRest(_ dispatch: UntaggedDispatch) {
    switch dispatch.rest {
    case .taken(let element, let value): constructRest(element, value, isCaught: false)
    case .caught(let element, let value): constructRest(element, value, isCaught: true)
    case .refused: throwUncaught(noMatch)
    }
  }

  private func constructRest(_ element: CaseLayout, _ value: ValueLayout?, isCaught: Bool) {
    requireAvailability(of: element, orThrow: noMatch)
    if isCaught { writer.line("decoder._reportCaught(\(noMatch))") }
    var construction = CaseConstruction(element)
    if let value { construction.read(value) { _ in "content.payload(from: decoder)" } }
    construction.write(to: writer)
  }

  private var noMatch: String {
    let literals = layout.literals.isEmpty ? [] : ["besides: literals"]
    let rawValues = layout.rawValueCases.isEmpty ? [] : ["hasRawValues: true"]
    return "content.noMatchError(\((["in: decoder"] + rawValues + literals).joined(separator: ", ")))"
  }

  // MARK: Encoding

  func encodeUntagged() {
    caseSwitch { element, payload in
      switch payload {
      case .none: writer.line(emptyStatement(for: element))
      case .bare(let value): encodeBare(value, of: element)
      case .array(let values): writer.call("try encoder._encodeBareValues", values.map(\.element))
      case .object(let values):
        writer.line("var object = encoder._codableObject()")
        encodeShared(values)
      case .flat, .merged: break
      }
    } capture: { _, capture in
      for value in capture.values.suffix(1) { writer.line("try encoder._encodeBare(\(value.variable))") }
    }
  }

  /// Writes a value that is all there is, and makes sure that it is what its case is read from.
  private func encodeBare(_ value: ValueLayout, of element: CaseLayout) {
    if layout.holdsRawValue(element.shape) { return writer.line("try encoder._encodeBare(\(value.variable).rawValue)") }
    let arguments = [value.encoded, "inCase: \(swiftLiteral(element.name))", "of: \(layout.metatype)"]
    switch UntaggedWriting(element, in: layout) {
    case .plain: writer.line("try encoder._encodeBare(\(value.encoded))")
    case .finite: writer.call("try encoder._encodeBareFinite", arguments)
    case .object:
      guard case .optional = element.form?.type else { return writer.call("try encoder._encodeBareObject", arguments) }
      writer.line("if let \(value.variable) {")
      writer.indented { writer.call("try encoder._encodeBareObject", arguments) }
      writer.line("} else {")
      writer.indented { writer.line("try encoder._encodeNull()") }
      writer.line("}")
    }
  }

  /// Writes a case without values.
  private func emptyStatement(for element: CaseLayout) -> String {
    if let literal = element.shape.tag { return "try encoder._encodeBare(\(literal.literal))" }
    return switch element.claim?.emptyKind {
    case .object: "_ = encoder._codableObject()"
    case .array: "_ = encoder.unkeyedContainer()"
    case .null, .boolean, .integer, .number, .string, nil: "try encoder._encodeNull()"
    }
  }
}

extension CaseLayout {
  /// `.string where content.isLiteral("never")`
  fileprivate func literalPatterns(ignoringCase: Bool) -> [String] {
    literals.map { literal in
      let arguments = literal.literal + (ignoringCase && literal.kind == .string ? ", ignoresCase: true" : "")
      return ".\(literal.kind.jsonKind.rawValue) where content.isLiteral(\(arguments))"
    }
  }

  /// `.init("live", requires: "angry", .either("id", "identifier"), over: "named")`
  fileprivate func tableEntry(over others: [String]) -> String {
    let name = swiftLiteral(name)
    guard let claim else { return ".init(\(name))" }
    if claim.takesAnyObject { return ".init(matchingAll: \(name))" }
    let label = claim.isExplicit ? "matches: " : "requires: "
    func list(_ label: String, _ items: [String]) -> [String] {
      items.enumerated().map { ($0 == 0 ? label : "") + $1 }
    }
    let arguments = list(label, claim.groups.map(\.spelling)) + list("over: ", others.map(swiftLiteral))
    return ".init(\(([name] + arguments).joined(separator: ", ")))"
  }
}

extension KeyGroup {
  /// `"id"`, `.either("id", "identifier")`, `.nullable("result")`
  fileprivate var spelling: String {
    let literals = keys.map(swiftLiteral).joined(separator: ", ")
    if admitsNull { return ".nullable(\(literals))" }
    return keys.count == 1 ? literals : ".either(\(literals))"
  }
}

extension CaseConstruction {
  fileprivate mutating func readWhole(_ value: ValueLayout, _ whole: UntaggedDispatch.WholeValue) {
    // It is always there.
    var present = value
    present.defaultValue = nil
    switch whole {
    case .elements: read(present) { _ in value.call("content.elements", []) }
    case .object:
      let name = swiftLiteral(element.name)
      read(present) { _ in value.call("content.payloadOfObject", ["of: \(name)"]) }
    case .any:
      let coder = value.coder.map { ", by: \($0).self" } ?? ""
      read(present) { _ in "content.payload(from: decoder\(coder))" }
    }
  }
}
