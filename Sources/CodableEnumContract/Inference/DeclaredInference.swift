import CodableEnumGenerator
import CodableEnumJSON

extension Inference {
  /// Finds the annotations of a declared enum, and proves that it writes the samples.
  ///
  /// - Parameters:
  ///   - name: The enum's name; nil for the first enum of the file.
  ///   - source: The file of the enum.
  package init(
    annotating name: String?,
    in source: SourceFile,
    of set: SampleSet,
    _ options: InferenceOptions
  ) throws(InputFailure) {
    if set.samples.isEmpty { throw InputFailure(message: "there is no sample to find annotations with") }
    let declared = try Self.declared(name, in: source)
    let types = DeclaredTypes(declared, path: source.path)
    let search = DeclaredSearch(declared: declared, samples: set.samples, key: options.key, holds: types.holds)
    let drafts = search.drafts()
    func proof(_ draft: AnnotationDraft) -> (result: Proof, declaration: String) {
      Self.proof(of: draft, declared, path: source.path, set, mayLose: options.isPartial)
    }
    var misfits: [Misfit] = []
    let tried = options.isOpen ? drafts.flatMap { $0.catching(in: declared) } : drafts
    if let best = Self.best(of: tried, declared, isOpen: options.isOpen, &misfits, proof) {
      self.init(
        text: best.declaration,
        notes: Self.notes(best, declared, in: source, of: set)
      )
      return
    }
    for (element, draft) in declared.catching(drafts) {
      guard case .holds = proof(draft).result else { continue }
      throw InputFailure(keeping: element.name, drops: draft.drops, draft.strategy, misfits, in: set)
    }
    throw InputFailure(misfits, in: set, options)
  }

  /// The answer that loses the least, and reads the most cases.
  private static func best(
    of drafts: [AnnotationDraft],
    _ declared: DeclaredEnum,
    isOpen: Bool,
    _ misfits: inout [Misfit],
    _ proof: (AnnotationDraft) -> (result: Proof, declaration: String)
  ) -> Answer? {
    var best: Answer?
    for draft in drafts {
      let (result, declaration) = proof(draft)
      switch result {
      case .holds(let read, _, _) where read.isDisjoint(with: declared.cases.map(\.name)):
        misfits.append(Misfit(strategy: draft.strategy.spelling, reason: "none of its cases takes a sample"))
      case .holds(let read, let open, let lost):
        let unread = declared.cases.map(\.name).filter { !read.contains($0) }
        if best.map({ (lost.count, unread.count) < ($0.lost.count, $0.unread.count) }) ?? true {
          best = (lost, unread, open, declaration)
        }
      case .refused(let message):
        misfits.append(Misfit(strategy: draft.strategy.spelling, reason: message))
      case .contradicted(let misfit): misfits.append(misfit)
      }
      if let best, best.lost.isEmpty, best.unread.isEmpty || !isOpen { break }
    }
    return best
  }

  /// The verdict on a draft, and the declaration with its annotations.
  private static func proof(
    of draft: AnnotationDraft,
    _ declared: DeclaredEnum,
    path: String,
    _ set: SampleSet,
    mayLose: Bool
  ) -> (result: Proof, declaration: String) {
    let annotation = draft.annotation(declared.conformance)
    let declaration = declared.annotated(annotation, draft.caseAnnotations, adding: draft.addition).declaration
    // What is only written is proved as if it were read, too.
    let proved = draft.annotation(declared.conformance.isDecodable ? declared.conformance : .codable)
    let file = declared.annotated(proved, draft.caseAnnotations, adding: draft.addition).file
    let wire = Generator.readWire(SourceFile(path: path, text: file))
    // What is never written can't be lost.
    let mayLose = mayLose || !declared.conformance.isEncodable || draft.drops
    let proof = Proof(wire, typeNamed: declared.name, set.values, trustsOpenTypes: true, mayLose: mayLose)
    return (proof, declaration)
  }

  private typealias Answer = (lost: [Losses.Loss], unread: [String], open: [String], declaration: String)

