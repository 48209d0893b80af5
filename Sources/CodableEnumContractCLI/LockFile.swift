import CodableEnumCLI
import CodableEnumContract
import CodableEnumGenerator

/// The file that the wire shapes are locked in.
struct LockFile {
  var path: String
  private var source: SourceFile?

  /// - Throws: If there is a file that cannot be read.
  init(path: String) throws(ToolError) {
    self.path = path
    if Disk.exists(path) { source = SourceFile(path: Path.printable(path), bytes: try Disk.read(path)) }
  }

  /// What is locked; nil if there is no file.
  func document() throws(LockFileError) -> WireDocument? {
    guard let source else { return nil }
    return try WireDocument(reading: source)
  }

  /// Whether the file has a text, whatever line ends a checkout has given it.
  func holds(_ text: String) -> Bool {
    source.map { $0.bytes.filter { $0 != UInt8(ascii: "\r") } == Array(text.utf8) } ?? false
  }
}

extension DiagnosticReport {
  init(_ error: LockFileError, in path: String) {
    self.init(path: path, error.message)
    position = error.position
  }

  init(_ change: LockChange, lockedIn path: String) {
    self.init(path: change.path, change.message)
    position = change.position
    if let locked = change.lockPosition { notes = [Note(path: path, position: locked, message: "locked here")] }
  }
}
