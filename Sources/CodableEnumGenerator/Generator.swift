/// What the generator makes of a file.
package struct GeneratedFile {
  /// The text of the output; nil if the file has errors.
  package var output: String?
  /// In the order of the source.
  package var diagnostics: [Diagnostic]
  /// The annotated enums, as understood.
  var enums: [(annotated: AnnotatedEnum, layout: EnumLayout)]
  /// Whether the file has annotations at all.
  package var isAnnotated: Bool { !enums.isEmpty }
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
      return GeneratedFile(output: FileEmitter.header(for: source), diagnostics: [], enums: [])
    }
    if let offset = source.firstInvalidOffset {
      return GeneratedFile(output: nil, diagnostics: [.notUTF8(offset)], enums: [])
    }
    var diagnostics: [Diagnostic] = []
    let file = DeclarationParser.parse(source)
    let enums = AnnotationResolver.resolve(file, in: source, &diagnostics).map { annotated in
      (annotated, layout(of: annotated, &diagnostics))
    }
    if !enums.isEmpty, let brace = file.unbalancedBrace {
      diagnostics.append(.unbalancedBrace(isOpen: source.bytes[brace.lowerBound] == .leftBrace, brace))
    }
    let output = diagnostics.isEmpty ? FileEmitter.emit(enums.map(\.1), of: file, in: source) : nil
    return GeneratedFile(output: output, diagnostics: diagnostics.inSourceOrder, enums: enums)
  }

  static func layout(of annotated: AnnotatedEnum, _ diagnostics: inout [Diagnostic]) -> EnumLayout {
    let layout = LayoutBuilder.build(annotated, &diagnostics)
    LayoutChecks.check(layout, of: annotated, &diagnostics)
    return layout
  }
}

extension [Diagnostic] {
  /// Each once.
  var inSourceOrder: [Diagnostic] {
    Set(self).sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
  }
}
