import CodableEnumGenerator

// What a lock file keeps of a document, and in which order. It ignores the places of declarations, and mostly their
// order.
extension WireDocument {
  /// As read back from its lock file, except for places and for types that no annotated enum uses.
  var locked: WireDocument {
    let ids = Set(definitions.map(\.id))
    let locked = (definitions + openSets).map { definition in
      var definition = definition
      definition.shape = definition.shape.locked { type in
        WireType(reading: type.text, ids: ids, parameters: definition.parameters)
      }
      return definition
    }
    return WireDocument(
      definitions: locked,
      unknownTypes: unknownTypes,
      openReferences: openReferences,
      roots: roots
    )
  }
}

extension WireDocument {
  /// The part of it that a lock file keeps.
  var kept: WireDocument {
    let locked = locked
    return WireDocument(
      definitions: locked.definitions.filter(\.isUsed),
      unknownTypes: [],
      openReferences: [],
      roots: locked.roots
    )
  }
}

extension WireShape {
  /// - Parameter type: Reads a type back.
  fileprivate func locked(_ type: (WireType) -> WireType) -> WireShape {
    switch self {
    case .enumeration(let enumeration): .enumeration(enumeration.locked(type))
    case .structure(let properties): .structure(properties.locked { $0.locked(type) })
    case .rawValues(let raw, let cases): .rawValues(type(raw), cases: cases?.sorted(byBytesOf: \.name))
    case .merged(let fields, let variant): .merged(type(fields), type(variant))
    case .openSet(let types):
      .openSet(types.map { OpenSetType(name: $0.name, tag: $0.tag, type: type($0.type), place: $0.place) })
    }
  }
}

extension WireEnum {
  /// The order of cases counts only for cases without tags, and for those that hold raw values.
  fileprivate func locked(_ type: (WireType) -> WireType) -> WireEnum {
    var locked = self
    locked.cases = cases.map { element in
      var element = element.map(place: element.place) { value, _ in value.locked(type) }
      element.aliases = element.aliases.inOrder
      if element.isSkipped { element.catches = [] }
      if let constants = element.claim?.constants { element.claim?.constants = constants.inOrder }
      element.content = element.content.locked(in: strategy)
      return element
    }
    if hasTags {
      let holding = locked.cases.filter { holdsRawValue($0) }
      locked.cases = locked.cases.filter { !holdsRawValue($0) }.sorted(byBytesOf: \.name) + holding
    }
    return locked
  }
}

extension CaseContent<WireValue> {
  fileprivate func locked(in strategy: Strategy) -> CaseContent<WireValue> {
    switch self {
    case .payload(.object(let values)): .payload(.object(values.locked { $0 }))
    case .payload(.flat(let values)): .payload(.flat(values.locked { $0 }))
    case .payload(.merged(let values, let keyed, let tagKey)):
      .payload(.merged(values, beside: keyed.locked { $0 }, tagKey: tagKey))
    // A kept value may be anything, and what a coder makes of a raw value doesn't count.
    case .capture(.tagAndContent(let tag, let content)) where content.type == .anything:
      .capture(.tagAndContent(tag: tag, content: .kept(at: content.place)))
    case .capture(.whole(let value)) where value.type == .anything || !strategy.hasContent:
      .capture(.whole(.kept(at: value.place)))
    case .payload, .capture, .skipped: self
    }
  }
}

extension WireValue {
  /// The content of an unknown case.
  static func kept(at place: WirePlace) -> WireValue { WireValue(name: "", place: place, type: .anything) }

  fileprivate func locked(_ type: (WireType) -> WireType) -> WireValue {
    var value = self
    value.type = type(value.type)
    value.writesNil = value.isOptional && value.writesNil
    return value
  }
}

extension [KeyedValue<WireValue>] {
  fileprivate func locked(_ value: (WireValue) -> WireValue) -> [KeyedValue<WireValue>] {
    sorted(byBytesOf: \.key).map { keyed in
      KeyedValue(value: value(keyed.value), key: keyed.key, aliases: keyed.aliases.sorted(byBytesOf: \.self))
    }
  }
}

extension [Tag] {
  /// By kind, then by value.
  private func isOrdered(_ lhs: Tag, _ rhs: Tag) -> Bool {
    switch (lhs, rhs) {
    case (.string(let lhs), .string(let rhs)): lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
    case (.integer(let lhs), .integer(let rhs)): lhs < rhs
    case (.boolean(let lhs), .boolean(let rhs)): !lhs && rhs
    case (.number(let lhs), .number(let rhs)): lhs < rhs
    case (.string, .integer), (.string, .boolean), (.integer, .boolean), (_, .number): true
    case (.integer, .string), (.boolean, .string), (.boolean, .integer), (.number, _): false
    }
  }

  fileprivate var inOrder: [Tag] { sorted(by: isOrdered) }
}
