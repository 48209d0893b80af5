import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

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
      branches.insert(.values(names.distinct), at: enumeration.namesStandAlone ? 0 : branches.count)
    }
    if let unknown = enumeration.catching(.unknown) {
      let known = enumeration.cases.flatMap(\.readTags).map { JSONValue($0) }
      branches.append(unknownKey(unknown, known, beside: enumeration.shared, in: scope).titled(unknown.name))
      if unknown.mayBeTagAlone, enumeration.shared.isEmpty {
        branches.append(.members(["type": .string("string"), "not": known.isEmpty ? nil : .values(known)]))
      }
    }
    if let missing = enumeration.catching(.missing) {
      let node =
        enumeration.shared.isEmpty
        ? JSONValue.members(["type": .string("object"), "maxProperties": .number("\(scope.besides.count)")])
        : object(of: enumeration.shared.object(isClosed: true), in: scope)
      branches.append(node.titled(missing.name))
    }
    return enumeration.union(of: branches)
  }

  /// An object with one unknown key, or several if the case keeps the whole object.
  private mutating func unknownKey(
    _ element: WireCase,
    _ known: [JSONValue],
    beside shared: SharedValues<WireValue>,
    in scope: SchemaScope
  ) -> JSONValue {
    let keepsWhole = if case .whole = element.capture { true } else { false }
    let count = scope.besides.count + 1
    var value: JSONValue?
    if scope.besides.isEmpty, let typed = element.typedCapture { value = schema(of: typed, in: scope) }
    if keepsWhole, let value {
      let names = JSONValue.members(["propertyNames": .not(.values(known)), "minProperties": .number("1")])
      return known.isEmpty ? value : .members(["allOf": .array([names, value])])
    }
    let keys = shared.keyed.flatMap(\.keys)
    let optional = shared.keyed.count(where: \.value.canBeMissing)
    // The keys of a type that is not known can't be counted.
    let hasLimit = !keepsWhole && shared.merged.isEmpty
    let node = JSONValue.members([
      "type": .string("object"), "propertyNames": known.isEmpty ? nil : .not(.values(known)),
      "minProperties": .number("\(count + keys.count - optional)"),
      "maxProperties": hasLimit ? .number("\(count + keys.count)") : nil,
      "properties": keys.isEmpty ? nil : .object(keys.map { JSONValue.Member(key: $0, value: .empty) }),
      "additionalProperties": value,
    ])
    if shared.isEmpty { return node }
    // What has only the other values has no tag.
    let (open, closed) = (shared.object(isClosed: false), shared.object(isClosed: true))
    return .members(["allOf": .array([node, object(of: open, in: scope), .not(object(of: closed, in: scope))])])
  }
}
