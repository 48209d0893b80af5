@_exported import CodableEnum

/// Gives an enum with associated values a `Codable` conformance. The options choose the JSON.
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
/// The macro makes the code that the tool writes for the comment `// @CodableEnum(…)`.
///
/// - Parameters:
///   - strategy: The shape of the JSON.
///   - caseNames: How case names are spelled as tags, unless `@CodableCase` has the tag.
///   - keyNames: How value labels are spelled as keys, unless `keys:` has the key.
///   - unlabeled: How `.flattenedStatus` writes values without labels.
///   - keys: The keys of values in every case, by label. A case's own `keys:` win.
///   - rawRepresentable: Whether an enum with `.rawValue` is `RawRepresentable` by its tags.
///   - storage: The raw value for `@AppStorage` and the like; nil for none.
///   - emptyCases: How a case without values is written. `.caseKeyed` has all choices; beside a tag there are `.object`
///     and `.name`; in `.tagFirst`, `.array` and `.name`; in `.untagged`, `.null` and `.name`. Nil for the strategy's
///     default.
///   - labels: Whether labels count for the layout. A case's own `labels:` wins.
///   - coders: The types that write and read values in every case, by label. A case's own `coders:` win.
///   - nils: How a nil is written in an object.
///   - unknownKeys: What happens to keys that no value has.
///   - conformance: The protocols that the enum conforms to.
@attached(extension, conformances: Decodable, Encodable, StorageCodable, names: named(init(from:)), named(encode(to:)))
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
  unknownKeys: CodableEnumOptions.UnknownKeys = .ignore,
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
/// An enum with a raw type keeps its raw values. The macro writes them, because the compiler doesn't if a macro may do
/// so.
///
/// The parameters are those of the other strategies. It is a separate macro, because one that may add
/// `RawRepresentable` keeps `StorageCodable` from adding it.
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
public macro CodableEnum(
  strategy: CodableEnumOptions.RawValueStrategy,
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
  unknownKeys: CodableEnumOptions.UnknownKeys = .ignore,
  conformance: CodableEnumOptions.Conformance = .codable
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableEnumMacro")

/// Chooses how one case of an enum with `@CodableEnum` is coded.
///
/// ```swift
/// @CodableCase("not allowed", aliases: ["forbidden"], keys: ["why": "reason"])
/// case notAllowed(why: String)
/// ```
///
/// - Parameters:
///   - tag: The case's tag on the wire: a string, an integer or a boolean.
///   - aliases: More tags that are read as this case.
///   - keys: The keys of the values: in order, one for each, or by label, `_0` for a value without one.
///   - keyAliases: More keys that are read, by the key on the wire.
///   - catches: What the case is read from besides its own tag.
///   - matches: For `.untagged`: the kinds of JSON, or the keys of objects, that the case takes.
///   - coders: The types that write and read values instead of the values' own conformance, by label, `_0` without one.
///   - omit: The labels of values that are not on the wire, `_0` for a value without one.
///   - skip: If true, the case is never read, and writing it is an error. `.decoding` or `.encoding` for only one of
///     these.
///   - labels: Whether labels count for the layout; nil for the enum's option.
@attached(peer)
public macro CodableCase(
  _ tag: CodableEnumOptions.Tag? = nil,
  aliases: [CodableEnumOptions.Tag] = [],
  keys: CodableEnumOptions.Keys = [],
  keyAliases: [String: [String]] = [:],
  catches: CodableEnumOptions.Catch = [],
  matches: CodableEnumOptions.Match = [],
  coders: [String: Any.Type] = [:],
  omit: [String] = [],
  skip: CodableEnumOptions.Skip = false,
  labels: CodableEnumOptions.Labels? = nil
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableCaseMacro")

/// Gives a struct, class or enum its `typeExtractor`, the tag that identifies it in an open set.
///
/// ```swift
/// @CodableType("dog", of: Animal.self)
/// struct Dog: Animal, Codable { … }           // {"type":"dog",…}
/// ```
///
/// The tag's type has an initializer without a label: `AnimalType("dog")`.
///
/// - Parameters:
///   - tag: The argument of that initializer.
///   - protocol: The protocol of the types in the set.
@attached(extension, names: named(typeExtractor))
public macro CodableType(
  _ tag: CodableEnumOptions.Tag,
  of protocol: Any.Type
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableTypeMacro")
