/// Writes files whole or not at all, by way of temporary files that a later run recognizes if this one is killed.
package struct FileWriter {
  private static let prefix = ".codable-enum-"
  private static let suffix = ".tmp"
  /// In seconds: no write takes as long.
  private static let oldAge = 3600

  /// The directories without temporary files of runs that were killed.
  private var cleaned: Set<PathBytes> = []

  package init() {}

  package mutating func write(_ text: String, to path: String) throws(ToolError) {
    // A link is kept, and the file that it leads to is replaced.
    let target = Disk.isSymbolicLink(path) ? SystemFile.realPath(path) ?? path : path
    let directory = Path.directory(of: target)
    if !Disk.exists(directory) { try Disk.makeDirectory(directory) }
    let name = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 16) + Self.suffix
    do {
      try SystemFile.replace(target, with: text, by: Path.join(directory, name))
    } catch {
      throw .inputOutput("cannot write '\(path)': \(error.reason)", path)
    }
    if cleaned.insert(PathBytes(directory)).inserted { Self.clean(directory) }
  }

  /// Deletes temporary files of ours that no running tool writes to. What cannot be deleted is left to the next run.
  private static func clean(_ directory: String) {
    for name in (try? Disk.names(in: directory)) ?? [] where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = Path.join(directory, name)
      guard let time = SystemFile.modificationTime(of: path), SystemFile.currentTime - time > oldAge else { continue }
      try? SystemFile.delete(path)
    }
  }
}
