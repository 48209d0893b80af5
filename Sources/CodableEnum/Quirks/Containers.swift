/// A dictionary. Coders that are given a whole dictionary leave its keys alone, whatever their key strategy.
protocol AnyDictionary {
  /// Whether its keys are those of an object. Otherwise they are array elements, each followed by its value.
  static var isObject: Bool { get }
}

extension Dictionary: AnyDictionary {
  static var isObject: Bool {
    if Key.self == String.self || Key.self == Int.self { return true }
    guard #available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *) else { return false }
    return Key.self is any CodingKeyRepresentable.Type
  }
}

extension SingleValueDecodingContainer {
  /// Whether the value can be decoded as a type.
  func has<Value: Decodable>(_ type: Value.Type) -> Bool {
    do {
      _ = try decode(type)
      return true
    } catch {
      return false
    }
  }

  /// A number; some decoders refuse an integer as a `Double`.
  func decodeNumber() throws -> Double {
    do {
      return try decode(Double.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      do { return Double(try decode(Int64.self)) } catch { throw DecodingError.typeMismatch(type, context) }
    }
  }
}

extension KeyedDecodingContainer {
  /// The value under a key; nil if the key is missing or its value is null.
  ///
  /// XML decoders read an empty element as nil only when asked for an optional.
  func decodeOptional<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch DecodingError.valueNotFound {
      return try decode(Value?.self, forKey: key)
    }
  }
}

extension UnkeyedDecodingContainer {
  /// The next value; nil if it is null.
  ///
  /// Not by `decodeIfPresent`: it fails where asking for null moves on, as in Yams.
  mutating func decodeOptional<Value: Decodable>(_: Value.Type) throws -> Value? { try decode(Value?.self) }
}

// An XML decoder lists the key of an array once per element.

extension KeyedDecodingContainer<_CodableKey> {
  var distinctKeys: Set<_CodableKey> { Set(allKeys) }

  /// Whether there is an array under a key.
  func isRepeated(_ key: _CodableKey) -> Bool { allKeys.count(where: { $0 == key }) > 1 }
}

extension UnkeyedDecodingContainer {
  /// Moves past an element that failed to decode. Some decoders have already moved on, others have not.
  mutating func skipElement(at index: Int, orThrow error: any Error) throws {
    if currentIndex == index, try !decodeNil() { _ = try decode(Anything.self) }
    if currentIndex == index { throw error }
  }
}

/// Decodes anything without looking at it.
private struct Anything: Decodable {
  init(from _: any Decoder) {}
}
