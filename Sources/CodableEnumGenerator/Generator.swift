/// What the generator makes of a file.
package struct GeneratedFile: Sendable {
  /// The text of the output; nil if the file has errors.
  package var output: String?
  /// In the order of the source.
  package var diagnostics: [Diagnostic]
  /// The annotated enums, as understood.
  var enums: [(annotated: AnnotatedEnum, layout: EnumLayout)] = []
  /// The types of open sets.
  var types: [(annotated: AnnotatedType, layout: TypeLayout)] = []
  var imports: [ImportDeclaration] = []
  var conditionBlocks: [[String]] = []
  /// Whether the file has types of open sets, be they the macro's.
  package var hasTypes: Bool { !types.isEmpty }
  /// Whether the file has annotations of its own.
  package var isAnnotated: Bool { !enums.isEmpty || types.contains { $0.annotated.form == .comment } }
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
      return GeneratedFile(output: FileEmitter.header(source.name), diagnostics: [])
    }
    if let offset = source.firstInvalidOffset {
      return GeneratedFile(output: nil, diagnostics: [.notUTF8(offset)])
    }
    var diagnostics: [Diagnostic] = []
    let file = DeclarationParser.parse(source)
    let annotated = AnnotationResolver.resolve(file, in: source, &diagnostics)
    var generated = GeneratedFile(diagnostics: [])
    generated.enums = annotated.enums.map { ($0, layout(of: $0, &diagnostics)) }
    generated.types = annotated.types.map { ($0, TypeLayout($0)) }
    generated.imports = file.imports
    generated.conditionBlocks = file.conditionBlocks
    TypeChecks.check(generated.types.map(\.annotated), &diagnostics)
    if generated.isAnnotated, let brace = file.unbalancedBrace {
      diagnostics.append(.unbalancedBrace(isOpen: source.bytes[brace.lowerBound] == .leftBrace, brace))
    }
    generated.diagnostics = diagnostics.inSourceOrder
    if diagnostics.isEmpty { generated.output = FileEmitter.emit(generated, of: file, in: source) }
    return generated
  }

  /// One output in place of several: a file may import what it needs wherever it stands.
  ///
  /// - Parameter outputs: Those of files with annotations.
  package static func sharedOutput(of outputs: [String]) -> String {
    ([FileEmitter.header("files that share this output")] + outputs).joined(separator: "\n")
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
