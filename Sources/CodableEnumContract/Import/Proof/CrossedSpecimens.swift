import CodableEnumJSON

/// JSON between the members of a union: what one of them has, with a key or an element of another, or of another kind.
struct CrossedSpecimens {
  private var specimens: Specimens
  private let members: [NormalSchema]
  /// What may be under each key, as any of the members has it.
  private var answers: [(key: String, values: [JSONValue])] = []
  /// What may be each element of an array.
  private var elements: [[JSONValue]] = []

  private static let mostKeys = 24

  init(_ specimens: Specimens, _ members: [NormalSchema]) {
    (self.specimens, self.members) = (specimens, members)
    var sites: [String: [SchemaSite]] = [:]
    var keys: [String] = []
    for member in members {
      for property in member.properties {
        if sites[property.key] == nil { keys.append(property.key) }
        sites[property.key, default: []].append(property.site)
      }
      for (index, site) in member.elements.prefix(Self.mostKeys).enumerated() {
        if elements.count == index { elements.append(Self.kinds) }
        elements[index] += self.specimens.around(site)
      }
    }
    let step = max(keys.count - 1, 0) / Self.mostKeys + 1
    for index in stride(from: 0, to: keys.count, by: step) {
      let own = (sites[keys[index]] ?? []).prefix(Self.mostKeys).flatMap { self.specimens.around($0) }
      answers.append((keys[index], Self.distinct(Self.kinds + own)))
    }
    answers.append((key: "~", values: Self.kinds))
    elements = elements.map(Self.distinct)
  }

  /// So many at most, evenly spaced.
  mutating func values(limit: Int) -> [JSONValue] {
    var made = members.flatMap(\.tries)
    var whole: [[JSONValue.Member]] = []
    for member in members {
      for isFull in [false, true] {
        switch specimens.value(of: member, isFull: isFull, 0) {
        case .object(let own, _)?:
          if isFull { whole.append(own) }
          made += crossed(own)
        case .array(let own)?: made += crossed(own)
        case .null?, .boolean?, .number?, .string?, nil: break
        }
      }
      made += specimens.around(member)
    }
    for (index, first) in whole.enumerated() {
      for second in whole[(index + 1)...].prefix(Self.mostKeys) {
        made.append(.object(first + second.filter { other in !first.contains { $0.key == other.key } }))
        made.append(.object(second + first.filter { other in !second.contains { $0.key == other.key } }))
      }
    }
    let all = Self.distinct(made)
    let step = max(all.count - 1, 0) / limit + 1
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// With each key missing, and with each answer.
  private func crossed(_ own: [JSONValue.Member]) -> [JSONValue] {
    answers.flatMap { key, values -> [JSONValue] in
      let rest = own.filter { $0.key != key }
      return [.object(rest)] + values.map { .object(rest + [.init(key: key, value: $0)]) }
    }
  }

  /// With each element another, without the last ones, and with one more.
  private func crossed(_ own: [JSONValue]) -> [JSONValue] {
    let changed = own.indices.flatMap { index -> [JSONValue] in
      let values = index < elements.count ? elements[index] : Self.kinds
      return values.map { value in
        var other = own
        other[index] = value
        return .array(other)
      }
    }
    let more = own.count < elements.count ? elements[own.count] : Self.kinds
    return changed + own.indices.map { .array(Array(own[..<$0])) } + more.map { .array(own + [$0]) }
  }

  fileprivate static let kinds: [JSONValue] = [
    .null, .boolean(true), .number("7"), .number("7.5"), .string("~"), .array([]), .empty,
  ]

  private static func distinct(_ values: [JSONValue]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Specimens {
  /// JSON of a schema, and JSON near it: each constant, and what an element or a key inside of it is otherwise.
  fileprivate mutating func around(_ site: SchemaSite) -> [JSONValue] {
    guard let schema = try? normalizer.schema(site) else { return [] }
    guard schema.union != nil, let members = try? normalizer.members(of: schema) else { return around(schema) }
    return members.prefix(8).flatMap { around($0) }
  }

  fileprivate mutating func around(_ schema: NormalSchema) -> [JSONValue] {
    if let constants = schema.constants { return Array(constants.prefix(8)) }
    var found: [JSONValue] = []
    for isFull in [false, true] {
      guard let value = value(of: schema, isFull: isFull, 0) else { continue }
      found.append(value)
      switch value {
      case .array(let elements): found += Self.near(elements, upTo: schema.elementCounts.upperBound)
      case .object(let members, _): found += Self.near(members)
      case .null, .boolean, .number, .string: break
      }
    }
    return found
  }

  private static func near(_ elements: [JSONValue], upTo most: Int) -> [JSONValue] {
    let kinds = CrossedSpecimens.kinds
    guard let first = elements.first else { return kinds.map { .array([$0]) } }
    let longer = Array(repeating: first, count: most < 8 ? most + 1 : elements.count + 1)
    return kinds.map { .array([$0] + elements.dropFirst()) } + [.array(longer)]
  }

  private static func near(_ members: [JSONValue.Member]) -> [JSONValue] {
    members.indices.prefix(8).flatMap { index -> [JSONValue] in
      var less = members
      less.remove(at: index)
      return [.object(less)]
        + CrossedSpecimens.kinds.map { kind in
          var changed = members
          changed[index].value = kind
          return .object(changed)
        }
    }
  }
}

extension NormalSchema {
  /// Its constants, as a whole.
  fileprivate var tries: [JSONValue] { constants.map { Array($0.prefix(8)) } ?? [] }
}
