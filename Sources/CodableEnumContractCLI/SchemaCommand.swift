import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReport

extension CommandLineTool {
  /// Prints, writes or compares a schema of all inputs, and lists what it leaves open.
  mutating func schema(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let dates = try options.schemaDates
    if let provider = options.provider, let type = options.type {
      return try schema(of: type, for: provider, inputs, options)
    }
    let format = try options.format(of: .schema, default: SchemaFormat.jsonSchema)
    guard let document = wireDocument(of: inputs, options) else { return }
    let text = document.schema(in: format, options.contract, dates: dates)
    for note in document.openNotes { self.note(note.message, at: note.path, note.position) }
    try finish(text, options, mayReplace: WireDocument.isSchema)
  }

  /// Prints, writes or compares one document for one type.
  private mutating func schema(
    of type: String,
    for provider: String,
    _ inputs: Inputs,
    _ options: Options
  ) throws(ToolError) {
    let dates = try options.schemaDates
    let provider: ModelProvider = try parseWord(provider, "unknown provider '\(provider)'")
    if options.isInline, provider != .mcp {
      throw .usage("option '\(Flag.inline.rawValue)' needs '\(Flag.provider.rawValue) \(ModelProvider.mcp.rawValue)'")
    }
    let schema: ModelSchema
    do throws(InputFailure) {
      guard let files = wireFiles(of: inputs, options, hasRoots: true) else { return }
      schema = try ModelSchema(
        of: type,
        in: files,
        for: provider,
        wrappedIn: options.wrap,
        isInline: options.isInline,
        dates: dates
      )
    } catch {
      return report([DiagnosticReport(error)])
    }
    report(schema.failures.map { DiagnosticReport($0) })
    if isSuccessful { try finish(schema.text, options, mayReplace: ModelSchema.isOne) }
  }

  /// Prints a document, writes it, or compares it with the file.
  ///
  /// - Parameter mayReplace: Whether a file may be one that codable-enum wrote.
  private mutating func finish(
    _ text: String,
    _ options: Options,
    mayReplace: ([UInt8]) -> Bool
  ) throws(ToolError) {
    guard let path = options.output else {
      standardOutput += text
      return
    }
    var current: [UInt8]?
    if Disk.exists(path) { current = try Disk.readAny(path) }
    if options.isCheck { return compare(text, with: current, at: path) }
    if let current, !mayReplace(current) {
      throw .inputOutput(
        "cannot write '\(path)': codable-enum did not write the file that is there; move it away",
        path
      )
    }
    if current != Array(text.utf8) {
      try Disk.write(text, to: path)
      writtenCount += 1
    }
    noteWhatWasWritten(of: 1)
  }

  private mutating func compare(_ text: String, with current: [UInt8]?, at path: String) {
    if current == Array(text.utf8) { return note("\(Path.printable(path)) is up to date") }
    let old = current.map { String(decoding: $0, as: UTF8.self) }
    standardOutput += unifiedDiff(from: old, to: text, path: Path.printable(path))
    let line = arguments.filter { $0 != Flag.check.rawValue }.map(\.quotedForShellIfNeeded).joined(separator: " ")
    report([DiagnosticReport(path: path, "\(current == nil ? "missing" : "stale"); run codable-enum \(line)")])
  }
}

extension Options {
  /// Nil for the coder's default.
  var schemaDates: SchemaDates? {
    get throws(ToolError) {
      guard let dates else { return nil }
      return try parseWord(dates, "unknown strategy '\(dates)' of dates")
    }
  }
}
