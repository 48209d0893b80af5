import CodableEnumGenerator
import CodableEnumReport

/// An associated value or a property, with its type from all inputs.
struct WireValue: ShapeLeaf, Equatable {
  /// The label or name; `_0` if there is none.
  var name: String
  var place: WirePlace
  /// The type of a non-nil value: for an optional, the wrapped type; for a value with a coder, the type that the coder
  /// writes.
  var type: WireType
  var isOptional = false
  /// Whether a nil is written as null where it could be left out.
  var writesNil = false
  /// Whether nil is always a missing key, and never null: so in the contract of what is written.
  var isLeftOutIfNil = false
  /// The default of a missing value; nil if the value is required, or is then nil.
  var defaultValue: String?
  /// What it takes its default for besides a missing value, or nil in its place.
  var defaultCauses: Set<DefaultCause> = []
  /// Whether a null is read although the type doesn't take it.
  var takesNull: Bool { isOptional || defaultCauses.contains(.null) }
  /// Whether it is a `let` with a value: written, but never read.
  var isFixed = false

  /// Whether it is an array whose elements are all that are left of the case's.
  var isRest = false

  var isAnything: Bool { type == .anything }
  var canBeMissing: Bool { isOptional || defaultValue != nil || isFixed || isRest }
  var defaultText: String? { defaultValue }
  var typeText: String { type.text + (isOptional ? "?" : "") }

  /// An element of an array that takes the rest.
  var element: WireValue {
    guard case .list(let type) = type else { return self }
    let (wrapped, isOptional) = type.withoutOptional
    return WireValue(name: name, place: place, type: wrapped, isOptional: isOptional)
  }

  typealias Place = WirePlace
}

extension WireValue {
  /// What a schema says of JSON that is read and not valid; nil where there is none.
  var noteOnInvalid: String? {
    defaultCauses.contains(.invalid) ? "whatever else is there is read as \(defaultValue ?? "null")" : nil
  }
}

extension ObjectShape.Member where Value == WireValue {
  /// Whether there is no key for a nil.
  var isLeftOutIfNil: Bool {
    if case .value(let value) = shape { canBeMissing && value.isOptional && !value.writesNil } else { false }
  }
}

/// An annotated enum, with types from all inputs.
typealias WireEnum = EnumShape<WireValue>
/// A case of such an enum.
typealias WireCase = CaseShape<WireValue>

extension WireCase {
  /// The value of a type of its own that an unknown case keeps; nil if it keeps none, or anything.
  var typedCapture: WireValue? {
    switch capture {
    case .tagAndContent(_, let value), .whole(let value): value.type == .anything ? nil : value
    case .tag, nil: nil
    }
  }

  /// Whether the JSON that a case catches is its value.
  var keepsWhole: Bool { if case .whole = capture { true } else { false } }

  /// Whether an unknown case is read from its tag alone, where tags stand alone.
  var mayBeTagAlone: Bool { typedCapture?.isOptional ?? true }
}
