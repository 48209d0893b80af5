/// The generator's result for a file.
package struct GeneratedFile: Sendable {
  /// The text of the output; nil if the file has errors.
  package let output: String?
  /// In the order of the source.
  package let diagnostics: [Diagnostic]
  /// The annotated enums and types, as understood.
  package let layout: FileLayout

  /// Whether the file has types of open sets, those with the macro's attribute included.
  package var hasTypes: Bool { !layout.types.isEmpty }
  /// Whether the file has annotations of its own.
  package var isAnnotated: Bool { !layout.isEmpty }
}

package enum Generator {
  /// Whether a file is one that the generator wrote, by its first line.
  package static func isOutput(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { !$0.isLineEnd }, as: UTF8.self)
    return line.hasPrefix(FileEmitter.headerStart) && line.hasSuffix(FileEmitter.headerEnd)
  }

  /// The conformances of the annotated enums in a file.
  package static func generate(_ source: SourceFile) -> GeneratedFile {
    guard source.mentionsAnnotations else {
      return GeneratedFile(
        output: FileEmitter.emit(FileLayout(), from: source.name),
        diagnostics: [],
        layout: FileLayout()
      )
    }
    let file = CheckedFile(source) { AnnotationResolver.resolve($0, in: source, &$1) }
    return GeneratedFile(
      output: file.diagnostics.isEmpty ? FileEmitter.emit(file.layout, from: source.name) : nil,
      diagnostics: file.diagnostics,
      layout: file.layout
    )
  }

  /// One output in place of several: a file may have imports anywhere.
  ///
  /// - Parameter outputs: Those of files with annotations.
  package static func sharedOutput(of outputs: [String]) -> String {
    ([FileEmitter.header("files that share this output")] + outputs).joined(separator: "\n")
  }
}

extension TypeList {
  /// Adds the types of a file.
  package mutating func add(_ file: GeneratedFile) { files.append(file.layout) }
}
