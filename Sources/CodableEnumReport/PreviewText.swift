/// The format of a preview. The raw value is the option's spelling.
package enum PreviewFormat: String, CaseIterable, Sendable {
  /// Columns, for a terminal.
  case text
  /// A table for each enum, for a pull request.
  case markdown
}

extension EnumPreview {
  /// - Parameters:
  ///   - path: The path of the file, as the user gave it.
  ///   - isColored: Whether to use terminal colors. Tables have none.
  package func text(in path: String, _ format: PreviewFormat, isColored: Bool) -> String {
    switch format {
    case .text: columns(in: path, isColored: isColored)
    case .markdown: table(in: path)
    }
  }

  private func columns(in path: String, isColored: Bool) -> String {
    func colored(_ text: String, _ color: Color) -> String { isColored ? color.applied(to: text) : text }
    let width = cases.map(\.name.count).max() ?? 0
    let heading = "\(colored("\(path):\(line):", .faint)) \(colored(name, .bold))\n"
    return cases.reduce(heading) { text, element in
      let padding = String(repeating: " ", count: width - element.name.count)
      let notes = element.notes.isEmpty ? "" : "  " + colored(element.notes.joined(separator: "; "), .faint)
      return text + "  \(colored(element.name, .cyan))\(padding)  \(element.json)\(notes)\n"
    }
  }

  private func table(in path: String) -> String {
    let rows = cases.map { element in
      let notes = element.notes.map { "; " + $0.markdown }.joined()
      return "| \(element.name.markdownCode) | \(element.json.markdownCode)\(notes) |\n"
    }
    return "### \(name.markdownCode)\n\n\("\(path):\(line)".markdownCode)\n\n| case | JSON |\n| --- | --- |\n"
      + rows.joined() + "\n"
  }
}

/// Text styles of a terminal (ECMA-48, SGR).
private enum Color: Int {
  case bold = 1
  case faint = 2
  case cyan = 36

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

extension String {
  /// As text in a table cell, where no character means anything else.
  fileprivate var markdown: String {
    reduce(into: "") { text, character in
      if "\\`*_<>[]|&~".contains(character) { text += "\\" }
      text.append(character)
    }
  }

  /// As code in a table cell: fenced by more backticks than it has in a row, with escaped bars.
  fileprivate var markdownCode: String {
    var longest = 0
    var length = 0
    for character in self {
      length = character == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = hasPrefix("`") || hasSuffix("`") ? " " : ""
    let text = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + padding + text + padding + fence
  }
}
