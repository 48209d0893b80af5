/// The random source of an annotated enum and of its values.
struct RandomEnum {
  /// The enum's name with generic arguments, as other code spells it.
  private(set) var typeName = ""
  /// Expressions of the enum's type, at least one for each case that is compiled.
  var values: [String] = []
  /// Expressions of values that cannot be encoded.
  var refused: [String] = []
  /// Expressions of values that are read back as others with the same JSON.
  var completed: [String] = []

  var numbers: RandomNumbers
  let name: String
  /// The enums that this one is merged into, outermost first: the tag of its case there, by its key.
  let outerTags: [OuterTag]
  let layout: RandomLayout
  /// The types of cases and values.
  private(set) var generics: [String]
  private(set) var surroundings: Surroundings
  /// The declarations of payload types, before the enum.
  var payloadTypes: [String] = []
  var usedCaseNames: Set<String> = []
  var usedTags: Set<String> = []
  var tagKind = TagKind.string
  /// Whether some tags are of another kind.
  var isMixed = false
  var hasPayload = false
  /// Whether static members may have the names of cases.
  private(set) var isOverloaded = false
  /// How cases without values are written, if the annotation says it.
  private(set) var emptyCases: String?
  private(set) var isIndirect = false
  /// The keys of unlabeled values, if the annotation says them.
  private(set) var unlabeled: String?
  /// Whether a case has a value for `unlabeled:`. Without one, the option is an error.
  var hasUnlabeled = false
  /// The labels that the enum's `keys:` may name.
  var labels: Set<String> = []
  /// Whether a case catches a missing tag.
  var catchesMissing = false
  /// Whether tags are read in any case of letters.
  private(set) var ignoresCase = false
  /// The type of the raw values.
  var rawType: String?
  private var declaration = ""

  enum TagKind { case string, integer, boolean }

  struct OuterTag {
    var key: String
    /// As a literal.
    var tag: String
    var kind: TagKind
  }

  /// The number of enums that this one is merged into.
  var depth: Int { outerTags.count }

  init(_ name: String, seed: UInt64, features: Set<Feature>) {
    self.name = name
    outerTags = []
    numbers = RandomNumbers(seed: seed, features: features)
    if numbers.has(.rawValues) {
      layout = .rawValue
    } else if numbers.has(.untagged) {
      layout = .untagged
    } else {
      layout = numbers.has(.mergedPayloads) ? .merged(depth: 0) : .randomOfAnyKind(&numbers)
    }
    generics = Self.generics(&numbers)
    surroundings = Surroundings(&numbers)
    write()
  }

  /// An enum to merge into another: every case is an object.
  init(_ name: String, mergedInto outer: inout RandomEnum, tags: [OuterTag]) {
    self.name = name
    outerTags = tags
    numbers = outer.numbers
    let isNested = numbers.has(.nestedMerging) && tags.count < 3
    layout = isNested ? .merged(depth: tags.count) : .random(&numbers)
    generics = []
    surroundings = Surroundings(access: outer.surroundings.payloadAccess)
    write()
    outer.numbers = numbers
  }

  /// The file with the enum.
  ///
  /// - Parameter importsAreInternal: Whether an import must say that other modules see its module.
  func source(importsAreInternal: Bool) -> String {
    let imports = [("Foundation", "Date"), ("CodableEnum", "CodableValue")].map { module, type in
      // `ItemAndKind` is a type of the runtime.
      let holdsMerged = module == "CodableEnum" && declarations.contains("ItemAndKind")
      guard declarations.contains(type) || holdsMerged || module == "Foundation" else {
        // Without the import, stored values are compared by their texts, and sets differ.
        return (line: declarations.contains("storage: .json") ? "import \(module)\n" : "", use: "")
      }
      // The types of payloads are public.
      let isPublic =
        holdsMerged || payloadTypes.contains { $0.contains(type) } || declaration.contains("@usableFromInline")
      let access = !importsAreInternal ? "" : isPublic ? "public " : surroundings.access
      // The compiler warns about an import that is wider than necessary.
      let use = access.isEmpty ? "" : "\(access)typealias \(type)Of\(name) = \(type)\n"
      return ("\(access)import \(module)\n", use)
    }
    return "\(imports.map(\.line).joined())\n\(declarations)\n\(imports.map(\.use).joined())"
  }

  /// The enum and its payload types, without imports.
  var declarations: String { (payloadTypes + [declaration]).joined(separator: "\n") }

  private static func generics(_ numbers: inout RandomNumbers) -> [String] {
    let names = numbers.has(.namesOfGeneratedCode) ? ["Decoder", "CodableKey"] : ["T", "U"]
    return numbers.pick([[], [], [], Array(names.prefix(1)), names])
  }

