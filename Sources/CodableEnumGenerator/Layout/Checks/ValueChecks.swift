// Associated values: their types, their keys, and what they can be merged with.
extension LayoutChecks {
  mutating func checkValues() {
    for element in layout.cases where !element.isSkipped {
      checkTypes(of: element)
      checkDefaults(of: element)
      if strategy == .rawValue { checkNoValues(of: element) }
    }
    for element in layout.taggedCases {
      checkKeys(of: element)
      checkMerged(element)
    }
  }

  private mutating func checkTypes(of element: CaseLayout) {
    for value in element.values where !value.isOmitted && value.coder == nil {
      let (type, range) = (element.annotated.values[value.index].type, element.annotated.values[value.index].range)
      guard let uncodable = type.uncodable else { continue }
      if uncodable == .existential, type.isPlainExistential, !options.conformance.isDecodable { continue }
      if uncodable == .error, !declaration.knowsError(type) { continue }
      diagnostics.append(.uncodableValue(type.text, uncodable, of: element.annotated.name, range))
    }
  }

  /// A default that only the case knows is had by a call without the value, which a static function may take.
  private mutating func checkDefaults(of element: CaseLayout) {
    guard element.isOverloaded, options.conformance.isDecodable else { return }
    for value in element.values {
      guard case .declared = value.defaultValue else { continue }
      let range = element.annotated.values[value.index].range
      diagnostics.append(.overloadedDefault(element.annotated.name, range))
    }
  }

  private mutating func checkNoValues(of element: CaseLayout) {
    if element.capture == nil, let value = element.values.first(where: { !$0.isOmitted }),
      !element.catches.contains(.unknown)
    {
      let range = element.annotated.values[value.index].range
      diagnostics.append(.rawValueWithValues(element.annotated.name, range))
    }
  }

  private mutating func checkKeys(of element: CaseLayout) {
    // Two spellings of `é` are one key to coders that keep objects as dictionaries.
    var seen: [String: Int] = [:]
    let (name, values) = (element.annotated.name, element.annotated.values)
    for keyed in element.payload?.keyedValues ?? [] {
      let range = values[keyed.value.index].range
      for key in keyed.keys {
        if case .flat = element.payload, case .value(let tagKey) = strategy.tagPlace,
          key == tagKey
        {
          diagnostics.append(.keyOfTag(key, of: name, range))
        }
        if let first = seen.updateValue(keyed.value.index, forKey: key) {
          diagnostics.append(.repetition(.key(key, of: name), range, first: values[first].range))
        }
      }
    }
  }

  /// A merged value is the only one, and an object.
  private mutating func checkMerged(_ element: CaseLayout) {
    guard case .merged(let merged, _) = element.payload else { return }
    let name = element.annotated.name
    let coded = element.annotated.codedValues
    let value = element.annotated.values[merged.index]
    if coded.count > 1 {
      diagnostics.append(.mergedWithOthers(name, coded.first { $0.value.label == nil }?.value.range ?? value.range))
    } else if merged.coder == nil, let reason = value.type.unmergeable {
      diagnostics.append(.unmergeableValue(value.type.text, reason, of: name, value.range))
    } else if layout.rejectsUnknownKeys {
      diagnostics.append(.mergedKeysUnknown(value.type.text, of: name, value.range))
    }
  }
}

extension TypeDeclaration {
  /// Whether a bare `Error` is the protocol: the types around the enum may have one of their own, in another file.
  fileprivate func knowsError(_ type: TypeSyntax) -> Bool {
    type.text.hasPrefix("any ") || !enclosing.contains(where: \.isExtension) && !isExpandedAlone
  }

  /// Whether all that is known of the types around the enum is their heads.
  private var isExpandedAlone: Bool { !enclosing.isEmpty && header.attributes.contains { $0.name == "CodableEnum" } }
}

extension TypeSyntax {
  /// Whether the type is `any P` itself, and not a type made of it.
  fileprivate var isPlainExistential: Bool {
    let plain = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    return plain.hasPrefix("any ") && !plain.contains("?") && !plain.contains("[")
  }

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
