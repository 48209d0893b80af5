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
  public func mergedValue<Value: Decodable>(
    besides tagKey: CodableKey,
    inCase tag: @autoclosure () -> CodableValue,
    of type: Any.Type
  ) throws -> Value {
    do {
      return try Value(from: MergedDecoder(base: self, tagKey: tagKey.stringValue))
    } catch {
      throw named(error, tag(), type)
    }
  }

  /// Reads a value whose keys are beside the tag's, by a coder, from the same object.
  ///
  /// - Throws: The coder's error.
  public func mergedValue<Coder: ValueDecoder>(
    besides tagKey: CodableKey,
    inCase tag: @autoclosure () -> CodableValue,
    of type: Any.Type,
    by _: Coder.Type
  ) throws -> Coder.Value {
    let coded: Decoded<Coder> = try mergedValue(besides: tagKey, inCase: tag(), of: type)
    return coded.value
  }

  /// The coder's error for a missing key names only the key; this one names the case too.
  private func named(_ error: any Error, _ tag: CodableValue, _ type: Any.Type) -> any Error {
    guard case DecodingError.keyNotFound(let key, let context) = error, !(key is CodableKey),
      context.codingPath.count == codingPath.count
    else { return error }
    let name = CodableKey(stringValue: key.stringValue)
    return DecodingError.missingKey(name, in: MessageTag(tag), of: type, at: context.codingPath, error)
  }
}

struct MergedDecoder: Decoder {
  let base: any Decoder
  let tagKey: String

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    // Most key types cannot represent the tag's key, so there is nothing to hide.
    if Key(stringValue: tagKey) == nil { return container }
    return KeyedDecodingContainer(MergedMembers(base: container, tagKey: tagKey))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// A single value may hold an object, as that of an optional does. The decoder itself refuses others.
extension MergedDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  func decode(_ type: Bool.Type) throws -> Bool { try base.singleValueContainer().decode(type) }
  func decode(_ type: String.Type) throws -> String { try base.singleValueContainer().decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try base.singleValueContainer().decode(type) }
  func decode(_ type: Float.Type) throws -> Float { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try base.singleValueContainer().decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try base.singleValueContainer().decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try base.singleValueContainer().decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try base.singleValueContainer().decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try base.singleValueContainer().decode(type) }
}
