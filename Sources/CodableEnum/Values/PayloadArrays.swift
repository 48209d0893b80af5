// Values of different types in one array, for any number of values. From "Codable conformance for Swift enums with
// multiple associated values of different types" (nilcoalescing.com).
extension KeyedEncodingContainer {
  /// Writes values of any types as an array: `"list": ["<id>", []]`.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  @inlinable
  public mutating func encodeValues<each Value: Encodable>(_ value: repeat each Value, for key: Key) throws {
    var container = nestedUnkeyedContainer(forKey: key)
    repeat try encodeNext(each value, in: &container)
  }
}

extension KeyedDecodingContainer {
  /// Reads an array of values of different types:
  /// `let (id, items): (UUID, [Item]) = try container.decodeValues(for: .list)`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for too few or too many values; or why a value cannot be decoded.
  public func decodeValues<each Value: Decodable>(for key: Key) throws -> (repeat each Value) {
    var container = try nestedUnkeyedContainer(forKey: key)
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    let values = (repeat try container.decodeNext((each Value).self, of: count))
    if !container.isAtEnd { throw container.wrongValueCount("more than \(count)", expected: count) }
    return values
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeNext<Value: Decodable>(_ type: Value.Type, of count: Int) throws -> Value {
    if isAtEnd { throw wrongValueCount("\(currentIndex)", expected: count) }
    return try decode(type)
  }

  fileprivate func wrongValueCount(_ found: String, expected: Int) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "expected \(valueCount(expected)), found \(found)"))
  }
}
