import CodableEnumGenerator

/// The Swift files that the tool works on.
struct Inputs {
  struct File {
    var path: String
    /// Whether the file itself was named, not a directory that contains it.
    var isNamed: Bool
    /// Whether the file has no output of its own.
    var isShared = false
    /// What it holds, if that had to be known already.
    var bytes: [UInt8]?

    func read() throws(ToolError) -> [UInt8] {
      if let bytes { return bytes }
      return try Disk.read(path)
    }
  }

  var files: [File] = []
  /// What was named, or met on the way, and could not be read.
  var unreadable: [ToolError] = []
  /// Outputs of ours that were met on the way, by their paths, and what they hold.
  var outputs: [String: [UInt8]] = [:]

  /// Finds the files that the paths of some options are or contain, each once.
  static func collect(_ options: Options) -> Inputs {
    var inputs = Inputs()
    for path in options.paths {
      if Disk.isDirectory(path) {
        inputs.walk(path)
      } else if Disk.exists(path) {
        inputs.files.append(File(path: path, isNamed: true))
      } else {
        inputs.unreadable.append(.inputOutput("cannot read '\(path)': no such file or directory"))
      }
    }
    inputs.files += options.sharedPaths.map { File(path: $0, isNamed: true, isShared: true) }
    var seen: Set<String> = []
    inputs.files.removeAll { !seen.insert($0.path).inserted }
    return inputs
  }

  private mutating func walk(_ directory: String) {
    do {
      for name in try Disk.names(in: directory) where !name.hasPrefix(".") {
        let path = Disk.join(directory, name)
        if Disk.isDirectory(path) {
          // A link may lead back to a directory that contains it.
          if !Disk.isSymbolicLink(path) { walk(path) }
        } else if OutputFile.hasOutputName(name) {
          addOutput(path)
        } else if name.hasSuffix(".swift") {
          files.append(File(path: path, isNamed: false))
        }
      }
    } catch {
      unreadable.append(error)
    }
  }

  /// An output of ours, or an input that is merely named like one.
  private mutating func addOutput(_ path: String) {
    do {
      let bytes = try Disk.read(path)
      if Generator.isOutput(bytes) {
        outputs[path] = bytes
      } else {
        files.append(File(path: path, isNamed: false, bytes: bytes))
      }
    } catch {
      unreadable.append(error)
    }
  }
}
