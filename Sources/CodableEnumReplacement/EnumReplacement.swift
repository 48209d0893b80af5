import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The annotation that stands for one enum's hand-written coding.
struct EnumReplacement {
  let changes: [SourceEdit]
  /// The same where other files see the enum.
  let visibleChanges: [SourceEdit]
  /// Where the annotation differs.
  let comments: [String]
  /// The annotation, and those of cases, by their indices.
  private let annotation: String
  private let caseAnnotations: [Int: String]
  /// A new file; nil if none is needed.
  let added: SourceFile?
  /// What the code and the annotation can be compared by; nil if the code doesn't read.
  private(set) var comparison: Comparison?
  /// Why no test can compare them.
  private(set) var obstacleToTests: String?

  /// - Parameters:
  ///   - given: What is said of it already.
  ///   - kept: What of that stays.
  ///   - isForTests: Whether the ``comparison`` is wanted.
  init(
    _ files: TrialFiles,
    _ declaration: TypeDeclaration,
    file: Int,
    _ given: GivenAnnotations,
    keeping kept: GivenAnnotations,
    _ reach: Reach,
    isForTests: Bool
  ) throws(Refusal) {
    let code = files.code
    let trials = Trials(files, declaration, in: file, given, reach)
    let types = trials.types
    var edit = EnumEdit(code, files.sources, declaration, file: file, given)
    func trial(_ draft: TreeDraft) -> AnnotationTrial { trials(edit.visible.changes(draft)) }
    added = edit.moved.file(for: declaration, beside: files.sources[file])
    let table = try CodingTable(code, types, declaration, file: file)
    if let table { edit.remove(attributes: table.attributes) }
    let coding = try Self.coding(table, code, types, declaration, file)
    // What another package reads is told by its annotations.
    let isRead = coding.conformance.isDecodable && table == nil
    let isWritten = coding.conformance.isEncodable
    let samples = Self.samples(coding, files)
    if isRead, isWritten { try Self.proveRoundTrip(coding) }
    let (coders, givenCoders) = try coding.findCoders(for: trials, kept)
    try Self.proveKeys(coding, files)
    let onlyWritten = try isRead && isWritten ? coding.onlyWritten() : []
    var search = AnnotationSearch(coding, samples, coding.examples(of: kept), isRead: isRead, trial)
    var impossible: [Int]?
    for draft in Self.drafts(coding, kept, files) where !search.isDone {
      guard var draft = draft.with(table).keeping(kept, coding.conformance) else { continue }
      if let order = draft.order, !edit.canOrder(order) {
        impossible = order
        continue
      }
      for (index, _) in onlyWritten { draft[index].skipped.insert(.decoding) }
      try search.add(draft)
    }
    guard let best = search.best else {
      throw coding.evaluator.firstMade ?? Self.refusal(search, coding, given, impossible)
    }
    let now = search.trial(best.draft)
    var remarks = Self.remarks(coding, best.draft, now) + coding.remarks(onDefaults: best.draft.defaults)
    remarks += onlyWritten.filter(\.isNamed).map { coding.remark(onUnread: $0.index) }
    if isRead { remarks += try coding.otherUnicodeForms() + [best.walk?.remark(code)].compactMap(\.self) }
    remarks += coding.remarks(on: coders, given: givenCoders)
    edit.add(coders)
    try edit.proveReach(of: best.draft, reach)
    remarks += edit.losses(coding.evaluator.losses, with: now)
    comments = (best.differences.comments + remarks).map { coding.isByHand ? $0 : $0.aboutSynthesis }
    (annotation, caseAnnotations) = (best.draft.annotation, best.draft.caseAnnotations)
    changes = edit.changes(best.draft, comments: comments)
    visibleChanges = edit.visible.changes(best.draft, comments: comments)
    if table == nil { obstacleToTests = Self.obstacleToTests(of: coding, isRead: isRead) }
    if isForTests, table == nil, obstacleToTests == nil {
      let odd = try search.outcomes(for: best.draft)
      comparison = try coding.declaring(best.draft.defaults) { () throws(Refusal) in
        try Self.comparison(code, files.sources[file].path, coding, now, samples, odd.map { ($0.json, $1) })
      }
    }
  }

