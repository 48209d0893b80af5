import CodableEnumGenerator
import CodableEnumReport

/// What a provider's schemas can say.
struct ModelRules {
  /// Where a definition may lead back to itself.
  enum Recursion { case anywhere, underOptionalKeys, nowhere }
  /// How a reference has a text: beside it, around it as a union of one, or in the text of what it is in.
  enum ReferenceText { case beside, around, outside }

  /// As its documents spell it.
  var name: String
  /// Whether the root must be an object, and no union.
  var needsObject = false
  /// Whether every key must be there, so that a missing one is null.
  var requiresAllKeys = false
  /// Whether only what leads back to itself is a reference.
  var isInline = false
  var recursion = Recursion.anywhere
  /// Whether the kind of a constant stands beside it.
  var hasConstantTypes = true
  var hasConst = true
  /// Whether a boolean can be one that is given.
  var hasBooleanConstants = true
  /// Whether keys may have any characters, and any length.
  var hasAnyKeys = true
  var hasTitles = false
  /// Whether arrays may have elements of different types, or a number of them.
  var hasTuples = true
  var hasCounts = true
  /// Whether objects may have any keys, and keys any form.
  var hasDictionaries = true
  var hasKeyForms = true
  var hasAnything = true
  /// Whether numbers may have limits, and strings patterns.
  var hasLimits = true
  var hasPatterns = true
  var formats: Set<String> = []
  var referenceText = ReferenceText.beside
  /// The most of each.
  var depth: Int?
  var properties: Int?
  var optionalKeys: Int?
  var unions: Int?
  var enumValues: Int?
  var textLength: Int?
  /// Of the values of an enum that has more than 250.
  var longEnumLength: Int?

  /// Why nothing may lead back to itself, and the way out.
  var noRecursion: String {
    let wayOut = "give what is inside a type of its own"
    return isInline
      ? "'--inline' leaves no references; leave it out, or \(wayOut)"
      : "\(name)'s schemas can't be recursive; \(wayOut)"
  }
}

extension ModelProvider {
  /// The rules as they were known on November 27, 2026; *Structured output and tools* links to the documents.
  var rules: ModelRules {
    switch self {
    // Structured outputs, supported schemas: https://platform.openai.com/docs/guides/structured-outputs.
    // Held against `openai` 3.57 (`_ensure_strict_json_schema`) and `pydantic-ai` 2.68.
    case .openAI:
      ModelRules(
        name: "OpenAI",
        needsObject: true,
        requiresAllKeys: true,
        hasTuples: false,
        hasDictionaries: false,
        hasKeyForms: false,
        hasAnything: false,
        formats: ["uuid", "date-time"],
        referenceText: .around,
        depth: 10,
        properties: 5000,
        enumValues: 1000,
        textLength: 120_000,
        longEnumLength: 15_000
      )
    // Structured outputs, JSON Schema limitations: https://docs.claude.com/en/docs/build-with-claude/structured-outputs.
    // Held against `anthropic` 2.14 (`transform_schema`) and `pydantic-ai` 2.68.
    case .anthropic:
      ModelRules(
        name: "Anthropic",
        recursion: .nowhere,
        hasConstantTypes: false,
        hasConst: false,
        hasAnyKeys: false,
        hasTuples: false,
        hasCounts: false,
        hasDictionaries: false,
        hasKeyForms: false,
        hasAnything: false,
        hasLimits: false,
        hasPatterns: false,
        formats: ["uuid", "date-time", "uri"],
        referenceText: .outside,
        optionalKeys: 24,
        unions: 16
      )
    // Structured output, JSON Schema support: https://ai.google.dev/gemini-api/docs/structured-output.
    // Held against `pydantic-ai` 2.68 (`GoogleJsonSchemaTransformer`).
    case .gemini:
      ModelRules(
        name: "Gemini",
        recursion: .underOptionalKeys,
        hasConst: false,
        hasBooleanConstants: false,
        hasKeyForms: false,
        hasAnything: false,
        referenceText: .around
      )
    // Tools, `inputSchema`: https://modelcontextprotocol.io/specification/2025-11-25/server/tools. The dialect is JSON
    // Schema 2020-12, but many clients don't follow references. Keys are held by what Anthropic's API takes of a tool.
    case .mcp:
      ModelRules(
        name: "MCP",
        needsObject: true,
        isInline: true,
        hasAnyKeys: false,
        hasTitles: true,
        formats: ["uuid", "date-time", "uri"]
      )
    // `GenerationSchema` is made of JSON Schema 2020-12: https://developer.apple.com/documentation/foundationmodels.
    case .foundationModels:
      ModelRules(
        name: "Foundation Models",
        hasTitles: true,
        formats: ["uuid", "date-time", "uri"]
      )
    }
  }
}
