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

  /// The key with the text of a literal, which generated code passes on as it is: text that is compiled in needs no
  /// reference counting.
  init(_ literal: StaticString) {
    stringValue = literal.description
  }

  /// Whether a key has the bytes of a literal, which is a pattern in a `switch` over tags.
  public static func ~= (literal: StaticString, key: CodableKey) -> Bool {
    let text = key.stringValue.utf8
    guard text.count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { literal in
      let areEqual = text.withContiguousStorageIfAvailable { haveSameBytes(UnsafeRawBufferPointer($0), literal) }
      return areEqual ?? text.elementsEqual(literal)
    }
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
}

/// Eight bytes at a time, then one; there are as many in both.
private func haveSameBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  let right = UnsafeRawBufferPointer(right)
  var index = 0
  while index + 8 <= left.count {
    let words = (
      left.loadUnaligned(fromByteOffset: index, as: UInt64.self),
      right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
    if words.0 != words.1 { return false }
    index += 8
  }
  while index < left.count {
    if left[index] != right[index] { return false }
    index += 1
  }
  return true
}
