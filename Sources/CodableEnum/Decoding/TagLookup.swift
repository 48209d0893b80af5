// Generated code looks up a tag among many in two steps: first its bucket, then the tags in the bucket.

extension CodableKey {
  /// The bucket of a key. A switch over many keys then compares only the few in the bucket.
  ///
  /// - Parameter count: The number of buckets, a power of two.
  public func bucket(of count: Int) -> Int {
    Int(tagHash(stringValue)) & (count - 1)
  }
}

extension TaggedObject {
  /// Whether the tag has the bytes of a literal.
  public func hasTag(_ literal: StaticString) -> Bool { literal ~= tag }
}

extension CaseKeyedObject {
  /// Whether the tag has the bytes of a literal.
  public func hasTag(_ literal: StaticString) -> Bool { literal ~= tag }
}
