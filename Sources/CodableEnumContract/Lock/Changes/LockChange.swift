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

  private let kind: ID
  let spot: LockSpot
  /// What tells it apart from others of its kind at its spot.
  let detail: String
  /// Whether it is something new, or a new spelling beside the old one.
  private let isNew: Bool
  /// None if everyone survives it.
  package var breaks: Set<Audience> = []
  /// JSON that shows it.
  package private(set) var witness: Witness?
  /// The text of the change, and what it means to peers that it breaks.
  private let text: String
  private let fate: String
  /// The way out, and the one if it breaks readers.
  private let way: String?
  private var wayOfReaders: String?
  /// The one that is left if no annotation is a way out.
  private let otherWay: String?
  /// The annotations that the way out of readers names.
  private let cures: [Cure]

  /// - Parameters:
  ///   - fate: What becomes of it where peers don't survive it.
  ///   - ofReaders: The way out if readers don't survive it, if that is another one.
  ///   - cures: The annotations that are the way out of readers.
  init(
    _ kind: ID,
    _ spot: LockSpot,
    of detail: String = "",
    isNew: Bool = false,
    _ text: String,
    fate: String = "",
    wayOut: String? = nil,
    ofReaders: String? = nil,
    cures: [Cure] = []
  ) {
    (self.kind, self.spot, self.detail, self.isNew) = (kind, spot, detail, isNew)
    (self.text, self.fate, way, self.cures) = (text, fate, wayOut ?? cures.wayOut, cures)
    (wayOfReaders, otherWay) = (cures.wayOut ?? ofReaders, ofReaders)
  }

  /// With those cures alone that work for readers.
  func cured(_ works: (Cure) -> Bool) -> LockChange {
    if cures.isEmpty || !breaks.contains(.readers) { return self }
    var change = self
    change.wayOfReaders = cures.filter(works).wayOut ?? otherWay ?? Self.migration
    return change
  }

  private static let need = "a migration is needed, as in Guarding the wire format"
  private static let migration = "no annotation reads old data here; \(need)"

  func breaking(_ breaks: Set<Audience>) -> LockChange {
    var change = self
    change.breaks = breaks
    return change
  }

  func showing(_ witness: Witness?) -> LockChange {
    var change = self
    change.witness = witness
    return change
  }

  func isOfKind(_ other: LockChange) -> Bool { kind == other.kind }

  /// Whether another change says nothing more: that of a field's struct, which is here beside other types, or a part of
  /// one edit.
  func covers(_ part: LockChange) -> Bool {
    guard part.breaks.isSubset(of: breaks) else { return false }
    return switch (kind, part.kind) {
    case (.keyMoved, .severalKeys), (.keyMoved, .keyChanged), (.valueChanged, .defaultChanged): at == part.at
    case (.tagChanged, .keyChanged):
      spot.type == part.spot.type && spot.element == part.spot.element
        && detail.split(separator: " ").contains { $0 == part.spot.value ?? "" }
    case (.missingTagMoved, .tagAdded), (.missingTagMoved, .tagRemoved): spot.type == part.spot.type
    // What is beside all cases.
    case (.contentChanged, .keyRequired), (.contentChanged, .keyRemoved):
      spot.type == part.spot.type && spot.element == nil && part.spot.element == nil
    // No other kinds are parts of others.
    default: isOfKind(part) && spot.type != part.spot.type && spot.hasField(of: part.spot)
    }
  }

  /// What identifies it, whomever it breaks.
  var key: [String] { [kind.rawValue, spot.at, detail] }

  package var id: ID {
    guard kind == .valueChanged, breaks.count == 1 else { return kind }
    return breaks.contains(.readers) ? .valueNarrowed : .valueWidened
  }

  /// Whether old data survives it and peers need not.
  package var isAddition: Bool { isNew && !breaks.contains(.readers) }
  var what: String { text + (breaks.contains(.peers) ? fate : "") }
  var wayOut: String? {
    guard breaks.contains(.readers) else { return way }
    guard let wayOfReaders = wayOfReaders ?? way else { return id.needsMigration ? Self.migration : nil }
    return wayOfReaders
      + (cures.isEmpty && id.needsMigration ? "; otherwise \(Self.need)" : "")
  }

  package var at: String { spot.at }
  package var path: String { spot.place.path }
  package var position: SourcePosition { spot.place.position }
  package var lockPosition: SourcePosition? { spot.lockPlace?.position }

  /// As an error says it: whom it breaks, what has changed, and the way out.
  package var message: String {
    let isShown = what.utf8.contains(UInt8(ascii: "{")) || witness.map(names) ?? true
    let shown = isShown ? nil : witness?.text
    return "breaks \(breaks.text): " + [what, shown, wayOut].compactMap(\.self).joined(separator: "; ")
  }

  /// Whether the text shows it, and what becomes of it.
  private func names(_ witness: Witness) -> Bool {
    [" is ", " was ", ", which "].contains { what.parts(around: witness.json + $0) != nil }
  }

  /// As a note says it that the change is accepted.
  package var acceptance: String { "accepted: \(what)" + (breaks.isEmpty ? "" : ", which breaks \(breaks.text)") }
}

/// What a change is about: a type, one of its cases, or one of the values of a case or a struct.
struct LockSpot: Sendable {
  var type: String
  var element: String?
  var value: String?
  /// In the sources; in the lock file if it is gone from them.
  var place: WirePlace
  /// Where it is locked.
  var lockPlace: WirePlace?

  /// `Trip.byTrain.line`
  var at: String { [type, element, value].compactMap(\.self).joined(separator: ".") }
}

extension LockSpot {
  /// Whether both are about one value, which may have the name of its type before its own: `Fields.id`.
  func hasField(of other: LockSpot) -> Bool {
    guard let name = value?.split(separator: ".").last, name == other.value?.split(separator: ".").last else {
      return false
    }
    return place.path == other.place.path && place.position == other.place.position
  }

  init(_ type: WireDefinition, lockPlace: WirePlace? = nil) {
    self.init(type: type.id, place: type.place, lockPlace: lockPlace)
  }
}

extension [Cure] {
  /// Nil if there is none.
  fileprivate var wayOut: String? { isEmpty ? nil : map(\.text).joined(separator: ", or ") }
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

  package var text: String {
    let texts = LockChange.Audience.allCases.filter(contains).map { audience in
      switch audience {
      case .readers: "readers of old data"
      case .peers: "peers already deployed"
      }
    }
    return texts.joined(separator: " and ")
  }
}
