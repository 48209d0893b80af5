// Models made at random.
extension WireModel {
  /// A model that the generator may object to.
  init(_ numbers: inout RandomNumbers) {
    root = ModelEnum(name: "E", strategy: "")
    if numbers.chance(50) { declarations.append(.raw(.random("L", &numbers))) }
    if numbers.chance(60) { declarations.append(.structure(randomStruct("S", ["e", "f", "g"], &numbers))) }
    if numbers.chance(40) {
      declarations.append(.annotated(randomEnum("I", ["p", "q", "r"], ["h", "i", "j"], &numbers)))
    }
    if numbers.chance(25) { declarations.append(.coded(randomCodedEnum("C", ["s", "t", "u"], &numbers))) }
    if numbers.chance(20) { declarations.append(.structure(randomStruct("T", ["k", "l", "m"], &numbers))) }
    addMerged(&numbers)
    root = randomEnum("E", ["a", "b", "fooBar", "d"], ["x", "y", "userID"], &numbers)
    if numbers.chance(40) { addWhole(&numbers) }
    if let tagKey = root.tagKey, numbers.chance(30) { addResource(tagKey, &numbers) }
    if root.options["unlabeled"] == ".merged", numbers.chance(50) { addTagProperty() }
  }

  /// Gives structs a property with the tag's key, which they can write if merged.
  private mutating func addTagProperty() {
    for case (let index, .structure(var type)) in zip(declarations.indices, declarations) {
      type.properties.insert(ModelValue(label: "tag", type: .optional(.plain("String")), key: root.tagKey), at: 0)
      declarations[index] = .structure(type)
    }
  }

  /// Lets `E` keep the unknown as a struct that has the tag.
  private mutating func addResource(_ tagKey: String, _ numbers: inout RandomNumbers) {
    let tag = ModelValue(label: "tag", type: .plain("String"), key: tagKey)
    var type = randomStruct("R", ["w", "n", "o"], &numbers)
    type.properties.insert(tag, at: 0)
    declarations.append(.structure(type))
    root.cases.removeAll { $0.capture != nil }
    let capture: ModelCase.Capture = numbers.chance(50) ? .wholeTyped(.declared(declarations.count - 1)) : .tag
    root.cases.append(ModelCase(name: "other", capture: capture))
  }

  private func randomStruct(_ name: String, _ labels: [String], _ numbers: inout RandomNumbers) -> ModelStruct {
    var labels = ArraySlice(labels)
    let properties = (0..<numbers.pick([1, 2, 2, 3])).map { _ in
      var type = randomType(&numbers)
      if numbers.chance(30), !type.isNullable { type = .optional(type) }
      return ModelValue(label: labels.popFirst(), type: type)
    }
    return ModelStruct(name: name, properties: properties)
  }

  private func randomCodedEnum(
    _ name: String,
    _ names: [String],
    _ numbers: inout RandomNumbers
  ) -> ModelEnum {
    var type = ModelEnum(name: name, strategy: "")
    for name in names.prefix(numbers.pick([1, 2, 3])) {
      var element = ModelCase(name: name)
      element.values = randomCodedValues(["u", "v"], type, &numbers)
      type.cases.append(element)
    }
    return type
  }

  /// Values that the compiler codes: it knows no coders, and doesn't use defaults.
  func randomCodedValues(_ labels: [String], _ type: ModelEnum, _ numbers: inout RandomNumbers) -> [ModelValue] {
    randomValues(numbers.pick([0, 1, 1, 2]), labels, type, &numbers).map { ModelValue(label: $0.label, type: $0.type) }
  }

