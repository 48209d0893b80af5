/// The expressions that read what no case has.
struct UnknownTag {
  /// The error.
  var error = "object.unknownTag()"
  /// The code for what is beside or under the tag.
  var content: String
  /// All there is.
  var whole = "object.wholeValue()"
  /// The code for a value of another type in the place of what is beside or under the tag.
  var typed: (ValueLayout) -> String = { $0.variable }
}

// `switch object.tag`, and what becomes of a tag that no case has.
extension CodeWriter {
  /// The tags that a message lists when it meets none of them, as the body of a closure.
  mutating func expectedTags(of layout: EnumLayout) {
    let cases = layout.orderedTaggedCases.filter { !$0.literals.isEmpty }
    guard cases.contains(where: { !$0.conditions.isEmpty }) else {
      return list("", cases.flatMap(\.literals).map(\.literal))
    }
    line("var tags: [CodableEnum.TagLiteral] = []")
    conditional(cases.grouped(by: \.conditions), under: { $0[0].conditions }) { writer, group in
      writer.list("tags += ", group.flatMap(\.literals).map(\.literal))
    }
    line("return tags")
  }

  /// `switch object.tag`, with the code that decodes each case.
  mutating func tagSwitch(
    of layout: EnumLayout,
    unknown: UnknownTag,
    _ decode: (inout CodeWriter, CaseLayout, Payload<ValueLayout>) -> Void
  ) {
    if let buckets = TagBuckets(layout) {
      bucketSwitch(buckets, on: "object.tag", { "object.hasTag(\($0))" }) { $0.taggedCase($1, unknown, decode) }
      return unknownCase(of: layout, unknown)
    }
    // Where nothing has a tag, there is nothing to switch over.
    if layout.taggedCases.isEmpty, !layout.rawValueCases.isEmpty { return unknownCase(of: layout, unknown) }
    let isNumbered = layout.isSwitchNumbered(over: layout.tagKinds)
    line("switch object.tag\(layout.tagMember)\(isNumbered ? " ? 1 : 0" : "") {")
    conditional(layout.taggedCases, under: \.conditions) { writer, element in
      writer.line("case \(element.tags.map { $0.pattern(isNumbered) }.joined(separator: ", ")):")
      writer.indented { $0.taggedCase(element, unknown, decode) }
    }
    if !layout.knowsEveryTag(of: layout.tagKinds) {
      line("default:")
      indented { $0.unknownCase(of: layout, unknown) }
    }
    line("}")
  }

  private mutating func taggedCase(
    _ element: CaseLayout,
    _ unknown: UnknownTag,
    _ decode: (inout CodeWriter, CaseLayout, Payload<ValueLayout>) -> Void
  ) {
    requireAvailability(of: element, orThrow: unknown.error)
    decode(&self, element, element.payload ?? .none)
  }

  /// A case that is not available may not be named.
  mutating func requireAvailability(of element: CaseLayout, orThrow error: String) {
    guard let availability = element.availability else { return }
    line("guard #available(\(availability)) else { throw \(error) }")
  }

  /// A switch over many tags: first to the bucket of the tag, then to the tag among the few there.
  ///
  /// Those are asked for by functions. A `switch` within each bucket has a copy of the tag, which the compiler follows
  /// through the whole function, in a time that grows with the square of the cases.
  mutating func bucketSwitch(
    _ buckets: TagBuckets,
    on tag: String,
    _ isTag: (_ literal: String) -> String,
    _ decode: (inout CodeWriter, CaseLayout) -> Void
  ) {
    line("switch \(tag).bucket(of: \(buckets.count)) {")
    for (bucket, cases) in buckets.cases {
      line("case \(bucket):")
      indented { writer in
        writer.conditional(cases, under: { $0.element.conditions }) { writer, entry in
          writer.block("if " + entry.tags.map { isTag($0.literal) }.joined(separator: " || ")) { writer in
            decode(&writer, entry.element)
            writer.line("return")
          }
        }
        // A case of a `switch` must have a statement, whatever is compiled.
        if cases.allSatisfy({ !$0.element.conditions.isEmpty }) { writer.line("break") }
      }
    }
    line("default:")
    indented { $0.line("break") }
    line("}")
  }

