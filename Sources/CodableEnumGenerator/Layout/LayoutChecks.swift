/// The rules that a single option, read alone, cannot break. One function each.
struct LayoutChecks {
  private let layout: EnumLayout
  private var diagnostics: [Diagnostic] = []

  static func check(_ layout: FileLayout, _ diagnostics: inout [Diagnostic]) {
    for layout in layout.enums {
      var checks = LayoutChecks(layout: layout)
      checks.checkAll()
      diagnostics += checks.diagnostics
    }
    TypeChecks.check(layout.types, &diagnostics)
  }

  private mutating func checkAll() {
    checkReach()
    checkCopyable()
    checkStorage()
    checkOverloads()
    checkTypes()
    checkTagKinds()
    checkTags()
    checkKeys()
    checkContentKey()
    checkMerged()
    checkCatches()
    checkOptions()
    checkCaseOptions()
  }

  private init(layout: EnumLayout) {
    self.layout = layout
  }

  private var declaration: TypeDeclaration { layout.annotated.declaration }
  private var options: EnumOptions { layout.annotated.options }
  private var strategy: Strategy { layout.strategy }

  // MARK: The enum

  /// The extension must be able to name the enum.
  private mutating func checkReach() {
    if let diagnostic = declaration.unreachable(layout.annotated.form) { diagnostics.append(diagnostic) }
  }

  private mutating func checkCopyable() {
    if declaration.header.inheritedTypes.contains(where: { $0.hasPrefix("~") && $0.hasSuffix("Copyable") }) {
      diagnostics.append(.noncopyableEnum(declaration.displayName, declaration.header.range))
    }
  }

  /// A raw value is always encoded and decoded, and there can be only one.
  private mutating func checkStorage() {
    guard let range = options.ranges[.storage] else { return }
    let name = declaration.displayName
    if options.conformance != .codable {
      diagnostics.append(.storageWithoutCodable(options.conformance.rawValue, range))
    } else if RawValues(of: declaration).kind != nil {
      diagnostics.append(.storageOfRawValues(name, range))
    } else if layout.extensions.contains(where: { !$0.requirements.isEmpty }) {
      diagnostics.append(.storageOfGenericEnum(name, range))
    }
  }

  private mutating func checkContentKey() {
    guard case .adjacent(let key, let content) = strategy, key.utf8.elementsEqual(content.utf8) else { return }
    diagnostics.append(.contentKeyOfTag(key, options.ranges[.strategy] ?? options.range))
  }

  /// An option that changes nothing in the chosen layout is a mistake.
  private mutating func checkOptions() {
    for option in strategy.idleEnumOptions {
      guard let range = options.ranges[option] else { continue }
      diagnostics.append(.idleOption(option.rawValue, strategy.name.rawValue, range))
    }
  }

  // MARK: Cases

  private mutating func checkOverloads() {
    reportRepetitions(layout.cases.map { Repeatable(text: $0.annotated.name, owner: $0, range: $0.annotated.range) }) {
      .overloadedCase($0.text)
    }
  }

  private mutating func checkCaseOptions() {
    for element in layout.cases {
      let options = element.annotated.options
      let name = element.annotated.name
      for option in strategy.idleCaseOptions {
        guard let range = options.ranges[option] else { continue }
        diagnostics.append(.idleOption(option.rawValue, strategy.name.rawValue, range))
      }
      guard options.isSkipped else {
        checkKeyAliases(of: element)
        continue
      }
      for option in [CaseOption.aliases, .keys, .keyAliases] {
        guard let range = options.ranges[option] else { continue }
        diagnostics.append(.optionOfSkippedCase(option.rawValue, name, range))
      }
      if let tag = options.tag { diagnostics.append(.optionOfSkippedCase("a tag", name, tag.range)) }
    }
  }

  private mutating func checkKeyAliases(of element: CaseLayout) {
    let keys = element.payload?.keyedValues.map(\.key) ?? []
    for alias in element.annotated.options.keyAliases where !keys.contains(alias.key) {
      diagnostics.append(.unknownKey(alias.key, of: element.annotated.name, keys, alias.range))
    }
  }

  // MARK: Tags

  /// The kind that all tags should have.
  private var tagKind: TagKind {
    let given = layout.cases.lazy.filter { !$0.isSkipped }.compactMap { $0.annotated.options.tag?.value.kind }
    return given.first { $0 != .string } ?? layout.tagKind
  }

  /// All tags are of one kind, which is a string where it is a key.
  private mutating func checkTagKinds() {
    let kind = tagKind
    for element in layout.taggedCases {
      let name = element.annotated.name
      if element.tags.contains(where: { $0.kind != kind }) {
        diagnostics.append(.mixedTags(name, expected: kind.name, element.annotated.range))
      } else if kind != .string, strategy.tagIsKey {
        diagnostics.append(.tagAsKey(name, kind.name, element.annotated.range))
      }
    }
  }

  private mutating func checkTags() {
    let tags = layout.taggedCases.flatMap { element in
      element.tags.map { Repeatable(text: $0.quoted, owner: element, range: element.annotated.range) }
    }
    reportRepetitions(tags) { repetition in
      let (first, second) = (repetition.first.annotated, repetition.second.annotated)
      if first.range == second.range { return .repeatedTag(repetition.text, of: first.name) }
      // Two cases with one name are reported for that alone.
      return first.name == second.name ? nil : .sharedTag(repetition.text, first.name, second.name)
    }
  }

