import CodableEnumGenerator
import CodableEnumJSON

// `"a"`, `["a"]`, `{"id": 1}`
extension JSONSchemaBuilder {
  /// Cases that their kinds and keys tell apart.
  mutating func untagged(_ enumeration: WireEnum, in scope: SchemaScope) -> JSONValue {
    let cases = enumeration.cases
    var branches: [JSONValue] = []
    for (index, element) in cases.enumerated() {
      // Beside other values, each is an object.
      if !enumeration.shared.isEmpty, enumeration.shapes(of: element).isEmpty { continue }
      if !element.tags.isEmpty { branches.append(.values(element.tags.map { JSONValue($0) }).titled(element.name)) }
      guard let claim = element.claim else { continue }
      var node = untagged(element, claim, enumeration, in: scope)
      // JSON that another case takes first is never this one, even if it would fit.
      let others =
        claim.kinds.contains(.object) && element.isDecoded
        ? cases.indices.filter { enumeration.claimsObjects($0, before: index) } : []
      if node == .empty, claim.isRest { node = rest(of: cases) }
      if !others.isEmpty {
        let taken = others.compactMap { cases[$0].claim }.map { JSONValue.not(presence(of: $0.requiredKeys)) }
        node = .members(["allOf": .array([node] + taken)])
      }
      branches.append(node.titled(element.name))
    }
    if enumeration.catching(.unknown) != nil {
      branches.append(rest(of: cases))
    }
    return branches.isEmpty ? .not(.empty) : .anyOf(branches)
  }

  /// The rest, which no case takes by kind or keys.
  private func rest(of cases: [WireCase]) -> JSONValue {
    let literals = cases.filter(\.isDecoded).flatMap { $0.tags + ($0.claim?.constants ?? []) }.map { JSONValue($0) }
    let taken =
      (literals.isEmpty ? [] : [.values(literals)])
      + cases.compactMap { element -> JSONValue? in
        guard let claim = element.readClaim, !claim.kinds.isEmpty else { return nil }
        if claim.requiredKeys.isEmpty { return .ofTypes(claim.kinds) }
        let others = claim.kinds.filter { $0 != .object }
        let object = presence(of: claim.requiredKeys)
        return others.isEmpty ? object : .anyOf([.ofTypes(others), object])
      }
    return .members([
      "description": .string("anything else"), "not": taken.isEmpty ? nil : .anyOf(taken),
    ])
  }

  private mutating func untagged(
    _ element: WireCase,
    _ claim: Claim,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue {
    let content = element.payload.flatMap { enumeration.content(of: $0) }
    guard let shape = enumeration.shared.isEmpty ? content : enumeration.shapes(of: element).first else {
      return .ofTypes(claim.kinds)
    }
    let node = schema(of: shape, in: scope)
    guard claim.isExplicit else { return node }
    let condition = claim.requiredKeys.isEmpty ? .ofTypes(claim.kinds) : presence(of: claim.requiredKeys)
    return .members(["allOf": .array([condition, node])])
  }

  /// An object with a non-null value under one key of each group.
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
