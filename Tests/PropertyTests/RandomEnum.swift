/// The source of an annotated enum, and of values of it, made at random.
struct RandomEnum {
  /// All of the file that declares the enum.
  private(set) var source = ""
  /// The enum's name with generic arguments, as code outside spells it.
  private(set) var typeName = ""
  /// Expressions of the enum's type, at least one for each case that is compiled.
  private(set) var values: [String] = []

  private var numbers: RandomNumbers
  private let name: String
  private let strategy: String
  private let isFlattened: Bool
  private let isPositional: Bool
  private let generics: [String]
  private var usedCaseNames: Set<String> = []
  private var hasPayload = false
  private var isIndirect = false

  init(_ name: String, seed: UInt64) {
    self.name = name
    numbers = RandomNumbers(seed: seed)
    strategy = numbers.pick([
      ".caseKeyed", "case-keyed", ".discriminator", ".discriminator(key: \"the type\")", ".flattenedStatus",
      "flattened_status", ".flattenedStatus(key: \"@type\")", ".caseKeyed(payload: .labeled)",
      "case-keyed(payload: natural)", ".adjacent", ".adjacent(key: \"t\", content: \"c\")",
    ])
    isFlattened = strategy.contains("lattened")
    isPositional = strategy == ".caseKeyed" || strategy == "case-keyed"
    generics = numbers.pick([[], [], [], ["T"], ["T", "U"]])
    write()
  }

  private mutating func write() {
    let nesting = numbers.pick(Nesting.allCases)
    var access = numbers.pick(["", "", "public ", "package ", "internal "])
    // The compiler warns of what an extension says already.
    if nesting == .inPublicExtension, access == "public " { access = "" }
    let outerAccess = access == "public " || access == "package " ? access : numbers.pick(["", "public "])
    let ownGenerics = nesting.isGeneric ? Array(generics.dropFirst()) : generics
    let outerGenerics = nesting.isGeneric ? Array(generics.prefix(1)) : []
    let attribute = numbers.pick(["", "", "@frozen\n", "@available(macOS 13, *)\n", "nonisolated "])
    isIndirect = numbers.chance(20)
    let cases = cases()
    let isConditional = !generics.isEmpty && hasPayload
    let conformance = isConditional ? "" : ": Equatable"
    var lines = [annotation(), attribute.hasPrefix("@") ? attribute : ""]
    if attribute == "@frozen\n", access != "public " { lines[1] = "" }
    let indirect = isIndirect ? "indirect " : ""
    lines.append(
      "\(attribute.hasPrefix("n") ? attribute : "")\(access)\(indirect)enum \(name)\(list(ownGenerics))\(conformance) {"
    )
    lines += cases
    lines.append("}")
    let declaration = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    let (outer, before, after) = nesting.surroundings(name, outerAccess, list(outerGenerics))
    source = "\(before)\n\(declaration)\n\(after)\n"
    typeName = outer.map { "\($0)\(arguments(outerGenerics))." } ?? ""
    typeName += "\(name)\(arguments(ownGenerics))"
    if isConditional {
      let path = (outer.map { "\($0)." } ?? "") + name
      source += "extension \(path): Equatable where \(generics.map { "\($0): Equatable" }.joined(separator: ", ")) {}\n"
    }
  }

  private func list(_ generics: [String]) -> String {
    generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
  }

  private func arguments(_ generics: [String]) -> String {
    generics.isEmpty ? "" : "<\(generics.map { $0 == "T" ? "Int" : "[String]" }.joined(separator: ", "))>"
  }

  // MARK: Annotations

