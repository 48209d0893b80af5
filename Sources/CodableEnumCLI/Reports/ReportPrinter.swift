import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumJSON

/// How errors are printed.
enum DiagnosticFormat: String, CaseIterable {
  /// `path:line:column: error: message`, as compilers do and as editors understand.
  case xcode
  /// Workflow commands, which GitHub shows beside the code:
  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  case github
  /// One object per line.
  case json

  /// - Parameter workspace: The directory of the checkout, which GitHub's paths are relative to; nil if the tool does not
  ///   run there.
  func printer(workspace: String?) -> any ReportPrinter {
    switch self {
    case .xcode: CompilerPrinter()
    case .github: WorkflowPrinter(workspace: workspace)
    case .json: JSONReportPrinter()
    }
  }
}

/// `::error file=Shape.swift,line=1,col=4::message`
private struct WorkflowPrinter: ReportPrinter {
  var workspace: String?

  func text(_ report: DiagnosticReport) -> String {
    let message = report.message + (report.finding.map { " [\($0.id)]" } ?? "")
    return report.notes.reduce(command(report.severity, report.path, report.position, message)) { text, note in
      text + command(.note, note.path, note.position, note.message)
    }
  }

  func text(_ error: ToolError) -> String { text(DiagnosticReport(path: error.path, error.message)) }

  private func command(
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
    guard let workspace, let root = Disk.realPath(workspace) else { return path }
    let prefix = Path.join(root, "")
    let resolved = Path.resolved(path)
    guard resolved.utf8.starts(with: prefix.utf8), resolved.utf8.count > prefix.utf8.count else { return path }
    return String(decoding: resolved.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
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

/// `{"column":4,"line":1,"message":"…","notes":[],"path":"Shape.swift","severity":"error"}`
private struct JSONReportPrinter: ReportPrinter {
  func text(_ report: DiagnosticReport) -> String { report.json.text() + "\n" }

  func text(_ error: ToolError) -> String { text(DiagnosticReport(path: error.path, error.message)) }
}

// As JSON, with null for missing parts; only findings of the lock have an id and a witness.
extension DiagnosticReport {
  var json: JSONValue {
    .members([
      "column": .integer(orNull: position?.column),
      "line": .integer(orNull: position?.line),
      "message": .string(message),
      "notes": .array(notes.map(\.json)),
      "path": .string(orNull: path),
      "severity": .string(severity.rawValue),
      "id": finding.map { .string($0.id) },
      "at": finding.map { .string($0.at) },
      "witness": finding?.witness.map { .string($0) },
    ])
  }
}

extension DiagnosticReport.Note {
  fileprivate var json: JSONValue {
    .members([
      "column": .integer(position.column),
      "line": .integer(position.line),
      "message": .string(message),
      "path": .string(path),
    ])
  }
}
