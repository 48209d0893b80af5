/// What `@CodableEnum(…)` says.
struct EnumOptions {
  var strategy = Strategy.caseKeyed(payload: .positional)
  var caseNames = NameStyle.asWritten
  var keyNames = NameStyle.asWritten
  var unlabeled: UnlabeledStyle?
  var nils = NilStyle.omit
  var unknownKeys = UnknownKeys.ignore
  var conformance = Conformance.codable
  var storage: Storage?
  /// Where each option stands that was given.
  var ranges: [String: Range<Int>] = [:]

  /// Of the annotation.
  var range: Range<Int>
}

/// What `@CodableCase(…)` says.
struct CaseOptions {
  var tag: (value: Tag, range: Range<Int>)?
  var aliases: [Tag] = []
  var keys = Keys.none
  /// By a key, more keys that are read in its place.
  var keyAliases: [(key: String, aliases: [String], range: Range<Int>)] = []
  var catches: Set<Catch> = []
  var isSkipped = false
  var ranges: [String: Range<Int>] = [:]

  /// Whether any of it is said.
  var isGiven: Bool { tag != nil || !ranges.isEmpty }

  enum Keys {
    case none
    case byPosition([String])
    case byLabel([(label: String, key: String, range: Range<Int>)])
  }
}

/// What `@CodableType(…)` says.
struct TypeOptions {
  var tag: (value: Tag, range: Range<Int>)
  /// The protocol that the set's types have in common, as written.
  var protocolName: String
  /// Of the annotation.
  var range: Range<Int>
}

/// As what a value of the enum is stored, where a raw value is asked for.
enum Storage: String, CaseIterable {
  case json
}

/// What becomes of values without a label.
enum UnlabeledStyle: String, CaseIterable {
  /// A value encodes itself into the object that holds the tag.
  case merged
  /// `_0`, `_1`
  case indexed
}

/// How a nil stands in an object.
enum NilStyle: String, CaseIterable {
  case omit, null
}

/// Tags that no case has, for a case to be decoded from.
enum Catch: String, CaseIterable {
  case unknown, missing
}

/// What becomes of keys that no value has.
enum UnknownKeys: String, CaseIterable {
  case ignore, reject
}

/// Which protocols the enum is made to conform to.
enum Conformance: String, CaseIterable {
  case codable, encodable, decodable

  var isEncodable: Bool { self != .decodable }
  var isDecodable: Bool { self != .encodable }
}
