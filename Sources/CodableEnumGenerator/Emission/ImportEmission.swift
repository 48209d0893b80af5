extension CodeWriter {
  /// The runtime's import and those of the source file: what surrounds the enum may come from any of them.
  ///
  /// Whole modules stand first, then single declarations, then imports with attributes, then those under `#if`.
  mutating func imports(of file: ParsedFile) {
    let hasAccessLevels = file.imports.contains(where: \.hasAccessLevel)
    let runtime = ImportDeclaration(
      attributes: [],
      hasAccessLevel: hasAccessLevels,
      path: "CodableEnum",
      conditions: []
    )
    let unconditional = [runtime] + file.imports.filter(\.conditions.isEmpty)
    let groups = Dictionary(grouping: unconditional) { $0.attributeText.isEmpty ? $0.path.contains(" ") ? 1 : 0 : 2 }
    for group in groups.sorted(by: { $0.key < $1.key }).map(\.value) {
      line()
      for text in Set(group.map(\.line)).sorted() { line(text) }
    }
    let conditional = file.imports.filter { !$0.conditions.isEmpty }
    guard !conditional.isEmpty else { return }
    line()
    self.conditional(conditional, under: \.conditions) { writer, declaration in writer.line(declaration.line) }
  }
}

extension ImportDeclaration {
  fileprivate var line: String {
    // An access level of the import itself would be too wide for a file that makes no use of it in its interface; none
    // would be at odds with one that says `internal` elsewhere.
    attributeText + (hasAccessLevel ? "internal import " : "import ") + path
  }

  /// The attributes that decide what the import makes visible.
  fileprivate var attributeText: String {
    attributes.filter { $0.name != "preconcurrency" && $0.name != "_exported" }.map { $0.text + " " }.joined()
  }
}
