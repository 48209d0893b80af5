/// The values of a case in an array: `["<id>", []]`.
public struct _PayloadValues {
  var container: any UnkeyedDecodingContainer
  private let count: Int
  /// The number of required values, if not all.
  private let required: Int?
  private let ownCase: ReportedCase
  /// The number of elements before the values.
  private let start: Int

  init(
    container: any UnkeyedDecodingContainer,
    count: Int,
    required: Int? = nil,
    _ ownCase: ReportedCase,
    start: Int = 0
  ) {
    self.container = container
    self.start = start
    self.count = count
    self.required = required
    self.ownCase = ownCase
  }

  /// Whether there are more values.
  public var hasNext: Bool { !container.isAtEnd }

  /// The next value.
  ///
  /// - Throws: `DecodingError`, `.dataCorrupted` if there are no more.
  public mutating func next<Value: Decodable>() throws -> Value {
    if container.isAtEnd { throw wrongCount() }
    if Value.self == String.self, let value = try container.decode(String.self) as? Value { return value }
    if Value.self == Int.self, let value = try container.decode(Int.self) as? Value { return value }
    if Value.self == Double.self, let value = try container.decode(Double.self) as? Value { return value }
    if Value.self == Bool.self, let value = try container.decode(Bool.self) as? Value { return value }
    return try container.decode(Value.self)
  }

  /// The next value; nil if it is null, or if there are no more.
  ///
  /// - Throws: `DecodingError` if the value cannot be decoded.
  public mutating func nextOptional<Value: Decodable>() throws -> Value? {
    if container.isAtEnd { return nil }
    return try container.decodeOptional(Value.self)
  }

  /// All elements that are left.
  ///
  /// - Throws: `DecodingError` if one of them cannot be decoded.
  public mutating func rest<Element: Decodable>() throws -> [Element] {
    var elements: [Element] = []
    while !container.isAtEnd { elements.append(try next()) }
    return elements
  }

  /// Checks that all values have been taken.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are more.
  public func finish() throws {
    if !container.isAtEnd { throw wrongCount() }
  }

  /// Whether there are more values.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are none, and more are required.
  func hasNextOrMayEnd() throws -> Bool {
    if container.isAtEnd, container.currentIndex - start < required ?? count { throw wrongCount() }
    return hasNext
  }

  func wrongCount() -> DecodingError {
    let found = container.isAtEnd ? "\(container.currentIndex - start)" : "more than \(count)"
    return ownCase.wrongValueCount(found, expected: count, required: required, at: container.codingPath)
  }
}
