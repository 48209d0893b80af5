// The cases of a random enum, and their annotations.
extension RandomEnum {
  mutating func taggedCases() -> [String] {
    var lines: [String] = []
    let counts = depth > 0 ? [1, 2, 3] : [0, 1, 2, 3, 5, 8]
    // There are two booleans.
    for _ in 0..<(tagKind == .boolean ? 2 : numbers.pick(counts)) {
      let name = caseName()
      switch numbers.pick(Array(0..<10)) {
      case 0 where tagKind != .boolean || numbers.has(.conditionalBooleans):
        lines += ["#if os(Linux) || os(macOS) || os(Windows)"] + [element(name, isCompiled: true)]
        let hasElse = tagKind != .boolean && numbers.chance(50)
        lines += hasElse ? ["#else", element(caseName(), isCompiled: false), "#endif"] : ["#endif"]
      case 1 where tagKind != .boolean:
        lines += ["#if NEVER", element(caseName(), isCompiled: false), "#elseif compiler(>=6)"]
        lines += [element(name, isCompiled: true), "#else", element(caseName(), isCompiled: false), "#endif"]
      case 2 where tagKind == .string && !needsValues:
        let second = caseName()
        values += [".\(name)", ".\(second)"]
        lines.append("case \(name), \(second)")
      default:
        lines.append(element(name, isCompiled: true))
      }
    }
    if tagKind != .boolean, numbers.has(.missingTags), !needsValues { lines.append(missing()) }
    // The kinds of tags are those of the known tags.
    let hasIntegers = tagKind == .integer && lines.contains { !$0.contains("@CodableCase(nil") }
    if numbers.has(.unknownCases), tagKind == .string || hasIntegers { lines.append(unknown()) }
    if tagKind != .boolean, numbers.has(.invalidValues), !needsValues { lines.append(invalid()) }
    if tagKind == .string, numbers.has(.skippedCases) { lines.append(skipped()) }
    return lines
  }

  /// Where a name stands alone, a case without values is no object.
  private var needsValues: Bool {
    depth > 0 && (emptyCases == ".name" || emptyCases == nil && layout.kind == .natural)
  }

  mutating func caseName() -> String {
    let plain = ["idle", "loading", "userID", "HTTPServer", "v2Api", "größe", "名前", "list", "container", "value", "_x"]
    let hostile = [
      "`default`", "`self`", "`init`", "`in`", "`case`", "`raw id`", "decoder", "encoder", "object", "tag", "some",
      "any", "`switch`", "type", "indirect", "open", "actor", "none", "encode", "hash", "`a.b`", "`2nd`", "await",
    ]
    while true {
      let names = numbers.has(.namesOfGeneratedCode) ? Self.namesOfGeneratedCode : numbers.pick([plain, hostile])
      let name = numbers.pick(names)
      if usedCaseNames.insert(name).inserted { return name }
    }
  }

  private mutating func element(_ name: String, isCompiled: Bool) -> String {
    let isMerged = layout.kind == .merged && numbers.chance(70)
    let tag = isMerged || tagKind != .string || numbers.chance(15) ? nextTag() : nil
    var payload: [RandomValue] = []
    // A tag that the payload may have instead.
    let alias = isMerged && tagKind == .string && numbers.chance(30) ? "\"other tag of \(unquoted(name))\"" : nil
    if isMerged, let tag {
      let merged = mergedValue(tag: tag, alias: alias)
      payload = [merged] + values(besideMerged: merged)
    } else {
      var usedLabels: Set<String> = []
      let counts = needsValues ? [1, 1, 2] : [0, 0, 1, 1, 1, 2, 3, 4]
      for _ in 0..<numbers.pick(counts) { payload.append(value(&usedLabels, isLabeled: needsLabel(after: payload))) }
      if !needsValues, numbers.has(.omittedValues) {
        let omitted = omittedValue()
        // A call cannot omit a default before a value with the same label, or when both have none.
        payload.insert(omitted, at: omitted.label == nil ? payload.count : numbers.pick(Array(0...payload.count)))
      }
    }
    // Options would name two values at once.
    if payload.count > 1, payload[1].label == nil { payload.removeAll { $0.label == "_1" } }
    let takesRest = layout.takesRest(after: payload.count { !$0.isOmitted }) && numbers.has(.rest)
    if takesRest {
      let values = ["[]", "[1]", "[1, 2]"]
      payload.append(RandomValue(parameter: "theRest: [Int]", callLabel: "theRest", label: "theRest", values: values))
    }
    hasUnlabeled = hasUnlabeled || payload.contains { $0.label == nil }
    if !isMerged { labels.formUnion(payload.filter { !$0.isOmitted }.compactMap(\.label)) }
    if isCompiled {
      hasPayload = hasPayload || !payload.isEmpty
      for attempt in 0..<(payload.map(\.values.count).max() ?? 1) {
        values.append(".\(name)\(RandomValue.arguments(payload) { $0.values[attempt % $0.values.count] })")
      }
      for index in payload.indices {
        func replaced(_ expression: String) -> String {
          var replaced = payload
          replaced[index].values = [expression]
          return ".\(name)\(RandomValue.arguments(replaced) { $0.values[0] })"
        }
        refused += payload[index].refused.map(replaced)
        completed += payload[index].completed.map(replaced)
      }
    }
    let coded = payload.filter { !$0.isOmitted }
    let options = caseOptions(of: name, tag, alias, coded, hasKeys: layout.hasKeys && !isMerged && !coded.isEmpty)
    let rest = takesRest ? ["rest: true"] : []
    return declaration(of: name, payload, options + valueOptions(of: payload) + rest)
  }

