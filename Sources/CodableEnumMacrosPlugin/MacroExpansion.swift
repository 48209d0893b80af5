import CodableEnumGenerator

/// Gives a macro's declaration to the generator as a file of its own, and moves the diagnostics back to the user's file.
struct MacroExpansion {
  private let macro: AttachedMacro
  /// The declaration, inside the heads of the declarations that enclose it.
  private let source: SourceFile
  /// The attribute in `source`, with the blanks around it.
  private let attributeRange: Range<Int>
  /// The part of `source` whose place the compiler gives.
  private let pieces: [Piece]

  private struct Piece {
    var range: Range<Int>
    var fileName: String
    /// Of the first byte in the file.
    var offset: Int

    init(_ syntax: SourceSyntax, at start: Int) {
      range = start..<start + syntax.source.utf8.count
      fileName = syntax.fileName
      offset = syntax.offset
    }
  }

  /// Nil if the attribute is not where the declaration is.
  init?(_ macro: AttachedMacro) {
    self.macro = macro
    let heads = macro.enclosingHeads
    var text = heads.map { $0 + "\n{\n" }.joined()
    let attribute = macro.attribute
    if attribute.fileName == macro.declaration.fileName {
      let offset = attribute.offset - macro.declaration.offset
      let attributeEnd = offset + attribute.source.utf8.count
      guard offset >= 0, attributeEnd <= macro.declaration.source.utf8.count else { return nil }
      let start = text.utf8.count
      attributeRange = start + offset..<start + attributeEnd
      pieces = [Piece(macro.declaration, at: start)]
    } else {
      // Another macro adds the attribute, and the declaration comes without it.
      let added = Piece(attribute, at: text.utf8.count)
      attributeRange = added.range
      text += attribute.source + "\n"
      pieces = [added, Piece(macro.declaration, at: text.utf8.count)]
    }
    text += macro.declaration.source + String(repeating: "\n}", count: heads.count)
    source = SourceFile(path: macro.declaration.fileName, text: text)
  }

  /// As JSON.
  var answer: String {
    let (text, diagnostics) =
      switch macro.name {
      case .ofEnum:
        Generator.expandEnum(in: source, annotatedAt: attributeRange, missingConformances: macro.missingConformances)
      case .ofType: Generator.expandType(in: source, annotatedAt: attributeRange)
      case .ofCase: ("", Generator.checkCase(in: source, annotatedAt: attributeRange))
      }
    return Answer.expansion(text, diagnostics.map(answer))
  }

  private func answer(_ diagnostic: Diagnostic) -> String {
    Answer.diagnostic(
      diagnostic.message,
      isNote: diagnostic.isNote,
      at: place(diagnostic.range),
      notes: diagnostic.notes.map { Answer.note($0.message, at: place($0.range)) },
      fixIts: diagnostic.fixIts.filter { piece(at: $0.range) != nil }.map {
        Answer.fixIt($0.message, at: place($0.range), $0.replacement)
      }
    )
  }

  /// In the user's file; at the attribute for what is in an enclosing declaration, since the compiler does not say where
  /// that is.
  private func place(_ range: Range<Int>) -> Answer.Place {
    guard let piece = piece(at: range) else {
      let blanks = macro.attribute.source.utf8.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.count
      let end = macro.attribute.offset + macro.attribute.source.utf8.count
      return .init(fileName: macro.attribute.fileName, range: macro.attribute.offset + blanks..<end)
    }
    let moved = piece.offset - piece.range.lowerBound
    let range = range.clamped(to: piece.range)
    return .init(fileName: piece.fileName, range: range.lowerBound + moved..<range.upperBound + moved)
  }

  private func piece(at range: Range<Int>) -> Piece? {
    pieces.first { $0.range.lowerBound <= range.lowerBound && range.lowerBound <= $0.range.upperBound }
  }
}
