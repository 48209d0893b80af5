/// All that the output of a file says, decided.
package struct FileLayout: Sendable {
  package var enums: [EnumLayout] = []
  /// The types of open sets.
  var types: [TypeLayout] = []
  package var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses.
  package var conditionBlocks: [[String]] = []

  /// Of a file without annotations.
  package init() {}

  /// - Parameters:
  ///   - enums: The annotated enums of the file that the layout is for.
  ///   - types: The annotated types of that file.
  ///   - siblings: More annotated enums that those may have values of.
  package init(
    _ file: ParsedFile,
    enums: [AnnotatedEnum] = [],
    types: [AnnotatedType] = [],
    siblings: [AnnotatedEnum] = [],
    _ diagnostics: inout [Diagnostic]
  ) {
    self.enums = enums.map { LayoutBuilder.build($0, &diagnostics) }
    addUntagged(siblings)
    self.types = types.map(TypeLayout.init)
    imports = file.imports
    conditionBlocks = file.conditionBlocks
  }

  /// The layout of a whole file, with all that is wrong with it.
  package static func checked(
    _ file: ParsedFile,
    _ annotated: (enums: [AnnotatedEnum], types: [AnnotatedType]),
    in source: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> FileLayout {
    let layout = FileLayout(file, enums: annotated.enums, types: annotated.types, &diagnostics)
    LayoutChecks.check(layout, &diagnostics)
    if !layout.isEmpty, let brace = file.unbalancedBrace {
      diagnostics.append(.unbalancedBrace(isOpen: source.bytes[brace.lowerBound] == .leftBrace, brace))
    }
    return layout
  }

  /// How the cases of an untagged enum are told apart may depend on other enums.
  private mutating func addUntagged(_ siblings: [AnnotatedEnum]) {
    guard enums.contains(where: { $0.strategy == .untagged }) else { return }
    var ignored: [Diagnostic] = []
    let all = enums + siblings.map { LayoutBuilder.build($0, &ignored) }
    let byName = Dictionary(all.map { ($0.annotated.declaration.qualifiedName, $0) }) { first, _ in first }
    for index in enums.indices where enums[index].strategy == .untagged {
      enums[index].untagged = UntaggedLayout(enums[index], siblings: byName)
    }
  }

  /// The types whose extension the output holds; the compiler writes that of types with an attribute.
  var ownTypes: [TypeLayout] { types.filter { $0.annotated.form == .comment } }

  /// Whether the output holds anything.
  package var isEmpty: Bool { enums.isEmpty && ownTypes.isEmpty }
}
