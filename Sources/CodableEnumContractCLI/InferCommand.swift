import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Prints an enum that can write all samples.
  mutating func infer(_ options: Options) throws(ToolError) {
    var inference = InferenceOptions()
    inference.name = try options.inferredName
    inference.key = options.key
    inference.maps = try options.mapPointers(about: .infer)
    (inference.isOpen, inference.detects) = (options.isOpen, options.detects)
    inference.isPartial = options.isPartial
    guard let samples = try samples(in: options.paths, options, about: .infer) else { return }
    if let hint = samples.hint { note(hint) }
    var declared: (source: SourceFile, name: String?)?
    if let enumeration = options.enumeration {
      let (path, name) = Options.file(in: enumeration)
      declared = (SourceFile(path: Path.printable(path), bytes: try Disk.readAny(path)), name)
    }
    do {
      let result =
        if let declared {
          try Inference(annotating: declared.name, in: declared.source, of: samples, inference)
        } else {
          try Inference(of: samples, inference)
        }
      for note in result.notes { self.note(note) }
      standardOutput += result.text
    } catch {
      report([DiagnosticReport(error)])
    }
  }

  /// The samples in files; nil after an error.
  mutating func samples(in paths: [String], _ options: Options, about command: Command) throws(ToolError) -> SampleSet?
  {
    let pointer = try options.pointers(about: command).last ?? .root
    let files = try sourceFiles(at: paths)
    do {
      return try SampleSet(files, at: pointer)
    } catch {
      report([DiagnosticReport(error)])
      return nil
    }
  }

  /// Files of JSON, of which `-` is standard input.
  func sourceFiles(at paths: [String]) throws(ToolError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      let isStandardInput = path == "-"
      let bytes = try isStandardInput ? Disk.readStandardInput() : Disk.readAny(path)
      files.append(SourceFile(path: isStandardInput ? "standard input" : Path.printable(path), bytes: bytes))
    }
    return files
  }
}

extension DiagnosticReport {
  init(_ failure: InputFailure) {
    self.init(path: failure.place?.path, failure.message)
    position = failure.place?.position
  }
}

extension Options {
  fileprivate func jsonPointer(_ text: String, of flag: Flag, about command: Command) throws(ToolError) -> JSONPointer {
    if let pointer = JSONPointer(text) { return pointer }
    throw .usage("option '\(flag.rawValue)' needs a JSON pointer, such as /items, not '\(text)'", about: command)
  }

  func pointers(about command: Command) throws(ToolError) -> [JSONPointer] {
    var found: [JSONPointer] = []
    for pointer in pointers { found.append(try jsonPointer(pointer, of: .at, about: command)) }
    return found
  }

  func mapPointers(about command: Command) throws(ToolError) -> [JSONPointer] {
    var pointers: [JSONPointer] = []
    for map in maps { pointers.append(try jsonPointer(map, of: .map, about: command)) }
    return pointers
  }

  /// `Message.swift:Message`: the file and the enum's name.
  fileprivate static func file(in argument: String) -> (path: String, name: String?) {
    // A Windows drive also has a colon.
    guard !argument.hasSuffix(".swift"), let colon = argument.lastIndex(of: ":") else { return (argument, nil) }
    return (String(argument[..<colon]), String(argument[argument.index(after: colon)...]))
  }

  /// The given name, or one made from the name of the only file.
  fileprivate var inferredName: String {
    get throws(ToolError) {
      if let name = names.last {
        guard TakenNames.isFree(name) else {
          throw .usage("option '\(Flag.name.rawValue)' needs the name of a new type, not '\(name)'", about: .infer)
        }
        return name
      }
      let usual = InferenceOptions().name
      guard paths.count == 1, paths[0] != "-" else { return usual }
      return Inference.typeName(ofFile: Path.name(of: paths[0])) ?? usual
    }
  }
}
