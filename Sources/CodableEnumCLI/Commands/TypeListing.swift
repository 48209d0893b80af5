import CodableEnumGenerator

/// The types of open sets in all inputs, and the files that they are in.
struct TypeListing {
  private(set) var list = TypeList()
  private var sources: [SourceFile] = []

  mutating func add(_ file: GeneratedFile, of source: SourceFile) {
    guard file.hasTypes else { return }
    list.add(file)
    sources.append(source)
  }

  /// Each type that has the tag of a type in another file.
  var conflicts: [DiagnosticReport] {
    list.conflicts.map { conflict in
      let (source, earlier) = (sources[conflict.file], sources[conflict.earlierFile])
      return DiagnosticReport(
        conflict.diagnostic,
        source.path,
        LineTable(source),
        notesIn: earlier.path,
        LineTable(earlier)
      )
    }
  }
}