  /// Whether the next value must have a label, because a key or a merge is only for one value without.
  private func needsLabel(after payload: [RandomValue]) -> Bool {
    layout.kind == .merged || unlabeled?.hasPrefix(".key") == true && payload.contains { $0.label == nil }
  }

  /// The options that name the values of a case.
  func valueOptions(of payload: [RandomValue]) -> [String] {
    let names = payload.enumerated().map { $1.label ?? "_\($0)" }
    let coders = zip(names, payload).compactMap { name, value in value.coder.map { "\"\(name)\": \($0).self" } }
    let omitted = zip(names, payload).filter { $1.isOmitted }.map { "\"\($0.0)\"" }
    return (coders.isEmpty ? [] : ["coders: [\(coders.joined(separator: ", "))]"]) + defaults(of: payload)
      + (omitted.isEmpty ? [] : ["omit: [\(omitted.joined(separator: ", "))]"])
  }

  /// `defaults:`, where a value that it is about has a default or is optional.
  private func defaults(of payload: [RandomValue]) -> [String] {
    // A seed gives the same enums without it.
    var numbers = numbers
    guard ![.merged, .rawValue, .untagged].contains(layout.kind), numbers.has(.defaults) else { return [] }
    let defaults = payload.filter { !$0.isOmitted }.compactMap { value in
      value.parameter.split(separator: " = ", maxSplits: 1).dropFirst().first
    }
    // Only the case knows others, and elements are read in their order.
    guard !defaults.isEmpty, defaults.allSatisfy({ $0 != "nil" && !$0.contains("(") && !$0.hasPrefix(".") }) else {
      return []
    }
    return ["defaults: \(numbers.pick([".invalid", "[.null, .invalid]", "[.missing, .invalid]"]))"]
  }