  /// With what is said already; where nothing fits, the error is at the one annotation without which something does.
  static func find(
    _ files: TrialFiles,
    _ declaration: TypeDeclaration,
    file: Int,
    _ given: GivenAnnotations,
    _ reach: Reach,
    isForTests: Bool
  ) throws(Refusal) -> EnumReplacement {
    func find(_ kept: GivenAnnotations) throws(Refusal) -> EnumReplacement {
      try EnumReplacement(files, declaration, file: file, given, keeping: kept, reach, isForTests: isForTests)
    }
    do throws(Refusal) {
      return try find(given)
    } catch {
      let text = "no annotation with this one does what the code does; without it, there is one"
      if let options = given.options {
        var rest = given
        rest.options = nil
        if let found = try? find(rest) {
          throw Refusal(file: file, offset: options.range.lowerBound, message: "\(text): \(found.annotation)")
        }
      }
      for (index, options) in given.cases.sorted(byNumber: \.key) {
        var rest = given
        rest.cases[index] = nil
        guard let found = try? find(rest) else { continue }
        let instead = found.caseAnnotations[index].map { ": \($0)" } ?? ""
        throw Refusal(file: file, offset: options.range.lowerBound, message: text + instead)
      }
      throw error
    }
  }

  /// Why nothing was found, and what may lead to an annotation after all.
  ///
  /// - Parameter order: One that the cases can't be put in.
  private static func refusal(
    _ search: AnnotationSearch,
    _ coding: HandWritten,
    _ given: GivenAnnotations,
    _ order: [Int]?
  ) -> Refusal {
    let (reason, way, isOfReading) = search.refusal
    var ways = [way].compactMap(\.self)
    if !given.isEmpty {
      ways.append("without the annotations that are there already, there may be one")
    } else if let order {
      ways.append("there may be one with each case on a line of its own, in this order: \(coding.names(in: order))")
    }
    if ways.isEmpty, !isOfReading { ways = ["keep this code"] }
    let text = ([reason] + ways).joined(separator: "; ")
    return refusal(coding, coding.isByHand ? text : text.aboutSynthesis, isOfReading: isOfReading)
  }

  private static func obstacleToTests(of coding: HandWritten, isRead: Bool) -> String? {
    if !isRead { return "it is only written" }
    let declaration = coding.declaration
    // Nothing says which types it would be compared with.
    if declaration.access < .internal { return "it is \(declaration.access)" }
    let isGeneric = declaration.enclosing.contains { !$0.genericParameters.isEmpty }
    if isGeneric || !declaration.header.genericParameters.isEmpty { return "it is generic" }
    return declaration.conditions.isEmpty ? nil : "'#if' decides whether it is there"
  }

  private static func coding(
    _ table: CodingTable?,
    _ code: CodeTypes,
    _ types: AnnotationTrial,
    _ declaration: TypeDeclaration,
    _ file: Int
  ) throws(Refusal) -> HandWritten {
    if let table { return HandWritten(table, code, types, declaration, file: file) }
    return try HandWritten(code, types, declaration, file: file, makesCoders: true)
  }

  private static func drafts(_ coding: HandWritten, _ given: GivenAnnotations, _ files: TrialFiles) -> [TreeDraft] {
    let drafts = TreeDrafts(
      cases: coding.cases,
      given: given.options?.value,
      requiredKeys: { coding.evaluator.types.properties(of: $0)?.filter { !$0.isOptional }.map(\.key) },
      words: coding.evaluator.words.texts,
      hasRawValues: { coding.evaluator.isReadAsRawValue(coding.evaluator.typeName(of: $0)) },
      isParameter: { type in coding.declaration.header.genericParameters.contains { $0.name == type.plainName } },
      kind: { index in coding.cases[index].tree.map { coding.json($0, coding.cases[index]).json.kind } },
      ownKinds: { type in
        files.structCoding(of: coding.evaluator.typeName(of: type))?.readKinds ?? coding.kindsOfOtherFile(type)
      },
      codedKinds: { type in Set(JSONKind.allCases.filter { coding.reads($0, as: type) }) }
    )
    // Of several annotations for the compiler's coding, its own layout.
    return drafts.drafts.sorted(byNumber: { coding.isByHand || $0.strategy.isSynthesis ? 0 : 1 })
  }

  private static func samples(_ coding: HandWritten, _ files: TrialFiles) -> [JSONValue] {
    coding.cases.flatMap { element in
      let trees = [element.tree].compactMap(\.self) + element.variations.map(\.tree)
      return trees.map { coding.json($0, element).json } + coding.samples(of: element, files.examples)
    }
  }

