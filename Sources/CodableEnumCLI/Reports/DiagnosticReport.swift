import CodableEnumGenerator

/// A problem in a file, with its line and column.
package struct DiagnosticReport {
  package enum Severity: String {
    case error, note
  }

  /// Another place that it is about.
  package struct Note {
    var path: String
    var position: SourcePosition
    var message: String

    package init(path: String, position: SourcePosition, message: String) {
      self.path = path
      self.position = position
      self.message = message
    }
  }

  /// Nil if it is not about one file.
  var path: String?
  /// Nil if it is about the whole file.
  package var position: SourcePosition?
  var severity = Severity.error
  var message: String
  package var notes: [Note] = []

  /// - Parameter path: The file; nil if there is not one that it is about.
  package init(path: String?, _ message: String, severity: Severity = .error) {
    self.path = path
    self.severity = severity
    self.message = message
  }

  /// - Parameters:
  ///   - notesPath: The file that the notes are about, which may be another one.
  ///   - notesLines: The lines of that file.
  init(_ diagnostic: Diagnostic, _ path: String, _ lines: LineTable, notesIn notesPath: String, _ notesLines: LineTable)
  {
    self.path = path
    position = lines.position(at: diagnostic.range.lowerBound)
    message = diagnostic.message
    notes = diagnostic.notes.map { note in
      Note(path: notesPath, position: notesLines.position(at: note.range.lowerBound), message: note.message)
    }
  }

  package static func reports(of diagnostics: [Diagnostic], in source: SourceFile) -> [DiagnosticReport] {
    if diagnostics.isEmpty { return [] }
    let lines = LineTable(source)
    return diagnostics.map { DiagnosticReport($0, source.path, lines, notesIn: source.path, lines) }
  }
}

// As JSON, with null for missing parts.
extension DiagnosticReport {
  package var json: JSONValue {
    .members([
      "column": .integer(orNull: position?.column),
      "line": .integer(orNull: position?.line),
      "message": .string(message),
      "notes": .array(notes.map(\.json)),
      "path": .string(orNull: path),
      "severity": .string(severity.rawValue),
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
