/// `.untagged`: `"a"`, `["a"]`, `{"id": 1}`
struct UntaggedEmission: LayoutEmission {
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    guard let untagged = layout.untagged else { return }
    let takers = untagged.takers
    open(layout, untagged, takers, &writer)
    if takers.isEmpty, untagged.needsTable { return decodeObject(layout, untagged, &writer) }
    writer.line("switch content.kind {")
    writer.conditional(takers, under: \.owner.element.conditions) { writer, taker in
      writer.line("case \(taker.kinds.map { ".\($0)" }.joined(separator: ", ")):")
      writer.indented { decode(taker, &$0) }
    }
    if !untagged.objectCases.isEmpty {
      writer.line("case .object:")
      writer.indented { decodeObject(layout, untagged, &$0) }
    }
    writer.line("default:")
    writer.indented { decodeRest(layout, untagged, &$0) }
    writer.line("}")
  }

  // MARK: Opening

  private func open(
    _ layout: EnumLayout,
    _ untagged: UntaggedLayout,
    _ takers: [UntaggedTaker],
    _ writer: inout CodeWriter
  ) {
    let kinds = takers.flatMap(\.kinds) + (untagged.objectCases.isEmpty ? [] : ["object"])
    var seen: Set<String> = []
    let listed = kinds.filter { seen.insert($0).inserted }.map { ".\($0)" }.joined(separator: ", ")
    var arguments = ["of: Self.self", "kinds: [\(listed)]"]
    if let type = takers.lazy.compactMap(\.integerType).first, type != "Int" {
      arguments.append("integers: Swift.\(type).self")
    }
    let head = "let content = try decoder.untaggedValue"
    guard untagged.needsTable else { return writer.call(head, arguments) }
    writer.callBlock(head, arguments) { writer in
      guard untagged.objectCases.contains(where: { !$0.element.conditions.isEmpty }) else {
        return writer.list("", untagged.objectCases.map(\.tableEntry))
      }
      writer.line("var cases: [CodableEnum.ObjectCase] = []")
      writer.conditional(untagged.objectCases, under: \.element.conditions) { writer, element in
        writer.line("cases.append(\(element.tableEntry))")
      }
      writer.line("return cases")
    }
  }

  // MARK: Cases

  private func decode(_ taker: UntaggedTaker, _ writer: inout CodeWriter) {
    let element = taker.owner.element
    writer.requireAvailability(of: element, orThrow: "content.noMatch(in: decoder)")
    var construction = CaseConstruction(element)
    switch element.payload ?? .none {
    case .none:
      break
    case .bare(let value) where taker.kinds == ["null"] && value.isOptional && value.coder == nil:
      construction.take(value, "nil")
    case .bare(let value):
      construction.readWhole(value, taker.owner)
    case .array(let values):
      let name = swiftLiteral(element.annotated.name)
      writer.line("var values = try content.values(\((["of: \(name)"] + values.counts).joined(separator: ", ")))")
      construction.readNext(values)
      writer.construct(construction, isOrdered: true)
      return writer.line("try values.finish()")
    case .object, .flat, .merged:
      break
    }
    writer.construct(construction)
  }

  private func decodeObject(_ layout: EnumLayout, _ untagged: UntaggedLayout, _ writer: inout CodeWriter) {
    guard untagged.needsTable else {
      for element in untagged.objectCases { decodeObject(element, layout, &writer) }
      return
    }
    writer.line("switch try content.objectCase() {")
    writer.conditional(untagged.objectCases, under: \.element.conditions) { writer, element in
      writer.line("case \(swiftLiteral(element.element.annotated.name)):")
      writer.indented { decodeObject(element, layout, &$0) }
    }
    writer.line("default:")
    writer.indented { decodeRest(layout, untagged, &$0) }
    writer.line("}")
  }

  private func decodeObject(_ owner: UntaggedCase, _ layout: EnumLayout, _ writer: inout CodeWriter) {
    let element = owner.element
    writer.requireAvailability(of: element, orThrow: "content.noMatch(in: decoder)")
    var construction = CaseConstruction(element)
    switch element.payload ?? .none {
    case .bare(let value):
      construction.readWhole(value, owner)
    case .object(let values):
      let name = swiftLiteral(element.annotated.name)
      writer.line("let payload = try content.payloadObject(of: \(name))")
      if layout.rejectsUnknownKeys, let payload = element.payload {
        writer.call("try payload.rejectUnknownKeys", ["besides: \(payload.keyList)"])
      }
      construction.read(values, from: "payload")
    case .none, .array, .flat, .merged:
      break
    }
    writer.construct(construction)
  }

  /// What no case takes by its kind or its keys.
  private func decodeRest(_ layout: EnumLayout, _ untagged: UntaggedLayout, _ writer: inout CodeWriter) {
    if let rest = untagged.takesRest, case .bare(let value) = rest.element.payload {
      writer.requireAvailability(of: rest.element, orThrow: "content.noMatch(in: decoder)")
      var construction = CaseConstruction(rest.element)
      construction.read(value) { _ in "content.payload(from: decoder)" }
      return writer.construct(construction)
    }
    guard let element = layout.catching[.unknown] else {
      let error = "content.noMatch(in: decoder)"
      return writer.line("throw \(layout.catching[.invalid] == nil ? error : "decoder.notCaught(\(error))")")
    }
    writer.requireAvailability(of: element, orThrow: "content.noMatch(in: decoder)")
    writer.line("decoder.reportCaught(content.noMatch(in: decoder))")
    var construction = CaseConstruction(element)
    if let value = element.capture?.values.first { construction.read(value) { _ in "content.payload(from: decoder)" } }
    writer.construct(construction)
  }

  // MARK: Encoding

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.caseSwitch(of: layout) { writer, element, payload in
      switch payload {
      case .none: writer.line(emptyStatement(for: element))
      case .bare(let value): writer.line("try encoder.encodeBare(\(value.encoded))")
      case .array(let values): writer.call("try encoder.encodeBareValues", values.map(\.encoded))
      case .object(let values):
        writer.line("var object = encoder.codableObject()")
        writer.encode(values, to: "object")
      case .flat, .merged: break
      }
    } capture: { writer, capture in
      for value in capture.values.suffix(1) { writer.line("try encoder.encodeBare(\(value.variable))") }
    }
  }

  /// Writes a case without values.
  private func emptyStatement(for element: CaseLayout) -> String {
    guard case .kinds(let kinds) = element.annotated.options.matches, !kinds.contains(.null) else {
      return "try encoder.encodeNull()"
    }
    if kinds.contains(.object) { return "_ = encoder.codableObject()" }
    return kinds.contains(.array) ? "_ = encoder.unkeyedContainer()" : "try encoder.encodeNull()"
  }

  func preview(_ payload: Payload, tag: JSONValue, _ content: PayloadPreview) -> String {
    (content.value ?? .null).text()
  }
}

