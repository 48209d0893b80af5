import CodableEnumGenerator

// Annotated enums with tags.
extension RandomUntaggedEnum {
  mutating func rawValueEnum() -> NestedType {
    annotatedEnum(.rawValueEnum) { $0.rawValueBody() }
  }

  private mutating func rawValueBody() -> Body {
    let isString = numbers.chance(60)
    let json: JSONKind = isString ? .string : .integer
    let rawType = numbers.chance(40) ? (isString ? "String" : numbers.pick(["Int", "UInt8"])) : nil
    var cases = ["alpha", "fooBar"].enumerated().map { index, name in
      let raw = rawType != nil && !isString ? " = \(index + 5)" : ""
      let tag = rawType == nil && !isString ? "  // @CodableCase(\(index + 5))" : ""
      return RandomCase(declaration: "case \(name)\(raw)\(tag)", kinds: [json], values: [NestedValue(".\(name)", json)])
    }
    if rawType == nil, isString, numbers.chance(20) {
      let value = NestedValue(".other", .integer)
      cases.append(RandomCase(declaration: "case other  // @CodableCase(7)", kinds: [.integer], values: [value]))
    } else if rawType == nil, numbers.chance(40) {
      let value = NestedValue(isString ? ".unknown(\"zzz\")" : ".unknown(99)", json)
      let declaration = "// @CodableCase(catches: .unknown)\ncase unknown(\(isString ? "String" : "Int"))"
      cases.append(RandomCase(declaration: declaration, kinds: [json], values: [value]))
    }
    return Body(options: "strategy: .rawValue", rawType: rawType, cases: cases)
  }

  mutating func taggedEnum() -> NestedType {
    annotatedEnum(.taggedEnum) { $0.taggedBody(.random(&$0.numbers)) }
  }

  private mutating func taggedBody(_ layout: TaggedLayout) -> Body {
    var cases = ["alpha", "fooBar", "gamma"].prefix(numbers.pick([1, 2, 3])).map { name in
      let content = numbers.pick([[], [member()], [member(), member().optional]])
      let labels: [String?] = layout.needsLabels || numbers.chance(50) ? ["width", "myLabel"] : [nil, nil]
      let parameters = zip(labels, content).map { label, type in (label.map { "\($0): " } ?? "") + type.name }
      let json = content.isEmpty && layout.namesEmptyCases ? .string : layout.json
      return RandomCase(
        declaration: "case \(name)" + Self.list(parameters),
        // An object is read in any case.
        kinds: [json, layout.json],
        values: Self.combinations(of: content).map { parts in
          let arguments = zip(labels, parts).map { label, value in (label.map { "\($0): " } ?? "") + value.expression }
          return NestedValue(".\(name)" + Self.list(arguments), json, of: parts)
        }
      )
    }
    if numbers.chance(30) { cases.append(catching(layout)) }
    return Body(options: layout.options, cases: cases)
  }

  /// A case that catches what is unknown, missing or invalid.
  private mutating func catching(_ layout: TaggedLayout) -> RandomCase {
    let json = layout.namesEmptyCases ? .string : layout.json
    let kinds: Set<JSONKind> = layout.isTagKey ? [json, .string, .object] : [json, layout.json]
    func element(_ catches: String, _ payload: String, _ value: NestedValue, keepsAnything: Bool = false) -> RandomCase
    {
      let declaration = "// @CodableCase(catches: \(catches))\ncase other\(payload)"
      return RandomCase(declaration: declaration, kinds: kinds, values: [value], keepsAnything: keepsAnything)
    }
    let plain = NestedValue(".other", json)
    switch numbers.pick(Array(0..<5)) {
    case 0: return element(".unknown", "", plain)
    case 1: return element(numbers.pick([".missing", "[.unknown, .missing]"]), "", plain)
    case 2: return element(".invalid", "", plain, keepsAnything: true)
    case 3: return element(".unknown", "(String)", NestedValue(".other(\"zzz\")", json))
    default:
      let content =
        layout.isTagKey || layout.json == .array ? "[1]" : layout.contentKey != nil ? "[\"a\": 1]" : "[\"zzz\": 1]"
      return element(".unknown", "(String, CodableValue)", NestedValue(".other(\"zzz\", \(content))", layout.json))
    }
  }

  static func list(_ items: [String]) -> String { items.isEmpty ? "" : "(\(items.joined(separator: ", ")))" }
}

/// The strategy of an enum with tags.
struct TaggedLayout {
  /// The arguments of the annotation.
  let options: String
  /// What a case with values is.
  var json = JSONKind.object
  /// Whether a case is a key.
  var isTagKey = false
  var contentKey: String?
  /// Whether a case without values is its name.
  var namesEmptyCases = false
  var needsLabels = false

  static func random(_ numbers: inout RandomNumbers) -> TaggedLayout {
    numbers.pick([
      TaggedLayout(options: "", isTagKey: true),
      TaggedLayout(options: "emptyCases: .name", isTagKey: true, namesEmptyCases: true),
      TaggedLayout(options: "strategy: .caseKeyed(payload: .labeled)", isTagKey: true),
      TaggedLayout(options: "strategy: .caseKeyed(payload: .natural)", isTagKey: true, namesEmptyCases: true),
      TaggedLayout(options: "strategy: .caseKeyed(payload: .natural), emptyCases: .null", isTagKey: true),
      TaggedLayout(options: "strategy: .caseKeyed(payload: .array)", isTagKey: true),
      // Without the style, keys have both capitals and underscores, which a coder's key strategy does not give back.
      TaggedLayout(options: "strategy: .discriminator, keyNames: .camelCase"),
      TaggedLayout(options: "strategy: .flattenedStatus(key: \"type\")", needsLabels: true),
      TaggedLayout(options: "strategy: .adjacent(key: \"t\", content: \"c\")", contentKey: "c"),
      TaggedLayout(options: "strategy: .adjacent(key: \"t\", content: .tag)", contentKey: "zzz"),
      TaggedLayout(options: "strategy: .tagFirst", json: .array),
      TaggedLayout(options: "strategy: .tagFirst, emptyCases: .name", json: .array, namesEmptyCases: true),
    ])
  }
}
