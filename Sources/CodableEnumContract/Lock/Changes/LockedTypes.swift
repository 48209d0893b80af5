import CodableEnumGenerator

/// The types of both sides, by their current ids.
struct LockedTypes {
  let old: [String: WireShape]
  let new: [String: WireShape]
  /// Made once, since they read all types.
  let witnesses: Witnesses

  init(
    _ pairs: [(old: WireDefinition, new: WireDefinition)],
    gone: [WireDefinition],
    added: [WireDefinition]
  ) {
    func shapes(_ types: [(String, WireDefinition)]) -> [String: WireShape] {
      Dictionary(types.map { ($0, $1.shape) }) { first, _ in first }
    }
    old = shapes(pairs.map { ($0.new.id, $0.old) } + gone.map { ($0.id, $0) })
    new = shapes(pairs.map { ($0.new.id, $0.new) } + added.map { ($0.id, $0) })
    witnesses = Witnesses(old: old, new: new)
  }

  /// Whom a change of a type breaks.
  func breaks(from old: WireType, to new: WireType) -> Set<LockChange.Audience> {
    Set(
      readers: TypeReading(self, for: .readers).canRead(old, as: new),
      peers: TypeReading(self, for: .peers).canRead(new, as: old)
    )
  }
}

extension TypeReading {
  /// - Parameter audience: The side that reads.
  init(_ types: LockedTypes, for audience: LockChange.Audience) {
    switch audience {
    case .readers: self.init(written: types.old, read: types.new, isToday: false)
    case .peers: self.init(written: types.new, read: types.old, isToday: true)
    }
  }
}
