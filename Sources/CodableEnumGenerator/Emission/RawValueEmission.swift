/// `.rawValue`: `"draft"`, `404`, `true`
struct RawValueEmission: LayoutEmission {
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    open(layout, &writer)
    let whole = "decoder.codableValue()"
    let isHeld = layout.taggedCases.isEmpty && !layout.rawValueCases.isEmpty
    let error = "object.\(isHeld ? "unknownRawValue" : "unknownTag")(in: decoder)"
    let unknown = UnknownTag(error: error, content: whole, whole: whole)
    writer.tagSwitch(of: layout, unknown: unknown) { writer, element, payload in
      writer.decode(payload, of: element, in: layout)
    }
  }

  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    writer.caseSwitch(of: layout) { writer, element, payload in
      guard case .bare(let value) = payload else {
        return writer.line(writer.tagAlone(element.tag.literal, in: layout))
      }
      let rawValue = "\(value.variable).rawValue"
      let tag = element.isConverted ? ".integer(.init(\(rawValue)))" : ".init(\(rawValue))"
      writer.line(writer.tagAlone(tag, in: layout))
    } capture: { writer, capture in
      switch capture {
      case .tag(let value), .tagAndContent(let value, _):
        writer.line(writer.tagAlone(value.asTag, in: layout))
      case .whole(let value) where value.coder != nil: writer.line("try encoder.encodeBare(\(value.encoded))")
      case .whole(let value): writer.line("try \(value.variable).encode(to: encoder)")
      }
    }
  }

  /// A coder may read what is no tag at all.
  private func open(_ layout: EnumLayout, _ writer: inout CodeWriter) {
    guard let element = layout.catching[.unknown], let value = element.codedCapture else {
      return writer.open("bareTag", layout.kindsArgument + ["of: Self.self"], of: layout, passesMissing: false)
    }
    writer.callBlock("let tag = decoder.bareTagIfAny", layout.kindsArgument + ["of: Self.self"]) {
      $0.expectedTags(of: layout)
    }
    writer.block("guard let object = tag else") { writer in
      writer.constructCoded(element, value)
      writer.line("return")
    }
  }
}

// Values that have raw values, and those that a coder makes of raw values.
extension CodeWriter {
  /// Takes the first case whose value has the raw value of a constant.
  mutating func heldRawValues(of layout: EnumLayout, in reader: String) {
    conditional(layout.rawValueCases, under: \.conditions) { writer, element in
      guard case .bare(let value) = element.payload else { return }
      var construction = CaseConstruction(element)
      construction.take(value, "$0")
      let head = element.availability.map { "if #available(\($0)), let" } ?? "if let"
      writer.block("\(head) value = \(reader).value(of: { \(construction.expression) })") { writer in
        writer.line("self = value")
        writer.line("return")
      }
    }
  }

  /// Builds the case that keeps what a coder makes of all there is.
  mutating func constructCoded(_ element: CaseLayout, _ value: ValueLayout) {
    var construction = CaseConstruction(element)
    let function = value.isOptional ? "optionalCodedValue" : "codedValue"
    construction.read(value) { _ in "decoder.\(function)(by: \(value.coder ?? "").self)" }
    construct(construction)
  }
}

// `RawRepresentable`, by the tags.
extension CodeWriter {
  mutating func rawValue(of layout: EnumLayout) {
    let access = layout.head.accessModifier
    let keeper = layout.catching[.unknown].flatMap { $0.capture == nil ? nil : $0 }
    let kind = layout.taggedCases.first?.tag.kind ?? layout.tagKinds[0]
    let hasTags = !layout.taggedCases.isEmpty || layout.rawValueCases.isEmpty
    let type = "Swift.\(layout.ownRawType(keeper) ?? kind.valueTypeName)"
    if layout.cases.contains(where: \.isDeprecated) { line("@available(*, deprecated)") }
    block("\(access)init\(keeper == nil ? "?" : "")(rawValue: \(type))") { writer in
      // In an expression, the module's name would be that of the macro.
      if kind == .string, hasTags { writer.line("let tag: CodableEnum.CodableKey = .init(stringValue: rawValue)") }
      if let buckets = TagBuckets(layout) {
        writer.bucketSwitch(buckets, on: "tag", { "\($0) ~= tag" }) { $0.rawValueCase(of: $1, keeper) }
        return writer.unknownRawValue(of: layout, keeper)
      }
      if !hasTags { return writer.unknownRawValue(of: layout, keeper) }
      let isNumbered = layout.isSwitchNumbered(over: [kind])
      writer.line("switch \(kind.switchedRawValue(isNumbered)) {")
      writer.conditional(layout.taggedCases, under: \.conditions) { writer, element in
        let tags = element.tags.filter { $0.kind == kind }
        writer.line("case \(tags.map { $0.pattern(isNumbered) }.joined(separator: ", ")):")
        writer.indented { $0.rawValueCase(of: element, keeper) }
      }
      if !layout.knowsEveryTag(of: [kind]) {
        writer.line("default:")
        writer.indented { $0.unknownRawValue(of: layout, keeper) }
      }
      writer.line("}")
    }
    line()
    block("\(access)var rawValue: \(type)") { writer in
      writer.line("switch self {")
      writer.conditional(layout.cases, under: \.conditions) { writer, element in
        if case .bare(let value) = element.payload {
          let values = element.values.map { $0.isOmitted ? "_" : "let \($0.variable)" }.joined(separator: ", ")
          let rawValue = "\(value.variable).rawValue"
          let isConverted = element.isConverted && layout.ownRawType(keeper) == nil
          return writer.line("case .\(element.name)(\(values)): \(isConverted ? ".init(\(rawValue))" : rawValue)")
        }
        let value = element.capture?.values.first
        let pattern = ".\(element.name)\(value.map { "(let \($0.variable))" } ?? "")"
        writer.line("case \(pattern): \(value?.variable ?? element.tag.literal)")
      }
      writer.line("}")
    }
  }

