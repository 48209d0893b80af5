import CodableEnumJSON

extension NormalSchema {
  /// What a schema's own keywords say of the JSON that is valid, but for the schemas that it puts together.
  init(keywordsOf site: SchemaSite, name: String? = nil) {
    self.init(id: site.id, pointer: site.pointer, name: name)
    let json = site.json
    if json == .boolean(false) { kinds = [] }
    if json.members == nil { return }
    if let type = json["type"] { kinds = JSONKinds((type.array ?? [type]).compactMap(JSONKinds.init(word:))) }
    constants = json["const"].map { [$0] } ?? json["enum"]?.array
    let names = (json["x-enum-varnames"] ?? json["x-enumNames"])?.array?.compactMap(\.string) ?? []
    if names.count == json["enum"]?.array?.count { constantNames = names }
    properties = site.table("properties").map { .init(key: $0.key, site: $0.site) }
    required = Set(json["required"]?.array?.compactMap(\.string) ?? [])
    patterns = site.table("patternProperties").map { .init(key: $0.key, site: $0.site) }
    isClosed = (json["additionalProperties"] ?? json["unevaluatedProperties"]) == .boolean(false)
    additional = isClosed ? nil : site["additionalProperties"] ?? site["unevaluatedProperties"]
    propertyCounts = Self.range(json["minProperties"], json["maxProperties"])
    let hasList = json["items"]?.array != nil
    elements = site.list(hasList ? "items" : "prefixItems")
    items = site[hasList ? "additionalItems" : "items"]
    elementCounts = Self.range(json["minItems"], json["maxItems"])
    let mediaType = json["contentMediaType"]?.string
    if mediaType == "application/json" { content = site["contentSchema"] }
    isFull = items?.json == .boolean(false) || elementCounts.upperBound <= elements.count
    if isFull { (elements, items) = (Array(elements.prefix(elementCounts.upperBound)), nil) }
  }

  private static func range(_ least: JSONValue?, _ most: JSONValue?) -> ClosedRange<Int> {
    let lower = max(least?.integer ?? 0, 0)
    return lower...max(most?.integer ?? Int.max, lower)
  }
}
