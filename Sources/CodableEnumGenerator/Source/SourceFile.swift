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
