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
    guard let text = reporting(try SchemaImport(file, settings).text) else { return }
    try finish(text, options) { _ in "another file is there" }
  }
}
