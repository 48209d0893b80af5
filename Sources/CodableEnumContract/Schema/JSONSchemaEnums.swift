import CodableEnumGenerator

// Annotated enums as schemas: what our decoder takes on purpose, and our encoder writes. What `catches: .invalid` takes is
// not part of a contract; unless it is kept, and so written again.
extension JSONSchemaBuilder {
  mutating func schema(of enumeration: WireEnum, in scope: SchemaScope) -> JSONValue {
    let cases = enumeration.cases.filter { !$0.isSkipped }
    let node: JSONValue
    switch enumeration.strategy {
    case .caseKeyed: node = caseKeyed(enumeration, cases, in: scope)
    case .discriminator(let key), .flattenedStatus(let key): node = tagged(enumeration, cases, key, nil, in: scope)
    case .adjacent(let key, let content): node = tagged(enumeration, cases, key, content, in: scope)
    case .rawValue: node = rawValue(enumeration, cases)
    case .untagged: node = untagged(enumeration, cases, in: scope)
    }
    guard let invalid = enumeration.catching(.invalid), case .anything = invalid.content else { return node }
    return .anyOf([node, .members(["description": .string("anything else, kept as it is")])])
  }

  // MARK: Tags

  /// What the tag of an unknown case is: not one of the known.
  func unknownTag(_ enumeration: WireEnum) -> JSONValue {
    let kinds = enumeration.tagKinds.map(\.jsonType)
    let known = enumeration.cases.flatMap(\.tags).map { JSONValue($0) }
    return .members([
      "type": kinds.count == 1 ? .string(kinds[0]) : .strings(kinds), "not": known.isEmpty ? nil : .values(known),
    ])
  }

  /// `"draft"`, `404`
  private func rawValue(_ enumeration: WireEnum, _ cases: [WireCase]) -> JSONValue {
    let known = JSONValue.values(cases.flatMap(\.tags).map { JSONValue($0) })
    guard enumeration.catching(.unknown) != nil else { return known }
    let types = enumeration.tagKinds.map { JSONValue.members(["type": .string($0.jsonType)]) }
    return .anyOf(cases.allSatisfy(\.tags.isEmpty) ? types : [known] + types)
  }

  // MARK: An object with the tag under a key of its own

  /// `{"status": "waitlist", "position": 12}`, `{"type": "store", "content": {"key": "k"}}`
  private mutating func tagged(
    _ enumeration: WireEnum,
    _ cases: [WireCase],
    _ key: String,
    _ contentKey: String?,
    in scope: SchemaScope
  ) -> JSONValue {
    var branches: [(tags: [Tag], node: JSONValue)] = cases.filter { !$0.tags.isEmpty }.map { element in
      let tag = JSONValue.Member(key: key, value: .values(element.tags.map { JSONValue($0) }))
      let node = taggedObject(element, [tag], enumeration, contentKey, in: scope)
      return (element.tags, node.titled(element.name))
    }
    if branches.count > 1, let node = discriminated(branches, key, enumeration, in: scope) { return node }
    if let unknown = enumeration.catching(.unknown) {
      let node = JSONValue.members([
        "type": .string("object"), "properties": .object([.init(key: key, value: unknownTag(enumeration))]),
        "required": .strings([key]),
      ])
      branches.append(([], node.titled(unknown.name)))
    }
    if let missing = enumeration.catching(.missing) {
      let node: JSONValue
      if case .anything = missing.content {
        node = .members(["type": .string("object")])
      } else if contentKey != nil {
        // Without a tag, nothing is read that would be under the content's key.
        node = object(of: [], isStrict: enumeration.rejectsUnknownKeys, in: scope)
      } else {
        node = taggedObject(missing, [], enumeration, nil, in: scope)
      }
      let absent = JSONValue.not(.members(["required": .strings([key])]))
      branches.append(([], JSONValue.members(["allOf": .array([node, absent])]).titled(missing.name)))
    }
    return branches.isEmpty ? .not(.empty) : .oneOf(branches.map(\.node))
  }

  private mutating func taggedObject(
    _ element: WireCase,
    _ tag: [JSONValue.Member],
    _ enumeration: WireEnum,
    _ contentKey: String?,
    in scope: SchemaScope
  ) -> JSONValue {
    let isStrict = enumeration.rejectsUnknownKeys
    if let contentKey {
      return adjacent(element, tag, contentKey, isStrict, in: scope)
    }
    guard case .merged(let value) = element.content else {
      return object(of: element.content.values, after: tag, isStrict: isStrict, in: scope)
    }
    let own = object(of: [], after: tag, isStrict: false, in: scope)
    if value.isOptional { return own }
    let merged = merged(value.type, beside: enumeration.strategy.tagKey ?? "", in: scope)
    return .members(["allOf": .array([own, merged])])
  }

  private mutating func adjacent(
    _ element: WireCase,
    _ tag: [JSONValue.Member],
    _ key: String,
    _ isStrict: Bool,
    in scope: SchemaScope
  ) -> JSONValue {
    var content: JSONValue?
    var isRequired = true
    switch element.content {
    case .none:
      // It is not read; where unknown keys are errors, it has none.
      content = isStrict ? .members(["maxProperties": .number("0")]) : nil
      isRequired = false
    case .bare(let value):
      content = schema(of: value, in: scope)
      isRequired = !value.canBeMissing
    case .array(let values): content = array(of: values, in: scope)
    case .object(let values): content = objectUnderTag(of: values, isStrict, in: scope)
    case .flat, .merged, .unknownTag, .unknownTagAndContent, .anything, .skipped: isRequired = false
    }
    let members = tag + (content.map { [JSONValue.Member(key: key, value: $0)] } ?? [])
    var node = object(of: [], after: members, isStrict: isStrict, in: scope)
    if !isRequired { node["required"] = tag.isEmpty ? nil : .strings(tag.map(\.key)) }
    return node
  }

  /// An object of its own, where no tag is, nor anything that the enum may be merged with.
  mutating func objectUnderTag(of values: [WireValue], _ isStrict: Bool, in scope: SchemaScope) -> JSONValue {
    var inner = scope
    inner.instance.besides = []
    return object(of: values, isStrict: isStrict, in: inner)
  }
}

extension TagKind {
  var jsonType: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .boolean: "boolean"
    }
  }
}

extension JSONValue {
  /// With the name of a case, for those who make code of it.
  func titled(_ title: String) -> JSONValue {
    guard let members else { return self }
    return .object([Member(key: "title", value: .string(title))] + members)
  }
}
