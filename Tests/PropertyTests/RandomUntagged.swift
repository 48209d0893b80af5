// Enums whose cases are identified by their JSON.
extension RandomEnum {
  mutating func untaggedCases() -> [String] {
    var lines: [String] = []
    var free: Set<String> = ["true", "\"text\"", "[1, \"a\"]", "1", "2.5"]
    var takesNull = false
    let kinds = ["boolean", "integer", "number", "string", "array"].shuffled(using: &numbers)
    for kind in kinds.prefix(numbers.pick([0, 1, 2, 3, 5])) {
      let (value, taken) = untaggedValue(kind)
      free.subtract(taken)
      if value.payload.count == 1, value.matches == nil, !takesNull, numbers.chance(15) {
        takesNull = true
        lines.append(untaggedCase([Self.optional(value.payload[0])], []))
      } else {
        lines.append(untaggedCase(value.payload, value.matches.map { ["matches: \($0)"] } ?? []))
      }
    }
    if !takesNull, numbers.chance(50) {
      takesNull = true
      lines.append(untaggedCase([], []))
    }
    if numbers.chance(30) { lines.append(untaggedCase([], [numbers.pick(["\"the literal\"", "77", "-3000"])])) }
    let objects = objectCases()
    lines += objects.lines
    if lines.isEmpty { lines.append(untaggedCase([], [])) }
    takesNull = takesNull || lines.count == 1
    let unknown = free.sorted() + (objects.takesAll ? [] : ["[\"unheard of\": 1]", "[:]"])
    if numbers.has(.unknownCases), !takesNull || !unknown.isEmpty {
      lines.append(unknownUntagged(unknown, takesNull))
    } else if !takesNull, numbers.has(.invalidValues) {
      values.append(".broken")
      lines.append("// @CodableCase(catches: .invalid)\ncase broken")
    }
    lines.shuffle(using: &numbers)
    if numbers.has(.heldRawValues) {
      let held = RandomValue(parameter: numbers.pick(["HeldText", "HeldNumber"]), values: [".first", ".second"])
      // No kind that an earlier case matches hides it there.
      lines.insert(untaggedCase([held], ["matches: .rawValue"]), at: 0)
    }
    return lines
  }

  /// The compiled program has values of it.
  private mutating func untaggedCase(_ payload: [RandomValue], _ options: [String]) -> String {
    let name = caseName()
    hasPayload = hasPayload || !payload.isEmpty
    for attempt in 0..<(payload.map(\.values.count).max() ?? 1) {
      values.append(".\(name)\(RandomValue.arguments(payload) { $0.values[attempt % $0.values.count] })")
    }
    return declaration(of: name, payload, options + valueOptions(of: payload))
  }

  private static func optional(_ value: RandomValue) -> RandomValue {
    RandomValue(parameter: value.parameter + "?", values: value.values + ["nil"])
  }

  private typealias Untagged = (payload: [RandomValue], matches: String?)

