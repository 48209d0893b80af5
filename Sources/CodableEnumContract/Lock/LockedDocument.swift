import CodableEnumGenerator

/// The wire shapes of all types, as a lock file keeps them: the one form that what was and what is are compared in.
package struct LockedDocument: Sendable {
  /// In the order of their ids.
  var types: [LockedType]
  /// The types of the sources whose shape is not known, by their ids.
  var unknownTypes: [String: UnknownType] = [:]
  /// What payloads name and the sources do not define.
  var openNames: Set<String> = []

  /// The types that an annotated enum is or has in payloads: what is kept in the file.
  var usedTypes: [LockedType] { types.filter(\.isUsed) }
  /// How many types are kept in the file.
  package var count: Int { types.count(where: \.isUsed) }
}

/// A type with a wire shape of its own.
struct LockedType: Sendable {
  /// The name, followed by what tells its file apart if another type has the name; see ``WireDefinition/id``.
  var id: String
  /// The names of its generic parameters.
  var parameters: [String] = []
  var shape: LockedShape
  /// Whether an annotated enum is it, or has it in a payload.
  var isUsed = true
  /// Where it is declared, or locked.
  var place: LockedPlace

  /// `Outer.Inner`
  var name: String { id.firstRange(of: " (").map { String(id[..<$0.lowerBound]) } ?? id }
  /// What tells its file apart, if it needs that.
  var file: String? {
    id.firstRange(of: " (").map { String(id[$0.upperBound...].prefix { $0 != ")" && $0 != "#" }) }
  }
}

/// Where something is, which makes no difference to what it is.
struct LockedPlace: Hashable, Sendable {
  /// As the user gave it.
  var path = ""
  var position = SourcePosition(line: 1, column: 1)

  static func == (lhs: LockedPlace, rhs: LockedPlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

enum LockedShape: Equatable, Sendable {
  /// An annotated enum.
  case enumeration(LockedEnum)
  /// The properties of a struct that the compiler codes, in the order of their keys.
  case structure([LockedValue])
  /// What the compiler codes as its raw value: the type of that, and all that it can be if that is known, in order.
  case rawValues(String, tags: [Tag]?)
}

/// An annotated enum.
struct LockedEnum: Equatable, Sendable {
  var strategy: Strategy
  /// What a case without values is written as in `.caseKeyed`.
  var emptyCases: EmptyCases
  var rejectsUnknownKeys: Bool
  var conformance: Conformance
  /// In the order of their names; of an untagged enum in that of the declaration, which counts there.
  var cases: [LockedCase]

  /// The case that catches what no other case takes.
  func catching(_ kind: Catch) -> LockedCase? { cases.first { $0.catches.contains(kind) } }
}

struct LockedCase: Equatable, Sendable {
  var name: String
  /// Nil where the case has none of its own.
  var tag: Tag?
  /// More tags that are read, in order.
  var aliases: [Tag] = []
  /// In the order of `Catch.allCases`.
  var catches: [Catch] = []
  var match: LockedMatch?
  var content = LockedContent.none
  var values: [LockedValue] = []
  var place = LockedPlace()

  /// All tags that are read.
  var tags: [Tag] { (tag.map { [$0] } ?? []) + aliases }
}

/// The cases of ``WireContent``, by their names.
enum LockedContent: String, CaseIterable, Sendable {
  case none, bare, array, object, flat, merged, unknownTag, unknownTagAndContent, anything, skipped
}

/// What tells a case of an untagged enum apart.
struct LockedMatch: Equatable, Sendable {
  var kinds: [JSONKind]
  /// One of each group must be there.
  var requiredKeys: [[String]]
  /// Whether `matches:` says so.
  var isExplicit: Bool
}

/// An associated value, or a property.
struct LockedValue: Equatable, Sendable {
  /// The label or the name; `_0` where there is none.
  var name: String
  /// Nil where values have no keys.
  var key: String?
  /// More keys that are read, in order.
  var keyAliases: [String] = []
  /// What is written where the value is not nil; see ``WireType/text``.
  var type: String
  var isOptional = false
  /// Whether a nil is written as null where it could be left out.
  var writesNil = false
  /// The expression that the value is where it is missing.
  var defaultValue: String?
  /// Whether it is a `let` with a value: written, and never read.
  var isFixed = false
  var place = LockedPlace()

  /// All keys that are read.
  var keys: [String] { (key.map { [$0] } ?? []) + keyAliases }
  /// Whether it may be missing when it is read.
  var canBeMissing: Bool { isOptional || defaultValue != nil || isFixed }
  /// The type with its question mark.
  var typeText: String { isOptional ? type + "?" : type }
}
