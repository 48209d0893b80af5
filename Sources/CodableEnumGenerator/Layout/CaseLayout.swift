/// A case, with everything decided that its code needs. A class, since cases are passed on more often than they are read.
package final class CaseLayout: Sendable {
  package let shape: CaseShape<ValueLayout>
  /// All values, in the order of the declaration.
  package let values: [ValueLayout]
  /// Among the cases of its enum.
  let index: Int
  /// As code spells it after a period.
  package let spelling: String
  /// `Self`, or the name of the enum, as code spells it.
  let enumName: String
  /// The tag to write; a case that keeps unknown tags has one, too.
  package let tag: Tag
  /// How an untagged case is told from others; nil for any other case.
  let recognition: Recognition?
  /// The type of the raw value that the case is written as, if the file tells; nil for any other case.
  let heldRawType: HeldRawType?
  let rawValue: RawValue
  /// Whether the case is written without a tag.
  package let lacksTag: Bool
  /// Whether a static function of the enum has the name of the case, so that its values alone do not tell which is
  /// meant.
  let isOverloaded: Bool
  /// Whether code that names the case gets a warning.
  let isDeprecated: Bool
  /// The `#available` condition for naming the case.
  let availability: String?
  /// Those inside the enum.
  package let conditions: [Condition]

  init(
    _ form: CaseForm,
    of owner: TypeDeclaration,
    at index: Int,
    _ shape: CaseShape<ValueLayout>,
    _ values: [ValueLayout],
    _ recognition: Recognition?,
    _ heldRawType: HeldRawType?
  ) {
    (self.shape, self.values, self.index) = (shape, values, index)
    (self.recognition, self.heldRawType) = (recognition, heldRawType)
    (tag, rawValue, conditions) = (form.tag, form.rawValue, form.conditions)
    let declaration = form.annotated.declaration
    (spelling, enumName) = (declaration.name, owner.nameInside)
    lacksTag = form.options.absentTag != nil
    isOverloaded = owner.members.staticFunctions.contains(shape.name)
    isDeprecated = declaration.attributes.contains(where: \.isDeprecation)
    availability = declaration.attributes.lazy.compactMap(\.introduction).first
  }

  /// Without backticks.
  package var name: String { shape.name }
  /// Of the name.
  package var range: Range<Int> { shape.place }
  package var content: CaseContent<ValueLayout> { shape.content }
  package var isSkipped: Bool { shape.isSkipped }
  package var isDecoded: Bool { shape.isDecoded }
  package var isEncoded: Bool { shape.isEncoded }
  var catches: Set<Catch> { Set(shape.catches) }
  var payload: Payload<ValueLayout>? { shape.payload }
  var capture: Capture<ValueLayout>? { shape.capture }
  var claim: Claim? { shape.claim }
  /// The form of an untagged case's only value.
  var form: ValueForm? { recognition?.form }
  /// All tags that are read.
  var tags: [Tag] { shape.tags }
  /// The same, and under `.untagged` all constants.
  var literals: [Tag] { tags + (claim?.constants ?? []) }
  /// The raw value that Swift gives the case, as code spells it; nil if it has none, or none that is known.
  var rawLiteral: String? { rawValue.literal }

  /// The coder of what an unknown case keeps; nil if it is kept as it is, or not at all.
  var codedCapture: ValueLayout? {
    guard case .whole(let value) = capture, value.coder != nil else { return nil }
    return value
  }

  /// Whether any value is on the wire.
  var hasCodedValues: Bool { values.contains { !$0.isOmitted } }
}

/// An associated value.
package struct ValueLayout: ShapeLeaf {
  package typealias Place = Range<Int>

  package let declared: AssociatedValue
  /// Among the values of its case.
  package let index: Int
  /// As options name it: the label, or `_0`.
  package let name: String
  package let type: TypeExpression
  /// The type on the wire, as far as the file tells: with a coder, what that writes.
  let wire: WireType
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
  /// What it takes its default for besides a missing value, or nil in its place.
  package let defaultCauses: Set<DefaultCause>
  /// The value coder in place of the value's own conformance, as code spells it.
  package let coder: String?
  /// Whether it is an array whose elements are all that are left of the case's.
  package let isRest: Bool
  /// Whether the value is not on the wire.
  let isOmitted: Bool

  init(
    _ form: CaseValue,
    name: String,
    key: String?,
    argumentLabel: String?,
    variable: String,
    writesNil: Bool,
    defaultValue: DefaultValue?,
    defaultCauses: Set<DefaultCause>,
    isRest: Bool
  ) {
    (declared, index, wire, coder) = (form.declared, form.index, form.wire, form.coder)
    (type, uncodable, isOmitted) = (form.type.expression, form.type.uncodable, form.isOmitted)
    (self.name, self.key, self.argumentLabel, self.variable) = (name, key, argumentLabel, variable)
    (self.writesNil, self.defaultValue, self.isRest) = (writesNil, defaultValue, isRest)
    self.defaultCauses = defaultCauses
  }

  package var isOptional: Bool { type.isOptional }
  package var isAnything: Bool { coder == nil && wire == .anything }
  package var canBeMissing: Bool { isOptional || defaultValue != nil || isRest }

  package var typeText: String { declared.type.text }
  package var defaultText: String? { defaultValue == nil ? nil : declared.defaultValue }

  /// Whether the default of the declaration is nil.
  var isNilByDefault: Bool { declared.defaultValue == "nil" }

  /// Whether it keeps what is unknown as it is.
  var isCodableValue: Bool { type.nameWithoutModule == "CodableValue" }
}

extension Capture<ValueLayout> {
  /// The value of another type that stands for what is kept; nil if there is none.
  var typed: ValueLayout? {
    switch self {
    case .tag: nil
    case .tagAndContent(_, let value), .whole(let value): value.isCodableValue ? nil : value
    }
  }
}

/// The default of a value that a caller can leave out.
package enum DefaultValue {
  /// A literal, which means the same anywhere.
  case literal(String)
  /// Any other expression: only the case itself knows it, since an extension may not see the names it is made of.
  case declared
}
