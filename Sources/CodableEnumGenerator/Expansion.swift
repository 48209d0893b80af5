/// What a macro makes of one declaration.
package struct Expansion {
  /// The extensions; nil if the declaration has errors.
  package var text: String?
  /// In the order of the source.
  package var diagnostics: [Diagnostic]
}

// Annotations that are attributes: `@CodableEnum` above an enum, which the compiler hands over alone, in a file that
// holds nothing but the heads of the declarations around it.
extension Generator {
  /// The conformances of the enum that an attribute in a range belongs to.
  ///
  /// - Parameter missingConformances: The protocols that the macro may add, and that the enum does not conform to yet, by any declaration.
  package static func expandEnum(
    in source: SourceFile,
    annotatedAt range: Range<Int>,
    missingConformances: [String]
  ) -> Expansion {
    let file = DeclarationParser.parse(source)
    guard var declaration = file.enums.first(where: { $0.header.attributes.contains(anyIn: range) }) else {
      return Expansion(diagnostics: [
        .misplacedAnnotation("CodableEnum", above: "no enum", firstToken(in: range, source))
      ])
    }
    let conforming = ["Decodable", "Encodable", "StorageCodable"].filter { !missingConformances.contains($0) }
    declaration.header.inheritedTypes += conforming
    var diagnostics: [Diagnostic] = []
    guard let annotated = AnnotationResolver.resolveAttributes(ofEnum: declaration, in: source, &diagnostics) else {
      return Expansion(diagnostics: diagnostics.inSourceOrder)
    }
    let layout = layout(of: annotated, &diagnostics)
    let text = diagnostics.isEmpty ? FileEmitter.emit(layout, of: file) : nil
    return Expansion(text: text, diagnostics: diagnostics.inSourceOrder)
  }

  /// The tag of the type in an open set that an attribute in a range belongs to.
  package static func expandType(in source: SourceFile, annotatedAt range: Range<Int>) -> Expansion {
    let file = DeclarationParser.parse(source)
    let types = file.types + file.enums
    guard let declaration = types.first(where: { $0.header.attributes.contains(anyIn: range) }) else {
      let place = firstToken(in: range, source)
      return Expansion(diagnostics: [.misplacedAnnotation("CodableType", above: "no such type", place)])
    }
    var diagnostics: [Diagnostic] = []
    guard let annotated = AnnotationResolver.resolveAttributes(ofType: declaration, in: source, &diagnostics) else {
      return Expansion(diagnostics: diagnostics.inSourceOrder)
    }
    TypeChecks.check([annotated], &diagnostics)
    let text = diagnostics.isEmpty ? FileEmitter.emit(TypeLayout(annotated), of: file) : nil
    return Expansion(text: text, diagnostics: diagnostics.inSourceOrder)
  }

  /// Whether the attribute in a range stands above a case whose enum is annotated too; that one's expansion does all
  /// the rest.
  package static func checkCase(in source: SourceFile, annotatedAt range: Range<Int>) -> [Diagnostic] {
    for declaration in DeclarationParser.parse(source).enums {
      guard declaration.cases.contains(where: { $0.attributes.contains(anyIn: range) }) else { continue }
      let isAnnotated = declaration.header.attributes.contains { $0.name == "CodableEnum" }
      return isAnnotated ? [] : [.caseWithoutEnum(declaration.header.name, firstToken(in: range, source))]
    }
    return [.misplacedAnnotation("CodableCase", above: "no case", firstToken(in: range, source))]
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
