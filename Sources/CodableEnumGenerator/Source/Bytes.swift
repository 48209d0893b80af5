#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Where a byte first occurs, found by the machine's own means, which are fast in a debug build too.
package func firstByte(_ byte: UInt8, in bytes: Range<UnsafeRawPointer>) -> UnsafeRawPointer? {
  memchr(bytes.lowerBound, Int32(byte), bytes.lowerBound.distance(to: bytes.upperBound)).map { UnsafeRawPointer($0) }
}

extension UnsafeRawBufferPointer {
  func offset(of byte: UInt8) -> Int? {
    guard let base = baseAddress else { return nil }
    return firstByte(byte, in: base..<base + count).map { base.distance(to: $0) }
  }

  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let base = baseAddress, let otherBase = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    return memcmp(base, otherBase, count) == 0
  }
}

// The bytes that mean something in Swift source. Bytes compare fast in a debug build; characters do not.
extension UInt8 {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  package static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let ampersand: UInt8 = 0x26
  package static let leftParen: UInt8 = 0x28
  package static let rightParen: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let period: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  package static let greater: UInt8 = 0x3E
  package static let questionMark: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  package static let leftBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let rightBracket: UInt8 = 0x5D
  static let caret: UInt8 = 0x5E
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  package static let leftBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  package static let rightBrace: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E

  @inline(__always)
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// A letter, a digit, `_` or part of a scalar beyond ASCII.
  @inline(__always)
  package var isIdentifierPart: Bool {
    (self | 0x20) &- 0x61 < 26 || isDigit || self == 0x5F || self >= 0x80
  }

  @inline(__always)
  package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Any of the blanks between tokens, line ends and the NUL byte included.
  @inline(__always)
  package var isBlank: Bool { self == 0x20 || self &- 0x09 < 5 || self == 0 }

  /// An ASCII byte that operators are made of: `/ = - + ! * % < > & | ^ ~ ?`.
  @inline(__always)
  var isOperatorPart: Bool {
    switch self {
    case .slash, .equal, .minus, .plus, .exclamationMark, .asterisk, 0x25, .less, .greater, .ampersand, .bar, .caret,
      .tilde, .questionMark:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the bytes are equal, as keys and tags are compared.
  package func isExactly(_ other: String) -> Bool { ExactText(self) == ExactText(other) }
}

/// A text to be compared byte for byte: two spellings of `é` are two texts.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: ExactText, rhs: ExactText) -> Bool {
    var (left, right) = (lhs.text, rhs.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in UnsafeRawBufferPointer(left).isEqual(to: UnsafeRawBufferPointer(right)) }
    }
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

// One sort for texts and one for numbers, whatever they belong to. The compiler makes a sort for each type that is sorted,
// and in an optimized build each takes it as long as 25 functions.
extension Sequence {
  /// In the order of a text, byte for byte.
  package func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return order(of: elements.map(text)).map { elements[$0] }
  }

  package func sorted(byNumber number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    return order(of: elements.map(number)).map { elements[$0] }
  }
}

private func order(of texts: [String]) -> [Int] {
  texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
}

private func order(of numbers: [Int]) -> [Int] {
  numbers.indices.sorted { numbers[$0] < numbers[$1] }
}

extension StringProtocol where SubSequence == Substring {
  /// What stands before and after the first place of a text; nil if it isn't there.
  ///
  /// The standard library's searches for texts need macOS 13.
  package func parts(around text: String) -> (before: Substring, after: Substring)? {
    guard let start = indices.first(where: { self[$0...].hasPrefix(text) }) else { return nil }
    return (self[..<start], self[start...].dropFirst(text.count))
  }
}
