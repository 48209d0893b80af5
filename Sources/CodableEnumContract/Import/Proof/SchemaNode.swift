import CodableEnumJSON

/// A schema whose parts are read when they are first asked for.
final class SchemaNode {
  let site: SchemaSite
  private let document: SchemaDocument
  /// What its own keywords say.
  let own: NormalSchema
  let allowsNull: Bool
  let isOnlyReference: Bool
  /// Without what a reference hides.
  private let keywords: SchemaSite

  init(_ site: SchemaSite, _ document: SchemaDocument) {
    (self.site, self.document) = (site, document)
    let isReference = SchemaReference(in: site.json) != nil
    allowsNull = site.json["nullable"] == .boolean(true)
    isOnlyReference = isReference && site.json["properties"] == nil && site.json["allOf"] == nil
    keywords = document.referencesStandAlone && isReference ? SchemaSite(.empty, at: site.pointer) : site
    own = NormalSchema(keywordsOf: keywords)
  }

  private func node(_ site: SchemaSite) -> SchemaNode { SchemaNode(site, document) }
  private func child(_ key: String) -> SchemaNode? { keywords[key].map(node) }
  private func children(_ key: String) -> [SchemaNode]? { keywords.json[key].map { _ in keywords.list(key).map(node) } }

  private(set) lazy var target = try? document.target(of: site)
  private(set) lazy var properties = Dictionary(own.properties.map { ($0.key, node($0.site)) }) { $1 }
  /// Of these, those with constants.
  private(set) lazy var tags = properties.filter { $0.value.own.constants != nil }
  private(set) lazy var patterns = own.patterns.map { (beginning: beginning(ofPattern: $0.key), node: node($0.site)) }
  private(set) lazy var additional = child("additionalProperties")
  private(set) lazy var names = child("propertyNames")
  private(set) lazy var dependencies: [(key: String, keys: [String])] =
    (keywords.json["dependentRequired"] ?? keywords.json["dependencies"])?.members?.compactMap { member in
      member.value.array.map { (member.key, $0.compactMap(\.string)) }
    } ?? []
  private(set) lazy var unevaluated = child("unevaluatedProperties")
  private(set) lazy var saysNothingOfObjects =
    own.properties.isEmpty && own.required.isEmpty && own.patterns.isEmpty && additional == nil && names == nil
    && own.propertyCounts == 0...Int.max && dependencies.isEmpty && unevaluated == nil
  private(set) lazy var elements = own.elements.map(node)
  private(set) lazy var items = own.items.map(node)
  private(set) lazy var all = children("allOf") ?? []
  private(set) lazy var any = children("anyOf")
  private(set) lazy var one = children("oneOf")
  var (anyTags, oneTags): (MemberTags?, MemberTags?)
  private(set) lazy var not = child("not")
  private(set) lazy var condition = child("if")
  private(set) lazy var consequence = child("then")
  private(set) lazy var alternative = child("else")
  private(set) lazy var discriminator: (key: String, nodes: [String: SchemaNode], fallback: SchemaNode?)? =
    any == nil && one == nil
    ? nil
    : SchemaDiscriminator(of: keywords).flatMap { found in
      let nodes = tagged(by: found)
      return nodes.isEmpty ? nil : (found.key, nodes, found.fallback.map(node))
    }

  /// The members by their tags; none unless each has tags of its own.
  private func tagged(by discriminator: SchemaDiscriminator) -> [String: SchemaNode] {
    let members = (one ?? []) + (any ?? [])
    var nodes: [String: SchemaNode] = [:]
    for (member, tags) in zip(members, document.tags(by: discriminator, of: members.map(\.site))) {
      if tags.isEmpty { return [:] }
      for tag in tags where nodes.updateValue(member, forKey: tag) != nil { return [:] }
    }
    return nodes
  }
}
