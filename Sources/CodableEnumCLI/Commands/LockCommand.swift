import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Locks the wire shape of all inputs, and prints the changes that this accepts.
  mutating func lock(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let file = try LockFile(path: options.output ?? Options.defaultLock)
    let before = lockedDocument(in: file)
    guard isSuccessful, let document = wireDocument(of: inputs, options) else { return }
    for note in document.unguardedNotes { self.note(note.message, at: note.path, note.position) }
    // An empty file guards nothing.
    if before == nil, document.usedCount == 0 { return }
    let text = document.lockText
    if file.holds(text) { return }
    try Disk.write(text, to: file.path)
    if let before {
      for change in document.changes(since: before) { note(DiagnosticReport(change, change.acceptance, .note)) }
    } else {
      let types = document.usedCount == 1 ? "1 type" : "\(document.usedCount) types"
      note("locked \(types) in '\(file.path)'; commit it, and guard it with codable-enum check --lock \(file.path)")
    }
  }

  /// Compares the wire shape of all inputs with the lock.
  mutating func checkLock(_ path: String, _ inputs: Inputs, _ options: Options) throws(ToolError) {
    let file = try LockFile(path: path)
    guard let before = lockedDocument(in: file) else {
      guard isSuccessful else { return }
      throw .inputOutput("cannot read '\(path)': no such file or directory; run codable-enum lock first", path)
    }
    guard let document = wireDocument(of: inputs, options) else { return }
    let breaks = document.changes(since: before).filter { change in
      !change.breaks.isEmpty && (!change.isAddition || options.checksPeers)
    }
    report(
      breaks.map { change in
        var report = DiagnosticReport(change, change.message, .error)
        report.notes = change.lockPosition.map { [.init(path: file.path, position: $0, message: "locked here")] } ?? []
        return report
      }
    )
    if file.isStandardInput { return }
    let command = "codable-enum lock" + (path == Options.defaultLock ? "" : " --output \(path)")
    if !breaks.isEmpty {
      note("to accept the changes, run \(command) with the same inputs, and commit the file")
    } else if !file.holds(document.lockText) {
      note("'\(path)' does not have what is new: to guard it, run \(command) with the same inputs, and commit the file")
    }
  }

  /// The locked types; nil if there is no file, or, after an error, if it cannot be used.
  private mutating func lockedDocument(in file: LockFile) -> WireDocument? {
    do {
      return try file.document()
    } catch {
      report([DiagnosticReport(error, in: file.path)])
      return nil
    }
  }
}

/// The file with the locked wire shapes.
struct LockFile {
  /// The path, as messages show it.
  var path: String
  /// Whether it is standard input, which cannot be written again.
  let isStandardInput: Bool
  private var source: SourceFile?

  /// - Parameter path: `-` is standard input.
  /// - Throws: If the file cannot be read.
  init(path: String) throws(ToolError) {
    isStandardInput = path == "-"
    self.path = isStandardInput ? "standard input" : path
    if isStandardInput {
      source = SourceFile(path: self.path, bytes: try Disk.readStandardInput())
    } else if Disk.exists(path) {
      source = SourceFile(path: Path.printable(path), bytes: try Disk.readAny(path))
    }
  }

  /// The locked types; nil if there is no file.
  func document() throws(LockFileError) -> WireDocument? {
    guard let source else { return nil }
    return try WireDocument(reading: source)
  }

  /// Whether the file has a text, ignoring line ends, which a checkout may change.
  func holds(_ text: String) -> Bool {
    source.map { $0.bytes.filter { $0 != UInt8(ascii: "\r") } == Array(text.utf8) } ?? false
  }
}

extension DiagnosticReport {
  init(_ error: LockFileError, in path: String) {
    self.init(path: path, error.message)
    position = error.position
  }

  init(_ change: LockChange, _ message: String, _ severity: Severity) {
    self.init(path: change.path, message, severity: severity)
    (position, finding) = (change.position, (change.id.rawValue, change.at))
  }
}
