import CodableEnumGenerator
import CodableEnumJSON

// Types as schemas.
extension JSONSchemaBuilder {
  mutating func schema(of type: WireType) -> JSONValue {
    switch type {
    case .scalar(let scalar): return scalar.jsonSchema(dates)
    case .optional(let wrapped): return schema(of: wrapped).orNull
    case .list(let element), .set(let element):
      return .members(["type": .string("array"), "items": schema(of: element)])
    case .tuple(let elements, _): return array(of: elements.map { schema(of: $0) }, required: elements.count)
    case .record(let members, _):
      let properties = members.map { JSONValue.Member(key: $0.key, value: schema(of: $0.type)) }
      return .members([
        "type": .string("object"), "properties": .object(properties), "required": .strings(members.map(\.key)),
      ])
    case .map(let key, let value): return map(key, schema(of: value))
    case .pairs(let key, let value): return Self.pairs(schema(of: key), schema(of: value))
    case .definition(let id, let arguments): return reference(to: Instance(id: id, arguments: arguments))
    // One that is left has no use with a type of its own.
    case .parameter, .anything: return .empty
    case .lossless(let value): return .anyOf([schema(of: value)] + Self.texts(of: value))
    case .jsonText(let value):
      return .members([
        "type": .string("string"), "contentMediaType": .string("application/json"), "contentSchema": schema(of: value),
      ])
    case .lossyList(let element):
      return .members(["type": .string("array"), "items": .anyOf([schema(of: element), .empty])])
    case .merged(let fields, let variant):
      let scope = SchemaScope(instance: Instance(id: type.text, arguments: []), parameters: [:])
      return schema(ofMerged: fields, variant, in: scope)
    case .open(let name): return reference(toOpen: name)
    }
  }

  /// - Parameter value: The schema of the values.
  mutating func map(_ key: WireType, _ value: JSONValue) -> JSONValue {
    .members(["type": .string("object"), "propertyNames": schema(ofKey: key), "additionalProperties": value])
  }

  /// Keys and values in turn: that their number is even, or which is which, no keyword says.
  static func pairs(_ key: JSONValue, _ value: JSONValue) -> JSONValue {
    .members([
      "description": .string("keys and values in turn"), "type": .string("array"), "items": .anyOf([key, value]),
    ])
  }

  /// The strings that `LosslessCoder` reads besides the value itself.
  private static func texts(of value: WireType) -> [JSONValue] {
    guard case .scalar(let scalar) = value else { return [.members(["type": .string("string")])] }
    if scalar == .string { return ["number", "boolean"].map { .members(["type": .string($0)]) } }
    return [.members(["type": .string("string"), "pattern": scalar.isInteger ? .string("^[+-]?[0-9]+$") : nil])]
  }

  /// Nil where a key can be any text.
  private mutating func schema(ofKey key: WireType) -> JSONValue? {
    if key == .scalar(.int) { return .members(["pattern": .string("^[+-]?[0-9]+$")]) }
    // A key is a text, whatever the value would be elsewhere.
    guard case .definition(let id, _) = key, case .rawValues(.scalar(.string), _) = document[id]?.shape else {
      return nil
    }
    return schema(of: key)
  }

  /// - Parameters:
  ///   - required: How many elements must be there.
  ///   - rest: What any number of elements after these are; nil if there are none.
  func array(of elements: [JSONValue], required: Int, rest: JSONValue? = nil) -> JSONValue {
    .members([
      "type": .string("array"), "prefixItems": elements.isEmpty && rest != nil ? nil : .array(elements),
      "items": rest ?? .boolean(false),
      "minItems": required == 0 ? nil : .number("\(required)"),
    ])
  }
}

extension JSONValue {
  /// A schema for the JSON that any of some schemas takes.
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    var distinct: [JSONValue] = []
    for schema in schemas where !distinct.contains(schema) { distinct.append(schema) }
    return distinct.count == 1 ? distinct[0] : .members(["anyOf": .array(distinct)])
  }

  /// A schema for the JSON that exactly one of some schemas takes; they exclude each other.
  static func oneOf(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : .members(["oneOf": .array(schemas)])
  }

  static func not(_ schema: JSONValue) -> JSONValue { .members(["not": schema]) }

  /// One of some values, or just the one.
  static func values(_ values: [JSONValue]) -> JSONValue {
    values.count == 1 ? .members(["const": values[0]]) : .members(["enum": .array(values)])
  }

  /// The schema, or null.
  var orNull: JSONValue {
    if self == .empty { return self }
    if case .string(let type) = self["type"], self["const"] == nil, self["enum"] == nil {
      var node = self
      if type != "null" { node["type"] = .strings([type, "null"]) }
      return node
    }
    if case .array(let schemas) = self["anyOf"] {
      let null = JSONValue.members(["type": .string("null")])
      return schemas.contains(null) ? self : .anyOf(schemas + [null])
    }
    return .anyOf([self, .members(["type": .string("null")])])
  }
}
