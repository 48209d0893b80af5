import CodableEnumGenerator

/// The changes and whom they break: each change once, however many samples show it.
struct Findings {
  /// Makes a change, once it is known whom it breaks.
  typealias Change = (_ breaks: Set<LockChange.Audience>) -> LockChange

  private struct Key: Hashable {
    var what: String
    var path: String
    var position: SourcePosition
  }

  private var found: [Key: (change: Change, breaks: Set<LockChange.Audience>)] = [:]

  /// - Parameters:
  ///   - audience: Whom it breaks; nil if nobody is known so far.
  ///   - id: What tells it apart from other changes at its place, if it may be said in several ways.
  mutating func add(_ audience: LockChange.Audience?, as id: String? = nil, _ change: @escaping Change) {
    let any = change(.everyone)
    let key = Key(what: id ?? any.what, path: any.path, position: any.position)
    var (first, breaks) = found[key] ?? (change, [])
    // Breaking changes come first.
    if breaks.isEmpty { first = change }
    if let audience { breaks.insert(audience) }
    found[key] = (first, breaks)
  }

  var count: Int { found.count }

  /// Unordered.
  var changes: [LockChange] {
    found.values.compactMap { change, breaks in
      var change = change(breaks)
      change.breaks = breaks
      return breaks.isEmpty && !change.isAddition ? nil : change
    }
  }
}
