// What generated code opens. These are members of decoders, and not types, so that no name of the user's can hide them:
// a case, a label or a type of the user's module may have any name.
extension Decoder {
  /// Opens an object that may have no tag; see ``PayloadObject``.
  @inlinable
  public func payloadObject() throws -> PayloadObject { try PayloadObject(from: self) }

  /// Opens an object whose tag is a string; see ``ObjectWithTag``.
  @inlinable
  public func taggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try TaggedObject(from: self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Opens an object whose tag is an integer; see ``ObjectWithTag``.
  @inlinable
  public func integerTaggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try IntegerTaggedObject(from: self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Opens an object whose tag is a boolean; see ``ObjectWithTag``.
  @inlinable
  public func booleanTaggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try BooleanTaggedObject(from: self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Opens an object whose tag is of one of several kinds; see ``ObjectWithTag``.
  public func mixedTaggedObject<Kinds>(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> ObjectWithTag<TagOfKinds<Kinds>> {
    try ObjectWithTag(from: self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Opens an object with one key, which is the tag of the case; see ``CaseKeyedObject``.
  ///
  /// - Parameters:
  ///   - namesStandAlone: Whether some cases are written as their tag without an object.
  ///   - keepsWhole: Whether a case keeps a whole object in which no key is a tag.
  ///   - admitsEmpty: Whether a case is decoded from an object without keys.
  ///   - withValues: How many tags, the first of all, are of cases with values, for which null says nothing.
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

  /// Reads a tag that is a string, and all there is; see ``BareTag``.
  @inlinable @inline(__always)
  public func bareTag(of type: Any.Type, _ expectedTags: @escaping () -> [CodableKey]) throws -> BareTag<CodableKey> {
    try BareTag(from: self, of: type, expectedTags: expectedTags)
  }

  /// Reads a tag that is an integer, and all there is; see ``BareTag``.
  @inlinable @inline(__always)
  public func integerBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Int]) throws -> BareTag<Int> {
    try BareTag(from: self, of: type, expectedTags: expectedTags)
  }

  /// Reads a tag that is a boolean, and all there is; see ``BareTag``.
  @inlinable @inline(__always)
  public func booleanBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Bool]) throws -> BareTag<Bool> {
    try BareTag(from: self, of: type, expectedTags: expectedTags)
  }

  /// Reads a tag that is of one of several kinds, and all there is; see ``BareTag``.
  public func mixedBareTag<Kinds>(
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> BareTag<TagOfKinds<Kinds>> {
    try BareTag(from: self, of: type, expectedTags: expectedTags)
  }

  /// Finds out what is there; see ``UntaggedValue``.
  @inlinable @inline(__always)
  public func untaggedValue(
    of type: Any.Type,
    kinds: UntaggedKinds,
    integers: any (FixedWidthInteger & Decodable).Type = Int.self,
    objects: @escaping () -> [ObjectCase] = { [] }
  ) throws -> UntaggedValue {
    try UntaggedValue(from: self, of: type, kinds: kinds, integers: integers, objects: objects)
  }

  /// Whatever is there.
  ///
  /// - Throws: `DecodingError` if it cannot be held.
  public func codableValue() throws -> CodableValue { try CodableValue(from: self) }

  /// A function that gives its argument the type which the pattern of a case has, and returns it: the name of the case
  /// may be that of a function too, which takes values of other types.
  @inlinable
  public func typed<Root, Value>(as _: Root.Type, _: (Root) -> [Value]) -> (Value) -> Value {
    { $0 }
  }
}

extension PayloadObject {
  /// Reads the tag of an object that is open.
  @inlinable
  public func taggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try TaggedObject(self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  @inlinable
  public func integerTaggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try IntegerTaggedObject(self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  @inlinable
  public func booleanTaggedObject(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try BooleanTaggedObject(self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  public func mixedTaggedObject<Kinds>(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> ObjectWithTag<TagOfKinds<Kinds>> {
    try ObjectWithTag(self, tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// The error for an object without a tag: `keyNotFound`.
  public func noTag<Tag: CodableTag>(
    by tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: () -> [Tag]
  ) -> DecodingError {
    .missingTag(tagKey, of: type, expectedTags(), at: container.codingPath)
  }

  /// Makes sure that there are no keys besides the known ones.
  ///
  /// - Parameter tag: That of the case, for messages.
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(inCase tag: CodableValue, of type: Any.Type, besides known: [CodableKey]) throws {
    switch tag {
    case .integer(let tag): try rejectUnknownKeys(in: Int(clamping: tag), of: type, besides: known)
    case .boolean(let tag): try rejectUnknownKeys(in: tag, of: type, besides: known)
    case .string(let tag): try rejectUnknownKeys(in: CodableKey(stringValue: tag), of: type, besides: known)
    default: try rejectUnknownKeys(in: CodableKey(stringValue: tag.quoted), of: type, besides: known)
    }
  }
}
