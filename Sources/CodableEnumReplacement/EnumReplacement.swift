import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The annotation that stands for one enum's hand-written coding.
struct EnumReplacement {
  let changes: [EnumEdit.Change]
  /// What the code and the annotation can be compared by; nil if the code doesn't read.
  private(set) var comparison: Comparison?

  private struct Attempt {
    var draft: TreeDraft
    var differences: [Difference]
    var distance: Int { differences.reduce(0) { $0 + $1.weight } }
  }

  /// - Parameter isForTests: Whether the ``comparison`` is wanted.
  init(
    _ files: TrialFiles,
    _ declaration: TypeDeclaration,
    file: Int,
    _ reach: Reach,
    isForTests: Bool
  ) throws(Refusal) {
    let code = files.code
    let trials = Trials(files, declaration, in: file, reach)
    let types = trials.types
    var edit = EnumEdit(code, files.sources, declaration, file: file)
    func trial(_ annotation: String, _ cases: [Int: String]) -> AnnotationTrial {
      trials(edit.changes(annotation, cases))
    }
    let table = try CodingTable(code, types, declaration, file: file)
    if let table { edit.remove(attributes: table.attributes) }
    let coding =
      if let table {
        HandWritten(table, code, types, declaration, file: file)
      } else {
        try HandWritten(code, types, declaration, file: file)
      }
    // What another package reads is told by its annotations.
    let isRead = coding.conformance.isDecodable && table == nil
    let isWritten = coding.conformance.isEncodable
    let samples = coding.cases.flatMap { element in
      let trees = [element.tree].compactMap(\.self) + element.variations.map(\.tree)
      return trees.map { coding.json($0, element).json } + coding.samples(of: element, files.examples)
    }
    if isRead, isWritten { try Self.proveRoundTrip(coding) }
    for element in coding.cases {
      guard let key = coding.repeatedKey(in: element, files.examples) else { continue }
      throw Self.refusal(coding, "case '\(element.name)' writes \(jsonText(key)) twice, and only the last one is there")
    }
    let onlyWritten = try isRead && isWritten ? coding.onlyWritten() : []
    let drafts = TreeDrafts(cases: coding.cases).drafts.map { draft in
      var draft = draft.with(table)
      for index in onlyWritten { draft[index].skipped.insert(.decoding) }
      return draft
    }
    var refused: [String] = []
    var best: Attempt?
    var outcomesByKey: [String: ([Mutation], [HandWritten.Outcome?])] = [:]
    for draft in drafts {
      guard var attempt = try Self.attempt(draft, coding, trial, &refused) else { continue }
      if isRead {
        let key = draft.strategy.tagKey
        if outcomesByKey[key ?? ""] == nil { outcomesByKey[key ?? ""] = try Self.outcomes(coding, key, samples) }
        guard let (mutations, outcomes) = outcomesByKey[key ?? ""] else { continue }
        attempt.differences = coding.differences(
          from: trial(attempt.draft.annotation, attempt.draft.caseAnnotations),
          on: mutations,
          outcomes
        )
        let refined = attempt.differences.isEmpty ? [] : Self.refined(draft, coding, mutations, outcomes)
        for candidate in refined where !attempt.differences.isEmpty {
          guard var other = try Self.attempt(candidate, coding, trial, &refused) else { continue }
          let now = trial(other.draft.annotation, other.draft.caseAnnotations)
          let limit = attempt.distance
          other.differences = coding.differences(from: now, on: mutations, outcomes, limit: limit)
          if other.distance < attempt.distance { attempt = other }
        }
      }
      if best.map({ attempt.distance < $0.distance }) ?? true { best = attempt }
      if best?.differences.isEmpty ?? false { break }
    }
    guard var best else {
      let reason = refused.first.map { "; the nearest annotation: \($0)" } ?? ""
      let trees = coding.cases.compactMap { $0.tree?.text }.prefix(3).joined(separator: ", ")
      throw Self.refusal(coding, "no annotation writes what this writes: \(trees)\(reason)")
    }
    let now = trial(best.draft.annotation, best.draft.caseAnnotations)
    let isUntagged = !best.draft.strategy.hasTags
    var remarks = table.map { $0.remarks + coding.requirements(of: $0, isUntagged: isUntagged, besides: now) } ?? []
    if isWritten { remarks += coding.unwritten(besides: now) }
    if isRead {
      let walk = try Walk(coding, from: samples, now)
      best.differences += coding.differences(from: now, on: walk, besides: best.differences)
      remarks += try coding.otherUnicodeForms() + [walk.remark(code)].compactMap(\.self)
    }
    remarks += edit.losses(coding.evaluator.losses, adds: best.draft.strategy)
    changes = edit.changes(
      best.draft.annotation,
      best.draft.caseAnnotations,
      comments: best.differences.filter { !$0.isRepeated }.map(\.comment) + remarks
    )
    // Nothing says which types a generic enum would be compared with.
    if isForTests, isRead, table == nil, declaration.header.genericParameters.isEmpty {
      let (mutations, outcomes) = outcomesByKey[best.draft.strategy.tagKey ?? ""] ?? ([], [])
      comparison = try Self.comparison(code, coding, now, samples, zip(mutations.map(\.json), outcomes))
    }
  }

