@_exported import CodableEnum

/// Gives an enum with associated values a `Codable` conformance whose JSON its options choose.
///
/// ```swift
/// @CodableEnum(strategy: .flattenedStatus)
/// enum Response {
///   case waitlist(position: Int)              // {"status":"waitlist","position":12}
///   @CodableCase("not allowed")
///   case notAllowed(reason: String)           // {"status":"not allowed","reason":"…"}
/// }
/// ```
///
/// The code is what the tool writes for the comment `// @CodableEnum(…)`.
///
/// - Parameters:
///   - strategy: The shape of the JSON.
///   - caseNames: How the names of cases are spelled as tags, unless `@CodableCase` says.
///   - keyNames: How the labels of values are spelled as keys, unless `keys:` says.
///   - unlabeled: What values without a label become in `.flattenedStatus`.
///   - keys: By the label of values, their key in every case; a case's own `keys:` win.
///   - rawRepresentable: Whether an enum with `.rawValue` is `RawRepresentable` by its tags.
///   - storage: What values are stored as by `@AppStorage` and the like, which ask for a raw value; nil if they are not.
///   - emptyCases: What stands in the place of the values of a case without any; nil for what is usual in the strategy.
///   - labels: Whether labels count for the layout; a case's own `labels:` wins.
///   - coders: By the label of values, what writes and reads them in every case; a case's own `coders:` win.
///   - nils: How a nil is written in an object.
///   - defaults: What a value takes its default for, a missing value always; without a default, an optional is nil.
///   - unknownKeys: What happens to keys that no value has.
///   - ignoresCase: Whether tags are read without regard to the case of the letters A to Z.
///   - conformance: The protocols that the enum is made to conform to.
@attached(
  extension,
  conformances: Decodable,
  Encodable,
  StorageCodable,
  TagStorable,
  names: named(init(from:)),
  named(encode(to:))
)
public macro CodableEnum(
  strategy: CodableEnumOptions.Strategy = .caseKeyed,
  caseNames: CodableEnumOptions.NameStyle = .asWritten,
  keyNames: CodableEnumOptions.NameStyle = .asWritten,
  unlabeled: CodableEnumOptions.UnlabeledValues? = nil,
  keys: [String: String] = [:],
  rawRepresentable: Bool = true,
  storage: CodableEnumOptions.Storage? = nil,
  emptyCases: CodableEnumOptions.EmptyCases? = nil,
  labels: CodableEnumOptions.Labels = .keep,
  coders: [String: Any.Type] = [:],
  nils: CodableEnumOptions.Nils = .omit,
  defaults: CodableEnumOptions.Defaults = .missing,
  unknownKeys: CodableEnumOptions.UnknownKeys = .ignore,
  ignoresCase: Bool = false,
  conformance: CodableEnumOptions.Conformance = .codable
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableEnumMacro")

/// Gives an enum a `Codable` conformance whose JSON is the tag alone, and makes it `RawRepresentable` by its tags.
///
/// ```swift
/// @CodableEnum(strategy: .rawValue)
/// enum Status {
///   case active                                         // "active"
///   @CodableCase(catches: .unknown) case other(String)  // "something new"
/// }
/// ```
///
/// An enum with a raw type keeps its raw values: the macro writes them, since the compiler leaves them to a macro that may.
///
/// The parameters are those of the other strategies. It is a macro of its own, since one that may add `RawRepresentable`
/// keeps `StorageCodable` from adding it. And it is generic, so that the compiler says that
/// `CodableEnumOptions.Strategy` has no member of a misspelled name, instead of weighing two types.
@attached(
  extension,
  conformances: Decodable,
  Encodable,
  RawRepresentable,
  names: named(init(from:)),
  named(encode(to:)),
  named(init(rawValue:)),
  named(rawValue)
)
public macro CodableEnum<Strategy: CodableEnumOptions.TagAlone>(
  strategy: Strategy,
  caseNames: CodableEnumOptions.NameStyle = .asWritten,
  keyNames: CodableEnumOptions.NameStyle = .asWritten,
  unlabeled: CodableEnumOptions.UnlabeledValues? = nil,
  keys: [String: String] = [:],
  rawRepresentable: Bool = true,
  storage: CodableEnumOptions.Storage? = nil,
  emptyCases: CodableEnumOptions.EmptyCases? = nil,
  labels: CodableEnumOptions.Labels = .keep,
  coders: [String: Any.Type] = [:],
  nils: CodableEnumOptions.Nils = .omit,
  defaults: CodableEnumOptions.Defaults = .missing,
  unknownKeys: CodableEnumOptions.UnknownKeys = .ignore,
  ignoresCase: Bool = false,
  conformance: CodableEnumOptions.Conformance = .codable
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableEnumMacro")

/// Says how one case of an enum with `@CodableEnum` is coded.
///
/// ```swift
/// @CodableCase("not allowed", aliases: ["forbidden"], keys: ["why": "reason"])
/// case notAllowed(why: String)
/// ```
///
/// - Parameters:
///   - tag: The case's tag on the wire: a string, an integer or a boolean.
///   - aliases: More tags that are read as this case.
///   - keys: The keys of the values: one for each in order, or by label, `_0` for one without.
///   - keyAliases: By the key on the wire, more keys that are read in its place.
///   - catches: What the case is read from besides its own tag.
///   - matches: For `.untagged`: the kinds of JSON, or the keys of objects, that the case takes.
///   - coders: By label, `_0` for one without: what writes and reads a value in place of its own conformance.
///   - defaults: What a value takes its default for; nil for what the enum says.
///   - omit: The labels of values that are not on the wire, `_0` for one without.
///   - skip: Whether the case is never read, and an error to write; `.decoding` or `.encoding` for one of the two.
///   - labels: Whether labels count for the layout; nil for what the enum says.
///   - rest: Whether the last value, an array, takes all elements of the case's array that are left.
@attached(peer)
public macro CodableCase(
  _ tag: CodableEnumOptions.Tag? = nil,
  aliases: [CodableEnumOptions.Tag] = [],
  keys: CodableEnumOptions.Keys = [],
  keyAliases: [String: [String]] = [:],
  catches: CodableEnumOptions.Catch = [],
  matches: CodableEnumOptions.Match = [],
  coders: [String: Any.Type] = [:],
  defaults: CodableEnumOptions.Defaults? = nil,
  omit: [String] = [],
  skip: CodableEnumOptions.Skip = false,
  labels: CodableEnumOptions.Labels? = nil,
  rest: Bool = false
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableCaseMacro")

/// Says what the values of a struct, class or enum are told by in an open set: its `typeExtractor`.
///
/// ```swift
/// @CodableType("dog", of: Animal.self)
/// struct Dog: Animal, Codable { … }           // {"type":"dog",…}
/// ```
///
/// The tag's type has an initializer without label: `AnimalType("dog")`.
///
/// - Parameters:
///   - tag: What `typeExtractor` is made of.
///   - protocol: What the types of the set have in common.
@attached(extension, names: named(typeExtractor))
public macro CodableType(
  _ tag: CodableEnumOptions.Tag,
  of protocol: Any.Type
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableTypeMacro")
