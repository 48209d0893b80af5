/// The generator's result for a file.
package struct GeneratedFile: Sendable {
  /// The text of the output; nil if the file has errors.
  package let output: String?
  /// In the order of the source.
  package let diagnostics: [Diagnostic]
  /// What may be meant otherwise.
  package let notes: [Diagnostic]
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

  /// Whether an output is the header alone: that of a file without annotations.
  package static func isEmptyOutput(_ text: String) -> Bool { text.hasSuffix(FileEmitter.linters) }

  /// The conformances of the annotated enums in a file.
  ///
  /// - Parameters:
  ///   - isPart: Whether the output becomes a part of a shared one.
  ///   - otherProtocols: Those of other files, which are only asked for if they matter.
  package static func generate(
    _ source: SourceFile,
    isPart: Bool = false,
    _ otherProtocols: () -> RefinedProtocols = { RefinedProtocols() }
  ) -> GeneratedFile {
    guard source.mentionsAnnotations else {
      return GeneratedFile(
        output: FileEmitter.emit(FileLayout(), from: source.name),
        diagnostics: [],
        notes: [],
        layout: FileLayout()
      )
    }
    let file = CheckedFile(source) { file, diagnostics in
      var resolver = AnnotationResolver(.comment, in: source)
      defer { diagnostics += resolver.diagnostics }
      return resolver.resolve(file, otherProtocols)
    }
    return GeneratedFile(
      output: file.diagnostics.isEmpty ? FileEmitter.emit(file.layout, from: source.name, isPart: isPart) : nil,
      diagnostics: file.diagnostics,
      notes: (file.notes + file.parsed.notes(in: source)).inSourceOrder,
      layout: file.layout
    )
  }

  /// One output in place of several: a file may have imports anywhere.
  ///
  /// - Parameter parts: Those of files with annotations.
  package static func sharedOutput(of parts: [String]) -> String {
    let header = FileEmitter.header("files that share this output")
    guard !parts.isEmpty else { return header }
    return ([header, FileEmitter.format + "\n"] + parts).joined(separator: "\n")
  }
}

extension TypeList {
  package mutating func add(_ file: GeneratedFile) { files.append(file.layout) }
}

/// A file as far as it is understood: parse → resolve → lay out → check.
package struct CheckedFile: Sendable {
  package let parsed: ParsedFile
  package let layout: FileLayout
  /// In the order of the source.
  package let diagnostics: [Diagnostic]
  /// What may be meant otherwise.
  package let notes: [Diagnostic]

  /// - Parameter resolve: Which annotations of the file the layout is for.
  package init(_ source: SourceFile, _ resolve: (ParsedFile, inout [Diagnostic]) -> FileAnnotations) {
    if let offset = source.bytes.firstInvalidOffset {
      // Only a file with annotations must be readable.
      diagnostics = source.mentionsAnnotations ? [source.bytes.unreadable(at: offset)] : []
      (parsed, layout, notes) = (ParsedFile(), FileLayout(), [])
      return
    }
    parsed = DeclarationParser.parse(source)
    guard source.mentionsAnnotations else {
      (layout, diagnostics, notes) = (FileLayout(), [], [])
      return
    }
    var diagnostics: [Diagnostic] = []
    let annotations = resolve(parsed, &diagnostics)
    let types = FileTypes(parsed, annotations.enums + annotations.siblings)
    let enumForms = annotations.enums.map { EnumForm($0, among: types) }
    let siblingForms = annotations.siblings.map { EnumForm($0, among: types) }
    let forms = FileForms(types, enumForms + siblingForms)
    let enums = enumForms.map { LayoutBuilder.build($0, among: forms, &diagnostics) }
    layout = FileLayout(
      enums: enums,
      types: annotations.types.map(TypeLayout.init),
      imports: parsed.imports,
      conditionBlocks: parsed.conditionBlocks
    )
    var unread: [Diagnostic] = []
    let siblings = siblingForms.map { LayoutBuilder.build($0, among: forms, &unread) }
    let layouts = Dictionary((enums + siblings).map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
    for (annotated, layout) in zip(annotations.enums, enums) {
      var checks = LayoutChecks(layout: layout, annotated: annotated, forms: forms, layouts: layouts)
      checks.checkAll()
      checks.checkCodingKeys(in: parsed, source)
      diagnostics += checks.diagnostics
    }
    diagnostics.check(layout.types)
    if !layout.isEmpty { diagnostics.check(parsed.unbalancedBrace, in: source) }
    self.diagnostics = diagnostics.inSourceOrder
    notes = zip(annotations.enums, enums).compactMap { $1.note(on: $0.options) }
  }
}

extension [Diagnostic] {
  fileprivate mutating func check(_ unbalancedBrace: Range<Int>?, in source: SourceFile) {
    guard let brace = unbalancedBrace else { return }
    let isOpen = source.bytes[brace.lowerBound] == .leftBrace
    report(isOpen ? .unbalancedBrace : .unbalancedBraceThatCloses, at: brace)
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
