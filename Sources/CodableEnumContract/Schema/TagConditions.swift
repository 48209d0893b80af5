import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

enum TagPosition: Equatable {
  /// Under a key of an object.
  case under(String)
  /// The first element of an array.
  case first
}

extension TagPosition {
  /// What holds for a tag: `{"properties": {"type": {"const": "a"}}}`, `{"prefixItems": [{"const": "a"}]}`
  func condition(_ tag: JSONValue) -> JSONValue {
    switch self {
    case .under(let key): .members(["properties": .object([.init(key: key, value: tag)])])
    case .first: .members(["prefixItems": .array([tag])])
    }
  }

  /// An object or an array with a tag.
  ///
  /// - Parameters:
  ///   - tag: Nil for any.
  ///   - isRequired: Whether it must be there.
  func tagged(_ tag: JSONValue?, isRequired: Bool = true) -> JSONValue {
    let condition = tag.map(condition)
    switch self {
    case .under(let key):
      return .members([
        "type": .string("object"), "properties": condition?["properties"],
        "required": isRequired ? .strings([key]) : nil,
      ])
    case .first:
      return .members([
        "type": .string("array"), "prefixItems": condition?["prefixItems"],
        "minItems": isRequired ? .number("1") : nil,
      ])
    }
  }

  /// Whether an object or an array has a tag.
  fileprivate var presence: JSONValue {
    switch self {
    case .under(let key): .members(["required": .strings([key])])
    case .first: .members(["minItems": .number("1")])
    }
  }
}

extension WireEnum {
  /// Nil where a tag is a key, or all there is.
  var tagPosition: TagPosition? {
    switch tagPlace {
    case .value(let key, _): .under(key)
    case .first: .first
    case .key, .alone, .nowhere: nil
    }
  }
}

/// A member of a union whose cases have tags.
struct TagBranch {
  enum Kind {
    case tags([Tag])
    case otherTags
    /// Has none where others have one.
    case noTag
    case name
  }

  var kind: Kind
  var node: JSONValue

  init(_ kind: Kind, _ node: JSONValue) { (self.kind, self.node) = (kind, node) }

  fileprivate var tags: [Tag]? { if case .tags(let tags) = kind { tags } else { nil } }
}

extension [TagBranch] {
  /// With their tags, if they are that and nothing else.
  var tagged: [(tags: [Tag], node: JSONValue)]? {
    let tagged = compactMap { branch in branch.tags.map { (tags: $0, node: branch.node) } }
    return tagged.count == count ? tagged : nil
  }
}

// A union that is inside of itself, as conditions on its tag. Of a `oneOf`, many readers check each member in full, with
// all that is inside, which takes them a time that grows with the number of cases to the power of the depth.
extension JSONSchemaBuilder {
  func union(
    of branches: [TagBranch],
    _ position: TagPosition,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue {
    conditions(branches, position, enumeration, in: scope) ?? enumeration.union(of: branches.map(\.node))
  }

  /// `{"if": {"properties": {"type": {"const": "a"}}}, "then": {…}}` for each tag. Nil where a `oneOf` says the same at
  /// the same cost.
  private func conditions(
    _ branches: [TagBranch],
    _ position: TagPosition,
    _ enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue? {
    var known: [(tags: [JSONValue], node: JSONValue)] = []
    var (rest, missing, names): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
    for branch in branches {
      switch branch.kind {
      case .tags(let tags): known.append((tags.map { JSONValue($0) }, branch.node))
      case .otherTags: rest.append(branch.node)
      case .noTag: missing.append(branch.node)
      case .name: names.append(branch.node)
      }
    }
    let tags = known.flatMap(\.tags)
    guard hasConditions, known.count > 1, rest.count <= 1, missing.count <= 1, !enumeration.ignoresCase,
      enumeration.hasDistinctTags,
      known.allSatisfy({ !$0.tags.isEmpty }), Set(tags.map { ExactText($0.text()) }).count == tags.count,
      document.containsItself(scope.instance.id)
    else { return nil }
    var conditions = known.map { tags, node in
      JSONValue.members(["if": position.condition(.values(tags)), "then": node])
    }
    if let rest = rest.first {
      conditions.append(.members(["if": position.condition(.not(.values(tags))), "then": rest]))
    }
    var node = position.tagged(rest.isEmpty ? .values(tags) : nil)
    node["allOf"] = .array(conditions)
    if let missing = missing.first { node = .members(["if": position.presence, "then": node, "else": missing]) }
    return .oneOf(names + [node])
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
