/// One file of Swift source, as bytes.
package struct SourceFile: Sendable {
  /// The path as the user gave it, for messages.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last component of the path, whichever way its components are separated.
  package var name: String {
    String(path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "")
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the text begins: after a byte-order mark, if there is one.
  package var textStart: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

/// A place in a file: line and column count from 1, the column in UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a file begins; `\n`, `\r\n` and `\r` end a line.
package struct LineTable {
  private var lineStarts: [Int]

  package init(_ source: SourceFile) {
    lineStarts = [source.textStart]
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = 0
      while offset < bytes.count {
        let byte = base[offset]
        offset += 1
        guard byte == .lineFeed || byte == .carriageReturn else { continue }
        if byte == .carriageReturn, offset < bytes.count, base[offset] == .lineFeed { offset += 1 }
        lineStarts.append(offset)
      }
    }
  }

  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(offset - lineStarts[low], 0) + 1)
  }
}

// Questions about a file before it is parsed.
extension SourceFile {
  /// Whether `@Cod` is anywhere in the file, in UTF-8 or UTF-16, in any letter case and with spaces after the sign; most
  /// files end here.
  package var mentionsAnnotations: Bool {
    bytes.withUnsafeBytes { bytes in
      guard var next = bytes.baseAddress else { return false }
      let end = next + bytes.count
      while let at = firstByte(.at, in: next..<end) {
        let rest = UnsafeRawBufferPointer(start: at, count: at.distance(to: end))
        if rest.beginsAnnotation(stride: 1) || rest.beginsAnnotation(stride: 2) { return true }
        next = at + 1
      }
      return false
    }
  }

  /// Whether a protocol may be declared in the file.
  package var mentionsProtocols: Bool {
    let word = Array("protocol".utf8)
    return bytes.withUnsafeBytes { bytes in
      guard var next = bytes.baseAddress else { return false }
      let end = next + bytes.count
      while let start = firstByte(word[0], in: next..<end), start.distance(to: end) >= word.count {
        if UnsafeRawBufferPointer(start: start, count: word.count).elementsEqual(word) { return true }
        next = start + 1
      }
      return false
    }
  }
}

extension [UInt8] {
  /// The offset of the first byte that cannot be part of a UTF-8 text, or is NUL.
  package var firstInvalidOffset: Int? {
    // The standard library puts U+FFFD in place of what is not valid, and is faster than a loop in a debug build.
    var text = String(decoding: self, as: UTF8.self)
    return text.withUTF8 { text in
      withUnsafeBytes { bytes in
        let nul = bytes.offset(of: 0)
        if bytes.isEqual(to: UnsafeRawBufferPointer(text)) { return nul }
        var offset = 0
        while offset < bytes.count, bytes[offset] == text[offset] { offset += 1 }
        // Back to the first byte of U+FFFD.
        while text[offset] & 0xC0 == 0x80 { offset -= 1 }
        return Swift.min(offset, nul ?? offset)
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes begin with a sign, spaces and `cod`, each byte `stride` after the last.
  fileprivate func beginsAnnotation(stride: Int) -> Bool {
    var index = stride
    while index < count, self[index] == .space { index += stride }
    return index + 2 * stride < count && self[index] | 0x20 == UInt8(ascii: "c")
      && self[index + stride] | 0x20 == UInt8(ascii: "o") && self[index + 2 * stride] | 0x20 == UInt8(ascii: "d")
  }
}
