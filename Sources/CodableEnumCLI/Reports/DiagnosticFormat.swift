/// How errors are printed.
enum DiagnosticFormat: String, CaseIterable {
  /// `path:line:column: error: message`, as compilers do and as editors understand.
  case xcode
  /// Workflow commands, which GitHub shows beside the code:
  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  case github
  /// One object per line.
  case json
}

extension DiagnosticReport {
  func text(_ format: DiagnosticFormat) -> String {
    switch format {
    case .xcode:
      notes.reduce("\(path):\(line):\(column): error: \(message)\n") { text, note in
        text + "\(note.path):\(note.line):\(note.column): note: \(note.message)\n"
      }
    case .github:
      notes.reduce(workflowCommand("error", path, line, column, message)) { text, note in
        text + workflowCommand("notice", note.path, note.line, note.column, note.message)
      }
    case .json:
      JSONText.oneLine(self)
    }
  }
}

private func workflowCommand(_ name: String, _ path: String, _ line: Int, _ column: Int, _ message: String) -> String {
  "::\(name) file=\(escaped(path, isProperty: true)),line=\(line),col=\(column)::\(escaped(message))\n"
}

private func escaped(_ text: String, isProperty: Bool = false) -> String {
  text.map { character in
    switch character {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":" where isProperty: "%3A"
    case "," where isProperty: "%2C"
    default: String(character)
    }
  }.joined()
}
