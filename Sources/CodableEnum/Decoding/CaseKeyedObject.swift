/// An object whose one key is the tag of the case, `{"list": ["<id>", []]}`, or the tag alone, `"empty"`.
///
/// Generated code for `.caseKeyed` decodes from it. It is a class for the same reason as ``PayloadObject``.
public final class CaseKeyedObject {
  /// The key that is the tag of a case; empty if there is none.
  public let tag: CodableKey
  /// Whether the object has no keys.
  public let isEmpty: Bool

  private let holder: any TagHolder
  let type: Any.Type
  private let expectedTags: () -> [CodableKey]

  /// Opens the object and finds the key that is the tag of a case.
  ///
  /// - Parameters:
  ///   - namesStandAlone: If true, a string is requested first where that is safe: the decoder would build an error for
  ///     a missing object.
  ///   - keepsWhole: If false, an object with several keys is no unknown case: one key could be kept, but not the
  ///     others.
  ///   - tagsWithValues: Beside other keys, one of these doesn't count if its value is null.
  ///   - expectedTags: Called for messages, and if the object doesn't have exactly one named key.
  /// - Throws: `DecodingError.typeMismatch` if there is neither an object nor a string, `.dataCorrupted` if not exactly
  ///   one key is the tag of a case.
  init(
    from decoder: any Decoder,
    namesStandAlone: Bool = false,
    keepsWhole: Bool = false,
    admitsEmpty: Bool = false,
    of type: Any.Type,
    tagsWithValues: @autoclosure () -> [CodableKey] = [],
    expectedTags: @escaping () -> [CodableKey]
  ) throws {
    let options = (namesStandAlone, keepsWhole, admitsEmpty)
    (tag, holder, isEmpty) = try Self.open(decoder, options, type, tagsWithValues, expectedTags)
    self.type = type
    self.expectedTags = expectedTags
  }

  @inline(__always)
  private static func open(
    _ decoder: any Decoder,
    _ options: (namesStandAlone: Bool, keepsWhole: Bool, admitsEmpty: Bool),
    _ type: Any.Type,
    _ tagsWithValues: () -> [CodableKey],
    _ expectedTags: () -> [CodableKey]
  ) throws -> (CodableKey, any TagHolder, isEmpty: Bool) {
    try StackGuard.check(decoder)
    if options.namesStandAlone, decoder.givesOnlyStringsAsStrings, let text = Self.text(in: decoder) {
      return (text, NoHolder(decoder: decoder), false)
    }
    let object: KeyedDecodingContainer<CodableKey>
    do {
      object = try decoder.container(keyedBy: CodableKey.self)
    } catch {
      // Errors of any type: some decoders throw their own if there is no object, or to start over.
      if let text = Self.text(in: decoder), error is DecodingError || !text.stringValue.looksLikeJSON {
        return (text, NoHolder(decoder: decoder), false)
      }
      if !(error is DecodingError) { throw error }
      let tags = expectedTags().map(MessageTag.init)
      throw DecodingError.notCaseKeyed(error, options.namesStandAlone, of: type, tags, at: decoder.codingPath)
    }
    let keys = object.allKeys
    if keys.count == 1 {
      if keys[0].mayBeNamelessText, let text = Self.text(in: decoder), !expectedTags().contains("") {
        return (text, NoHolder(decoder: decoder), false)
      }
      return (keys[0], object, false)
    }
    if keys.isEmpty, options.admitsEmpty { return ("", object, true) }
    let noTags = tagsWithValues().filter { object.hasNull($0) }
    let tag = try Self.tag(
      among: object.distinctKeys,
      besides: noTags,
      options.keepsWhole,
      of: type,
      expectedTags(),
      at: decoder.codingPath
    )
    return (tag, object, false)
  }

  /// The string in place of an object; nil if there is none.
  private static func text(in decoder: any Decoder) -> CodableKey? {
    // An `is` check takes longer than decoding a string.
    if Swift.type(of: decoder) == MergedDecoder.self { return nil }
    do {
      return CodableKey(stringValue: try decoder.singleValueContainer().decode(String.self))
    } catch {
      return nil
    }
  }

