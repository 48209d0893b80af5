import CodableEnumGenerator

/// An annotated enum on the wire.
struct WireEnum: Sendable {
  /// With the keys of the tag and the content, where it has them.
  var strategy: Strategy
  /// What a case without values is written as in `.caseKeyed`.
  var emptyCases: EmptyCases
  var rejectsUnknownKeys: Bool
  var isDecodable: Bool
  var isEncodable: Bool
  /// Of all tags that are read.
  var tagKinds: [TagKind]
  /// In the order of the declaration.
  var cases: [WireCase]

  /// The case that catches what no other case takes.
  func catching(_ kind: Catch) -> WireCase? { cases.first { $0.catches.contains(kind) && !$0.isSkipped } }
}

struct WireCase: Sendable {
  /// Without backticks.
  var name: String
  /// Of the name.
  var position: SourcePosition
  /// Nil where the case has none of its own: under `.untagged`, where it keeps the tags of others, where it is skipped.
  var tag: Tag?
  /// More tags that are read.
  var aliases: [Tag]
  var content: WireContent
  /// In the order of `Catch.allCases`.
  var catches: [Catch]
  /// How the case is told apart under `.untagged`; nil elsewhere.
  var match: WireMatch?

  var isSkipped: Bool {
    if case .skipped = content { true } else { false }
  }

  /// All tags that are read.
  var tags: [Tag] { (tag.map { [$0] } ?? []) + aliases }
}

/// What the values of a case are on the wire; those that `omit:` names are not among them.
enum WireContent: Sendable {
  case none
  /// One value, as it is.
  case bare(WireValue)
  /// In an array, in order.
  case array([WireValue])
  /// In an object of their own, by their keys.
  case object([WireValue])
  /// By their keys beside the tag.
  case flat([WireValue])
  /// One value, whose own keys are beside the tag.
  case merged(WireValue)
  /// The tag alone of a case that the enum does not know; the value is the tag.
  case unknownTag(WireValue)
  /// The tag of a case that the enum does not know, and what is beside or under it.
  case unknownTagAndContent(WireValue)
  /// The whole value, whatever it is.
  case anything
  /// Never read, and an error to write.
  case skipped

  var values: [WireValue] {
    switch self {
    case .none, .anything, .skipped: []
    case .bare(let value), .merged(let value), .unknownTag(let value), .unknownTagAndContent(let value): [value]
    case .array(let values), .object(let values), .flat(let values): values
    }
  }
}

/// An associated value that is on the wire.
struct WireValue: Sendable {
  /// The label; `_0` where there is none.
  var name: String
  var position: SourcePosition
  /// Nil where values have no keys.
  var key: String?
  /// More keys that are read.
  var keyAliases: [String]
  /// What is written where the value is not nil: of an optional, the wrapped type; of a value with a coder, what the
  /// coder writes.
  var type: WireType
  /// As the source spells it.
  var typeText: String
  /// As the annotation spells it; nil without one.
  var coder: String?
  var isOptional: Bool
  /// Whether a nil is written as null where it could be left out.
  var writesNil: Bool
  /// The expression that the value is where it is missing; nil if it must be there, or is nil then.
  var defaultValue: String?

  /// Whether it may be missing when it is read.
  var canBeMissing: Bool { isOptional || defaultValue != nil }
}

/// What tells a case of an untagged enum apart.
struct WireMatch: Sendable {
  /// The kinds of JSON that the case takes, in the order of `JSONKind.allCases`; none for one that takes the rest.
  var kinds: [JSONKind]
  /// Of an object, the keys that must be there: one of each group, a key and its aliases.
  var requiredKeys: [[String]]
  /// Whether `matches:` says so.
  var isExplicit: Bool
}
