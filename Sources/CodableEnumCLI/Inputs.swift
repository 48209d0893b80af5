import CodableEnumGenerator

/// The Swift files that the tool works on.
struct Inputs {
  struct File {
    var path: String
    /// Whether the file itself was named, and not a directory it stands in.
    var isNamed: Bool
    /// Whether the file has no output of its own.
    var isShared = false
    /// What it holds, where that had to be known already.
    var bytes: [UInt8]?

    func read() throws(ToolError) -> [UInt8] {
      if let bytes { return bytes }
      return try Disk.read(path)
    }
  }

  var files: [File] = []
  /// Outputs of ours that were met on the way, by their paths, and what they hold.
  var outputs: [String: [UInt8]] = [:]

  /// Finds the files that the paths of some options stand for, each once.
  static func collect(_ options: Options) throws(ToolError) -> Inputs {
    var inputs = Inputs()
    for path in options.paths {
      if Disk.isDirectory(path) {
        try inputs.walk(path)
      } else if Disk.exists(path) {
        inputs.files.append(File(path: path, isNamed: true))
      } else {
        throw .inputOutput("cannot read '\(path)': no such file or directory")
      }
    }
    inputs.files += options.sharedPaths.map { File(path: $0, isNamed: true, isShared: true) }
    var seen: Set<String> = []
    inputs.files.removeAll { !seen.insert($0.path).inserted }
    return inputs
  }

  private mutating func walk(_ directory: String) throws(ToolError) {
    for name in try Disk.names(in: directory) where !name.hasPrefix(".") {
      let path = Disk.join(directory, name)
      if Disk.isDirectory(path) {
        // A link may lead back to where it stands.
        if !Disk.isSymbolicLink(path) { try walk(path) }
      } else if OutputFile.hasOutputName(name) {
        let bytes = try Disk.read(path)
        if Generator.isOutput(bytes) {
          outputs[path] = bytes
        } else {
          files.append(File(path: path, isNamed: false, bytes: bytes))
        }
      } else if name.hasSuffix(".swift") {
        files.append(File(path: path, isNamed: false))
      }
    }
  }
}
