import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How errors in an input are printed.
enum DiagnosticFormat: String, CaseIterable {
  /// `path:line:column: error: message`, as compilers do and as editors understand.
  case xcode
  /// Workflow commands, which GitHub shows beside the code:
  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  case github
  /// One object a line.
  case json
}

extension CommandLineTool {
  /// Prints the errors of a file on standard error.
  mutating func print(_ diagnostics: [Diagnostic], in source: SourceFile, _ options: Options) {
    guard !diagnostics.isEmpty else { return }
    for report in DiagnosticReport.reports(of: diagnostics, in: source) {
      standardError += report.text(options.diagnostics)
    }
  }
}

/// A diagnostic with its place in lines and columns.
struct DiagnosticReport: Encodable {
  struct Note: Encodable {
    var path: String
    var line: Int
    var column: Int
    var message: String
  }

  var path: String
  var line: Int
  var column: Int
  var severity = "error"
  var message: String
  var notes: [Note]

  static func reports(of diagnostics: [Diagnostic], in source: SourceFile) -> [DiagnosticReport] {
    let lines = LineTable(source)
    return diagnostics.map { DiagnosticReport($0, source.path, lines, notesIn: source.path, lines) }
  }

  /// - Parameters:
  ///   - notesPath: The file that the notes are about, which may be another one.
  ///   - notesLines: The lines of that file.
  init(_ diagnostic: Diagnostic, _ path: String, _ lines: LineTable, notesIn notesPath: String, _ notesLines: LineTable)
  {
    let position = lines.position(at: diagnostic.range.lowerBound)
    self.path = path
    line = position.line
    column = position.column
    message = diagnostic.message
    notes = diagnostic.notes.map { note in
      let position = notesLines.position(at: note.range.lowerBound)
      return Note(path: notesPath, line: position.line, column: position.column, message: note.message)
    }
  }

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

  private func workflowCommand(_ name: String, _ path: String, _ line: Int, _ column: Int, _ message: String) -> String
  {
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
}

/// Values as JSON text.
enum JSONText {
  static func oneLine(_ value: some Encodable) -> String { text(value, []) }

  static func pretty(_ value: some Encodable) -> String { text(value, .prettyPrinted) }

  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    // Strings, integers and booleans always encode.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
