import CodableEnumGenerator

/// A type declared in an input.
struct WireEntry: Sendable {
  /// The index of its file among the inputs.
  var file = 0
  /// `Outer.Inner`
  var name: String
  /// Generic parameters, outer types first.
  var parameters: [String] = []
  var access: AccessLevel
  var start: Int
  var target: Target
  /// Unique; see ``WireDefinition/id``.
  var id = ""

  indirect enum Target: Sendable {
    case annotatedEnum(EnumLayout)
    case plainEnum(TypeDeclaration)
    case structure(TypeDeclaration)
    case alias(AliasDeclaration)
    /// A class, an actor or a protocol.
    case other(TypeDeclaration)
  }
}

extension WireEntry {
  /// All types of a file.
  static func entries(_ layout: FileLayout, _ parsed: ParsedFile) -> [WireEntry] {
    let annotated = Set(layout.enums.map(\.declaration.header.start))
    var entries = layout.enums.compactMap { WireEntry($0.declaration, .annotatedEnum($0)) }
    for declaration in parsed.enums where !annotated.contains(declaration.header.start) {
      if let entry = WireEntry(declaration, .plainEnum(declaration)) { entries.append(entry) }
    }
    entries += parsed.structs.compactMap { WireEntry($0, .structure($0)) }
    entries += parsed.otherTypes.compactMap { WireEntry($0, .other($0)) }
    return entries
      + parsed.aliases.map { alias in
        WireEntry(
          name: alias.qualifiedName.withoutBackticks,
          parameters: alias.genericParameters,
          access: alias.access,
          start: alias.type.range.lowerBound,
          target: .alias(alias)
        )
      }
  }

  /// Nil for a type local to a function.
  private init?(_ declaration: TypeDeclaration, _ target: Target) {
    if declaration.isLocal { return nil }
    let headers = declaration.enclosing + [declaration.header]
    self.init(
      name: declaration.displayName,
      parameters: headers.flatMap(\.genericParameters).map(\.name),
      access: declaration.access,
      start: declaration.header.start,
      target: target
    )
  }
}
