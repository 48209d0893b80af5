/// `description`, as the lines of a doc comment.
///
/// - Parameter start: What the first line begins with; the others are indented.
func documentation(_ text: String?, after start: String = "") -> [String] {
  guard let text else { return [] }
  var lines: [String] = []
  var line = ""
  let indent = String(repeating: " ", count: start.isEmpty ? 0 : 4)
  let first = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.trimmed }.drop {
    $0.isEmpty
  }
  // The first paragraph.
  for row in first.prefix(while: { !$0.isEmpty && !$0.hasPrefix("```") }) {
    let isItem = row.hasPrefix("- ") || row.hasPrefix("* ")
    if isItem, !line.isEmpty {
      lines.append(line)
      line = ""
    }
    for word in row.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 110 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines.enumerated().map { $0 == 0 ? start + $1 : indent + $1 }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
