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
  mutating func tagSwitch(of layout: EnumLayout, _ decode: (inout CodeWriter, CaseLayout) -> Void) {
    if let buckets = TagBuckets(layout) { return bucketSwitch(buckets, of: layout, decode) }
    line("switch object.tag {")
    conditional(layout.taggedCases, under: \.conditions) { writer, element in
      writer.tagCase(element, element.tags, decode)
    }
    if !layout.knowsEveryTag {
      line("default:")
      indented { $0.unknownCase(of: layout) }
    }
    line("}")
  }

  private mutating func tagCase(
    _ element: CaseLayout,
    _ tags: [Tag],
    _ decode: (inout CodeWriter, CaseLayout) -> Void
  ) {
    line("case \(tags.map(\.literal).joined(separator: ", ")):")
    indented { writer in
      if let availability = element.availability {
        writer.line("guard #available(\(availability)) else { throw object.unknownTag() }")
      }
      decode(&writer, element)
    }
  }

  /// A switch over many tags: first to the bucket of the tag, then to the tag among the few there.
  private mutating func bucketSwitch(
    _ buckets: TagBuckets,
    of layout: EnumLayout,
    _ decode: (inout CodeWriter, CaseLayout) -> Void
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
    unknownCase(of: layout)
  }

  /// `switch self`, with the code that encodes each case.
  mutating func caseSwitch(of layout: EnumLayout, _ encode: (inout CodeWriter, CaseLayout) -> Void) {
    // The compiler gives up to check that a `switch` over some 600 cases with values is exhaustive.
    let maximumCount = 256
    let isSplit = layout.cases.count > maximumCount
    for start in stride(from: 0, to: max(layout.cases.count, 1), by: maximumCount) {
      line("switch self {")
      conditional(Array(layout.cases.dropFirst(start).prefix(maximumCount)), under: \.conditions) { writer, element in
        writer.encodedCase(element, in: layout, encode)
        if isSplit, !element.isSkipped { writer.indented { $0.line("return") } }
      }
      if isSplit {
        line("default:")
        indented { $0.line("break") }
      }
      line("}")
    }
  }

  private mutating func encodedCase(
    _ element: CaseLayout,
    in layout: EnumLayout,
    _ encode: (inout CodeWriter, CaseLayout) -> Void
  ) {
    if element.isSkipped || element.values.isEmpty {
      line("case .\(element.name):")
    } else {
      call("case .\(element.name)", element.values.map { "let \($0.variable)" }, ":")
    }
    indented { writer in
      if element.isSkipped {
        let name = swiftLiteral(unquoted(element.name))
        writer.line("throw EncodingError.skippedCase(\(name), of: self, encoder)")
      } else if let form = element.unknown, form != .nothing {
        writer.encodeUnknownCase(element, form, in: layout)
      } else {
        encode(&writer, element)
      }
    }
  }

  /// The container that a case is encoded into, where there is not one for all.
  mutating func caseContainer(of layout: EnumLayout) {
    if layout.opensContainerPerCase { line("var object = encoder.container(keyedBy: CodableKey.self)") }
  }

  /// The container that the cases of an enum are encoded into, if there is one for all.
  mutating func encodingContainer(of layout: EnumLayout) {
    if !layout.opensContainerPerCase, layout.cases.contains(where: { !$0.isSkipped }) {
      line("var object = encoder.container(keyedBy: CodableKey.self)")
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
