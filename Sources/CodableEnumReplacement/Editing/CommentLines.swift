import CodableEnumGenerator

// Comments above declarations.
extension SourceFile {
  /// Where the doc comment above a line begins.
  func docCommentStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("///") || $0.hasPrefix("/**") }
  }

  /// The same for all comments of a declaration, whose attributes are its own. A heading is for more than one.
  func proseStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("//") && !$0.hasPrefix("// MARK:") || $0.hasPrefix("/*") }
  }

  private func linesStart(before lineStart: Int, _ isPart: (Substring) -> Bool) -> Int {
    var start = lineStart
    while start > textStart {
      var previous = self.lineStart(before: start - 1)
      if line(at: previous).hasSuffix("*/") {
        while previous > textStart, !line(at: previous).hasPrefix("/*") {
          previous = self.lineStart(before: previous - 1)
        }
      }
      guard isPart(line(at: previous)) else { break }
      start = previous
    }
    return start
  }

  /// Without blanks around it.
  private func line(at start: Int) -> Substring {
    var text = text(start..<endOfLine(after: start)).drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  func endOfLine(after offset: Int) -> Int { bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count }

  /// After the spaces and tabs at a place.
  func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
  }

  // MARK: Headings

  func isMark(at offset: Int) -> Bool { bytes[offset...].starts(with: "// MARK:".utf8) }

  /// The lines of the heading above a place, with a blank line; nil if other code is nearer.
  func mark(above lineStart: Int, skipping removed: [Range<Int>]) -> Range<Int>? {
    var start = lineStart
    while start > textStart {
      let previous = self.lineStart(before: start - 1)
      if isMark(at: afterBlanks(previous)) {
        let above = previous > textStart ? self.lineStart(before: previous - 1) : previous
        return (line(at: above).isEmpty ? above : previous)..<start
      }
      let isGone = removed.contains { $0.lowerBound <= previous && $0.upperBound >= start }
      guard isGone || line(at: previous).isEmpty else { return nil }
      start = previous
    }
    return nil
  }

  /// The next place with anything that stays.
  func afterLines(_ offset: Int, skipping removed: [Range<Int>]) -> Int {
    var offset = offset
    while offset < bytes.count - 1 {
      if let gone = removed.first(where: { $0.contains(offset) }) {
        offset = gone.upperBound
      } else if bytes[offset].isBlank {
        offset += 1
      } else {
        break
      }
    }
    return Swift.min(offset, bytes.count - 1)
  }
}
