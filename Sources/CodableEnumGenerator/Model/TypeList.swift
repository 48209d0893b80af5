/// The types of open sets of a whole target, and the one output that depends on more than one file.
package struct TypeList {
  private(set) var files: [GeneratedFile] = []

  package init() {}

  /// Adds the types of a file.
  package mutating func add(_ file: GeneratedFile) { files.append(file) }

  /// A type whose tag a type of an earlier file has.
  package struct Conflict {
    package var diagnostic: Diagnostic
    /// The file of the type, in the order in which files were added.
    package var file: Int
    /// The file of the diagnostic's notes.
    package var earlierFile: Int
  }

  package var conflicts: [Conflict] {
    var seen: [TypeTag: (file: Int, type: AnnotatedType)] = [:]
    var conflicts: [Conflict] = []
    for (index, file) in files.enumerated() {
      for (type, _) in file.types where type.declaration.conditions.isEmpty {
        let tag = TypeTag(type.options)
        guard let first = seen[tag] else {
          seen[tag] = (index, type)
          continue
        }
        // Those of one file have been reported with it.
        guard first.file != index else { continue }
        let names = (first.type.declaration.displayName, type.declaration.displayName)
        let diagnostic = Diagnostic.repetition(
          .sharedTypeTag(tag.text, names.0, names.1, of: tag.protocolName),
          type.options.tag.range,
          first: first.type.options.tag.range
        )
        conflicts.append(Conflict(diagnostic: diagnostic, file: index, earlierFile: first.file))
      }
    }
    return conflicts
  }
}