  private func randomEnum(
    _ name: String,
    _ names: [String],
    _ labels: [String],
    _ numbers: inout RandomNumbers
  ) -> ModelEnum {
    var type = ModelEnum(name: name, strategy: numbers.pick(Self.strategies))
    var names = ArraySlice(names)
    let layout = type.layout
    if layout == .flattened {
      type.options["unlabeled"] = numbers.pick([".indexed", ".merged", ".merged", ".key(\"value\")"])
    }
    if layout == .untagged {
      type.cases = untaggedCases(&names, labels, &numbers)
    } else {
      for _ in 0..<numbers.pick([1, 2, 2, 3]) {
        guard let name = names.popFirst() else { break }
        var element = ModelCase(name: name)
        if layout != .rawValue {
          element.values = randomValues(numbers.pick([0, 1, 1, 2, 2, 3]), labels, type, &numbers)
        }
        if numbers.chance(15) { element.tag = "\"\(name)Tag\"" }
        if numbers.chance(20) { element.aliases = ["\"\(name)Alias\""] }
        if numbers.chance(5) { element.tag = "nil" }
        if numbers.chance(5), layout.canIgnoreLabels { element.labels = ".ignore" }
        if numbers.chance(layout == .tagFirst || layout == .array ? 25 : 5) {
          let type = numbers.pick([ModelType.plain("Int"), .plain("Int"), .plain("String"), .optional(.plain("Int"))])
          element.values.append(ModelValue(label: numbers.chance(50) ? "rest" : nil, type: .array(type)))
          element.takesRest = true
        }
        type.cases.append(element)
      }
    }
    if layout == .rawValue { randomizeTags(&type, &numbers) }
    // Without unlabeled values, it has no effect.
    if !type.cases.contains(where: { $0.values.contains { $0.label == nil } }) { type.options["unlabeled"] = nil }
    if numbers.chance(20), layout != .untagged { type.options["caseNames"] = numbers.pick(Self.styles) }
    if numbers.chance(20), layout.hasKeys { type.options["keyNames"] = numbers.pick(Self.styles) }
    if numbers.chance(15), layout.hasKeys { type.options["nils"] = ".null" }
    if numbers.chance(25), layout != .rawValue, layout != .tagFirst { type.options["unknownKeys"] = ".reject" }
    if numbers.chance(15), layout.tagIsKey { type.options["emptyCases"] = numbers.pick(Self.emptyCases) }
    if numbers.chance(10), !layout.tagIsKey, layout != .rawValue { type.options["emptyCases"] = ".name" }
    if numbers.chance(20), layout == .adjacent { type.options["emptyCases"] = numbers.pick(Self.emptyCases) }
    if numbers.chance(8), layout.canIgnoreLabels { type.options["labels"] = ".ignore" }
    if numbers.chance(35) { type.cases.append(randomCatching(name == "E" ? "other" : "rest", type, &numbers)) }
    return type
  }

  /// A case without values that catches something.
  func randomCatching(_ name: String, _ type: ModelEnum, _ numbers: inout RandomNumbers) -> ModelCase {
    var element = ModelCase(name: name)
    switch numbers.pick(Array(0..<4)) {
    case 0 where type.layout != .rawValue && type.layout != .untagged: element.catchesMissing = true
    case 1 where type.layout != .untagged: element.catchesInvalid = true
    default: element.capture = randomCapture(type, &numbers)
    }
    return element
  }

  /// What a case keeps of the unknown.
  func randomCapture(_ type: ModelEnum, _ numbers: inout RandomNumbers) -> ModelCase.Capture {
    let structs = declarations.indices.filter { if case .structure = declarations[$0] { true } else { false } }
    let objects = structs.map { ModelType.declared($0) } + [.dictionary(.plain("Int")), .dictionary(.plain("String"))]
    let arrays = [ModelType.array(.plain("Int")), .array(.plain("String"))]
    let contents: [ModelType] =
      switch type.layout {
      case .discriminator, .flattened: objects
      case .tagFirst: arrays
      case .positional, .array, .labeled, .natural, .adjacent, .rawValue, .untagged:
        objects + arrays + objects.map { .optional($0) }
          + [.plain("Bool"), .plain("Int"), .optional(.plain("Int")), .optional(.array(.plain("Int")))]
      }
    let wholes: [ModelType] =
      if type.layout == .tagFirst {
        [.array(.plain("String"))]
      } else if type.tagKey != nil {
        structs.map { .declared($0) } + [.dictionary(.plain("String"))]
      } else {
        objects
      }
    return switch numbers.pick(Array(0..<9)) {
    case 0: .nothing
    case 1, 2: .tag
    case 3: .tagAndContent
    case 4: .whole
    case 5, 6: .wholeTyped(numbers.pick(wholes))
    default: .tagAndTyped(numbers.pick(contents))
    }
  }

