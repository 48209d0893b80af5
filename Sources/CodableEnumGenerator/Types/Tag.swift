/// The tag of a case on the wire.
package enum Tag: Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  /// With a fraction: only the raw value of a plain enum.
  case number(Double)

  package var kind: TagKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .boolean: .boolean
    case .number: .number
    }
  }

  /// As messages quote it.
  package var quoted: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    }
  }
}

extension Tag {
  /// A raw value of a type with fractions.
  package init(_ number: Double) { self = Int(exactly: number).map { .integer($0) } ?? .number(number) }

  /// As it is compared: where case is ignored, with small letters for A to Z.
  package func folded(_ ignoresCase: Bool) -> Tag {
    guard ignoresCase, case .string(let text) = self else { return self }
    return .string(String(decoding: text.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self))
  }

  /// As a key.
  package var text: String {
    switch self {
    case .string(let text): text
    case .integer, .boolean, .number: quoted
    }
  }
}

/// The kinds of tag, as JSON Schema names them.
package enum TagKind: String, CaseIterable {
  case string, integer, boolean, number

  /// Those that an annotated enum can have, in the order in which a decoder is asked for them.
  package static let allCases: [TagKind] = [.string, .integer, .boolean]

  /// As messages name it.
  var name: String { jsonKind.text }

  package var jsonKind: JSONKind {
    switch self {
    case .string: .string
    case .integer: .integer
    case .boolean: .boolean
    case .number: .number
    }
  }

  /// The type of a value that can keep a tag.
  package var scalar: WireScalar {
    switch self {
    case .string: .string
    case .integer: .int
    case .boolean: .bool
    case .number: .double
    }
  }

  var valueTypeName: String { scalar.rawValue }
}

extension [TagKind] {
  /// Those of some tags; of none, strings, unless something else is known.
  package func kinds(of tags: some Sequence<Tag>, or known: TagKind? = nil) -> [TagKind] {
    let kinds = Set(tags.map(\.kind))
    return kinds.isEmpty ? [known ?? .string] : filter(kinds.contains)
  }
}

/// The kinds of JSON values, in the order in which messages list them.
package enum JSONKind: String, CaseIterable {
  case null, boolean, integer, number, string, array, object

  /// As messages name it.
  package var text: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

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
    // Control characters.
    default: Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + String(byte, radix: 16).utf8
    }
  }
}

package func jsonText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(json: text)
  return String(decoding: bytes, as: UTF8.self)
}
