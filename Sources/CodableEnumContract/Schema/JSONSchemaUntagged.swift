import CodableEnumGenerator
import CodableEnumJSON

// `"a"`, `["a"]`, `{"id": 1}`
extension JSONSchemaBuilder {
  /// Cases that their kinds and keys tell apart.
  mutating func untagged(_ enumeration: WireEnum, in scope: SchemaScope) -> JSONValue {
    let (cases, dispatch) = (enumeration.cases, enumeration.dispatch)
    var branches: [JSONValue] = []
    for (index, element) in cases.enumerated() {
      // Beside other values, each is an object.
      if !enumeration.shared.isEmpty, enumeration.shapes(of: element).isEmpty { continue }
      if !element.tags.isEmpty {
        branches.append(titled(enumeration.schema(ofTags: element.tags.map { JSONValue($0) }), element))
      }
      guard let claim = element.claim else { continue }
      var node = untagged(element, claim, enumeration, in: scope)
      if node == .empty, claim.isRest { node = rest(of: cases, enumeration.ignoresCase) }
      // JSON that another case takes, or ties with, is never this one, even if it would fit.
      let conditions = dispatch.conditions(of: index).map(schema)
      if !conditions.isEmpty { node = .members(["allOf": .array([node] + conditions)]) }
      if case .bare(let value) = element.payload { node = node.described(docs[value.place]) }
      branches.append(titled(node, element))
    }
    if enumeration.catching(.unknown) != nil {
      branches.append(rest(of: cases, enumeration.ignoresCase))
    }
    return branches.isEmpty ? .not(.empty) : .anyOf(branches)
  }

  /// The rest, which no case takes by kind or keys.
  ///
  /// - Parameter ignoresCase: Whether tags are read without regard to case.
  func rest(of cases: [WireCase], _ ignoresCase: Bool = false) -> JSONValue {
    func literals(ignoringCase: Bool) -> [JSONValue] {
      cases.filter(\.isDecoded).flatMap { element in
        let constants = element.claim?.ignoresCase == ignoringCase ? element.claim?.constants : nil
        return (ignoresCase == ignoringCase ? element.tags : []) + (constants ?? [])
      }.map { JSONValue($0) }
    }
    let (exact, folded) = (literals(ignoringCase: false), literals(ignoringCase: true))
    let taken =
      (exact.isEmpty ? [] : [.values(exact)]) + (folded.isEmpty ? [] : [.inAnyCase(folded)])
      + cases.compactMap { element -> JSONValue? in
        // What is only tried may be left to the rest.
        guard let claim = element.readClaim, !claim.kinds.isEmpty, !claim.isRawValue else { return nil }
        if claim.groups.isEmpty { return .ofTypes(claim.kinds) }
        let others = claim.kinds.filter { $0 != .object }
        let object = presence(of: claim.groups)
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
    let condition = claim.groups.isEmpty ? .ofTypes(claim.kinds) : presence(of: claim.groups)
    return .members(["allOf": .array([condition, node])])
  }

  /// What tells an object from those of other cases.
  private func schema(of condition: Dispatch.Condition) -> JSONValue {
    switch condition {
    case .has(let groups, let countsNull): presence(of: groups, countsNull: countsNull)
    case .not(let condition): .not(schema(of: condition))
    case .all(let conditions): .members(["allOf": .array(conditions.map(schema))])
    case .any(let conditions): .anyOf(conditions.map(schema))
    }
  }

  /// An object with one key of each group, and something other than null there unless null counts.
  private func presence(of groups: [KeyGroup], countsNull: Bool = true) -> JSONValue {
    let notNull = JSONValue.not(.members(["type": .string("null")]))
    let conditions = groups.map { group in
      let value = countsNull && group.admitsNull ? nil : notNull
      return JSONValue.anyOf(
        group.keys.map { key in
          .members([
            "properties": value.map { .object([.init(key: key, value: $0)]) }, "required": .strings([key]),
          ])
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
