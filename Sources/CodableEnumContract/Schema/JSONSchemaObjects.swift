import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

extension JSONSchemaBuilder {
  /// A value that may be nil.
  mutating func schema(of value: WireValue, in scope: SchemaScope) -> JSONValue {
    let node = schema(of: value.type.replacing(scope.parameters))
    return value.takesNull ? node.orNull : node
  }

  /// A part of an object or an array. Its default counts only where it can be missing.
  private mutating func schema(
    of shape: Shape<WireValue>,
    canBeMissing: Bool,
    in scope: SchemaScope
  ) -> JSONValue {
    var node = schema(of: shape, in: scope)
    guard case .value(let value) = shape else { return node }
    if let note = value.noteOnInvalid { node["$comment"] = .string(note) }
    if canBeMissing, let json = value.defaultJSON(document.shape) { node["default"] = json }
    return node.described(docs[value.place])
  }

  /// Elements, of which optional ones at the end may be missing. The last may be any number of them.
  private mutating func array(of elements: [Shape<WireValue>.Element], in scope: SchemaScope) -> JSONValue {
    let required = elements.requiredCount(\.canBeMissing)
    var rest: JSONValue?
    if let last = elements.last, last.isRest {
      rest =
        if case .value(let value) = last.shape {
          schema(of: value.element, in: scope).described(docs[value.place])
        } else {
          .boolean(true)
        }
    }
    let nodes = elements.dropLast(rest == nil ? 0 : 1).enumerated().map { index, element in
      schema(of: element.shape, canBeMissing: index >= required, in: scope)
    }
    return array(of: nodes, required: required, rest: rest)
  }

  /// The schema of one shape that a case is written as or read from.
  mutating func schema(of shape: Shape<WireValue>, in scope: SchemaScope) -> JSONValue {
    switch shape {
    case .constant(let values): scope.ignoresCase ? .inAnyCase(values) : .values(values)
    case .value(let value): schema(of: value, in: scope)
    case .array(let elements): array(of: elements, in: scope)
    case .object(let shape): object(of: shape, in: scope)
    // An object there has no keys, since unknown keys are errors.
    case .ignored: .members(["maxProperties": .number("0")])
    }
  }

  /// An object. If it is closed, only the keys of `scope.besides` may be added.
  mutating func object(of shape: ObjectShape<WireValue>, in scope: SchemaScope) -> JSONValue {
    // Keys beside the enum's own are not in inner objects.
    var inner = scope
    inner.instance.besides = []
    inner.foldedKeys = []
    var (properties, patterns): ([JSONValue.Member], [JSONValue.Member]) = ([], [])
    var required: [String] = []
    var conditions: [JSONValue] = []
    let isClosed = shape.isClosed && shape.merged.isEmpty
    for member in shape.members {
      guard case .literal(let keys) = member.key, isClosed || !member.shape.isIgnored else { continue }
      let node = schema(of: member.shape, canBeMissing: member.canBeMissing, in: inner)
      if keys.allSatisfy(scope.foldedKeys.contains) {
        let pattern = JSONValue.pattern(ofAnyCase: keys)
        patterns.append(JSONValue.Member(key: pattern, value: node))
        if !member.canBeMissing { conditions.append(Self.hasKey(like: pattern)) }
        continue
      }
      properties += keys.map { JSONValue.Member(key: $0, value: node) }
      if keys.count == 1 {
        if !member.canBeMissing { required += keys }
      } else {
        conditions.append(member.canBeMissing ? Self.atMostOne(of: keys) : Self.justOne(of: keys))
      }
    }
    if isClosed { properties += scope.others(than: properties) }
    var node = JSONValue.members([
      "type": .string("object"),
      "properties": properties.isEmpty ? nil : .object(properties),
      "patternProperties": patterns.isEmpty ? nil : .object(patterns),
      "required": required.isEmpty ? nil : .strings(required),
      "additionalProperties": isClosed ? .boolean(false) : nil,
    ])
    node.add(conditions: conditions)
    let keys = properties.map(\.key)
    let others = shape.merged.filter { !$0.isOptional }.map { merged($0.type, beside: keys, in: scope) }
    return others.isEmpty ? node : .members(["allOf": .array([node] + others)])
  }

