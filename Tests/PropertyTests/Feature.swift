import Foundation

/// What random enums may have that is easy to get wrong; each can be left out, to tell which of them is at fault.
///
/// `CODABLE_ENUM_FEATURES=mergedPayloads,overloads swift test --filter CompiledEnumTests` leaves all others out.
enum Feature: String, CaseIterable {
  /// Enums with payloads whose keys are beside the tag: structs, dictionaries, enums of every layout.
  case mergedPayloads
  /// Merged payloads that are enums with merged payloads in turn.
  case nestedMerging
  /// Merged values beside others, merged or with keys of their own.
  case mergingTogether
  /// Merged structs that have the tag's key among their own.
  case tagKeyInPayload
  /// Merged values that have another value under the tag's key, which cannot be encoded.
  case refusedMerging
  /// Tags that are integers or booleans.
  case otherTags
  /// Tags that are booleans, one of them under `#if`.
  case conditionalBooleans
  /// A case that catches unknown tags and keeps nothing, the tag, the tag and its content, or all.
  case unknownCases
  /// A case that is decoded where the tag is missing.
  case missingTags
  /// A case that has no tag, in place of one that catches what is missing.
  case absentTags
  /// A case that is decoded where nothing else can be, and keeps nothing or all.
  case invalidValues
  /// Tags of other kinds among the aliases of strings.
  case mixedTags
  /// Enums that are a tag alone: strings, integers, booleans, all of them; with raw types, or without.
  case rawValues
  /// Among them, a case with a value whose raw value is the tag.
  case heldRawValues
  /// Enums without a tag, told apart by kinds, by keys, and by what they match.
  case untagged
  /// Keys of the whole enum.
  case enumKeys
  /// One key for the unlabeled value of each case.
  case unlabeledKey
  /// Labels that don't count for the layout.
  case ignoredLabels
  /// Values that a coder reads and writes.
  case coders
  /// Values that are not in the JSON.
  case omittedValues
  /// What cases without values are written as, where the tag is a key.
  case emptyCases
  /// Cases that are never decoded nor encoded.
  case skippedCases
  /// Static members that have the base name of a case.
  case overloads
  /// Labels that are keywords somewhere: `throws`, `each`.
  case hostileLabels
  /// Labels that calls or patterns take for something else, with or without backticks: `await`, `let`.
  case ambiguousLabels
  /// Keys of any text: quotes, controls, nothing at all.
  case hostileKeys
  /// Cases, labels, nested types and generic parameters with the names that generated code uses: `CodableKey`, `Decoder`.
  case namesOfGeneratedCode
  /// The same names as types of the module.
  case moduleOfSuchNames
  /// Enums of a global actor, by an attribute or by a protocol.
  case actors
  /// `@usableFromInline`
  case inlining
  /// `@available` on cases.
  case availableCases
  /// `storage: .json`
  case storage
  /// Stricter settings of the compiler: isolation, imports, existential types.
  case strictSettings
  /// JSON that was changed at random: what can be decoded of it must be written back.
  case changedJSON

  /// In how many of 100 enums, cases or values it is, where it can be.
  var percent: Int {
    switch self {
    case .changedJSON, .moduleOfSuchNames: 100
    case .refusedMerging, .unknownCases, .absentTags, .strictSettings: 50
    case .conditionalBooleans, .emptyCases, .heldRawValues: 50
    case .tagKeyInPayload: 40
    case .mergedPayloads, .nestedMerging, .namesOfGeneratedCode, .enumKeys, .unlabeledKey, .mixedTags: 30
    case .mergingTogether, .missingTags, .invalidValues, .overloads, .untagged, .ignoredLabels: 20
    case .otherTags, .hostileLabels, .ambiguousLabels, .hostileKeys, .actors: 15
    case .skippedCases, .inlining, .availableCases, .storage, .rawValues, .coders, .omittedValues: 10
    }
  }

  /// Those of the environment; without any there, all but one: on some modules of such names the compiler hangs (Swift
  /// 6.3.1), even without generated code.
  static let chosen: Set<Feature> = {
    guard let names = ProcessInfo.processInfo.environment["CODABLE_ENUM_FEATURES"] else {
      return Set(allCases).subtracting([.moduleOfSuchNames])
    }
    return Set(names.split(separator: ",").compactMap { Feature(rawValue: String($0)) })
  }()
}
