import CodableEnumGenerator
import Dispatch

/// A Swift file to generate for.
package struct InputFile: Sendable {
  /// How a file came to be an input.
  package enum Role: Sendable {
    /// In a directory: it has an output if it has annotations.
    case found
    /// By its path: it has an output in any case.
    case named
    /// By its path: its output is part of one that several files share.
    case shared
  }

  package var path: String
  package var role: Role
  /// Its bytes, if they were read already.
  package var bytes: [UInt8]?

  package init(path: String, role: Role, bytes: [UInt8]? = nil) {
    (self.path, self.role, self.bytes) = (path, role, bytes)
  }

  package func read() throws(ToolError) -> [UInt8] {
    if let bytes { return bytes }
    return try Disk.read(path)
  }
}

/// The protocols of all inputs. These are read only once one of them asks.
package final class InputProtocols: @unchecked Sendable {
  private let inputs: [InputFile]
  private let queue = DispatchQueue(label: "protocols of inputs")
  private var found: RefinedProtocols?

  package init(of inputs: [InputFile]) { self.inputs = inputs }

  package var all: RefinedProtocols {
    queue.sync {
      if let found { return found }
      var protocols = RefinedProtocols()
      for input in inputs {
        // Another reader reports what can't be read.
        guard let bytes = try? input.read() else { continue }
        let source = SourceFile(path: input.path, bytes: bytes)
        if source.mentionsProtocols { protocols.add(DeclarationParser.parse(source)) }
      }
      found = protocols
      return protocols
    }
  }
}

/// Where outputs go.
package struct OutputPlaces: Sendable {
  /// What conformances of an input are written to ends in: `Action+CodableEnum.swift` for `Action.swift`.
  package static let suffix = "+CodableEnum.swift"

  /// The directory of the outputs of single inputs; beside them if nil.
  package var directory: String?
  /// The output of the files that share one; nil if none do.
  package var shared: String?
  /// The list of all types of open sets; nil if none is asked for.
  package var types: String?
  /// Outputs that are compiled as they are.
  package var committed: [String] = []

  package init() {}

  package func output(of input: String) -> String {
    Path.join(directory ?? Path.directory(of: input), Self.outputName(of: Path.name(of: input)))
  }

  package static func outputName(of input: String) -> String {
    (input.hasSuffix(".swift") ? String(input.dropLast(6)) : input) + suffix
  }

  /// The output of a name that is compiled as it is.
  fileprivate func committedOutput(named name: String) -> String? {
    if committed.isEmpty { return nil }
    let bytes = ExactText(name)
    return committed.first { ExactText(Path.name(of: $0)) == bytes } ?? committed.first { Path.name(of: $0) == name }
  }

  /// Refuses two outputs at one path.
  package func refuseSameOutputs(of inputs: [InputFile]) throws(ToolError) {
    try refuseEqualOutputs(of: inputs)
    try refuseSimilarOutputs(of: inputs)
  }

  /// Two inputs of one name cannot both have their output in one directory, nor an input where a flag has its.
  private func refuseEqualOutputs(of inputs: [InputFile]) throws(ToolError) {
    var identities = FileIdentities()
    var owners: [ExactText: String] = [:]
    func add(_ owner: String, _ output: String) throws(ToolError) {
      guard let other = owners.updateValue(owner, forKey: identities.identity(of: output)) else { return }
      throw .usage("'\(other)' and '\(owner)' have the same output, '\(output)'")
    }
    if let shared { try add("--shared-output", shared) }
    if let types { try add("--types-output", types) }
    for input in inputs where input.role != .shared { try add(input.path, output(of: input.path)) }
  }

  /// Where a disk ignores case, one of two outputs would overwrite the other. Refused on every disk, so that a project that
  /// is generated on one is generated on all.
  private func refuseSimilarOutputs(of inputs: [InputFile]) throws(ToolError) {
    if directory == nil { return }
    var owners: [FoldedName: String] = [:]
    for input in inputs where input.role != .shared {
      let output = output(of: input.path)
      guard let other = owners.updateValue(input.path, forKey: FoldedName(Path.name(of: output))) else { continue }
      throw .usage(
        "'\(other)' and '\(input.path)' have outputs that some disks take for one file, '\(output)'; rename one of them"
      )
    }
  }
}

/// The expected and the current text of an output.
package struct ExpectedOutput: Sendable {
  package enum Fate: Sendable {
    case written
    /// It is compiled as it is, so it must be up to date already.
    case compared
    /// Its input has lost its annotations.
    case leftBehind
  }

  package var path: String
  package var text: String
  package var fate: Fate
  /// Nil if there is no such file.
  package var current: Result<String?, ToolError>

  package init(_ path: String, _ text: String, _ fate: Fate = .written) {
    (self.path, self.text, self.fate) = (path, text, fate)
    current = Result { () throws(ToolError) in try Self.currentText(of: path) }
  }

  private static func currentText(of path: String) throws(ToolError) -> String? {
    guard Disk.exists(path) else { return nil }
    let bytes = try Disk.read(path)
    guard Generator.isOutput(bytes) else { throw .keeping(path, since: ToolError.isForeign) }
    // A checkout may have changed the line ends; the tool itself writes no carriage return.
    return String(
      decoding: bytes.contains(.carriageReturn) ? bytes.filter { $0 != .carriageReturn } : bytes,
      as: UTF8.self
    )
  }

  /// Whether there is nothing to write: byte for byte, since strings are equal that are not the same scalars. Only the
  /// input's name in a header is compared as a string, for file systems compose characters in their own ways.
  package func isUpToDate(_ current: String?) -> Bool {
    guard let current else { return false }
    if ExactText(current) == ExactText(text) { return true }
    let (lines, currentLines) = (text.utf8.split(separator: .lineFeed), current.utf8.split(separator: .lineFeed))
    return current == text
      && zip(lines, currentLines).allSatisfy { line, currentLine in
        line.elementsEqual(currentLine) || Generator.isOutput(Array(line)) && Generator.isOutput(Array(currentLine))
      }
  }
}

