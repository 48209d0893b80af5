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
    let table = StandardTypes.uncodable.merging(StandardTypes.uncodableInModule) { first, _ in first }
    #expect(Set(types.keys) == Set(table.keys))
    for (name, type) in types {
      #expect(!(type is any Decodable.Type) && !(type is any Encodable.Type), "\(name)")
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
    ]
  }
}
