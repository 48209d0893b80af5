import CodableEnumGenerator

// The text of a lock file.
extension LockedDocument {
  /// The version of the format, which a file says.
  static let version = 1
  static let mark = "Written by codable-enum lock, read by codable-enum check --lock. Do not edit."

  /// The same bytes for the same shapes, wherever they are declared, ending with a line end.
  package var text: String {
    let types = usedTypes.map { JSONValue.Member(key: $0.id, value: $0.node) }
    let file = JSONValue.members([
      "$comment": .string(Self.mark), "version": .number("\(Self.version)"), "types": .object(types),
    ])
    return file.text(.indented(width: 110)) + "\n"
  }
}

extension LockedType {
  fileprivate var node: JSONValue {
    let parameters = JSONValue.list(parameters.map { .string($0) })
    switch shape {
    case .enumeration(let enumeration):
      var node = enumeration.node
      node["parameters"] = parameters
      return node
    case .structure(let properties):
      return .members(["parameters": parameters, "struct": .array(properties.map(\.node))])
    case .rawValues(let type, let tags):
      return .members([
        "parameters": parameters, "rawValue": .string(type), "tags": tags.map { .array($0.map { JSONValue($0) }) },
      ])
    }
  }
}

extension LockedEnum {
  fileprivate var node: JSONValue {
    var payload: JSONValue?
    var content: JSONValue?
    var emptyCases: JSONValue?
    switch strategy {
    case .caseKeyed(let shape):
      payload = .string(shape.rawValue)
      emptyCases = .string(self.emptyCases.rawValue)
    case .adjacent(_, let key): content = .string(key)
    case .discriminator, .flattenedStatus, .rawValue, .untagged: break
    }
    return .members([
      "enum": .string(strategy.name.rawValue), "payload": payload, "key": strategy.tagKey.map { .string($0) },
      "content": content, "emptyCases": emptyCases,
      "unknownKeys": rejectsUnknownKeys ? .string(UnknownKeys.reject.rawValue) : nil,
      "conformance": conformance == .codable ? nil : .string(conformance.rawValue),
      "cases": .array(cases.map(\.node)),
    ])
  }
}

extension LockedCase {
  fileprivate var node: JSONValue {
    .members([
      "case": .string(name), "tag": tag.map { JSONValue($0) }, "aliases": .list(aliases.map { JSONValue($0) }),
      "catches": .list(catches.map { .string($0.rawValue) }), "matches": match?.node,
      "content": content == .none ? nil : .string(content.rawValue), "values": .list(values.map(\.node)),
    ])
  }
}

extension LockedMatch {
  fileprivate var node: JSONValue {
    .members([
      "kinds": .strings(kinds.map(\.rawValue)), "keys": .list(requiredKeys.map { .strings($0) }),
      "explicit": isExplicit ? .boolean(true) : nil,
    ])
  }
}

extension LockedValue {
  fileprivate var node: JSONValue {
    func flag(_ isSet: Bool) -> JSONValue? { isSet ? .boolean(true) : nil }
    return .members([
      "name": .string(name), "key": key.map { .string($0) }, "keyAliases": .list(keyAliases.map { .string($0) }),
      "type": .string(type), "optional": flag(isOptional), "writesNull": flag(writesNil),
      "default": defaultValue.map { .string($0) }, "fixed": flag(isFixed),
    ])
  }
}

extension JSONValue {
  /// An array; nil if it is empty.
  fileprivate static func list(_ elements: [JSONValue]) -> JSONValue? { elements.isEmpty ? nil : .array(elements) }
}
