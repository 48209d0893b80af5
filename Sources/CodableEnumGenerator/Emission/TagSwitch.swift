// `switch object.tag`, and what becomes of a tag that no case has.
extension CodeWriter {
  /// The tags that a message lists when it meets none of them, as the body of a closure.
  mutating func expectedTags(of layout: EnumLayout) {
    let cases = layout.taggedCases
    guard cases.contains(where: { !$0.conditions.isEmpty }) else {
      return list("", cases.flatMap(\.tags).map(\.literal))
    }
    line("var tags: [\(layout.tagKind.typeName)] = []")
    conditional(cases.grouped(by: \.conditions), under: { $0[0].conditions }) { writer, group in
      writer.list("tags += ", group.flatMap(\.tags).map(\.literal))
    }
    line("return tags")
  }

  /// `switch object.tag`, with the code that decodes each case.
  ///
  /// - Parameter unknownContent: The expression that reads what is beside or under an unknown tag.
  mutating func tagSwitch(
    of layout: EnumLayout,
    unknownContent: String,
    _ decode: (inout CodeWriter, CaseLayout, Payload) -> Void
  ) {
    if let buckets = TagBuckets(layout) {
      bucketSwitch(buckets, decode)
      return unknownCase(of: layout, content: unknownContent)
    }
    line("switch object.tag {")
    conditional(layout.taggedCases, under: \.conditions) { writer, element in
      writer.tagCase(element, element.tags, decode)
    }
    if !layout.knowsEveryTag {
      line("default:")
      indented { $0.unknownCase(of: layout, content: unknownContent) }
    }
    line("}")
  }

  private mutating func tagCase(
    _ element: CaseLayout,
    _ tags: [Tag],
    _ decode: (inout CodeWriter, CaseLayout, Payload) -> Void
  ) {
    line("case \(tags.map(\.literal).joined(separator: ", ")):")
    indented { writer in
      if let availability = element.availability {
        writer.line("guard #available(\(availability)) else { throw object.unknownTag() }")
      }
      decode(&writer, element, element.payload ?? .none)
    }
  }

  /// A switch over many tags: first to the bucket of the tag, then to the tag among the few there.
  private mutating func bucketSwitch(
    _ buckets: TagBuckets,
    _ decode: (inout CodeWriter, CaseLayout, Payload) -> Void
  ) {
    line("switch object.tag.bucket(of: \(buckets.count)) {")
    for (bucket, cases) in buckets.cases {
      line("case \(bucket):")
      indented { writer in
        writer.line("switch object.tag {")
        writer.conditional(cases, under: { $0.element.conditions }) { writer, entry in
          writer.tagCase(entry.element, entry.tags, decode)
          writer.indented { $0.line("return") }
        }
        writer.line("default:")
        writer.indented { $0.line("break") }
        writer.line("}")
      }
    }
    line("default:")
    indented { $0.line("break") }
    line("}")
  }

  private mutating func unknownCase(of layout: EnumLayout, content: String) {
    guard let element = layout.unknownCase else { return line("throw object.unknownTag()") }
    let tag = layout.tagKind == .string ? "object.tag.stringValue" : "object.tag"
    switch element.capture {
    case nil:
      construct(element, [])
    case .tag(let value):
      line("self = .\(element.name)(\(value.labeled(tag)))")
    case .tagAndContent(let value, let rest):
      construct(element, [value.labeled(tag), rest.labeled(content)])
    case .whole(let value):
      construct(element, [value.labeled("object.wholeValue()")])
    }
  }
}

extension EnumLayout {
  /// Whether no other tag is possible: both booleans are cases, whatever is compiled.
  fileprivate var knowsEveryTag: Bool {
    let tags = taggedCases.filter(\.conditions.isEmpty).flatMap(\.tags)
    return tags.contains(.boolean(true)) && tags.contains(.boolean(false))
  }
}

extension TagKind {
  /// The type of tags in generated code.
  var typeName: String {
    switch self {
    case .string: "CodableKey"
    case .integer: "Int"
    case .boolean: "Bool"
    }
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
