extension TypeList {
  /// A type whose tag a type of an earlier file has.
  package struct Conflict {
    package var diagnostic: Diagnostic
    /// The file of the type, in the order in which files were added.
    package var file: Int
    /// The file of the diagnostic's notes.
    package var earlierFile: Int
  }

  package var conflicts: [Conflict] {
    var seen: [TypeTag: (file: Int, type: TypeLayout)] = [:]
    var conflicts: [Conflict] = []
    for (index, file) in files.enumerated() {
      for type in file.types where type.head.conditions.isEmpty {
        let tag = TypeTag(type)
        guard let first = seen[tag] else {
          seen[tag] = (index, type)
          continue
        }
        // Those of one file have been reported with it.
        guard first.file != index else { continue }
        conflicts.append(Conflict(diagnostic: .sharedTypeTag(first.type, type), file: index, earlierFile: first.file))
      }
    }
    return conflicts
  }
}
