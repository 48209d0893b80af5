extension [Diagnostic] {
  /// The rules for types of open sets.
  ///
  /// - Parameter types: All of one file.
  mutating func check(_ types: [TypeLayout]) {
    var seen: [[ExactText]: [TypeLayout]] = [:]
    for type in types {
      let declaration = type.annotated.declaration
      // The extension, and the list of all types, must be able to name the type.
      if let diagnostic = declaration.unreachable(type.annotated.form) { append(diagnostic) }
      let headers = declaration.enclosing + [declaration.header]
      if headers.contains(where: { !$0.genericParameters.isEmpty }) {
        report(.genericType, at: declaration.header.range, declaration.kindAndName)
      }
      // No two types of a set have one tag, unless `#if` compiles only one of them.
      if let first = seen[type.tagInSet]?.first(where: { $0.head.conditions.canCoexist(with: type.head.conditions) }) {
        append(.sharedTypeTag(first, type))
      }
      seen[type.tagInSet, default: []].append(type)
    }
  }
}

extension TypeLayout {
  fileprivate var tagInSet: [ExactText] { [ExactText(protocolName), ExactText(tag.quoted)] }
}

extension Diagnostic {
  /// At the second of two types that have one tag.
  fileprivate static func sharedTypeTag(_ first: TypeLayout, _ second: TypeLayout) -> Diagnostic {
    let names = [first, second].map(\.annotated.declaration.displayName)
    let (range, firstRange) = (second.annotated.options.tag.range, first.annotated.options.tag.range)
    return Diagnostic(.sharedTypeTag, at: range, names + [second.protocolName, second.tag.quoted], first: firstRange)
  }
}

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
    var seen: [[ExactText]: (file: Int, type: TypeLayout)] = [:]
    var conflicts: [Conflict] = []
    for (index, file) in files.enumerated() {
      for type in file.types where type.head.conditions.isEmpty {
        guard let first = seen[type.tagInSet] else {
          seen[type.tagInSet] = (index, type)
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

extension TypeDeclaration {
  /// The reason that no extension can name the type; nil if one can.
  package func unreachable(_ form: Annotation.Form) -> Diagnostic? {
    let range = header.range
    if isLocal { return Diagnostic(.localType, at: range, [kindAndName]) }
    switch form {
    case .comment:
      return access < .internal ? Diagnostic(.privateType, at: range, [kindAndName, "\(access)"]) : nil
    case .attribute:
      // A type that is private to another cannot be named beside it.
      guard let hidden = (enclosing + [header]).dropFirst().first(where: { $0.access == .private }) else { return nil }
      let fixIts = hidden.accessRange.map { range in
        [Diagnostic.FixIt(range: range, replacement: "fileprivate", message: "make it 'fileprivate'")]
      }
      return Diagnostic(.hiddenType, at: range, [kindAndName, hidden.name], fixIts: fixIts ?? [])
    }
  }
}
