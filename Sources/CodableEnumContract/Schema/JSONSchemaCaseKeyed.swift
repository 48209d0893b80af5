import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// `{"list": ["<id>", […]]}`, `"empty"`
extension JSONSchemaBuilder {
  /// An object whose one key is the tag, or the tag alone.
  mutating func caseKeyed(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    var branches: [JSONValue] = []
    var names: [JSONValue] = []
    var constants: [(values: [JSONValue], place: WirePlace)] = []
    for element in cases where !element.tags.isEmpty {
      for shape in enumeration.taggedShapes(of: element) {
        switch shape {
        case .constant(let tags):
          names += tags
          constants.append((tags, element.place))
        case .value, .array, .object, .ignored: branches.append(titled(schema(of: shape, in: scope), element))
        }
      }
    }
    if !names.isEmpty {
      // The written form comes first.
      let node = enumeration.schema(ofTags: names.distinct).described(docs.text(of: constants))
      branches.insert(node, at: enumeration.namesStandAlone ? 0 : branches.count)
    }
    if let unknown = enumeration.catching(.unknown) {
      let known = enumeration.cases.flatMap(\.readTags)
      let nullable = TagsAsKeys(enumeration.cases, ignoresCase: enumeration.ignoresCase).unlessNull
      branches.append(titled(unknownKey(unknown, known, unlessNull: nullable, of: enumeration, in: scope), unknown))
      if unknown.mayBeTagAlone, enumeration.shared.isEmpty {
        let names = known.isEmpty ? nil : enumeration.schema(ofTags: known.map { JSONValue($0) })
        branches.append(.members(["type": .string("string"), "not": names]))
      }
    }
    if let missing = enumeration.catching(.missing) {
      let node =
        enumeration.shared.isEmpty
        ? JSONValue.members(["type": .string("object"), "maxProperties": .number("\(scope.besides.count)")])
        : object(of: enumeration.shared.object(isClosed: true), in: scope)
      branches.append(titled(allOf([node], whole: missing, in: scope), missing))
    }
    return enumeration.union(of: branches)
  }

  /// An object with one unknown key, or several if the case keeps the whole object.
  ///
  /// - Parameter nullable: The known tags that name no case where null is under them.
  private mutating func unknownKey(
    _ element: WireCase,
    _ known: [Tag],
    unlessNull nullable: [Tag],
    of enumeration: WireEnum,
    in scope: SchemaScope
  ) -> JSONValue {
    let shared = enumeration.shared
    let count = scope.besides.count + 1
    let value = scope.besides.isEmpty ? element.typedCapture.map { schema(of: $0, in: scope) } : nil
    let nulls = element.keepsWhole ? nullable : []
    let keys = shared.keyed.flatMap(\.keys)
    let unknown = known.filter { !nulls.contains($0) }.map { JSONValue($0) }
    let names = unknown.isEmpty ? nil : JSONValue.not(enumeration.schema(ofTags: unknown))
    var rules = nulls.isEmpty ? [] : [enumeration.otherKey(than: nulls, keys + scope.besides)]
    let nullMembers = enumeration.members(ofNulls: nulls)
    let nullsAreExact = !enumeration.ignoresCase
    if element.keepsWhole, let value {
      if known.isEmpty { return value }
      let nullKeyword = nullsAreExact ? "properties" : "patternProperties"
      let properties = nullMembers.isEmpty ? nil : JSONValue.object(nullMembers)
      let node = JSONValue.members(["propertyNames": names, "minProperties": .number("1"), nullKeyword: properties])
      return .members(["allOf": .array([node] + rules + [value])])
    }
    let optional = shared.keyed.count(where: \.value.canBeMissing)
    // The keys of a type that is not known can't be counted.
    let hasLimit = !element.keepsWhole && shared.merged.isEmpty
    let properties = keys.map { JSONValue.Member(key: $0, value: .empty) } + (nullsAreExact ? nullMembers : [])
    let object = JSONValue.members([
      "type": .string("object"), "propertyNames": names,
      "minProperties": .number("\(count + keys.count - optional)"),
      "maxProperties": hasLimit ? .number("\(count + keys.count)") : nil,
      "properties": properties.isEmpty ? nil : .object(properties),
      "patternProperties": nullsAreExact || nullMembers.isEmpty ? nil : .object(nullMembers),
      "additionalProperties": value,
    ])
    rules.insert(object, at: 0)
    if !shared.isEmpty { rules += moreThan(shared, in: scope) }
    return rules.count == 1 ? rules[0] : .members(["allOf": .array(rules)])
  }
}

extension JSONSchemaBuilder {
  /// The shared values with other keys: what has only these values has no tag.
  private mutating func moreThan(_ shared: SharedValues<WireValue>, in scope: SchemaScope) -> [JSONValue] {
    let (open, closed) = (shared.object(isClosed: false), shared.object(isClosed: true))
    return [object(of: open, in: scope), .not(object(of: closed, in: scope))]
  }
}

extension WireEnum {
  /// Tags under which there is null: under `properties`, or `patternProperties` if the case of letters is ignored.
  fileprivate func members(ofNulls tags: [Tag]) -> [JSONValue.Member] {
    tags.map { tag in
      let key = ignoresCase ? JSONValue.pattern(ofAnyCase: [tag.text]) : tag.text
      return JSONValue.Member(key: key, value: .members(["type": .string("null")]))
    }
  }

  /// There is another key than those that are null, and those that all cases have.
  fileprivate func otherKey(than nulls: [Tag], _ keys: [String]) -> JSONValue {
    let (tags, others) = (nulls.map { JSONValue.string($0.text) }, keys.map { JSONValue.string($0) })
    let ignored =
      !ignoresCase
      ? JSONValue.values(tags + others)
      : others.isEmpty ? .inAnyCase(tags) : .anyOf([.inAnyCase(tags), .values(others)])
    return .not(.members(["propertyNames": ignored]))
  }
}
