/// The values of a case in an object, by their keys: `{"key": "k", "_1": 4}`.
public struct PayloadObject: KeyedPayload {
  @usableFromInline
  let container: KeyedDecodingContainer<CodableKey>
  /// The case whose values they are, for messages; nil if it is not known here.
  private let tag: MessageTag?
  private let type: Any.Type?

  /// Opens an object that may have no tag, if enough of the stack is left to decode from it.
  ///
  /// - Throws: `DecodingError.typeMismatch` if there is no object.
  public init(from decoder: any Decoder) throws {
    try StackGuard.check(decoder)
    container = try decoder.container(keyedBy: CodableKey.self)
    (tag, type) = (nil, nil)
  }

  init(container: KeyedDecodingContainer<CodableKey>, tag: MessageTag? = nil, type: Any.Type? = nil) {
    self.container = container
    self.tag = tag
    self.type = type
  }

  /// Whether the key is there, even if its value is null.
  @inlinable
  public func contains(_ key: CodableKey) -> Bool {
    container.contains(key)
  }

  /// The value under a key.
  ///
  /// - Throws: `DecodingError` if the key is missing or its value is null, unless `Value` is an optional; or if the
  ///   value cannot be decoded.
  @inlinable
  public func value<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value {
    do {
      if let value: Value = try container.decodeCommonType(forKey: key) { return value }
      return try container.decode(Value.self, forKey: key)
    } catch {
      return try missingValue(forKey: key, orThrow: error)
    }
  }

  /// The value under a key, nil if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if there is a value that cannot be decoded.
  @inlinable
  public func optionalValue<Value: Decodable>(forKey key: consuming CodableKey) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  // MARK: Other keys

  /// The one of a key and its aliases that is there; the key itself if none is.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if more than one is there.
  public func key(_ key: CodableKey, or aliases: CodableKey...) throws -> CodableKey {
    try self.key(among: [key] + aliases)
  }

  func key(among keys: [CodableKey]) throws -> CodableKey {
    let present = keys.filter(contains)
    if present.count > 1 { throw DecodingError.severalKeys(present, at: container.codingPath) }
    return present.first ?? keys[0]
  }

  /// Makes sure that no other keys are there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the first other key.
  public func rejectUnknownKeys<Tag: CodableTag>(in tag: Tag, of type: Any.Type, besides known: [CodableKey]) throws {
    try rejectUnknownKeys(in: tag, of: type, besides: known, and: nil)
  }

  /// - Parameter tagKey: A key that is known, but that nobody is told of.
  func rejectUnknownKeys<Tag: CodableTag>(
    in tag: Tag,
    of type: Any.Type,
    besides known: [CodableKey],
    and tagKey: CodableKey?
  ) throws {
    let unknown = container.allKeys.filter { $0 != tagKey && !known.contains($0) }
    if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
      throw DecodingError.unknownKey(key, in: tag, of: type, known, at: container.codingPath)
    }
  }

  func rejectContent<Tag: CodableTag>(forKey key: CodableKey, in tag: Tag, of type: Any.Type) throws {
    guard contains(key) else { return }
    let content: KeyedDecodingContainer<CodableKey>
    do {
      content = try container.nestedContainer(keyedBy: CodableKey.self, forKey: key)
    } catch {
      // What is not an object has no keys.
      return
    }
    try PayloadObject(container: content).rejectUnknownKeys(in: tag, of: type, besides: [])
  }

  /// Nil if the key is missing and the value is an optional that was not known to be one when the code was generated: a
  /// type alias, a generic argument. Called only once decoding has failed.
  @usableFromInline
  func missingValue<Value>(forKey key: CodableKey, orThrow error: any Error) throws -> Value {
    guard !contains(key) else { throw error }
    if let optional = Value.self as? any OptionalProtocol.Type, let value = optional.none as? Value { return value }
    guard let tag, let type else { throw error }
    throw missingKey(key, in: tag, of: type, error)
  }

  /// The error for a key that is missing, or why the value under it cannot be decoded.
  func missingKey(_ key: CodableKey, in tag: MessageTag, of type: Any.Type, _ error: any Error) -> any Error {
    if contains(key) { return error }
    return DecodingError.missingKey(key, in: tag, of: type, at: container.codingPath, error)
  }
}

private protocol OptionalProtocol {
  static var none: Self { get }
}

extension Optional: OptionalProtocol {}
