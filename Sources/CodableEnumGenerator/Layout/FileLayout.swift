/// All that the output of a file says, decided.
package struct FileLayout: Sendable {
  package var enums: [EnumLayout] = []
  /// The types of open sets.
  package var types: [TypeLayout] = []
  package var imports: [ImportDeclaration] = []
  /// Each `#if` of the file, by the lines that open its clauses.
  package var conditionBlocks: [[String]] = []

  /// The types whose extension the output holds; the compiler writes that of types with an attribute.
  var ownTypes: [TypeLayout] { types.filter { $0.annotated.form == .comment } }

  /// Whether the output holds anything.
  package var isEmpty: Bool { enums.isEmpty && ownTypes.isEmpty }
}

/// A type of an open set, decided in all that its text will need.
package final class TypeLayout: Sendable {
  let annotated: AnnotatedType
  let head: ExtensionHead

  init(_ annotated: AnnotatedType) {
    self.annotated = annotated
    head = ExtensionHead(annotated.declaration)
  }

  /// The tag of its values.
  package var tag: Tag { annotated.options.tag.value }
  /// The protocol that the set's types have in common.
  package var protocolName: String { annotated.options.protocolName }
  /// Where its declaration starts.
  package var start: Int { annotated.declaration.header.start }
}

/// The types of open sets of a whole target, and the one output that depends on more than one file.
package struct TypeList {
  var files: [FileLayout] = []

  package init() {}
}

/// The head that all extensions of a type share.
package struct ExtensionHead {
  /// As an extension names it.
  package var typeName: String
  /// `public `, `package `, `@usableFromInline ` or nothing; of the members.
  var accessModifier: String
  /// The attribute above the extension: `@available(…)`.
  package var attributes: [String]
  var isNonisolated: Bool
  /// The `#available` condition for naming the type, if it needs one.
  var availability: String?
  package var conditions: [Condition]

  /// Whether the members are part of what other modules may inline.
  var isVisibleToInlinedCode: Bool { accessModifier == "public " || accessModifier.hasPrefix("@usableFromInline") }

  init(_ declaration: TypeDeclaration) {
    typeName = declaration.qualifiedName
    accessModifier = declaration.access > .internal ? "\(declaration.access) " : ""
    if declaration.access < .public, declaration.header.attributes.contains(where: { $0.name == "usableFromInline" }) {
      accessModifier = "@usableFromInline " + accessModifier
    }
    attributes = []
    for attribute in (declaration.enclosing + [declaration.header]).flatMap(\.attributes) {
      if attribute.availability != nil, !attributes.contains(attribute.text) { attributes.append(attribute.text) }
    }
    isNonisolated = declaration.header.isNonisolated || declaration.isIsolated
    availability = declaration.header.attributes.lazy.compactMap(\.introduction).first
    conditions = declaration.conditions
  }
}
