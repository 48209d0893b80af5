/// An enum's conformance, decided in all that its text will need.
struct EnumLayout {
  let head: ExtensionHead
  let strategy: Strategy
  let extensions: [ExtensionLayout]
  let cases: [CaseLayout]
  /// Whether keys that no value has are errors.
  let rejectsUnknownKeys: Bool

  // What follows from the cases, found once: each of them is asked for it.

  /// The cases that have tags of their own.
  let taggedCases: [CaseLayout]
  /// The case that tags go to which the enum does not know.
  let unknownCase: CaseLayout?
  /// Of all cases.
  let tagKind: TagKind
  /// Whether some case writes to the encoder itself, which must then not have been asked for a container.
  let opensContainerPerCase: Bool

  init(
    head: ExtensionHead,
    strategy: Strategy,
    extensions: [ExtensionLayout],
    cases: [CaseLayout],
    rejectsUnknownKeys: Bool
  ) {
    self.head = head
    self.strategy = strategy
    self.extensions = extensions
    self.cases = cases
    self.rejectsUnknownKeys = rejectsUnknownKeys
    taggedCases = cases.filter { !$0.isSkipped && ($0.unknown ?? .nothing) == .nothing }
    unknownCase = cases.first { $0.unknown != nil }
    tagKind = taggedCases.first?.tag.kind ?? .string
    opensContainerPerCase =
      strategy == .caseKeyed(payload: .natural)
      || cases.contains { $0.payload == .merged || $0.unknown == .whole || $0.unknown == .tagAndContent }
  }
}

/// One extension: the protocols it adds, what they require, the members it holds.
struct ExtensionLayout {
  var protocols: [String]
  /// `T: Encodable`
  var requirements: [String] = []
  var decodes: Bool
  var encodes: Bool
}

struct CaseLayout {
  /// As code spells it behind a period.
  var name: String
  /// What is written.
  var tag: Tag
  /// What is read as well.
  var aliases: [Tag]
  var values: [ValueLayout]
  var payload: PayloadStyle
  /// What the case keeps of a tag that the enum does not know; nil if it catches none.
  var unknown: UnknownForm?
  /// Whether the case is decoded where there is no tag.
  var catchesMissing: Bool
  /// Never decoded, and an error to encode.
  var isSkipped: Bool
  /// Whether to name the case is a warning.
  var isDeprecated: Bool
  /// What `#available` must be asked before the case is named.
  var availability: String?
  /// Those inside the enum.
  var conditions: [Condition]

  /// All keys of values that are read.
  var keys: [String] { values.flatMap { ($0.key.map { [$0] } ?? []) + $0.keyAliases } }

  /// All that is read.
  var tags: [Tag] { [tag] + aliases }
}

/// What is kept of a case that the enum does not know.
enum UnknownForm {
  /// That there was one.
  case nothing
  /// Its tag.
  case tag
  /// Its tag, and all that stands beside or under it.
  case tagAndContent
  /// All of it, as it stands.
  case whole
}

struct ValueLayout {
  /// As a caller of the case writes it.
  var argumentLabel: String?
  /// The name of the variable that holds the value in generated code.
  var variable: String
  /// The key on the wire; nil where the layout has none.
  var key: String?
  /// More keys that are read.
  var keyAliases: [String]
  var isOptional: Bool
  /// Whether a nil is written, where its key could be left out.
  var writesNil: Bool
  /// Whether a missing key means the default of the declaration.
  var hasDefault: Bool
}
