/// `.rawValue`: `"draft"`, `404`, `true`
extension EnumEmission {
  func decodeRawValue() {
    openTag()
    let whole = "decoder._codableValue()"
    let isHeld = layout.readCases.isEmpty && !layout.rawValueCases.isEmpty
    let error = "object.\(isHeld ? "unknownRawValueError" : "unknownTagError")(in: decoder)"
    tagSwitch(UnknownTag(error: error, content: whole, whole: whole)) { element, payload in
      decode(payload, of: element)
    }
  }

  func encodeRawValue() {
    caseSwitch { element, payload in
      guard case .bare(let value) = payload else { return encodeTagAlone(element.tag.literal) }
      let rawValue = "\(value.variable).rawValue"
      encodeTagAlone(element.isConverted ? ".integer(.init(\(rawValue)))" : ".init(\(rawValue))")
    } capture: { _, capture in
      switch capture {
      case .tag(let value), .tagAndContent(let value, _): encodeTagAlone(value.asTag)
      case .whole(let value) where value.coder != nil: writer.line("try encoder._encodeBare(\(value.encoded))")
      case .whole(let value): writer.line("try \(value.variable).encode(to: encoder)")
      }
    }
  }

  /// A coder may read what is no tag at all.
  private func openTag() {
    let arguments = layout.kindsArgument + ofSelf
    guard let element = layout.catching[.unknown], let value = element.codedCapture else {
      return open("_bareTag", arguments, passesMissing: false)
    }
    writer.callBlock("let tag = decoder._bareTagIfAny", arguments, expectedTags)
    writer.block("guard let object = tag else") {
      var construction = CaseConstruction(element)
      construction.readCoded(value)
      construction.write(to: writer)
      writer.line("return")
    }
  }

  /// Takes the first case whose value has the raw value of a constant.
  ///
  /// - Parameter condition: When a case is tried; nil if always.
  func takeHeldRawValues(in reader: String, if condition: (CaseLayout) -> String? = { _ in nil }) {
    writer.conditional(layout.rawValueCases, under: \.conditions) { element in
      guard case .bare(let value) = element.payload else { return }
      var construction = CaseConstruction(element)
      construction.take(value, "$0")
      let conditions = [element.availability.map { "#available(\($0))" }, condition(element)].compactMap(\.self)
      let head = "if " + conditions.map { "\($0), " }.joined() + "let"
      writer.block("\(head) value = \(reader).value(of: { \(construction.expression) })") {
        writer.line("self = value")
        writer.line("return")
      }
    }
  }
}

extension CaseConstruction {
  /// Reads what a coder makes of all there is.
  mutating func readCoded(_ value: ValueLayout) {
    let function = value.isOptional ? "_optionalCodedValue" : "_codedValue"
    read(value) { _ in "decoder.\(function)(by: \(value.coder ?? "").self)" }
  }
}

// `RawRepresentable`, by the tags.
extension EnumEmission {
  func writeRawValue() {
    let keeper = layout.catching[.unknown].flatMap { $0.capture == nil ? nil : $0 }
    let kind = layout.readCases.first?.tag.kind ?? layout.tagKinds[0]
    let hasTags = !layout.readCases.isEmpty || layout.rawValueCases.isEmpty
    let type = "Swift.\(layout.ownRawType(keeper) ?? kind.valueTypeName)"
    writeInitializer("init\(keeper == nil ? "?" : "")(rawValue: \(type))") {
      // In an expression, the module's name would be that of the macro.
      if kind == .string, hasTags { openRawValue() }
      if let buckets = TagBuckets(layout) {
        bucketSwitch(buckets, on: "tag", { "\($0) ~= tag" }) { takeRawValue(of: $0, keeper) }
        return takeUnknownRawValue(keeper)
      }
      if !hasTags { return takeUnknownRawValue(keeper) }
      let isNumbered = layout.isSwitchNumbered(over: [kind])
      writer.switching(over: kind.switchedRawValue(isNumbered)) {
        writer.conditional(layout.readCases, under: \.conditions) { element in
          let tags = element.tags.filter { $0.kind == kind }
          writer.branch(tags.patterns(isNumbered)) { takeRawValue(of: element, keeper) }
        }
        if !layout.knowsEveryTag(of: [kind]) { writer.branch("default") { takeUnknownRawValue(keeper) } }
      }
    }
    writer.line()
    writeProperty(type) { element in
      if case .bare(let value) = element.payload {
        let values = element.values.map { $0.isOmitted ? "_" : "let \($0.variable)" }.joined(separator: ", ")
        let rawValue = "\(value.variable).rawValue"
        let isConverted = element.isConverted && layout.ownRawType(keeper) == nil
        return ("(\(values))", isConverted ? ".init(\(rawValue))" : rawValue)
      }
      let value = element.capture?.values.first?.variable
      return (value.map { "(let \($0))" } ?? "", value ?? element.tag.literal)
    }
  }

