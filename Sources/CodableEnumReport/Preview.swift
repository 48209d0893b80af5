import CodableEnumGenerator

/// What an annotated enum is written as, for people to read.
package struct EnumPreview {
  package var name: String
  package var line: Int
  /// Each case and its JSON, with `<Type>` in place of a value.
  package var cases: [(name: String, json: String)]
}

extension GeneratedFile {
  package func previews(in source: SourceFile) -> [EnumPreview] {
    let lines = LineTable(source)
    return layout.enums.map { layout in
      let declaration = layout.annotated.declaration
      return EnumPreview(
        name: declaration.displayName,
        line: lines.position(at: declaration.header.start).line,
        cases: layout.cases.map { ($0.annotated.name, $0.preview(in: layout)) }
      )
    }
  }
}
