import CodableEnumGenerator

/// The shapes of types before and after, by their ids of today.
struct LockedTypes: Sendable {
  let old: [String: WireShape]
  let new: [String: WireShape]
  /// The new ids of types that have others than before.
  let renames: [String: String]

  init(_ pairing: LockPairing) {
    old = Dictionary(pairing.pairs.map { ($0.new.id, $0.old.shape) } + pairing.gone.map { ($0.id, $0.shape) }) {
      first,
      _ in first
    }
    new = Dictionary(pairing.pairs.map { ($0.new.id, $0.new.shape) } + pairing.added.map { ($0.id, $0.shape) }) {
      first,
      _ in first
    }
    renames = pairing.renames
  }
}

/// Whether values of one type can be read as those of another one.
struct LockedReading {
  private let types: LockedTypes
  /// The generic parameters of today, by those of before, of the type whose values they are.
  private let parameters: [String: WireType]

  init(_ types: LockedTypes, _ parameters: [String: WireType]) {
    self.types = types
    self.parameters = parameters
  }

  /// Whom it breaks that a type has become another one.
  func breaks(from old: WireType, to new: WireType) -> Set<LockChange.Audience> {
    let old = renamed(old)
    if old.isSpelled(as: new) { return [] }
    return Set(
      readers: Direction(written: types.old, read: types.new, isToday: false).canRead(old, as: new),
      peers: Direction(written: types.new, read: types.old, isToday: true).canRead(new, as: old)
    )
  }

  func isSame(_ old: WireValue, _ new: WireValue) -> Bool {
    renamed(old.type).isSpelled(as: new.type) && old.isOptional == new.isOptional
  }

  private func renamed(_ old: WireType) -> WireType { old.renamed(types.renames).replacing(parameters) }
}

extension WireType {
  /// Whether it is the same type as far as its name tells: the shape of one of them may no longer be known.
  fileprivate func isSpelled(as other: WireType) -> Bool { self == other || text == other.text }
}

/// From what is written to what reads it.
private struct Direction {
  let written: [String: WireShape]
  let read: [String: WireShape]
  /// Whether all that is read is written by code of today: nothing is left of what other code wrote.
  let isToday: Bool

  func canRead(_ value: WireType, as type: WireType) -> Bool {
    if type == .anything || value.isSpelled(as: type) { return true }
    return switch (value, type) {
    case (.optional(let value), .optional(let type)), (.list(let value), .list(let type)),
      (.list(let value), .lossyList(let type)), (.lossyList(let value), .lossyList(let type)),
      (.lossless(let value), .lossless(let type)):
      canRead(value, as: type)
    case (_, .optional(let type)), (_, .lossless(let type)): canRead(value, as: type)
    // What our value coders read is more than they write.
    case (.lossyList(let value), .list(let type)), (.lossless(let value), let type):
      isToday && canRead(value, as: type)
    case (.tuple(let values), .tuple(let types)):
      values.count == types.count && zip(values, types).allSatisfy { canRead($0, as: $1) }
    case (.map(let key, let value), .map(let otherKey, let type)),
      (.pairs(let key, let value), .pairs(let otherKey, let type)):
      canRead(key, as: otherKey) && canRead(value, as: type)
    case (.definition(let id, let arguments), .definition(let other, let others)):
      id == other && arguments.count == others.count && zip(arguments, others).allSatisfy { canRead($0, as: $1) }
    case (.scalar(let value), .scalar(let type)): value.fits(in: type)
    // What has a raw value is its raw value.
    case (.definition(let id, _), .scalar(let type)):
      if case .rawValues(.scalar(let raw), _) = written[id] { raw.fits(in: type) } else { false }
    case (.scalar(let value), .definition(let id, _)):
      if case .rawValues(.scalar(let raw), nil) = read[id] { value.fits(in: raw) } else { false }
    default: false
    }
  }
}
