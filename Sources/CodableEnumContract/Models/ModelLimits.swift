import CodableEnumGenerator
import CodableEnumJSON

/// How much a document has of what providers limit.
private struct ModelCounts {
  var (depth, properties, optionalKeys, unions, enumValues, textLength) = (0, 0, 0, 0, 0, 0)

  /// Definitions are counted once each; their depth is their own.
  init(_ document: JSONValue) {
    var rest: [(node: JSONValue, depth: Int)] = [(document, 0)]
    for definition in document["$defs"]?.members ?? [] {
      textLength += definition.key.utf8.count
      rest.append((definition.value, 0))
    }
    while let (node, depth) = rest.popLast() {
      self.depth = max(self.depth, depth)
      if let values = node["enum"]?.array ?? node["const"].map({ [$0] }) {
        enumValues += values.count
        textLength += values.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
      }
      if let branches = node["anyOf"]?.array {
        unions += 1
        rest += branches.map { ($0, depth) }
      }
      for key in ["items", "additionalProperties"] { if let inner = node[key] { rest.append((inner, depth)) } }
      rest += (node["prefixItems"]?.array ?? []).map { ($0, depth) }
      guard let members = node["properties"]?.members else { continue }
      let required = Set((node["required"]?.array ?? []).compactMap(\.string))
      properties += members.count
      optionalKeys += members.count { !required.contains($0.key) }
      textLength += members.reduce(0) { $0 + $1.key.utf8.count }
      rest += members.map { ($0.value, depth + 1) }
    }
  }
}

extension ModelSchemaBuilder {
  mutating func checkLimits(of document: JSONValue, _ name: String) {
    let counts = ModelCounts(document)
    let rows: [(Int, Int?, String, String)] = [
      (counts.depth, rules.depth, "levels of objects", "flatten some with .flattenedStatus(key: \"type\")"),
      (counts.properties, rules.properties, "properties", "split the type"),
      (counts.optionalKeys, rules.optionalKeys, "optional keys", "give some values a default instead"),
      (counts.unions, rules.unions, "unions", "make values required, or split the type"),
      (counts.enumValues, rules.enumValues, "constants", "split the type"),
      (counts.textLength, rules.textLength, "bytes of names and constants", "split the type, or shorten its names"),
    ]
    for (count, limit, what, way) in rows {
      if let limit, count > limit {
        fail("the schema of '\(name)' has \(count) \(what), and \(rules.name) takes at most \(limit); \(way)")
      }
    }
  }
}
