import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Locks the wire shape of all inputs, and prints the changes that this accepts.
  mutating func lock(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let file = try LockFile(path: options.output ?? Options.defaultLock)
    let before = lock(in: file)
    guard isSuccessful else { return }
    var base = before
    for name in options.forgottenReleases where !forget(name, in: &base, file) { return }
    if let name = options.release, let base, base.releases.contains(where: { $0.name == name }) {
      return report([.init(path: file.path, "there is a release '\(name)' already; forget it first, or name another")])
    }
    guard let document = wireDocument(of: inputs, guarding: options.roots, base, options) else { return }
    for note in document.unguardedNotes { self.note(note.message, at: note.path, note.position) }
    // An empty file guards nothing.
    if before == nil, document.usedCount == 0 {
      let names = document.enumsByHand.prefix(3).joined(separator: ",")
      let message =
        "there is nothing to guard, and no lock file was written; annotate an enum, or name types with --roots"
        + (names.isEmpty ? "" : " \(names)")
      return report(ToolError(message: message, exitCode: .failure))
    }
    var lock = base?.locking(document) ?? Lock(document)
    if let name = options.release { lock.keep(as: name) }
    if file.holds(lock.text) { return }
    try Disk.write(lock.text, to: file.path)
    if let before {
      for change in document.changes(since: before.document) {
        note(DiagnosticReport(change, change.acceptance, .note))
      }
    } else {
      let types = document.usedCount == 1 ? "1 type" : "\(document.usedCount) types"
      note("locked \(types) in '\(file.path)'; commit it, and guard it with codable-enum check --lock \(file.path)")
    }
    if let name = options.release {
      note("'\(file.path)' keeps release '\(name)' until codable-enum lock --forget \(name)")
    }
  }

  /// - Returns: Whether there was one of the name.
  private mutating func forget(_ name: String, in lock: inout Lock?, _ file: LockFile) -> Bool {
    let names = lock?.releases.map(\.name) ?? []
    if !names.contains(name) { report([DiagnosticReport(path: file.path, Lock.unknownRelease(name, of: names))]) }
    lock?.forget(name)
    return isSuccessful
  }

  /// Compares the wire shape of all inputs with the lock.
  mutating func checkLock(_ path: String, _ inputs: Inputs, _ options: Options) throws(ToolError) {
    let file = try LockFile(path: path)
    guard let lock = try lock(in: file, at: path) else { return }
    guard let document = wireDocument(of: inputs, guarding: [], lock, options) else { return }
    let breaks = lock.breaks(in: document, asksPeers: options.checksPeers)
    report(
      breaks.map { finding in
        var report = DiagnosticReport(finding.change, finding.message, .error)
        let position = finding.change.lockPosition
        report.notes = position.map { [.init(path: file.path, position: $0, message: "locked here")] } ?? []
        return report
      }
    )
    if let finding = breaks.first(where: { !$0.isLocked }) {
      note("to accept a change for a release, add it to \"accept\" in the lock file: \(finding.acceptance)")
    }
    if file.isStandardInput { return }
    let command = "codable-enum lock" + (path == Options.defaultLock ? "" : " --output \(path)")
    let remaining = lock.locking(document).breaks(in: document, asksPeers: options.checksPeers)
    if remaining.count < breaks.count {
      note("to accept the changes, run \(command) with the same inputs, and commit the file")
    } else if breaks.isEmpty, !lock.holds(document) {
      note("'\(path)' does not have what is new: to guard it, run \(command) with the same inputs, and commit the file")
    }
  }

  /// The wire types of all inputs; nil after an error.
  ///
  /// - Parameters:
  ///   - roots: The names of the types that are guarded though nothing annotated has them; those of the lock if empty.
  private mutating func wireDocument(
    of inputs: Inputs,
    guarding roots: [String],
    _ lock: Lock?,
    _ options: Options
  ) -> WireDocument? {
    let kept = lock?.document.roots ?? []
    let named = roots.isEmpty ? kept : roots
    guard let files = wireFiles(of: inputs, guarding: named, isNew: !roots.isEmpty, options) else { return nil }
    if !roots.isEmpty { return reporting(try WireDocument(files, guarding: roots)) }
    let document = WireDocument(files, roots: kept)
    return lock.map { document.keepingRoots(of: $0.document) } ?? document
  }

  /// What is locked in a file that must be there; nil after an error.
  mutating func lock(at path: String) throws(ToolError) -> Lock? { try lock(in: try LockFile(path: path), at: path) }

  private mutating func lock(in file: LockFile, at path: String) throws(ToolError) -> Lock? {
    let lock = lock(in: file)
    if lock == nil, isSuccessful {
      throw .inputOutput("cannot read '\(path)': no such file or directory; run codable-enum lock first", path)
    }
    return lock
  }

  /// What is locked; nil if there is no file, or, after an error, if it cannot be used.
  private mutating func lock(in file: LockFile) -> Lock? {
    do {
      return try file.lock()
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
    } else if let bytes = try Disk.readIfThere(path) {
      source = SourceFile(path: Path.printable(path), bytes: bytes)
    }
  }

  /// What is locked; nil if there is no file.
  func lock() throws(LockFileError) -> Lock? {
    guard let source else { return nil }
    return try Lock(reading: source)
  }

  /// Whether the file has a text, ignoring line ends, which a checkout may change.
  func holds(_ text: String) -> Bool {
    source.map { $0.bytes.filter { $0 != UInt8(ascii: "\r") } == Array(text.utf8) } ?? false
  }
}

extension DiagnosticReport {
  init(_ error: LockFileError, in path: String) {
    self.init(path: path, at: error.position, error.message)
  }

  init(_ change: LockChange, _ message: String, _ severity: Severity) {
    self.init(path: change.path, at: change.position, message, severity: severity)
    finding = Finding(id: change.id.rawValue, at: change.at, witness: change.witness?.json)
  }
}
