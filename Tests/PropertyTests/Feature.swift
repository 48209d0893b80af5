import Foundation

/// Features of random enums that are easy to get wrong. Each can be left out, to find the one at fault.
///
/// `CODABLE_ENUM_FEATURES=mergedPayloads,overloads swift test --filter CompiledEnumTests` leaves out all others.
enum Feature: String, CaseIterable {
  /// Payloads whose keys are beside the tag: structs, dictionaries, enums of every layout.
  case mergedPayloads
  /// Merged payloads that are enums with merged payloads.
  case nestedMerging
  /// Merged values beside others, merged or with their own keys.
  case mergingTogether
  /// Merged structs that have the tag's key.
  case tagKeyInPayload
  /// Merged values with another value under the tag's key, which cannot be encoded.
  case refusedMerging
  /// Tags that are integers or booleans.
  case otherTags
  /// Tags that are booleans, one of them under `#if`.
  case conditionalBooleans
  /// A case that catches unknown tags and keeps nothing, the tag, the tag and its content, or everything.
  case unknownCases
  /// A case that is decoded without a tag.
  case missingTags
  /// A case without a tag, instead of one that catches a missing tag.
  case absentTags
  /// A case that is decoded where nothing else can be, and keeps nothing or everything.
  case invalidValues
  /// Aliases of other kinds among string tags.
  case mixedTags
  /// Enums that are a tag alone: strings, integers, booleans, or all of them, with or without raw types.
  case rawValues
  /// Such enums with a case that holds a value with the tag as its raw value.
  case heldRawValues
  /// Tags that are read in any case of letters.
  case ignoredCase
  /// Enums without a tag, identified by kind, by keys, and by `matches:`.
  case untagged
  /// Keys for the whole enum.
  case enumKeys
  /// One key for the unlabeled value of each case.
  case unlabeledKey
  /// Labels that don't count for the layout.
  case ignoredLabels
  /// Values that a coder reads and writes.
  case coders
  /// Values that take their defaults for null, or for what can't be read.
  case defaults
  /// Values that are not in the JSON.
  case omittedValues
  /// The form of cases without values.
  case emptyCases
  /// Last values that take the rest of an array.
  case rest
  /// Cases that are neither decoded nor encoded.
  case skippedCases
  /// Static members with the base name of a case.
  case overloads
  /// Labels that are keywords in some places: `throws`, `each`.
  case hostileLabels
  /// Labels that calls or patterns misread, with or without backticks: `await`, `let`.
  case ambiguousLabels
  /// Keys of any text: quotes, control characters, the empty text.
  case hostileKeys
  /// Cases, labels, nested types and generic parameters with names that generated code uses: `CodableKey`, `Decoder`.
  case namesOfGeneratedCode
  /// The same names for types of the module.
  case moduleOfSuchNames
  /// Enums on a global actor, by attribute or protocol.
  case actors
  /// `@usableFromInline`
  case inlining
  /// `@available` on cases.
  case availableCases
  /// `storage: .json`
  case storage
  /// Stricter compiler settings: isolation, imports, existential types.
  case strictSettings
  /// Randomly changed JSON: whatever can be decoded must be written back.
  case changedJSON

  /// In how many of 100 enums, cases or values it is used, where it can be.
  var percent: Int {
    switch self {
    case .changedJSON, .moduleOfSuchNames: 100
    case .refusedMerging, .unknownCases, .absentTags, .strictSettings: 50
    case .conditionalBooleans, .emptyCases, .heldRawValues: 50
    case .tagKeyInPayload: 40
    case .mergedPayloads, .nestedMerging, .namesOfGeneratedCode, .enumKeys, .unlabeledKey, .mixedTags: 30
    case .ignoredCase, .mergingTogether, .missingTags, .invalidValues, .overloads, .untagged, .ignoredLabels: 20
    case .rest: 30
    case .defaults, .otherTags, .hostileLabels, .ambiguousLabels, .hostileKeys, .actors: 15
    case .skippedCases, .inlining, .availableCases, .storage, .rawValues, .coders, .omittedValues: 10
    }
  }

  /// The features in the environment. By default all but one: on some modules with such names the compiler hangs (Swift
  /// 6.3.1), even without generated code.
  static let chosen: Set<Feature> = {
    guard let names = ProcessInfo.processInfo.environment["CODABLE_ENUM_FEATURES"] else {
      return Set(allCases).subtracting([.moduleOfSuchNames])
    }
    return Set(names.split(separator: ",").compactMap { Feature(rawValue: String($0)) })
  }()
}
