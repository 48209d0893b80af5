import CodableEnumJSON

/// JSON for each way to answer what schemas ask at one place: whether a key is there, of which kind it is, which
/// constant it is, and which alternative takes it.
struct SchemaWalk {
  private let judge: SchemaJudge
  private var specimens: Specimens
  /// What was made for some schemas, by how deep they are.
  private var known: [Place: [JSONValue]] = [:]
  private var random: UInt64 = 1

  private struct Place: Hashable {
    var ids: [ObjectIdentifier]
    var depth: Int
  }

  /// How many answers there may be at each depth.
  private static let limits = [1000, 24, 8]
  private static let mostKeys = 24
  private static let mostElements = 6

  private static let kinds: [JSONValue] = [
    .number("7"), .string("~"), .boolean(true), .number("7.5"), .array([]), .empty, .null,
  ]

  init(_ judge: SchemaJudge, _ normalizer: Normalizer) {
    (self.judge, specimens) = (judge, Specimens(normalizer))
  }

  mutating func values(at site: SchemaSite) -> [JSONValue] { values(of: [judge.node(at: site)], 0) }

  /// - Parameter nodes: The schemas that are asked about the same JSON.
  private mutating func values(of nodes: [SchemaNode], _ depth: Int) -> [JSONValue] {
    let place = Place(ids: nodes.map(ObjectIdentifier.init), depth: depth)
    if let values = known[place] { return values }
    known[place] = Self.kinds
    let asked = self.asked(of: nodes)
    let bases = nodes.prefix(Self.mostKeys).flatMap { self.bases(of: $0.site) }
    var values = Self.kinds + asked.flatMap { $0.own.constants?.prefix(8) ?? [] } + bases
    if depth < Self.limits.count {
      values += objects(asked, bases, depth) + arrays(asked, bases, depth)
    }
    var seen: Set<JSONValue> = []
    values = values.filter { seen.insert($0).inserted }
    known[place] = values
    return values
  }

  /// What some schemas ask about the same JSON, each once.
  private func asked(of nodes: [SchemaNode]) -> [SchemaNode] {
    var (asked, seen): ([SchemaNode], Set<ObjectIdentifier>) = ([], [])
    var rest = Array(nodes.reversed())
    while let node = rest.popLast(), asked.count < 200 {
      guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
      asked.append(node)
      rest += judge.partsOnSameJSON(of: node).reversed()
    }
    return asked
  }

  /// JSON that a schema takes as a whole, for each of its members.
  private mutating func bases(of site: SchemaSite) -> [JSONValue] {
    guard let schema = try? specimens.normalizer.schema(site) else { return [] }
    let members = (try? specimens.normalizer.members(of: schema)) ?? [schema]
    return members.prefix(Self.mostKeys).flatMap { member in
      [false, true].compactMap { specimens.value(of: member, isFull: $0, 0) }
    }
  }

  // MARK: Keys and elements

  /// What may be in one place of an object or an array; nil is nothing.
  private struct Answers {
    /// One for each way in which the schemas judge it.
    var judged: [JSONValue?] = [nil]
    /// One for each of these, and each kind.
    var all: [JSONValue?] = [nil]
  }

  private mutating func answers(of nodes: [SchemaNode], _ depth: Int) -> Answers {
    struct Judgment: Hashable {
      var takes: [Bool]
      var kind: JSONKinds?
      var constant: JSONValue?
    }
    let asked = self.asked(of: nodes)
    let constants = Set(asked.flatMap { $0.own.constants?.prefix(8) ?? [] })
    let areMixed = asked.contains { $0.own.kinds != .all && $0.own.kinds.isMixed }
    var answers = Answers()
    var (judged, all): (Set<Judgment>, Set<Judgment>) = ([], [])
    for value in values(of: nodes, depth + 1) {
      var judgment = Judgment(
        takes: asked.map { judge.accepts(value, $0) },
        kind: areMixed ? JSONKinds(of: value) : nil,
        constant: constants.contains(value) ? value : nil
      )
      if judged.insert(judgment).inserted { answers.judged.append(value) }
      judgment.kind = JSONKinds(of: value)
      if all.insert(judgment).inserted { answers.all.append(value) }
    }
    return answers
  }

