import CodableEnumGenerator

/// The exit code of a program.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// An error in an input, or a failed check.
  case failure = 1
  /// Wrong arguments (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// A program without the command (`EX_UNAVAILABLE` of sysexits.h): another one has it.
  case unavailable = 69
  /// A file that could not be read or written (`EX_IOERR` of sysexits.h).
  case inputOutput = 74
}

/// An error that stops a program, or makes it go on without a file.
package struct ToolError: Error {
  package var message: String
  package var exitCode: ExitCode
  /// The file that it is about, if there is one.
  package var path: String?

  package init(message: String, exitCode: ExitCode, path: String? = nil) {
    (self.message, self.exitCode, self.path) = (message, exitCode, path)
  }

  /// - Parameter command: Whose usage text tells more; that of the whole tool if nil.
  package static func usage(_ message: String, about command: String? = nil) -> ToolError {
    let name = command.map { " " + $0 } ?? ""
    return ToolError(message: "\(message); see codable-enum\(name) --help", exitCode: .usage)
  }

  package static func inputOutput(_ message: String, _ path: String? = nil) -> ToolError {
    ToolError(message: message, exitCode: .inputOutput, path: path)
  }

  /// Of a file that is in the place of an output.
  package static func keeping(_ path: String, since reason: String) -> ToolError {
    .inputOutput("cannot write '\(path)': \(reason); move it away", path)
  }

  package static let isForeign = "codable-enum did not write the file that is there"
}

/// A problem in a file, with its line and column.
package struct DiagnosticReport {
  package enum Severity: String {
    case error, note
  }

  /// Another place that it is about.
  package struct Note {
    package var path: String
    package var position: SourcePosition
    package var message: String

    package init(path: String, position: SourcePosition, message: String) {
      (self.path, self.position, self.message) = (path, position, message)
    }
  }

  /// Nil if it is not about one file.
  package var path: String?
  /// Nil if it is about the whole file.
  package var position: SourcePosition?
  package var severity = Severity.error
  package var message: String
  package var notes: [Note] = []
  /// What tells programs which of several kinds of mistakes it is, and of what: `Trip.byTrain.line`.
  package var finding: Finding?

  package struct Finding: Sendable {
    package var id: String
    package var at: String
    /// JSON that shows it.
    package var witness: String?
    /// Whether messages end with the id, which a comment may name.
    package var isNamed: Bool

    package init(id: String, at: String, witness: String?, isNamed: Bool = false) {
      (self.id, self.at, self.witness, self.isNamed) = (id, at, witness, isNamed)
    }
  }

  /// - Parameter path: The file; nil if there is not one that it is about.
  package init(path: String?, at position: SourcePosition? = nil, _ message: String, severity: Severity = .error) {
    (self.path, self.position, self.severity, self.message) = (path, position, severity, message)
  }

  /// - Parameters:
  ///   - notesPath: The file that the notes are about, which may be another one.
  ///   - notesLines: The lines of that file.
  init(_ diagnostic: Diagnostic, _ path: String, _ lines: LineTable, notesIn notesPath: String, _ notesLines: LineTable)
  {
    let position = lines.position(at: diagnostic.range.lowerBound)
    self.init(path: path, at: position, diagnostic.message, severity: diagnostic.isNote ? .note : .error)
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

/// How reports are printed.
package protocol ReportPrinter {
  func text(_ report: DiagnosticReport) -> String
  /// An error of the tool itself, which names its file already.
  func text(_ error: ToolError) -> String
}

/// `path:line:column: error: message`, as compilers do and as editors understand.
package struct CompilerPrinter: ReportPrinter {
  package init() {}

  package func text(_ report: DiagnosticReport) -> String {
    let id = report.finding.flatMap { $0.isNamed ? " [\($0.id)]" : nil } ?? ""
    return report.notes.reduce(line(report.path, report.position, report.severity, report.message + id)) { text, note in
      text + line(note.path, note.position, .note, note.message)
    }
  }

  package func text(_ error: ToolError) -> String { line(nil, nil, .error, Path.printable(error.message)) }

  private func line(
    _ path: String?,
    _ position: SourcePosition?,
    _ severity: DiagnosticReport.Severity,
    _ message: String
  ) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path.map(Path.printable) ?? "codable-enum")\(place): \(severity.rawValue): \(message)\n"
  }
}

/// What went wrong so far.
package struct Reports {
  /// The messages.
  package var text = ""
  /// That of the gravest problem.
  package private(set) var exitCode = ExitCode.success
  package var printer: any ReportPrinter = CompilerPrinter()
  /// Is called after each input, by any thread.
  package var didRead: @Sendable () -> Void = {}
  /// The number of annotated enums, and of files with annotations, among all inputs.
  package internal(set) var enums = 0
  package internal(set) var annotatedFiles = 0
  /// What the generated code of all inputs calls.
  package internal(set) var traits: Set<Trait> = []
  /// The errors printed so far: two outputs may need the same unreadable file, and a file is read twice to compare it with
  /// its output and with the lock.
  private var reported: Set<String> = []

  package init() {}

  package var isSuccessful: Bool { exitCode == .success }

  /// Prints an error that is not about a place in a file.
  package mutating func report(_ error: ToolError) { add(printer.text(error), error.exitCode) }

  /// Prints what is wrong with a file.
  package mutating func report(_ reports: [DiagnosticReport]) {
    for report in reports {
      switch report.severity {
      case .error: add(printer.text(report), .failure)
      case .note: add(printer.text(report), .success)
      }
    }
  }

  /// The graver code wins.
  private mutating func add(_ message: String, _ code: ExitCode) {
    if code.rawValue > exitCode.rawValue { exitCode = code }
    if reported.insert(message).inserted { text += message }
  }
}
