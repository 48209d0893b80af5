import CodableEnumGenerator
import CodableEnumJSON

// Enums whose tags may become more.
extension FileDraft {
  /// With a case that catches the unknown in each enum that has tags, and in the root.
  ///
  /// - Returns: Also the names of the enums that have one, and of those that can't, since nothing would tell them from
  ///   other values then.
  func opened(root: String, _ samples: [JSONValue]) -> (file: FileDraft, open: [String], closed: [String]) {
    let content = drafts.contains { $0.name == root && $0.isAlias } ? root + "Content" : root
    let growing = drafts.indices.filter { drafts[$0].mayGrow || drafts[$0].name == content && drafts[$0].isUnsure }
    let all = growing.reduce(into: self) { $0.drafts[$1] = $0.drafts[$1].catchingUnknown }
    if all.holds(root, samples) { return (all, growing.map { drafts[$0].name }, []) }
    var file = self
    var (open, closed): ([String], [String]) = ([], [])
    for index in growing {
      var wider = file
      wider.drafts[index] = wider.drafts[index].catchingUnknown
      if !wider.holds(root, samples) {
        closed.append(drafts[index].name)
        continue
      }
      file = wider
      open.append(drafts[index].name)
    }
    return (file, open, closed)
  }

  private func holds(_ name: String, _ samples: [JSONValue]) -> Bool {
    if case .holds = proof(of: name, samples) { true } else { false }
  }
}

extension Draft {
  /// Whether it is an enum with tags of which there may be more; of booleans there are two.
  fileprivate var mayGrow: Bool {
    guard case .enumeration(let draft, _) = body, draft.strategy.hasTags else { return false }
    return draft.cases.contains { element in element.tags.first.map { $0.kind != .boolean } ?? false }
  }

  /// Whether it is an enum that doesn't have both booleans as tags.
  fileprivate var isUnsure: Bool {
    guard case .enumeration(let draft, _) = body else { return false }
    return draft.cases.count { $0.tags.first?.kind == .boolean } < 2
  }

  fileprivate var catchingUnknown: Draft {
    guard case .enumeration(let draft, _) = body else { return self }
    return Draft(name: name, draft.catchingUnknown, comments: comments, isRecursive: isRecursive)
  }
}
