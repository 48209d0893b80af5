import CodableEnumGenerator

extension JSONSchemaBuilder {
  mutating func schema(of type: WireType) -> JSONValue {
    switch type {
    case .scalar(let scalar): return scalar.jsonSchema(dates)
    case .optional(let wrapped): return schema(of: wrapped).orNull
    case .list(let element):
      return .members(["type": .string("array"), "items": schema(of: element)])
    case .tuple(let elements, _): return array(of: elements.map { schema(of: $0) }, required: elements.count)
    case .record(let members):
      let properties = members.map { JSONValue.Member(key: $0.key, value: schema(of: $0.type)) }
      return .members([
        "type": .string("object"), "properties": .object(properties), "required": .strings(members.map(\.key)),
      ])
    case .map(let key, let value):
      return .members([
        "type": .string("object"), "propertyNames": schema(ofKey: key), "additionalProperties": schema(of: value),
      ])
    case .pairs(let key, let value):
      // No keyword can say that keys and values alternate.
      return .members([
        "description": .string("keys and values in turn"), "type": .string("array"),
        "items": .anyOf([schema(of: key), schema(of: value)]),
      ])
    case .definition(let id, let arguments): return reference(to: Instance(id: id, arguments: arguments))
    // An unbound parameter can be any type.
    case .parameter, .anything: return .empty
    case .lossless(let value): return .anyOf([schema(of: value)] + Self.texts(of: value))
    case .lossyList(let element):
      return .members(["type": .string("array"), "items": .anyOf([schema(of: element), .empty])])
    case .open(let name): return reference(toOpen: name)
    }
  }

  /// Other JSON that `Lossless` reads.
  private static func texts(of value: WireType) -> [JSONValue] {
    switch value {
    case .scalar(.string): return ["number", "boolean"].map { .members(["type": .string($0)]) }
    case .scalar(let scalar) where scalar.isInteger:
      return [.members(["type": .string("string"), "pattern": .string("^[+-]?[0-9]+$")])]
    default: return [.members(["type": .string("string")])]
    }
  }

  /// Nil if a key can be any text.
  private mutating func schema(ofKey key: WireType) -> JSONValue? {
    switch key {
    case .scalar(.int): .members(["pattern": .string("^[+-]?[0-9]+$")])
    case .definition(let id, _):
      // A key is a string, whatever the type is elsewhere.
      if case .rawValues(.scalar(.string), _) = document[id]?.shape { schema(of: key) } else { nil }
    default: nil
    }
  }

  /// - Parameter required: The number of required elements.
  func array(of elements: [JSONValue], required: Int) -> JSONValue {
    .members([
      "type": .string("array"), "prefixItems": .array(elements), "items": .boolean(false),
      "minItems": required == 0 ? nil : .number("\(required)"),
    ])
  }
}

extension JSONValue {
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    let distinct = schemas.distinct
    return distinct.count == 1 ? distinct[0] : .members(["anyOf": .array(distinct)])
  }

  /// A union of schemas that exclude each other.
  static func oneOf(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : .members(["oneOf": .array(schemas)])
  }

  static func not(_ schema: JSONValue) -> JSONValue { .members(["not": schema]) }

  /// One of several values, or a constant.
  static func values(_ values: [JSONValue]) -> JSONValue {
    values.count == 1 ? .members(["const": values[0]]) : .members(["enum": .array(values)])
  }

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
