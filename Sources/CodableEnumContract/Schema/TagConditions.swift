import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// A union that is inside of itself, as conditions on its tag. Of a `oneOf`, many readers check each member in full, with
// all that is inside, which takes them a time that grows with the number of cases to the power of the depth.
extension JSONSchemaBuilder {
  /// `{"if": {"properties": {"type": {"const": "a"}}}, "then": {…}}` for each tag. Nil where a `oneOf` says the same at
  /// the same cost, or a discriminator does.
  ///
  /// - Parameters:
  ///   - branches: Objects with a tag.
  ///   - rest: For other tags; nil if there are none.
  func conditions(
    _ branches: [(tags: [Tag], node: JSONValue)],
    rest: JSONValue? = nil,
    _ key: String,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue? {
    let all = branches.flatMap(\.tags).map(\.quoted)
    guard hasConditions, branches.count > 1, !enumeration.ignoresCase, enumeration.hasDistinctTags,
      branches.allSatisfy({ !$0.tags.isEmpty }), Set(all.map { ExactText($0) }).count == all.count,
      document.containsItself(scope.instance.id)
    else { return nil }
    func tagged(_ tag: JSONValue) -> JSONValue { .members(["properties": .object([.init(key: key, value: tag)])]) }
    let tags = branches.map { $0.tags.map { JSONValue($0) } }
    let known = JSONValue.values(tags.flatMap(\.self))
    var conditions = zip(tags, branches).map { tags, branch in
      JSONValue.members(["if": tagged(.values(tags)), "then": branch.node])
    }
    if let rest { conditions.append(.members(["if": tagged(.not(known)), "then": rest])) }
    var node = JSONValue.members(["type": .string("object")])
    if rest == nil { node["properties"] = .object([.init(key: key, value: known)]) }
    node["required"] = .strings([key])
    node["allOf"] = .array(conditions)
    return node
  }
}

extension WireDocument {
  /// Whether values of a type may be inside of others of it, at any depth.
  fileprivate func containsItself(_ id: String) -> Bool {
    var seen: Set<String> = []
    var rest = [id]
    while let next = rest.popLast() {
      guard let shape = self[next]?.shape else { continue }
      var parts: Set<String> = []
      for type in shape.types { type.visit { if case .definition(let part, _) = $0 { parts.insert(part) } } }
      if parts.contains(id) { return true }
      rest += parts.filter { seen.insert($0).inserted }
    }
    return false
  }
}
