import CodableEnumGenerator
import CodableEnumJSON

// The JSON of users, which is read as strictly as coders read it.

extension JSONValue {
  /// A value and its offset.
  package struct Located: Sendable {
    package var value: JSONValue
    package var offset: Int
  }

  /// The maximum nesting of samples, the same as that of `CodableValue`.
  package static let maximumSampleDepth = 128

  /// Values one after another, as in JSON Lines. A single array stands for its elements. As strict as coders, for
  /// example about half a surrogate pair.
  package static func samples(parsing bytes: [UInt8]) throws(Malformed) -> [Located] {
    try documents(parsing: bytes, isSplit: true)
  }

  /// Values one after another, as in JSON Lines, equally strict.
  ///
  /// - Parameter isSplit: Whether a single array stands for its elements.
  package static func documents(parsing bytes: [UInt8], isSplit: Bool = false) throws(Malformed) -> [Located] {
    // The parser says of NUL what it says of other control characters.
    if let offset = bytes.firstInvalidOffset, bytes[offset] != 0 { throw Malformed(offset: offset, reason: .encoding) }
    var parser = JSONParser(bytes: bytes, maximumDepth: maximumSampleDepth, isStrict: true)
    return try parser.parseDocuments(isSplit: isSplit)
  }
}

extension JSONParser {
  fileprivate mutating func parseDocuments(isSplit: Bool) throws(JSONValue.Malformed) -> [JSONValue.Located] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var samples: [JSONValue.Located] = []
    skipBlanks()
    while offset < bytes.count {
      let start = offset
      // The places of an array's elements matter only if there is nothing else.
      if isSplit, samples.isEmpty, current == .leftBracket {
        let elements = try parseElements()
        skipBlanks()
        if offset == bytes.count { return elements }
        samples.append(JSONValue.Located(value: .array(elements.map(\.value)), offset: start))
      } else {
        samples.append(JSONValue.Located(value: try parseValue(depth: 0), offset: start))
      }
      // `2024-01-01` is none of two numbers.
      if let next = current, isWord(bytes[offset - 1]), isWord(next) || next == .minus { throw malformed }
      skipBlanks()
    }
    return samples
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isIdentifierPart }

  private mutating func parseElements() throws(JSONValue.Malformed) -> [JSONValue.Located] {
    offset += 1
    var elements: [JSONValue.Located] = []
    if eat(.rightBracket) { return elements }
    repeat {
      skipBlanks()
      let start = offset
      elements.append(JSONValue.Located(value: try parseValue(depth: 1), offset: start))
    } while eat(.comma)
    guard eat(.rightBracket) else { throw malformed }
    return elements
  }
}
