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
  /// The default of a missing value; nil if the value is required, or is then nil.
  var defaultValue: String?
  /// Whether it is a `let` with a value: written, but never read.
  var isFixed = false

  var canBeMissing: Bool { isOptional || defaultValue != nil || isFixed }
  var defaultText: String? { defaultValue }

  typealias Place = WirePlace
}

/// An annotated enum, with types from all inputs.
typealias WireEnum = EnumShape<WireValue>
/// A case of such an enum.
typealias WireCase = CaseShape<WireValue>
