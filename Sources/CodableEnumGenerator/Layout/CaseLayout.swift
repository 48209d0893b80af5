/// A case, decided in all that its text will need. A class, since a case is handed on more often than it is read.
package final class CaseLayout: Sendable {
  package let annotated: AnnotatedCase
  /// What is written.
  package let tag: Tag
  /// What is read as well.
  package let aliases: [Tag]
  /// All values, in the order of the declaration.
  let values: [ValueLayout]
  package let content: CaseContent
  /// Whether a static function of the enum has the name of the case, so that its values alone do not tell which is
  /// meant.
  let isOverloaded: Bool
  /// Whether code that names the case gets a warning.
  let isDeprecated: Bool
  /// What `#available` must be asked before the case is named.
  let availability: String?
  /// Those inside the enum.
  package let conditions: [Condition]

  init(
    annotated: AnnotatedCase,
    tag: Tag,
    aliases: [Tag],
    values: [ValueLayout],
    content: CaseContent,
    isOverloaded: Bool,
    isDeprecated: Bool,
    availability: String?,
    conditions: [Condition]
  ) {
    self.annotated = annotated
    self.tag = tag
    self.aliases = aliases
    self.values = values
    self.content = content
    self.isOverloaded = isOverloaded
    self.isDeprecated = isDeprecated
    self.availability = availability
    self.conditions = conditions
  }

  /// As code spells it after a period.
  package var name: String { annotated.declaration.name }
  package var catches: Set<Catch> { annotated.options.catches }
  /// All tags that are read.
  var tags: [Tag] { [tag] + aliases }

  package var isSkipped: Bool {
    switch content {
    case .skipped: true
    case .payload, .capture: false
    }
  }

  /// Whether the case is written with a tag of its own.
  package var hasTag: Bool { payload != nil }

  /// Whether any value is on the wire.
  var hasCodedValues: Bool { values.contains { !$0.isOmitted } }

  /// Nil unless the case has a tag of its own.
  package var payload: Payload? {
    switch content {
    case .payload(let payload): payload
    case .capture, .skipped: nil
    }
  }

  /// Nil unless the case keeps what the enum does not know.
  package var capture: Capture? {
    switch content {
    case .capture(let capture): capture
    case .payload, .skipped: nil
    }
  }
}

/// What a case holds.
package enum CaseContent {
  /// Values under the tag of the case.
  case payload(Payload)
  /// What was read under, or beside, a tag that the enum does not know.
  case capture(Capture)
  /// Never decoded, and an error to encode.
  case skipped
}

/// What the values of a case are on the wire.
package enum Payload {
  case none
  /// One value, as it is.
  case bare(ValueLayout)
  /// In an array, in order.
  case array([ValueLayout])
  /// In an object of their own, by their keys.
  case object([KeyedValue])
  /// By their keys beside the tag.
  case flat([KeyedValue])
  /// One value, whose own keys are beside the tag.
  case merged(ValueLayout, tagKey: String)

  var values: [ValueLayout] {
    switch self {
    case .none: []
    case .bare(let value), .merged(let value, _): [value]
    case .array(let values): values
    case .object(let values), .flat(let values): values.map(\.value)
    }
  }

  /// The values that have keys.
  package var keyedValues: [KeyedValue] {
    switch self {
    case .none, .bare, .array, .merged: []
    case .object(let values), .flat(let values): values
    }
  }
}

/// What is kept of a case that the enum does not know.
package enum Capture {
  case tag(ValueLayout)
  /// The tag, and what is beside or under it.
  case tagAndContent(tag: ValueLayout, content: ValueLayout)
  /// The whole value.
  case whole(ValueLayout)

  var values: [ValueLayout] {
    switch self {
    case .tag(let value), .whole(let value): [value]
    case .tagAndContent(let tag, let content): [tag, content]
    }
  }
}

/// An associated value.
package struct ValueLayout {
  /// Among the values of its case.
  package var index: Int
  /// As a caller of the case writes it.
  var argumentLabel: String?
  /// The name of the variable that holds the value in generated code.
  var variable: String
  package var isOptional: Bool
  /// Whether a nil is written where it could be left out.
  package var writesNil: Bool
  /// What the value is where it is missing; nil if it must be there, or is nil then.
  package var defaultValue: DefaultValue?
  /// Whether the default of the declaration is nil.
  var isNilByDefault: Bool
  /// The value coder in place of the value's own conformance, as code spells it.
  package var coder: String?
  /// Whether the value is not on the wire.
  var isOmitted: Bool

  /// Whether the value may be missing.
  var canBeMissing: Bool { isOptional || defaultValue != nil }
}

/// The default of a value that a caller can leave out.
package enum DefaultValue {
  /// A literal, which means the same anywhere.
  case literal(String)
  /// Any other expression: only the case itself knows it, since an extension may not see the names it is made of.
  case declared
}

/// An associated value that has a key.
package struct KeyedValue {
  package var value: ValueLayout
  package var key: String
  /// More keys that are read.
  package var aliases: [String]

  /// All keys that are read.
  package var keys: [String] { [key] + aliases }
}
