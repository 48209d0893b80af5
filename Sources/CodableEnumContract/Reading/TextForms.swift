import CodableEnumGenerator

/// Types that strings may stand for. Only those that are written back unchanged count.
struct TextForms: OptionSet {
  let rawValue: UInt8

  /// `6F9619FF-8B86-D011-B42D-00CF4FC964FF`: lowercase letters would be written in uppercase.
  static let uuid = TextForms(rawValue: 1)
  /// `https://example.com/a?b=c`
  static let url = TextForms(rawValue: 2)
  /// `2026-11-20T12:00:00Z`: fractions and other time zones would be lost.
  static let date = TextForms(rawValue: 4)
  static let all: TextForms = [.uuid, .url, .date]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ text: String) {
    self = []
    let bytes = Array(text.utf8)
    if Self.isUUID(bytes) { insert(.uuid) }
    if Self.isURL(bytes) { insert(.url) }
    if Self.isDate(bytes) { insert(.date) }
  }

  /// Whether a text has only what a URL has (RFC 3986).
  static func isReference(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isDigit || $0.isASCIILetter || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains($0) }
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == .minus : byte.isDigit || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
    }
  }

  private static func isURL(_ bytes: [UInt8]) -> Bool {
    let schemes = ["https://", "http://", "wss://", "ws://"]
    guard let scheme = schemes.first(where: { bytes.starts(with: $0.utf8) }), bytes.count > scheme.utf8.count else {
      return false
    }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != .slash && $0 != .questionMark }
    // Not every Foundation writes other hosts back unchanged.
    guard let first = host.first, first.isDigit || first.isASCIILetter,
      host.allSatisfy({ $0.isDigit || $0.isASCIILetter || $0 == .period || $0 == .minus })
    else { return false }
    return rest.allSatisfy { $0.isDigit || $0.isASCIILetter || "-._~/?=&+,:@".utf8.contains($0) }
  }

  /// dddd-dd-ddTdd:dd:ddZ
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 20 else { return false }
    let pattern = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    guard zip(bytes, pattern).allSatisfy({ $1 == UInt8(ascii: "d") ? $0.isDigit : $0 == $1 }) else { return false }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year >= 1900, (1...12).contains(month), (1...days[month - 1]).contains(day) else { return false }
    return number(11..<13) < 24 && number(14..<16) < 60 && number(17..<19) < 60
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
