import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Finds the annotation that differs least from hand-written code.
struct AnnotationSearch {
  struct Attempt {
    var draft: TreeDraft
    var differences: [Difference] = []
    /// Nil if the code doesn't read.
    fileprivate(set) var walk: Walk?
    fileprivate var distance: Int { differences.reduce(0) { $0 + $1.weight } }
  }

  /// JSON that the code may meet, and what it reads of it.
  typealias Outcomes = [(mutation: Mutation, outcome: ReadOutcome?)]

  private let coding: HandWritten
  private let samples: [JSONValue]
  private let others: [JSONValue]
  private let isRead: Bool
  private let make: (TreeDraft) -> AnnotationTrial
  private(set) var best: Attempt?
  private var outcomesByKey: [String: ([Mutation], [ReadOutcome?])] = [:]
  /// Why there are no annotations: what the generator says, and what would be read otherwise.
  private var (refused, misread): ([(draft: TreeDraft, text: String)], [String]) = ([], [])
  /// What would be written where values are nil, if that is all that would differ.
  private var unwritten: [String] = []

  /// - Parameters:
  ///   - samples: JSON of all cases.
  ///   - others: JSON that may be read by what the user says already.
  ///   - isRead: Whether the code reads.
  init(
    _ coding: HandWritten,
    _ samples: [JSONValue],
    _ others: [JSONValue],
    isRead: Bool,
    _ make: @escaping (TreeDraft) -> AnnotationTrial
  ) {
    (self.coding, self.samples, self.others, self.isRead, self.make) = (coding, samples, others, isRead, make)
  }

  /// Whether nothing can be better.
  var isDone: Bool { best?.differences.isEmpty ?? false }

  func trial(_ draft: TreeDraft) -> AnnotationTrial { make(draft) }

  /// Why there is no annotation, what may help if that is known, and whether it is about what is read.
  var refusal: (text: String, wayOut: String?, isOfReading: Bool) {
    if let first = misread.first { return (first, nil, true) }
    if let first = unwritten.first { return (first, nil, false) }
    // The nearest one has its tag where the code looks for one.
    let keys = coding.evaluator.words.texts
    let nearest = refused.first { $0.draft.strategy.tagKey.map(keys.contains) ?? false } ?? refused.first
    let reason = nearest.map { "the nearest annotation: \($0.draft.annotation): \($0.text)" }
    return ("no annotation writes what this writes: \(coding.writtenText)", reason ?? coding.wayOut, false)
  }

  /// Tries a draft, and what the code does with other tags, other keys and errors.
  mutating func add(_ draft: TreeDraft) throws(Refusal) {
    guard var attempt = try attempt(draft) else { return }
    if isRead {
      let (mutations, outcomes) = try known(for: draft)
      // What differs more than the best is none to go on with.
      let limit = best?.distance ?? .max
      attempt.differences = coding.differences(from: trial(attempt.draft), on: mutations, outcomes, limit: limit)
      // The compiler's coding has nothing more to be found.
      let refined =
        attempt.differences.isEmpty || !coding.isByHand ? [] : draft.refined(coding, mutations, outcomes)
      for candidate in refined where !attempt.differences.isEmpty {
        guard var other = try self.attempt(candidate) else { continue }
        let limit = attempt.distance
        other.differences = coding.differences(from: trial(other.draft), on: mutations, outcomes, limit: limit)
        if other.distance < attempt.distance { attempt = other }
      }
      if !attempt.differences.isEmpty { try addDefaults(to: &attempt, mutations, outcomes) }
      if let best, attempt.distance >= best.distance { return }
      if let (name, json) = lostCase(of: attempt.draft) {
        misread.append("no annotation reads case '\(name)' as this does: by hand, \(json) is .\(name)")
        return
      }
      let now = trial(attempt.draft)
      let walk = try Walk(coding, from: samples, tagKey: draft.strategy.tagKey, now)
      attempt.differences += coding.declaring(attempt.draft.defaults) {
        coding.differences(from: now, on: walk, besides: attempt.differences)
      }
      attempt.walk = walk
    }
    if best.map({ attempt.distance < $0.distance }) ?? true { best = attempt }
  }

  /// A case that is only read, and that the annotation skips, with JSON of it.
  private func lostCase(of draft: TreeDraft) -> (name: String, json: String)? {
    for (index, element) in coding.cases.enumerated() where draft[index].skipped.contains(.decoding) {
      guard let example = element.example else { continue }
      return (element.name, example.text(.compact).shortened(to: 120))
    }
    return nil
  }

