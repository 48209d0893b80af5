/// A key or a tag, compared byte for byte.
///
/// In Swift, two strings that differ only in Unicode normalization are equal. As keys, they differ.
@frozen
public struct CodableKey: CodingKey, Hashable, ExpressibleByStringLiteral, Sendable {
  /// The text of the key.
  public let stringValue: String

  /// Always nil: the keys of an object are strings.
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

  /// The key with the text of a literal in generated code. `StaticString`, since compiled-in text needs no reference
  /// counting.
  init(_ literal: StaticString) {
    stringValue = literal.description
  }

  /// Whether a key has the bytes of a literal: a pattern in a `switch` over tags.
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
    // Equal strings of equal length are both ASCII or both not, and equal ASCII strings have the same bytes.
    if rhs.stringValue.utf16.count == count { return true }
    // `elementsEqual` takes several times as long per byte, and longer still on the views themselves.
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

/// Compares eight bytes at a time, then single ones. Both sides have the same length.
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
