import CodableEnumFiles
import CodableEnumContract

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
      var writer = FileWriter()
      try writer.write(text, to: path)
      writtenCount += 1
    }
    noteWhatWasWritten(of: 1)
  }
}

extension Options {
  /// Nil for the coder's default.
  fileprivate var schemaDates: SchemaDates? {
    get throws(ToolError) {
      guard let dates else { return nil }
      return try parseWord(dates, "unknown strategy '\(dates)' of dates")
    }
  }
}
