/// The rules for types of open sets. One function each.
struct TypeChecks {
  private let types: [AnnotatedType]
  private var diagnostics: [Diagnostic] = []

  /// - Parameter types: All of one file.
  static func check(_ types: [AnnotatedType], _ diagnostics: inout [Diagnostic]) {
    var checks = TypeChecks(types: types)
    for type in types {
      checks.checkReach(type)
      checks.checkGenerics(type)
    }
    checks.checkTags()
    diagnostics += checks.diagnostics
  }

  private init(types: [AnnotatedType]) {
    self.types = types
  }

  /// The extension, and the list of all types, must be able to name the type.
  private mutating func checkReach(_ type: AnnotatedType) {
    if let diagnostic = type.declaration.unreachable(form: type.form) { diagnostics.append(diagnostic) }
  }

  private mutating func checkGenerics(_ type: AnnotatedType) {
    let headers = type.declaration.enclosing + [type.declaration.header]
    if headers.contains(where: { !$0.genericParameters.isEmpty }) {
      diagnostics.append(.genericType(type.declaration.kindAndName, type.declaration.header.range))
    }
  }

  /// No two types of a set have one tag, unless `#if` compiles only one of them.
  private mutating func checkTags() {
    var seen: [TypeTag: [AnnotatedType]] = [:]
    for type in types {
      let tag = TypeTag(type.options)
      if let first = seen[tag]?.first(where: { $0.declaration.conditions.canCoexist(with: type.declaration.conditions) }
      ) {
        let names = (first.declaration.displayName, type.declaration.displayName)
        diagnostics.append(
          .repetition(
            .sharedTypeTag(tag.text, names.0, names.1, of: tag.protocolName),
            type.options.tag.range,
            first: first.options.tag.range
          )
        )
      }
      seen[tag, default: []].append(type)
    }
  }
}

/// A tag in its set, to be compared byte for byte.
struct TypeTag: Hashable {
  var protocolName: String
  var text: String
  private var bytes: [UInt8]

  init(_ options: TypeOptions) {
    protocolName = options.protocolName
    text = options.tag.value.quoted
    bytes = Array(text.utf8)
  }
}

extension [Condition] {
  /// Whether no `#if` compiles only one of what stands in these and what stands in other conditions.
  func canCoexist(with others: [Condition]) -> Bool {
    !others.contains { other in contains { $0.block == other.block && $0.clause != other.clause } }
  }
}

extension TypeDeclaration {
  /// Why no extension can name the type where its annotation would have one; nil if it can.
  func unreachable(form: AnnotationForm) -> Diagnostic? {
    if isLocal { return .localType(kindAndName, header.range) }
    switch form {
    case .comment:
      return access < .internal ? .privateType(kindAndName, "\(access)", header.range) : nil
    case .attribute:
      // What is private to another type cannot be named beside it.
      return (enclosing + [header]).dropFirst().first { $0.access == .private }.map { hidden in
        .hiddenType(kindAndName, hidden.name, fixing: hidden.accessRange, header.range)
      }
    }
  }
}
