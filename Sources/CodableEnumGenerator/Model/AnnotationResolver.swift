/// Gives every annotation of a file to the type or case it belongs to.
struct AnnotationResolver {
  private let source: SourceFile
  private let form: AnnotationForm
  private var diagnostics: [Diagnostic] = []

  private static let enumAnnotation = "CodableEnum"
  private static let caseAnnotation = "CodableCase"
  private static let typeAnnotation = "CodableType"
  private static let annotations = [enumAnnotation, caseAnnotation, typeAnnotation]

  /// The annotated enums and types of a file. Types may be annotated by attributes too, to be listed.
  static func resolve(
    _ file: ParsedFile,
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> (enums: [AnnotatedEnum], types: [AnnotatedType]) {
    var resolver = AnnotationResolver(source: source, form: .comment)
    let enums = file.enums.compactMap { resolver.resolveEnum($0) }
    let types = (file.types + file.enums).compactMap { resolver.resolveType($0) }
    for stray in file.strays { resolver.report(stray) }
    diagnostics += resolver.diagnostics
    return (enums, types.sorted { $0.declaration.header.start < $1.declaration.header.start })
  }

  /// One enum that is annotated by an attribute.
  static func resolveAttributes(
    ofEnum declaration: TypeDeclaration,
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> AnnotatedEnum? {
    var resolver = AnnotationResolver(source: source, form: .attribute)
    let annotated = resolver.resolveEnum(declaration)
    diagnostics += resolver.diagnostics
    return annotated
  }

  /// One type that is annotated by an attribute.
  static func resolveAttributes(
    ofType declaration: TypeDeclaration,
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> AnnotatedType? {
    var resolver = AnnotationResolver(source: source, form: .attribute)
    let annotated = resolver.resolveType(declaration)
    diagnostics += resolver.diagnostics
    return annotated
  }

  private init(source: SourceFile, form: AnnotationForm) {
    self.source = source
    self.form = form
  }

  private mutating func resolveType(_ declaration: TypeDeclaration) -> AnnotatedType? {
    let attributes = declaration.header.attributes.annotations(Self.typeAnnotation)
    // The comments of an enum are looked through with its own annotation.
    let comments = declaration.attributeComments.filter {
      declaration.header.keyword != "enum" || name(of: $0) == Self.typeAnnotation
    }
    guard
      let comment = annotation(
        Self.typeAnnotation,
        among: attributes + comments,
        of: "'\(declaration.header.keyword)'"
      ),
      let attribute = AttributeParser.parse(comment, in: source, &diagnostics),
      let options = OptionReader.typeOptions(attribute, &diagnostics)
    else { return nil }
    return AnnotatedType(
      declaration: declaration,
      form: attributes.isEmpty ? .comment : .attribute,
      options: options
    )
  }

  private mutating func resolveEnum(_ declaration: TypeDeclaration) -> AnnotatedEnum? {
    let attributes = declaration.header.attributes.annotations(Self.enumAnnotation)
    let comments = declaration.attributeComments.filter { name(of: $0) != Self.typeAnnotation }
    if form == .comment, let attribute = attributes.first {
      // The macro's business, unless it is the tool's too.
      for comment in comments where name(of: comment) == Self.enumAnnotation {
        diagnostics.append(.repeatedAnnotation(Self.enumAnnotation, nameRange(of: attribute)))
      }
      return nil
    }
    guard let comment = annotation(Self.enumAnnotation, among: attributes + comments, of: "an enum") else {
      // Without annotation an enum is none of our business, but annotations of its cases are a mistake.
      for element in declaration.cases {
        if let comment = annotation(Self.caseAnnotation, among: element.attributeComments, of: "a case") {
          diagnostics.append(.caseWithoutEnum(declaration.header.name, comment.range))
        }
      }
      return nil
    }
    let attribute = AttributeParser.parse(comment, in: source, &diagnostics)
    return AnnotatedEnum(
      declaration: declaration,
      form: form,
      options: attribute.map { OptionReader.enumOptions($0, &diagnostics) } ?? EnumOptions(range: comment.range),
      caseOptions: declaration.cases.map { resolve($0) }
    )
  }

  private mutating func resolve(_ element: EnumCase) -> CaseOptions {
    var options = readOptions(element)
    // No code may name a case that is unavailable everywhere.
    if element.attributes.contains(where: { $0.availability?.filter { $0 != " " }.hasPrefix("*,unavailable") ?? false })
    {
      options.isSkipped = true
    }
    return options
  }

  private mutating func readOptions(_ element: EnumCase) -> CaseOptions {
    let attributes = form == .attribute ? element.attributes.annotations(Self.caseAnnotation) : []
    guard let comment = annotation(Self.caseAnnotation, among: attributes + element.attributeComments, of: "a case")
    else {
      return CaseOptions()
    }
    guard !element.hasSiblings else {
      diagnostics.append(.caseAnnotationOnSeveral(nameRange(of: comment)))
      return CaseOptions()
    }
    guard let attribute = AttributeParser.parse(comment, in: source, &diagnostics) else { return CaseOptions() }
    return OptionReader.caseOptions(attribute, &diagnostics)
  }

  /// The one comment with the annotation; all others that look like ours are errors.
  private mutating func annotation(
    _ name: String,
    among comments: [AttributeComment],
    of place: String
  ) -> AttributeComment? {
    var found: AttributeComment?
    for comment in comments {
      let other = self.name(of: comment)
      if other == name {
        guard found != nil else {
          found = comment
          continue
        }
        diagnostics.append(.repeatedAnnotation(name, nameRange(of: comment)))
      } else if Self.annotations.contains(other) {
        diagnostics.append(.misplacedAnnotation(other, above: place, nameRange(of: comment)))
      } else {
        reportUnknown(other, comment)
      }
    }
    return found
  }

  private mutating func report(_ stray: StrayComment) {
    let name = name(of: stray.comment)
    guard Self.annotations.contains(name) else { return reportUnknown(name, stray.comment) }
    let range = nameRange(of: stray.comment)
    switch stray.place {
    case .aboveNothing: diagnostics.append(.annotationAboveNothing(name, range))
    case .above(let code): diagnostics.append(.misplacedAnnotation(name, above: "'\(code)'", range))
    case .behindCode: diagnostics.append(.annotationBehindCode(name, range))
    }
  }

  /// `@CodableEnm` is a mistake; `@Sendable` in a comment is not ours.
  private mutating func reportUnknown(_ name: String, _ comment: AttributeComment) {
    guard name.hasPrefix("Codable") else { return }
    diagnostics.append(.unknownAnnotation(name, Self.annotations, nameRange(of: comment)))
  }

  private func name(of comment: AttributeComment) -> String {
    source.text(AttributeParser.nameRange(of: comment, in: source))
  }

  /// With the `@` and the module that qualifies the name.
  private func nameRange(of comment: AttributeComment) -> Range<Int> {
    comment.range.lowerBound..<AttributeParser.nameRange(of: comment, in: source).upperBound
  }
}

extension [DeclarationAttribute] {
  /// Those with a name, to be read as a comment is.
  fileprivate func annotations(_ name: String) -> [AttributeComment] {
    filter { $0.name == name }.map {
      AttributeComment(range: $0.range, isLineComment: false, trailsCode: false, tokenIndex: 0)
    }
  }
}