  /// The key that is the tag of a case, among several keys or none.
  private static func tag(
    among keys: Set<CodableKey>,
    besides noTags: [CodableKey],
    _ keepsWhole: Bool,
    of type: Any.Type,
    _ expectedTags: [CodableKey],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) throws -> CodableKey {
    if keys.count == 1, let key = keys.first { return key }
    let candidates = keys.filter { !noTags.contains($0) }
    let known = candidates.intersection(expectedTags)
    if known.count == 1, let tag = known.first { return tag }
    if known.isEmpty {
      if keepsWhole, let key = keys.first { return key }
      if let key = candidates.likeliestMisspelling(of: expectedTags) {
        let tags = expectedTags.map(MessageTag.init)
        throw DecodingError.unknownCase(MessageTag(key), of: type, tags, at: codingPath() + [key])
      }
    }
    let reason = keys.isEmpty ? EmptyObject() : nil
    throw DecodingError.notOneCase(known, of: type, expectedTags.map(MessageTag.init), at: codingPath(), reason)
  }

  /// The value of a case with one value.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded, if it is null and `Value` is no optional, or if there is
  ///   the tag alone.
  public func value<Value: Decodable>() throws -> Value {
    try object(count: 1).decodeValue(forKey: tag)
  }

  /// The value of a case with one optional value.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func optionalValue<Value: Decodable>() throws -> Value? {
    // Where tags stand alone, a null value is written as the tag alone.
    if isAlone { return nil }
    let object = try object(count: 1)
    return try object.decodeOptional(Value.self, forKey: tag)
  }

  var isAlone: Bool { Swift.type(of: holder) == NoHolder.self }

  /// The values of a case that has several, to take in order.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no array, `.dataCorrupted` if there is the tag alone.
  public func values(count: Int, required: Int? = nil) throws -> PayloadValues {
    let values = try object(count: count).nestedUnkeyedContainer(forKey: tag)
    return PayloadValues(container: values, count: count, required: required, tag: .string(tag.stringValue), type: type)
  }

  /// The object with a case's values by their keys.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object, `.dataCorrupted` if there is the tag alone.
  public func payload(count: Int) throws -> TaggedObject {
    let payload = try object(count: count).nestedContainer(keyedBy: CodableKey.self, forKey: tag)
    return TaggedObject(container: payload, tag: tag, type: type)
  }

  func object(count: Int) throws -> KeyedDecodingContainer<CodableKey> {
    try holder.object(count: count, tag, of: type)
  }

  /// Checks that the tag is the only key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys() throws {
    try wholeObject?.rejectUnknownKeys(besides: [tag])
  }

  /// Checks that a case without values has no object with keys under its tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent() throws {
    try wholeObject?.rejectContent(forKey: tag)
  }

  /// Nil if there is the tag alone.
  var wholeObject: TaggedObject? {
    (holder as? KeyedDecodingContainer<CodableKey>).map { TaggedObject(container: $0, tag: tag, type: type) }
  }

  /// The error for an object without keys: `dataCorrupted`.
  public func noCase() -> DecodingError {
    .notOneCase([], of: type, expectedTags().map(MessageTag.init), at: holder.codingPath, EmptyObject())
  }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    let path = isAlone ? holder.codingPath : holder.codingPath + [tag]
    return .unknownCase(MessageTag(tag), of: type, expectedTags().map(MessageTag.init), at: path)
  }
}

/// The object with the tag as its key, or nothing if the tag is alone. A protocol, since handling an optional container
/// takes several calls: only the standard library knows a container's size.
private protocol TagHolder {
  var codingPath: [any CodingKey] { get }

  /// The object that the tag is a key of.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is the tag alone.
  func object(count: Int, _ tag: CodableKey, of type: Any.Type) throws -> KeyedDecodingContainer<CodableKey>
}

extension KeyedDecodingContainer<CodableKey>: TagHolder {
  fileprivate func object(count: Int, _ tag: CodableKey, of type: Any.Type) -> KeyedDecodingContainer<CodableKey> {
    self
  }
}

private struct NoHolder: TagHolder {
  let decoder: any Decoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func object(count: Int, _ tag: CodableKey, of type: Any.Type) throws -> KeyedDecodingContainer<CodableKey> {
    throw DecodingError.tagAlone(tag, of: type, count: count, at: codingPath)
  }
}

extension KeyedDecodingContainer<CodableKey> {
  fileprivate func hasNull(_ key: CodableKey) -> Bool {
    do { return try contains(key) && decodeNil(forKey: key) } catch { return false }
  }
}

/// Marks the error about an object without keys, in which a case-keyed enum has no tag.
struct EmptyObject: Error {}
