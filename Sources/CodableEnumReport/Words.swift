// What can be asked for, of which the arguments of the tool have the words; each raw value is one.

/// The languages of schemas.
package enum SchemaFormat: String, CaseIterable, Sendable {
  case jsonSchema = "json-schema"
  case openAPI = "openapi"
  case typeScript = "typescript"
}

/// The JSON that a schema describes.
package enum SchemaContract: String, CaseIterable, Sendable {
  /// All that is decoded.
  case reads
  /// Only what is encoded.
  case writes
}

/// The coder's date strategy, if it is known.
package enum SchemaDates: String, CaseIterable, Sendable {
  case iso8601, seconds, milliseconds
}

/// Who takes schemas for what a language model writes.
package enum ModelProvider: String, CaseIterable, Sendable {
  case openAI = "openai"
  case anthropic
  case gemini
  case mcp
  case foundationModels = "foundation-models"
}

/// How the decoder of recorded JSON converts keys.
package enum KeyStrategy: String, CaseIterable, Sendable {
  /// As `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
  case snakeCase = "snake-case"
}
