// Types that the compiler refuses where something must be `Codable`, in words that rarely name the value.
extension StandardTypes {
  /// The types of the standard library that aren't `Codable`, with the number of their parameters. Nobody else's types are
  /// likely to have such names.
  package static let uncodable: [String: Int] = [
    "AnyBidirectionalCollection": 1, "AnyCollection": 1, "AnyHashable": 0, "AnyIterator": 1, "AnyKeyPath": 0,
    "AnyRandomAccessCollection": 1, "AnySequence": 1, "ArraySlice": 1, "AsyncStream": 1, "AsyncThrowingStream": 2,
    "CheckedContinuation": 2, "CollectionOfOne": 1, "DefaultIndices": 1,
    "DropFirstSequence": 1, "DropWhileSequence": 1, "EmptyCollection": 1, "EnumeratedSequence": 1,
    "FlattenSequence": 1, "IndexingIterator": 1, "InlineArray": 2, "IteratorSequence": 1, "JoinedSequence": 1,
    "KeyPath": 2, "KeyValuePairs": 2, "LazyFilterSequence": 1, "LazyMapSequence": 2, "LazySequence": 1,
    "ManagedBuffer": 2, "ObjectIdentifier": 0, "OpaquePointer": 0, "PartialKeyPath": 1, "PrefixSequence": 1,
    "ReferenceWritableKeyPath": 2, "Repeated": 1, "Result": 2, "ReversedCollection": 1, "Slice": 1, "StaticBigInt": 0,
    "StaticString": 0, "StrideThrough": 1, "StrideTo": 1, "String.Index": 0, "String.UTF8View": 0,
    "String.UnicodeScalarView": 0, "Substring": 0, "SystemRandomNumberGenerator": 0, "UnfoldSequence": 2,
    "Unicode.Scalar": 0, "Unmanaged": 1, "UnsafeBufferPointer": 1, "UnsafeContinuation": 2,
    "UnsafeMutableBufferPointer": 1, "UnsafeMutablePointer": 1, "UnsafeMutableRawBufferPointer": 0,
    "UnsafeMutableRawPointer": 0, "UnsafePointer": 1, "UnsafeRawBufferPointer": 0, "UnsafeRawPointer": 0,
    "WritableKeyPath": 2, "Zip2Sequence": 2,
  ]

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
