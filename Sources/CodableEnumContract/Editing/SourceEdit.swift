import CodableEnumGenerator

/// A part of a file, and the text in its place.
package struct SourceEdit: Equatable, Sendable {
  /// Its index among the files that are edited.
  package var file: Int
  package var range: Range<Int>
  package var text: String

  package init(file: Int = 0, range: Range<Int>, text: String) {
    (self.file, self.range, self.text) = (file, range, text)
  }

  package func of(_ file: Int) -> SourceEdit { SourceEdit(file: file, range: range, text: text) }
}

extension [SourceEdit] {
  /// What is added at a place comes before what is removed from there.
  package var inOrder: [SourceEdit] {
    sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}

extension SourceFile {
  /// The text with edits of this file.
  package func applying(_ edits: [SourceEdit]) -> SourceFile {
    edits.isEmpty ? self : SourceFile(path: path, text: text(0..<bytes.count, applying: edits))
  }

  /// A part of the text, with the edits that begin in it.
  package func text(_ range: Range<Int>, applying edits: [SourceEdit]) -> String {
    let own = edits.filter { range.contains($0.range.lowerBound) || $0.range.lowerBound == bytes.count }
    var changed = ""
    var offset = range.lowerBound
    for edit in own.inOrder {
      // Two removals may share a blank line.
      if edit.range.lowerBound > offset { changed += text(offset..<edit.range.lowerBound) }
      changed += edit.text
      offset = Swift.max(offset, edit.range.upperBound)
    }
    return changed + (offset < range.upperBound ? text(offset..<range.upperBound) : "")
  }

  /// Takes out a declaration: its whole lines, with the comments above and a blank line. Other code on these lines
  /// stays.
  package func removal(of range: Range<Int>, _ tokens: [Token]) -> SourceEdit {
    var start = lineStart(before: range.lowerBound)
    guard start + indentation(at: start).utf8.count == range.lowerBound else {
      return SourceEdit(range: range, text: "")
    }
    var end = endOfLine(after: range.upperBound)
    let indentation = indentation(at: start)
    start = proseStart(before: start)
    if let rest = tokens.within(range.upperBound..<end).first(where: { $0.kind != .endOfFile }) {
      let next = rest.kind == .semicolon ? afterBlanks(rest.range.upperBound) : rest.range.lowerBound
      return SourceEdit(range: start..<next, text: rest.kind == .rightBrace ? "" : indentation)
    }
    if end < bytes.count { end += 1 }
    // One of the blank lines around it.
    let before = start > textStart ? lineStart(before: start - 1) : start
    if before < start, text(before..<start).allSatisfy(\.isWhitespace) {
      start = before
    } else if end < bytes.count, bytes[end].isLineEnd {
      end += 1
    }
    return SourceEdit(range: start..<end, text: "")
  }
}

extension ParsedFile {
  /// The edits that take the protocols of coding out of some declarations and extensions.
  ///
  /// - Parameter others: More protocols that mean coding, and what stays in their place.
  package func editsWithoutCoding(
    in headers: [TypeHeader],
    _ source: SourceFile,
    _ others: [String: [String]] = [:]
  ) -> [SourceEdit] {
    edits(in: headers, source) { part in
      let codes = CodingProtocol.named(in: part.named).contains { $0 != .rawRepresentable }
      return others[part.name] ?? (codes ? [] : nil)
    }
  }

  /// The edits that take protocols out of some declarations and extensions.
  ///
  /// - Parameter replacements: What stays in the place of a protocol; nil for the protocol.
  package func edits(
    in headers: [TypeHeader],
    _ source: SourceFile,
    replacements: ((name: String, named: String, range: Range<Int>)) -> [String]?
  ) -> [SourceEdit] {
    headers.compactMap { header in
      let parts = header.inheritedParts(in: source).map { (part: $0, rest: replacements($0)) }
      guard parts.contains(where: { $0.rest != nil }), let first = header.inheritedRanges.first,
        let last = header.inheritedRanges.last, let colon = source.bytes[..<first.lowerBound].lastIndex(of: .colon)
      else { return nil }
      let types = header.inheritedRanges.compactMap { type -> String? in
        let rest = parts.filter { type.contains($0.part.range.lowerBound) }.flatMap { $0.rest ?? [$0.part.name] }
        return rest.isEmpty ? nil : rest.joined(separator: " & ")
      }
      let blanks = source.bytes[..<colon].reversed().prefix { $0.isBlank }.count
      let text = types.isEmpty ? "" : ": " + types.joined(separator: ", ")
      return SourceEdit(range: colon - blanks..<last.upperBound, text: text)
    }
  }
}
