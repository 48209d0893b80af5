/// The rules that a single option, read alone, cannot break. One function each.
struct LayoutChecks {
  private let declaration: TypeDeclaration
  private let form: AnnotationForm
  private let options: EnumOptions
  private let caseOptions: [CaseOptions]
  private let layout: EnumLayout
  private var diagnostics: [Diagnostic] = []

  static func check(_ layout: EnumLayout, of annotated: AnnotatedEnum, _ diagnostics: inout [Diagnostic]) {
    var checks = LayoutChecks(layout, annotated)
    checks.checkReach()
    checks.checkCopyable()
    checks.checkStorage()
    checks.checkOverloads()
    checks.checkTypes()
    checks.checkTagKinds()
    checks.checkTags()
    checks.checkKeys()
    checks.checkContentKey()
    checks.checkMerged()
    checks.checkCatches()
    checks.checkOptions()
    checks.checkCaseOptions()
    diagnostics += checks.diagnostics
  }

  private init(_ layout: EnumLayout, _ annotated: AnnotatedEnum) {
    declaration = annotated.declaration
    form = annotated.form
    options = annotated.options
    caseOptions = annotated.caseOptions
    self.layout = layout
  }

  private var name: String { declaration.displayName }

  /// The extension must be able to name the enum.
  private mutating func checkReach() {
    if let diagnostic = declaration.unreachable(form: form) { diagnostics.append(diagnostic) }
  }

  private mutating func checkCopyable() {
    if declaration.header.inheritedTypes.contains(where: { $0.hasPrefix("~") && $0.hasSuffix("Copyable") }) {
      diagnostics.append(.noncopyableEnum(name, declaration.header.range))
    }
  }

  /// A raw value is encoded and decoded, always, and there can be one only.
  private mutating func checkStorage() {
    guard let range = options.ranges["storage"] else { return }
    if options.conformance != .codable {
      diagnostics.append(.storageWithoutCodable(options.conformance.rawValue, range))
    } else if !RawValues.tags(of: declaration).isEmpty {
      diagnostics.append(.storageOfRawValues(name, range))
    } else if layout.extensions.contains(where: { !$0.requirements.isEmpty }) {
      diagnostics.append(.storageOfGenericEnum(name, range))
    }
  }

  private mutating func checkOverloads() {
    reportRepetitions(
      declaration.cases.indices.map { (unquoted(declaration.cases[$0].name), $0, declaration.cases[$0].range) }
    ) { name, _, _ in .overloadedCase(name) }
  }

  private mutating func checkTypes() {
    for (element, options) in zip(declaration.cases, caseOptions) where !options.isSkipped {
      for value in element.values {
        guard let uncodable = value.type.uncodable else { continue }
        diagnostics.append(
          .uncodableValue(value.type.text, uncodable, of: unquoted(element.name), value.range)
        )
      }
    }
  }

  /// The kind that all tags should have.
  private var tagKind: TagKind {
    let kinds = caseOptions.lazy.filter { !$0.isSkipped }.compactMap { $0.tag?.value.kind }
    return kinds.first { $0 != .string } ?? layout.tagKind
  }

  /// All tags are of one kind, which is a string where it is a key.
  private mutating func checkTagKinds() {
    let kind = tagKind
    for (index, element) in layout.cases.enumerated() where element.hasTag {
      let name = unquoted(element.name)
      let range = declaration.cases[index].range
      if element.tags.contains(where: { $0.kind != kind }) {
        diagnostics.append(.mixedTags(name, expected: kind.name, range))
      } else if kind != .string, options.strategy.tagKey == nil {
        diagnostics.append(.tagAsKey(name, kind.name, range))
      }
    }
  }

  private mutating func checkTags() {
    var tags: [(text: String, owner: Int, range: Range<Int>)] = []
    for (index, element) in layout.cases.enumerated() where element.hasTag {
      tags += element.tags.map { ($0.quoted, index, declaration.cases[index].range) }
    }
    let names = declaration.cases.map { unquoted($0.name) }
    reportRepetitions(tags) { tag, first, second in
      if first == second { return .repeatedTag(tag, of: names[first]) }
      // Two cases with one name are reported for that alone.
      return names[first] == names[second] ? nil : .sharedTag(tag, names[first], names[second])
    }
  }

  /// Reports each text that stands twice where both can be compiled, with a note at the first.
  private mutating func reportRepetitions(
    _ texts: [(text: String, owner: Int, range: Range<Int>)],
    _ repetition: (_ text: String, _ first: Int, _ second: Int) -> Diagnostic.Repetition?
  ) {
    var seen: [[UInt8]: [(owner: Int, range: Range<Int>)]] = [:]
    for (text, owner, range) in texts {
      // Byte for byte: two spellings of `é` are two tags.
      let key = Array(text.utf8)
      guard let first = seen[key]?.first(where: { canCoexist($0.owner, owner) }) else {
        seen[key, default: []].append((owner, range))
        continue
      }
      if let repetition = repetition(text, first.owner, owner) {
        diagnostics.append(.repetition(repetition, range, first: first.range))
      }
    }
  }

  /// Whether no `#if` compiles only one of two cases.
  private func canCoexist(_ first: Int, _ second: Int) -> Bool {
    declaration.cases[first].conditions.canCoexist(with: declaration.cases[second].conditions)
  }

