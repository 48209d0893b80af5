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
///   - caseNames: How the names of cases are spelled, unless `@CodableCase` says.
///   - keyNames: How the labels of values are spelled as keys, unless `@CodableCase(keys:)` says.
///   - unlabeled: What becomes of values without a label in `.flattenedStatus`.
///   - nils: How a nil stands in an object.
///   - unknownKeys: What becomes of keys that no value has.
///   - conformance: The protocols that the enum is made to conform to.
///   - storage: As what values are stored by `@AppStorage` and the like, which ask for a raw value; nil if they are not.
@attached(extension, conformances: Decodable, Encodable, StorageCodable, names: named(init(from:)), named(encode(to:)))
public macro CodableEnum(
  strategy: CodableEnumOptions.Strategy = .caseKeyed,
  caseNames: CodableEnumOptions.NameStyle = .asWritten,
  keyNames: CodableEnumOptions.NameStyle = .asWritten,
  unlabeled: CodableEnumOptions.UnlabeledValues? = nil,
  nils: CodableEnumOptions.Nils = .omit,
  unknownKeys: CodableEnumOptions.UnknownKeys = .ignore,
  conformance: CodableEnumOptions.Conformance = .codable,
  storage: CodableEnumOptions.Storage? = nil
) = #externalMacro(module: "CodableEnumMacrosPlugin", type: "CodableEnumMacro")

/// Says how one case of an enum with `@CodableEnum` is coded.
///
/// ```swift
/// @CodableCase("not allowed", aliases: ["forbidden"], keys: ["why": "reason"])
/// case notAllowed(why: String)
/// ```
///
/// - Parameters:
///   - tag: The case's name on the wire: a string, an integer or a boolean. All cases of an enum use one kind.
///   - aliases: More names that are read as this case.
///   - keys: The keys of the values: one for each in order, or by label, `_0` for one without.
///   - keyAliases: By the key on the wire, more keys that are read in its place.
///   - catches: The names that the case is read from though they are not its own.
///   - skip: Whether the case is never read, and an error to write.
@attached(peer)
public macro CodableCase(
  _ tag: CodableEnumOptions.Tag? = nil,
  aliases: [CodableEnumOptions.Tag] = [],
  keys: CodableEnumOptions.Keys = [],
  keyAliases: [String: [String]] = [:],
  catches: CodableEnumOptions.Catch = [],
  skip: Bool = false
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
