/// The rules for types of open sets. One function each.
struct TypeChecks {
  private let types: [TypeLayout]
  private var diagnostics: [Diagnostic] = []

  /// - Parameter types: All of one file.
  static func check(_ types: [TypeLayout], _ diagnostics: inout [Diagnostic]) {
    var checks = TypeChecks(types: types)
    for type in types {
      checks.checkReach(type)
      checks.checkGenerics(type)
    }
    checks.checkTags()
    diagnostics += checks.diagnostics
  }

  private init(types: [TypeLayout]) {
    self.types = types
  }

  /// The extension, and the list of all types, must be able to name the type.
  private mutating func checkReach(_ type: TypeLayout) {
    if let diagnostic = type.annotated.declaration.unreachable(type.annotated.form) { diagnostics.append(diagnostic) }
  }

  private mutating func checkGenerics(_ type: TypeLayout) {
    let declaration = type.annotated.declaration
    let headers = declaration.enclosing + [declaration.header]
    if headers.contains(where: { !$0.genericParameters.isEmpty }) {
      diagnostics.report(.genericType, at: declaration.header.range, declaration.kindAndName)
    }
  }

  /// No two types of a set have one tag, unless `#if` compiles only one of them.
  private mutating func checkTags() {
    var seen: [TypeTag: [TypeLayout]] = [:]
    for type in types {
      let tag = TypeTag(type)
      if let first = seen[tag]?.first(where: { $0.head.conditions.canCoexist(with: type.head.conditions) }) {
        diagnostics.append(.sharedTypeTag(first, type))
      }
      seen[tag, default: []].append(type)
    }
  }
}

/// A tag in its set.
struct TypeTag: Hashable {
  private let protocolName: String
  private let tag: ExactText

  init(_ type: TypeLayout) {
    protocolName = type.protocolName
    tag = ExactText(type.tag.quoted)
  }
}

extension Diagnostic {
  /// At the second of two types that have one tag.
  static func sharedTypeTag(_ first: TypeLayout, _ second: TypeLayout) -> Diagnostic {
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

extension TypeDeclaration {
  /// The reason that no extension can name the type; nil if one can.
  func unreachable(_ form: Annotation.Form) -> Diagnostic? {
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
