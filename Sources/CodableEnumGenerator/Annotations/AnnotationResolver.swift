/// Gives every annotation of a file to the type or case it belongs to.
package struct AnnotationResolver {
  private let source: SourceFile
  private let form: Annotation.Form
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter form: That of the annotations that count. Enums with an attribute are the macro's business otherwise; types
  ///   with one are listed all the same.
  package init(_ form: Annotation.Form, in source: SourceFile) {
    (self.form, self.source) = (form, source)
  }

  /// The annotated enums and types of a file.
  ///
  /// - Parameter otherProtocols: Those of other files; asked for if one may be there that is none of the file.
  package mutating func resolve(
    _ file: ParsedFile,
    _ otherProtocols: () -> RefinedProtocols = { RefinedProtocols() }
  ) -> FileAnnotations {
    let enums = file.enums.compactMap { resolveEnum($0) }
    for annotated in enums { checkConformances(of: annotated, file.protocols, otherProtocols) }
    let types = file.types.compactMap { resolveType($0) }
    for stray in file.strays { report(stray) }
    return FileAnnotations(enums: enums, types: types)
  }

  // MARK: Declarations

  /// A type of an open set; nil if it isn't annotated, or a diagnostic says what is wrong.
  package mutating func resolveType(_ declaration: TypeDeclaration) -> AnnotatedType? {
    let attributes = annotations(declaration.header.attributes, .ofType)
    // The comments above an enum are looked through with its own annotation.
    let comments = annotations(declaration.attributeComments).filter {
      declaration.header.keyword != "enum" || $0.kind == .ofType
    }
    let place = "'\(declaration.header.keyword)'"
    guard let annotation = annotation(.ofType, among: attributes + comments, above: place),
      let parsed = AnnotationParser.parse(annotation, in: source, &diagnostics),
      let options = TypeOptions(parsed, &diagnostics)
    else { return nil }
    return AnnotatedType(declaration: declaration, form: annotation.form, options: options)
  }

  /// - Parameter conformances: Those that the file does not show.
  package mutating func resolveEnum(
    _ declaration: TypeDeclaration,
    _ conformances: Set<CodingProtocol> = []
  ) -> AnnotatedEnum? {
    let attributes = annotations(declaration.header.attributes, .ofEnum)
    let comments = annotations(declaration.attributeComments).filter { $0.kind != .ofType }
    if form == .comment, let attribute = attributes.first {
      // The macro's business, unless a comment makes it the tool's too.
      for _ in comments.filter({ $0.kind == .ofEnum }) {
        diagnostics.report(.repeatedAnnotation, at: attribute.nameRange, AnnotationKind.ofEnum.rawValue)
      }
      return nil
    }
    guard let annotation = annotation(.ofEnum, among: attributes + comments, above: "an enum") else {
      report(declaration.suspects, of: .ofEnum, above: declaration.header.start)
      reportCases(of: declaration)
      return nil
    }
    for element in declaration.cases { report(element.suspects, of: .ofCase, above: element.start) }
    let parsed = AnnotationParser.parse(annotation, in: source, &diagnostics)
    let inheritedTypes = declaration.header.inheritedTypes + declaration.members.inheritedTypes
    return AnnotatedEnum(
      declaration,
      form,
      parsed.map { EnumOptions($0, &diagnostics) } ?? EnumOptions(range: annotation.text),
      cases: declaration.cases.map { AnnotatedCase($0, options(of: $0)) },
      conformances: conformances.union(inheritedTypes.flatMap(CodingProtocol.named))
    )
  }

  /// What comments say already of an enum that is coded by hand: whole annotations, or only those of its cases.
  package mutating func given(for declaration: TypeDeclaration) -> GivenAnnotations {
    var given = GivenAnnotations()
    func ours(_ comments: [AttributeComment], _ kind: AnnotationKind) -> Annotation? {
      annotations(comments).first { $0.kind == kind }
    }
    if let found = ours(declaration.attributeComments, .ofEnum),
      let parsed = AnnotationParser.parse(found, in: source, &diagnostics)
    {
      given.options = (EnumOptions(parsed, &diagnostics), parsed.text)
    }
    for (index, element) in declaration.cases.enumerated() where !element.hasSiblings {
      guard let found = ours(element.attributeComments, .ofCase),
        let parsed = AnnotationParser.parse(found, in: source, &diagnostics)
      else { continue }
      given.cases[index] = (CaseOptions(parsed, &diagnostics), parsed.text)
    }
    return given
  }

  /// The protocols of the generated code must not be declared beside a comment: without that code, the compiler would
  /// synthesize other JSON in silence.
  private mutating func checkConformances(
    of annotated: AnnotatedEnum,
    _ protocols: RefinedProtocols,
    _ otherProtocols: () -> RefinedProtocols
  ) {
    let (declaration, options) = (annotated.declaration, annotated.options)
    let owners = declaration.enclosing.map(\.name)
    func all(refinedBy name: String) -> [String] {
      if protocols.contains(name, inside: owners) { return protocols.all(refinedBy: name, inside: owners) }
      return StandardTypes.protocolNames.contains(name) ? [] : otherProtocols().all(refinedBy: name, inside: owners)
    }
    let generated = Set(CodingProtocol.allCases.filter(options.declares))
    let extensions = declaration.members.extensions.filter { $0.conditions.canCoexist(with: declaration.conditions) }
    let headers = [declaration.header] + extensions.map(\.header)
    for header in headers {
      for part in header.inheritedParts(in: source) {
        let declared = Set(CodingProtocol.named(in: part.named))
        let way: String
        if declared.isDisjoint(with: generated) {
          let refined = part.named.inheritedParts.flatMap { all(refinedBy: $0) }
          guard let name = refined.first(where: { !generated.isDisjoint(with: CodingProtocol.named(in: $0)) }) else {
            continue
          }
          way = "it refines '\(name)', so declare it in an extension in another file"
        } else if declared.contains(.storageCodable), options.storage == nil {
          way = "say 'storage: .json' instead"
        } else {
          let rest = declared.subtracting(generated).subtracting([.rawRepresentable, .storageCodable]).first
          way = wayOut(of: header, (part.name, part.named), rest: rest)
        }
        diagnostics.report(.declaredConformance, at: part.range, declaration.displayName, part.name, way)
      }
    }
  }

  /// What to do about a protocol that the generated code declares.
  ///
  /// - Parameters:
  ///   - part: The name in the code, and what it names.
  ///   - rest: Another protocol that it names, which the code does not declare.
  private func wayOut(of header: TypeHeader, _ part: (name: String, named: String), rest: CodingProtocol?) -> String {
    if let rest { return "declare '\(rest.rawValue)' alone" }
    if part.named != part.name {
      let others = part.named.inheritedParts.filter { CodingProtocol.named(in: $0).isEmpty }
      if !others.isEmpty { return "it is '\(part.named)', so write '\(others.joined(separator: " & "))' in its place" }
    }
    if header.isExtension, let requirements = header.requirements {
      return "remove it, and put '\(requirements)' on the enum itself, unless it is what the values need"
    }
    return "remove it"
  }

  /// Enums without an annotation are left alone, but annotations of their cases are a mistake.
  private mutating func reportCases(of declaration: TypeDeclaration) {
    for element in declaration.cases {
      if let annotation = annotation(.ofCase, among: annotations(element.attributeComments), above: "a case") {
        diagnostics.report(.caseWithoutEnum, at: annotation.text, declaration.header.name)
      }
    }
  }

  private mutating func options(of element: EnumCase) -> CaseOptions {
    var options = annotatedOptions(of: element)
    // No code may name a case that is unavailable everywhere, or can make one that holds what has no values.
    if element.holdsNever || element.attributes.contains(where: \.isUnavailable) {
      options.skipped = Set(Direction.allCases)
    }
    return options
  }

  private mutating func annotatedOptions(of element: EnumCase) -> CaseOptions {
    let attributes = form == .attribute ? annotations(element.attributes, .ofCase) : []
    let comments = annotations(element.attributeComments)
    guard let annotation = annotation(.ofCase, among: attributes + comments, above: "a case") else {
      return CaseOptions()
    }
    guard !element.hasSiblings else {
      diagnostics.report(.caseAnnotationOnSeveral, at: annotation.nameRange)
      return CaseOptions()
    }
    let parsed = AnnotationParser.parse(annotation, in: source, &diagnostics)
    return parsed.map { CaseOptions($0, &diagnostics) } ?? CaseOptions()
  }

  // MARK: Annotations

  private func annotations(_ comments: [AttributeComment]) -> [Annotation] {
    comments.map { Annotation($0, in: source) }
  }

  private func annotations(_ attributes: [DeclarationAttribute], _ kind: AnnotationKind) -> [Annotation] {
    attributes.filter { $0.name == kind.rawValue }.map { Annotation($0, in: source) }
  }

  /// The one annotation of a kind; all others that look like ours are errors.
  private mutating func annotation(
    _ kind: AnnotationKind,
    among annotations: [Annotation],
    above place: String
  ) -> Annotation? {
    var found: Annotation?
    for annotation in annotations {
      switch annotation.kind {
      case nil: reportUnknown(annotation)
      case kind:
        if found != nil { diagnostics.report(.repeatedAnnotation, at: annotation.nameRange, kind.rawValue) }
        found = found ?? annotation
      case let other?: diagnostics.report(misplaced: other, above: place, at: annotation.nameRange)
      }
    }
    return found
  }

  private mutating func report(_ stray: StrayComment) {
    let annotation = Annotation(stray.comment, in: source)
    guard let kind = annotation.kind else { return reportUnknown(annotation) }
    let range = annotation.nameRange
    switch stray.place {
    case .aboveNothing: diagnostics.report(.annotationAboveNothing, at: range, kind.rawValue, kind.target)
    case .above(let code): diagnostics.report(misplaced: kind, above: "'\(code)'", at: range)
    case .afterCode: diagnostics.report(.annotationAfterCode, at: range, kind.rawValue, kind.target)
    }
  }

  /// `@CodableEnm` and `@codableEnum` are mistakes; `@Sendable` in a comment is not ours.
  private mutating func reportUnknown(_ annotation: Annotation) {
    let name = annotation.name.lowercased().filter { $0 != " " }
    // Other libraries have names that begin alike: `@Codable`, `@CodableKey`, `@CodedAt`.
    let known = AnnotationKind.allCases.map { $0.rawValue.lowercased() }
    guard name.hasPrefix("cod"), isMisspelling(name, of: known, within: 2) else { return }
    reportUnknown(annotation.nameRange)
  }

  private mutating func reportUnknown(_ range: Range<Int>) {
    let known = AnnotationKind.allCases.map { "@\($0.rawValue)" }
    diagnostics.reportUnknown(.unknownAnnotation, at: range, source.text(range), among: known)
  }

  /// What is not the first thing in a comment, or lacks its sign, is no annotation; where one may be meant, that must be said.
  private mutating func report(_ suspects: [AttributeComment], of kind: AnnotationKind, above start: Int) {
    for suspect in suspects where isAttached(suspect, to: start) {
      let name = source.text(suspect.range)
      guard name.lowercased().hasSuffix(kind.rawValue.lowercased()) else { continue }
      switch suspect.form {
      case .attribute: break
      case .withoutSign: reportUnknown(suspect.range)
      case .afterText: diagnostics.report(.annotationAfterText, at: suspect.range, kind.rawValue)
      }
    }
  }

  /// Whether no empty line is between a comment and the declaration below it.
  private func isAttached(_ comment: AttributeComment, to start: Int) -> Bool {
    var lineFeeds = 0
    for byte in source.bytes[min(comment.range.upperBound, start)..<start] {
      if byte == .lineFeed { lineFeeds += 1 } else if !byte.isBlank { lineFeeds = 0 }
      if lineFeeds == 2 { return false }
    }
    return true
  }
}
