/// The values of a case in an array: `["<id>", []]`.
public struct PayloadValues<Tag: CodableTag> {
  @usableFromInline
  var container: any UnkeyedDecodingContainer
  private let count: Int
  /// How many there must be, if not all.
  private let required: Int?
  private let tag: Tag
  private let type: Any.Type

  init(container: any UnkeyedDecodingContainer, count: Int, required: Int? = nil, tag: Tag, type: Any.Type) {
    self.container = container
    self.count = count
    self.required = required
    self.tag = tag
    self.type = type
  }

  /// Whether there are more values.
  @inlinable
  public var hasNext: Bool { !container.isAtEnd }

  /// The next value.
  ///
  /// - Throws: `DecodingError`: `dataCorrupted` if there are no more; or why the value cannot be decoded.
  @inlinable
  public mutating func next<Value: Decodable>() throws -> Value {
    if container.isAtEnd { throw wrongCount() }
    return try decodeNext()
  }

  /// The next value, nil if it is null or if there are no more.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  @inlinable
  public mutating func nextOptional<Value: Decodable>() throws -> Value? {
    if container.isAtEnd { return nil }
    // `decodeIfPresent` fails where asking for null moves on, as in Yams.
    return try container.decode(Value?.self)
  }

  /// Makes sure that all values have been taken.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are more.
  @inlinable
  public func finish() throws {
    if !container.isAtEnd { throw wrongCount() }
  }

  @usableFromInline
  func wrongCount() -> DecodingError {
    let found = container.isAtEnd ? "\(container.currentIndex)" : "more than \(count)"
    return .wrongValueCount(found, expected: count, required: required, tag, of: type, at: container.codingPath)
  }
}
