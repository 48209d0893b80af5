import CodableEnumGenerator

// Lines, and the comments above declarations.
extension SourceFile {
  /// Where the line of a place begins.
  package func lineStart(before offset: Int) -> Int {
    bytes[textStart..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? textStart
  }

  package func indentation(at lineStart: Int) -> String { text(lineStart..<afterBlanks(lineStart)) }

  /// Where the first of the lines above begins that have a comment or an attribute.
  package func commentStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("//") || Self.isOnlyAttributes($0) }
  }

  func attributeStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { Self.isOnlyAttributes($0) }
  }

  package func docCommentStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("///") || $0.hasPrefix("/**") }
  }

  /// Where an annotation stands: above the doc comment and the attributes of a declaration, since linters take a comment
  /// between a doc comment and its declaration for a mistake.
  private func annotationStart(before lineStart: Int) -> Int {
    let attributes = attributeStart(before: lineStart)
    let comment = docCommentStart(before: attributes)
    return comment < attributes ? comment : lineStart
  }

  /// An annotation in a line of its own, also in the middle of another line.
  package func insertion(
    of annotation: String,
    as form: Annotation.Form = .comment,
    before place: Int
  ) -> SourceEdit {
    let start = lineStart(before: place)
    let indentation = indentation(at: start)
    if start + indentation.utf8.count >= place {
      // The compiler drops a doc comment behind an attribute.
      let start = form == .comment ? annotationStart(before: start) : start
      return SourceEdit(range: start..<start, text: "\(indentation)\(form.text(of: annotation))\n")
    }
    let blanks = bytes[..<place].reversed().prefix { $0 == .space || $0 == .tab }.count
    return SourceEdit(range: place - blanks..<place, text: "\n\(form.text(of: annotation))\n")
  }

  /// Where all comments above a line begin, but for a heading, which is for more than one declaration.
  func proseStart(before lineStart: Int) -> Int {
    linesStart(before: lineStart) { $0.hasPrefix("//") && !$0.hasPrefix("// MARK:") || $0.hasPrefix("/*") }
  }

  private func linesStart(before lineStart: Int, _ isPart: (Substring) -> Bool) -> Int {
    var start = lineStart
    while start > textStart {
      var previous = self.lineStart(before: start - 1)
      if line(at: previous).hasSuffix("*/"), !line(at: previous).hasPrefix("//") {
        while previous > textStart, !line(at: previous).hasPrefix("/*") {
          previous = self.lineStart(before: previous - 1)
        }
      }
      guard isPart(line(at: previous)) else { break }
      start = previous
    }
    return start
  }

  /// Whether a line has attributes, and no declaration behind them: `@MainActor @available(macOS 12, *)`.
  private static func isOnlyAttributes(_ line: Substring) -> Bool {
    guard line.hasPrefix("@") else { return false }
    var rest = line.utf8
    while rest.first == 0x40 {
      rest = rest.dropFirst().drop { $0.isIdentifierPart || $0 == .period }
      var depth = 0
      if rest.first == .leftParen {
        rest = rest.drop { byte in
          if byte == .leftParen { depth += 1 }
          if byte == .rightParen { depth -= 1 }
          return depth > 0
        }.dropFirst()
      }
      rest = rest.drop(while: \.isBlank)
    }
    return rest.isEmpty || rest.starts(with: "//".utf8)
  }

  /// Without blanks around it.
  func line(at start: Int) -> Substring {
    var text = text(start..<endOfLine(after: start)).drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  package func endOfLine(after offset: Int) -> Int { bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count }

  /// After the spaces and tabs at a place.
  package func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
  }

  // MARK: Headings

  /// Takes out each heading that stood above what goes, with nothing else below it: `// MARK: Coding`.
  package func removals(ofHeadingsAbove removals: [SourceEdit]) -> [SourceEdit] {
    let removed = removals.map(\.range)
    var headings: [Range<Int>] = []
    for range in removed {
      guard let heading = heading(above: lineStart(before: range.lowerBound), skipping: removed) else { continue }
      let tail = afterLines(range.upperBound, skipping: removed)
      if bytes[tail] == UInt8(ascii: "}") || isHeading(at: tail), !headings.contains(heading) {
        headings.append(heading)
      }
    }
    return headings.map { SourceEdit(range: $0, text: "") }
  }

  private func isHeading(at offset: Int) -> Bool { bytes[offset...].starts(with: "// MARK:".utf8) }

  /// The lines of the heading above a place, with a blank line; nil if other code is nearer.
  private func heading(above lineStart: Int, skipping removed: [Range<Int>]) -> Range<Int>? {
    var start = lineStart
    while start > textStart {
      let previous = self.lineStart(before: start - 1)
      if isHeading(at: afterBlanks(previous)) {
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
  private func afterLines(_ offset: Int, skipping removed: [Range<Int>]) -> Int {
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

extension Annotation.Form {
  /// `// @CodableEnum`, or without the comment.
  package func text(of annotation: String) -> String { (self == .comment ? "// " : "") + annotation }
}