  private mutating func checkKeys() {
    for (index, element) in layout.cases.enumerated() where element.hasTag {
      var seen: [[UInt8]: Int] = [:]
      let name = unquoted(element.name)
      let keys = element.values.indices.flatMap { position in
        ([element.values[position].key].compactMap { $0 } + element.values[position].keyAliases).map { (position, $0) }
      }
      for (position, key) in keys {
        let range = declaration.cases[index].values[position].range
        if options.strategy.isFlat, let tagKey = options.strategy.tagKey, key.utf8.elementsEqual(tagKey.utf8) {
          diagnostics.append(.keyOfTag(key, of: name, range))
        }
        if let first = seen.updateValue(position, forKey: Array(key.utf8)) {
          let firstRange = declaration.cases[index].values[first].range
          diagnostics.append(.repetition(.key(key, of: name), range, first: firstRange))
        }
      }
    }
  }

  /// A merged value is the only one, and an object.
  private mutating func checkMerged() {
    for (index, element) in layout.cases.enumerated() where element.hasTag && element.payload == .merged {
      let name = unquoted(element.name)
      let values = declaration.cases[index].values
      if values.count > 1 {
        diagnostics.append(.mergedWithOthers(name, values.first { $0.label == nil }?.range ?? values[0].range))
      } else if let reason = values[0].type.unmergeable {
        diagnostics.append(.unmergeableValue(values[0].type.text, reason, of: name, values[0].range))
      } else if layout.rejectsUnknownKeys {
        diagnostics.append(.mergedKeysUnknown(values[0].type.text, of: name, values[0].range))
      }
    }
  }

  /// One case catches a thing, and has room for it.
  private mutating func checkCatches() {
    for kind in Catch.allCases {
      let catching = caseOptions.indices.filter { caseOptions[$0].catches.contains(kind) }
      for index in catching {
        let element = declaration.cases[index]
        let name = unquoted(element.name)
        if index != catching[0], canCoexist(catching[0], index) {
          let first = declaration.cases[catching[0]].range
          diagnostics.append(.repetition(.catching(kind.rawValue), element.range, first: first))
        }
        if !layout.cases[index].conditions.isEmpty {
          diagnostics.append(.conditionalCatch(name, kind.rawValue, element.range))
        }
        switch kind {
        case .unknown: checkUnknown(element, name, of: tagKind)
        case .missing: checkMissing(layout.cases[index], name, element.range)
        }
      }
    }
  }

  private mutating func checkUnknown(_ element: EnumCase, _ name: String, of kind: TagKind) {
    let form = UnknownForm(element.values)
    let type = element.values.first?.type.text
    if form == nil || (form == .tag || form == .tagAndContent) && type != kind.valueTypeName {
      diagnostics.append(.unknownPayload(name, kind.valueTypeName, element.range))
    }
  }

  private mutating func checkMissing(_ element: CaseLayout, _ name: String, _ range: Range<Int>) {
    switch options.strategy {
    case .caseKeyed:
      diagnostics.append(.missingWithoutTag(name, options.strategy.name, range))
    case .adjacent where !element.values.isEmpty:
      diagnostics.append(.missingWithValues(name, range))
    default:
      if element.unknown == .tag || element.unknown == .tagAndContent {
        diagnostics.append(.missingWithValues(name, range))
      }
    }
  }

  private mutating func checkContentKey() {
    guard case .adjacent(let key, let content) = options.strategy, key.utf8.elementsEqual(content.utf8) else { return }
    diagnostics.append(.contentKeyOfTag(key, options.ranges["strategy"] ?? options.range))
  }

  /// An option that changes nothing in the chosen layout is a mistake.
  private mutating func checkOptions() {
    let idle =
      switch options.strategy {
      case .caseKeyed(.positional): ["keyNames", "unlabeled", "nils"]
      case .caseKeyed, .discriminator, .adjacent: ["unlabeled"]
      case .flattenedStatus: [String]()
      }
    for option in idle {
      guard let range = options.ranges[option] else { continue }
      diagnostics.append(.idleOption(option, options.strategy.name, range))
    }
  }

  private mutating func checkCaseOptions() {
    for (index, options) in caseOptions.enumerated() {
      let name = unquoted(declaration.cases[index].name)
      if let range = options.ranges["keys"], self.options.strategy == .caseKeyed(payload: .positional) {
        diagnostics.append(.idleOption("keys", self.options.strategy.name, range))
      }
      for alias in options.keyAliases where !layout.cases[index].values.contains(where: { $0.key == alias.key }) {
        diagnostics.append(.unknownKey(alias.key, of: name, layout.cases[index].values.compactMap(\.key), alias.range))
      }
      guard options.isSkipped else { continue }
      for option in ["aliases", "keys", "keyAliases"] {
        guard let range = options.ranges[option] else { continue }
        diagnostics.append(.optionOfSkippedCase(option, name, range))
      }
      if let tag = options.tag { diagnostics.append(.optionOfSkippedCase("a name", name, tag.range)) }
    }
  }
}

extension TypeSyntax {
  /// What the type is, if its spelling tells that it is no object.
  fileprivate var unmergeable: String? {
    let scalars: Set = [
      "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
      "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
    ]
    if isOptional { return "an optional" }
    if scalars.contains(text) { return "a single value" }
    return isArray || text.hasPrefix("Set<") || text.hasPrefix("Array<") ? "an array" : nil
  }
}

extension CaseLayout {
  /// Whether the case is written with a tag of its own.
  fileprivate var hasTag: Bool { !isSkipped && (unknown ?? .nothing) == .nothing }
}

extension TagKind {
  /// The type of a value that can keep a tag.
  fileprivate var valueTypeName: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .boolean: "Bool"
    }
  }
}
