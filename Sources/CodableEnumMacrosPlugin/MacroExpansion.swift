import CodableEnumGenerator

/// Gives a macro's declaration to the generator as a file of its own, and moves the diagnostics back to the user's file.
struct MacroExpansion {
  private let macro: AttachedMacro
  /// The declaration, inside the heads of the declarations that enclose it.
  private let source: SourceFile
  /// Where the declaration begins in `source`.
  private let start: Int

  init(_ macro: AttachedMacro) {
    self.macro = macro
    let heads = macro.lexicalContext.reversed().map { head in
      (head.hasSuffix("{}") ? String(head.dropLast(2)) : head) + "{\n"
    }
    let opening = heads.joined()
    start = opening.utf8.count
    source = SourceFile(
      path: macro.declaration.fileName,
      text: opening + macro.declaration.source + String(repeating: "\n}", count: heads.count)
    )
  }

  var answer: PluginMessage {
    let attribute = attributeRange
    switch macro.typeName {
    case "CodableEnumMacro":
      let expansion = Generator.expandEnum(
        in: source,
        annotatedAt: attribute,
        missingConformances: macro.missingConformances
      )
      return .expansion(expansion.text, expansion.diagnostics.map(diagnostic))
    case "CodableTypeMacro":
      let expansion = Generator.expandType(in: source, annotatedAt: attribute)
      return .expansion(expansion.text, expansion.diagnostics.map(diagnostic))
    default:
      let diagnostics = Generator.checkCase(in: source, annotatedAt: attribute)
      return .expansion("", diagnostics.map(diagnostic))
    }
  }

  /// The attribute in `source`, with the blanks around it.
  private var attributeRange: Range<Int> {
    let lower = start + macro.attribute.offset - macro.declaration.offset
    return lower..<lower + macro.attribute.source.utf8.count
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> PluginDiagnostic {
    PluginDiagnostic(
      place: place(diagnostic.range),
      message: diagnostic.message,
      notes: diagnostic.notes.map { .init(place: place($0.range), message: $0.message) },
      // The compiler does not say where the enclosing declarations are.
      fixIts: diagnostic.fixIts.filter { $0.range.lowerBound >= start }.map {
        .init(place: place($0.range), message: $0.message, replacement: $0.replacement)
      }
    )
  }

  private func place(_ range: Range<Int>) -> PluginDiagnostic.Place {
    let moved = macro.declaration.offset - start
    return .init(fileName: macro.declaration.fileName, range: range.lowerBound + moved..<range.upperBound + moved)
  }
}
