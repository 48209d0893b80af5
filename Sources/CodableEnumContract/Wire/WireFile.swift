import CodableEnumGenerator

/// One input, as far as it can be understood by itself.
package struct WireFile: Sendable {
  /// As the user gave it.
  package var path: String { source.path }
  package let source: SourceFile
  /// Its annotation errors, in the order of the source.
  package let diagnostics: [Diagnostic]
  /// Whether any of its types is annotated, by comment or attribute.
  package var isAnnotated: Bool { !layout.enums.isEmpty || !layout.types.isEmpty }
  /// Whether an annotation codes an enum.
  package func annotates(_ name: String) -> Bool { layout.enums.contains { $0.declaration.displayName == name } }
  let layout: FileLayout
  let parsed: ParsedFile
  fileprivate(set) var lines: LineTable
  /// All types of the file.
  var entries: [WireEntry]
  /// Where its places are in the file that it stands for.
  fileprivate(set) var offsetByHand: (@Sendable (Int) -> Int)?
}

extension Generator {
  /// The wire declarations of a file: its annotated enums, and all types that their values may have.
  package static func readWire(_ source: SourceFile) -> WireFile {
    let file = CheckedFile(source) { file, diagnostics in
      var resolver = AnnotationResolver(.comment, in: source)
      var annotations = resolver.resolve(file)
      // The macro's enums are on the wire too.
      let attributed = file.enums.filter { $0.header.attributes.contains { $0.name == AnnotationKind.ofEnum.rawValue } }
      var attributeResolver = AnnotationResolver(.attribute, in: source)
      annotations.enums += attributed.compactMap { attributeResolver.resolveEnum($0) }
      diagnostics += resolver.diagnostics + attributeResolver.diagnostics
      annotations.enums = annotations.enums.sorted(byNumber: \.declaration.header.start)
      return annotations
    }
    return WireFile(
      source: source,
      diagnostics: file.diagnostics,
      layout: file.layout,
      parsed: file.parsed,
      lines: LineTable(source),
      entries: WireEntry.entries(file.layout, file.parsed)
    )
  }
}

extension WireFile {
  func place(of range: Range<Int>) -> WirePlace { place(at: range.lowerBound) }

  func place(at offset: Int) -> WirePlace {
    WirePlace(path: path, position: lines.position(at: offsetByHand?(offset) ?? offset))
  }

  /// With annotations in the place of hand-written coding, and the places of that.
  package func standing(for other: WireFile, _ offsetByHand: @escaping @Sendable (Int) -> Int) -> WireFile {
    var file = self
    file.lines = other.lines
    file.offsetByHand = offsetByHand
    return file
  }
}
