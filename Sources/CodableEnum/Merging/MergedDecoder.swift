#if Merging
extension Decoder {
  /// Decodes a value whose keys are beside the tag's, from the same object.
  ///
  /// The value sees the tag's key only if it requests it by name. Otherwise a dictionary, or anything else that takes
  /// all keys, would keep a tag that is not its own.
  ///
  /// - Parameters:
  ///   - tagKey: The key of the tag.
  ///   - tag: The tag of the value's case, for messages.
  ///   - type: The enum, for messages.
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func _mergedValue<Value: Decodable>(
    besides tagKey: StaticString,
    inCase tag: _TagLiteral,
    of type: Any.Type
  ) throws -> Value {
    let decoder = MergedDecoder(base: self, part: .besidesTag(tagKey.description))
    do {
      return try Value(from: decoder)
    } catch {
      let ownCase = ReportedEnum(type).isCase(_CodableTag(tag))
      throw ownCase.named(error, hasOtherKeys: decoder.hasOtherKeys, at: codingPath)
    }
  }
}

/// Decodes a value that shares an object or an array with a tag, or an object with another value.
final class MergedDecoder: Decoder {
  let base: any Decoder
  private let part: Part
  /// Whether the decoder's errors have other key types than the value asked with.
  private(set) var hasOtherKeys = false

  enum Part {
    /// The value of a case. The key is the tag's.
    case besidesTag(String)
    /// The fields of a ``Merged``.
    case fields(SharedMembers)
    /// The variant of a ``Merged``.
    case variant(SharedMembers)
    /// The value that an unknown case has after its tag, as an array: `["zzz", 1, 2]` is `[1, 2]`. The tag has been read.
    case rest(any UnkeyedDecodingContainer)
  }

  init(base: any Decoder, part: Part) {
    (self.base, self.part) = (base, part)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if Key.self == _CodableKey.self {
      return unsafeBitCast(KeyedDecodingContainer(try members(_CodableKey.self)), to: KeyedDecodingContainer<Key>.self)
    }
    return try otherContainer()
  }

  /// A separate function: one for keys of any type looks up generic types, which takes longer than reading a value.
  private func otherContainer<Key: CodingKey>() throws -> KeyedDecodingContainer<Key> {
    // Most key types cannot represent the tag's key, so there is nothing to hide.
    if case .besidesTag(let tagKey) = part, !Key.has(tagKey) { return try base.container(keyedBy: Key.self) }
    hasOtherKeys = true
    return KeyedDecodingContainer(try members(Key.self))
  }

  private func members<Key: CodingKey>(_: Key.Type) throws -> OtherKeys<Key> {
    switch part {
    case .besidesTag(let tagKey): OtherKeys(base: try base.container(keyedBy: _CodableKey.self), .exceptKey(tagKey))
    case .fields(let object): OtherKeys(base: object.members, .recorded(object))
    case .variant(let object): OtherKeys(base: object.members, .except(object))
    case .rest: throw restIsArray
    }
  }

  /// The keys of an open object. Its container would list them twice as slowly.
  var openKeys: [_CodableKey]? {
    switch part {
    case .fields(let object): object.members.allKeys
    case .variant(let object): OtherKeys(base: object.members, .except(object)).allKeys
    case .besidesTag, .rest: nil
    }
  }

  /// The only one of an enum's few tags that is a key of an open object, and not null; nil if there may be none or
  /// several. To list a key takes Foundation's decoders as long as about four such questions.
  func onlyOpenKey(of owner: ReportedEnum) -> _CodableKey? {
    guard case .variant(let object) = part, !owner.ignoresCase, FoundationDecoder.isAny(base) else { return nil }
    let tags = owner.expectedTags()
    if tags.count > 16 { return nil }
    var only: _CodableKey?
    for tag in tags where object.members.contains(tag.key) && !object.hasRequest(tag.key.stringValue) {
      if only != nil { return nil }
      only = tag.key
    }
    guard let only, !object.members.hasNull(only), !only.hasLookalikes else { return nil }
    return only
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if case .rest(let array) = part { array } else { try base.unkeyedContainer() }
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private var restIsArray: DecodingError {
    .typeMismatch([Any].self, .init("what is after the tag is an array", at: codingPath))
  }
}

/// A single value may hold an object, as that of an optional does. The decoder itself refuses others.
extension MergedDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_: Value.Type) throws -> Value { try Value(from: self) }

  /// Meets the requirements for all primitive types, which would ask again.
  func decode<Value: Decodable & LosslessStringConvertible>(_ type: Value.Type) throws -> Value { try scalar(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }

  private func scalar<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if case .rest = part { throw restIsArray }
    return try base.singleValueContainer().decode(type)
  }
}
#endif
