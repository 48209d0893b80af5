import CodableEnumFiles
import CodableEnumContract
import CodableEnumGenerator

extension CommandLineTool {
  /// Locks the wire shape of all inputs, and prints the changes that this accepts.
  mutating func lock(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let file = try LockFile(path: options.output ?? Options.defaultLock)
    let before = lockedDocument(in: file)
    guard isSuccessful, let document = wireDocument(of: inputs, options) else { return }
    // An empty file guards nothing.
    if before == nil, document.usedCount == 0 { return }
    let text = document.lockText
    if file.holds(text) { return }
    var writer = FileWriter()
    try writer.write(text, to: file.path)
    if let before {
      for change in document.changes(since: before) { note(change.acceptance, at: change.path, change.position) }
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
    report(breaks.map { DiagnosticReport($0, lockedIn: file.path) })
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
