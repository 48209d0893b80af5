/// The options of `@CodableType(…)` that have labels.
enum TypeOption: String, CaseIterable {
  case of
}

/// The options of `@CodableType(…)`.
struct TypeOptions {
  var tag: (value: Tag, range: Range<Int>)
  /// The protocol that the set's types have in common, as written.
  var protocolName: String
  /// Of the annotation.
  var range: Range<Int>

  /// Nil if something is missing, and a diagnostic says what.
  init?(_ syntax: AnnotationSyntax, _ diagnostics: inout [Diagnostic]) {
    var reader = LiteralReader()
    defer { diagnostics += reader.diagnostics }
    let owner = "@\(AnnotationKind.ofType.rawValue)"
    let first = syntax.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    var ranges: [TypeOption: Range<Int>] = [:]
    let of = reader.arguments(of: syntax, TypeOption.self, &ranges, allowingFirst: true).first
    if first == nil { reader.diagnostics.report(.missingArgument, at: syntax.nameRange, owner, "a tag") }
    if of == nil { reader.diagnostics.report(.missingArgument, at: syntax.nameRange, owner, "'of:'") }
    guard let first, let of, let tag = reader.tag(first.value, of: nil) else { return nil }
    guard case .metatype(let name) = of.value.kind else {
      reader.reportWrongKind(of: of.option.rawValue, "a protocol, as in 'Animal.self'", at: of.value.range)
      return nil
    }
    self.tag = (tag, first.value.range)
    protocolName = name
    range = syntax.nameRange
  }
}
