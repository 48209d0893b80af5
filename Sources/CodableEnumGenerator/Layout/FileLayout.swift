/// All that the output of a file says, decided.
struct FileLayout {
  var enums: [EnumLayout] = []
  /// The types of open sets.
  var types: [TypeLayout] = []
  var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses.
  var conditionBlocks: [[String]] = []

  /// Of a file without annotations.
  init() {}

  /// - Parameters:
  ///   - enums: The annotated enums of the file that the layout is for.
  ///   - types: The annotated types of that file.
  init(
    _ file: ParsedFile,
    enums: [AnnotatedEnum] = [],
    types: [AnnotatedType] = [],
    _ diagnostics: inout [Diagnostic]
  ) {
    self.enums = enums.map { LayoutBuilder.build($0, &diagnostics) }
    self.types = types.map(TypeLayout.init)
    imports = file.imports
    conditionBlocks = file.conditionBlocks
  }

  /// The types whose extension the output holds; the compiler writes that of types with an attribute.
  var ownTypes: [TypeLayout] { types.filter { $0.annotated.form == .comment } }

  /// Whether the output holds anything.
  var isEmpty: Bool { enums.isEmpty && ownTypes.isEmpty }
}
