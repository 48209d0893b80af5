extension [UInt8] {
  /// Adds a text as JSON writes it: in quotes, with the shortest escapes.
  package mutating func append(json text: String) {
    append(.quote)
    var text = text
    text.withUTF8 { text in
      // Bytes without escapes are copied in runs.
      var start = 0
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte < .space || byte == .quote || byte == .backslash {
          self += text[start..<index]
          self += Self.escape(byte)
          start = index + 1
        }
        index += 1
      }
      self += text[start...]
    }
    append(.quote)
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x08: Array("\\b".utf8)
    case .tab: Array("\\t".utf8)
    case .lineFeed: Array("\\n".utf8)
    case 0x0C: Array("\\f".utf8)
    case .carriageReturn: Array("\\r".utf8)
    case .quote, .backslash: [.backslash, byte]
    default: Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + String(byte, radix: 16).utf8
    }
  }
}

/// A text as JSON.
func jsonText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(json: text)
  return String(decoding: bytes, as: UTF8.self)
}
