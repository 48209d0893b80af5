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
    let result =
      if let declared {
        reporting(try Inference(annotating: declared.name, in: declared.source, of: samples, inference))
      } else {
        reporting(try Inference(of: samples, inference))
      }
    guard let result else { return }
    for note in result.notes { self.note(note) }
    standardOutput += result.text
  }

  /// The samples in files; nil after an error.
  mutating func samples(in paths: [String], _ options: Options, about command: Command) throws(ToolError) -> SampleSet?
  {
    let pointer = try options.pointers(about: command).last ?? .root
    let files = try sourceFiles(at: paths)
    return reporting(try SampleSet(files, at: pointer))
  }

  /// Files of JSON, of which `-` is standard input.
  func sourceFiles(at paths: [String]) throws(ToolError) -> [SourceFile] {
    try paths.map { path throws(ToolError) in
      if path == "-" { return SourceFile(path: "standard input", bytes: try Disk.readStandardInput()) }
      return SourceFile(path: Path.printable(path), bytes: try Disk.readAny(path))
    }
  }
}

extension CommandLineTool {
  /// A value; nil after an error, which is printed.
  mutating func reporting<Value>(_ value: @autoclosure () throws(InputFailure) -> Value) -> Value? {
    do {
      return try value()
    } catch {
      report([DiagnosticReport(error)])
      return nil
    }
  }
}

extension DiagnosticReport {
  init(_ failure: InputFailure) {
    self.init(path: failure.place?.path, at: failure.place?.position, failure.message)
  }
}

extension Options {
  fileprivate func jsonPointer(_ text: String, of flag: Flag, about command: Command) throws(ToolError) -> JSONPointer {
    if let pointer = JSONPointer(text) { return pointer }
    throw .usage("option '\(flag.rawValue)' needs a JSON pointer, such as /items, not '\(text)'", about: command)
  }

  func pointers(about command: Command) throws(ToolError) -> [JSONPointer] {
    try pointers.map { pointer throws(ToolError) in try jsonPointer(pointer, of: .at, about: command) }
  }

  func mapPointers(about command: Command) throws(ToolError) -> [JSONPointer] {
    try maps.map { map throws(ToolError) in try jsonPointer(map, of: .map, about: command) }
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
