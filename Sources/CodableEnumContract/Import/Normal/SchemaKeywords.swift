import CodableEnumJSON

extension NormalSchema {
  /// What a schema's own keywords say, but for its remarks, and for the schemas that it puts together.
  init(keywordsOf site: SchemaSite, name: String? = nil) {
    self.init(id: site.id, pointer: site.pointer, name: name)
    let json = site.json
    if json == .boolean(false) { kinds = [] }
    if json.members == nil { return }
    title = json["title"]?.string
    description = json["description"]?.string
    isDeprecated = json["deprecated"]?.boolean == true
    isExtensible = json["x-extensible-enum"]?.boolean == true || json["x-extensible-enum"]?.array != nil
    defaultValue = json["default"]
    examples = [json["example"], json["x-example"]].compactMap(\.self) + (json["examples"]?.array ?? [])
    format = json["format"]?.string
    if let type = json["type"] { kinds = JSONKinds((type.array ?? [type]).compactMap(JSONKinds.init(word:))) }
    constants = json["const"].map { [$0] } ?? json["enum"]?.array
    let excluded = json["not"] ?? json["propertyNames"]?["not"]
    isRest = excluded?["enum"] != nil || excluded?["const"] != nil
    properties = site.table("properties").map { .init(key: $0.key, site: $0.site) }
    required = Set(json["required"]?.array?.compactMap(\.string) ?? [])
    patterns = site.table("patternProperties").map { .init(key: $0.key, site: $0.site) }
    isClosed = (json["additionalProperties"] ?? json["unevaluatedProperties"]) == .boolean(false)
    additional = isClosed ? nil : site["additionalProperties"]
    propertyCounts = Self.range(json["minProperties"], json["maxProperties"])
    elements = site.elements.first
    isFull = site.elements.rest?.json == .boolean(false)
    items = isFull ? nil : site.elements.rest
    elementCounts = Self.range(json["minItems"], json["maxItems"])
  }

  private static func range(_ least: JSONValue?, _ most: JSONValue?) -> ClosedRange<Int> {
    let lower = max(least?.integer ?? 0, 0)
    return lower...max(most?.integer ?? Int.max, lower)
  }
}

extension SchemaSite {
  /// The schemas of an array's first elements, and of those after them.
  var elements: (first: [SchemaSite], rest: SchemaSite?) {
    json["items"]?.array == nil ? (list("prefixItems"), self["items"]) : (list("items"), self["additionalItems"])
  }
}
