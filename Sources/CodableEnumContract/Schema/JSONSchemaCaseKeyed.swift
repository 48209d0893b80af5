import CodableEnumGenerator
import CodableEnumJSON

// `{"list": ["<id>", […]]}`, `"empty"`
extension JSONSchemaBuilder {
  /// An object whose one key is the tag, or the tag alone.
  mutating func caseKeyed(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    var branches: [JSONValue] = []
    var names: [JSONValue] = []
    for element in cases where !element.tags.isEmpty {
      for shape in enumeration.taggedShapes(of: element) {
        switch shape {
        case .constant(let tags): names += tags
        case .value, .array, .object, .ignored: branches.append(schema(of: shape, in: scope).titled(element.name))
        }
      }
    }
    if !names.isEmpty {
      // The written form comes first.
      branches.insert(.values(names.distinct), at: enumeration.emptyCases == .name ? 0 : branches.count)
    }
    if let unknown = enumeration.catching(.unknown) {
      let known = enumeration.cases.flatMap(\.readTags).map { JSONValue($0) }
      branches.append(unknownKey(unknown, known, in: scope).titled(unknown.name))
      if unknown.mayBeTagAlone {
        branches.append(.members(["type": .string("string"), "not": known.isEmpty ? nil : .values(known)]))
      }
    }
    if let missing = enumeration.catching(.missing) {
      branches.append(
        JSONValue.members(["type": .string("object"), "maxProperties": .number("\(scope.besides.count)")])
          .titled(missing.name)
      )
    }
    return enumeration.union(of: branches)
  }

  /// An object with one unknown key, or several if the case keeps the whole object.
  private mutating func unknownKey(_ element: WireCase, _ known: [JSONValue], in scope: SchemaScope) -> JSONValue {
    let keepsWhole = if case .whole = element.capture { true } else { false }
    let count = scope.besides.count + 1
    var value: JSONValue?
    if scope.besides.isEmpty, let typed = element.typedCapture { value = schema(of: typed, in: scope) }
    if keepsWhole, let value {
      let names = JSONValue.members(["propertyNames": .not(.values(known)), "minProperties": .number("1")])
      return known.isEmpty ? value : .members(["allOf": .array([names, value])])
    }
    return .members([
      "type": .string("object"), "propertyNames": known.isEmpty ? nil : .not(.values(known)),
      "minProperties": .number("\(count)"), "maxProperties": keepsWhole ? nil : .number("\(count)"),
      "additionalProperties": value,
    ])
  }
}