  /// The code and the annotation, and the JSON that makes no difference to them; nil if there is none.
  private static func comparison(
    _ code: CodeTypes,
    _ coding: HandWritten,
    _ now: AnnotationTrial,
    _ samples: [JSONValue],
    _ odd: Zip2Sequence<[JSONValue], [HandWritten.Outcome?]>
  ) throws(Refusal) -> Comparison? {
    let all = try samples.map { (json) throws(Refusal) in (json, try coding.read(json)) } + odd
    var seen: Set<String> = []
    let equal = all.filter { json, outcome in
      coding.difference(from: now, on: json, outcome) == nil && seen.insert(json.text(.compact)).inserted
    }
    var kept: [String] = []
    var leftOut: [(json: String, reason: String)] = []
    for (json, _) in equal {
      if let reason = try coding.obstacle(to: json) {
        leftOut.append((json.text(.compact), reason))
      } else {
        kept.append(json.text(.compact))
      }
    }
    if kept.isEmpty { return nil }
    return Comparison(
      name: coding.evaluator.owner,
      copy: HandWrittenCopy(code, coding.declaration),
      samples: kept,
      leftOut: leftOut,
      isWritten: coding.conformance.isEncodable,
      imports: Set(code.parsed.flatMap(\.imports).map(\.path).filter { !$0.contains(" ") })
    )
  }

  private static func refusal(_ coding: HandWritten, _ message: String) -> Refusal {
    let function = coding.encoder ?? coding.decoder
    let offset = function?.range.lowerBound ?? coding.declaration.header.start
    return Refusal(file: function?.file ?? coding.file, offset: offset, message: message)
  }

  /// Every case must be read from where it is written; nothing else can be told by an annotation.
  private static func proveRoundTrip(_ coding: HandWritten) throws(Refusal) {
    for element in coding.cases {
      guard let tree = element.tree else { continue }
      let (json, places) = coding.json(tree, element)
      guard let outcome = try coding.read(json), outcome.element == element.name else { continue }
      for (value, read) in zip(element.values, outcome.values) {
        guard case .read(let pointer) = read, let place = places[value.name] else { continue }
        if coding.evaluator.seconds.contains(pointer) != (element.coders[value.name] != nil) {
          throw refusal(
            coding,
            "'\(value.name)' of case '\(element.name)' is seconds in only one of init(from:) and encode(to:)"
          )
        }
        if pointer != place {
          throw refusal(
            coding,
            "'\(value.name)' of case '\(element.name)' is read from \(pointer.isEmpty ? "the whole object" : pointer) and "
              + "written to \(place.isEmpty ? "the whole object" : place)"
          )
        }
      }
    }
  }

