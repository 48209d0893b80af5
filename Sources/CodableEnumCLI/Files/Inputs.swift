import CodableEnumGenerator

/// The Swift files that the tool works on.
package struct Inputs {
  package struct File {
    package var path: String
    package var role: Role
    /// Its bytes, if they were read already.
    var bytes: [UInt8]?

    func read() throws(ToolError) -> [UInt8] {
      if let bytes { return bytes }
      return try Disk.read(path)
    }
  }

  /// How a file came to be an input.
  package enum Role {
    /// In a directory: it has an output if it has annotations.
    case found
    /// By its path: it has an output in any case.
    case named
    /// By its path: its output is part of one that several files share.
    case shared
  }

  /// An output of ours in a directory of inputs.
  package struct Output {
    package var path: String
    package var bytes: [UInt8]
  }

  package var files: [File] = []
  /// Paths that were named or found and could not be read.
  package var unreadable: [ToolError] = []
  package var outputs: [PathBytes: Output] = [:]

  /// Finds the files that the paths of some options are or contain, each once.
  package static func collect(_ options: Options) -> Inputs {
    var inputs = Inputs()
    for path in options.paths {
      switch Disk.kind(of: path) {
      case .directory: inputs.walk(path)
      case .file, .pipe, .device: inputs.files.append(File(path: path, role: .named))
      case nil: inputs.addUnreadable(path)
      }
    }
    inputs.files += options.sharedPaths.map { File(path: $0, role: .shared) }
    inputs.removeRepetitions()
    return inputs
  }

  /// A path that leads nowhere, or to where one may not look.
  private mutating func addUnreadable(_ path: String) {
    do {
      files.append(File(path: path, role: .named, bytes: try Disk.read(path)))
    } catch {
      var error = error
      let isMissing = error.message.hasSuffix("no such file or directory")
      if isMissing, !Path.isAbsolute(path) {
        error.message += " in '\(Disk.currentDirectory)'; give the path of a Swift file or of a folder with some"
      }
      unreadable.append(error)
    }
  }

  /// Keeps the first of each file's paths; a file that is both found and named is named.
  private mutating func removeRepetitions() {
    var identities = FileIdentities()
    var firsts: [PathBytes: Int] = [:]
    var kept: [File] = []
    for file in files {
      let identity = identities.identity(of: file.path)
      if let first = firsts[identity] {
        if kept[first].role == .found { kept[first].role = file.role }
      } else {
        firsts[identity] = kept.count
        kept.append(file)
      }
    }
    files = kept
  }

  private mutating func walk(_ directory: String) {
    do {
      for name in try Disk.names(in: directory) where !name.hasPrefix(".") {
        let path = Path.join(directory, name)
        switch Disk.kind(of: path) {
        case .directory:
          // A link may lead back to a directory that contains it.
          if !Disk.isSymbolicLink(path) { walk(path) }
        case .file, nil:
          if OutputFile.hasOutputName(name) {
            addOutput(path)
          } else if name.hasSuffix(".swift") {
            files.append(File(path: path, role: .found))
          }
        case .pipe, .device:
          // Only one that is named is meant to be read.
          break
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
        outputs[PathBytes(path)] = Output(path: path, bytes: bytes)
      } else {
        files.append(File(path: path, role: .found, bytes: bytes))
      }
    } catch {
      unreadable.append(error)
    }
  }
}