  /// With the defaults that values have by hand, if that is nearer.
  private mutating func addDefaults(
    to attempt: inout Attempt,
    _ mutations: [Mutation],
    _ outcomes: [ReadOutcome?]
  ) throws(Refusal) {
    for candidate in DefaultDrafts(coding, mutations, outcomes).drafts(attempt.draft, coding.cases) {
      guard var other = try self.attempt(candidate) else { continue }
      let now = trial(other.draft)
      other.differences = coding.declaring(other.draft.defaults) {
        coding.differences(from: now, on: mutations, outcomes, limit: attempt.distance)
      }
      if other.distance < attempt.distance { attempt = other }
    }
  }

  func outcomes(for draft: TreeDraft) throws(Refusal) -> Outcomes {
    let (mutations, outcomes) = outcomesByKey[draft.strategy.tagKey ?? ""] ?? ([], [])
    return zip(mutations, outcomes).map { ($0, $1) }
  }

  private mutating func known(for draft: TreeDraft) throws(Refusal) -> ([Mutation], [ReadOutcome?]) {
    let key = draft.strategy.tagKey
    if let known = outcomesByKey[key ?? ""] { return known }
    let found = try Self.outcomes(coding, key, samples, others)
    outcomesByKey[key ?? ""] = found
    return found
  }

  /// A draft that the generator takes, that writes what the code writes, and that reads it as the code does; else nil.
  private mutating func attempt(_ draft: TreeDraft) throws(Refusal) -> Attempt? {
    var draft = draft
    if coding.table == nil { draft.options.conformance = coding.conformance }
    for (index, element) in coding.cases.enumerated() where element.tree == nil {
      if !draft[index].skipped.isEmpty { continue }
      let isRead = !draft[index].namedCatches.isEmpty
      // What catches is read, and is an error to write, as by hand.
      if isRead, coding.conformance != .codable { continue }
      draft[index].skipped = isRead ? [.encoding] : Set(Direction.allCases)
    }
    // An enum without any case is none to be read.
    if coding.cases.indices.allSatisfy({ draft[$0].skipped.count == Direction.allCases.count }) { return nil }
    // What is only read is compared as if it were written, too.
    var whole = draft
    if draft.options.conformance == .decodable { whole.options.conformance = .codable }
    let now = trial(draft)
    let writing = trial(whole)
    if let error = now.errors.first {
      refused.append((draft, error))
      return nil
    }
    for index in coding.cases.indices where try !agrees(on: index, draft, now, writing) { return nil }
    if let table = coding.table {
      draft.options.conformance = table.conformance
      for (index, row) in table.cases.enumerated() { if let skip = row.skip { draft[index].skipped.insert(skip) } }
      if let error = trial(draft).errors.first {
        refused.append((draft, error))
        return nil
      }
    }
    return Attempt(draft: draft)
  }

  /// Whether a draft writes a case as the code does, and reads what the code writes.
  private mutating func agrees(
    on index: Int,
    _ draft: TreeDraft,
    _ now: AnnotationTrial,
    _ writing: AnnotationTrial
  ) throws(Refusal) -> Bool {
    let element = coding.cases[index]
    let plain = draft.strategy.hasTags ? nil : element.treeWithoutOwnTag
    guard let whole = element.tree else { return true }
    let tree = plain ?? whole
    if draft[index].catches.contains(.unknown), !element.values.isEmpty {
      if !draft.strategy.captures(tree, element, coding) { return false }
    } else {
      if text(writing.written(element.name), of: element) != text(tree, of: element) { return false }
      for (nils, tree) in element.variations + element.combinations {
        // What an alias hides is written as null.
        let hidden = nils.intersection(element.optionalsBehind.keys)
        let written = writing.written(element.name, nils: nils.subtracting(hidden))
        let now = hidden.reduce(written) { $0?.nulling($1) }
        if text(now, of: element) == text(tree, of: element) { continue }
        for value in element.values where hidden.contains(value.name) {
          let optional = element.optionalsBehind[value.name]?.text ?? ""
          misread.append(
            "'\(value.name)' of case '\(element.name)' would be written where it is nil, since '\(value.type.text)' doesn't look "
              + "like an optional; write '\(optional)'"
          )
        }
        if coding.cases.allSatisfy({ text(writing.written($0.name), of: $0) == text($0.tree, of: $0) }) {
          let (byHand, ours) = (coding.text(of: tree, element), now.map { coding.text(of: $0, element) } ?? "nothing")
          unwritten.append(
            "no annotation writes case '\(element.name)' as this does: by hand, it is \(byHand) "
              + "where \(element.text(of: nils)) nil; as \(draft.annotation), \(ours)"
          )
        }
        return false
      }
    }
    if coding.conformance.isDecodable || coding.table != nil {
      let json = coding.json(whole, element).json
      if writing.refusesToWrite(json, of: element.name) {
        let type = element.values.first?.type.text ?? ""
        misread.append(
          "no annotation writes case '\(element.name)' as this does: '\(type)' of another file is taken for an object"
        )
        return false
      }
      // What reads the JSON of a case that is only written is compared later.
      let isOnlyWritten = draft[index].skipped == [.decoding]
      let (byHand, read) = (try coding.read(json)?.element, now.read(json)?.element)
      if !isOnlyWritten, byHand != read {
        func text(_ element: String?) -> String { element.map { ".\($0)" } ?? "an error" }
        let difference =
          "by hand, its JSON \(json.text(.compact)) is \(text(byHand)); as \(draft.annotation), \(text(read))"
        misread.append("no annotation reads case '\(element.name)' as this does: \(difference)")
        return false
      }
    }
    return true
  }

