import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// JSON Schema 2020-12, with one definition for each type and each use of a generic type.
enum JSONSchemaDocument {
  static func text(of document: WireDocument, _ contract: SchemaContract, _ dates: SchemaDates?) -> String {
    var builder = JSONSchemaBuilder(document, contract, dates, referencePrefix: "#/$defs/")
    builder.docs = document.docComments
    builder.hasConditions = true
    let definitions = builder.definitions()
    let schema = JSONValue.members([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "$comment": .string(WireDocument.schemaMark),
      "$defs": .object(definitions),
    ])
    return schema.text(.indented) + "\n"
  }
}

/// OpenAPI 3.1, with the same definitions as components, and no paths.
enum OpenAPIDocument {
  static func text(of document: WireDocument, _ contract: SchemaContract, _ dates: SchemaDates?) -> String {
    var builder = JSONSchemaBuilder(document, contract, dates, referencePrefix: "#/components/schemas/")
    builder.docs = document.docComments
    builder.hasDiscriminators = true
    let definitions = builder.definitions()
    let schema = JSONValue.members([
      "openapi": .string("3.1.0"),
      "info": .members([
        "title": .string(WireDocument.schemaMark), "version": .string("1"),
      ]),
      "components": .members(["schemas": .object(definitions)]),
    ])
    return schema.text(.indented) + "\n"
  }
}
