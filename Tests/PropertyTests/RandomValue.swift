/// A random associated value.
struct RandomValue {
  /// As in the case's declaration.
  var parameter: String
  /// As in a call, before the colon.
  var callLabel: String?
  /// As in options; nil if it has no label.
  var label: String?
  /// The coder that reads and writes it.
  var coder: String?
  /// Whether it is not in the JSON.
  var isOmitted = false
  /// Expressions for it.
  var values: [String]
  /// Expressions that make the case impossible to encode.
  var refused: [String] = []
  /// Expressions that are read back with the tag in place of nil.
  var completed: [String] = []

  /// The arguments of a call, in parentheses; empty if there are none.
  static func arguments(_ payload: [RandomValue], _ expression: (RandomValue) -> String) -> String {
    if payload.isEmpty { return "" }
    let arguments = payload.map { value in (value.callLabel.map { "\($0): " } ?? "") + expression(value) }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

extension RandomEnum {
  mutating func value(_ usedLabels: inout Set<String>, isLabeled: Bool) -> RandomValue {
    var (type, first, second) = numbers.pick(types)
    var coder: String?
    if numbers.has(.coders) { (type, first, second, coder) = numbers.pick(codedTypes) }
    var hasDefault = numbers.chance(15)
    if let generic = generics.randomElement(using: &numbers), numbers.chance(30) {
      let sample = generic == generics.first ? "7" : "[\"x\"]"
      (type, first, second) = numbers.pick([(generic, sample, sample), ("[\(generic)]", "[\(sample)]", "[]")])
      (hasDefault, coder) = (false, nil)
    }
    let suffix = hasDefault ? " = \(first)" : ""
    let label = label()
    guard numbers.chance(isLabeled ? 100 : 70), usedLabels.insert(unquoted(label.declared)).inserted else {
      if isLabeled { return value(&usedLabels, isLabeled: true) }
      return RandomValue(parameter: "\(type)\(suffix)", coder: coder, values: [first, second])
    }
    let name = unquoted(label.declared)
    if numbers.chance(15) {
      let parameter = "_ \(label.declared): \(type)\(suffix)"
      return RandomValue(parameter: parameter, label: name, coder: coder, values: [first, second])
    }
    return RandomValue(
      parameter: "\(label.declared): \(type)\(suffix)",
      callLabel: label.called,
      label: name,
      coder: coder,
      values: [first, second]
    )
  }

  /// A value that needs no JSON: nil, or its default.
  mutating func omittedValue() -> RandomValue {
    let (type, value) = numbers.pick([
      ("Unencodable? = nil", "nil"), ("Int?", "nil"), ("Int = 7", "7"), ("Unencodable = .init()", "Unencodable()"),
      ("[String] = [\"a\"]", "[\"a\"]"), ("String? = \"x\"", "\"x\""),
    ])
    guard numbers.chance(70) else { return RandomValue(parameter: type, isOmitted: true, values: [value]) }
    return RandomValue(
      parameter: "omitted: \(type)",
      callLabel: "omitted",
      label: "omitted",
      isOmitted: true,
      values: [value]
    )
  }

  /// A label in a case's declaration and in a call.
  private mutating func label() -> (declared: String, called: String) {
    if numbers.has(.namesOfGeneratedCode) {
      let name = numbers.pick(Self.namesOfGeneratedCode)
      return (name, name)
    }
    if numbers.has(.ambiguousLabels) {
      return numbers.pick([
        // In backticks, these make the compiler warn at a call.
        ("`let`", "let"), ("`var`", "var"), ("`inout`", "`inout`"), ("`await`", "await"), ("`try`", "try"),
        ("await", "await"), ("try", "try"),
      ])
    }
    if numbers.has(.hostileLabels) {
      let labels = [
        "each", "repeat", "is", "as", "throws", "async", "nil", "true", "super", "where", "Type", "Protocol",
        "borrowing", "copy", "consume", "macro", "package", "nonisolated", "unsafe", "discard", "then", "yield", "get",
        "`°C`", "`x→y`",
      ]
      let label = numbers.pick(labels)
      return (label, label)
    }
    let labels = [
      "id", "container", "decoder", "encoder", "object", "values", "self", "in", "type", "default", "value", "value0",
      "key", "`two words`", "status", "discriminator", "userID", "Self", "some", "größe", "_1", "tag",
    ]
    let label = numbers.pick(labels)
    return (label, label)
  }

  private var codedTypes: [(type: String, first: String, second: String, coder: String?)] {
    let date = "Date(timeIntervalSince1970: 1_795_176_000)"
    return [
      ("Int", "1", "-5", "LosslessCoder<Int>"), ("Int?", "nil", "3", "LosslessCoder<Int>"),
      ("String", "\"\"", "\"5\"", "LosslessCoder<String>"), ("[Int]", "[]", "[1, 2]", "LossyListCoder<Int>"),
      ("Item", "Item(name: \"x\")", "Item(name: \"/\")", "JSONTextCoder<Item>"),
      ("[String: Int]?", "nil", "[\"a\": 1]", "JSONTextCoder<[String: Int]>"),
      ("Date", date, "Date(timeIntervalSince1970: 0)", "SecondsSince1970Coder"),
      ("Date?", date, "nil", "ISO8601DateCoder"),
      ("Date", date, date, "MillisecondsSince1970Coder"), ("Uncoded", "Uncoded(1)", "Uncoded(2)", "UncodedCoder"),
      ("Uncoded?", "nil", "Uncoded(2)", "UncodedCoder"), ("[Uncoded]", "[]", "[Uncoded(1)]", "UncodedListCoder"),
    ]
  }

  private var types: [(type: String, first: String, second: String)] {
    // Without a tag, a key with null doesn't count, unless the type is declared optional.
    (layout.kind == .untagged ? [] : [("MaybeInt", "nil", "1")]) + [
      ("Int", "1", "-5"), ("String", "\"\"", "\"a \\\" b\""), ("Bool", "true", "false"), ("Double", "0.5", "2"),
      ("Int?", "nil", "3"), ("Optional<String>", "nil", "\"x\""), ("Swift.Optional<Int>", "3", "nil"),
      ("[Int]", "[]", "[1, 2]"), ("[String: Int?]", "[:]", "[\"a\": 1]"),
      ("[[Item]]", "[[]]", "[[Item(name: \"x\")]]"),
      ("Item", "Item(name: \"x\")", "Item(name: \"y\")"), ("Dictionary<String, Array<Int>>", "[:]", "[\"a\": [1]]"),
      ("(Int)", "1", "2"), ("Kind", ".a", ".b(1)"), ("[Kind?]", "[nil]", "[.b(2), nil]"), ("UInt64", "0", ".max"),
      ("Share", ".half", ".all"), ("[Share?]", "[nil]", "[.half, .all]"),
      ("String!", "\"x\"", "\"y\""), ("Set<Int>", "[]", "[1]"),
      ("ItemAndKind", "itemAndKind(\"x\", .a)", "itemAndKind(\"y\", .b(2))"),
      ("[ItemAndKind]", "[]", "[itemAndKind(\"x\", .b(1))]"),
    ]
  }
}
