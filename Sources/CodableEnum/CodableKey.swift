/// A key or a tag, compared byte for byte.
///
/// In Swift, two strings that differ only in Unicode normalization are equal. As keys, they differ.
@frozen
public struct _CodableKey: CodingKey, Hashable, ExpressibleByStringLiteral, Sendable {
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

  /// The key with the text of a literal in generated code, which passes every literal as a `StaticString`: three
  /// constants without reference counting, which the user's compiler optimizes in half of the time.
  @inline(never)
  init(_ literal: StaticString) {
    stringValue = literal.description
  }

  /// Whether a key has the bytes of a literal: a pattern in a `switch` over tags. Unlike `==`, it isn't inlined, which
  /// would multiply the size of generated code, and the time to optimize it.
  @inline(never)
  public static func ~= (literal: StaticString, key: _CodableKey) -> Bool { key.hasBytes(of: literal) }

  func hasBytes(of literal: StaticString) -> Bool {
    guard literal.hasPointerRepresentation else { return self == _CodableKey(literal) }
    // Most tags differ in their length from the one that is looked for.
    if stringValue.utf8.count != literal.utf8CodeUnitCount { return false }
    let areEqual = stringValue.utf8.withContiguousStorageIfAvailable { bytes in
      // Without loops over ranges, whose iterators are fast only where they are specialized.
      guard let start = bytes.baseAddress else { return true }
      var index = 0
      while index < bytes.count {
        if start[index] != literal.utf8Start[index] { return false }
        index += 1
      }
      return true
    }
    return areEqual ?? (self == _CodableKey(literal))
  }

  /// The bucket of a key. Generated code looks up a tag among many in two steps: first its bucket, then the few tags in
  /// the bucket.
  ///
  /// - Parameter count: The number of buckets, a power of two.
  @inline(never)
  public func bucket(of count: Int) -> Int {
    Int(tagHash(stringValue)) & (count - 1)
  }

  /// Whether two keys have the same bytes, but for the case of the letters A to Z.
  func equalsIgnoringCase(_ other: _CodableKey) -> Bool {
    let (left, right) = (stringValue.utf8, other.stringValue.utf8)
    return left.count == right.count && zip(left, right).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// Whether two keys have the same bytes.
  @inlinable
  public static func == (lhs: _CodableKey, rhs: _CodableKey) -> Bool {
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

extension UInt8 {
  /// The small letter of one of A to Z; any other byte as it is.
  fileprivate var lowercased: UInt8 { (65...90).contains(self) ? self | 0x20 : self }
}
