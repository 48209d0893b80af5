/// An object with one key, which is the tag of the case: `{"list": ["<id>", []]}`, or that tag alone: `"empty"`.
///
/// Generated code for `.caseKeyed` decodes from it. A class for the reason that ``PayloadObject`` is one.
public final class CaseKeyedObject {
  /// The one key that is the tag of a case; empty if there is none.
  public let tag: CodableKey
  /// Whether there are no keys at all.
  public let isEmpty: Bool

  private let holder: any TagHolder
  let type: Any.Type
  private let expectedTags: () -> [CodableKey]

  /// Opens the object and finds the key that is the tag of a case.
  ///
  /// - Parameters:
  ///   - namesStandAlone: Whether some cases are written as their tag without an object, so that a string is asked for
  ///     first where that is safe: the decoder would build an error if it were asked for an object.
  ///   - keepsWhole: Whether a case keeps a whole object in which no key is a tag. If not, an object with several keys is
  ///     not an unknown case, as one key could be kept and the others would be lost.
  ///   - admitsEmpty: Whether a case is decoded from an object without keys.
  ///   - type: The enum, for messages.
  ///   - tagsWithValues: The tags of cases with values: beside other keys, they are none if they have null.
  ///   - expectedTags: All tags of the enum; called for messages, and if the object does not have one key with a name.
  /// - Throws: `DecodingError`: `typeMismatch` if there is neither an object nor a string; `dataCorrupted` if no key, or
  ///   more than one, is the tag of a case.
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

  /// The tag and where it is.
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
      // Of any kind: a decoder may say in an error of its own that there is no object, or that it has to start again.
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
    // `is` takes longer than to decode a string.
    if Swift.type(of: decoder) == MergedDecoder.self { return nil }
    do {
      return CodableKey(stringValue: try decoder.singleValueContainer().decode(String.self))
    } catch {
      return nil
    }
  }

  /// The key among several, or none, that is the tag of a case.
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

  /// The value of a case that has one.
  ///
  /// - Throws: `DecodingError` if the value is null, unless `Value` is an optional, or cannot be decoded; if there is the
  ///   tag alone.
  public func value<Value: Decodable>() throws -> Value {
    try object(count: 1).decodeValue(forKey: tag)
  }

  /// The value of a case that has an optional one.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  public func optionalValue<Value: Decodable>() throws -> Value? {
    // The tag alone is what null is written as where tags are.
    if isAlone { return nil }
    let object = try object(count: 1)
    return try object.decodeOptional(Value.self, forKey: tag)
  }

  var isAlone: Bool { Swift.type(of: holder) == NoHolder.self }

  /// The values of a case that has several, to take in order.
  ///
  /// - Parameters:
  ///   - count: How many values the case has.
  ///   - required: How many of them must be there, if not all: the others are optional or have defaults.
  /// - Throws: `DecodingError.typeMismatch` if they are not in an array; `dataCorrupted` if there is the tag alone.
  public func values(count: Int, required: Int? = nil) throws -> PayloadValues {
    let values = try object(count: count).nestedUnkeyedContainer(forKey: tag)
    return PayloadValues(container: values, count: count, required: required, tag: .string(tag.stringValue), type: type)
  }

  /// The values of a case in an object, by their keys.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object; `dataCorrupted` if there is the tag alone.
  public func payload(count: Int) throws -> TaggedObject {
    let payload = try object(count: count).nestedContainer(keyedBy: CodableKey.self, forKey: tag)
    return TaggedObject(container: payload, tag: tag, type: type)
  }

  func object(count: Int) throws -> KeyedDecodingContainer<CodableKey> {
    try holder.object(count: count, tag, of: type)
  }

  /// Makes sure that the tag is the only key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys() throws {
    try wholeObject?.rejectUnknownKeys(besides: [tag])
  }

  /// Makes sure that a case without values has no object with keys under its tag.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent() throws {
    try wholeObject?.rejectContent(forKey: tag)
  }

  /// Nil if there is the tag alone.
  var wholeObject: TaggedObject? {
    (holder as? KeyedDecodingContainer<CodableKey>).map { TaggedObject(container: $0, tag: tag, type: type) }
  }

  /// The error for an object without keys, where it is caught: `dataCorrupted`.
  public func noCase() -> DecodingError {
    .notOneCase([], of: type, expectedTags().map(MessageTag.init), at: holder.codingPath, EmptyObject())
  }

  /// The error for an unknown tag: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    let path = isAlone ? holder.codingPath : holder.codingPath + [tag]
    return .unknownCase(MessageTag(tag), of: type, expectedTags().map(MessageTag.init), at: path)
  }
}

/// What has the tag as a key; or nothing, if it is alone. A protocol, since an optional container, whose size is known to the standard
/// library alone, takes several calls to be made, copied and destroyed.
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
  /// Whether there is null under a key.
  fileprivate func hasNull(_ key: CodableKey) -> Bool {
    do { return try contains(key) && decodeNil(forKey: key) } catch { return false }
  }
}

/// The reason of an error about an object without keys, in which a case-keyed enum has no tag.
struct EmptyObject: Error {}
