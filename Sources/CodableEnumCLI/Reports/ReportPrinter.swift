import CodableEnumGenerator

/// How errors are printed.
package enum DiagnosticFormat: String, CaseIterable {
  /// `path:line:column: error: message`, as compilers do and as editors understand.
  case xcode
  /// Workflow commands, which GitHub shows beside the code:
  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  case github
  /// One object per line.
  case json
}

/// Turns reports into text.
struct ReportPrinter {
  var format = DiagnosticFormat.xcode
  /// The directory of the checkout, which GitHub's paths are relative to; nil if the tool does not run there.
  var workspace: String?

  func text(_ report: DiagnosticReport) -> String {
    switch format {
    case .xcode:
      report.notes.reduce(line(report.path, report.position, report.severity, report.message)) { text, note in
        text + line(note.path, note.position, .note, note.message)
      }
    case .github:
      report.notes.reduce(workflowCommand(report.severity, report.path, report.position, report.message)) {
        text,
        note in
        text + workflowCommand(.note, note.path, note.position, note.message)
      }
    case .json:
      report.json.text() + "\n"
    }
  }

  /// An error of the tool itself, which names its file already.
  func text(_ error: ToolError) -> String {
    switch format {
    case .xcode: line(nil, nil, .error, Path.printable(error.message))
    case .github, .json: text(DiagnosticReport(path: error.path, error.message))
    }
  }

  private func line(
    _ path: String?,
    _ position: SourcePosition?,
    _ severity: DiagnosticReport.Severity,
    _ message: String
  ) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path.map(Path.printable) ?? "codable-enum")\(place): \(severity.rawValue): \(message)\n"
  }

  private func workflowCommand(
    _ severity: DiagnosticReport.Severity,
    _ path: String?,
    _ position: SourcePosition?,
    _ message: String
  ) -> String {
    var properties: [String] = []
    if let path { properties.append("file=\(escaped(pathInWorkspace(path), isProperty: true))") }
    if let position { properties += ["line=\(position.line)", "col=\(position.column)"] }
    let name =
      switch severity {
      case .error: "error"
      case .note: "notice"
      }
    let start = properties.isEmpty ? name : "\(name) \(properties.joined(separator: ","))"
    return "::\(start)::\(escaped(message))\n"
  }

  /// As the workflow knows the file, whatever directory the tool runs in.
  private func pathInWorkspace(_ path: String) -> String {
    guard let workspace, let root = SystemFile.realPath(workspace) else { return path }
    return Path.relative(Path.resolved(path), to: root) ?? path
  }

  private func escaped(_ text: String, isProperty: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
