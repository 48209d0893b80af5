import CodableEnumFiles
import CodableEnumContract
import CodableEnumGenerator

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

  init(_ change: LockChange, lockedIn path: String) {
    self.init(path: change.path, change.message)
    position = change.position
    if let locked = change.lockPosition { notes = [Note(path: path, position: locked, message: "locked here")] }
  }
}
