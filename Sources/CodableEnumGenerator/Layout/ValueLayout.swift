/// An associated value.
package struct ValueLayout: ShapeLeaf {
  package typealias Place = Range<Int>

  package let declared: AssociatedValue
  /// Among the values of its case.
  package let index: Int
  /// As options name it: the label, or `_0`.
  package let name: String
  package let type: TypeExpression
  /// The part of the type that no coder can hold, and why.
  let uncodable: TypeExpression.Uncodable?
  /// Nil where the value has none.
  package let key: String?
  /// As a caller of the case writes it.
  let argumentLabel: String?
  /// The name of the variable that holds the value in generated code.
  let variable: String
  /// Whether a nil is written where it could be left out.
  package let writesNil: Bool
  /// The default for a missing value; nil if it must be present or is nil when missing.
  package var defaultValue: DefaultValue?
  /// The value coder in place of the value's own conformance, as code spells it.
  package let coder: String?
  /// Whether the value is not on the wire.
  let isOmitted: Bool

  package var isOptional: Bool { type.isOptional }
  package var canBeMissing: Bool { isOptional || defaultValue != nil }

  package var defaultText: String? { defaultValue == nil ? nil : declared.defaultValue }

  /// Whether the default of the declaration is nil.
  var isNilByDefault: Bool { declared.defaultValue == "nil" }
}

/// The default of a value that a caller can leave out.
package enum DefaultValue {
  /// A literal, which means the same anywhere.
  case literal(String)
  /// Any other expression: only the case itself knows it, since an extension may not see the names it is made of.
  case declared
}
