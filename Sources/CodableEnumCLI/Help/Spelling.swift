import CodableEnumFiles

/// How the user runs the tool: messages, notes and usages say `codable-enum generate`, and this makes
/// `swift package codable-enum-write generate` of it where a command plugin runs the tool.
struct Spelling {
  private static let tool = "codable-enum"

  /// The command plugin that only reads; nil if none runs the tool. The one that writes has `-write` behind its name.
  var plugin: String?

  /// A text in which the command lines are the user's.
  ///
  /// command-line → "codable-enum" ( command | "<command>" | flag ) word*, up to the end of the line or clause
  func spelled(_ text: String) -> String {
    guard let plugin else { return text }
    var parts = text.components(around: Self.tool + " ")
    for index in parts.indices.dropFirst() {
      let isWord = parts[index - 1].last.map { $0.isLetter || $0.isNumber || "-_/".contains($0) } ?? false
      let isSpelled = parts[index - 1].hasSuffix("swift package ")
      guard !isWord, !isSpelled, let writes = Self.writes(parts[index]) else {
        parts[index] = Self.tool + " " + parts[index]
        continue
      }
      parts[index] = "swift package \(plugin)\(writes ? "-write" : "") " + parts[index]
    }
    return parts.joined()
  }

  /// Whether the command line that begins with these words writes files; nil if it is none.
  private static func writes(_ text: String) -> Bool? {
    let line = text.prefix { !";,\n".contains($0) }.split(separator: " ").map { $0.filter { !"[]'.".contains($0) } }
    guard let first = line.first else { return nil }
    if first == "<command>" || Flag(rawValue: first) != nil { return false }
    guard let command = Command(rawValue: first) else { return nil }
    let flags = line.compactMap { word in Flag(rawValue: String(word.prefix { $0 != "=" })) }
    return command.writes(with: flags) && !flags.contains(.help)
  }
}

extension String {
  /// The texts before, between and after all occurrences of another.
  fileprivate func components(around separator: String) -> [String] {
    var (components, rest): ([String], Substring) = ([], self[...])
    while let (before, after) = String(rest).parts(around: separator) {
      components.append(String(before))
      rest = after[...]
    }
    return components + [String(rest)]
  }
}

/// Prints reports with the user's command lines.
struct SpellingPrinter: ReportPrinter {
  let printer: any ReportPrinter
  let spelling: Spelling

  func text(_ report: DiagnosticReport) -> String {
    var report = report
    report.message = spelling.spelled(report.message)
    for index in report.notes.indices { report.notes[index].message = spelling.spelled(report.notes[index].message) }
    return printer.text(report)
  }

  func text(_ error: ToolError) -> String {
    var error = error
    error.message = spelling.spelled(error.message)
    return printer.text(error)
  }
}
