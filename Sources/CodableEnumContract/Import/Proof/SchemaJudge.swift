import CodableEnumJSON

/// Whether JSON is valid by a schema, as far as keywords go that decide about kinds, keys and unions. Others, such as
/// `pattern` and `minimum`, are taken to hold.
final class SchemaJudge {
  private let document: SchemaDocument
  /// The schemas that references refer to, by their place.
  private var targets: [String: SchemaNode] = [:]
  /// The schemas that a base with a discriminator stands for, by their tags; by the place of the base.
  var heirs: [String: (key: String, sites: [String: SchemaSite])] = [:]

  init(_ document: SchemaDocument) {
    self.document = document
  }

  func accepts(_ json: JSONValue, at site: SchemaSite) -> Bool { accepts(json, node(at: site), 0) }

  private func node(at site: SchemaSite) -> SchemaNode {
    if let node = targets[site.pointer] { return node }
    let node = SchemaNode(site, document)
    targets[site.pointer] = node
    return node
  }

  /// - Parameter isBase: Whether it is a part of an heir.
  private func accepts(_ json: JSONValue, _ node: SchemaNode, _ depth: Int, isBase: Bool = false) -> Bool {
    guard depth < 200 else { return true }
    if node.allowsNull, json == .null { return true }
    if !isBase, let heirs = heirs[node.site.pointer] {
      guard let tag = json[heirs.key]?.string, let site = heirs.sites[tag] else { return false }
      // It may be the base itself.
      return accepts(json, self.node(at: site), depth + 1, isBase: site.pointer == node.site.pointer)
    }
    let parts = node.parts
    if parts.own.kinds.isDisjoint(with: JSONKinds(of: json)) { return false }
    if let constants = parts.own.constants, !constants.contains(where: { $0.equals(json) }) { return false }
    switch json {
    case .object(let members, _): if !acceptsObject(members, json, node, depth) { return false }
    case .array(let elements): if !acceptsArray(elements, parts, depth) { return false }
    case .null, .boolean, .number, .string: break
    }
    if let site = node.target, !accepts(json, self.node(at: site), depth + 1, isBase: isBase || !node.isOnlyReference) {
      return false
    }
    for part in parts.all where !accepts(json, part, depth + 1, isBase: true) { return false }
    if let not = parts.not, accepts(json, not, depth + 1) { return false }
    if let condition = parts.condition {
      let branch = accepts(json, condition, depth + 1) ? parts.consequence : parts.alternative
      if let branch, !accepts(json, branch, depth + 1) { return false }
    }
    if let discriminator = parts.discriminator, let tag = json[discriminator.key]?.string {
      return discriminator.nodes[tag].map { accepts(json, $0, depth + 1) } ?? false
    }
    if let any = parts.any, !any.contains(where: { accepts(json, $0, depth + 1) }) { return false }
    guard let one = parts.one else { return true }
    var count = 0
    for member in one where accepts(json, member, depth + 1) {
      count += 1
      if count > 1 { return false }
    }
    return count == 1
  }

  private func acceptsObject(_ members: [JSONValue.Member], _ json: JSONValue, _ node: SchemaNode, _ depth: Int) -> Bool
  {
    let parts = node.parts
    if parts.saysNothingOfObjects { return true }
    guard parts.own.propertyCounts.contains(members.count) else { return false }
    for key in parts.own.required where json[key] == nil { return false }
    // Tags first: they decide in most unions.
    for (key, child) in parts.tags {
      if let value = json[key], !accepts(value, child, depth + 1) { return false }
    }
    for member in members {
      if let names = parts.names, !accepts(.string(member.key), names, depth + 1) { return false }
      if let child = parts.properties[member.key] {
        if !accepts(member.value, child, depth + 1) { return false }
      } else if !parts.patterns.isEmpty {
        // Which keys a pattern matches isn't known here.
        let others = parts.patterns + (parts.additional.map { [$0] } ?? [])
        if !others.contains(where: { accepts(member.value, $0, depth + 1) }) { return false }
      } else if let additional = parts.additional, !accepts(member.value, additional, depth + 1) {
        return false
      }
    }
    for (key, keys) in parts.dependencies where json[key] != nil {
      if keys.contains(where: { json[$0] == nil }) { return false }
    }
    guard parts.refusesUnevaluated else { return true }
    let known = keys(of: node, in: json, depth)
    return members.allSatisfy { known.contains($0.key) }
  }

  private func acceptsArray(_ elements: [JSONValue], _ parts: SchemaNode.Parts, _ depth: Int) -> Bool {
    guard parts.own.elementCounts.contains(elements.count) else { return false }
    for (index, element) in elements.enumerated() {
      let child = index < parts.elements.count ? parts.elements[index] : parts.items
      if child == nil, parts.own.isFull { return false }
      if let child, !accepts(element, child, depth + 1) { return false }
    }
    return true
  }