  /// A draft that the generator takes, that writes what the code writes, and that reads it as the code does; else nil.
  private static func attempt(
    _ draft: TreeDraft,
    _ coding: HandWritten,
    _ trial: (String, [Int: String]) -> AnnotationTrial,
    _ refused: inout [String]
  ) throws(Refusal) -> Attempt? {
    var draft = draft
    if coding.table == nil { draft.options.conformance = coding.conformance }
    for (index, element) in coding.cases.enumerated() where element.tree == nil {
      if !draft[index].skipped.isEmpty || !draft[index].namedCatches.isEmpty { continue }
      draft[index].skipped = Set(Direction.allCases)
    }
    // What is only read is compared as if it were written, too.
    var whole = draft
    if draft.options.conformance == .decodable { whole.options.conformance = .codable }
    let now = trial(draft.annotation, draft.caseAnnotations)
    let writing = trial(whole.annotation, whole.caseAnnotations)
    if let error = now.errors.first {
      refused.append("\(draft.annotation): \(error)")
      return nil
    }
    for (index, element) in coding.cases.enumerated() {
      guard let tree = element.tree else { continue }
      if draft[index].catches.contains(.unknown), !element.values.isEmpty {
        if !draft.strategy.captures(tree, element, coding) { return nil }
      } else {
        if writing.written(element.name)?.text != tree.text { return nil }
        for (nils, tree) in element.variations + element.combinations
        where writing.written(element.name, nils: nils)?.text != tree.text { return nil }
      }
      if coding.conformance.isDecodable || coding.table != nil {
        let json = coding.json(tree, element).json
        if try coding.read(json)?.element != now.read(json)?.element { return nil }
      }
    }
    if let table = coding.table {
      draft.options.conformance = table.conformance
      for (index, row) in table.cases.enumerated() { if let skip = row.skip { draft[index].skipped.insert(skip) } }
      if let error = trial(draft.annotation, draft.caseAnnotations).errors.first {
        refused.append("\(draft.annotation): \(error)")
        return nil
      }
    }
    return Attempt(draft: draft, differences: [])
  }