  private mutating func objects(_ asked: [SchemaNode], _ bases: [JSONValue], _ depth: Int) -> [JSONValue] {
    let asked = asked.filter { !$0.saysNothingOfObjects }
    if asked.isEmpty { return [] }
    var (keys, seen): ([String], Set<String>) = ([], [])
    for node in asked {
      let own =
        node.own.properties.map(\.key) + node.own.required.sorted() + node.patterns.map { $0.beginning + "~" }
        + node.dependencies.flatMap { [$0.key] + $0.keys }
      keys += own.filter { seen.insert($0).inserted }
    }
    let step = max(keys.count - 1, 0) / Self.mostKeys + 1
    keys = stride(from: 0, to: keys.count, by: step).map { keys[$0] }
    if seen.insert("~").inserted { keys.append("~") }
    let answers = keys.map { key in self.answers(of: asked.flatMap { $0.nodes(under: key) }, depth) }
    let places = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
    let starts = bases.compactMap(\.members).map { members in
      let places = members.map { places[$0.key] }
      return zip(members, places).reduce(into: [JSONValue?](repeating: nil, count: keys.count)) { start, member in
        if let place = member.1 { start[place] = member.0.value }
      }
    }
    return combinations(answers, starts, Self.limits[depth]).map { values in
      .object(zip(keys, values).compactMap { key, value in value.map { .init(key: key, value: $0) } })
    }
  }

  private mutating func arrays(_ asked: [SchemaNode], _ bases: [JSONValue], _ depth: Int) -> [JSONValue] {
    let asked = asked.filter { node in
      !node.elements.isEmpty || node.items != nil || node.own.isFull || node.own.elementCounts != 0...Int.max
    }
    if asked.isEmpty { return [] }
    let known = asked.map { node in
      let counts = node.own.elementCounts
      return max(node.elements.count, counts.lowerBound, counts.upperBound < Self.mostElements ? counts.upperBound : 0)
    }
    let count = min((known.max() ?? 0) + 1, Self.mostElements)
    let answers = (0..<count).map { index in self.answers(of: asked.compactMap { $0.node(at: index) }, depth) }
    let starts = bases.compactMap(\.array).map { elements in
      (0..<count).map { $0 < elements.count ? elements[$0] : nil }
    }
    return combinations(answers, starts, Self.limits[depth]).map { values in
      .array(values.prefix { $0 != nil }.compactMap(\.self))
    }
  }

  /// All combinations of what the schemas judge in different ways, or so many of them: those that differ from a start
  /// in one place, and then others, which differ in two or three.
  private mutating func combinations(
    _ answers: [Answers],
    _ starts: [[JSONValue?]],
    _ limit: Int
  ) -> [[JSONValue?]] {
    let starts = starts.isEmpty ? [answers.map { $0.judged.last ?? nil }] : starts
    var found = starts
    let changes = starts.count * answers.reduce(0) { $0 + $1.all.count }
    let step = max(changes - 1, 0) / limit + 1
    var index = 0
    for start in starts {
      for (place, answers) in answers.enumerated() {
        for value in answers.all {
          index += 1
          guard index % step == 0 else { continue }
          var other = start
          other[place] = value
          found.append(other)
        }
      }
    }
    var count = 1
    for answers in answers where count <= limit { count *= answers.judged.count }
    if count <= limit {
      return found
        + answers.reduce(into: [[]]) { all, answers in
          all = all.flatMap { start in answers.judged.map { start + [$0] } }
        }
    }
    for index in 0..<limit {
      var other = starts[index % starts.count]
      for _ in 0..<(2 + index % 2) {
        let place = next(below: answers.count)
        other[place] = answers[place].judged[next(below: answers[place].judged.count)]
      }
      found.append(other)
    }
    return found
  }

  /// The same numbers in each run.
  private mutating func next(below count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(count))
  }
}

extension SchemaNode {
  /// What it may ask about the value of a key.
  fileprivate func nodes(under key: String) -> [SchemaNode] {
    if let node = properties[key] { return [node] }
    return patterns.filter { key.hasPrefix($0.beginning) }.map(\.node) + [additional, unevaluated].compactMap(\.self)
  }

  fileprivate func node(at index: Int) -> SchemaNode? { index < elements.count ? elements[index] : items }
}