  private mutating func annotation() -> String {
    var options = ["strategy: \(strategy)"]
    if isFlattened { options.append("unlabeled: .indexed") }
    if numbers.chance(30) { options.append("caseNames: \(numbers.pick(styles))") }
    if !isPositional, numbers.chance(40) { options.append("keyNames: \(numbers.pick(styles))") }
    if !isPositional, numbers.chance(30) { options.append("nils: \(numbers.pick([".null", ".omit", "null"]))") }
    if numbers.chance(20) { options.append("unknownKeys: .reject") }
    options.shuffle(using: &numbers)
    return numbers.pick([
      "// @CodableEnum(\(options.joined(separator: ", ")))",
      "/// @CodableEnum(\(options.joined(separator: ", ")))\n/// More of a comment.",
      "/* @CodableEnum(\(options.joined(separator: ",\n"))) */",
      "// @CodableEnum(\n//   \(options.joined(separator: ",\n//   "))\n// )\n\n// Another comment.",
    ])
  }

  private let styles = [
    ".asWritten", ".camelCase", ".pascalCase", ".snakeCase", ".screamingSnakeCase", "kebab-case",
    "\"screaming_kebab_case\"", ".lowercase", ".uppercase",
  ]

  // MARK: Cases

  private mutating func cases() -> [String] {
    var lines: [String] = []
    for _ in 0..<numbers.pick([0, 1, 2, 3, 5, 8]) {
      let name = caseName()
      switch numbers.pick(Array(0..<10)) {
      case 0:
        lines += ["#if os(Linux) || os(macOS) || os(Windows)"] + [element(name, isCompiled: true)]
        lines += numbers.chance(50) ? ["#else", element(caseName(), isCompiled: false), "#endif"] : ["#endif"]
      case 1:
        lines += ["#if NEVER", element(caseName(), isCompiled: false), "#elseif swift(>=6)"]
        lines += [element(name, isCompiled: true), "#else", element(caseName(), isCompiled: false), "#endif"]
      case 2:
        let second = caseName()
        values += [".\(name)", ".\(second)"]
        lines.append("case \(name), \(second)")
      default:
        lines.append(element(name, isCompiled: true))
      }
    }
    return lines
  }

  private mutating func caseName() -> String {
    let plain = ["idle", "loading", "userID", "HTTPServer", "v2Api", "größe", "名前", "list", "container", "value", "_x"]
    let hostile = [
      "`default`", "`self`", "`init`", "`in`", "`case`", "`raw id`", "decoder", "encoder", "object", "tag", "some",
      "any",
      "`switch`", "type", "indirect", "open", "actor", "none", "encode", "hash", "`a.b`", "`2nd`",
    ]
    while true {
      let name = numbers.pick(numbers.chance(50) ? plain : hostile)
      if usedCaseNames.insert(name).inserted { return name }
    }
  }

