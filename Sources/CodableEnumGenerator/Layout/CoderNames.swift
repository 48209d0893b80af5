// Value coders, which the extension of an enum names.
extension FileTypes {
  /// The coder of a value, as code spells it; nil if it has none.
  ///
  /// - Parameter name: Of the value, as options name it.
  func coder(ofValue name: String, in element: AnnotatedCase, of owner: AnnotatedEnum) -> String? {
    owner.coder(ofValue: name, in: element).map { spelling(of: $0.type, in: owner.declaration) }
  }
}

extension AnnotatedEnum {
  /// Whether any value may have a coder.
  var hasCoders: Bool { !options.coders.isEmpty || cases.contains { !$0.options.coders.isEmpty } }
}

extension TypeExpression {
  /// The first name of the type, if it is a name.
  var firstName: String? { if case .name(let components) = self { components[0].name } else { nil } }

  /// The same type, where the names in its generic arguments are those of members of other types.
  ///
  /// - Parameter owner: The type that declares a name; nil if it needs none.
  func qualifyingArguments(_ owner: (String) -> String?) -> TypeExpression {
    switch self {
    case .name(let components):
      .name(
        components.map { component in
          Component(name: component.name, arguments: component.arguments.map { $0.qualified(owner) })
        }
      )
    case .optional(let wrapped): .optional(wrapped.qualified(owner))
    case .array(let element): .array(element.qualified(owner))
    case .dictionary(let key, let value): .dictionary(key.qualified(owner), value.qualified(owner))
    case .other: self
    }
  }

  private func qualified(_ owner: (String) -> String?) -> TypeExpression {
    let arguments = qualifyingArguments(owner)
    guard case .name(let components) = arguments, let name = owner(components[0].name) else { return arguments }
    return .name(name.split(separator: ".").map { Component(name: String($0)) } + components)
  }
}
