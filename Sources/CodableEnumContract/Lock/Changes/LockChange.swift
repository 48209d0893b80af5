import CodableEnumGenerator

/// A difference between the lock and the sources.
package struct LockChange: Sendable {
  /// The audience that a change breaks.
  package enum Audience: CaseIterable, Sendable {
    /// New code, which reads what old code wrote.
    case readers
    /// Old code, which reads what new code writes.
    case peers
  }

  /// None if everyone survives it.
  package var breaks: Set<Audience>
  /// Whether old data survives it and peers need not: something new, or a new spelling beside the old one.
  package var isAddition = false
  /// The text of the change.
  var what: String
  var wayOut: String?
  /// In the sources; in the lock file if it is gone from them.
  var place: WirePlace
  /// Where it is locked.
  var lockPlace: WirePlace?

  package var path: String { place.path }
  package var position: SourcePosition { place.position }
  package var lockPosition: SourcePosition? { lockPlace?.position }

  /// As an error says it: whom it breaks, what has changed, and the way out.
  package var message: String {
    let whom = Audience.allCases.filter(breaks.contains).map(\.text).joined(separator: " and ")
    return "breaks \(whom): \(what)" + (wayOut.map { "; \($0)" } ?? "")
  }

  /// As a note says it that the change is accepted.
  package var acceptance: String {
    let whom = Audience.allCases.filter(breaks.contains).map(\.text).joined(separator: " and ")
    return "accepted: \(what)" + (whom.isEmpty ? "" : ", which breaks \(whom)")
  }
}

extension LockChange.Audience {
  var text: String {
    switch self {
    case .readers: "readers of old data"
    case .peers: "peers already deployed"
    }
  }
}

extension Set<LockChange.Audience> {
  static let everyone: Set = [.readers, .peers]

  /// - Parameters:
  ///   - readers: Whether new code reads what old code wrote.
  ///   - peers: Whether old code reads what new code writes.
  init(readers: Bool, peers: Bool) {
    self = []
    if !readers { insert(.readers) }
    if !peers { insert(.peers) }
  }
}
