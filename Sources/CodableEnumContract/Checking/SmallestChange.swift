import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Finds the case that is nearest to JSON, and the smallest change of its annotation that takes it: changes are tried.
struct SmallestChange {
  let trial: SampleTrial
  /// The cases of the root that take samples.
  private let seen: Set<String>
  /// Of problems that were there before.
  private var known: [String: [SampleChange]] = [:]
  /// How often nothing was found for a problem.
  private var misses: [String: Int] = [:]
  private let mostMisses = 4
  /// The tags that no case has, by the enums.
  let unknownTags: [String: Set<Tag>]
  var types: TypeReading { trial.types }

  init(_ trial: SampleTrial, seen: Set<String>) {
    (self.trial, self.seen) = (trial, seen)
    var unknownTags: [String: Set<Tag>] = [:]
    for finding in trial.failing.lazy.flatMap(\.findings) {
      guard case .unknownTag(let tag) = finding.problem, let owner = finding.owner else { continue }
      unknownTags[trial.types.mergedEnum(owner.id)?.id ?? owner.id, default: []].insert(tag)
    }
    self.unknownTags = unknownTags
  }

  typealias Change = SampleChange

  /// A finding, and where it is.
  struct Problem {
    var finding: CaseReading.Finding
    var id: String
    /// The enum's name, or that of the type which merges it with fields.
    var name: String
    var enumeration: WireEnum
    var element: WireCase?
    /// All of the enum's JSON.
    var json: JSONValue
    var others: [CaseReading.Finding]
  }

  mutating func note(
    about finding: CaseReading.Finding,
    in json: JSONValue,
    _ reading: CaseReading
  ) -> (message: SampleCheck.Message, subject: String)? {
    guard let owner = finding.owner, var problem = problem(finding, owner, in: json, reading) else {
      guard let value = finding.value, let change = change(of: value, finding, json) else { return nil }
      return note(at: value.place, "\(change) would take it")
    }
    let enumeration = problem.enumeration
    var reason = ""
    if owner.element == nil, let (element, findings) = nearest(to: problem) {
      problem.element = element
      // Without tags, the values say why the nearest case doesn't take it.
      if case .noCase = finding.problem, let first = findings.first {
        (problem.finding, problem.others) = (first, findings)
        reason = ", but " + (first.path.isEmpty ? "" : "at \(first.path) ") + first.problem.text
      }
    }
    let change = change(problem, json).map { "; \($0) would take it" } ?? ""
    guard let element = problem.element else {
      guard let place = enumeration.cases.first?.place else { return nil }
      if !change.isEmpty { return note(at: place, "in \(problem.name), " + change.dropFirst(2)) }
      guard case .unknownTag = finding.problem else { return nil }
      let tags = enumeration.cases.flatMap(\.readTags).map(\.literal).sorted(byBytesOf: \.self)
      let list = tags.prefix(20).joined(separator: ", ") + (tags.count > 20 ? ", …" : "")
      return note(at: place, "\(problem.name) has the tags \(list)")
    }
    return note(at: element.place, "the nearest case is '\(element.name)' of \(problem.name)\(reason)", change)
  }

  /// Nil unless it is inside an enum, which fields may be merged with.
  private func problem(
    _ finding: CaseReading.Finding,
    _ owner: (id: String, path: String, element: WireCase?),
    in json: JSONValue,
    _ reading: CaseReading
  ) -> Problem? {
    let merged = types.mergedEnum(owner.id)
    let id = merged?.id ?? owner.id
    guard let enumeration = types.enums[id]?.enumeration, let own = JSONPointer(owner.path)?.value(in: json) else {
      return nil
    }
    return Problem(
      finding: finding,
      id: id,
      name: owner.id,
      enumeration: enumeration,
      element: owner.element.flatMap { element in enumeration.cases.first { $0.name == element.name } },
      json: merged.map { own.without($0.fields) } ?? own,
      others: reading.findings
    )
  }

  /// - Parameter change: What would take it.
  private func note(
    at place: WirePlace,
    _ subject: String,
    _ change: String = ""
  ) -> (message: SampleCheck.Message, subject: String) {
    (SampleCheck.Message(path: place.path, position: place.position, text: subject + change), subject)
  }

  // MARK: The nearest case

  /// The case whose tag is the nearest, or whose values are, and what is wrong with these; nil if several are as near.
  private func nearest(to problem: Problem) -> (WireCase, [CaseReading.Finding])? {
    // What a case catches is not near to it.
    let known = problem.enumeration.cases.filter { $0.isDecoded && $0.payload != nil && $0.catches.isEmpty }
    if case .unknownTag(let tag) = problem.finding.problem {
      let near = nearestSpelling(to: tag.text, in: known.flatMap(\.tags).map(\.text))
      return known.first { element in element.tags.contains { $0.text == near } }.map { ($0, []) }
    }
    guard let reader = types.reader(of: .definition(problem.id, [])) else { return nil }
    let filled = known.filter { !$0.content.values.isEmpty }
    let readings = filled.map { ($0, reader.read(.constant(problem.json), forcedAs: $0).findings) }
    let costs = readings.map { $0.1.reduce(0) { $0 + ($1.path.isEmpty && $1.problem.isOfAll ? 100 : 1) } }
    guard let least = costs.min(), least < 100, costs.count(where: { $0 == least }) == 1 else { return nil }
    return zip(readings, costs).first { $1 == least }?.0
  }

  // MARK: Changes

  private mutating func change(_ problem: Problem, _ json: JSONValue) -> String? {
    let key = "\(problem.id)\n\(problem.element?.name ?? "")\n\(problem.finding.problem.text)"
    return change(key, json) { $0.changes(problem) }
  }

