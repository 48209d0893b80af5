#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files and directories that the tool reads and writes; nothing else touches the disk.
package enum Disk {
  package static func read(_ path: String) throws(ToolError) -> [UInt8] {
    do {
      return try SystemFile.read(path)
    } catch {
      throw .inputOutput("cannot read '\(path)': \(error.reason)", path)
    }
  }

  package static func readStandardInput() throws(ToolError) -> [UInt8] {
    do {
      return try SystemFile.readStandardInput()
    } catch {
      throw .inputOutput("cannot read standard input: \(error.reason)", "-")
    }
  }

  package static func delete(_ path: String) throws(ToolError) {
    do {
      try SystemFile.delete(path)
    } catch {
      throw .inputOutput("cannot delete '\(path)': \(error.reason)", path)
    }
  }

  package static func exists(_ path: String) -> Bool { SystemFile.kind(of: path) != nil }

  static var currentDirectory: String { FileManager.default.currentDirectoryPath }

  /// The kind of file at a path, if there is one.
  package static func kind(of path: String) -> FileKind? { SystemFile.kind(of: path) }

  static func isSymbolicLink(_ path: String) -> Bool { SystemFile.isSymbolicLink(path) }

  /// Whether two paths lead to the same file, as a disk has it that ignores case.
  package static func isSameFile(_ path: String, _ other: String) -> Bool { SystemFile.isSame(path, other) }

  /// The names in a directory, sorted byte by byte.
  package static func names(in directory: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).sorted(byBytesOf: \.self)
    } catch {
      throw .inputOutput("cannot read directory '\(directory)': \(reason(error))", directory)
    }
  }

  /// Makes a directory and those that contain it.
  static func makeDirectory(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      var ancestor = path
      while !exists(ancestor), ancestor.utf8.count > Path.directory(of: ancestor).utf8.count {
        ancestor = Path.directory(of: ancestor)
      }
      let reason = kind(of: ancestor) == .directory ? reason(error) : "'\(ancestor)' is not a directory"
      throw .inputOutput("cannot make directory '\(path)': \(reason)", path)
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left on device"
    case .fileWriteVolumeReadOnly: return "read-only file system"
    default: return "the system refused (\(error.code.rawValue))"
    }
  }
}