  /// A value of a kind, and the samples of `CodableValue` that its case takes, or refuses as its own.
  private mutating func untaggedValue(_ kind: String) -> (Untagged, Set<String>) {
    func plain(_ type: String, _ values: String...) -> Untagged {
      ([RandomValue(parameter: type, values: values)], nil)
    }
    switch kind {
    case "boolean": return (plain("Bool", "true", "false"), ["true"])
    case "integer":
      let generic: Untagged = ([RandomValue(parameter: generics.first ?? "Int", values: ["7"])], ".integer")
      let choices = [plain("Int", "1", "-5"), plain("UInt8", "255", "0"), plain("Int64", ".max", "1")]
      return (numbers.pick(generics.isEmpty ? choices : [generic]), ["1"])
    case "number":
      let decimal = plain("Decimal", "1.25", "-2.5")
      if numbers.chance(25) { return (plain(fractions(), ".half", ".all"), ["2.5", "1"]) }
      return (numbers.pick([plain("Double", "0.5", "-2.5"), plain("Float", "0.5", "-2.5"), decimal]), ["2.5", "1"])
    case "string":
      let url = plain("URL", "URL(string: \"https://x.y\")!")
      let uuid = plain("UUID", "UUID(uuidString: \"00005678-ABCD-EFAB-0123-456789ABCDEF\")!")
      let coded: Untagged = (
        [
          RandomValue(
            parameter: "Date",
            coder: "ISO8601DateCoder",
            values: ["Date(timeIntervalSince1970: 1_795_176_000)"]
          )
        ],
        ".string"
      )
      return (numbers.pick([plain("String", "\"\"", "\"a\""), url, uuid, coded]), ["\"text\""])
    default:
      let several = [
        RandomValue(parameter: "Int", values: ["1", "2"]), RandomValue(parameter: "String?", values: ["nil", "\"x\""]),
      ]
      let generic: Untagged = ([RandomValue(parameter: generics.last ?? "", values: ["[\"x\"]"])], ".array")
      let choices = [
        plain("[Int]", "[]", "[1]"), plain("Set<String>", "[]", "[\"a\"]"), plain("ClosedRange<Int>", "1...2"),
        plain("Array<[Item]>", "[[]]", "[[Item(name: \"x\")]]"), (several, nil), (several + several, nil),
      ]
      return (numbers.pick(generics.count == 2 ? [generic] : choices), ["[1, \"a\"]"])
    }
  }

  /// The name of an enum of the file whose raw values have fractions.
  private mutating func fractions() -> String {
    let type = "\(name)Share\(payloadTypes.count)"
    let head = "\(surroundings.payloadAccess)enum \(type): Double, Swift.Codable"
    payloadTypes.append("\(head) { case half = 0.5, all = 100.25 }")
    return type
  }

  /// Cases that are objects.
  ///
  /// - Returns: Also, whether they take all objects.
  private mutating func objectCases() -> (lines: [String], takesAll: Bool) {
    switch numbers.pick(Array(0..<6)) {
    case 0: return ([], false)
    case 1:
      let value = numbers.pick([
        RandomValue(parameter: "[String: Int]", values: ["[:]", "[\"a\": 1]"]),
        RandomValue(parameter: "Item", values: ["Item(name: \"x\")"]),
        RandomValue(parameter: "Dictionary<Int, Kind>", values: ["[:]", "[1: .b(2)]"]),
      ])
      return ([untaggedCase([value], [])], true)
    case 2:
      let first = untaggedCase([RandomValue(parameter: "Item", values: ["Item(name: \"x\")"])], ["matches: [\"name\"]"])
      let counted = RandomValue(parameter: "Counted", values: ["Counted(count: nil, form: [\"a\": 2])"])
      return ([first, untaggedCase([counted], ["matches: [\"form\"]"])] + keyedCases(), false)
    default: return (keyedCases(), false)
    }
  }

  /// Cases with a key each that no other case has.
  private mutating func keyedCases() -> [String] {
    (0..<numbers.pick([1, 2, 3])).map { index in
      let label = "required\(index)"
      var payload = [RandomValue(parameter: "\(label): Int", callLabel: label, label: label, values: ["1", "2"])]
      var usedLabels: Set<String> = []
      for _ in 0..<numbers.pick([0, 1, 2]) { payload.append(value(&usedLabels, isLabeled: true)) }
      payload.shuffle(using: &numbers)
      if numbers.has(.omittedValues) { payload.append(omittedValue()) }
      labels.formUnion(payload.filter { !$0.isOmitted }.compactMap(\.label))
      let aliases =
        numbers.chance(20) ? ["keys: [\"\(label)\": \"aliased\"], keyAliases: [\"aliased\": [\"alias \(index)\"]]"] : []
      return untaggedCase(payload, index == 0 ? aliases : [])
    }
  }

  private mutating func unknownUntagged(_ free: [String], _ takesNull: Bool) -> String {
    guard takesNull || numbers.chance(60) && !free.isEmpty else {
      values.append(".unheardOf")
      return "// @CodableCase(catches: .unknown)\ncase unheardOf"
    }
    hasPayload = true
    values += free.map { ".unheardOf(\($0))" }
    return "// @CodableCase(catches: .unknown)\ncase unheardOf(CodableValue)"
  }
}
