import CodableEnumContract
import CodableEnumGenerator

extension TreeDraft {
  /// With what the code does with other tags, other keys and errors.
  func refined(
    _ coding: HandWritten,
    _ mutations: [Mutation],
    _ outcomes: [ReadOutcome?]
  ) -> [Self] {
    func reader(_ isMeant: (Mutation.Kind) -> Bool) -> Int? {
      let read = zip(mutations, outcomes).filter { isMeant($0.0.kind) }
      guard let first = read.first?.1?.element, read.allSatisfy({ $0.1?.element == first }) else { return nil }
      return coding.place(of: first)
    }
    func anyReader(_ isMeant: (Mutation.Kind) -> Bool) -> Int? {
      let found = Set(zip(mutations, outcomes).filter { isMeant($0.0.kind) }.compactMap { $0.1?.element })
      return found.count == 1 ? found.first.flatMap(coding.place) : nil
    }
    var draft = self
    let invalid = anyReader(\.isInvalid)
    // Without tags, anything is unknown: that of a case with no JSON of its own first.
    let rest = coding.cases.indices.filter { coding.cases[$0].tree == nil && coding.cases[$0].example != nil }
    let only = !draft.strategy.hasTags && rest.count == 1 && coding.cases[rest[0]].values.isEmpty ? rest.first : nil
    let unknown = only ?? reader { $0 == .unknownTag } ?? (draft.strategy.hasTags ? nil : invalid)
    // Where most other tags are read as a case, they are no aliases.
    let open = Set(zip(mutations, outcomes).filter { $0.0.kind == .unknownTag }.compactMap { $0.1?.element })
    // Tags and keys that are read, and never written.
    for (mutation, outcome) in zip(mutations, outcomes) {
      guard let outcome, let index = coding.place(of: outcome.element) else { continue }
      if let tag = mutation.tag, !open.contains(outcome.element) {
        draft[index].addAlias(.string(tag))
      }
      if let (old, new) = mutation.renamed, outcome.values.contains(.read("/\(new)")) {
        draft[index].addAlias(new, ofKey: old)
      }
    }
    var drafts = [draft] + [draft.withOtherKinds(besides: open, coding, mutations, outcomes)].compactMap(\.self)
    let missing = anyReader { $0 == .tagged(.missing) || $0 == .whole }
    drafts += draft.catching(unknown: unknown, missing: missing, invalid: invalid)
    if zip(mutations, outcomes).contains(where: { $0.kind == .tagInAnotherCase && $1 != nil }) {
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

  /// With each set of errors that one of these cases may catch.
  private func catching(unknown: Int?, missing: Int?, invalid: Int?) -> [Self] {
    let catches: [(Set<Catch>, Int?)] = [
      ([.unknown], unknown), ([.missing], missing), ([.unknown, .missing], unknown),
      ([.unknown, .missing, .invalid], unknown), ([.unknown, .invalid], unknown),
      ([.missing, .invalid], missing),
      ([.invalid], invalid), ([.unknown, .missing, .invalid], invalid),
    ]
    var drafts: [Self] = []
    for (kinds, index) in catches {
      guard let index, self[index].namedCatches.isEmpty else { continue }
      var other = self
      other[index].catches.formUnion(kinds)
      drafts.append(other)
      if kinds == [.unknown], let missing, missing != index {
        other[missing].catches.insert(.missing)
        drafts.append(other)
      }
    }
    return drafts
  }

  /// With booleans and numbers that are read as its tags, too; nil if there are none.
  ///
  /// - Parameter open: The cases that take unknown tags.
  private func withOtherKinds(
    besides open: Set<String>,
    _ coding: HandWritten,
    _ mutations: [Mutation],
    _ outcomes: [ReadOutcome?]
  ) -> Self? {
    if !strategy.tagIsAll { return nil }
    var other = self
    var isChanged = false
    for (mutation, outcome) in zip(mutations, outcomes) {
      guard let outcome, outcome.values.isEmpty, !open.contains(outcome.element), let tag = Tag(mutation.json),
        tag.kind != .string,
        let index = coding.place(of: outcome.element),
        case .constant(let own)? = coding.cases[index].tree, own != mutation.json
      else { continue }
      other[index].addAlias(tag)
      isChanged = true
    }
    return isChanged ? other : nil
  }
}