  /// A struct that is alone in an object is that object.
  private func text(_ tree: WrittenTree?, of element: HandWritten.Case) -> String? {
    if case .object(let members)? = tree, members.count == 1, members[0].key == nil,
      case .value(let name) = members[0].tree, let type = element.values.first(where: { $0.name == name })?.type,
      coding.evaluator.types.properties(of: type) != nil
    {
      return members[0].tree.text
    }
    return tree?.text
  }

  /// What the code reads of JSON that it may meet.
  private static func outcomes(
    _ coding: HandWritten,
    _ key: String?,
    _ samples: [JSONValue],
    _ others: [JSONValue]
  ) throws(Refusal) -> ([Mutation], [ReadOutcome?]) {
    let tags = tags(coding, key)
    // A walk asks about the same JSON.
    coding.evaluator.trace = Trace()
    defer { coding.evaluator.trace = nil }
    for json in samples { _ = try coding.read(json) }
    var rounds = 0
    while true {
      rounds += 1
      // Reading tells the words that the code knows. A fallback is only read where something is missing.
      let (words, numbers) = (coding.evaluator.words.texts, coding.evaluator.words.numbers)
      let all = Mutations(
        tagKey: key,
        words: words.sorted(byBytesOf: \.self),
        numbers: numbers.sorted(byBytesOf: \.self),
        tags: tags,
        samples: samples
      ).all
      // Of a case that has no JSON of its own.
      let examples = coding.cases.filter { $0.tree == nil }.compactMap(\.example) + others
      var (mutations, outcomes): ([Mutation], [ReadOutcome?]) = ([], [])
      for mutation in all + examples.map({ Mutation(kind: .example, json: $0) }) {
        let outcome = try coding.read(mutation.json)
        if let rest = mutation.rest, try coding.read(rest) == outcome { continue }
        mutations.append(mutation)
        outcomes.append(outcome)
        guard let outcome, let (both, original) = mutation.withBothKeys,
          outcome.values.contains(.read("/\(mutation.renamed?.new ?? "")")),
          try coding.read(original)?.element == outcome.element
        else { continue }
        mutations.append(both)
        outcomes.append(try coding.read(both.json))
      }
      let known = coding.evaluator.words
      let isAll = known.texts == words && known.numbers == numbers
      if isAll || rounds == 4 { return (mutations, outcomes) }
    }
  }

  private static func tags(_ coding: HandWritten, _ key: String?) -> Set<String> {
    var tags: Set<String> = []
    for element in coding.cases {
      switch element.tree {
      case .constant(.string(let text))?: tags.insert(text)
      case .array(let elements)?:
        if case .constant(.string(let text))? = elements.first { tags.insert(text) }
      case .object(let members)?:
        if let key {
          if case .constant(.string(let text))? = members.first(where: { $0.key == key })?.tree { tags.insert(text) }
        } else if members.count == 1, let only = members[0].key {
          tags.insert(only)
        }
      case .constant?, .value?, nil: break
      }
    }
    return tags
  }
}

extension Strategy {
  /// Whether a case that catches unknown tags is written as it was read.
  fileprivate func captures(_ tree: WrittenTree, _ element: HandWritten.Case, _ coding: HandWritten) -> Bool {
    if case .value(let name) = tree, element.keepsTag(beside: name) {
      return tagKey.map { coding.readsTag(under: $0, andWhole: element) } ?? false
    }
    guard element.values.count == 1, let value = element.values.first, !value.isOptional else { return false }
    let isTag = [.string, .named("Int"), .bool].contains(value.type)
    if case .value = tree {
      // What has no tag is not written as an unknown case.
      let properties = coding.evaluator.types.properties(of: value.type)
      if coding.conformance.isEncodable, let tagKey, !(properties?.contains { $0.key == tagKey } ?? true) {
        return false
      }
      return tagIsAll ? isTag || value.type == .anything : !isTag
    }
    guard isTag, let tagKey, case .object(let members) = tree, members.count == 1, members[0].key == tagKey,
      case .value = members[0].tree
    else { return false }
    return true
  }
}
