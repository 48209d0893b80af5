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
    try finish(schema: text, options, isOurs: WireDocument.isSchema)
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
    guard let files = wireFiles(of: inputs, options, hasRoots: true) else { return }
    let schema = reporting(
      try ModelSchema(
        of: type,
        in: files,
        for: provider,
        wrappedIn: options.wrap,
        isInline: options.isInline,
        dates: dates
      )
    )
    guard let schema else { return }
    report(schema.failures.map { DiagnosticReport($0) })
    if isSuccessful { try finish(schema: schema.text, options, isOurs: ModelSchema.isOne) }
  }

  /// Prints a document, writes it, or compares it with the file.
  ///
  /// - Parameter isOurs: Whether a file may be one that codable-enum wrote.
  private mutating func finish(
    schema text: String,
    _ options: Options,
    isOurs: ([UInt8]) -> Bool
  ) throws(ToolError) {
    if options.isCheck, let path = options.output { return try compare(text, at: path) }
    try finish(text, options) { isOurs($0) ? nil : ToolError.isForeign }
  }

  /// Prints a text, or writes it to the file that is asked for.
  ///
  /// - Parameter refusal: Why the other file that is there stays; nil if it is replaced.
  mutating func finish(_ text: String, _ options: Options, unless refusal: ([UInt8]) -> String?) throws(ToolError) {
    guard let path = options.output else {
      standardOutput += text
      return
    }
    let current = try Disk.readIfThere(path)
    if current != Array(text.utf8) {
      if let reason = current.flatMap(refusal) { throw .keeping(path, since: reason) }
      try Disk.write(text, to: path)
      writtenCount += 1
    }
    noteWhatWasWritten(of: 1)
  }

  private mutating func compare(_ text: String, at path: String) throws(ToolError) {
    let current = try Disk.readIfThere(path)
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