  /// No key may be written twice, and none of a case be another type's.
  private static func proveKeys(_ coding: HandWritten, _ files: TrialFiles) throws(Refusal) {
    let isWritten = coding.conformance.isEncodable
    for element in coding.cases {
      let shared = coding.sharedConstants(of: element).first { $0.own != nil && $0.own != $0.constant }
      if isWritten, let (key, type) = coding.unclearKey(in: element, files.written), element.ownTagKey != key {
        let text =
          "whether '\(type)' writes \(jsonText(key)), too, is not known; give it the compiler's coding, or keep this code"
        throw refusal(coding, text)
      }
      let reader = coding.decoder.flatMap { _ in coding.readerOfAllKeys(in: element, files.readsAllKeys) }
      if let reader {
        let way = "give it the compiler's coding, or keep this code"
        throw refusal(coding, "'\(reader.text)' reads all keys, also those beside its own; \(way)")
      }
      guard isWritten, let key = shared?.key ?? coding.repeatedKey(in: element, files.written) else { continue }
      throw refusal(coding, "case '\(element.name)' writes \(jsonText(key)) twice, and only the last one is there")
    }
  }

  /// What the annotation writes and requires that the code doesn't.
  private static func remarks(_ coding: HandWritten, _ draft: TreeDraft, _ now: AnnotationTrial) -> [String] {
    let isUntagged = !draft.strategy.hasTags
    let remarks =
      coding.table.map { $0.remarks + coding.requirements(of: $0, isUntagged: isUntagged, besides: now) } ?? []
    let order = draft.order.map { "the cases have another order now, as they are tried: \(coding.names(in: $0))" }
    return remarks + [order].compactMap(\.self) + coding.wholes(withoutTagIn: draft)
      + (coding.conformance.isEncodable ? coding.unwritten(besides: now) : [])
      + (coding.conformance.isEncodable && !isUntagged ? coding.otherOwnTags : [])
  }

  /// The code and the annotation, and the JSON that makes no difference to them; nil if there is none.
  private static func comparison(
    _ code: CodeTypes,
    _ path: String,
    _ coding: HandWritten,
    _ now: AnnotationTrial,
    _ samples: [JSONValue],
    _ odd: [(JSONValue, ReadOutcome?)]
  ) throws(Refusal) -> Comparison? {
    let all = try samples.map { (json) throws(Refusal) in (json, try coding.read(json)) } + odd
    var seen: Set<String> = []
    let equal = all.filter { json, outcome in
      coding.difference(from: now, on: json, outcome) == nil && seen.insert(json.text(.compact)).inserted
    }
    var kept: [String] = []
    var leftOut: [(json: String, reason: String)] = []
    var counts: [String?: Int] = [:]
    for (json, outcome) in equal {
      if let reason = try coding.obstacle(to: json) {
        leftOut.append((json.text(.compact), reason))
      } else {
        kept.append(json.text(.compact))
        // Of what is not known, nobody knows whether it is read.
        counts[json.text(.compact).parts(around: "\"…\"") == nil ? outcome?.element : nil, default: 0] += 1
      }
    }
    if kept.isEmpty { return nil }
    let copy = HandWrittenCopy(code, coding.declaration)
    return Comparison(
      name: coding.evaluator.owner,
      path: path,
      copy: copy,
      samples: kept,
      counts: coding.cases.map { ($0.name, counts[$0.name] ?? 0, isRead: $0.tree != nil || $0.example != nil) },
      leftOut: leftOut,
      isWritten: coding.conformance.isEncodable,
      imports: copy.imports
    )
  }

  /// - Parameter isOfReading: Whether it is about what the code reads.
  private static func refusal(_ coding: HandWritten, _ message: String, isOfReading: Bool = false) -> Refusal {
    let function = isOfReading ? coding.decoder ?? coding.encoder : coding.encoder ?? coding.decoder
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
        if case .made = read {
          let message = "what case '\(element.name)' is made of is not known; a coder can make it: coders:"
          throw coding.evaluator.firstMade ?? coding.firstMaking ?? refusal(coding, message, isOfReading: true)
        }
        guard case .read(let pointer) = read, let place = places[value.name] else { continue }
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
}

extension HandWritten {
  /// `.circle, .square`
  fileprivate func names(in order: [Int]) -> String { order.map { ".\(cases[$0].name)" }.joined(separator: ", ") }

  /// The coders, which annotations may name then.
  fileprivate func findCoders(
    for trials: Trials,
    _ given: GivenAnnotations
  ) throws(Refusal) -> (own: [OwnCoder], given: [OwnCoder]) {
    let (own, given) = try findCoders(given)
    for coder in own + given { trials.givenCodings[coder.name] = coding(of: coder) }
    return (own, given)
  }
}

extension Strategy {
  /// Whether it is the layout that the compiler makes.
  fileprivate var isSynthesis: Bool { self == .caseKeyed(payload: .labeled) || self == .rawValue }
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

extension String {
  /// A comment, or a message, about what the compiler makes.
  fileprivate var aboutSynthesis: String {
    parts(around: "by hand, ").map { "\($0.0)with the compiler's coding, \($0.1)" } ?? self
  }
}
