/// A case, decided in all that its text will need. A class, since a case is handed on more often than it is read.
package final class CaseLayout: Sendable {
  package let annotated: AnnotatedCase
  /// The wire shape of the case.
  package let shape: CaseShape<ValueLayout>
  /// All values, in the order of the declaration.
  package let values: [ValueLayout]
  /// The form of an untagged case's only value; nil for any other case.
  let form: ValueForm?
  /// The keys of an untagged case that is an object; nil if they are not known.
  let object: ObjectForm?
  /// The type of the raw value that the case is written as, if the file tells; nil for any other case.
  let heldRawType: HeldRawType?
  /// The tag to write; a case that keeps unknown tags has one, too.
  package let tag: Tag
  let rawValue: RawValue
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
    _ annotated: AnnotatedCase,
    of owner: TypeDeclaration,
    _ shape: CaseShape<ValueLayout>,
    values: [ValueLayout],
    tag: Tag,
    rawValue: RawValue,
    _ form: ValueForm? = nil,
    _ object: ObjectForm? = nil,
    _ heldRawType: HeldRawType? = nil
  ) {
    (self.annotated, self.shape, self.values) = (annotated, shape, values)
    (self.tag, self.rawValue, self.heldRawType) = (tag, rawValue, heldRawType)
    (self.form, self.object) = (form, object)
    isOverloaded = owner.members.staticFunctions.contains(annotated.name)
    let attributes = annotated.declaration.attributes
    isDeprecated = attributes.contains(where: \.isDeprecation)
    availability = attributes.lazy.compactMap(\.introduction).first
    conditions = Array(annotated.declaration.conditions.dropFirst(owner.conditions.count))
  }

  /// As code spells it after a period.
  package var name: String { annotated.declaration.name }
  package var catches: Set<Catch> { annotated.options.catches }
  package var content: CaseContent<ValueLayout> { shape.content }
  package var isSkipped: Bool { shape.isSkipped }
  package var isDecoded: Bool { shape.isDecoded }
  package var isEncoded: Bool { shape.isEncoded }
  var payload: Payload<ValueLayout>? { shape.payload }
  var capture: Capture<ValueLayout>? { shape.capture }
  var claim: Claim? { shape.claim }
  /// More tags that are read.
  var aliases: [Tag] { annotated.options.aliases.map(\.value) }
  /// Whether the case is written without a tag.
  package var lacksTag: Bool { annotated.options.absentTag != nil }
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
  /// Whether it is an array whose elements are all that are left of the case's.
  package let isRest: Bool
  /// Whether the value is not on the wire.
  let isOmitted: Bool
  package let isAnything: Bool

  package var isOptional: Bool { type.isOptional }
  package var canBeMissing: Bool { isOptional || defaultValue != nil || isRest }

  package var typeText: String { declared.type.text }
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
