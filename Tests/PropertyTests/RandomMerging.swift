// Payloads whose keys are beside the tag.
extension RandomEnum {
  /// The only value of the case with this tag.
  mutating func mergedValue(tag: String, alias: String?) -> RandomValue {
    if numbers.has(.tagKeyInPayload) { return structWithTagKey(tag, alias) }
    switch numbers.pick(Array(0..<12)) {
    case 0: return plainStruct()
    case 1: return dictionary("[String: Int]", ["[:]", "[\"a\": 1, \"b\": 2]"], tagged: "[\"%\": 1]")
    case 2: return dictionary("[String: String]", ["[:]", "[\"a\": \"b\"]"], tagged: "[\"%\": \"b\"]")
    case 3: return dictionary("[String: Int?]", ["[\"a\": nil, \"b\": 1]"], tagged: "[\"%\": nil]")
    case 4: return dictionary("[Int: String]", ["[:]", "[1: \"a\", -2: \"b\"]"])
    case 5: return dictionary("[Shade: Int]", ["[:]", "[.dark: 1]"])
    case 6: return dictionary("CodableValue", ["[:]", "[\"a\": [nil, 1.5]]"], tagged: "[\"%\": \"b\"]")
    // No tag or alias is 777: a type that names its keys itself may write the tag.
    case 7: return dictionary("Captured", ["Captured([:])", "Captured([\"a\": 1])"], tagged: "Captured([\"%\": 777])")
    default: return mergedEnum(tag)
    }
  }

  /// Values beside a merged value; none if that may have any keys.
  mutating func values(besideMerged value: RandomValue) -> [RandomValue] {
    guard numbers.has(.mergingTogether) else { return [] }
    let isDictionary = value.parameter.hasPrefix("[") || ["CodableValue", "Captured"].contains(value.parameter)
    if !isDictionary, value.parameter.contains("Inner") { return [] }
    var values: [RandomValue] = []
    if !isDictionary, numbers.chance(60) {
      let type = payloadName("Beside")
      let access = surroundings.payloadAccess
      payloadTypes.append(
        "\(access)struct \(type): Swift.Codable, Equatable {\n  var beside0: Int\n  var beside1: String?\n}"
      )
      let samples = ["\(type)(beside0: 1, beside1: nil)", "\(type)(beside0: 2, beside1: \"x\")"]
      values.append(RandomValue(parameter: type, values: samples))
    }
    var usedLabels: Set<String> = []
    for _ in 0..<numbers.pick([0, 1, 2]) { values.append(self.value(&usedLabels, isLabeled: true)) }
    return values
  }

  private mutating func plainStruct() -> RandomValue {
    numbers.pick([
      RandomValue(parameter: "Item", values: ["Item(name: \"x\")"]),
      RandomValue(
        parameter: "Counted",
        values: ["Counted(count: nil, form: [:])", "Counted(count: 1, form: [\"a\": 2])"]
      ),
      RandomValue(parameter: "Keyless", values: ["Keyless()"]),
      RandomValue(
        parameter: "ItemAndKind",
        values: ["itemAndKind(\"x\", .a)", "itemAndKind(\"y\", .b(2))"]
      ),
    ])
  }

  /// - Parameter tagged: A value with a `%` in place of the tag's key.
  private mutating func dictionary(_ type: String, _ values: [String], tagged: String? = nil) -> RandomValue {
    var value = RandomValue(parameter: type, values: values)
    if let tagged, numbers.has(.refusedMerging) {
      value.refused = [tagged.replacing("%", with: layout.tagKey ?? "")]
    }
    return value
  }

  /// A struct with the tag's key, or that of an outer enum, like many that were once decoded without an enum.
  private mutating func structWithTagKey(_ tag: String, _ alias: String?) -> RandomValue {
    let type = payloadName("Tagged")
    let outer = numbers.pick(tags(with: tag))
    let (tagType, other) =
      switch outer.kind {
      case .string: ("String", "\"another\"")
      case .integer: ("Int", "-7")
      case .boolean: ("Bool", outer.tag == "true" ? "false" : "true")
      }
    let property = numbers.pick(["var % = \(outer.tag)", "var %: \(tagType)", "var %: \(tagType)?"])
    let member = property.replacing("%", with: outer.key)
    let access = surroundings.payloadAccess
    payloadTypes.append("\(access)struct \(type): Swift.Codable, Equatable {\n  \(member)\n  var body: Int\n}")
    var value = RandomValue(parameter: type, values: ["\(type)(\(outer.key): \(outer.tag), body: 1)"])
    if property.hasSuffix("?") { value.completed = ["\(type)(\(outer.key): nil, body: 1)"] }
    if let alias, outer.key == layout.tagKey, !property.contains(" = ") {
      value.values.append("\(type)(\(outer.key): \(alias), body: 1)")
    }
    if numbers.has(.refusedMerging) { value.refused = ["\(type)(\(outer.key): \(other), body: 1)"] }
    return value
  }

  private mutating func mergedEnum(_ tag: String) -> RandomValue {
    let inner = RandomEnum(payloadName("Inner"), mergedInto: &self, tags: tags(with: tag))
    payloadTypes += [inner.declarations]
    return RandomValue(
      parameter: inner.typeName,
      values: inner.values,
      refused: inner.refused,
      completed: inner.completed
    )
  }

  /// The tags beside the keys of a case's payload.
  private func tags(with tag: String) -> [OuterTag] {
    outerTags + [OuterTag(key: layout.tagKey ?? "", tag: tag, kind: tagKind)]
  }

  /// A name that no other type has.
  private func payloadName(_ suffix: String) -> String { "\(name)\(suffix)\(payloadTypes.count)" }
}