  private mutating func rawValueCase(of element: CaseLayout, _ keeper: CaseLayout?) {
    if let availability = element.availability, keeper == nil {
      line("guard #available(\(availability)) else { return nil }")
    } else if let availability = element.availability {
      block("guard #available(\(availability)) else") { writer in
        writer.unknownRawValue(keeper)
        writer.line("return")
      }
    }
    constructEmpty(element)
  }

  private mutating func unknownRawValue(of layout: EnumLayout, _ keeper: CaseLayout?) {
    let isConverted = layout.ownRawType(keeper) != nil && layout.rawValueCases[0].isConverted
    let tag = isConverted ? ".integer(.init(rawValue))" : ".init(rawValue)"
    if !layout.rawValueCases.isEmpty { line("let held: CodableEnum.CodableTag = \(tag)") }
    heldRawValues(of: layout, in: "held")
    unknownRawValue(keeper)
  }

  private mutating func unknownRawValue(_ keeper: CaseLayout?) {
    guard let keeper, let value = keeper.capture?.values.first else { return line("return nil") }
    var construction = CaseConstruction(keeper)
    construction.take(value, "rawValue")
    construct(construction)
  }
}

// `RawRepresentable`, by the raw values that the enum declares.
extension CodeWriter {
  mutating func declaredRawValueInitializer(of layout: EnumLayout) {
    if layout.cases.contains(where: \.isDeprecated) { line("@available(*, deprecated)") }
    block("\(layout.head.accessModifier)init?(rawValue: \(layout.rawType ?? ""))") { writer in
      writer.line("switch rawValue {")
      writer.conditional(layout.cases, under: \.conditions) { writer, element in
        writer.line("case \(element.rawLiteral ?? ""):")
        writer.indented { writer in
          if let availability = element.availability {
            writer.line("guard #available(\(availability)) else { return nil }")
          }
          writer.line("self = .\(element.name)")
        }
      }
      writer.line("default:")
      writer.indented { $0.line("return nil") }
      writer.line("}")
    }
  }

  mutating func declaredRawValue(of layout: EnumLayout) {
    block("\(layout.head.accessModifier)var rawValue: \(layout.rawType ?? "")") { writer in
      writer.line("switch self {")
      writer.conditional(layout.cases, under: \.conditions) { writer, element in
        writer.line("case .\(element.name): \(element.rawLiteral ?? "")")
      }
      writer.line("}")
    }
  }
}

extension TagKind {
  /// The subject of the switch: strings are compared byte for byte.
  fileprivate func switchedRawValue(_ isNumbered: Bool) -> String {
    switch self {
    case .string: "tag"
    case .integer: "rawValue"
    case .boolean: isNumbered ? "rawValue ? 1 : 0" : "rawValue"
    }
  }
}

extension CaseLayout {
  /// Whether the raw value of its value has a type that tags do not have.
  fileprivate var isConverted: Bool { heldRawType?.isConverted ?? false }
}

extension EnumLayout {
  /// The type that all raw values have, where none of them are tags; nil if they may differ in type.
  fileprivate func ownRawType(_ keeper: CaseLayout?) -> String? {
    let types = Set(rawValueCases.map(\.heldRawType))
    guard taggedCases.isEmpty, keeper == nil, types.count == 1 else { return nil }
    return types.first??.name
  }
}