/// A case that takes values of some kinds, none of them an object.
private struct UntaggedTaker {
  var owner: UntaggedCase
  /// As the runtime names them.
  var kinds: [String]

  /// The type of the integers that the case can hold.
  var integerType: String? {
    if case .integer(let type) = owner.value?.unwrapped, kinds.contains("integer") { return type }
    return nil
  }
}

extension UntaggedLayout {
  /// The cases that take objects.
  fileprivate var objectCases: [UntaggedCase] { cases.filter { $0.kinds.contains(.object) } }

  /// Whether objects are told apart by their keys.
  fileprivate var needsTable: Bool {
    guard objectCases.count == 1 else { return objectCases.count > 1 }
    switch objectCases[0].keys {
    case .unknown: return false
    case .required: return true
    case .matched(let keys):
      if case .object = objectCases[0].element.payload { return true }
      return !keys.isEmpty
    }
  }

  /// Who takes each kind but objects, in the order of the kinds, or of the declaration if there are conditions.
  fileprivate var takers: [UntaggedTaker] {
    var takers: [UntaggedTaker] = []
    for kind in JSONKind.allCases where kind != .object {
      for owner in owners(of: kind) {
        let names = [kind.rawValue] + owner.kindsOfOtherCoders(kind)
        let isNil = kind == .null && owner.value != nil
        if !isNil, let index = takers.firstIndex(where: { $0.owner.isSame(as: owner) && $0.kinds != ["null"] }) {
          takers[index].kinds += names.filter { !takers[index].kinds.contains($0) }
        } else {
          takers.append(UntaggedTaker(owner: owner, kinds: names))
        }
      }
    }
    guard takers.contains(where: { !$0.owner.element.conditions.isEmpty }) else { return takers }
    return cases.flatMap { element in takers.filter { $0.owner.isSame(as: element) } }
  }

  /// The case that takes a kind, or several of which `#if` compiles one.
  private func owners(of kind: JSONKind) -> [UntaggedCase] {
    var candidates = cases(taking: kind)
    if kind == .integer {
      // A number is an integer as well if some case takes integers.
      guard !candidates.isEmpty else { return [] }
      candidates = cases.filter { $0.isExplicit && !$0.kinds.isDisjoint(with: [.integer, .number]) } + candidates
    }
    return candidates.reduce(into: []) { owners, candidate in
      if owners.allSatisfy({ !$0.element.canCoexist(with: candidate.element) }) { owners.append(candidate) }
    }
  }
}

extension UntaggedCase {
  fileprivate func isSame(as other: UntaggedCase) -> Bool { element.annotated.range == other.element.annotated.range }

  /// What a value is in coders that know more kinds than JSON.
  fileprivate func kindsOfOtherCoders(_ kind: JSONKind) -> [String] {
    switch (value?.unwrapped, kind) {
    case (.url, .string): ["url"]
    case (.decimal, .number): ["decimal"]
    case (.date, .number), (.date, .string): ["date"]
    case (.data, .string): ["data"]
    default: []
    }
  }

  /// `.init("live", requires: "angry", .either("id", "identifier"))`
  fileprivate var tableEntry: String {
    var arguments = [swiftLiteral(element.annotated.name)]
    switch keys {
    case .matched(let keys):
      if keys.isEmpty { return ".init(matchingAll: \(arguments[0]))" }
      arguments += keys.enumerated().map { ($0 == 0 ? "matches: " : "") + swiftLiteral($1) }
    case .required(let values, _):
      let groups = values.map { value in
        value.aliases.isEmpty
          ? swiftLiteral(value.key) : ".either(\(value.keys.map(swiftLiteral).joined(separator: ", ")))"
      }
      arguments += groups.enumerated().map { ($0 == 0 ? "requires: " : "") + $1 }
    case .unknown:
      break
    }
    return ".init(\(arguments.joined(separator: ", ")))"
  }
}

extension CaseConstruction {
  /// Reads a value that is all there is.
  fileprivate mutating func readWhole(_ value: ValueLayout, _ owner: UntaggedCase) {
    let (function, arguments): (String, [String]) =
      switch owner.value?.unwrapped {
      case .array where value.coder == nil && element.annotated.values[value.index].type.isArray: ("elements", [])
      case .object where value.coder == nil: ("payloadOfObject", [])
      default: ("payload", ["from: decoder"])
      }
    // It is always there.
    var present = value
    present.defaultValue = nil
    read(present) { _ in value.call("content.\(function)", arguments) }
  }
}