  private mutating func caseOptions(
    of name: String,
    _ tag: String?,
    _ alias: String?,
    _ payload: [RandomValue],
    hasKeys: Bool
  ) -> [String] {
    var options = tag.map { [$0] } ?? []
    if alias != nil || numbers.chance(15), tagKind != .boolean {
      var aliases = [alias ?? (tagKind == .integer ? nextTag() : "\"alias of \(unquoted(name))\"")]
      if tagKind == .string, layout.takesOtherTags, numbers.has(.mixedTags) { aliases.append(otherTag()) }
      options.append("aliases: [\(aliases.joined(separator: ", "))]")
    }
    if hasKeys, numbers.chance(20) {
      if numbers.chance(30) { options.append("keyAliases: [\"key 0\": [\"zero\"]]") }
      options.append("keys: [\(payload.indices.map { "\"key \($0)\"" }.joined(separator: ", "))]")
    } else if hasKeys, numbers.has(.hostileKeys) {
      var keys = [
        "\\\"", "\\\\", "", " ", "\\u{0}", "é", "super", "self", "\\n", "🎉", ".", "$0", "\\u{301}", "→", "°C",
      ]
      keys.shuffle(using: &numbers)
      options.append("keys: [\(payload.indices.map { "\"\(keys[$0])\"" }.joined(separator: ", "))]")
    }
    return options
  }

  /// A tag that no other case has, as a literal.
  mutating func nextTag() -> String {
    while true {
      let tag =
        switch tagKind {
        case .string:
          "\"\(numbers.pick(["8.10", "US/Alaska", "$case", "é", "\\\"\\\\"])) \(numbers.pick(Array(0..<100)))\""
        case .integer: "\(numbers.pick([0, 1, 404, -1, 8_000_000_000]) + numbers.pick(Array(0..<100)))"
        case .boolean: numbers.pick(["true", "false"])
        }
      if usedTags.insert(tag).inserted { return tag }
    }
  }

  /// A tag other than a string that no other case has.
  mutating func otherTag() -> String {
    isMixed = true
    while true {
      let tag = numbers.pick(["true", "false", "\(numbers.pick(Array(0..<100)))"])
      if usedTags.insert(tag).inserted { return tag }
    }
  }

  mutating func declaration(of name: String, _ payload: [RandomValue], _ options: [String]) -> String {
    let parameters = payload.isEmpty ? "" : "(\(payload.map(\.parameter).joined(separator: ", ")))"
    let indirect = !payload.isEmpty && !isIndirect && numbers.chance(10) ? "indirect " : ""
    let available =
      numbers.has(.availableCases) ? numbers.pick(["@available(swift 5)\n", "@available(macOS 13, *)\n"]) : ""
    let line = "\(available)\(indirect)case \(name)\(parameters)"
    guard !options.isEmpty else { return line }
    let annotation = "@CodableCase(\(CaseOption.ordered(options).joined(separator: ", ")))"
    return available.isEmpty && numbers.chance(50) ? "\(line)  // \(annotation)" : "// \(annotation)\n\(line)"
  }

  // MARK: Cases that catch, and skipped cases

  private mutating func unknown() -> String {
    let name = "unheardOf"
    let tagType = tagKind == .integer ? "Int" : "String"
    let tag = tagKind == .integer ? "-999" : "\"unheard of\""
    // A case that catches has a tag unless it keeps one.
    let own = tagKind == .integer ? "-1000, " : ""
    let (values, type): ([String], String) =
      switch numbers.pick(Array(0..<6)) {
      case 5 where !isMixed && tagKind == .string:
        (layout.typedWholes.values.map { "(\($0))" }, "(\(layout.typedWholes.type))")
      case 4 where !isMixed:
        (layout.typedContents.values.map { "(\(tag), \($0))" }, "(\(tagType), \(layout.typedContents.type))")
      case 0 where !needsValues: ([""], "")
      case 1 where !needsValues && !isMixed: (["(\(tag))"], "(\(tagType))")
      case 2 where !isMixed: (layout.contents.map { "(\(tag), \($0))" }, "(\(tagType), CodableValue)")
      default: (wholes.map { "(\($0))" }, "(CodableValue)")
      }
    self.values += values.map { ".\(name)\($0)" }
    hasPayload = hasPayload || !type.isEmpty
    var caught = ".unknown"
    if type == "(\(layout.typedWholes.type))", depth == 0, !catchesMissing, numbers.chance(50) {
      caught = "[.unknown, .missing]"
      self.values += layout.typedWholesWithoutTag.map { ".\(name)(\($0))" }
    }
    return "// @CodableCase(\(type.isEmpty ? own : "")catches: \(caught))\ncase \(name)\(type)"
  }

  private var wholes: [String] {
    tagKind == .integer ? layout.wholes.map { $0.replacing("\"unheard of\"", with: "-999") } : layout.wholes
  }

  private mutating func missing() -> String {
    catchesMissing = true
    if layout.kind != .tagFirst, numbers.has(.absentTags) { return absent() }
    values.append(".absent")
    return "// @CodableCase(\(tagKind == .integer ? "-1001, " : "")catches: .missing)\ncase absent"
  }

  /// A case without a tag, with values where they are not under it.
  private mutating func absent() -> String {
    var payload: [RandomValue] = []
    var usedLabels: Set<String> = []
    for _ in 0..<(layout.tagIsKey || layout.contentIsUnderTag ? 0 : numbers.pick([0, 1, 1, 2])) {
      payload.append(value(&usedLabels, isLabeled: needsLabel(after: payload)))
    }
    if payload.count > 1, payload[1].label == nil { payload.removeAll { $0.label == "_1" } }
    hasPayload = hasPayload || !payload.isEmpty
    hasUnlabeled = hasUnlabeled || payload.contains { $0.label == nil }
    labels.formUnion(payload.compactMap(\.label))
    for attempt in 0..<(payload.map(\.values.count).max() ?? 1) {
      values.append(".absent\(RandomValue.arguments(payload) { $0.values[attempt % $0.values.count] })")
    }
    let aliases = tagKind == .string && numbers.chance(30) ? ["aliases: [\"absent before\"]"] : []
    return declaration(of: "absent", payload, ["nil"] + aliases + valueOptions(of: payload))
  }

  private mutating func invalid() -> String {
    let own = tagKind == .integer ? "-1002, " : ""
    guard depth == 0, numbers.chance(50) else {
      values.append(".broken")
      return "// @CodableCase(\(own)catches: .invalid)\ncase broken"
    }
    values += layout.invalids.map { ".broken(\($0))" }
    hasPayload = true
    return "// @CodableCase(catches: .invalid)\ncase broken(CodableValue)"
  }

  mutating func skipped() -> String {
    switch numbers.pick([0, 0, 1, 2]) {
    // A case that is written but never read becomes another case, so there is nothing to compare. Its tag must be one
    // that an outer enum has too.
    case 1 where depth == 0: return "// @CodableCase(skip: .decoding)\ncase skipped"
    case 2:
      refused.append(".skipped")
      return "// @CodableCase(skip: .encoding)\ncase skipped"
    default: return neverCoded()
    }
  }

  private mutating func neverCoded() -> String {
    var payload: [RandomValue] = []
    if numbers.chance(50) {
      payload = [RandomValue(parameter: "Unencodable", values: ["Unencodable()"])]
      hasPayload = true
    }
    refused.append(".skipped" + RandomValue.arguments(payload) { $0.values[0] })
    return "// @CodableCase(skip: true)\ncase skipped" + (payload.isEmpty ? "" : "(Unencodable)")
  }

  func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }
}
