import CodableEnumFiles
import CodableEnumGenerator

/// The Swift files that the tool works on.
package struct Inputs {
  /// An output of ours in a directory of inputs.
  struct Output {
    var path: String
    var bytes: [UInt8]
  }

  package private(set) var files: [InputFile] = []
  /// Paths that were named or found and could not be read.
  var unreadable: [ToolError] = []
  var outputs: [Output] = []

  /// Finds the files that some paths are or contain, each once.
  package static func collect(_ options: Options) -> Inputs { collect(options.paths, shared: options.sharedPaths) }

  /// - Parameter shared: Files that share one output.
  package static func collect(_ paths: [String], shared: [String] = []) -> Inputs {
    var inputs = Inputs()
    for path in paths {
      switch Disk.kind(of: path) {
      case .directory: inputs.walk(path)
      case .file: inputs.files.append(InputFile(path: path, role: .named))
      case .pipe, .device, nil: inputs.read(path)
      }
    }
    inputs.files += shared.map { InputFile(path: $0, role: .shared) }
    inputs.removeRepetitions()
    return inputs
  }

  /// Reads a pipe, or tells why a path leads nowhere, or to where one may not look.
  private mutating func read(_ path: String) {
    do {
      files.append(InputFile(path: path, role: .named, bytes: try Disk.readAny(path)))
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
    var firsts: [ExactText: Int] = [:]
    var kept: [InputFile] = []
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
          if name.hasSuffix(OutputPlaces.suffix) {
            addOutput(path)
          } else if name.hasSuffix(".swift") {
            files.append(InputFile(path: path, role: .found))
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
        outputs.append(Output(path: path, bytes: bytes))
      } else {
        files.append(InputFile(path: path, role: .found, bytes: bytes))
      }
    } catch {
      unreadable.append(error)
    }
  }
}