  /// A text that must not be there twice.
  private struct Repeatable {
    var text: String
    var owner: CaseLayout
    var range: Range<Int>
  }

  /// Reports each text that is there twice where both can be compiled, with a note at the first.
  private mutating func reportRepetitions(
    _ texts: [Repeatable],
    _ repetition: ((text: String, first: CaseLayout, second: CaseLayout)) -> Diagnostic.Repetition?
  ) {
    var seen: [[UInt8]: [Repeatable]] = [:]
    for text in texts {
      // Byte for byte: two spellings of `é` are two tags.
      let key = Array(text.text.utf8)
      guard let first = seen[key]?.first(where: { $0.owner.canCoexist(with: text.owner) }) else {
        seen[key, default: []].append(text)
        continue
      }
      if let repetition = repetition((text.text, first.owner, text.owner)) {
        diagnostics.append(.repetition(repetition, text.range, first: first.range))
      }
    }
  }

  // MARK: Values

  private mutating func checkTypes() {
    for element in layout.cases where !element.isSkipped {
      for value in element.annotated.values {
        guard let uncodable = value.type.uncodable else { continue }
        diagnostics.append(.uncodableValue(value.type.text, uncodable, of: element.annotated.name, value.range))
      }
    }
  }

  private mutating func checkKeys() {
    for element in layout.taggedCases {
      var seen: [[UInt8]: Int] = [:]
      let (name, values) = (element.annotated.name, element.annotated.values)
      for keyed in element.payload?.keyedValues ?? [] {
        let range = values[keyed.value.index].range
        for key in keyed.keys {
          if case .flat = element.payload, let tagKey = strategy.tagKey, key.utf8.elementsEqual(tagKey.utf8) {
            diagnostics.append(.keyOfTag(key, of: name, range))
          }
          if let first = seen.updateValue(keyed.value.index, forKey: Array(key.utf8)) {
            diagnostics.append(.repetition(.key(key, of: name), range, first: values[first].range))
          }
        }
      }
    }
  }

  /// A merged value is the only one, and an object.
  private mutating func checkMerged() {
    for element in layout.taggedCases {
      guard case .merged = element.payload else { continue }
      let (name, values) = (element.annotated.name, element.annotated.values)
      let value = values[0]
      if values.count > 1 {
        diagnostics.append(.mergedWithOthers(name, values.first { $0.label == nil }?.range ?? value.range))
      } else if let reason = value.type.unmergeable {
        diagnostics.append(.unmergeableValue(value.type.text, reason, of: name, value.range))
      } else if layout.rejectsUnknownKeys {
        diagnostics.append(.mergedKeysUnknown(value.type.text, of: name, value.range))
      }
    }
  }

  // MARK: Catches

  /// One case catches a thing, and has room for it.
  private mutating func checkCatches() {
    for kind in Catch.allCases {
      let catching = layout.cases.filter { $0.catches.contains(kind) }
      for element in catching {
        let (name, range) = (element.annotated.name, element.annotated.range)
        let first = catching[0].annotated
        if range != first.range, catching[0].canCoexist(with: element) {
          diagnostics.append(.repetition(.catching(kind.rawValue), range, first: first.range))
        }
        if !element.conditions.isEmpty { diagnostics.append(.conditionalCatch(name, kind.rawValue, range)) }
        switch kind {
        case .unknown: checkUnknown(element)
        case .missing: checkMissing(element)
        }
      }
    }
  }

  private mutating func checkUnknown(_ element: CaseLayout) {
    let values = element.annotated.values
    if values.isEmpty { return }
    let expected = tagKind.valueTypeName
    let isRight =
      switch CaptureShape(values) {
      case .whole: true
      case .tag, .tagAndContent: values[0].type.text == expected
      case nil: false
      }
    if !isRight { diagnostics.append(.unknownPayload(element.annotated.name, expected, element.annotated.range)) }
  }

  private mutating func checkMissing(_ element: CaseLayout) {
    let (name, range) = (element.annotated.name, element.annotated.range)
    switch strategy {
    case .caseKeyed:
      diagnostics.append(.missingTagWithoutKey(name, strategy.name.rawValue, range))
    case .adjacent where !element.annotated.values.isEmpty:
      diagnostics.append(.missingWithValues(name, range))
    case .adjacent, .discriminator, .flattenedStatus:
      switch element.capture {
      case .tag, .tagAndContent: diagnostics.append(.missingWithValues(name, range))
      case .whole, nil: break
      }
    }
  }
}

extension CaseLayout {
  /// Whether no `#if` compiles only one of two cases.
  fileprivate func canCoexist(with other: CaseLayout) -> Bool { conditions.canCoexist(with: other.conditions) }
}

extension TypeSyntax {
  /// What the type is, if its spelling says that it is not an object.
  fileprivate var unmergeable: String? {
    if isOptional { return "an optional" }
    if Self.scalars.contains(text) { return "a single value" }
    return isArray || text.hasPrefix("Set<") || text.hasPrefix("Array<") ? "an array" : nil
  }

  private static let scalars: Set = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]
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