/// One input's part of the outputs.
private struct OutputContribution {
  /// Nil if the input has no output of its own.
  var own: ExpectedOutput?
  /// A part of the output that several files share.
  var shared: String?
  /// The types of open sets, where there are any.
  var types: (file: GeneratedFile, source: SourceFile)?
  /// The number of annotated enums.
  var enums = 0
  var traits: Set<Trait> = []
  var isAnnotated = false

  init(_ file: InputFile, _ source: SourceFile, _ generated: GeneratedFile, _ places: OutputPlaces) {
    guard let text = generated.output else { return }
    (enums, isAnnotated) = (generated.layout.enums.count, generated.isAnnotated)
    traits = generated.layout.traits
    if generated.hasTypes { types = (generated, source) }
    let path = places.output(of: file.path)
    switch file.role {
    case .shared:
      if generated.isAnnotated { shared = text }
    case .found where !generated.isAnnotated:
      let leftBehind = ExpectedOutput(path, text, .leftBehind)
      // A file that someone else wrote has nothing to do with this input.
      if case .success(.some) = leftBehind.current { own = leftBehind }
    case .found, .named:
      let committed = places.committedOutput(named: Path.name(of: path))
      own = committed.map { ExpectedOutput($0, text, .compared) } ?? ExpectedOutput(path, text)
    }
  }
}

extension Array {
  /// Makes something of each element, on all processors.
  package func mapConcurrently<Value>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    nonisolated(unsafe) let elements = self
    return [Value](unsafeUninitializedCapacity: count) {
      // Each place is written once, by whoever has its element.
      nonisolated(unsafe) let places = $0
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        places.initializeElement(at: index, to: transform(elements[index]))
      }
      $1 = elements.count
    }
  }
}

extension Reports {
  /// The outputs of all inputs, and what is made of several.
  package mutating func outputs(of inputs: [InputFile], _ places: OutputPlaces) -> [ExpectedOutput] {
    let protocols = InputProtocols(of: inputs)
    let contributions = readEach(inputs) { file, source in
      let generated = Generator.generate(source, isPart: file.role == .shared) { protocols.all }
      return (OutputContribution(file, source, generated, places), generated.diagnostics + generated.notes)
    }
    enums += contributions.reduce(0) { $0 + $1.enums }
    traits = contributions.reduce(traits) { $0.union($1.traits) }
    annotatedFiles += contributions.count { $0.isAnnotated }
    var outputs = contributions.compactMap(\.own)
    // An output of several files is made from all of them, or not written.
    if let path = places.shared, isSuccessful {
      outputs.append(ExpectedOutput(path, Generator.sharedOutput(of: contributions.compactMap(\.shared))))
    }
    if let path = places.types, isSuccessful {
      let list = listTypes(contributions.compactMap(\.types))
      let fate: ExpectedOutput.Fate = places.committed.contains(path) ? .compared : .written
      if isSuccessful { outputs.append(ExpectedOutput(path, list.text, fate)) }
    }
    return outputs
  }

  /// Lists the types of open sets, and reports each that has the tag of a type in another file.
  private mutating func listTypes(_ files: [(file: GeneratedFile, source: SourceFile)]) -> TypeList {
    var list = TypeList()
    for (file, _) in files { list.add(file) }
    for conflict in list.conflicts {
      let (source, earlier) = (files[conflict.file].source, files[conflict.earlierFile].source)
      report([
        DiagnosticReport(
          conflict.diagnostic,
          source.path,
          LineTable(source),
          notesIn: earlier.path,
          LineTable(earlier)
        )
      ])
    }
    return list
  }

  /// Reads every input, on all processors; what is wrong with one is printed, in their order, and the others go on.
  ///
  /// - Parameter transform: Makes something of an input, and finds what is wrong with it.
  /// - Returns: What the transform made of each input that could be read.
  package mutating func readEach<Value>(
    _ inputs: [InputFile],
    _ transform: @Sendable (InputFile, SourceFile) -> (Value, [Diagnostic])
  ) -> [Value] {
    let didRead = didRead
    let results = inputs.mapConcurrently { input in
      defer { didRead() }
      return Result { () throws(ToolError) in
        let source = SourceFile(path: Path.printable(input.path), bytes: try input.read())
        let (value, diagnostics) = transform(input, source)
        return (value, DiagnosticReport.reports(of: diagnostics, in: source))
      }
    }
    var values: [Value] = []
    for result in results {
      switch result {
      case .failure(let error): report(error)
      case .success((let value, let reports)):
        report(reports)
        values.append(value)
      }
    }
    return values
  }

  /// Writes outputs if they have changed, and returns how many.
  @discardableResult
  package mutating func write(_ outputs: [ExpectedOutput]) -> Int {
    var count = 0
    for output in outputs {
      do {
        let current = try output.current.get()
        if output.isUpToDate(current) { continue }
        switch output.fate {
        case .written, .leftBehind:
          try Disk.write(output.text, to: output.path)
          count += 1
        case .compared:
          let wayOut = "delete it, since the build writes its own, or run swift package codable-enum-write generate"
          report([DiagnosticReport(path: output.path, "\(current == nil ? "missing" : "stale"); \(wayOut)")])
        }
      } catch {
        report(error)
      }
    }
    return count
  }
}
