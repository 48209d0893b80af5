/// The shapes of types before and after, by their ids of today.
struct LockedTypes: Sendable {
  let old: [String: LockedShape]
  let new: [String: LockedShape]
  let renames: LockedNames

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
  /// The generic parameters of the type whose values they are.
  private let parameters: LockedNames

  init(_ types: LockedTypes, _ parameters: LockedNames) {
    self.types = types
    self.parameters = parameters
  }

  /// Whom it breaks that a type has become another one.
  func breaks(from old: String, to new: String) -> Set<LockChange.Audience> {
    let old = renamed(old)
    if old == new { return [] }
    let (before, after) = (TypeExpression(old), TypeExpression(new))
    // What is spelled differently and is taken apart alike is not understood.
    if before == after { return .everyone }
    return Set(
      readers: Direction(written: types.old, read: types.new, isToday: false).canRead(before, as: after),
      peers: Direction(written: types.new, read: types.old, isToday: true).canRead(after, as: before)
    )
  }

  func isSame(_ old: LockedValue, _ new: LockedValue) -> Bool {
    renamed(old.type) == new.type && old.isOptional == new.isOptional
  }

  private func renamed(_ old: String) -> String { parameters.replaced(in: types.renames.replaced(in: old)) }
}

/// From what is written to what reads it.
private struct Direction {
  let written: [String: LockedShape]
  let read: [String: LockedShape]
  /// Whether all that is read is written by code of today: nothing is left of what other code wrote.
  let isToday: Bool

  func canRead(_ value: TypeExpression, as type: TypeExpression) -> Bool {
    if value == type || type.plainName == "CodableValue" { return true }
    switch (value, type) {
    case (.optional(let value), .optional(let type)), (.array(let value), .array(let type)):
      return canRead(value, as: type)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let type)):
      return canRead(key, as: otherKey) && canRead(value, as: type)
    case (_, .optional(let type)): return canRead(value, as: type)
    case (.name(let value), .name(let type)): return canRead(value, as: type)
    case (_, .name(let type)): return type.wrapped(in: "LossyList").map { canRead(value, as: .array($0)) } ?? false
    case (.name(let value), _):
      guard isToday, let element = value.wrapped(in: "LossyList") else { return false }
      return canRead(.array(element), as: type)
    case (.optional, _), (.array, _), (.dictionary, _), (.other, _): return false
    }
  }

  private func canRead(_ value: [TypeExpression.Component], as type: [TypeExpression.Component]) -> Bool {
    // What our value coders read is more than they write.
    switch (value.wrapped(in: "Lossless"), type.wrapped(in: "Lossless")) {
    case (let value?, let type?): return canRead(value, as: type)
    case (nil, let type?): return canRead(.name(value), as: type)
    case (let value?, nil): return isToday && canRead(value, as: .name(type))
    case (nil, nil): break
    }
    if value.map(\.name) == type.map(\.name), zip(value, type).allSatisfy({ $0.arguments.count == $1.arguments.count })
    {
      return zip(value, type).allSatisfy { zip($0.arguments, $1.arguments).allSatisfy { canRead($0, as: $1) } }
    }
    if let scalar = value.scalar, let other = type.scalar { return scalar.fits(in: other) }
    // What has a raw value is its raw value.
    if case .rawValues(let raw, _) = written[value.text], let scalar = WireScalar(rawValue: raw) {
      return type.scalar.map { scalar.fits(in: $0) } ?? false
    }
    if case .rawValues(let raw, nil) = read[type.text], let scalar = WireScalar(rawValue: raw) {
      return value.scalar.map { $0.fits(in: scalar) } ?? false
    }
    return false
  }
}

extension [TypeExpression.Component] {
  fileprivate var text: String { TypeExpression.name(self).text }
  fileprivate var scalar: WireScalar? { WireScalar(rawValue: text) }

  fileprivate func wrapped(in name: String) -> TypeExpression? {
    count == 1 && self[0].name == name && self[0].arguments.count == 1 ? self[0].arguments[0] : nil
  }
}

extension WireScalar {
  /// Whether each of its values is read as the same value of another type.
  fileprivate func fits(in other: WireScalar) -> Bool {
    if self == other { return true }
    switch other {
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      guard let own = integer, let other = other.integer else { return false }
      if own.isSigned { return other.isSigned && own.bits <= other.bits }
      return own.bits < other.bits || !other.isSigned && own.bits == other.bits
    case .float16, .float, .double, .cgFloat:
      if let own = integer { return own.bits <= other.significand }
      return significand > 0 && significand <= other.significand
    case .decimal: return integer.map { $0.bits <= 64 } ?? false
    case .string: return self == .uuid || self == .url || self == .iso8601Date
    case .bool, .uuid, .url, .date, .data, .iso8601Date, .secondsSince1970, .millisecondsSince1970: return false
    }
  }

  private var integer: (isSigned: Bool, bits: Int)? {
    switch self {
    case .int8: (true, 8)
    case .int16: (true, 16)
    case .int32: (true, 32)
    case .int, .int64: (true, 64)
    case .int128: (true, 128)
    case .uint8: (false, 8)
    case .uint16: (false, 16)
    case .uint32: (false, 32)
    case .uint, .uint64: (false, 64)
    case .uint128: (false, 128)
    case .bool, .float16, .float, .double, .cgFloat, .decimal, .string, .uuid, .url, .date, .data, .iso8601Date,
      .secondsSince1970, .millisecondsSince1970:
      nil
    }
  }

  /// How many bits a number keeps exactly; none of what is not one with fractions.
  private var significand: Int {
    switch self {
    case .float16: 11
    case .float: 24
    case .double, .cgFloat: 53
    case .bool, .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128,
      .decimal, .string, .uuid, .url, .date, .data, .iso8601Date, .secondsSince1970, .millisecondsSince1970:
      0
    }
  }
}
