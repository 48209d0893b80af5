import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// Prints or writes Swift types for the unions of a schema.
  mutating func importSchema(_ options: Options) throws(ToolError) {
    var settings = ImportOptions()
    settings.names = options.names
    settings.pointers = try options.pointers(about: .import)
    (settings.isOpen, settings.isClosed, settings.detects) = (options.isOpen, options.isClosed, options.detects)
    guard let path = options.paths.first, let file = try sourceFiles(at: [path]).first else { return }
    if path != "-", let name = Inference.typeName(ofFile: Path.name(of: path)) { settings.rootName = name }
    let text: String
    do {
      text = try SchemaImport(file, settings).text
    } catch {
      return report([DiagnosticReport(error)])
    }
    guard let output = options.output else {
      standardOutput += text
      return
    }
    let current = Disk.exists(output) ? try Disk.readAny(output) : nil
    if let current, current != Array(text.utf8) {
      throw .inputOutput("cannot write '\(output)': another file is there; move it away", output)
    }
    if current == nil {
      try Disk.write(text, to: output)
      writtenCount += 1
    }
    noteWhatWasWritten(of: 1)
  }
}
