import CodableEnumGenerator

extension JSONValue {
  /// The offset of the first byte that is not JSON.
  package struct Malformed: Error {
    package var offset: Int
    package var reason: Reason

    package enum Reason {
      case syntax
      /// Only for parsing as strict as coders.
      case depth, repeatedKey(String), surrogate, encoding
    }

    package init(offset: Int, reason: Reason = .syntax) {
      (self.offset, self.reason) = (offset, reason)
    }
  }

  /// - Parameter ignored: A key whose string is skipped, since nobody needs it.
  package init(parsing bytes: [UInt8], ignoring ignored: String? = nil) throws(Malformed) {
    var parser = JSONParser(bytes: bytes, ignored: ignored)
    self = try parser.parseDocument()
  }
}

/// Reads JSON by the byte: in its users' debug builds, the macro's plugin is a debug build too.
package struct JSONParser {
  package let bytes: [UInt8]
  private let ignored: String?
  package var offset = 0
  private let maximumDepth: Int
  /// Whether it is as strict as coders.
  private let isStrict: Bool

  /// - Parameter maximumDepth: By default more than the compiler's messages and our files nest, and far less than the
  ///   stack allows.
  package init(bytes: [UInt8], ignored: String? = nil, maximumDepth: Int = 64, isStrict: Bool = false) {
    (self.bytes, self.ignored) = (bytes, ignored)
    (self.maximumDepth, self.isStrict) = (maximumDepth, isStrict)
  }

  mutating func parseDocument() throws(JSONValue.Malformed) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipBlanks()
    guard offset == bytes.count else { throw malformed }
    return value
  }

  package var malformed: JSONValue.Malformed { JSONValue.Malformed(offset: offset) }

  package var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  package mutating func skipBlanks() {
    while let byte = current, byte == .space || byte.isLineEnd || byte == .tab { offset += 1 }
  }

  package mutating func eat(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  package mutating func parseValue(depth: Int) throws(JSONValue.Malformed) -> JSONValue {
    guard depth < maximumDepth else { throw JSONValue.Malformed(offset: offset, reason: .depth) }
    skipBlanks()
    switch current {
    case .leftBrace: return try parseObject(depth: depth + 1)
    case .leftBracket: return try parseArray(depth: depth + 1)
    case .quote: return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try parseWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return .number(try parseNumber())
    }
  }

  private mutating func parseObject(depth: Int) throws(JSONValue.Malformed) -> JSONValue {
    let place = JSONValue.Place(offset: offset)
    offset += 1
    var members: [JSONValue.Member] = []
    if eat(.rightBrace) { return .object(members, place) }
    repeat {
      skipBlanks()
      let key = try parseString()
      guard eat(.colon) else { throw malformed }
      skipBlanks()
      if key == ignored, current == .quote {
        _ = try skipString()
      } else {
        members.append(JSONValue.Member(key: key, value: try parseValue(depth: depth)))
      }
    } while eat(.comma)
    guard eat(.rightBrace) else { throw malformed }
    if isStrict, let key = repeatedKey(in: members) {
      throw JSONValue.Malformed(offset: place.offset, reason: .repeatedKey(key))
    }
    return .object(members, place)
  }

  /// A key that a coder finds twice, in any Unicode normalization.
  private func repeatedKey(in members: [JSONValue.Member]) -> String? {
    if members.count < 2 { return nil }
    var keys = Set<String>(minimumCapacity: members.count)
    return members.first { !keys.insert($0.key).inserted }?.key
  }

  private mutating func parseArray(depth: Int) throws(JSONValue.Malformed) -> JSONValue {
    offset += 1
    var elements: [JSONValue] = []
    if eat(.rightBracket) { return .array(elements) }
    repeat { elements.append(try parseValue(depth: depth)) } while eat(.comma)
    guard eat(.rightBracket) else { throw malformed }
    return .array(elements)
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONValue.Malformed) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw malformed }
      offset += 1
    }
    return value
  }

  /// number → "-"? ( "0" | digit+ ) ( "." digit+ )? ( ( "e" | "E" ) ( "+" | "-" )? digit+ )?
  private mutating func parseNumber() throws(JSONValue.Malformed) -> String {
    let start = offset
    if current == .minus { offset += 1 }
    if current == UInt8(ascii: "0") { offset += 1 } else { try parseDigits() }
    if current == .period {
      offset += 1
      try parseDigits()
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == .plus || current == .minus { offset += 1 }
      try parseDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func parseDigits() throws(JSONValue.Malformed) {
    guard let first = current, first.isDigit else { throw malformed }
    while let byte = current, byte.isDigit { offset += 1 }
  }

  /// Skips a string. Returns the range between its quotes, with escapes.
  private mutating func skipString() throws(JSONValue.Malformed) -> Range<Int> {
    guard current == .quote else { throw malformed }
    let start = offset + 1
    offset = start
    repeat {
      offset = nextOffset(of: .quote, from: offset, to: bytes.count) + 1
      guard offset <= bytes.count else { throw JSONValue.Malformed(offset: bytes.count) }
    } while endsWithEscape(start..<offset - 1)
    return start..<offset - 1
  }

  /// Whether the last byte begins an escape: the number of backslashes at the end is odd.
  private func endsWithEscape(_ range: Range<Int>) -> Bool {
    var index = range.upperBound
    while index > range.lowerBound, bytes[index - 1] == .backslash { index -= 1 }
    return (range.upperBound - index) % 2 == 1
  }

  /// The first place of a byte in a range, or the range's end.
  private func nextOffset(of byte: UInt8, from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard start < end, let base = bytes.baseAddress else { return end }
      return firstByte(byte, in: base + start..<base + end).map { base.distance(to: $0) } ?? end
    }
  }

  private mutating func parseString() throws(JSONValue.Malformed) -> String {
    let range = try skipString()
    if isStrict, let control = bytes[range].firstIndex(where: { $0 < .space }) {
      throw JSONValue.Malformed(offset: control)
    }
    if nextOffset(of: .backslash, from: range.lowerBound, to: range.upperBound) == range.upperBound {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let escape = nextOffset(of: .backslash, from: index, to: range.upperBound)
      text += bytes[index..<escape]
      index = escape + 1
      if escape < range.upperBound { text += try unescaped(at: &index, before: range.upperBound) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The meaning of an escape, in UTF-8.
  private func unescaped(at index: inout Int, before end: Int) throws(JSONValue.Malformed) -> [UInt8] {
    let kind = bytes[index]
    index += 1
    switch kind {
    case UInt8(ascii: "n"): return [.lineFeed]
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "t"): return [.tab]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case .quote, .backslash, .slash: return [kind]
    case UInt8(ascii: "u"):
      var units = [try codeUnit(at: &index, before: end)]
      // A scalar beyond the first 65 536 is a pair of escapes.
      if UTF16.isLeadSurrogate(units[0]), index + 1 < end, bytes[index] == .backslash,
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        units.append(try codeUnit(at: &index, before: end))
      }
      if isStrict, units.count == 1 ? UTF16.isSurrogate(units[0]) : !UTF16.isTrailSurrogate(units[1]) {
        throw JSONValue.Malformed(offset: index, reason: .surrogate)
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw JSONValue.Malformed(offset: index)
    }
  }

  private func codeUnit(at index: inout Int, before end: Int) throws(JSONValue.Malformed) -> UInt16 {
    guard index + 4 <= end,
      let value = Int(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
      let unit = UInt16(exactly: value)
    else { throw JSONValue.Malformed(offset: index) }
    index += 4
    return unit
  }
}
