import Testing

@testable import CodableEnumGenerator

/// The table of standard types that aren't `Codable`, held against the standard library.
@Suite struct UncodableTypeTests {
  @Test func tableHasTypesThatAreNotCodable() {
    var types = Self.types
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      types["InlineArray"] = InlineArray<1, Int>.self
    }
    if #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *) { types["StaticBigInt"] = StaticBigInt.self }
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      types["AnyRegexOutput"] = AnyRegexOutput.self
      types["ContinuousClock"] = ContinuousClock.self
      types["Regex"] = Regex<Substring>.self
      types["SuspendingClock"] = SuspendingClock.self
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      types["DiscontiguousSlice"] = DiscontiguousSlice<List>.self
      types["RangeSet"] = RangeSet<Int>.self
    }
    #if arch(x86_64) && !os(Windows) && !os(Android)
      types["Float80"] = Float80.self
    #else
      types["Float80"] = Character.self
    #endif
    let table = StandardTypes.uncodable.merging(StandardTypes.uncodableInModule) { first, _ in first }
    #expect(Set(types.keys) == Set(table.keys))
    for (name, type) in types {
      #expect(!(type is any Decodable.Type) && !(type is any Encodable.Type), "\(name)")
      // An alias, or a member of a generic type.
      if ["String.Element", "String.SubSequence", "UnicodeScalar"].contains(name) { continue }
      // `Unicode.Scalar`, `Result<Int, E>`
      let arguments = String(reflecting: type).split(separator: "<", maxSplits: 1).dropFirst().first ?? ""
      #expect((table[name] == 0) == arguments.isEmpty, "\(name)")
    }
  }

  @Test(arguments: [
    ("Result<Int, E>", "Result"), ("Swift.Result<Int, E>", "Result"), ("Swift::Result<Int, E>", "Result"),
    ("[3 of Int]", "InlineArray"), ("Unicode.Scalar", "Unicode.Scalar"), ("Swift.Mirror", "Mirror"),
    ("Mirror", nil), ("Result", nil), ("Result<Int>", nil), ("App.Result<Int, E>", nil), ("App::Result<Int, E>", nil),
    ("Substring", "Substring"), ("[Substring]", nil), ("Box<Substring>", nil),
  ])
  func findsTypes(text: String, name: String?) {
    #expect(TypeExpression(text).uncodableStandardType == name)
  }

  private enum Failure: Error {}
  private typealias List = [Int]
  private enum Key: CodingKey {}

  private static var types: [String: Any.Type] {
    [
      "AnyBidirectionalCollection": AnyBidirectionalCollection<Int>.self, "AnyCollection": AnyCollection<Int>.self,
      "AnyHashable": AnyHashable.self, "AnyIterator": AnyIterator<Int>.self, "AnyKeyPath": AnyKeyPath.self,
      "AnyRandomAccessCollection": AnyRandomAccessCollection<Int>.self, "AnySequence": AnySequence<Int>.self,
      "ArraySlice": ArraySlice<Int>.self, "AsyncStream": AsyncStream<Int>.self,
      "AsyncThrowingStream": AsyncThrowingStream<Int, any Error>.self,
      "CheckedContinuation": CheckedContinuation<Int, Never>.self, "CollectionOfOne": CollectionOfOne<Int>.self,
      "DefaultIndices": DefaultIndices<List>.self, "DropFirstSequence": DropFirstSequence<List>.self,
      "DropWhileSequence": DropWhileSequence<List>.self, "EmptyCollection": EmptyCollection<Int>.self,
      "EnumeratedSequence": EnumeratedSequence<List>.self, "FlattenSequence": FlattenSequence<[List]>.self,
      "Hasher": Hasher.self, "IndexingIterator": IndexingIterator<List>.self,
      "IteratorSequence": IteratorSequence<IndexingIterator<List>>.self, "JoinedSequence": JoinedSequence<[List]>.self,
      "KeyPath": KeyPath<String, Int>.self, "KeyValuePairs": KeyValuePairs<String, Int>.self,
      "LazyFilterSequence": LazyFilterSequence<List>.self, "LazyMapSequence": LazyMapSequence<List, Int>.self,
      "LazySequence": LazySequence<List>.self, "ManagedBuffer": ManagedBuffer<Int, Int>.self, "Mirror": Mirror.self,
      "ObjectIdentifier": ObjectIdentifier.self, "OpaquePointer": OpaquePointer.self,
      "PartialKeyPath": PartialKeyPath<String>.self, "PrefixSequence": PrefixSequence<List>.self,
      "ReferenceWritableKeyPath": ReferenceWritableKeyPath<String, Int>.self, "Repeated": Repeated<Int>.self,
      "Result": Result<Int, Failure>.self, "ReversedCollection": ReversedCollection<List>.self,
      "Slice": Slice<List>.self, "StaticString": StaticString.self, "StrideThrough": StrideThrough<Int>.self,
      "StrideTo": StrideTo<Int>.self, "String.Index": String.Index.self, "String.UTF8View": String.UTF8View.self,
      "String.UnicodeScalarView": String.UnicodeScalarView.self, "Substring": Substring.self,
      "SystemRandomNumberGenerator": SystemRandomNumberGenerator.self, "Task": Task<Int, Never>.self,
      "UnfoldSequence": UnfoldSequence<Int, Int>.self, "Unicode.Scalar": Unicode.Scalar.self,
      "Unmanaged": Unmanaged<ManagedBuffer<Int, Int>>.self, "UnsafeBufferPointer": UnsafeBufferPointer<Int>.self,
      "UnsafeContinuation": UnsafeContinuation<Int, Never>.self,
      "UnsafeMutableBufferPointer": UnsafeMutableBufferPointer<Int>.self,
      "UnsafeMutablePointer": UnsafeMutablePointer<Int>.self,
      "UnsafeMutableRawBufferPointer": UnsafeMutableRawBufferPointer.self,
      "UnsafeMutableRawPointer": UnsafeMutableRawPointer.self, "UnsafePointer": UnsafePointer<Int>.self,
      "UnsafeRawBufferPointer": UnsafeRawBufferPointer.self, "UnsafeRawPointer": UnsafeRawPointer.self,
      "WritableKeyPath": WritableKeyPath<String, Int>.self, "Zip2Sequence": Zip2Sequence<List, List>.self,
      "AnyClass": AnyClass.self, "AnyIndex": AnyIndex.self,
      "AsyncStream.Continuation": AsyncStream<Int>.Continuation.self,
      "CVaListPointer": CVaListPointer.self, "CancellationError": CancellationError.self, "Character": Character.self,
      "CodingUserInfoKey": CodingUserInfoKey.self,
      "CommandLine": CommandLine.self, "DecodingError": DecodingError.self,
      "DefaultStringInterpolation": DefaultStringInterpolation.self, "Dictionary.Index": [String: Int].Index.self,
      "Dictionary.Keys": [String: Int].Keys.self, "Dictionary.Values": [String: Int].Values.self,
      "EncodingError": EncodingError.self, "FloatingPointClassification": FloatingPointClassification.self,
      "FloatingPointSign": FloatingPointSign.self,
      "KeyedDecodingContainer": KeyedDecodingContainer<Key>.self,
      "KeyedEncodingContainer": KeyedEncodingContainer<Key>.self,
      "LazyDropWhileSequence": LazyDropWhileSequence<List>.self,
      "LazyPrefixWhileSequence": LazyPrefixWhileSequence<List>.self, "MainActor": MainActor.self,
      "ManagedBufferPointer": ManagedBufferPointer<Int, Int>.self, "MemoryLayout": MemoryLayout<Int>.self,
      "Set.Index": Set<Int>.Index.self, "String.Element": String.Element.self,
      "String.SubSequence": String.SubSequence.self, "String.UTF16View": String.UTF16View.self,
      "TaskGroup": TaskGroup<Int>.self, "ThrowingTaskGroup": ThrowingTaskGroup<Int, any Error>.self,
      "Unicode.CanonicalCombiningClass": Unicode.CanonicalCombiningClass.self,
      "Unicode.GeneralCategory": Unicode.GeneralCategory.self, "Unicode.NumericType": Unicode.NumericType.self,
      "UnicodeScalar": UnicodeScalar.self, "UnsafeCurrentTask": UnsafeCurrentTask.self,
    ]
  }
}
