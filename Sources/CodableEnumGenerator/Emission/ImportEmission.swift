extension CodeWriter {
  /// The compiler quotes the line when it finds no such module.
  private static let wayOutOfMissingRuntime =
    "  // not found? the target must depend on the product CodableEnum of swift-codable-enum"

  /// The runtime's import and those of the source file: what surrounds the enum may come from any of them.
  ///
  /// Whole modules come first, then single declarations, then imports with attributes, then those under `#if`.
  ///
  /// - Parameter isRuntimePublic: Whether what is written is public and of the runtime's types.
  mutating func imports(_ imports: [ImportDeclaration], isRuntimePublic: Bool = false) {
    var unconditional = imports.filter(\.conditions.isEmpty)
    if isRuntimePublic { unconditional.removeAll { $0.path == "CodableEnum" } }
    if !unconditional.contains(where: { $0.path == "CodableEnum" }) {
      unconditional.append(ImportDeclaration(attributes: [], access: nil, path: "CodableEnum", conditions: []))
    }
    let groups = Dictionary(grouping: unconditional) { $0.attributeText.isEmpty ? $0.path.contains(" ") ? 1 : 0 : 2 }
    for group in groups.sorted(byNumber: \.key).map(\.value) {
      line()
      for text in Set(group.map(\.line)).sorted(byBytesOf: \.self) {
        let isRuntime = text.hasSuffix("import CodableEnum")
        let access = isRuntimePublic && text == "import CodableEnum" ? "public " : ""
        line(access + text + (isRuntime ? Self.wayOutOfMissingRuntime : ""))
      }
    }
    let conditional = imports.filter { !$0.conditions.isEmpty }
    guard !conditional.isEmpty else { return }
    line()
    self.conditional(conditional, under: \.conditions) { writer, declaration in writer.line(declaration.line) }
  }
}

extension ImportDeclaration {
  fileprivate var line: String {
    attributeText + accessText + "import " + path
  }

  /// No file's interface needs what its output imports: a public import would be too wide. A module that is imported
  /// with less than public access must not be imported without a word elsewhere.
  private var accessText: String {
    guard let access, access != .public else { return "" }
    return "internal "
  }

  /// The attributes that decide what the import makes visible.
  fileprivate var attributeText: String {
    attributes.filter { $0.name != "preconcurrency" && $0.name != "_exported" }.map { $0.text + " " }.joined()
  }
}
