import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

extension CommandLineTool {
  /// Prints every annotated enum as JSON.
  mutating func inspect(_ inputs: Inputs, _ options: Options) {
    let files = generateEach(inputs) { input -> JSONValue? in
      let generated = input.generated
      let isOfInterest = input.file.role != .found || generated.isAnnotated || !generated.diagnostics.isEmpty
      return isOfInterest ? input.summary : nil
    }
    let inspection = JSONValue.members(["files": .array(files.compactMap(\.self)), "version": .integer(1)])
    standardOutput += inspection.text(.spacious) + "\n"
  }
}

extension GeneratedInput {
  fileprivate var summary: JSONValue {
    .members([
      "diagnostics": .array(
        DiagnosticReport.reports(of: generated.diagnostics + generated.notes, in: source).map(\.json)
      ),
      "enums": .array(generated.summaries(in: source)),
      "path": .string(file.path),
    ])
  }
}

extension CommandLineTool {
  /// Prints each case of each annotated enum with its JSON.
  mutating func preview(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let format = try options.format(of: .preview, default: PreviewFormat.text)
    let isColored = hasColors
    let files = generateEach(inputs) { input in
      let mentionsMerged = String(decoding: input.source.bytes, as: UTF8.self).parts(around: "Merged<") != nil
      return (input.source.path, input.generated.previews(in: input.source), mentionsMerged)
    }
    // An alias of `Merged` may name types of any input.
    let document = isSuccessful && files.contains(where: \.2) ? wireDocument(of: inputs, options) : nil
    let text = files.map { path, enums, _ in
      (enums + (document?.mergedPreviews(in: path) ?? []))
        .map { $0.text(in: path, format, isColored: isColored) }.joined()
    }.joined()
    if text.isEmpty, document == nil { noteThatNothingIsAnnotated(inputs, options) }
    standardOutput += text
  }
}

extension CommandLineTool {
  /// Prints or writes a schema of all inputs, and lists what it leaves open.
  mutating func schema(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let format = try options.format(of: .schema, default: SchemaFormat.jsonSchema)
    let dates = try options.schemaDates
    guard let document = wireDocument(of: inputs, options) else { return }
    let text = document.schema(in: format, dates: dates)
    for note in document.openNotes { self.note(note.message, at: note.path, note.position) }
    guard let path = options.output else {
      standardOutput += text
      return
    }
    var current: [UInt8]?
    if Disk.exists(path) { current = try Disk.readAny(path) }
    if let current, !WireDocument.isSchema(current) {
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
