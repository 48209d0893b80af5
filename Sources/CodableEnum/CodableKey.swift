/// A key or a tag, compared byte for byte.
///
/// Two strings that differ in Unicode normalization alone are equal in Swift, and two different keys.
@frozen
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
    let (left, right) = (lhs.stringValue.utf8, rhs.stringValue.utf8)
    let count = left.count
    guard count == right.count, lhs.stringValue == rhs.stringValue else { return false }
    // Of equal strings of the same length, both are ASCII or neither is; and in ASCII, equal strings have the same bytes.
    if rhs.stringValue.utf16.count == count { return true }
    // `elementsEqual` takes several times as long for each byte, and through the views themselves longer still.
    let areEqual = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        for index in 0..<count where left[index] != right[index] { return false }
        return true
      }
    }
    return (areEqual ?? nil) ?? left.elementsEqual(right)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = stringValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The one of so many buckets that the key falls into, for a switch over many keys to look at few.
  ///
  /// - Parameter count: A power of two.
  public func bucket(of count: Int) -> Int {
    Int(tagHash(stringValue)) & (count - 1)
  }
}
