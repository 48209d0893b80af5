/// A file as far as it is understood: parse → resolve → lay out → check.
package struct CheckedFile: Sendable {
  package let parsed: ParsedFile
  package let layout: FileLayout
  /// In the order of the source.
  package let diagnostics: [Diagnostic]

  /// - Parameter resolve: Which annotations of the file the layout is for.
  package init(_ source: SourceFile, _ resolve: (ParsedFile, inout [Diagnostic]) -> FileAnnotations) {
    if let offset = source.firstInvalidOffset {
      // Only a file with annotations must be readable.
      diagnostics = source.mentionsAnnotations ? [source.bytes.unreadable(at: offset)] : []
      (parsed, layout) = (ParsedFile(), FileLayout())
      return
    }
    parsed = DeclarationParser.parse(source)
    guard source.mentionsAnnotations else {
      (layout, diagnostics) = (FileLayout(), [])
      return
    }
    var diagnostics: [Diagnostic] = []
    let annotations = resolve(parsed, &diagnostics)
    let types = FileTypes(parsed, annotations.enums + annotations.siblings)
    var ofSiblings: [Diagnostic] = []
    let enums = annotations.enums.map { LayoutBuilder.build($0, among: types, &diagnostics) }
    let siblings = annotations.siblings.map { LayoutBuilder.build($0, among: types, &ofSiblings) }
    let forms = FileForms(types, enums + siblings)
    layout = FileLayout(
      enums: enums.map(forms.complete),
      types: annotations.types.map(TypeLayout.init),
      imports: parsed.imports,
      conditionBlocks: parsed.conditionBlocks
    )
    LayoutChecks.check(layout, among: forms, &diagnostics)
    if !layout.isEmpty, let brace = parsed.unbalancedBrace {
      let isOpen = source.bytes[brace.lowerBound] == .leftBrace
      diagnostics.report(isOpen ? .unbalancedBrace : .unbalancedBraceThatCloses, at: brace)
    }
    self.diagnostics = diagnostics.inSourceOrder
  }
}

extension [UInt8] {
  /// Why a file cannot be read from an offset on. One in UTF-16 has a NUL among its first two bytes.
  fileprivate func unreadable(at offset: Int) -> Diagnostic {
    Diagnostic(self[offset] == 0 && offset > 1 ? .nulByte : .notUTF8, at: offset..<offset, [])
  }
}

extension [Diagnostic] {
  /// Each once.
  fileprivate var inSourceOrder: [Diagnostic] {
    Set(self).sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
  }
}
