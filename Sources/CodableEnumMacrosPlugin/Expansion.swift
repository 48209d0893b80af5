import CodableEnumGenerator

/// A macro's result for one declaration: the extensions, which are nil if it has errors, and these, or notes.
typealias Expansion = (text: String?, diagnostics: [Diagnostic])

extension CheckedFile {
  fileprivate var expansion: Expansion {
    if !diagnostics.isEmpty { return (nil, diagnostics + notes) }
    let writer = CodeWriter(conditionBlocks: layout.conditionBlocks)
    for layout in layout.enums { writer.extensions(of: layout) }
    for layout in layout.types { writer.extension(of: layout) }
    return (writer.text, notes)
  }
}

// Annotations that are attributes: `@CodableEnum` above an enum, which the compiler hands over alone, in a file that
// has nothing but the heads of the declarations around it.
extension Generator {
  /// The conformances of the enum that an attribute in a range belongs to.
  ///
  /// - Parameter missingConformances: The names of the protocols that the macro may add, and that the enum does not
  ///   conform to yet, by any declaration.
  static func expandEnum(
    in source: SourceFile,
    annotatedAt range: Range<Int>,
    missingConformances: [String]
  ) -> Expansion {
    let known = CodingProtocol.allCases.filter { !missingConformances.contains($0.rawValue) }
    let file = CheckedFile(source) { file, diagnostics in
      guard let declaration = file.enums.first(where: { $0.header.attributes.contains(anyIn: range) }) else {
        diagnostics.report(misplaced: .ofEnum, above: "no enum", at: firstToken(in: range, source))
        return FileAnnotations()
      }
      // The expansion of the first attribute reports the others.
      let first = declaration.header.attributes.first { $0.name == AnnotationKind.ofEnum.rawValue }
      if let first, !range.contains(first.range.lowerBound) { return FileAnnotations() }
      var resolver = AnnotationResolver(.attribute, in: source)
      let enums = [declaration].compactMap { resolver.resolveEnum($0, Set(known)) }
      diagnostics += resolver.diagnostics
      // What is wrong with other enums is said by their own expansions.
      return FileAnnotations(enums: enums, siblings: file.enums.compactMap { resolver.resolveEnum($0) })
    }
    return file.expansion
  }

  /// The tag of the type in an open set that an attribute in a range belongs to.
  static func expandType(in source: SourceFile, annotatedAt range: Range<Int>) -> Expansion {
    let file = CheckedFile(source) { file, diagnostics in
      guard let declaration = file.types.first(where: { $0.header.attributes.contains(anyIn: range) }) else {
        diagnostics.report(misplaced: .ofType, above: "no such type", at: firstToken(in: range, source))
        return FileAnnotations()
      }
      var resolver = AnnotationResolver(.attribute, in: source)
      defer { diagnostics += resolver.diagnostics }
      return FileAnnotations(types: [declaration].compactMap { resolver.resolveType($0) })
    }
    return file.expansion
  }

  /// Whether the attribute in a range is above a case whose enum is annotated too; the enum's expansion does the rest.
  static func checkCase(in source: SourceFile, annotatedAt range: Range<Int>) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let declaration = DeclarationParser.parse(source).enums.first { declaration in
      declaration.cases.contains { $0.attributes.contains(anyIn: range) }
    }
    if let header = declaration?.header {
      if !header.attributes.contains(where: { $0.name == AnnotationKind.ofEnum.rawValue }) {
        diagnostics.report(.caseWithoutEnum, at: firstToken(in: range, source), header.name)
      }
    } else {
      diagnostics.report(misplaced: .ofCase, above: "no case", at: firstToken(in: range, source))
    }
    return diagnostics
  }

  /// The `@` of an attribute that comes with the comments before it.
  private static func firstToken(in range: Range<Int>, _ source: SourceFile) -> Range<Int> {
    Lexer.lex(source, in: range).tokens[0].range
  }
}

extension [DeclarationAttribute] {
  fileprivate func contains(anyIn range: Range<Int>) -> Bool {
    contains { range.contains($0.range.lowerBound) }
  }
}
