import CodableEnumGenerator

/// A difference between the lock and the sources.
package struct LockChange: Sendable {
  /// Whom a change can break.
  package enum Audience: CaseIterable, Sendable {
    /// New code that reads old data.
    case readers
    /// Old code that reads new data.
    case peers
  }

  /// Empty if it breaks nobody.
  package var breaks: Set<Audience>
  /// Whether only peers can break: something new, or a new spelling beside the old one.
  package var isAddition = false
  var what: String
  var wayOut: String?
  /// In the sources, or in the lock file if it is gone from the sources.
  var place: WirePlace
  /// The place in the lock file.
  var lockPlace: WirePlace?

  package var path: String { place.path }
  package var position: SourcePosition { place.position }
  package var lockPosition: SourcePosition? { lockPlace?.position }

  /// The text of an error: whom it breaks, what has changed, and the way out.
  package var message: String {
    "breaks \(whom): \(what)" + (wayOut.map { "; \($0)" } ?? "")
  }

  /// The text of a note that accepts the change.
  package var acceptance: String {
    "accepted: \(what)" + (whom.isEmpty ? "" : ", which breaks \(whom)")
  }

  private var whom: String { Audience.allCases.filter(breaks.contains).map(\.text).joined(separator: " and ") }
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
