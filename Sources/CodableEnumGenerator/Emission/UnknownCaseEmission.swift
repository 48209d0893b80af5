// The case that `catches: .unknown`, and the one that `catches: .missing`.
extension CodeWriter {
  /// What becomes of a tag that no case has.
  mutating func unknownCase(of layout: EnumLayout) {
    guard let element = layout.unknownCase, let form = element.unknown else {
      return line("throw object.unknownTag()")
    }
    let tag = layout.tagKind == .string ? "object.tag.stringValue" : "object.tag"
    switch form {
    case .nothing: line("self = .\(element.name)")
    case .tag: line("self = .\(element.name)(\(element.values[0].labeled(tag)))")
    case .tagAndContent: construct(element, [tag, layout.strategy.unknownContent])
    case .whole: construct(element, ["CodableValue(from: decoder)"])
    }
  }

  /// Writes what was kept of an unknown case.
  mutating func encodeUnknownCase(_ element: CaseLayout, _ form: UnknownForm, in layout: EnumLayout) {
    let names = element.values.map(\.variable)
    switch (form, layout.strategy) {
    case (.whole, _):
      line("try \(names[0]).encode(to: encoder)")
    case (.tagAndContent, .caseKeyed):
      line("try encoder.encodeUnknownCase(\(names[0]), \(names[1]))")
    case (.tag, .caseKeyed(.natural)):
      line("try encoder.encodeName(\(names[0]))")
    case (_, .caseKeyed(let payload)):
      let key = "CodableKey(stringValue: \(names[0]))"
      line(
        payload == .labeled
          ? "_ = object.nestedContainer(keyedBy: CodableKey.self, forKey: \(key))"
          : "try object.encodeValue(true, forKey: \(key))"
      )
    case (_, .discriminator(let key)), (_, .flattenedStatus(let key)):
      caseContainer(of: layout)
      encodeTag(names[0], layout.tagKind, forKey: key)
      if form == .tagAndContent { line("try object.encodeOtherValues(\(names[1]), besides: \(swiftLiteral(key)))") }
    case (_, .adjacent(let key, let content)):
      caseContainer(of: layout)
      encodeTag(names[0], layout.tagKind, forKey: key)
      if form == .tagAndContent { line("try object.encodeContent(\(names[1]), forKey: \(swiftLiteral(content)))") }
    }
  }

  /// Decodes the case that stands where there is no tag.
  mutating func missingCase(of layout: EnumLayout, tagKey: String) {
    guard let element = layout.cases.first(where: \.catchesMissing) else { return }
    line("let untagged = try PayloadObject(from: decoder)")
    block("guard untagged.contains(\(swiftLiteral(tagKey))) else") { writer in
      if layout.rejectsUnknownKeys, element.unknown != .whole { writer.rejectKeys(of: element) }
      switch element.payload {
      case _ where element.unknown == .whole: writer.construct(element, ["CodableValue(from: decoder)"])
      case .merged: writer.construct(element, ["decoder.mergedValue(besides: \(swiftLiteral(tagKey)))"])
      default: writer.construct(element, from: "untagged")
      }
      writer.line("return")
    }
  }

  private mutating func rejectKeys(of element: CaseLayout) {
    let arguments = ["in: \(element.tag.literal) as \(element.tag.kind.typeName)", "of: Self.self"]
    call("try untagged.rejectUnknownKeys", arguments + ["besides: \(element.keyList)"])
  }
}

extension Strategy {
  /// The expression that reads what stands beside or under an unknown tag.
  fileprivate var unknownContent: String {
    switch self {
    case .caseKeyed: "object.content()"
    case .discriminator, .flattenedStatus: "object.otherValues()"
    case .adjacent(_, let content): "object.content(forKey: \(swiftLiteral(content)))"
    }
  }
}
