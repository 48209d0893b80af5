import CodableEnumGenerator

/// What is wrong with a file, its place in lines and columns.
package struct DiagnosticReport {
  package enum Severity: String, Encodable {
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

  static func reports(of diagnostics: [Diagnostic], in source: SourceFile) -> [DiagnosticReport] {
    if diagnostics.isEmpty { return [] }
    let lines = LineTable(source)
    return diagnostics.map { DiagnosticReport($0, source.path, lines, notesIn: source.path, lines) }
  }
}

private enum CodingKeys: CodingKey {
  case path, line, column, severity, message, notes
}

extension DiagnosticReport: Encodable {
  /// Writes null for what is not there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(position?.line, forKey: .line)
    try container.encode(position?.column, forKey: .column)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(notes, forKey: .notes)
  }
}

extension DiagnosticReport.Note: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(position.line, forKey: .line)
    try container.encode(position.column, forKey: .column)
    try container.encode(message, forKey: .message)
  }
}