  /// Compares strings as keys, byte for byte.
  private func openRawValue() {
    let head = "let tag: _CodableKey = .init"
    guard layout.ignoresCase else { return writer.line("\(head)(stringValue: rawValue)") }
    constantTags("tags")
    writer.line("\(head)(rawValue, ignoringCaseOf: tags())")
  }

  private func takeRawValue(of element: CaseLayout, _ keeper: CaseLayout?) {
    if let availability = element.availability, keeper == nil {
      writer.line("guard #available(\(availability)) else { return nil }")
    } else if let availability = element.availability {
      writer.block("guard #available(\(availability)) else") {
        keep(keeper)
        writer.line("return")
      }
    }
    CaseConstruction(element).write(to: writer)
  }

  private func takeUnknownRawValue(_ keeper: CaseLayout?) {
    let isConverted = layout.ownRawType(keeper) != nil && layout.rawValueCases[0].isConverted
    let tag = isConverted ? ".integer(.init(rawValue))" : ".init(rawValue)"
    if !layout.rawValueCases.isEmpty { writer.line("let held: _CodableTag = \(tag)") }
    takeHeldRawValues(in: "held")
    keep(keeper)
  }

  /// Builds the case that keeps a raw value, if there is one.
  private func keep(_ keeper: CaseLayout?) {
    guard let keeper, let value = keeper.capture?.values.first else { return writer.line("return nil") }
    var construction = CaseConstruction(keeper)
    construction.take(value, "rawValue")
    construction.write(to: writer)
  }

  private func writeInitializer(_ signature: String, _ body: () -> Void) {
    if layout.cases.contains(where: \.isDeprecated) { writer.line("@available(*, deprecated)") }
    writer.block(layout.head.accessModifier + signature, body)
  }

  /// - Parameter values: The pattern after the name of a case, and its raw value.
  private func writeProperty(_ type: String, _ values: (CaseLayout) -> (pattern: String, rawValue: String)) {
    writer.block("\(layout.head.accessModifier)var rawValue: \(type)") {
      writer.switching(over: "self") {
        writer.conditional(layout.cases, under: \.conditions) { element in
          let (pattern, rawValue) = values(element)
          writer.line("case .\(element.spelling)\(pattern): \(rawValue)")
        }
      }
    }
  }
}

// `RawRepresentable`, by the raw values that the enum declares.
extension EnumEmission {
  func writeDeclaredInitializer() {
    writeInitializer("init?(rawValue: \(layout.rawType ?? ""))") {
      writer.switching(over: "rawValue") {
        writer.conditional(layout.cases, under: \.conditions) { element in
          writer.branch("case \(element.rawLiteral ?? "")") { takeRawValue(of: element, nil) }
        }
        writer.branch("default") { writer.line("return nil") }
      }
    }
  }

  func writeDeclaredRawValue() {
    writeProperty(layout.rawType ?? "") { ("", $0.rawLiteral ?? "") }
  }
}

extension TagKind {
  /// The subject of the switch: strings are compared byte for byte.
  fileprivate func switchedRawValue(_ isNumbered: Bool) -> String {
    switch self {
    case .string: "tag"
    case .integer, .number: "rawValue"
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
    guard readCases.isEmpty, keeper == nil, types.count == 1 else { return nil }
    return types.first??.name
  }
}
