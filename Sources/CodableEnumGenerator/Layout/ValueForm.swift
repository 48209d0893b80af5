/// What a value is on the wire, as far as the file of its enum tells.
struct ValueForm {
  let type: WireType
  /// The kinds of JSON that it is written as; none where they cannot be known.
  let kinds: Set<JSONKind>
  /// The scalar that it is where it is not nil, as an enum with raw values is, too.
  var scalar: WireScalar?
  /// Whether it is taken for an object of a type that codes itself.
  var isObject = false
  /// Why its kinds cannot be known; nil if they can, or if it is a `CodableValue`.
  var doubt: String?

  /// A value with a coder, which may write anything.
  static let coded = ValueForm(type: .anything, kinds: [], doubt: "a value with a coder")
}

/// The annotated enums of a file, which others have values of.
struct FileEnums {
  private let enums: [String: AnnotatedEnum]

  init(_ enums: [AnnotatedEnum]) {
    self.enums = Dictionary(enums.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
  }

  /// - Parameter declaration: The enum that the value is in.
  func form(of value: AssociatedValue, in declaration: TypeDeclaration) -> ValueForm {
    form(of: value, in: declaration, inside: [])
  }

  private func form(of value: AssociatedValue, in declaration: TypeDeclaration, inside outer: [String]) -> ValueForm {
    let type = type(of: value.type.expression, in: declaration)
    var form = ValueForm(
      type: type,
      kinds: kinds(of: type, in: declaration, inside: outer),
      doubt: doubt(about: type)
    )
    switch type.unwrapped {
    case .scalar(let scalar): form.scalar = scalar
    case .open, .record: form.isObject = true
    case .definition(let name, _):
      guard let header = declaration.nestedTypes[name] else { break }
      if case .scalar(let scalar) = RawValues.type(of: header) { form.scalar = scalar }
      form.isObject = form.scalar == nil && enums["\(declaration.qualifiedName).\(name)"] == nil
    default: break
    }
    return form
  }

  private func doubt(about type: WireType) -> String? {
    switch type.unwrapped {
    case .parameter: "a generic parameter"
    case .pairs: "a dictionary whose keys are not strings or integers"
    default: nil
    }
  }

  // MARK: Types

  private func type(of expression: TypeExpression, in declaration: TypeDeclaration) -> WireType {
    switch expression {
    case .optional(let wrapped): .optional(type(of: wrapped, in: declaration))
    case .array(let element): .list(type(of: element, in: declaration))
    case .dictionary(let key, let value):
      .dictionary(key: type(of: key, in: declaration), value: type(of: value, in: declaration))
    case .other(let text): .open(text)
    case .name(let components): type(named: components, in: declaration)
    }
  }

  private func type(named components: [TypeExpression.Component], in declaration: TypeDeclaration) -> WireType {
    let name = components[0].name
    let generics = (declaration.enclosing + [declaration.header]).flatMap(\.genericParameters)
    if generics.contains(where: { $0.name == name }) { return .parameter(name) }
    if components.count == 1, declaration.nestedTypes[name] != nil { return .definition(name, []) }
    let plain = Array(components.withoutModule)
    let arguments = plain.flatMap(\.arguments).map { type(of: $0, in: declaration) }
    let known = plain.count == 1 ? StandardTypes.type(named: plain[0].name, arguments) : nil
    return known ?? .open(TypeExpression.name(components).text)
  }

  // MARK: Kinds

  private func kinds(
    of type: WireType,
    in declaration: TypeDeclaration,
    inside outer: [String]
  ) -> Set<JSONKind> {
    switch type {
    case .definition(let name, _): kinds(of: declaration.nestedTypes[name], in: declaration, inside: outer)
    case .optional(let wrapped): kinds(of: wrapped, in: declaration, inside: outer).union([.null])
    default: type.kinds
    }
  }

  /// The kinds of a type that is declared inside an enum.
  private func kinds(
    of header: TypeHeader?,
    in declaration: TypeDeclaration,
    inside outer: [String]
  ) -> Set<JSONKind> {
    guard let header else { return [.object] }
    let name = "\(declaration.qualifiedName).\(header.name)"
    if let annotated = enums[name] { return outer.contains(name) ? [] : kinds(of: annotated, inside: outer + [name]) }
    return RawValues.type(of: header)?.kinds ?? [.object]
  }

  /// The kinds that the cases of an annotated enum are written as.
  ///
  /// - Parameter outer: The enums that led here, since one may have values of itself.
  private func kinds(of annotated: AnnotatedEnum, inside outer: [String]) -> Set<JSONKind> {
    let (options, strategy) = (annotated.options, annotated.options.strategy)
    switch strategy.tagPlace {
    case .value: return [.object]
    case .key:
      let hasNames = strategy.emptyCases(options) == .name && annotated.cases.contains(where: \.codedValues.isEmpty)
      return hasNames ? [.object, .string] : [.object]
    case .alone:
      let tags = CaseTags(of: annotated)
      let tagged = annotated.cases.indices.filter { tags.hasPayload(annotated.cases[$0]) }
      let read = tagged.flatMap { [tags[$0]] + annotated.cases[$0].options.aliases.map(\.value) }
      return Set(TagKind.allCases.kinds(of: read).map(\.jsonKind))
    case .nowhere:
      let tags = CaseTags(of: annotated)
      return annotated.cases.reduce(into: []) { kinds, element in
        guard tags.hasPayload(element) else { return }
        let form = bareForm(of: element, in: annotated, inside: outer)
        kinds.formUnion(Claim.kinds(of: element, strategy.shape(of: element, options), form))
      }
    }
  }

  /// What a case is that has one value in no other shape; nil for any other case.
  func bareForm(of element: AnnotatedCase, in annotated: AnnotatedEnum) -> ValueForm? {
    bareForm(of: element, in: annotated, inside: [])
  }

  private func bareForm(
    of element: AnnotatedCase,
    in annotated: AnnotatedEnum,
    inside outer: [String]
  ) -> ValueForm? {
    guard case .bare = annotated.options.strategy.shape(of: element, annotated.options),
      let (index, value) = element.codedValues.first
    else { return nil }
    let hasCoder = element.options.coders.contains { $0.label == value.name(at: index) }
    return hasCoder ? .coded : form(of: value, in: annotated.declaration, inside: outer)
  }
}
