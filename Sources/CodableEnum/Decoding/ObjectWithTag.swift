/// An object that has its tag under a key beside the values: `{"status": "waitlist", "position": 12}`.
///
/// Generated code for `.discriminator`, `.flattenedStatus` and `.adjacent` decodes from it.
@frozen
public struct ObjectWithTag<Tag: CodableTag>: KeyedPayload {
  /// The value of the tag's key.
  public let tag: Tag

  /// The values beside the tag.
  @usableFromInline
  let values: PayloadObject
  @usableFromInline
  let tagKey: CodableKey
  @usableFromInline
  let type: Any.Type
  @usableFromInline
  let expectedTags: () -> [Tag]

  @inlinable
  init(
    _ tag: Tag,
    _ values: PayloadObject,
    _ tagKey: CodableKey,
    _ type: Any.Type,
    _ expectedTags: @escaping () -> [Tag]
  ) {
    self.tag = tag
    self.values = values
    self.tagKey = tagKey
    self.type = type
    self.expectedTags = expectedTags
  }

  /// The error for a tag that is none of the enum's: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    .unknownCase(tag, of: type, expectedTags(), at: values.container.codingPath + [tagKey])
  }

  // MARK: Values

  /// Whether the key is there, even if its value is null.
  @inlinable
  public func contains(_ key: CodableKey) -> Bool {
    values.contains(key)
  }

  /// The value under a key; see `PayloadObject`.
  @inlinable
  public func value<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value {
    do {
      return try values.value(forKey: copy key)
    } catch {
      throw missingKey(key, error)
    }
  }

  @usableFromInline
  func missingKey(_ key: CodableKey, _ error: any Error) -> any Error {
    values.missingKey(key, in: MessageTag(tag), of: type, error)
  }

  /// The value under a key, nil if the key is missing or its value is null; see `PayloadObject`.
  @inlinable
  public func optionalValue<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value? {
    try values.optionalValue(forKey: key)
  }

  /// The values of a case in an array under a key, to be taken in order.
  ///
  /// - Parameter required: How many of them must be there, if not all: the others are optional or have defaults.
  /// - Throws: `DecodingError` if there is no array.
  public func values(forKey key: CodableKey, count: Int, required: Int? = nil) throws -> PayloadValues<Tag> {
    do {
      let array = try values.container.nestedUnkeyedContainer(forKey: key)
      return PayloadValues(container: array, count: count, required: required, tag: tag, type: type)
    } catch {
      throw missingKey(key, error)
    }
  }

  /// The values of a case in an object of their own under a key.
  ///
  /// - Throws: `DecodingError` if there is no object.
  public func payload(forKey key: CodableKey) throws -> PayloadObject {
    do {
      let payload = try values.container.nestedContainer(keyedBy: CodableKey.self, forKey: key)
      return PayloadObject(container: payload, tag: MessageTag(tag), type: type)
    } catch {
      throw missingKey(key, error)
    }
  }
}

// MARK: Other keys

extension ObjectWithTag {
  /// The one of a key and its aliases that is there; the key itself if none is.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if more than one is there.
  public func key(_ key: CodableKey, or aliases: CodableKey...) throws -> CodableKey {
    try values.key(among: [key] + aliases)
  }

  /// Makes sure that there are no keys besides the tag's and the known ones.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys(besides known: [CodableKey]) throws {
    try values.rejectUnknownKeys(in: tag, of: type, besides: known, and: tagKey)
  }

  /// Makes sure that a case without values has no object with keys under a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent(forKey key: CodableKey) throws {
    try values.rejectContent(forKey: key, in: tag, of: type)
  }
}

// MARK: Opening

/// An object whose tag is a string.
public typealias TaggedObject = ObjectWithTag<CodableKey>

/// An object whose tag is an integer: `{"type": -123, "x": 1}`.
public typealias IntegerTaggedObject = ObjectWithTag<Int>

/// An object whose tag is a boolean: `{"ok": true, "value": 1}`.
public typealias BooleanTaggedObject = ObjectWithTag<Bool>

extension TaggedObject {
  /// Opens the object and reads its tag.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no object, or if the tag is not a string; `keyNotFound` without
  ///   a tag; `valueNotFound` if the tag is null.
  @inlinable
  public init(
    from decoder: any Decoder,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [CodableKey]
  ) throws {
    try self.init(PayloadObject(from: decoder), tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  ///
  /// - Throws: As if the object were opened.
  @inlinable
  public init(
    _ object: PayloadObject,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [CodableKey]
  ) throws {
    let tag: CodableKey
    do {
      tag = CodableKey(stringValue: try object.container.decode(String.self, forKey: tagKey))
    } catch {
      throw noTag(in: object.container, tagKey: tagKey, String.self, of: type, expectedTags(), error)
    }
    self.init(tag, object, tagKey, type, expectedTags)
  }
}

extension IntegerTaggedObject {
  /// Opens the object and reads its tag.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no object, or if the tag is not an integer; `keyNotFound`
  ///   without a tag; `valueNotFound` if the tag is null.
  @inlinable
  public init(
    from decoder: any Decoder,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [Int]
  ) throws {
    try self.init(PayloadObject(from: decoder), tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  ///
  /// - Throws: As if the object were opened.
  @inlinable
  public init(
    _ object: PayloadObject,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [Int]
  ) throws {
    let tag: Int
    do {
      tag = try object.container.decode(Int.self, forKey: tagKey)
    } catch {
      throw noTag(in: object.container, tagKey: tagKey, Int.self, of: type, expectedTags(), error)
    }
    self.init(tag, object, tagKey, type, expectedTags)
  }
}

extension BooleanTaggedObject {
  /// Opens the object and reads its tag.
  ///
  /// - Parameters:
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages only.
  /// - Throws: `DecodingError`: `typeMismatch` if there is no object, or if the tag is not a boolean; `keyNotFound` without
  ///   a tag; `valueNotFound` if the tag is null.
  @inlinable
  public init(
    from decoder: any Decoder,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [Bool]
  ) throws {
    try self.init(PayloadObject(from: decoder), tagKey: tagKey, of: type, expectedTags: expectedTags)
  }

  /// Reads the tag of an object that is open.
  ///
  /// - Throws: As if the object were opened.
  @inlinable
  public init(
    _ object: PayloadObject,
    tagKey: CodableKey,
    of type: Any.Type,
    expectedTags: @escaping () -> [Bool]
  ) throws {
    let tag: Bool
    do {
      tag = try object.container.decode(Bool.self, forKey: tagKey)
    } catch {
      throw noTag(in: object.container, tagKey: tagKey, Bool.self, of: type, expectedTags(), error)
    }
    self.init(tag, object, tagKey, type, expectedTags)
  }
}
