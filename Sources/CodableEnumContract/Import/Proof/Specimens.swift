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
    guard let most, most != least else { return }
    if let fewest = least?.members, let members = most.members, members.count > Self.mostMembers {
      changeOthers(than: fewest, among: members, schema)
    } else {
      change(most, schema)
    }
  }

  mutating func add(_ json: JSONValue) {
    if json.hasNull { nulls.insert(values.count) }
    values.append(json)
  }

  /// Adds the specimens of a member of a union that may have the tag of another one.
  mutating func add(_ schema: NormalSchema, _ tags: [(key: String, value: JSONValue)]) {
    add(schema, changes: true)
    for isFull in [false, true] {
      guard let members = value(of: schema, isFull: isFull, 0)?.members else { continue }
      for (key, value) in tags where schema[key] != nil {
        values.append(.object(members.filter { $0.key != key } + [.init(key: key, value: value)]))
      }
    }
  }

  private mutating func change(_ json: JSONValue, _ schema: NormalSchema) {
    switch json {
    case .object(let members, _):
      for index in Self.places(in: members) {
        var less = members
        less.remove(at: index)
        values.append(.object(less))
        for value in others(than: schema[members[index].key]) {
          var changed = members
          changed[index].value = value
          add(changed, value)
        }
      }
      values.append(.object(members + [.init(key: "~", value: .number("1"))]))
    case .array(let elements):
      if !elements.isEmpty { values.append(.array(Array(elements.dropLast()))) }
      values.append(.array(elements + [.boolean(true)]))
    case .null, .boolean, .number, .string: break
    }
  }

  // MARK: Objects with many keys

  /// The most keys of an object that are changed beside all others.
  private static let mostMembers = 24

  /// The indices of so many members at most, evenly spaced.
  private static func places(in members: [JSONValue.Member]) -> some Sequence<Int> {
    stride(from: 0, to: members.count, by: max(members.count - 1, 0) / mostMembers + 1)
  }

  /// Changes the keys that need not be there, each beside those that must be, so that the work grows with the keys.
  private mutating func changeOthers(
    than fewest: [JSONValue.Member],
    among members: [JSONValue.Member],
    _ schema: NormalSchema
  ) {
    let known = Set(fewest.map(\.key))
    let others = members.filter { !known.contains($0.key) }
    let sites = Dictionary(schema.properties.map { ($0.key, $0.site) }) { first, _ in first }
    let step = fewest.count > Self.mostMembers ? others.count / Self.mostMembers + 1 : 1
    for index in stride(from: 0, to: others.count, by: step) {
      for value in self.others(than: sites[others[index].key]) {
        add(fewest + [.init(key: others[index].key, value: value)], value)
      }
    }
  }

  /// Null, and a value that a schema refuses; in the place of no values, all that a case without values reads.
  private mutating func others(than site: SchemaSite?) -> [JSONValue] {
    let schema = site.flatMap { try? normalizer.schema($0) }
    let kinds = schema?.kinds ?? .all
    let others: [JSONValue] = [.string("~"), .number("7.5"), .array([]), .empty, .boolean(true)]
    let refused = others.filter { kinds.isDisjoint(with: JSONKinds(of: $0)) }
    return [.null] + (schema?.emptiness != nil ? refused : [refused.first ?? .string("~")])
  }

  private mutating func add(_ members: [JSONValue.Member], _ changed: JSONValue) {
    if changed == .null { nulls.insert(values.count) }
    values.append(.object(members))
  }

  // MARK: One value

  /// Nil if none can be made.
  ///
  /// - Parameter isFull: Whether it has all keys, and not just those that it needs.
  mutating func value(of schema: NormalSchema, isFull: Bool, _ depth: Int) -> JSONValue? {
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
    if schema.kinds.contains(.string) {
      let content = schema.content.flatMap { value(at: $0, depth) }
      return .string(content?.text(.compact) ?? Self.text(schema.format))
    }
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
      let pattern = schema.patterns.first
      if let site = pattern?.site ?? schema.additional, let value = value(at: site, depth) {
        let key = (pattern.map { beginning(ofPattern: $0.key) } ?? "") + "a"
        members.append(.init(key: key, value: value))
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

extension JSONValue {
  /// Whether a key of it, or of an object in it, is null.
  fileprivate var hasNull: Bool {
    switch self {
    case .object(let members, _): members.contains { $0.value == .null || $0.value.hasNull }
    case .array(let elements): elements.contains(where: \.hasNull)
    case .null, .boolean, .number, .string: false
    }
  }
}