  func randomValues(
    _ count: Int,
    _ labels: [String],
    _ type: ModelEnum,
    _ numbers: inout RandomNumbers
  ) -> [ModelValue] {
    var labels = ArraySlice(labels)
    return (0..<count).map { _ in
      var value = randomValue(labels.popFirst(), &numbers)
      if numbers.chance(40) {
        (value.label, value.key, value.keyAliases) = (nil, nil, [])
        // What is merged is an object.
        if type.options["unlabeled"] == ".merged", let index = declarations.indices.randomElement(using: &numbers) {
          let object = numbers.pick([ModelType.declared(index), .declared(index), .dictionary(.plain("Int"))])
          value = ModelValue(type: numbers.chance(20) ? .optional(object) : object)
        }
      }
      if numbers.chance(5), value.type.isOptional || value.defaultValue != nil { value.isOmitted = true }
      return value
    }
  }

  func randomValue(_ label: String?, _ numbers: inout RandomNumbers) -> ModelValue {
    var value = ModelValue(label: label, type: randomType(&numbers))
    switch numbers.pick(Array(0..<10)) {
    case 0, 1, 2: if !value.type.isNullable { value.type = .optional(value.type) }
    case 3: (value.type, value.defaultValue) = numbers.pick(Self.defaults)
    case 4: (value.type, value.coder) = numbers.pick(Self.coders)
    case 5 where label != nil:
      value.key = "\(label ?? "")Key"
      if numbers.chance(50) {
        value.keyAliases = [numbers.chance(50) ? "\(label ?? "")Alias" : numbers.pick(Self.keys)]
      }
    default: break
    }
    return value
  }

  func randomType(_ numbers: inout RandomNumbers) -> ModelType {
    if numbers.chance(4), let (fields, variant) = randomMerged(&numbers) { return .merged(fields, variant) }
    if !declarations.isEmpty, numbers.chance(45) {
      let type = ModelType.declared(numbers.pick(Array(declarations.indices)))
      return numbers.pick([type, type, .array(type), .array(.optional(type)), .dictionary(type)])
    }
    let plain = ModelType.plain(numbers.pick(Self.types))
    return numbers.pick([plain, plain, plain, plain, .array(plain), .dictionary(plain), .set("Int")])
  }

  private func randomizeTags(_ type: inout ModelEnum, _ numbers: inout RandomNumbers) {
    switch numbers.pick(Array(0..<4)) {
    case 0:
      type.rawType = "Int"
      for index in type.cases.indices { (type.cases[index].tag, type.cases[index].aliases) = (nil, []) }
    case 1:
      for index in type.cases.indices { (type.cases[index].tag, type.cases[index].aliases) = ("\(index + 1)", []) }
    default: break
    }
  }

