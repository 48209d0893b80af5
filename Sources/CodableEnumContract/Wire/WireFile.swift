import CodableEnumGenerator

/// One input, as far as it can be understood without the others.
package struct WireFile: Sendable {
  /// As the user gave it.
  package let path: String
  /// What is wrong with its annotations, in the order of the source.
  package let diagnostics: [Diagnostic]
  /// Whether any of its enums is annotated, be it for the tool or for the macro.
  package var isAnnotated: Bool { !layout.enums.isEmpty }
  let layout: FileLayout
  let parsed: ParsedFile
  let lines: LineTable
  /// All types of the file.
  let entries: [WireEntry]
}

extension Generator {
  /// What a file has to do with the wire: its annotated enums, and all that those may have values of.
  package static func readWire(_ source: SourceFile) -> WireFile {
    var diagnostics: [Diagnostic] = []
    if let offset = source.firstInvalidOffset {
      // Only a file with annotations must be readable.
      if source.mentionsAnnotations { diagnostics.append(.notUTF8(offset)) }
      return WireFile(source, diagnostics, FileLayout(), ParsedFile())
    }
    let parsed = DeclarationParser.parse(source, readsProperties: true)
    guard source.mentionsAnnotations else { return WireFile(source, [], FileLayout(), parsed) }
    var annotated = AnnotationResolver.resolve(parsed, in: source, &diagnostics)
    // The macro's enums are on the wire, too.
    let attributed = parsed.enums.filter { $0.header.attributes.contains { $0.name == AnnotationKind.ofEnum.rawValue } }
    annotated.enums += attributed.compactMap { declaration in
      AnnotationResolver.resolveAttribute(ofEnum: declaration, conformances: [], in: source, &diagnostics)
    }
    annotated.enums = annotated.enums.sorted(byNumber: \.declaration.header.start)
    let layout = FileLayout.checked(parsed, annotated, in: source, &diagnostics)
    return WireFile(source, diagnostics.inSourceOrder, layout, parsed)
  }
}

extension WireFile {
  fileprivate init(_ source: SourceFile, _ diagnostics: [Diagnostic], _ layout: FileLayout, _ parsed: ParsedFile) {
    self.init(
      path: source.path,
      diagnostics: diagnostics,
      layout: layout,
      parsed: parsed,
      lines: LineTable(source),
      entries: WireEntry.entries(layout, parsed)
    )
  }

  func position(of range: Range<Int>) -> SourcePosition { lines.position(at: range.lowerBound) }
}
