import CodableEnumGenerator

/// `enum Color { case red, palePink }`, with a line for each case, since an annotation is in the line above its case.
struct CaseLines {
  /// Nil if each case is in a line of its own.
  private(set) var source: SourceFile?

  /// - Parameter end: Of the brace that ends the declaration.
  init(of declaration: TypeDeclaration, in source: SourceFile, _ tokens: [Token], end: Int) {
    var edits: [(range: Range<Int>, text: String)] = []
    let outer = source.indentation(at: source.lineStart(before: declaration.header.start))
    let groups = Dictionary(grouping: declaration.cases, by: \.start).sorted(byNumber: \.key)
    for (start, elements) in groups {
      let line = source.lineStart(before: start)
      let isFirst = source.bytes[line..<start].allSatisfy(\.isBlank)
      let close = elements.last.map { Self.end(of: $0, tokens) } ?? end
      let isLast = source.bytes[close..<max(end, close)].allSatisfy { $0 == .space || $0 == .tab }
      if isFirst, elements.count == 1, !isLast { continue }
      let indentation = isFirst ? source.indentation(at: line) : outer + "  "
      let head = source.text(start..<elements[0].range.lowerBound)
      var text = isFirst ? "" : "\n" + indentation
      var place = start
      for (index, element) in elements.enumerated() {
        // Comments after the comma: the first stays in the line of the case before.
        let rows = index == 0 ? [] : source.text(place..<element.range.lowerBound).split(separator: "\n")
        let comments = rows.map { $0.drop { ", \t".contains($0) } }.filter { $0.hasPrefix("//") || $0.hasPrefix("/*") }
        for (row, comment) in comments.enumerated() {
          text += row == 0 && rows[0].hasSuffix(comment) ? "  \(comment)" : "\n\(indentation)\(comment)"
        }
        if index > 0 { text += "\n" + indentation }
        place = Self.end(of: element, tokens)
        text += head + source.text(element.range.lowerBound..<place)
      }
      let rest = source.bytes[place...]
      let next = rest.first { $0 != .space && $0 != .tab }
      if next == UInt8(ascii: ";") { place = (rest.firstIndex(of: UInt8(ascii: ";")) ?? place) + 1 }
      let blanks = source.bytes[line..<start].reversed().prefix { $0.isBlank }.count
      let first = isFirst ? start : start - blanks
      edits.append((first..<(isLast ? end : place), text + (isLast ? "\n" + outer : "")))
    }
    if edits.isEmpty { return }
    var text = ""
    var place = source.textStart
    for edit in edits {
      text += source.text(place..<max(edit.range.lowerBound, place)) + edit.text
      place = edit.range.upperBound
    }
    self.source = SourceFile(path: source.path, text: text + source.text(place..<source.bytes.count))
  }

  /// Where an element of a `case` declaration ends.
  private static func end(of element: EnumCase, _ tokens: [Token]) -> Int {
    var depth = 0
    var end = element.range.upperBound
    for token in tokens where token.range.lowerBound >= element.range.lowerBound {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma, .semicolon: if depth == 0 { return end }
      case .rightBrace:
        if depth == 0 { return end }
        depth -= 1
      // Any other token is a part of it, unless it begins what follows.
      default:
        if depth == 0, token.startsLine, token.range.lowerBound > element.range.lowerBound { return end }
      }
      end = token.range.upperBound
    }
    return end
  }
}
