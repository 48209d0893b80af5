import CodableEnumGenerator

// Comments above declarations.
extension SourceFile {
  /// Where the doc comment above a line begins.
  package func docCommentStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("///") || $0.hasPrefix("/**") }
  }

  /// Where an annotation stands: above the doc comment and the attributes of a declaration, since linters take a comment
  /// between a doc comment and its declaration for a mistake.
  func annotationStart(before lineStart: Int) -> Int {
    let attributes = linesStart(before: lineStart) { $0.hasPrefix("@") }
    let comment = docCommentStart(before: attributes)
    return comment < attributes ? comment : lineStart
  }

  /// Where all comments above a line begin, those of a declaration, whose attributes are its own. A heading is for more than one.
  package func proseStart(before lineStart: Int) -> Int {
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
  package func line(at start: Int) -> Substring {
    var text = text(start..<endOfLine(after: start)).drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  package func endOfLine(after offset: Int) -> Int { bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count }
}
