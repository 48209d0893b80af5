// How generated code looks up a tag among many: first its bucket, then each tag in that.

extension CodableKey {
  /// The one of so many buckets that the key falls into, for a switch over many keys to look at few.
  ///
  /// - Parameter count: A power of two.
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
