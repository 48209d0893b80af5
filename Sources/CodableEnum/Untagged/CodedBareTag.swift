// Raw values that are no tags, where a case keeps them by a coder.
extension Decoder {
  /// Reads a tag that is a string, and nothing else; nil, reported to `onCaughtError`, if there is none.
  public func bareTagIfAny(of type: Any.Type, _ expectedTags: @escaping () -> [CodableKey]) -> BareTag<CodableKey>? {
    tagIfAny(type, expectedTags)
  }

  /// Reads a tag that is an integer, and nothing else; nil, reported to `onCaughtError`, if there is none.
  public func integerBareTagIfAny(of type: Any.Type, _ expectedTags: @escaping () -> [Int]) -> BareTag<Int>? {
    tagIfAny(type, expectedTags)
  }

  /// Reads a tag that is a boolean, and nothing else; nil, reported to `onCaughtError`, if there is none.
  public func booleanBareTagIfAny(of type: Any.Type, _ expectedTags: @escaping () -> [Bool]) -> BareTag<Bool>? {
    tagIfAny(type, expectedTags)
  }

  /// Reads a tag that is of one of several kinds, and nothing else; nil, reported to `onCaughtError`, if there is none.
  public func mixedBareTagIfAny<Kinds>(
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) -> BareTag<TagOfKinds<Kinds>>? {
    tagIfAny(type, expectedTags)
  }

  private func tagIfAny<Tag: ReadableTag>(_ type: Any.Type, _ expectedTags: @escaping () -> [Tag]) -> BareTag<Tag>? {
    do {
      return try BareTag(from: self, type, expectedTags)
    } catch {
      reportCaught(error)
      return nil
    }
  }

  /// The whole value, read by a coder.
  ///
  /// - Throws: The coder's error.
  public func codedValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value {
    try Coder.decode(from: self)
  }

  /// The whole value, read by a coder; nil if it is null.
  ///
  /// - Throws: The coder's error.
  public func optionalCodedValue<Coder: ValueDecoder>(by _: Coder.Type) throws -> Coder.Value? {
    try singleValueContainer().decodeNil() ? nil : Coder.decode(from: self)
  }
}
