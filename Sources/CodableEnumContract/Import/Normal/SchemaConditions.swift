import CodableEnumGenerator
import CodableEnumJSON

/// `"if": {"properties": {"type": {"const": "input"}}}`, `"if": {"prefixItems": [{"const": "input"}]}`, and what holds
/// then.
struct SchemaCondition {
  /// Where the values are that decide.
  var position: TagPosition
  private var own: [JSONValue]
  /// What holds for these values, and for others.
  private var (consequence, alternative): (SchemaSite?, SchemaSite?)
  /// The condition that is the alternative, if it asks for the same place.
  private var next: [SchemaCondition] = []

  /// Nil unless one place decides, by its values.
  init?(_ site: SchemaSite) {
    guard let json = site.json["if"], let condition = site["if"].map({ NormalSchema(keywordsOf: $0) }) else {
      return nil
    }
    let places =
      condition.properties.map { (TagPosition.under($0.key), $0.site) }
      + condition.elements.map { (TagPosition.first, $0) }
    let excluded = places.first?.1.json["not"]
    guard places.count == 1, let values = Self.values(of: excluded ?? places[0].1.json) else { return nil }
    let words: Set = ["properties", "required", "prefixItems", "items", "minItems", "type", "$comment"]
    guard json.members?.allSatisfy({ words.contains($0.key) }) ?? false,
      condition.required.allSatisfy({ places[0].0 == .under($0) }), condition.elementCounts.lowerBound <= 1
    else { return nil }
    (position, own) = (places[0].0, values)
    let (consequence, alternative) = (site["then"], site["else"])
    (self.consequence, self.alternative) = excluded == nil ? (consequence, alternative) : (alternative, consequence)
    if let site = alternative, site.isOnlyCondition, let next = SchemaCondition(site), next.position == position {
      self.next = [next]
    }
  }

  /// All values that it asks for.
  var values: [JSONValue] { own + next.flatMap(\.values) }

  /// What holds for a value; nil for one that it doesn't ask for.
  func consequence(of value: JSONValue?) -> SchemaSite? {
    if let value, own.contains(value) { return consequence }
    return next.first.map { $0.consequence(of: value) } ?? alternative
  }

  private static func values(of json: JSONValue) -> [JSONValue]? {
    let values = json["const"].map { [$0] } ?? json["enum"]?.array ?? []
    return values.isEmpty || values.contains { Tag($0) == nil } ? nil : values
  }

  /// Whether it says which keys there are, and not only that some must be there.
  fileprivate var describesKeys: Bool {
    next.contains(where: \.describesKeys)
      || [consequence, alternative].compactMap(\.self).contains { site in
        ["properties", "prefixItems", "items", "$ref", "allOf", "oneOf", "anyOf"].contains { site.json[$0] != nil }
      }
  }
}

extension SchemaSite {
  /// Whether it is nothing but a condition.
  var isOnlyCondition: Bool {
    let words: Set = ["if", "then", "else", "title", "description", "$comment"]
    return json["if"] != nil && json.members?.allSatisfy { words.contains($0.key) } ?? false
  }
}

extension Normalizer {
  /// Makes a union of conditions that ask for the values of one place: a member for each of the values that have the same
  /// consequences, and one for all other values. The keys of other conditions are optional.
  ///
  /// - Parameter sites: Of the conditions.
  mutating func hold(
    _ sites: [SchemaSite],
    of site: SchemaSite,
    in schema: inout NormalSchema
  ) throws(InputFailure) {
    let conditions = sites.compactMap(SchemaCondition.init)
    let position = conditions.first?.position
    let areTags = conditions.count == sites.count && conditions.allSatisfy { $0.position == position }
    // Only texts and integers are tags.
    let tag = position.flatMap { schema[$0] }
    let kinds = try tag.map { site throws(InputFailure) in try self.schema(site).kinds } ?? .string
    let canTell = areTags && [.string, .integer].contains(kinds)
    if schema.union == nil, canTell, conditions.flatMap(\.values).count > 1 || conditions[0].describesKeys {
      schema.union = try union(of: conditions, site, schema)
      return
    }
    // Whether there is a tag, or what kind of JSON it is.
    if schema.union == nil, sites.count == 1, let then = sites[0]["then"], let other = sites[0]["else"],
      try self.schema(then).union != nil
    {
      schema.union = SchemaUnion(isExclusive: false, members: [then, other], allowsNull: false)
      return
    }
    for part in sites.flatMap({ [$0["then"], $0["else"]] }).compactMap(\.self) {
      let known = Set(schema.properties.map(\.key))
      schema.add(try self.schema(part).properties.filter { !known.contains($0.key) })
    }
    schema.remarks.append("if: what it asks for is optional here")
  }

  private mutating func union(
    of conditions: [SchemaCondition],
    _ site: SchemaSite,
    _ schema: NormalSchema
  ) throws(InputFailure) -> SchemaUnion {
    let position = conditions[0].position
    var values: [JSONValue] = []
    for value in conditions.flatMap(\.values) where !values.contains(value) { values.append(value) }
    var groups: [(values: [JSONValue], parts: [SchemaSite])] = []
    for value in values {
      let parts = conditions.compactMap { $0.consequence(of: value) }
      if let index = groups.firstIndex(where: { $0.parts.map(\.id) == parts.map(\.id) }) {
        groups[index].values.append(value)
      } else {
        groups.append(([value], parts))
      }
    }
    var members = groups.enumerated().map { index, group in
      member(position, .members(["enum": .array(group.values)]), group.parts, id: "\(site.id)|if\(index)", at: site)
    }
    let known = try schema[position].flatMap { site throws(InputFailure) in try self.schema(site).constants }
    let rest = known.map { $0.filter { !values.contains($0) } }
    if rest != [] {
      let tag: JSONValue =
        rest.map { .members(["enum": .array($0)]) } ?? .members(["not": .members(["enum": .array(values)])])
      let parts = conditions.compactMap { $0.consequence(of: nil) }
      members.append(member(position, tag, parts, id: "\(site.id)|else", at: site))
    }
    return SchemaUnion(isExclusive: true, members: members, allowsNull: false)
  }

  private func member(
    _ position: TagPosition,
    _ tag: JSONValue,
    _ parts: [SchemaSite],
    id: String,
    at site: SchemaSite
  ) -> SchemaSite {
    .all([SchemaSite(position.tagged(tag, isRequired: false), at: site.pointer, id: id)] + parts)
  }
}
