// Types that the compiler refuses where something must be `Codable`, in words that rarely name the value.
extension StandardTypes {
  /// The types of the standard library that aren't `Codable`, with the number of their parameters. Few other types have
  /// such names; those can be written with their module.
  package static let uncodable: [String: Int] = [
    "AnyBidirectionalCollection": 1, "AnyClass": 0, "AnyCollection": 1, "AnyHashable": 0, "AnyIndex": 0,
    "AnyIterator": 1, "AnyKeyPath": 0, "AnyRandomAccessCollection": 1, "AnyRegexOutput": 0, "AnySequence": 1,
    "ArraySlice": 1, "AsyncStream": 1, "AsyncStream.Continuation": 1, "AsyncThrowingStream": 2, "CVaListPointer": 0,
    "CancellationError": 0, "Character": 0, "CheckedContinuation": 2, "CodingUserInfoKey": 0,
    "CollectionOfOne": 1, "CommandLine": 0, "ContinuousClock": 0, "DecodingError": 0, "DefaultIndices": 1,
    "DefaultStringInterpolation": 0, "Dictionary.Index": 2, "Dictionary.Keys": 2, "Dictionary.Values": 2,
    "DiscontiguousSlice": 1, "DropFirstSequence": 1, "DropWhileSequence": 1, "EmptyCollection": 1, "EncodingError": 0,
    "EnumeratedSequence": 1, "FlattenSequence": 1, "Float80": 0, "FloatingPointClassification": 0,
    "FloatingPointSign": 0, "IndexingIterator": 1, "InlineArray": 2,
    "IteratorSequence": 1, "JoinedSequence": 1, "KeyPath": 2, "KeyValuePairs": 2, "KeyedDecodingContainer": 1,
    "KeyedEncodingContainer": 1, "LazyDropWhileSequence": 1, "LazyFilterSequence": 1, "LazyMapSequence": 2,
    "LazyPrefixWhileSequence": 1, "LazySequence": 1, "MainActor": 0, "ManagedBuffer": 2, "ManagedBufferPointer": 2,
    "MemoryLayout": 1, "ObjectIdentifier": 0, "OpaquePointer": 0, "PartialKeyPath": 1, "PrefixSequence": 1,
    "RangeSet": 1, "ReferenceWritableKeyPath": 2, "Regex": 1, "Repeated": 1, "Result": 2, "ReversedCollection": 1,
    "Set.Index": 1, "Slice": 1, "StaticBigInt": 0, "StaticString": 0, "StrideThrough": 1, "StrideTo": 1,
    "String.Element": 0, "String.Index": 0, "String.SubSequence": 0, "String.UTF16View": 0, "String.UTF8View": 0,
    "String.UnicodeScalarView": 0, "Substring": 0, "SuspendingClock": 0, "SystemRandomNumberGenerator": 0,
    "TaskGroup": 1, "ThrowingTaskGroup": 2, "UnfoldSequence": 2, "Unicode.CanonicalCombiningClass": 0,
    "Unicode.GeneralCategory": 0, "Unicode.NumericType": 0, "Unicode.Scalar": 0, "UnicodeScalar": 0, "Unmanaged": 1,
    "UnsafeBufferPointer": 1, "UnsafeContinuation": 2, "UnsafeCurrentTask": 0, "UnsafeMutableBufferPointer": 1,
    "UnsafeMutablePointer": 1, "UnsafeMutableRawBufferPointer": 0, "UnsafeMutableRawPointer": 0, "UnsafePointer": 1,
    "UnsafeRawBufferPointer": 0, "UnsafeRawPointer": 0, "WritableKeyPath": 2, "Zip2Sequence": 2,
  ]

  /// Its protocols that are types without `any`, too.
  static let protocols: Set = [
    "CVarArg", "Codable", "CodingKey", "CodingKeyRepresentable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder", "LosslessStringConvertible", "Sendable",
  ]

  /// The protocols that enums conform to most, and their raw types.
  static let protocolNames: Set<String> = protocols.union([
    "CaseIterable", "Comparable", "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "String",
  ])

  /// More of them, whose names a type of another file may have: only behind the module's, `Swift.Mirror`.
  package static let uncodableInModule: [String: Int] = ["Hasher": 0, "Mirror": 0, "Task": 2]
}

extension TypeExpression {
  /// The name of a type of the standard library that isn't `Codable`; nil for any other type.
  package var uncodableStandardType: String? {
    guard case .name(let components) = self, case let plain = components.withoutModule, !plain.isSelected else {
      return nil
    }
    let name = plain.map(\.name).joined(separator: ".")
    let count = StandardTypes.uncodable[name] ?? (plain == components ? nil : StandardTypes.uncodableInModule[name])
    return count == plain.flatMap(\.arguments).count ? name : nil
  }
}