  private mutating func write() {
    let ownGenerics = surroundings.isGeneric ? Array(generics.dropFirst()) : generics
    let outerGenerics = surroundings.isGeneric ? Array(generics.prefix(1)) : []
    if layout.takesOtherTags, numbers.has(.otherTags) { tagKind = numbers.pick([.integer, .boolean]) }
    if layout.tagIsKey, numbers.has(.emptyCases) {
      emptyCases = numbers.pick([".true", ".null", ".object", ".array", ".name"])
    } else if layout.kind == .adjacent, numbers.has(.emptyCases) {
      emptyCases = numbers.pick([".omit", ".true", ".null", ".object", ".array", ".name"])
    } else if layout.tagKey != nil || layout.kind == .tagFirst, numbers.has(.emptyCases) {
      emptyCases = numbers.pick([".omit", ".name"])
    }
    isOverloaded = numbers.has(.overloads)
    isIndirect = layout.kind != .rawValue && numbers.chance(20)
    unlabeled = randomUnlabeled()
    let cases =
      switch layout.kind {
      case .rawValue: rawValueCases()
      case .untagged: untaggedCases()
      case .positional, .array, .labeled, .natural, .discriminator, .flattened, .merged, .adjacent, .tagFirst:
        taggedCases()
      }
    let annotation = annotation()
    let isConditional = !generics.isEmpty && hasPayload
    let indirect = isIndirect ? "indirect " : ""
    let inherited = (rawType.map { [$0] } ?? []) + surroundings.inherited + (isConditional ? [] : ["Equatable"])
    let conformances = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    let head = "\(surroundings.modifiers)\(indirect)enum \(name)\(list(ownGenerics))\(conformances) {"
    let lines = [annotation] + surroundings.attributes + [head] + cases + members() + ["}"]
    let outer = surroundings.outer(name)
    declaration = surroundings.around(lines.joined(separator: "\n"), name, list(outerGenerics))
    typeName = (outer.map { "\($0)\(arguments(outerGenerics))." } ?? "") + name + arguments(ownGenerics)
    if isConditional {
      let path = (outer.map { "\($0)." } ?? "") + name
      let requirements = generics.map { "\($0): Equatable" }.joined(separator: ", ")
      declaration += "\nextension \(path): Equatable where \(requirements) {}"
    }
  }

  /// Whether the one key of an object is a tag, whatever else is there.
  var ignoresKeysBesideTag: Bool {
    // That `MaybeInt` is optional stands in another file, so its null beside other keys names no case.
    let words = ["unknownKeys: .reject", ".unknown", "MaybeInt"]
    return layout.tagIsKey && !words.contains(where: declaration.contains)
  }

  /// Where the letters of a value's tag may be in another case.
  func placeOfLetters(in value: String) -> String? {
    // What is kept of a tag is another value then.
    let keepsTag = [".unheardOf", ".broken", ".held"].contains { value.hasPrefix($0) }
    return ignoresCase && !keepsTag ? layout.placeOfLetters : nil
  }

  private func list(_ generics: [String]) -> String {
    generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
  }

  private func arguments(_ names: [String]) -> String {
    names.isEmpty ? "" : "<\(names.map { $0 == generics.first ? "Int" : "[String]" }.joined(separator: ", "))>"
  }

  /// The value of `unlabeled:` that the strategy needs.
  private mutating func randomUnlabeled() -> String? {
    switch layout.kind {
    case .flattened: numbers.has(.unlabeledKey) ? ".key(\"of no label\")" : ".indexed"
    case .merged: ".merged"
    case .positional, .array, .labeled, .natural, .discriminator, .adjacent, .tagFirst, .rawValue, .untagged: nil
    }
  }

  private mutating func annotation() -> String {
    var options = ["strategy: \(layout.strategy)"]
    if let unlabeled, hasUnlabeled { options.append("unlabeled: \(unlabeled)") }
    if layout.hasKeys, numbers.has(.enumKeys), !labels.isEmpty {
      let keys = labels.sorted().shuffled(using: &numbers).prefix(2)
      options.append("keys: [\(keys.map { "\"\($0)\": \"of all: \($0)\"" }.joined(separator: ", "))]")
    }
    let mayNameTags = layout.kind != .untagged && rawType?.hasSuffix("Int") != true
    if mayNameTags, numbers.chance(30) { options.append("caseNames: \(numbers.pick(Self.styles))") }
    if layout.hasKeys, numbers.chance(40) { options.append("keyNames: \(numbers.pick(Self.styles))") }
    if layout.hasKeys, numbers.chance(30) { options.append("nils: \(numbers.pick([".null", ".omit"]))") }
    // The keys of merged values are unknown.
    if ![.merged, .rawValue, .tagFirst].contains(layout.kind), numbers.chance(20) {
      options.append("unknownKeys: .reject")
    }
    if ignoresLabels { options.append("labels: .ignore") }
    if let emptyCases { options.append("emptyCases: \(emptyCases)") }
    if tagKind == .string || isMixed, numbers.has(.ignoredCase) {
      ignoresCase = true
      options.append("ignoresCase: true")
    }
    if generics.isEmpty, layout.kind != .rawValue, numbers.has(.storage) { options.append("storage: .json") }
    options = EnumOption.ordered(options)
    return numbers.pick([
      "// @CodableEnum(\(options.joined(separator: ", ")))",
      "/// @CodableEnum(\(options.joined(separator: ", ")))\n/// More of a comment.",
      "/* @CodableEnum(\(options.joined(separator: ",\n"))) */",
      "// @CodableEnum(\n//   \(options.joined(separator: ",\n//   "))\n// )\n\n// Another comment.",
    ])
  }

  /// Whether the annotation ignores labels, if each value then keeps its place.
  private var ignoresLabels: Bool {
    mutating get {
      switch layout.kind {
      case .natural, .discriminator, .adjacent: numbers.has(.ignoredLabels)
      case .flattened: unlabeled == ".indexed" && hasUnlabeled && numbers.has(.ignoredLabels)
      case .positional, .array, .labeled, .merged, .tagFirst, .rawValue, .untagged: false
      }
    }
  }

  private static let styles = [
    ".asWritten", ".camelCase", ".pascalCase", ".snakeCase", ".screamingSnakeCase", ".kebabCase",
    ".screamingKebabCase", ".lowercase", ".uppercase",
  ]
}