  private mutating func unknownCase(of layout: EnumLayout, _ unknown: UnknownTag) {
    heldRawValues(of: layout, in: "object.tag")
    guard let element = layout.catching[.unknown] else {
      // A case that catches invalid input does not catch unknown tags.
      let catchesInvalid = layout.catching[.invalid] != nil
      return line("throw \(catchesInvalid ? "decoder.notCaught(\(unknown.error))" : unknown.error)")
    }
    requireAvailability(of: element, orThrow: unknown.error)
    if layout.strategy.tagPlace == .alone, let value = element.codedCapture {
      // The coder may refuse it, which is the error then.
      constructCoded(element, value)
      return line("decoder.reportCaught(\(unknown.error))")
    }
    let typed = element.capture?.typed
    if typed == nil { line("decoder.reportCaught(\(unknown.error))") }
    if let typed, !typed.isOptional, layout.emptyCases == .name, case .value = layout.strategy.tagPlace {
      line("try object.requireObject(count: 1)")
    }
    let tag = layout.keptTag
    var construction = CaseConstruction(element)
    switch element.capture {
    case nil:
      break
    case .tag(let value):
      construction.take(value, tag)
    case .tagAndContent(let value, let rest):
      construction.take(value, tag)
      construction.read(rest) { _ in typed.map(unknown.typed) ?? unknown.content }
    case .whole(let value):
      construction.read(value) { _ in typed?.call("decoder.unknownValue", []) ?? unknown.whole }
    }
    construct(construction)
    // That it can't be read is an error.
    if typed != nil { line("decoder.reportCaught(\(unknown.error))") }
  }
}

extension EnumLayout {
  /// Where tags are keys, the cases with values come first: beside other keys, a null says nothing of them. The first
  /// of these are the cases whose one value is optional: a null is that value if there is nothing else.
  var orderedTaggedCases: [CaseLayout] {
    guard strategy.tagPlace == .key else { return taggedCases }
    let withValues = taggedCases.filter(\.isCountable)
    return withValues.filter(\.isNullable) + withValues.filter { !$0.isNullable }
      + taggedCases.filter { !$0.isCountable }
  }

  /// Whether no other tag of these kinds is possible: both booleans are cases, whatever is compiled.
  func knowsEveryTag(of kinds: [TagKind]) -> Bool {
    kinds == [.boolean] && taggedCases.filter(\.conditions.isEmpty).haveBothBooleans
  }

  /// Whether booleans are switched over as numbers: where both may be compiled, the compiler would call the default
  /// unreachable.
  func isSwitchNumbered(over kinds: [TagKind]) -> Bool {
    kinds == [.boolean] && taggedCases.haveBothBooleans && !knowsEveryTag(of: kinds)
  }

  /// The member of a tag to switch over: none for strings and for tags of several kinds.
  fileprivate var tagMember: String {
    switch tagKinds {
    case [.integer]: ".integer"
    case [.boolean]: ".boolean"
    default: ""
    }
  }

  /// What a case can keep of the tag in `object`.
  fileprivate var keptTag: String {
    if strategy.tagPlace == .key { return "object.tag.stringValue" }
    switch tagKinds {
    case [.string]: return "object.tag.text"
    case [.integer], [.boolean]: return "object.tag\(tagMember)"
    default: return "object.tag.value"
    }
  }
}

extension CaseLayout {
  /// Whether the case has values, whatever is compiled.
  var isCountable: Bool { hasCodedValues && conditions.isEmpty }
}

extension [CaseLayout] {
  fileprivate var haveBothBooleans: Bool {
    let tags = flatMap(\.tags)
    return tags.contains(.boolean(true)) && tags.contains(.boolean(false))
  }
}

extension Tag {
  /// As a pattern of the switch over tags.
  func pattern(_ isNumbered: Bool) -> String {
    isNumbered ? (self == .boolean(true) ? "1" : "0") : literal
  }
}

extension Array {
  /// The runs of elements that have a property in common.
  fileprivate func grouped<Property: Equatable>(by property: (Element) -> Property) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, property(last) == property(element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
