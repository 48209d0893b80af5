import CodableEnumGenerator

/// What a lock file keeps: the locked state, and what earlier releases wrote.
package struct Lock: Sendable {
  /// A state that is kept under a name.
  package struct Release: Sendable {
    package var name: String
    var document: WireDocument
  }

  /// A finding that is no error.
  struct Acceptance: Equatable, Sendable {
    var id: LockChange.ID
    /// As ``LockChange/at``.
    var at: String
    /// Nil for the locked state.
    var release: String?
    var why: String
  }

  /// The locked state.
  package private(set) var document: WireDocument
  /// The oldest first.
  package private(set) var releases: [Release] = []
  private(set) var accepted: [Acceptance] = []

  package init(_ document: WireDocument) { self.document = document.kept }

  init(_ document: WireDocument, releases: [Release], accepted: [Acceptance]) {
    (self.document, self.releases, self.accepted) = (document, releases, accepted)
  }

  // MARK: Changing it

  /// With another locked state. What was accepted for the old one is over.
  package func locking(_ document: WireDocument) -> Lock {
    let kept = accepted.filter { $0.release != nil }
    return Lock(document.kept, releases: releases, accepted: kept)
  }

  /// Keeps the locked state under a name.
  package mutating func keep(as name: String) { releases.append(Release(name: name, document: document)) }

  /// Drops a release, and what was accepted for it.
  package mutating func forget(_ name: String) {
    releases.removeAll { $0.name == name }
    accepted.removeAll { $0.release == name }
  }

  /// That no release has a name.
  package static func unknownRelease(_ name: String, of names: [String]) -> String {
    let known = names.map { "'\($0)'" }.joined(separator: ", ")
    return "there is no release '\(name)'; " + (names.isEmpty ? "none is kept" : "those kept are \(known)")
  }

  // MARK: Comparing

  /// Whether sources are the locked state.
  package func holds(_ document: WireDocument) -> Bool {
    Lock(document.kept, releases: releases, accepted: accepted).text == text
  }

  /// What breaks in the sources, for those who have data or programs of the locked state or of a release.
  ///
  /// - Parameter asksPeers: Whether peers must know what is new, and those of all releases everything.
  package func breaks(in new: WireDocument, asksPeers: Bool) -> [LockFinding] {
    var findings: [LockFinding] = []
    var indices: [[String]: Int] = [:]
    for state in [nil] + releases.map(Optional.some) {
      let name = state?.name
      for change in new.changes(since: state?.document ?? document) {
        let isAsked = asksPeers || change.breaks.contains(.readers) || name == nil && !change.isAddition
        guard !change.breaks.isEmpty, isAsked, !accepts(change, name) else { continue }
        let key = change.key + [change.message]
        if let index = indices[key] {
          findings[index].releases += name.map { [$0] } ?? []
        } else {
          indices[key] = findings.count
          findings.append(LockFinding(change: change, isLocked: name == nil, releases: name.map { [$0] } ?? []))
        }
      }
    }
    return findings.sorted { $0.change.isBefore($1.change) }
  }

  private func accepts(_ change: LockChange, _ release: String?) -> Bool {
    accepted.contains { $0.id == change.id && $0.at == change.at && $0.release == release }
  }
}

/// A change that breaks something.
package struct LockFinding: Sendable {
  package let change: LockChange
  /// Whether it breaks the locked state, too.
  package let isLocked: Bool
  /// The releases that it breaks.
  package fileprivate(set) var releases: [String]

  /// What to add to `accept` in the lock file, for one of the releases.
  package var acceptance: String {
    Lock.Acceptance(id: change.id, at: change.at, release: releases.first, why: "…").node.text(.compact)
  }

  /// As an error says it.
  package var message: String {
    guard let last = releases.last else { return change.message }
    let others = releases.dropLast().joined(separator: ", ")
    let names = others.isEmpty ? last : "\(others) and \(last)"
    return (change.breaks.contains(.readers) ? "data written by \(names): " : "programs of \(names): ") + change.message
  }
}
