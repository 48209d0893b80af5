/// A case, decided in all that its text will need. A class, since a case is handed on more often than it is read.
package final class CaseLayout: Sendable {
  package let annotated: AnnotatedCase
  /// The wire shape of the case.
  package let shape: CaseShape<ValueLayout>
  /// All values, in the order of the declaration.
  package let values: [ValueLayout]
  /// The form of an untagged case's only value; nil for any other case.
  let form: ValueForm?
  /// The tag that a merged enum of the file would write in place of the case's, if any.
  let foreignTag: ForeignTag?
  /// The index of a merged value that takes the keys of others; nil if there is none.
  let keyTaker: Int?
  /// The tag to write; a case that keeps unknown tags has one, too.
  package let tag: Tag
  /// The raw value that Swift gives the case, as code spells it; nil if it has none, or none that is known.
  let rawLiteral: String?
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
    annotated: AnnotatedCase,
    shape: CaseShape<ValueLayout>,
    values: [ValueLayout],
    form: ValueForm?,
    foreignTag: ForeignTag?,
    keyTaker: Int?,
    tag: Tag,
    rawLiteral: String?,
    isOverloaded: Bool,
    isDeprecated: Bool,
    availability: String?,
    conditions: [Condition]
  ) {
    self.annotated = annotated
    self.shape = shape
    self.values = values
    self.form = form
    self.foreignTag = foreignTag
    self.keyTaker = keyTaker
    self.tag = tag
    self.rawLiteral = rawLiteral
    self.isOverloaded = isOverloaded
    self.isDeprecated = isDeprecated
    self.availability = availability
    self.conditions = conditions
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

  /// The coder of what an unknown case keeps; nil if it is kept as it is, or not at all.
  var codedCapture: ValueLayout? {
    guard case .whole(let value) = capture, value.coder != nil else { return nil }
    return value
  }

  /// Whether any value is on the wire.
  var hasCodedValues: Bool { values.contains { !$0.isOmitted } }
}
