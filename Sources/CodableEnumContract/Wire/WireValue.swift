import CodableEnumGenerator
import CodableEnumReport

/// An associated value, or a property, among all inputs.
struct WireValue: ShapeLeaf, Equatable {
  /// The label or the name; `_0` where there is none.
  var name: String
  var place: WirePlace
  /// What is written where the value is not nil: of an optional, the wrapped type; of a value with a coder, what the
  /// coder writes.
  var type: WireType
  var isOptional = false
  /// Whether a nil is written as null where it could be left out.
  var writesNil = false
  /// The expression that the value is where it is missing; nil if it must be there, or is nil then.
  var defaultValue: String?
  /// Whether it is a `let` with a value: written, and never read.
  var isFixed = false

  var canBeMissing: Bool { isOptional || defaultValue != nil || isFixed }

  typealias Place = WirePlace
}

/// An annotated enum among all inputs.
typealias WireEnum = EnumShape<WireValue>
/// A case of one.
typealias WireCase = CaseShape<WireValue>
