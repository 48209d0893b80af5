import CodableEnumGenerator

// `"a"`, `["a"]`, `{"id": 1}`
extension JSONSchemaBuilder {
  /// Cases that are told apart by what is there.
  mutating func untagged(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    var branches: [JSONValue] = []
    for element in cases {
      guard let match = element.match else { continue }
      var node = untagged(element, match, enumeration, in: scope)
      // What another case takes first is never this one, even if it would fit.
      let others = match.kinds.contains(.object) ? keysOfOthers(cases, than: element) : []
      if node == .empty, match.kinds.isEmpty { node = rest(of: cases) }
      if !others.isEmpty { node = .members(["allOf": .array([node] + others.map { .not($0) })]) }
      branches.append(node.titled(element.name))
    }
    if enumeration.catching(.unknown) != nil {
      branches.append(rest(of: cases))
    }
    return branches.isEmpty ? .not(.empty) : .anyOf(branches)
  }

  /// What no case takes by its kind or its keys.
  private func rest(of cases: [WireCase]) -> JSONValue {
    let taken = cases.compactMap { element -> JSONValue? in
      guard let match = element.match, !match.kinds.isEmpty else { return nil }
      if match.requiredKeys.isEmpty { return .ofTypes(match.kinds) }
      let others = match.kinds.filter { $0 != .object }
      let object = presence(of: match.requiredKeys)
      return others.isEmpty ? object : .anyOf([.ofTypes(others), object])
    }
    return .members([
      "description": .string("anything else"), "not": taken.isEmpty ? nil : .anyOf(taken),
    ])
  }

  private mutating func untagged(
    _ element: WireCase,
    _ match: WireMatch,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue {
    let node: JSONValue
    switch element.content {
    case .none:
      return .ofTypes(match.kinds)
    case .bare(let value): node = schema(of: value, in: scope)
    case .array(let values): node = array(of: values, in: scope)
    case .object(let values): node = object(of: values, isStrict: enumeration.rejectsUnknownKeys, in: scope)
    case .flat, .merged, .unknownTag, .unknownTagAndContent, .anything, .skipped: return .empty
    }
    guard match.isExplicit else { return node }
    var condition = JSONValue.ofTypes(match.kinds)
    if !match.requiredKeys.isEmpty { condition["required"] = .strings(match.requiredKeys.flatMap(\.self)) }
    return .members(["allOf": .array([condition, node])])
  }

  /// What an object has that a case takes before another one: the keys that `matches:` says, where it comes first, or
  /// keys that include all those of the other case.
  private func keysOfOthers(_ cases: [WireCase], than element: WireCase) -> [JSONValue] {
    guard let own = element.match, let index = cases.firstIndex(where: { $0.name == element.name }) else { return [] }
    return cases.enumerated().compactMap { position, other in
      guard position != index, let match = other.match, match.kinds == [.object], !match.requiredKeys.isEmpty else {
        return nil
      }
      let isFirst =
        match.isExplicit
        ? !own.isExplicit || position < index
        : !own.isExplicit && own.requiredKeys.count < match.requiredKeys.count
          && own.requiredKeys.allSatisfy(match.requiredKeys.contains)
      return isFirst ? presence(of: match.requiredKeys) : nil
    }
  }

  /// Whether one key of each group is there, and not null.
  private func presence(of groups: [[String]]) -> JSONValue {
    let notNull = JSONValue.not(.members(["type": .string("null")]))
    let conditions = groups.map { keys in
      JSONValue.anyOf(
        keys.map { key in
          .members(["properties": .object([.init(key: key, value: notNull)]), "required": .strings([key])])
        }
      )
    }
    let object = JSONValue.members(["type": .string("object")])
    return .members(["allOf": .array([object] + conditions)])
  }
}

extension JSONValue {
  /// A value of any of some kinds.
  fileprivate static func ofTypes(_ kinds: [JSONKind]) -> JSONValue {
    .members(["type": kinds.count == 1 ? .string(kinds[0].rawValue) : .strings(kinds.map(\.rawValue))])
  }
}
