/// Whether a type reads a text or a number, and writes it back.
enum SpellingAnswer {
  case refused
  /// It is read, and written as something else.
  case changed
  case same

  /// The worse of two.
  func and(_ other: SpellingAnswer) -> SpellingAnswer {
    self == .refused || other == .refused ? .refused : self == .changed ? self : other
  }
}

/// A text as Foundation's `URL(string:)` reads it (RFC 3986, with other characters escaped).
struct URLText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var answer: SpellingAnswer {
    if bytes.isEmpty { return .refused }
    var rest = bytes[...]
    var scheme: ArraySlice<UInt8> = []
    let delimiter = rest.firstIndex(where: Self.delimiters(":/?#[]@").contains)
    if let colon = delimiter, rest[colon] == UInt8(ascii: ":"), colon > 0 {
      scheme = rest[..<colon]
      guard Self.isScheme(scheme) else { return .refused }
      rest = rest[(colon + 1)...]
    }
    var answer = SpellingAnswer.same
    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix { !Self.delimiters("/?#").contains($0) }
      answer = Self.authority(authority, scheme)
      rest = rest[authority.endIndex...]
    }
    let fragment = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    return answer.and(Self.part(rest[..<fragment], ":@/?")).and(Self.part(rest[fragment...].dropFirst(), ":@/?"))
  }

  /// letter ( letter | digit | "+" | "-" | "." )*
  private static func isScheme(_ scheme: ArraySlice<UInt8>) -> Bool {
    scheme.first?.isASCIILetter ?? false
      && scheme.allSatisfy { $0.isASCIILetter || $0.isDigit || delimiters("+-.").contains($0) }
  }

  /// ( user "@" )? host ( ":" digit* )?
  private static func authority(_ authority: ArraySlice<UInt8>, _ scheme: ArraySlice<UInt8>) -> SpellingAnswer {
    var host = authority
    var answer = SpellingAnswer.same
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      answer = part(authority[..<at], ":")
      host = authority[(at + 1)...]
    }
    let end: Int
    if host.first == UInt8(ascii: "[") {
      guard let close = host.firstIndex(of: UInt8(ascii: "]")) else { return .refused }
      let address = host[..<close].dropFirst()
      if !address.allSatisfy({ isPlain($0) || delimiters(":%").contains($0) }) { return .refused }
      answer = answer.and(part(address, ":"))
      end = close + 1
    } else {
      end = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
      answer = answer.and(name(host[..<end], scheme))
    }
    let port = host[end...]
    guard port.first.map({ $0 == UInt8(ascii: ":") }) ?? true, port.dropFirst().allSatisfy(\.isDigit) else {
      return .refused
    }
    return answer
  }

  /// Other letters are written in Punycode, and nothing is escaped.
  private static func name(_ host: ArraySlice<UInt8>, _ scheme: ArraySlice<UInt8>) -> SpellingAnswer {
    let escaped = part(host, "")
    if escaped == .same || isEscapedInHosts(scheme) { return escaped }
    let isEscape = part(host.filter { $0 < 0x80 }[...], "") == .same
    return isEscape ? .changed : .refused
  }

  /// Foundation escapes characters in the hosts of these schemes.
  private static func isEscapedInHosts(_ scheme: ArraySlice<UInt8>) -> Bool {
    ["tel", "telemergencycall", "telprompt", "callto", "facetime", "facetime-prompt", "facetimeaudio"]
      .contains(String(decoding: scheme, as: UTF8.self).lowercased())
  }

  /// Whether all characters are those of a part, or escapes: `%20`.
  private static func part(_ bytes: ArraySlice<UInt8>, _ others: StaticString) -> SpellingAnswer {
    let others = delimiters(others)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexadecimal) else { return .changed }
      } else if !isPlain(byte), !others.contains(byte) {
        return .changed
      }
    }
    return .same
  }

  /// Unreserved characters and those that delimit parts of parts.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDigit || delimiters("-._~!$&'()*+,;=").contains(byte)
  }

  private static func delimiters(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
}
