import CodableEnumGenerator

// What the sources say, in the form that it is locked in.
extension LockedDocument {
  package init(_ document: WireDocument) {
    types = document.definitions.map(LockedType.init)
    unknownTypes = Dictionary(document.unknownTypes.map { ($0.id, $0) }) { first, _ in first }
    openNames = Set(document.openReferences.map(\.name))
  }
}

extension LockedType {
  fileprivate init(_ definition: WireDefinition) {
    func place(_ position: SourcePosition) -> LockedPlace { LockedPlace(path: definition.path, position: position) }
    let shape: LockedShape
    switch definition.shape {
    case .enumeration(let enumeration): shape = .enumeration(LockedEnum(enumeration, place))
    case .structure(let properties):
      shape = .structure(properties.map { LockedValue($0, place) }.inOrderOfKeys)
    case .rawValues(let type, let tags):
      shape = .rawValues(type.text, tags: tags?.map(\.tag).inOrder)
    }
    self.init(
      id: definition.id,
      parameters: definition.parameters,
      shape: shape,
      isUsed: definition.isUsed,
      place: place(definition.position)
    )
  }
}

private typealias Placing = (SourcePosition) -> LockedPlace

extension LockedEnum {
  fileprivate init(_ enumeration: WireEnum, _ place: Placing) {
    let cases = enumeration.cases.map { LockedCase($0, place) }
    self.init(
      strategy: enumeration.strategy,
      emptyCases: enumeration.emptyCases,
      rejectsUnknownKeys: enumeration.rejectsUnknownKeys,
      conformance: !enumeration.isEncodable ? .decodable : enumeration.isDecodable ? .codable : .encodable,
      cases: enumeration.strategy == .untagged
        ? cases : cases.sorted(byBytesOf: \.name)
    )
  }
}

extension LockedCase {
  fileprivate init(_ element: WireCase, _ place: Placing) {
    let values = element.content.values.map { LockedValue($0, place) }
    self.init(
      name: element.name,
      tag: element.tag,
      aliases: element.aliases.inOrder,
      catches: element.isSkipped ? [] : element.catches,
      match: element.match.map { match in
        LockedMatch(kinds: match.kinds, requiredKeys: match.requiredKeys, isExplicit: match.isExplicit)
      },
      content: LockedContent(element.content),
      values: values.allSatisfy { $0.key != nil } ? values.inOrderOfKeys : values,
      place: place(element.position)
    )
  }
}

extension LockedContent {
  fileprivate init(_ content: WireContent) {
    self =
      switch content {
      case .none: .none
      case .bare: .bare
      case .array: .array
      case .object: .object
      case .flat: .flat
      case .merged: .merged
      case .unknownTag: .unknownTag
      case .unknownTagAndContent: .unknownTagAndContent
      case .anything: .anything
      case .skipped: .skipped
      }
  }
}

extension LockedValue {
  fileprivate init(_ value: WireValue, _ place: Placing) {
    self.init(
      name: value.name,
      key: value.key,
      keyAliases: value.keyAliases.sorted(byBytesOf: \.self),
      type: value.type.text,
      isOptional: value.isOptional,
      writesNil: value.isOptional && value.writesNil,
      defaultValue: value.defaultValue,
      place: place(value.position)
    )
  }

  fileprivate init(_ property: WireProperty, _ place: Placing) {
    self.init(
      name: property.name,
      key: property.key,
      type: property.type.text,
      isOptional: property.isOptional,
      isFixed: property.isFixed,
      place: place(property.position)
    )
  }
}

extension [LockedValue] {
  fileprivate var inOrderOfKeys: [LockedValue] {
    sorted(byBytesOf: { $0.key ?? "" })
  }
}

extension [Tag] {
  /// By kind, then by value.
  fileprivate var inOrder: [Tag] {
    sorted { lhs, rhs in
      switch (lhs, rhs) {
      case (.string(let lhs), .string(let rhs)): lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
      case (.integer(let lhs), .integer(let rhs)): lhs < rhs
      case (.boolean(let lhs), .boolean(let rhs)): !lhs && rhs
      case (.string, .integer), (.string, .boolean), (.integer, .boolean): true
      case (.integer, .string), (.boolean, .string), (.boolean, .integer): false
      }
    }
  }
}
