import CodableEnumGenerator
import CodableEnumJSON

/// How much a document has of what providers limit.
private struct ModelCounts {
  var (depth, properties, optionalKeys, unions, enumValues, textLength, longEnumLength) = (0, 0, 0, 0, 0, 0, 0)

  /// Definitions are counted once each.
  init(_ document: JSONValue) {
    var levels = ModelLevels(document)
    depth = levels.count(document)
    var rest = [document]
    for definition in document["$defs"]?.members ?? [] {
      textLength += definition.key.utf8.count
      rest.append(definition.value)
    }
    while let node = rest.popLast() {
      if let values = node["enum"]?.array ?? node["const"].map({ [$0] }) {
        enumValues += values.count
        let length = values.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
        textLength += length
        if values.count > 250 { longEnumLength = max(longEnumLength, length) }
      }
      if let branches = node["anyOf"]?.array {
        unions += 1
        rest += branches
      }
      for key in ["items", "additionalProperties"] { if let inner = node[key] { rest.append(inner) } }
      rest += node["prefixItems"]?.array ?? []
      guard let members = node["properties"]?.members else { continue }
      let required = Set((node["required"]?.array ?? []).compactMap(\.string))
      properties += members.count
      optionalKeys += members.count { !required.contains($0.key) }
      textLength += members.reduce(0) { $0 + $1.key.utf8.count }
      rest += members.map(\.value)
    }
  }
}

/// How many objects are inside each other, those of definitions among them.
private struct ModelLevels {
  private let definitions: [String: JSONValue]
  /// Of definitions; nil while one is counted, since what leads back to it is no deeper.
  private var counts: [String: Int?] = [:]

  init(_ document: JSONValue) {
    definitions = Dictionary((document["$defs"]?.members ?? []).map { ("#/$defs/\($0.key)", $0.value) }) { $1 }
  }

  mutating func count(_ node: JSONValue) -> Int {
    if let reference = node["$ref"]?.string, let definition = definitions[reference] {
      if let known = counts[reference] { return known ?? 0 }
      counts[reference] = .some(nil)
      let count = count(definition)
      counts[reference] = count
      return count
    }
    let inner = (node["anyOf"]?.array ?? []) + (node["prefixItems"]?.array ?? []) + [node["items"]].compactMap(\.self)
    let values = (node["properties"]?.members ?? []).map(\.value) + [node["additionalProperties"]].compactMap(\.self)
    var most = 0
    for node in inner { most = max(most, count(node)) }
    for value in values { most = max(most, count(value) + 1) }
    return most
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
      (
        counts.longEnumLength, rules.longEnumLength, "bytes of constants in an enum of more than 250",
        "split the type, or shorten their tags"
      ),
      (counts.textLength, rules.textLength, "bytes of names and constants", "split the type, or shorten its names"),
    ]
    for (count, limit, what, way) in rows {
      if let limit, count > limit {
        fail("the schema of '\(name)' has \(count) \(what), and \(rules.name) takes at most \(limit); \(way)")
      }
    }
  }
}