  /// What the code reads of JSON that it may meet.
  private static func outcomes(
    _ coding: HandWritten,
    _ key: String?,
    _ samples: [JSONValue]
  ) throws(Refusal) -> ([Mutation], [HandWritten.Outcome?]) {
    let tags = tags(coding, key)
    for json in samples { _ = try coding.read(json) }
    var rounds = 0
    while true {
      rounds += 1
      // Reading tells the words that the code knows. A fallback is only read where something is missing.
      let (words, numbers) = (coding.evaluator.words, coding.evaluator.numbers)
      let all = Mutations(
        tagKey: key,
        words: words.sorted(byBytesOf: \.self),
        numbers: numbers.sorted(byBytesOf: \.self),
        tags: tags,
        samples: samples
      ).all
      // Of a case that has no JSON of its own.
      let examples = coding.cases.filter { $0.tree == nil }.compactMap(\.example)
      var (mutations, outcomes): ([Mutation], [HandWritten.Outcome?]) = ([], [])
      for mutation in all + examples.map({ Mutation(kind: "JSON like this", json: $0) }) {
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
      let isAll = coding.evaluator.words == words && coding.evaluator.numbers == numbers
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

  /// The draft with what the code does with other tags, other keys and errors.
  private static func refined(
    _ draft: TreeDraft,
    _ coding: HandWritten,
    _ mutations: [Mutation],
    _ outcomes: [HandWritten.Outcome?]
  ) -> [TreeDraft] {
    func reader(_ kind: (String) -> Bool) -> Int? {
      let read = zip(mutations, outcomes).filter { kind($0.0.kind) }
      guard let first = read.first?.1?.element, read.allSatisfy({ $0.1?.element == first }) else { return nil }
      return coding.cases.firstIndex { $0.name == first }
    }
    func anyReader(_ kind: (String) -> Bool) -> Int? {
      let found = Set(zip(mutations, outcomes).filter { kind($0.0.kind) }.compactMap { $0.1?.element })
      return found.count == 1 ? coding.cases.firstIndex { $0.name == found.first } : nil
    }
    var draft = draft
    // Without tags, anything is unknown.
    let invalid = anyReader { $0.hasSuffix("of another kind") || $0.hasPrefix("a null ") }
    let unknown = reader { $0 == "an unknown tag" } ?? (draft.strategy.hasTags ? nil : invalid)
    // Where most other tags are read as a case, they are no aliases.
    let open = Set(zip(mutations, outcomes).filter { $0.0.kind == "an unknown tag" }.compactMap { $0.1?.element })
    // Tags and keys that are read, and never written.
    for (mutation, outcome) in zip(mutations, outcomes) {
      guard let outcome, let index = coding.cases.firstIndex(where: { $0.name == outcome.element }) else { continue }
      if let tag = mutation.tag, !open.contains(outcome.element) {
        draft[index].addAlias(.string(tag))
      }
      if let (old, new) = mutation.renamed, outcome.values.contains(.read("/\(new)")) {
        draft[index].addAlias(new, ofKey: old)
      }
    }
    var drafts = [draft]
    let missing = anyReader { $0 == "no tag" || $0 == "JSON of another kind" }
    let catches: [(Set<Catch>, Int?)] = [
      ([.unknown], unknown), ([.missing], missing), ([.unknown, .missing], unknown),
      ([.unknown, .missing, .invalid], unknown), ([.unknown, .invalid], unknown),
      ([.missing, .invalid], missing),
      ([.invalid], invalid), ([.unknown, .missing, .invalid], invalid),
    ]
    for (kinds, index) in catches {
      guard let index, draft[index].namedCatches.isEmpty else { continue }
      var other = draft
      other[index].catches.formUnion(kinds)
      drafts.append(other)
      if kinds == [.unknown], let missing, missing != index {
        other[missing].catches.insert(.missing)
        drafts.append(other)
      }
    }
    if zip(mutations, outcomes).contains(where: { $0.kind == "a tag in another case" && $1 != nil }) {
      drafts += drafts.map { draft in
        var ignoring = draft
        ignoring.options.ignoresCase = true
        return ignoring
      }
    }
    var closed = draft
    closed.options.unknownKeys = draft.strategy.tagIsFirst ? .ignore : .reject
    drafts.append(closed)
    return drafts.sorted(byNumber: \.rank)
  }
}

extension TreeDraft {
  /// With what a table says beyond what is written.
  fileprivate func with(_ table: CodingTable?) -> TreeDraft {
    var draft = self
    for (index, row) in (table?.cases ?? []).enumerated() {
      draft[index].omitted = row.omitted.map { Placed($0) }
      draft[index].aliases = row.aliases.map { Placed($0) }
    }
    return draft
  }
}

extension Strategy {
  /// Whether a case that catches unknown tags is written as it was read.
  fileprivate func captures(_ tree: WrittenTree, _ element: HandWritten.Case, _ coding: HandWritten) -> Bool {
    guard element.values.count == 1, let value = element.values.first, !value.isOptional else { return false }
    let isTag = ["String", "Int", "Bool"].contains(value.type)
    if case .value = tree {
      // What has no tag is not written as an unknown case.
      let properties = coding.evaluator.types.properties(of: value.type)
      if coding.conformance.isEncodable, let tagKey, !(properties?.contains { $0.key == tagKey } ?? true) {
        return false
      }
      return tagIsAll ? isTag || value.type == "CodableValue" : !isTag
    }
    guard isTag, let tagKey, case .object(let members) = tree, members.count == 1, members[0].key == tagKey,
      case .value = members[0].tree
    else { return false }
    return true
  }
}
