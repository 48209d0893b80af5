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
  ) throws(InferenceFailure) {
    if set.samples.isEmpty { throw InferenceFailure(message: "there is no sample to find annotations with") }
    guard let declared = DeclaredEnum(named: name, in: source) else {
      let start = SourcePosition(line: 1, column: 1)
      let message = "there is no enum \(name.map { "'\($0)' " } ?? "")without an annotation"
      throw InferenceFailure(message: message, place: (source.path, start))
    }
    let types = DeclaredTypes(declared, path: source.path)
    let search = DeclaredSearch(declared: declared, samples: set.samples, key: options.key, holds: types.holds)
    let drafts = search.drafts()
    func proof(_ draft: AnnotationDraft) -> (result: Proof, declaration: String) {
      let (file, declaration) = declared.annotated(draft.annotation, draft.caseAnnotations)
      return (Proof(path: source.path, text: file, enumNamed: declared.name, set, trustsOpenTypes: true), declaration)
    }
    var misfits: [Misfit] = []
    for draft in drafts {
      switch proof(draft) {
      case (.holds(let read, let open), let declaration):
        let unread = declared.cases.map(\.name).filter { !read.contains($0) }
        self.init(
          text: declaration,
          notes: unread.map { "no sample of \(declared.name).\($0)" }
            + open.map { "the type '\($0)' is not in \(source.path): its JSON was not looked at" }
        )
        return
      case (.refused(let message), _):
        misfits.append(Misfit(strategy: draft.strategy.spelling, sample: nil, reason: message, fitting: 0))
      case (.contradicted(let misfit), _): misfits.append(misfit)
      }
    }
    // The declaration does not say that a case keeps what the others do not have.
    for (index, element) in declared.cases.enumerated() where element.labels == [nil] || element.labels == [nil, nil] {
      for var draft in drafts {
        draft.cases[index] = ["catches: .unknown"]
        guard case .holds = proof(draft).result else { continue }
        throw InferenceFailure(keeping: element.name, draft.strategy, misfits, in: set)
      }
    }
    throw InferenceFailure(misfits, in: set, options)
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
  fileprivate var annotation: String {
    let all = EnumOption.ordered((strategy.argument.map { [$0] } ?? []) + arguments)
    return "@CodableEnum" + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
  }

  fileprivate var caseAnnotations: [Int: String] {
    cases.mapValues { "@CodableCase(\(CaseOption.ordered($0).joined(separator: ", ")))" }
  }
}