  private mutating func change(of value: WireValue, _ finding: CaseReading.Finding, _ json: JSONValue) -> String? {
    let key = "\(value.name)\n\(value.place.path)\n\(value.place.position)\n\(finding.problem.text)"
    return change(key, json) { $0.changes(of: value, finding.problem) }
  }

  /// The shortest change that takes a sample, and no other one away.
  private mutating func change(_ key: String, _ json: JSONValue, _ changes: (Self) -> [Change]) -> String? {
    if let before = known[key]?.first(where: { trial.takes(json, after: $0) }) { return before.text }
    if misses[key, default: 0] == mostMisses { return nil }
    let found = changes(self).sorted(byNumber: { $0.text.utf8.count }).first {
      trial.takes(json, after: $0) && trial.keepsAll(after: $0)
    }
    guard let found else {
      misses[key, default: 0] += 1
      return nil
    }
    known[key, default: []].append(found)
    return found.text
  }

  private func changes(_ problem: Problem) -> [Change] {
    own(problem) + names(problem) + layouts(problem)
  }

  private func own(_ problem: Problem) -> [Change] {
    let values = problem.finding.value.map { changes(of: $0, problem.finding.problem, in: problem.element) } ?? []
    switch problem.finding.problem {
    case .unknownTag(let tag):
      // Another kind of thing is another case.
      return problem.element.map { [tagged($0, tag, problem)] } ?? added(tag, problem).map { [$0] } ?? []
    case .noTag: return otherKeys(problem) + withoutTag(problem)
    case .missing(let value, let key?):
      return renamed(value, key, problem) + aliases(of: value, key, problem)
        + changes(of: value, problem.finding.problem, in: problem.element)
    case .kind, .text, .rawValue, .lost(.constant), .lost(.content): return values + emptyCases(problem) + rest(problem)
    case .count: return values + rest(problem)
    case .noCase, .severalCases, .severalMatch, .layout, .missing, .type, .severalKeys, .unknownKey, .unknownKeys,
      .fixedKeys, .bounds, .lost:
      return values
    }
  }

  private func tagged(_ element: WireCase, _ tag: Tag, _ problem: Problem) -> Change {
    let literal = tag.literal
    let isNear = nearestSpelling(to: tag.text, in: element.tags.map(\.text)) != nil
    let isTagged =
      !problem.enumeration.hasTags || seen.contains(element.name) || !element.aliases.isEmpty || !isNear
    let text = isTagged ? "aliases: [\(literal)] in its @CodableCase" : "@CodableCase(\(literal))"
    return Change(text, problem.id, .aliases(element.aliases + [tag], of: element.name))
  }

  /// Another key has a tag.
  private func otherKeys(_ problem: Problem) -> [Change] {
    let tags = Set(problem.enumeration.cases.flatMap(\.readTags))
    return (problem.json.members ?? []).compactMap { member in
      guard let tag = Tag(member.value), tags.contains(tag),
        let strategy = problem.enumeration.strategy.withTagKey(member.key)
      else { return nil }
      return Change("strategy: \(strategy.spelling)", problem.id, .strategy(strategy))
    }
  }

  private func withoutTag(_ problem: Problem) -> [Change] {
    guard let element = problem.element else { return [] }
    let catching = WireEdit.catches(element.catches + [.missing], of: element.name)
    let caught = Change("catches: .missing in its @CodableCase", problem.id, catching)
    guard case .value = problem.enumeration.tagPlace else { return [caught] }
    return [Change("@CodableCase(nil)", problem.id, .tag(nil, of: element.name), catching), caught]
  }

  /// The JSON has a similar key.
  private func aliases(of value: WireValue, _ key: String, _ problem: Problem) -> [Change] {
    let others = problem.others.filter { $0.path == problem.finding.path }.compactMap { other -> String? in
      switch other.problem {
      case .lost(.key(let key)), .unknownKey(let key): key
      // Only these are about a key that is there.
      default: nil
      }
    }
    guard let near = nearestSpelling(to: key, in: others), let element = problem.element,
      let keyed = element.content.keyedValues.first(where: { $0.key == key && $0.value == value })
    else { return [] }
    let text = "keyAliases: [\(swiftLiteral(key)): [\(swiftLiteral(near))]] in its @CodableCase"
    return [Change(text, problem.id, .keyAliases(keyed.aliases + [near], of: value.name, in: element.name))]
  }

  /// Nothing is written as something else, or as the name alone.
  private func emptyCases(_ problem: Problem) -> [Change] {
    guard problem.element?.content.values.isEmpty ?? true else { return [] }
    let (strategy, own) = (problem.enumeration.strategy, problem.enumeration.emptyCases)
    return strategy.emptyCases.filter { $0 != own }.map { emptyCases in
      Change("emptyCases: .\(emptyCases)", problem.id, .emptyCases(emptyCases))
    }
  }

  /// The elements of the last value follow one by one.
  private func rest(_ problem: Problem) -> [Change] {
    guard let element = problem.element, case .array(var values) = element.payload, var last = values.popLast(),
      case .list = last.type, !last.isRest, !last.canBeMissing
    else { return [] }
    last.isRest = true
    let content = CaseContent.payload(.array(values + [last]))
    return [Change("rest: true in its @CodableCase", problem.id, .content(content, of: element.name))]
  }
}

extension CaseReading.Problem {
  /// Whether it is about the kind of the JSON, not a part of it.
  fileprivate var isOfAll: Bool {
    switch self {
    case .kind, .text, .layout, .lost(.constant), .lost(.content): true
    // All others name a part.
    default: false
    }
  }
}
