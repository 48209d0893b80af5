/// Data as text, as the coder's usual strategy, `.base64`, reads it: nothing but Base64, with its padding.
struct Base64Text {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var answer: SpellingAnswer {
    let digits = bytes.prefix { Self.value(of: $0) != nil }
    let padding = bytes[digits.count...]
    let missing = (4 - digits.count % 4) % 4
    guard padding.allSatisfy({ $0 == UInt8(ascii: "=") }), missing < 3, padding.count >= missing,
      !digits.isEmpty || padding.isEmpty
    else { return .refused }
    // The last digit may have bits that are no part of the data.
    let unused: UInt8 = missing == 2 ? 0x0f : missing == 1 ? 0x03 : 0
    let isWhole = digits.last.flatMap(Self.value).map { $0 & unused == 0 } ?? true
    return isWhole && padding.count == missing ? .same : .changed
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
