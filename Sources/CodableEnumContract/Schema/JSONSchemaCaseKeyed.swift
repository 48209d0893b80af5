import CodableEnumGenerator

// `{"list": ["<id>", […]]}`, `"empty"`
extension JSONSchemaBuilder {
  /// An object whose one key is the tag, or the tag alone.
  mutating func caseKeyed(_ enumeration: WireEnum, _ cases: [WireCase], in scope: SchemaScope) -> JSONValue {
    var branches: [JSONValue] = []
    var names: [JSONValue] = []
    for element in cases where !element.tags.isEmpty {
      let tags = element.tags.map { JSONValue($0) }
      let isName = element.mayBeAlone
      if isName { names += tags }
      let content = content(of: element, enumeration, in: scope)
      branches.append(oneKey(element.tags.map(\.text), content, in: scope).titled(element.name))
    }
    if !names.isEmpty {
      // What is written comes first.
      branches.insert(.values(names), at: enumeration.emptyCases == .name ? 0 : branches.count)
    }
    if let unknown = enumeration.catching(.unknown) {
      let known = enumeration.cases.flatMap(\.tags).map { JSONValue($0) }
      branches.append(unknownKey(unknown, known, in: scope).titled(unknown.name))
      branches.append(.members(["type": .string("string"), "not": known.isEmpty ? nil : .values(known)]))
    }
    if let missing = enumeration.catching(.missing) {
      branches.append(
        JSONValue.members(["type": .string("object"), "maxProperties": .number("\(scope.besides.count)")])
          .titled(missing.name)
      )
    }
    return branches.isEmpty ? .not(.empty) : .oneOf(branches)
  }

  private mutating func content(of element: WireCase, _ enumeration: WireEnum, in scope: SchemaScope) -> JSONValue {
    switch element.content {
    case .none, .flat, .merged, .unknownTag, .unknownTagAndContent, .anything, .skipped:
      return .emptyCase(writtenAs: enumeration.emptyCases.json)
    case .bare(let value): return schema(of: value, in: scope)
    case .array(let values): return array(of: values, in: scope)
    case .object(let values) where values.isEmpty:
      return .emptyCase(writtenAs: .empty)
    case .object(let values): return objectUnderTag(of: values, enumeration.rejectsUnknownKeys, in: scope)
    }
  }

  /// An object with one of the keys, and with those that it is merged with.
  private func oneKey(_ keys: [String], _ content: JSONValue, in scope: SchemaScope) -> JSONValue {
    let own = keys.map { JSONValue.Member(key: $0, value: content) }
    return .members([
      "type": .string("object"), "properties": .object(own + scope.others(than: own)),
      "required": keys.count == 1 ? .strings(keys) : nil, "additionalProperties": .boolean(false),
      "oneOf": keys.count == 1 ? nil : .array(keys.map { .members(["required": .strings([$0])]) }),
    ])
  }

  /// An object whose one key is not known; of several, if the whole of it is kept.
  private func unknownKey(_ element: WireCase, _ known: [JSONValue], in scope: SchemaScope) -> JSONValue {
    var keepsWhole = false
    if case .anything = element.content { keepsWhole = true }
    let count = scope.besides.count + 1
    return .members([
      "type": .string("object"), "propertyNames": known.isEmpty ? nil : .not(.values(known)),
      "minProperties": .number("\(count)"), "maxProperties": keepsWhole ? nil : .number("\(count)"),
    ])
  }
}

extension WireCase {
  /// Whether its tag alone, as a string, is read as the case.
  var mayBeAlone: Bool {
    switch content {
    case .none: true
    case .bare(let value): value.isOptional
    case .object(let values): values.isEmpty
    case .array, .flat, .merged, .unknownTag, .unknownTagAndContent, .anything, .skipped: false
    }
  }
}

extension JSONValue {
  /// What is read under the tag of a case without values; what is written comes first.
  fileprivate static func emptyCase(writtenAs written: JSONValue) -> JSONValue {
    let others: [JSONValue] = [.boolean(true), .null, .empty, .array([])]
    return .values([written] + others.filter { $0 != written })
  }
}

extension EmptyCases {
  /// What is under the tag; true where nothing is, since it is read as well as any other.
  fileprivate var json: JSONValue {
    switch self {
    case .true, .name: .boolean(true)
    case .null: .null
    case .object: .empty
    case .array: .array([])
    }
  }
}

extension Tag {
  /// As a key.
  var text: String {
    switch self {
    case .string(let text): text
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}
