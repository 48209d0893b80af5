import CodableEnumFiles
import CodableEnumContract
import CodableEnumGenerator

extension CommandLineTool {
  /// Prints an enum that can write all samples.
  mutating func infer(_ options: Options) throws(ToolError) {
    let pointer = try options.jsonPointer(options.pointer ?? "", of: .at)
    var inference = InferenceOptions()
    inference.name = try options.inferredName
    inference.key = options.key
    for map in options.maps { inference.maps.append(try options.jsonPointer(map, of: .map)) }
    (inference.isOpen, inference.detects) = (options.isOpen, options.detects)
    var files: [SourceFile] = []
    for path in options.paths {
      let isStandardInput = path == "-"
      let bytes = try isStandardInput ? Disk.readStandardInput() : Disk.readAny(path)
      files.append(SourceFile(path: isStandardInput ? "standard input" : Path.printable(path), bytes: bytes))
    }
    let samples: SampleSet
    do {
      samples = try SampleSet(files, at: pointer)
    } catch {
      return report([DiagnosticReport(error)])
    }
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
}

extension DiagnosticReport {
  fileprivate init(_ error: SampleError) {
    self.init(path: error.path, error.message)
    position = error.position
  }

  fileprivate init(_ failure: InferenceFailure) {
    self.init(path: failure.place?.path, failure.message)
    position = failure.place?.position
  }
}

extension Options {
  fileprivate func jsonPointer(_ text: String, of flag: Flag) throws(ToolError) -> JSONPointer {
    if let pointer = JSONPointer(text) { return pointer }
    throw .usage("option '\(flag.rawValue)' needs a JSON pointer, such as /items, not '\(text)'", about: .infer)
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
      if let name {
        guard isASCIIIdentifier(name), !isReserved(name) else {
          throw .usage("option '\(Flag.name.rawValue)' needs the name of a type, not '\(name)'", about: .infer)
        }
        return name
      }
      let usual = InferenceOptions().name
      guard paths.count == 1, paths[0] != "-" else { return usual }
      return Inference.typeName(ofFile: Path.name(of: paths[0])) ?? usual
    }
  }
}
