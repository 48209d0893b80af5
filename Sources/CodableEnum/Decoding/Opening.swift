// What generated code opens. These are members of decoders, and not types, so that no name of the user's can hide them:
// a case, a label or a type of the user's module may have any name.
extension Decoder {
  /// Opens an object that may have no tag; see ``PayloadObject``.
  public func payloadObject() throws -> UntaggedObject {
    UntaggedObject(container: try openObject(), tag: MissingTag(), type: MissingTag.self)
  }

  /// Opens an object whose tag is a string; see ``PayloadObject``.
  public func taggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try openObject().taggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose tag is an integer; see ``PayloadObject``.
  public func integerTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try openObject().integerTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose tag is a boolean; see ``PayloadObject``.
  public func booleanTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try openObject().booleanTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Opens an object whose tag is of one of several kinds; see ``PayloadObject``.
  public func mixedTaggedObject<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> PayloadObject<TagOfKinds<Kinds>> {
    try openObject().mixedTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Opens an object with one key, which is the tag of the case; see ``CaseKeyedObject``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - namesStandAlone: Whether some cases are written as their tag without an object.
  ///   - keepsWhole: Whether a case keeps a whole object in which no key is a tag.
  ///   - admitsEmpty: Whether a case is decoded from an object without keys.
  ///   - withValues: How many tags, the first of all, are of cases with values, for which null says nothing.
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

  /// Reads a tag that is a string, and all there is; see ``BareTag``.
  public func bareTag(of type: Any.Type, _ expectedTags: @escaping () -> [CodableKey]) throws -> BareTag<CodableKey> {
    do {
      let text = try singleValueContainer().decode(String.self)
      return BareTag(CodableKey(stringValue: text), type, expectedTags)
    } catch {
      throw notATag(String.self, "a string", in: self, of: type, error)
    }
  }

  /// Reads a tag that is an integer, and all there is; see ``BareTag``.
  public func integerBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Int]) throws -> BareTag<Int> {
    do {
      return BareTag(try singleValueContainer().decode(Int.self), type, expectedTags)
    } catch {
      throw notATag(Int.self, "an integer", in: self, of: type, error)
    }
  }

  /// Reads a tag that is a boolean, and all there is; see ``BareTag``.
  public func booleanBareTag(of type: Any.Type, _ expectedTags: @escaping () -> [Bool]) throws -> BareTag<Bool> {
    do {
      return BareTag(try singleValueContainer().decode(Bool.self), type, expectedTags)
    } catch {
      throw notATag(Bool.self, "a boolean", in: self, of: type, error)
    }
  }

  /// Reads a tag that is of one of several kinds, and all there is; see ``BareTag``.
  public func mixedBareTag<Kinds>(
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> BareTag<TagOfKinds<Kinds>> {
    do {
      let container = try singleValueContainer()
      let tag = try TagOfKinds<Kinds>.read(
        { try container.decode(String.self) },
        { try container.decode(Int.self) },
        { try container.decode(Bool.self) },
        expectedTags: expectedTags
      )
      return BareTag(tag, type, expectedTags)
    } catch {
      throw notATag(TagOfKinds<Kinds>.firstKind, TagOfKinds<Kinds>.kindNames, in: self, of: type, error)
    }
  }

  /// Finds out what is there; see ``UntaggedValue``.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - kinds: What the enum's cases take.
  ///   - integers: The type of the case that takes integers.
  ///   - objects: The cases that are told by their keys, in order.
  /// - Throws: `DecodingError` if too little of the stack is left to decode an array or an object.
  public func untaggedValue(
    of type: Any.Type,
    kinds: UntaggedKinds,
    integers: any (FixedWidthInteger & Decodable).Type = Int.self,
    objects: @escaping () -> [ObjectCase] = { [] }
  ) throws -> UntaggedValue {
    let content = try KindReader(kinds: kinds, integers: integers).read(self, in: type)
    return UntaggedValue(content, of: type, kinds, objects)
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

extension UntaggedObject {
  /// Reads the tag of an object that is open.
  public func taggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try container.taggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Reads the tag of an object that is open.
  public func integerTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try container.integerTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Reads the tag of an object that is open.
  public func booleanTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try container.booleanTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// Reads the tag of an object that is open.
  public func mixedTaggedObject<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> PayloadObject<TagOfKinds<Kinds>> {
    try container.mixedTaggedObject(by: tagKey, of: type, expectedTags)
  }

  /// The error for an object without a tag: `keyNotFound`.
  public func noTag<CaseTag: CodableTag>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: () -> [CaseTag]
  ) -> DecodingError {
    let tags = expectedTags().map(MessageTag.init)
    return .missingTag(CodableKey(tagKey), of: type, tags, at: container.codingPath)
  }

  /// Makes sure that there are no keys besides the known ones.
  ///
  /// - Parameters:
  ///   - tag: That of the case, for messages.
  ///   - type: The enum, for messages.
  ///   - known: The keys that may be there.
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(inCase tag: CodableValue, of type: Any.Type, besides known: [CodableKey]) throws {
    if let key = container.firstKey(besides: known) {
      throw DecodingError.unknownKey(key, in: MessageTag(tag), of: type, known, at: container.codingPath)
    }
  }
}

extension KeyedDecodingContainer<CodableKey> {
  @inline(__always)
  fileprivate func taggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [CodableKey]
  ) throws -> TaggedObject {
    try TaggedObject(self, tagKey: tagKey, of: type, expectedTags, kind: String.self) { container, key in
      CodableKey(stringValue: try container.decode(String.self, forKey: key))
    }
  }

  fileprivate func integerTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Int]
  ) throws -> IntegerTaggedObject {
    try IntegerTaggedObject(self, tagKey: tagKey, of: type, expectedTags, kind: Int.self) { container, key in
      try container.decode(Int.self, forKey: key)
    }
  }

  fileprivate func booleanTaggedObject(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [Bool]
  ) throws -> BooleanTaggedObject {
    try BooleanTaggedObject(self, tagKey: tagKey, of: type, expectedTags, kind: Bool.self) { container, key in
      try container.decode(Bool.self, forKey: key)
    }
  }

  fileprivate func mixedTaggedObject<Kinds>(
    by tagKey: StaticString,
    of type: Any.Type,
    _ expectedTags: @escaping () -> [TagOfKinds<Kinds>]
  ) throws -> PayloadObject<TagOfKinds<Kinds>> {
    let kind = TagOfKinds<Kinds>.firstKind
    return try PayloadObject(self, tagKey: tagKey, of: type, expectedTags, kind: kind) { container, key in
      try TagOfKinds<Kinds>.read(
        { try container.decode(String.self, forKey: key) },
        { try container.decode(Int.self, forKey: key) },
        { try container.decode(Bool.self, forKey: key) },
        expectedTags: expectedTags
      )
    }
  }
}

extension Decoder {
  /// - Throws: `DecodingError` if there is no object, or if too little of the stack is left to decode from it.
  fileprivate func openObject() throws -> KeyedDecodingContainer<CodableKey> {
    try StackGuard.check(self)
    return try container(keyedBy: CodableKey.self)
  }
}
