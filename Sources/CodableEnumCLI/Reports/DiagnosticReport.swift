import CodableEnumGenerator

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
    if diagnostics.isEmpty { return [] }
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
}
