/// An object with one key, which names the case: `{"list": ["<id>", []]}`, or that name alone: `"empty"`.
///
/// Generated code for `.caseKeyed` decodes from it. It cannot be copied, since the layout of a container is known to the
/// standard library alone, and copying one takes calls at run time.
public struct CaseKeyedObject: ~Copyable {
  /// The one key that names a case.
  public let tag: CodableKey

  /// Nil if the name stands alone.
  let container: KeyedDecodingContainer<CodableKey>?
  /// Nil unless the name stands alone.
  private let decoder: (any Decoder)?
  private let type: Any.Type
  private let expectedTags: () -> [CodableKey]

  /// Opens the object and finds the key that names a case.
  ///
  /// - Parameters:
  ///   - namesStandAlone: Whether a name without an object is what is written for some cases, and so to be asked for
  ///     first: the decoder would build an error if it were asked for an object.
  ///   - type: The enum, for messages.
  ///   - expectedTags: All tags of the enum; called for messages, and if the object has more than one key.
  /// - Throws: `DecodingError`: `typeMismatch` if there is neither an object nor a string; `dataCorrupted` if no key, or
  ///   more than one, names a case.
  public init(
    from decoder: any Decoder,
    namesStandAlone: Bool = false,
    of type: Any.Type,
    expectedTags: @escaping () -> [CodableKey]
  ) throws {
    (tag, container) = try Self.open(decoder, namesStandAlone, type, expectedTags)
    self.decoder = container == nil ? decoder : nil
    self.type = type
    self.expectedTags = expectedTags
  }

  /// The tag, and the object that it stands in; nil if it stands alone.
  @inline(__always)
  private static func open(
    _ decoder: any Decoder,
    _ namesStandAlone: Bool,
    _ type: Any.Type,
    _ expectedTags: () -> [CodableKey]
  ) throws -> (CodableKey, KeyedDecodingContainer<CodableKey>?) {
    if namesStandAlone, let name = Self.name(in: decoder) { return (name, nil) }
    try StackGuard.check(decoder)
    let object: KeyedDecodingContainer<CodableKey>
    do {
      object = try decoder.container(keyedBy: CodableKey.self)
    } catch DecodingError.typeMismatch(let expected, let context) {
      guard let name = Self.name(in: decoder) else { throw DecodingError.typeMismatch(expected, context) }
      return (name, nil)
    }
    let keys = object.allKeys
    let tag = keys.count == 1 ? keys[0] : try Self.tag(among: keys, of: type, expectedTags(), at: decoder.codingPath)
    return (tag, object)
  }

  /// The string that stands in place of an object; nil if there is none.
  private static func name(in decoder: any Decoder) -> CodableKey? {
    do {
      return CodableKey(stringValue: try decoder.singleValueContainer().decode(String.self))
    } catch {
      return nil
    }
  }

  /// The key among several, or none, that names a case.
  private static func tag(
    among keys: [CodableKey],
    of type: Any.Type,
    _ expectedTags: [CodableKey],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) throws -> CodableKey {
    let expected = Set(expectedTags)
    let known = keys.filter(expected.contains)
    if known.count == 1 { return known[0] }
    if known.isEmpty, let unknown = keys.likeliestMisspelling(of: expectedTags) { return unknown }
    throw DecodingError.notOneCase(known, of: type, expectedTags, at: codingPath())
  }

  /// The value of a case that has one.
  ///
  /// - Throws: `DecodingError` if the value is null, unless `Value` is an optional, or cannot be decoded; if the name
  ///   stands alone.
  @inlinable
  public func value<Value: Decodable>() throws -> Value {
    let object = try object(count: 1)
    if let value: Value = try object.decodeCommonType(forKey: tag) { return value }
    return try object.decode(Value.self, forKey: tag)
  }

  /// The value of a case that has an optional one.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded; if the name stands alone.
  @inlinable
  public func optionalValue<Value: Decodable>() throws -> Value? {
    try object(count: 1).decodeIfPresent(Value.self, forKey: tag)
  }

  /// The values of a case that has several, to be taken in order.
  ///
  /// - Throws: `DecodingError.typeMismatch` if they do not stand in an array; `dataCorrupted` if the name stands alone.
  public func values(count: Int) throws -> PayloadValues<CodableKey> {
    let values = try object(count: count).nestedUnkeyedContainer(forKey: tag)
    return PayloadValues(container: values, count: count, tag: tag, type: type)
  }

  /// The values of a case in an object, by their keys.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object; `dataCorrupted` if the name stands alone.
  public func payload(count: Int) throws -> PayloadObject {
    let payload = try object(count: count).nestedContainer(keyedBy: CodableKey.self, forKey: tag)
    return PayloadObject(container: payload)
  }

  @usableFromInline
  func object(count: Int) throws -> KeyedDecodingContainer<CodableKey> {
    if let container { return container }
    throw DecodingError.nameAlone(tag, of: type, count: count, at: decoder?.codingPath ?? [])
  }

  /// Makes sure that the key which names the case is the only one.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys() throws {
    guard let container else { return }
    try PayloadObject(container: container).rejectUnknownKeys(in: tag, of: type, besides: [tag])
  }

  /// Makes sure that no object with keys stands in place of the values that a case does not have.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first of its keys.
  public func rejectContent() throws {
    guard let container else { return }
    try PayloadObject(container: container).rejectContent(forKey: tag, in: tag, of: type)
  }

  /// The error for a tag that is none of the enum's: `dataCorrupted` at the tag.
  public func unknownTag() -> DecodingError {
    .unknownCase(
      tag,
      of: type,
      expectedTags(),
      at: container.map { $0.codingPath + [tag] } ?? decoder?.codingPath ?? []
    )
  }
}