  private mutating func element(_ name: String, isCompiled: Bool) -> String {
    var usedLabels: Set<String> = []
    let payload = (0..<numbers.pick([0, 0, 1, 1, 1, 2, 3, 4])).map { _ in value(&usedLabels) }
    if isCompiled {
      hasPayload = hasPayload || !payload.isEmpty
      for attempt in 0..<2 {
        let arguments = payload.map { part in
          (part.callLabel.map { "\($0): " } ?? "") + (attempt == 0 ? part.values.0 : part.values.1)
        }
        values.append(".\(name)" + (payload.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))
      }
    }
    let parameters = payload.isEmpty ? "" : "(\(payload.map(\.parameter).joined(separator: ", ")))"
    let indirect = !payload.isEmpty && !isIndirect && numbers.chance(10) ? "indirect " : ""
    var options: [String] = []
    if numbers.chance(15) {
      options.append("\"\(numbers.pick(["8.10", "US/Alaska", "$case", "é", "\\\"\\\\"])) \(name.utf8.count)\"")
    }
    if numbers.chance(15) { options.append("aliases: [\"alias of \(name)\"]") }
    if !isPositional, !payload.isEmpty, numbers.chance(20) {
      if numbers.chance(30) { options.append("keyAliases: [\"key 0\": [\"zero\"]]") }
      options.append("keys: [\(payload.indices.map { "\"key \($0)\"" }.joined(separator: ", "))]")
    }
    let line = "\(indirect)case \(name)\(parameters)"
    guard !options.isEmpty else { return line }
    let annotation = "@CodableCase(\(options.joined(separator: ", ")))"
    return numbers.chance(50) ? "\(line)  // \(annotation)" : "// \(annotation)\n\(line)"
  }

  // MARK: Values

  private struct Value {
    var parameter: String
    var callLabel: String?
    /// Two expressions for it.
    var values: (String, String)
  }

  private mutating func value(_ usedLabels: inout Set<String>) -> Value {
    var (type, first, second) = numbers.pick(types)
    if let generic = generics.randomElement(using: &numbers), numbers.chance(30) {
      let sample = generic == "T" ? "7" : "[\"x\"]"
      (type, first, second) = numbers.pick([(generic, sample, sample), ("[\(generic)]", "[\(sample)]", "[]")])
    }
    let hasDefault = !type.contains("T") && !type.contains("U") && numbers.chance(15)
    let suffix = hasDefault ? " = \(first)" : ""
    let labels = [
      "id", "container", "decoder", "encoder", "object", "values", "self", "in", "type", "default", "value", "value0",
      "key",
      "`two words`", "`inout`", "status", "discriminator", "userID", "Self", "some", "größe", "_1", "tag",
    ]
    let label = numbers.pick(labels)
    guard numbers.chance(70), usedLabels.insert(label).inserted else {
      return Value(parameter: "\(type)\(suffix)", callLabel: nil, values: (first, second))
    }
    if numbers.chance(15) {
      return Value(parameter: "_ \(label): \(type)\(suffix)", callLabel: nil, values: (first, second))
    }
    return Value(parameter: "\(label): \(type)\(suffix)", callLabel: label, values: (first, second))
  }

  private let types: [(type: String, first: String, second: String)] = [
    ("Int", "1", "-5"), ("String", "\"\"", "\"a \\\" b\""), ("Bool", "true", "false"), ("Double", "0.5", "2"),
    ("Int?", "nil", "3"), ("Optional<String>", "nil", "\"x\""), ("Swift.Optional<Int>", "3", "nil"),
    ("[Int]", "[]", "[1, 2]"), ("[String: Int?]", "[:]", "[\"a\": 1]"), ("[[Item]]", "[[]]", "[[Item(name: \"x\")]]"),
    ("Item", "Item(name: \"x\")", "Item(name: \"y\")"), ("Dictionary<String, Array<Int>>", "[:]", "[\"a\": [1]]"),
    ("(Int)", "1", "2"), ("Kind", ".a", ".b(1)"), ("[Kind?]", "[nil]", "[.b(2), nil]"), ("UInt64", "0", ".max"),
    ("String!", "\"x\"", "\"y\""), ("Set<Int>", "[]", "[1]"), ("MaybeInt", "nil", "1"),
  ]
}

/// Where an enum stands.
private enum Nesting: CaseIterable {
  case none, inStruct, inEnum, inExtension, inPublicExtension, inGenericStruct, inGenericExtension, inCondition

  var isGeneric: Bool { self == .inGenericStruct || self == .inGenericExtension }

  /// The type around it, what stands before it, and what behind.
  func surroundings(_ name: String, _ access: String, _ generics: String) -> (String?, String, String) {
    let outer = "Outer\(name)"
    return switch self {
    case .none: (nil, "", "")
    case .inStruct, .inGenericStruct: (outer, "\(access)struct \(outer)\(generics) {", "}")
    case .inEnum: (outer, "\(access)enum \(outer) {", "}")
    case .inExtension, .inGenericExtension:
      (outer, "\(access)struct \(outer)\(generics) {}\nextension \(outer) {", "}")
    case .inPublicExtension: (outer, "public struct \(outer) {}\npublic extension \(outer) {", "}")
    case .inCondition: (nil, "#if !NEVER", "#endif")
    }
  }
}
