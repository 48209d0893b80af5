import CodableEnumContract
import CodableEnumGenerator

// Headings above declarations.
extension SourceFile {
  /// After the spaces and tabs at a place.
  func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
  }

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
