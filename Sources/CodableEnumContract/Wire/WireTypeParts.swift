import CodableEnumGenerator

// What a type is made of.
extension WireType {
  /// With other types in place of generic parameters.
  func replacing(_ parameters: [String: WireType]) -> WireType {
    if parameters.isEmpty { return self }
    return mapped { type in if case .parameter(let name) = type { parameters[name] } else { nil } }
  }

  /// With another type in place of each part for which there is one; the parts of that are not looked at.
  func mapped(_ other: (WireType) -> WireType?) -> WireType {
    if let type = other(self) { return type }
    func mapped(_ type: WireType) -> WireType { type.mapped(other) }
    return switch self {
    case .scalar, .anything, .open, .parameter: self
    case .optional(let wrapped): .optional(mapped(wrapped))
    case .list(let element): .list(mapped(element))
    case .lossless(let value): .lossless(mapped(value))
    case .lossyList(let element): .lossyList(mapped(element))
    case .tuple(let elements, let name): .tuple(elements.map(mapped), name: name)
    case .record(let members): .record(members.map { Member(key: $0.key, type: mapped($0.type)) })
    case .map(let key, let value): .map(key: mapped(key), value: mapped(value))
    case .pairs(let key, let value): .dictionary(key: mapped(key), value: mapped(value))
    case .definition(let id, let arguments): .definition(id, arguments.map(mapped))
    }
  }

  /// The ids of the definitions and the names of the open references in it.
  func visitReferences(_ visit: (WireType) -> Void) {
    switch self {
    case .scalar, .anything, .parameter: break
    case .open: visit(self)
    case .optional(let type), .list(let type), .lossless(let type), .lossyList(let type): type.visitReferences(visit)
    case .tuple(let elements, _): for element in elements { element.visitReferences(visit) }
    case .record(let members): for member in members { member.type.visitReferences(visit) }
    case .map(let key, let value), .pairs(let key, let value):
      key.visitReferences(visit)
      value.visitReferences(visit)
    case .definition(_, let arguments):
      visit(self)
      for argument in arguments { argument.visitReferences(visit) }
    }
  }
}
