// Enums that are a tag alone.
extension RandomEnum {
  mutating func rawValueCases() -> [String] {
    tagKind = numbers.pick([.string, .string, .string, .integer, .integer, .boolean])
    let isTyped = tagKind != .boolean && numbers.chance(40)
    if isTyped { rawType = tagKind == .string ? "Swift.String" : numbers.pick(["Swift.Int", "Swift.UInt8"]) }
    let count = tagKind == .boolean ? 2 : numbers.pick([1, 2, 3, 5, 20])
    var lines: [String] = []
    for _ in 0..<count {
      let name = rawValueCaseName(isFree: count < 10)
      values.append(".\(name)")
      lines.append(isTyped ? typedCase(name) : untypedCase(name))
    }
    if tagKind != .boolean, numbers.has(.unknownCases) { lines.append(unknownRawValue(isTyped: isTyped)) }
    if numbers.has(.invalidValues) {
      values.append(".broken")
      let tag = tagKind == .string || isTyped ? "" : tagKind == .integer ? "-1002, " : "\"broken\", "
      let raw = tagKind == .string || !isTyped ? "" : rawType == "Swift.UInt8" ? " = 202" : " = -1002"
      lines.append("// @CodableCase(\(tag)catches: .invalid)\ncase broken\(raw)")
    }
    if tagKind == .string, !isTyped, numbers.has(.skippedCases) { lines.append(skipped()) }
    if tagKind == .string, !isTyped, !isMixed, numbers.has(.heldRawValues) {
      hasPayload = true
      values += [".held(.first)", ".held(.second)"]
      lines.append("case held(HeldText)")
    }
    return lines
  }

  /// There are too few similar names for many cases.
  private mutating func rawValueCaseName(isFree: Bool) -> String {
    if isFree { return caseName() }
    let name = "case\(usedCaseNames.count)"
    usedCaseNames.insert(name)
    return name
  }

  private mutating func typedCase(_ name: String) -> String {
    guard tagKind == .string else {
      let tag = rawType == "Swift.UInt8" ? "\(usedTags.count)" : nextTag()
      usedTags.insert(tag)
      let alias =
        numbers.chance(20) && rawType == "Swift.Int" ? "  // @CodableCase(\(tag), aliases: [\(nextTag())])" : ""
      return "case \(name) = \(tag)\(alias)"
    }
    let raw = numbers.chance(50) ? " = \(nextTag())" : ""
    let alias =
      numbers.chance(20) && raw.isEmpty ? "  // @CodableCase(\(nextTag()), aliases: [\(alias(of: name))])" : ""
    return "case \(name)\(raw)\(alias)"
  }

  private mutating func alias(of name: String) -> String {
    numbers.has(.mixedTags) ? otherTag() : "\"alias of \(unquoted(name))\""
  }

  private mutating func untypedCase(_ name: String) -> String {
    guard tagKind == .string else { return declaration(of: name, [], [nextTag()]) }
    var options = numbers.chance(40) ? [nextTag()] : []
    if values.count > 1, numbers.has(.mixedTags), numbers.chance(50) { options = [otherTag()] }
    if numbers.chance(20) { options.append("aliases: [\(alias(of: name))]") }
    return declaration(of: name, [], options)
  }

  private mutating func unknownRawValue(isTyped: Bool) -> String {
    let own = tagKind == .string ? "" : rawType == "Swift.UInt8" ? "200, " : "-1000, "
    if isTyped || numbers.chance(30) {
      values.append(".unheardOf")
      let raw = isTyped && tagKind == .integer ? " = \(own.dropLast(2))" : ""
      return "// @CodableCase(\(isTyped ? "" : own)catches: .unknown)\ncase unheardOf\(raw)"
    }
    hasPayload = true
    if isMixed {
      // A value of another kind than all tags is invalid, not unknown.
      values.append(".unheardOf(\"unheard of\")")
      if usedTags.contains(where: { Int($0) != nil }) { values.append(".unheardOf(-999)") }
      return "// @CodableCase(catches: .unknown)\ncase unheardOf(CodableValue)"
    }
    let isString = tagKind == .string
    values.append(isString ? ".unheardOf(\"unheard of\")" : ".unheardOf(-999)")
    let label = numbers.chance(30) ? "tag: " : ""
    if !label.isEmpty {
      values[values.count - 1] = values[values.count - 1].replacing("unheardOf(", with: "unheardOf(tag: ")
    }
    return "// @CodableCase(catches: .unknown)\ncase unheardOf(\(label)\(isString ? "String" : "Int"))"
  }
}
