#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files and directories that the tool reads and writes; nothing else touches the disk.
enum Disk {
  static func read(_ path: String) throws(ToolError) -> [UInt8] {
    // By path: a URL would be made absolute, and asked for whether it is a directory, file by file.
    if let data = FileManager.default.contents(atPath: path) { return [UInt8](data) }
    do {
      // Once more, for the error.
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .inputOutput("cannot read '\(path)': \(reason(error, path))")
    }
  }

  /// Replaces a file whole, or leaves it as it was.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .inputOutput("cannot write '\(path)': \(reason(error, path))")
    }
  }

  static func delete(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.removeItem(at: URL(fileURLWithPath: path))
    } catch {
      throw .inputOutput("cannot delete '\(path)': \(reason(error, path))")
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: Bool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func isSymbolicLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  /// The names in a directory, sorted byte by byte.
  static func names(in directory: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).sorted { lhs, rhs in
        lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
      }
    } catch {
      throw .inputOutput("cannot read directory '\(directory)': \(reason(error, directory))")
    }
  }

  // Paths are taken apart as text: a URL asks the system for the current directory, again for each path.

  static func join(_ directory: String, _ name: String) -> String {
    isSeparator(directory.utf8.last) ? directory + name : "\(directory)/\(name)"
  }

  static func directory(of path: String) -> String {
    guard let separator = path.utf8.lastIndex(where: isSeparator) else { return "." }
    return separator == path.startIndex ? String(path[...separator]) : String(path[..<separator])
  }

  static func name(of path: String) -> String {
    guard let separator = path.utf8.lastIndex(where: isSeparator) else { return path }
    return String(path[path.utf8.index(after: separator)...])
  }

  private static func isSeparator(_ byte: UInt8?) -> Bool {
    #if os(Windows)
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    #else
      byte == UInt8(ascii: "/")
    #endif
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left on the device"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    default: return isDirectory(path) ? "it is a directory" : "the system refused (\(error.code.rawValue))"
    }
  }
}
