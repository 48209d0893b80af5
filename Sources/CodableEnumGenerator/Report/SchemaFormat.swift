/// The languages that the wire contract can be written in; the raw value is how an option spells one.
package enum SchemaFormat: String, CaseIterable, Sendable {
  case jsonSchema = "json-schema"
  case openAPI = "openapi"
  case typeScript = "typescript"
}

/// How the coder writes dates, if it was told; the raw value is how an option spells it.
package enum SchemaDates: String, CaseIterable, Sendable {
  case iso8601, seconds, milliseconds
}
