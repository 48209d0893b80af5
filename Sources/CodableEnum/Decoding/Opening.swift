// Entry points of generated code. They are members of decoders, not types, so that nothing in the user's module can
// hide them: its cases, labels and types may have any name.
extension Decoder {
  /// Opens an object that may have no tag; see ``PayloadObject``.
  public func payloadObject() throws -> UntaggedObject {
    UntaggedObject(container: try openObject(), tag: MissingTag(caseTag: nil), type: MissingTag.self)
  }

  /// Opens an object whose tag is a string; see ``PayloadObject``.
  public func taggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try TaggedObject(openObject(), tagKey: tagKey, of: type, expectedTags, by: CodableKey.read)
  }

  /// Opens an object whose tag is an integer; see ``PayloadObject``.
  public func integerTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try IntegerTaggedObject(openObject(), tagKey: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose tag is a boolean; see ``PayloadObject``.
  public func booleanTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try BooleanTaggedObject(openObject(), tagKey: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose tag is of several kinds; see ``PayloadObject``.
  public func mixedTaggedObject<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> PayloadObject<TagOfKinds<Kinds>> {
    try PayloadObject(openObject(), tagKey: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose one key is the tag of the case; see ``CaseKeyedObject``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - namesStandAlone: Whether some cases are written as their tag without an object.
  ///   - keepsWhole: Whether a case keeps a whole object in which no key is a tag.
  ///   - admitsEmpty: Whether a case is decoded from an object without keys.
  ///   - withValues: How many of the first tags are of cases with values. For those, null doesn't count.
  ///   - expectedTags: All tags of the enum.
  public func caseKeyedObject(
    of type: Any.Type,
    namesStandAlone: Bool = false,
    keepsWhole: Bool = false,
    admitsEmpty: Bool = false,
    withValues: Int = 0,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> CaseKeyedObject {
    try CaseKeyedObject(
      from: self,
      namesStandAlone: namesStandAlone,
      keepsWhole: keepsWhole,
      admitsEmpty: admitsEmpty,
      of: type,
      tagsWithValues: Array(expectedTags().prefix(withValues)),
      expectedTags: expectedTags
    )
  }

  /// Any value.
  ///
  /// - Throws: `DecodingError` if it cannot be held.
  public func codableValue() throws -> CodableValue { try CodableValue(from: self) }

  /// Returns the identity function for the type of a case's pattern. The case's name may also be that of a function
  /// that takes other types.
  @inlinable
  public func typed<Root, Value>(as _: Root.Type, _: (Root) -> [Value]) -> (Value) -> Value {
    { $0 }
  }
}

extension Decoder {
  /// - Throws: `DecodingError` if there is no object, or if too little of the stack is left to decode from it.
  func openObject() throws -> KeyedDecodingContainer<CodableKey> {
    // Not `check`: to pass the decoder takes a copy of it.
    if StackGuard.isNearEnd { throw StackGuard.refusal(of: self) }
    return try container(keyedBy: CodableKey.self)
  }
}