  /// The keys that a schema knows in an object that it takes, for `unevaluatedProperties`.
  private func keys(of node: SchemaNode, in json: JSONValue, _ depth: Int) -> Set<String> {
    guard depth < 100 else { return [] }
    let parts = node.parts
    var known = Set(parts.properties.keys)
    if parts.additional != nil || !parts.patterns.isEmpty { return Set(json.members?.map(\.key) ?? []) }
    var others = parts.all
    if let site = node.target { others.append(self.node(at: site)) }
    others += (parts.any ?? []).filter { accepts(json, $0, depth + 1) }
    others += (parts.one ?? []).filter { accepts(json, $0, depth + 1) }
    for other in others { known.formUnion(keys(of: other, in: json, depth + 1)) }
    return known
  }
}

/// A schema whose keywords are read when they are first asked for.
private final class SchemaNode {
  /// Not a struct, since each look at one would be a copy.
  final class Parts {
    /// What its own keywords say.
    let own: NormalSchema
    var properties: [String: SchemaNode] = [:]
    /// Of these, those with constants.
    var tags: [(String, SchemaNode)] = []
    var patterns: [SchemaNode] = []
    var additional: SchemaNode?
    var names: SchemaNode?
    var dependencies: [(String, [String])] = []
    var refusesUnevaluated = false
    var saysNothingOfObjects = true
    var elements: [SchemaNode] = []
    var items: SchemaNode?
    var all: [SchemaNode] = []
    var any: [SchemaNode]?
    var one: [SchemaNode]?
    var discriminator: (key: String, nodes: [String: SchemaNode])?
    var not: SchemaNode?
    var (condition, consequence, alternative): (SchemaNode?, SchemaNode?, SchemaNode?)

    init(_ own: NormalSchema) { self.own = own }
  }

  let site: SchemaSite
  private let document: SchemaDocument
  private(set) lazy var parts = makeParts()
  private(set) lazy var target: SchemaSite? = Normalizer.reference(in: site.json).flatMap {
    try? document.target(of: $0, at: site)
  }
  let allowsNull: Bool
  let isOnlyReference: Bool

  init(_ site: SchemaSite, _ document: SchemaDocument) {
    (self.site, self.document) = (site, document)
    allowsNull = site.json["nullable"] == .boolean(true)
    isOnlyReference =
      Normalizer.reference(in: site.json) != nil && site.json["properties"] == nil && site.json["allOf"] == nil
  }

  private func makeParts() -> Parts {
    let json = site.json
    if document.referencesStandAlone, Normalizer.reference(in: json) != nil {
      return Parts(NormalSchema(id: site.id, pointer: site.pointer))
    }
    let own = NormalSchema(keywordsOf: site)
    let parts = Parts(own)
    if json.members == nil { return parts }
    func node(_ site: SchemaSite) -> SchemaNode { SchemaNode(site, document) }
    func child(_ key: String) -> SchemaNode? { site[key].map(node) }
    func children(_ key: String) -> [SchemaNode] { site.list(key).map(node) }
    parts.properties = Dictionary(own.properties.map { ($0.key, node($0.site)) }) { $1 }
    parts.tags = parts.properties.filter { $0.value.site.json["const"] != nil || $0.value.site.json["enum"] != nil }
      .map { ($0.key, $0.value) }
    parts.patterns = own.patterns.map { node($0.site) }
    parts.additional = child("additionalProperties")
    parts.names = child("propertyNames")
    parts.dependencies =
      (json["dependentRequired"] ?? json["dependencies"])?.members?.compactMap { member in
        member.value.array.map { (member.key, $0.compactMap(\.string)) }
      } ?? []
    parts.refusesUnevaluated = json["unevaluatedProperties"] == .boolean(false)
    parts.saysNothingOfObjects =
      own.properties.isEmpty && own.required.isEmpty && own.patterns.isEmpty && parts.additional == nil
      && parts.names == nil && own.propertyCounts == 0...Int.max && parts.dependencies.isEmpty
      && !parts.refusesUnevaluated
    parts.elements = own.elements.map(node)
    parts.items = own.items.map(node)
    parts.all = children("allOf")
    if json["anyOf"] != nil { parts.any = children("anyOf") }
    if json["oneOf"] != nil { parts.one = children("oneOf") }
    parts.not = child("not")
    (parts.condition, parts.consequence, parts.alternative) = (child("if"), child("then"), child("else"))
    if parts.one != nil || parts.any != nil, let discriminator = SchemaDiscriminator(of: site) {
      let nodes = tagged(by: discriminator)
      if !nodes.isEmpty { parts.discriminator = (discriminator.key, nodes) }
    }
    return parts
  }

  /// The members by their tags; none if they say themselves which tag they have.
  private func tagged(by discriminator: SchemaDiscriminator) -> [String: SchemaNode] {
    var sites = discriminator.mapping
    for member in sites.isEmpty ? site.list("oneOf") + site.list("anyOf") : [] {
      guard let reference = Normalizer.reference(in: member.json),
        let target = try? document.target(of: reference, at: member), let name = document.name(at: target.pointer)
      else { return [:] }
      let tag = target.json["properties"]?[discriminator.key]
      if tag?["const"] != nil || tag?["enum"] != nil || target.json["properties"] == nil { return [:] }
      sites.append((name, member))
    }
    return Dictionary(sites.map { ($0.tag, SchemaNode($0.site, document)) }) { $1 }
  }
}
