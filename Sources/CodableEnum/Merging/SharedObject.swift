#if Merging
// Several values share the object with their tag: merged values write their own keys, the others the keys of the case.
extension Encoder {
  /// The object that the values of a case share: `{"type": "page", "offset": 0, "total": 3}`.
  ///
  /// - Parameters:
  ///   - mergedCount: The number of merged values.
  ///   - tag: The tag to write.
  ///   - aliases: The other tags of the case.
  ///   - tagKey: The key of the tag.
  ///   - keys: All keys that the other values are read from.
  ///   - type: The enum, for messages.
  /// - Throws: Why the tag cannot be encoded.
  public func _sharedObject(
    merging mergedCount: Int,
    tag: _TagLiteral,
    aliases: [_TagLiteral] = [],
    tagKey: StaticString,
    keys: [StaticString] = [],
    of type: Any.Type
  ) throws -> _SharedObject {
    let tag = MergedTag(tag, key: tagKey, aliases: aliases, enum: type)
    return try _SharedObject(in: self, tag, mergedCount, keys)
  }
}

extension Encoder {
  /// The object that the values of a case without a tag share: `{"offset": 0, "total": 3}`. The case's name is for
  /// messages; for the rest, see ``_sharedObject(merging:tag:aliases:tagKey:keys:of:)``.
  public func _sharedObject(
    merging mergedCount: Int,
    withoutTagIn caseName: String,
    tagKey: StaticString,
    keys: [StaticString] = [],
    of type: Any.Type
  ) throws -> _SharedObject {
    let tag = MergedTag.absent(caseName: caseName, key: tagKey.description, enum: type)
    return try _SharedObject(in: self, tag, mergedCount, keys)
  }
}

extension Decoder {
  /// Decodes one of several values in one object; see ``_mergedValue(besides:inCase:of:)``.
  ///
  /// - Parameters:
  ///   - keys: The keys of the tag and of the values that are not merged. The value sees them only if it requests them
  ///     by name.
  ///   - tag: The tag of the value's case, for messages.
  ///   - type: The enum, for messages.
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public func _sharedValue<Value: Decodable>(
    besides keys: [StaticString],
    inCase tag: _TagLiteral,
    of type: Any.Type
  ) throws -> Value {
    guard let last = keys.last else { return try Value(from: self) }
    let decoder = keys.dropLast().reduce(self as any Decoder) {
      MergedDecoder(base: $0, part: .besidesTag($1.description))
    }
    return try decoder._mergedValue(besides: last, inCase: tag, of: type)
  }
}

/// An object that several values of a case are written into. No two of them may share a key.
public struct _SharedObject {
  private let encoder: MergedEncoder

  /// - Parameter keys: The keys of the values that are not merged.
  init(in base: any Encoder, _ tag: MergedTag, _ mergedCount: Int, _ keys: [StaticString]) throws {
    encoder = try MergedEncoder(base: base, tag: tag, claims: KeyClaims(mayHoldAnyKey: mergedCount == 1))
    for key in keys { try encoder.reserve(key.description) }
  }

  /// Writes a value's own keys.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value is not an object, or has a key of another value or of the tag;
  ///   or the value's own error.
  public func merge<Value: Encodable>(_ value: Value) throws { try encoder.encodePart(value) }

  /// Writes a value under a key; nil as null.
  ///
  /// - Throws: `EncodingError.invalidValue` if a merged value has the key; or the value's own error.
  public func _encodeValue<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    try StackGuard.check(encoding: value, at: encoder.codingPath)
    try encoder.encode(value, underOwn: key.description)
  }

  /// Writes a value under a key; nothing for nil.
  ///
  /// - Throws: `EncodingError.invalidValue` if a merged value has the key; or the value's own error.
  public func _encodeOptionalValue<Value: Encodable>(_ value: Value?, forKey key: StaticString) throws {
    if let value { try _encodeValue(value, forKey: key) }
  }

  /// Writes the tag, unless a merged value has done so.
  ///
  /// - Throws: Why the tag cannot be encoded.
  public func finish() throws { try encoder.writeTag() }
}
#endif
