import CodableEnumGenerator
import CodableEnumJSON

extension SchemaDocument {
  /// That this is recorded JSON; nil for a schema, or what may be one.
  var isSample: InputFailure? {
    let sure = ["$schema", "openapi", "swagger", "$defs", "definitions", "components", "$id", "id"]
    if sure.contains(where: { root.json[$0] != nil }) || root.json.isSchemaLike(depth: 0) { return nil }
    var failure = failure("", at: "")
    failure.message =
      "no key here says what JSON is valid, as a schema's keys do; for recorded JSON, run codable-enum infer \(path)"
    return failure
  }
}

extension JSONValue {
  /// Whether one of its keys is a keyword of JSON Schema, with what stands under that keyword in a schema.
  fileprivate func isSchemaLike(depth: Int) -> Bool {
    if boolean != nil || depth > 3 { return true }
    guard let members else { return false }
    return members.isEmpty || members.contains { $0.isKeyword(depth) }
  }
}

extension JSONValue.Member {
  fileprivate func isKeyword(_ depth: Int) -> Bool {
    if SchemaReference.Keyword(rawValue: key) != nil { return value.string != nil }
    let parts =
      switch key {
      case "type": value.array ?? [value]
      case "oneOf", "anyOf", "allOf", "prefixItems": value.array ?? []
      case "properties", "patternProperties", "dependentSchemas": value.members?.map(\.value) ?? []
      case "items", "additionalProperties", "not", "if", "contains", "additionalItems": value.array ?? [value]
      case "enum": value.array ?? []
      case "const": [value]
      // No keyword that says alone that this is a schema.
      default: [JSONValue]()
      }
    switch key {
    case "type": return !parts.isEmpty && parts.allSatisfy { JSONKinds(word: $0) != nil }
    case "enum", "const": return !parts.isEmpty
    case "oneOf", "anyOf", "allOf", "prefixItems":
      return value.array.map { $0.isEmpty || $0.contains { $0.isSchemaLike(depth: depth + 1) } } ?? false
    // Keywords with schemas.
    default: return parts.contains { $0.isSchemaLike(depth: depth + 1) }
    }
  }
}
