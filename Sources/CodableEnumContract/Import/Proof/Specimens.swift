import CodableEnumJSON

/// JSON that is valid by a schema, and JSON that differs from it in one place.
struct Specimens {
  var normalizer: Normalizer
  private(set) var values: [JSONValue] = []
  /// Of these, the ones with a null where a value may be missing.
  private(set) var nulls: Set<Int> = []

  init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
  }

  /// Adds the specimens of a schema, and of the changes of each of its keys.
  mutating func add(_ schema: NormalSchema, changes: Bool) {
    let least = value(of: schema, isFull: false, 0)
    let most = value(of: schema, isFull: true, 0)
    values += [least, most].compactMap(\.self)
    guard changes else { return }
    if let least { change(least, schema) }
    if let most, most != least { change(most, schema) }
  }

  mutating func add(_ json: JSONValue) { values.append(json) }

  private mutating func change(_ json: JSONValue, _ schema: NormalSchema) {
    switch json {
    case .object(let members, _):
      for (index, member) in members.enumerated() {
        var less = members
        less.remove(at: index)
        values.append(.object(less))
        let kinds = schema[member.key].flatMap { try? normalizer.schema($0).kinds } ?? .all
        let others: [JSONValue] = [.string("~"), .number("7.5"), .array([]), .empty, .boolean(true)]
        let other = others.first { kinds.isDisjoint(with: JSONKinds(of: $0)) }
        for value in [.null, other ?? .string("~")] {
          var changed = members
          changed[index].value = value
          if value == .null { nulls.insert(values.count) }
          values.append(.object(changed))
        }
      }
      values.append(.object(members + [.init(key: "~", value: .number("1"))]))
    case .array(let elements):
      if !elements.isEmpty { values.append(.array(Array(elements.dropLast()))) }
      values.append(.array(elements + [.boolean(true)]))
    case .null, .boolean, .number, .string: break
    }
  }

  // MARK: One value

  /// Nil if none can be made.
  ///
  /// - Parameter isFull: Whether it has all keys, and not just those that it needs.
  private mutating func value(of schema: NormalSchema, isFull: Bool, _ depth: Int) -> JSONValue? {
    if depth > 10 { return nil }
    if let constants = schema.constants { return constants.first }
    if schema.union != nil {
      guard let members = try? normalizer.members(of: schema) else { return nil }
      for member in members where member.id != schema.id {
        if let value = value(of: member, isFull: isFull, depth + 1) { return value }
      }
      return schema.kinds.contains(.null) ? .null : nil
    }
    if schema.kinds.contains(.object), schema.kinds != .all || !schema.properties.isEmpty {
      return object(schema, isFull: isFull, depth)
    }
    if schema.kinds.contains(.string) { return .string(Self.text(schema.format)) }
    if schema.kinds.contains(.integer) { return .number("1") }
    if schema.kinds.contains(.fraction) { return .number("1.5") }
    if schema.kinds.contains(.boolean) { return .boolean(true) }
    if schema.kinds.contains(.array) { return array(schema, isFull: isFull, depth) }
    return schema.kinds.contains(.null) ? .null : nil
  }

  private mutating func value(at site: SchemaSite, _ depth: Int) -> JSONValue? {
    guard let schema = try? normalizer.schema(site) else { return nil }
    return value(of: schema, isFull: false, depth + 1)
  }

  private static func text(_ format: String?) -> String {
    switch format {
    case "uuid": "01020304-0506-0708-090a-0b0c0d0e0f10"
    case "date-time": "2020-01-02T03:04:05Z"
    case "uri", "url", "uri-reference": "https://example.org"
    case "byte": "AAAA"
    default: "a"
    }
  }

  private mutating func object(_ schema: NormalSchema, isFull: Bool, _ depth: Int) -> JSONValue? {
    var members: [JSONValue.Member] = []
    for property in schema.properties where members.count < schema.propertyCounts.upperBound {
      let isRequired = schema.required.contains(property.key)
      guard isRequired || isFull || members.count < schema.propertyCounts.lowerBound else { continue }
      if let value = value(at: property.site, depth) {
        members.append(.init(key: property.key, value: value))
      } else if isRequired {
        return nil
      }
    }
    for key in schema.required.sorted() where schema[key] == nil {
      var value: JSONValue? = .string("a")
      if let site = schema.additional { value = self.value(at: site, depth) }
      if let value { members.append(.init(key: key, value: value)) }
    }
    if schema.isDictionary, isFull || schema.propertyCounts.lowerBound > members.count {
      if let site = schema.patterns.first?.site ?? schema.additional, let value = value(at: site, depth) {
        members.append(.init(key: "a", value: value))
      }
    }
    return .object(members)
  }

  private mutating func array(_ schema: NormalSchema, isFull: Bool, _ depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    for site in schema.elements {
      guard isFull || elements.count < schema.elementCounts.lowerBound else { break }
      guard let value = value(at: site, depth) else { return nil }
      elements.append(value)
    }
    let least = min(max(schema.elementCounts.lowerBound, isFull && schema.elements.isEmpty ? 1 : 0), 8)
    while elements.count < least {
      guard let site = schema.items, let value = value(at: site, depth) else { return .array(elements) }
      elements.append(value)
    }
    return .array(elements)
  }
}
