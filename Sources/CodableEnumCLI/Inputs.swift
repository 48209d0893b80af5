import CodableEnumGenerator

/// The Swift files that the tool works on.
struct Inputs {
  struct File {
    var path: String
    /// Whether the file itself was named, and not a directory it stands in.
    var isNamed: Bool
  }

  var files: [File] = []
  /// Outputs that were met on the way.
  var outputs: [String] = []

  /// Finds the files that some paths stand for, each once.
  static func collect(_ paths: [String]) throws(ToolError) -> Inputs {
    var inputs = Inputs()
    for path in paths {
      if Disk.isDirectory(path) {
        try inputs.walk(path)
      } else if Disk.exists(path) {
        inputs.files.append(File(path: path, isNamed: true))
      } else {
        throw .inputOutput("cannot read '\(path)': no such file or directory")
      }
    }
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
        if try OutputFile.isOurs(path) { outputs.append(path) } else { files.append(File(path: path, isNamed: false)) }
      } else if name.hasSuffix(".swift") {
        files.append(File(path: path, isNamed: false))
      }
    }
  }
}
