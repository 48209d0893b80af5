import CodableEnumGenerator

// The wire types of the source's types.
extension WireBuilder: TypeResolver {
  /// The wire type of a type. If it is unknown, it is listed as an open reference.
  mutating func type(of syntax: TypeSyntax, in scope: WireNames.Scope) -> WireType {
    type(of: syntax.expression, at: syntax.range.lowerBound, in: scope)
  }

  mutating func type(of expression: TypeExpression, at offset: Int, in scope: WireNames.Scope) -> WireType {
    var scope = scope
    scope.offset = offset
    return type(of: expression, in: scope)
  }

  /// The type that a value coder writes, by its name in the annotation.
  mutating func type(ofCoder coder: String, at offset: Int, in scope: WireNames.Scope) -> WireType {
    var scope = scope
    scope.offset = offset
    if case .name(let components) = TypeExpression(coder), let last = components.last,
      case .none = names.find(components, in: scope)
    {
      let arguments = last.arguments.map { type(of: $0, in: scope) }
      if let known = StandardTypes.type(ofCoder: last.name, arguments) { return known }
    }
    return open(coder, .coder, in: scope)
  }

  mutating func type(at index: Int) -> WireType {
    let entry = names.entries[index]
    let scope = names.scope(in: entry)
    return type(index, in: scope) ?? open(entry.name, .notDeclared, in: scope)
  }

  mutating func reference(to index: Int, _ arguments: [WireType], in scope: WireNames.Scope) -> WireType {
    let entry = names.entries[index]
    if let obstacle = obstacles[index] { return open(entry.id, obstacle, in: scope) }
    // Parameters of outer types are omitted when a type is named from inside.
    let inherited = entry.parameters.dropLast(arguments.count).map { name in
      scope.parameters.contains(name) ? WireType.parameter(name) : .anything
    }
    return .definition(entry.id, inherited + arguments.suffix(entry.parameters.count))
  }

  mutating func open(_ expression: TypeExpression, _ meaning: WireNames.Meaning, in scope: WireNames.Scope) -> WireType
  {
    if case .ambiguous(let count) = meaning { return open(expression.text, .ambiguous(count), in: scope) }
    let isName = if case .name = expression { true } else { false }
    return open(expression.text, isName ? .notDeclared : .notNamed, in: scope)
  }

  private mutating func open(_ name: String, _ reason: OpenReason, in scope: WireNames.Scope) -> WireType {
    if openReferences[name] == nil {
      let place = names.files[scope.file].place(at: scope.offset)
      openReferences[name] = OpenReference(name: name, reason: reason, place: place)
    }
    return .open(name)
  }

  func isCodingKey(_ index: Int) -> Bool {
    switch names.entries[index].target {
    case .annotatedEnum(let layout): isCodingKey(layout.declaration)
    case .structure(let structure): isCodingKey(structure)
    case .plainEnum(let declaration): isCodingKey(declaration)
    case .alias, .other: false
    }
  }

  private func isCodingKey(_ declaration: TypeDeclaration) -> Bool {
    conformance.protocols(of: declaration).contains("CodingKeyRepresentable")
  }
}

extension WireType {
  /// The wrapped type of an optional; other types unchanged.
  var withoutOptional: (type: WireType, isOptional: Bool) {
    if case .optional(let wrapped) = self { (wrapped, true) } else { (self, false) }
  }
}
