/// A JSON value (RFC 8259), read from and written as UTF-8.
///
/// Foundation's coders would cost each start of the macro's plugin more than all its expansions do.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue], Place = Place())

  /// Where a value was read, in bytes from the beginning; it makes no difference to what the value is.
  package struct Place: Equatable, Sendable {
    package var offset: Int

    package init(offset: Int = 0) {
      self.offset = offset
    }

    package static func == (lhs: Place, rhs: Place) -> Bool { true }
  }

  package subscript(key: String) -> JSONValue? {
    guard case .object(let members, _) = self else { return nil }
    return members[key]
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

// MARK: Reading

extension JSONValue {
  /// A text is not JSON from a byte on.
  package struct Malformed: Error {
    package var offset: Int
  }

  /// - Parameter ignored: A key whose string is skipped, since it is never asked for.
  package init(parsing bytes: [UInt8], ignoring ignored: String? = nil) throws(Malformed) {
    var parser = JSONParser(bytes: bytes, ignored: ignored)
    self = try parser.parseDocument()
  }
}

// MARK: Writing

extension JSONValue {
  /// The value as JSON, the keys of objects in order.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members, _):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(byBytesOf: \.key).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // What needs no escape is copied in pieces.
      var start = 0
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes += text[start..<index]
          bytes += escape(byte)
          start = index + 1
        }
        index += 1
      }
      bytes += text[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case 0x0A: Array("\\n".utf8)
    default: Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 0xF)]
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
