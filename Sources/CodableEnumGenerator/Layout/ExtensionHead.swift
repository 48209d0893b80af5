/// The head that all extensions of a type share.
package struct ExtensionHead {
  /// As an extension names it.
  package var typeName: String
  /// `public `, `package `, `@usableFromInline ` or nothing; of the members.
  var accessModifier: String
  /// Whether the members are part of what other modules may inline.
  var isVisibleToInlinedCode: Bool { accessModifier == "public " || accessModifier.hasPrefix("@usableFromInline") }
  /// The attribute above the extension: `@available(…)`.
  package var attributes: [String]
  var isNonisolated: Bool
  /// The `#available` condition for naming the type, if it needs one.
  var availability: String?
  package var conditions: [Condition]

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