  private func untaggedCases(
    _ names: inout ArraySlice<String>,
    _ labels: [String],
    _ numbers: inout RandomNumbers
  ) -> [ModelCase] {
    var cases: [ModelCase] = []
    let kinds = ["null", "integer", "number", "string", "array", "object", "keys", "any", "literal", "literal", "raw"]
    for kind in kinds.shuffled(using: &numbers).prefix(numbers.pick([1, 2, 3])) {
      guard let name = names.popFirst() else { break }
      var element = ModelCase(name: name)
      let optional = ModelValue(label: labels[1], type: .optional(.plain("Int")))
      switch kind {
      case "null": break
      case "literal": element.tag = numbers.pick(["\"\(name)Tag\"", "\"s0\"", "1", "7", "true"])
      case "integer": element.values = [ModelValue(type: .plain(numbers.pick(["Int", "Int8", "UInt64"])))]
      case "number": element.values = [ModelValue(type: .plain("Double"))]
      case "string": element.values = [ModelValue(type: .plain(numbers.pick(["String", "UUID"])))]
      case "array": element.values = [ModelValue(type: .array(randomType(&numbers)))]
      case "raw":
        // Its values alone.
        let index = declarations.firstIndex { if case .raw = $0 { true } else { false } }
        element.values = [ModelValue(type: index.map { .declared($0) } ?? .plain("Bool"))]
      case "any": element.values = [ModelValue(type: .plain("CodableValue"))]
      case "object": element.values = [ModelValue(label: labels[0], type: randomType(&numbers)), optional]
      default:
        element.values = [ModelValue(label: labels[2], type: .plain("Int")), optional]
        if numbers.chance(50) { element.matches = "[\"\(labels[2])\"]" }
      }
      cases.append(element)
    }
    return cases
  }

  static let strategies = [
    ".caseKeyed", ".caseKeyed(payload: .array)", ".caseKeyed(payload: .labeled)", ".caseKeyed(payload: .natural)",
    ".discriminator", ".discriminator(key: \"kind\")", ".flattenedStatus", ".flattenedStatus(key: \"kind\")",
    ".adjacent", ".adjacent(key: \"kind\", content: \"value\")", ".rawValue", ".untagged", ".untagged",
    ".adjacent(key: \"kind\", content: .tag)", ".tagFirst", ".flattenedStatus(key: \"type\")",
  ]
  /// Names that values of other cases and types have as well.
  static let keys = ["x", "y", "userID", "e", "f", "h", "n", "w", "value", "content"]
  static let styles = [".snakeCase", ".pascalCase", ".kebabCase", ".uppercase"]
  static let emptyCases = [".omit", ".true", ".null", ".object", ".array", ".name"]
  static let types = [
    "Int", "Int", "Int8", "UInt64", "Int32", "Bool", "Double", "String", "String", "UUID", "Date", "Range<Int>",
    "ClosedRange<Int>", "PartialRangeFrom<Int>", "PartialRangeThrough<Int>", "CodableValue",
  ]
  static let defaults: [(ModelType, String?)] = [
    (.plain("Int"), "3"), (.plain("Int"), "4"), (.plain("String"), "\"d\""), (.plain("Bool"), "true"),
    (.optional(.plain("Int")), "3"), (.optional(.plain("Int")), "nil"), (.array(.plain("Int")), "[]"),
  ]
  static let coders: [(ModelType, String?)] = [
    (.plain("Int"), "LosslessCoder<Int>"), (.array(.plain("Int")), "LossyListCoder<Int>"),
    (.plain("Int"), "JSONTextCoder<Int>"), (.plain("Date"), "SecondsSince1970Coder"),
    (.plain("Date"), "MillisecondsSince1970Coder"), (.optional(.plain("Date")), "ISO8601DateCoder"),
  ]
}

extension ModelRawEnum {
  static func random(_ name: String, _ numbers: inout RandomNumbers) -> ModelRawEnum {
    let rawType = numbers.pick(["Int", "Int", "String", "UInt8", "Double"])
    let cases = ["low", "mid", "high"].prefix(numbers.pick([1, 2, 3])).enumerated().map { index, name in
      var element = ModelCase(name: name)
      if rawType == "Double" { element.rawValue = numbers.pick(["\(index).5", "\(index)"]) }
      if numbers.chance(25) { element.rawValue = rawType == "String" ? "\"\(name)Raw\"" : "\(index * 2 + 1)" }
      return element
    }
    return ModelRawEnum(name: name, rawType: rawType, cases: cases)
  }
}

extension ModelType {
  /// Whether it takes null, so that it cannot be optional as well.
  var isNullable: Bool { isOptional || self == .plain("CodableValue") }
}
