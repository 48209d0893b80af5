import Spelling

/// A key or a tag, compared byte for byte.
///
/// Two strings that Swift holds equal because they differ in Unicode normalization alone are two different keys.
public struct CodableKey: CodingKey, Hashable, ExpressibleByStringLiteral, Sendable {
  /// The text of the key.
  public let stringValue: String

  /// Always nil: a key of an object is a string.
  public var intValue: Int? { nil }

  /// The key with a text.
  @inlinable
  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  /// The key that spells the integer out.
  @inlinable
  public init(intValue: Int) {
    stringValue = String(intValue)
  }

  /// The key with the text of a literal.
  @inlinable
  public init(stringLiteral: String) {
    stringValue = stringLiteral
  }

  /// Whether two keys have the same bytes.
  @inlinable
  public static func == (lhs: CodableKey, rhs: CodableKey) -> Bool {
    // Most keys differ in length or as strings; only equal ones are looked at byte by byte.
    lhs.stringValue.utf8.count == rhs.stringValue.utf8.count
      && lhs.stringValue == rhs.stringValue
      && lhs.stringValue.utf8.elementsEqual(rhs.stringValue.utf8)
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    for byte in stringValue.utf8 { hasher.combine(byte) }
  }

  /// The one of so many buckets that the key falls into, for a switch over many keys to look at few.
  ///
  /// - Parameter count: A power of two.
  public func bucket(of count: Int) -> Int {
    Int(spellingHash(stringValue)) & (count - 1)
  }
}
