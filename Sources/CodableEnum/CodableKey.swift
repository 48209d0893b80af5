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
    stringValue = String(compiledIn: literal)
  }

  /// Whether a key has the bytes of a literal: a pattern in a `switch` over tags.
  public static func ~= (literal: StaticString, key: CodableKey) -> Bool {
    let text = key.stringValue
    guard text.isContiguousUTF8, literal.hasPointerRepresentation else { return haveSameElements(literal, text) }
    // Most tags differ in their length from the one that is looked for.
    return text.utf8.count == literal.utf8CodeUnitCount && haveSameBytes(literal, text)
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

/// For texts that are not UTF-8 in memory, such as those of Objective-C.
@inline(never)
private func haveSameElements(_ literal: StaticString, _ text: String) -> Bool {
  text.utf8.elementsEqual(literal.description.utf8)
}

/// The literal and the text have the same length.
@inline(never)
private func haveSameBytes(_ literal: StaticString, _ text: String) -> Bool {
  let areEqual = text.utf8.withContiguousStorageIfAvailable { text in
    guard let start = text.baseAddress else { return true }
    return haveSameBytes(UnsafeRawPointer(literal.utf8Start), UnsafeRawPointer(start), text.count)
  }
  return areEqual ?? haveSameElements(literal, text)
}

/// Compares words, not bytes. The last word may overlap the one before it.
@inline(__always)
private func haveSameBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
  func areEqual<Word: FixedWidthInteger>(at index: Int, _: Word.Type) -> Bool {
    left.loadUnaligned(fromByteOffset: index, as: Word.self)
      == right.loadUnaligned(fromByteOffset: index, as: Word.self)
  }
  if count >= 8 {
    var index = 0
    while index < count - 8 {
      if !areEqual(at: index, UInt64.self) { return false }
      index += 8
    }
    return areEqual(at: count - 8, UInt64.self)
  }
  if count >= 4 { return areEqual(at: 0, UInt32.self) && areEqual(at: count - 4, UInt32.self) }
  for index in 0..<count where !areEqual(at: index, UInt8.self) { return false }
  return true
}