  private static func declared(_ name: String?, in source: SourceFile) throws(InputFailure) -> DeclaredEnum {
    if let declared = DeclaredEnum(named: name, in: source) { return declared }
    let start = SourcePosition(line: 1, column: 1)
    let others = DeclarationParser.parse(source).enums.filter(\.attributeComments.isEmpty).map(\.displayName)
    let way = name.map { wayToName(insteadOf: $0, among: others) } ?? ""
    let message = "there is no enum \(name.map { "'\($0)' " } ?? "")without an annotation"
    throw InputFailure(message: message + way, place: (source.path, start))
  }

  private static func notes(
    _ answer: Answer,
    _ declared: DeclaredEnum,
    in source: SourceFile,
    of set: SampleSet
  ) -> [String] {
    declared.replaced.map { "remove \($0), too: the generated code has it" }
      + answer.unread.map { "no sample of \(declared.name).\($0)" }
      + answer.lost.map { $0.text(of: declared.name, among: set.samples.count) }
      + answer.open.map { type in
        let reason = declared.declares(type) ? "does not say how it is coded" : "is not in \(source.path)"
        return "the type '\(type)' \(reason): its JSON was not looked at"
      }
  }
}

extension DeclaredEnum {
  /// Drafts in which a case keeps what the others do not have, though its declaration does not say so.
  fileprivate func catching(_ drafts: [AnnotationDraft]) -> [(element: Case, draft: AnnotationDraft)] {
    cases.enumerated().filter(\.element.mayCatch).flatMap { index, element in
      drafts.map { draft in
        var draft = draft
        draft.cases[index] = .catchingUnknown
        draft.drops = element.labels.isEmpty
        return (element, draft)
      }
    }
  }
}

/// The types of a declared enum, before it has annotations.
private struct DeclaredTypes {
  private let types: TypeReading
  private let cases: [WireCase]

  init(_ declared: DeclaredEnum, path: String) {
    // Enums that are only written are taken as they are.
    let text = declared.annotated("@CodableEnum(strategy: .untagged, conformance: .encodable)", [:]).file
    let file = Generator.readWire(SourceFile(path: path, text: text))
    let document = WireDocument([file])
    types = TypeReading(document.shapes, JSONRules(trustsOpenTypes: true))
    cases = file.diagnostics.isEmpty ? document[declared.name]?.enumeration?.cases ?? [] : []
  }

  func holds(_ element: Int, _ value: Int, _ json: JSONValue) -> Bool {
    guard cases.indices.contains(element), cases[element].content.values.indices.contains(value) else { return true }
    let value = cases[element].content.values[value]
    return json == .null && value.isOptional || types.holds(json, as: value.type)
  }
}

extension AnnotationDraft {
  fileprivate func annotation(_ conformance: Conformance) -> String {
    var options = options
    options.conformance = conformance
    return options.text
  }

  fileprivate var caseAnnotations: [Int: String] { cases.mapValues(\.text) }

  fileprivate var addition: (annotation: String, declaration: String)? {
    addedCase.map { (CaseOptions.catchingUnknown.text, "case \($0)") }
  }

  /// With a case that catches the unknown: one of the declaration, or one more.
  fileprivate func catching(in declared: DeclaredEnum) -> [AnnotationDraft] {
    var drafts: [AnnotationDraft] = []
    for (index, element) in declared.cases.enumerated() where element.mayCatch && unmatched.contains(index) {
      var draft = self
      draft.cases[index] = .catchingUnknown
      draft.drops = element.labels.isEmpty
      drafts.append(draft)
    }
    if !drafts.isEmpty, declared.cases.contains(where: \.namesUnknown) { return drafts }
    var draft = self
    let types = CaseDraft.catching(strategy, tagKinds).values.map(\.type.text)
    draft.addedCase = CaseNames.ofUnknown(beside: declared.cases.map(\.name)) + "(\(types.joined(separator: ", ")))"
    return drafts + [draft]
  }
}

extension DeclaredEnum.Case {
  /// Whether its values may be an unknown tag, and what is beside it.
  fileprivate var mayCatch: Bool { labels == [nil] || labels == [nil, nil] || labels.isEmpty && namesUnknown }
}