  private static func hasKey(like pattern: String) -> JSONValue {
    let others = JSONValue.not(.members(["pattern": .string(pattern)]))
    return .not(.members(["propertyNames": others]))
  }

  private static func required(_ keys: [String]) -> JSONValue { .members(["required": .strings(keys)]) }

  private static func justOne(of keys: [String]) -> JSONValue { .oneOf(keys.map { required([$0]) }) }

  private static func atMostOne(of keys: [String]) -> JSONValue {
    let pairs = keys.indices.flatMap { first in keys[(first + 1)...].map { required([keys[first], $0]) } }
    return .not(.anyOf(pairs))
  }

  /// A value whose keys are beside other keys, those of tags.
  mutating func merged(_ type: WireType, beside keys: [String], in scope: SchemaScope) -> JSONValue {
    let type = type.replacing(scope.parameters)
    let besides = scope.besides + keys.filter { !scope.besides.contains($0) }
    if case .map = type { return map(type, besides: besides) }
    if case .merged(let fields, let variant) = type {
      let instance = Instance(id: type.text, arguments: [], besides: besides)
      return schema(ofMerged: fields, variant, in: SchemaScope(instance: instance, parameters: [:]))
    }
    guard var instance = annotatedEnum(type) else { return schema(of: type) }
    // An enum may reject unknown keys, but doesn't see the tag's.
    instance.besides = besides
    return reference(to: instance)
  }

  private func annotatedEnum(_ type: WireType) -> Instance? {
    guard case .definition(let id, let arguments) = type else { return nil }
    switch document[id]?.shape {
    case .enumeration, .merged: return Instance(id: id, arguments: arguments)
    case .structure, .rawValues, .openSet, nil: return nil
    }
  }

  /// Whether a shape has the keys of an annotated enum, so it is one of several objects.
  func mergesEnum(_ shape: Shape<WireValue>, in scope: SchemaScope) -> Bool {
    guard case .object(let object) = shape else { return false }
    return object.merged.contains { !$0.isOptional && annotatedEnum($0.type.replacing(scope.parameters)) != nil }
  }

  /// Two values in one object. What rejects unknown keys needs those of the other values in each of its cases.
  mutating func schema(ofMerged fields: WireType, _ variant: WireType, in scope: SchemaScope) -> JSONValue {
    let (fields, variant) = (fields.replacing(scope.parameters), variant.replacing(scope.parameters))
    let merged = MergedShape(fields, variant, at: .none, document.shape)
    if let enumeration = merged.enumeration, enumeration.tagIsKey || enumeration.rejectsUnknownKeys {
      return schema(of: enumeration, in: scope)
    }
    // A dictionary doesn't see the keys of the fields.
    var keys: [String] = []
    if case .map = variant { keys = merged.shared.keyed.flatMap { [$0.key] + $0.aliases } }
    return .members([
      "allOf": .array([self.merged(fields, beside: [], in: scope), self.merged(variant, beside: keys, in: scope)])
    ])
  }

  /// A dictionary, except for the keys of tags.
  private mutating func map(_ type: WireType, besides: [String]) -> JSONValue {
    var node = schema(of: type)
    node["properties"] = .object(besides.map { JSONValue.Member(key: $0, value: .empty) })
    if let names = node["propertyNames"] {
      node["propertyNames"] = .anyOf([.values(besides.map { .string($0) }), names])
    }
    return node
  }
}

extension JSONValue {
  /// One stands among the other keywords, several in a list.
  fileprivate mutating func add(conditions: [JSONValue]) {
    if conditions.count > 1 { self["allOf"] = .array(conditions) }
    guard conditions.count == 1, let members = conditions[0].members else { return }
    for member in members { self[member.key] = member.value }
  }
}
