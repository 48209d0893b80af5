/// All that the output of a file says, decided.
package struct FileLayout: Sendable {
  package var enums: [EnumLayout] = []
  /// The types of open sets.
  package var types: [TypeLayout] = []
  package var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses.
  package var conditionBlocks: [[String]] = []

  /// Of a file without annotations.
  init() {}

  init(_ file: ParsedFile, _ annotations: FileAnnotations, _ diagnostics: inout [Diagnostic]) {
    let types = FileTypes(file, annotations.enums + annotations.siblings)
    enums = annotations.enums.map { LayoutBuilder.build($0, among: types, &diagnostics) }
    self.types = annotations.types.map(TypeLayout.init)
    imports = file.imports
    conditionBlocks = file.conditionBlocks
  }

  /// The types whose extension the output holds; the compiler writes that of types with an attribute.
  var ownTypes: [TypeLayout] { types.filter { $0.annotated.form == .comment } }

  /// Whether the output holds anything.
  package var isEmpty: Bool { enums.isEmpty && ownTypes.isEmpty }
}
