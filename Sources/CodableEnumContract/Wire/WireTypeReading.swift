import CodableEnumGenerator

// The wire types of the source's types.
extension WireBuilder {
  /// The wire type of a type. If it is unknown, it is listed as an open reference.
  mutating func type(of syntax: TypeSyntax, in scope: WireNames.Scope) -> WireType {
    type(of: syntax.expression, at: syntax.range.lowerBound, in: scope)
  }

  mutating func type(of expression: TypeExpression, at offset: Int, in scope: WireNames.Scope) -> WireType {
    type(of: expression, Place(scope: scope, offset: offset))
  }

  /// The type that a value coder writes, by its name in the annotation.
  mutating func type(ofCoder coder: String, at offset: Int, in scope: WireNames.Scope) -> WireType {
    let place = Place(scope: scope, offset: offset)
    let expression = TypeExpression(coder)
    if case .name(let components) = expression, let last = components.last,
      case .none = names.find(components.map(\.name), in: scope)
    {
      let arguments = last.arguments.map { type(of: $0, place) }
      if let known = StandardTypes.type(ofCoder: last.name, arguments) { return known }
    }
    return open(coder, .coder, place)
  }

  /// The place of a type in the source.
  private struct Place {
    var scope: WireNames.Scope
    var offset: Int
  }

  /// The declared type at an index.
  mutating func type(at index: Int) -> WireType {
    let entry = names.entries[index]
    return reference(to: index, [], Place(scope: names.scope(in: entry), offset: entry.start))
  }

  private mutating func type(of expression: TypeExpression, _ place: Place) -> WireType {
    switch expression {
    case .optional(let wrapped): return .optional(type(of: wrapped, place))
    case .array(let element): return .list(type(of: element, place))
    case .dictionary(let key, let value): return dictionary(key, value, place)
    case .other(let text): return open(text, .notNamed, place)
    case .name(let components): return type(named: components, place)
    }
  }

  private mutating func type(named components: [TypeExpression.Component], _ place: Place) -> WireType {
    let arguments = components.flatMap(\.arguments)
    let first = components[0].name
    if components.count == 1, arguments.isEmpty, place.scope.parameters.contains(first) { return .parameter(first) }
    if components.count == 1, arguments.isEmpty, let bound = place.scope.bindings[first] {
      var outer = place
      outer.scope.bindings[first] = nil
      return type(of: TypeExpression(bound), outer)
    }
    var path = components.map(\.name)
    if first == "Self", let owner = place.scope.owners.first {
      path = owner.split(separator: ".").map(String.init) + path.dropFirst()
    }
    var finding = names.find(path, in: place.scope)
    if case .none = finding, path.count > 1, StandardTypes.modules.contains(path[0]) {
      path.removeFirst()
      finding = names.find(path, in: place.scope)
    }
    switch finding {
    case .found(let index): return reference(to: index, arguments, place)
    case .ambiguous(let count): return open(TypeExpression.name(components).text, .ambiguous(count), place)
    case .none: break
    }
    if path == ["Dictionary"], arguments.count == 2 { return dictionary(arguments[0], arguments[1], place) }
    if path.count == 1, let known = StandardTypes.type(named: path[0], arguments.map { type(of: $0, place) }) {
      return known
    }
    return open(TypeExpression.name(components).text, .notDeclared, place)
  }

  private mutating func reference(to index: Int, _ arguments: [TypeExpression], _ place: Place) -> WireType {
    let entry = names.entries[index]
    let arguments = arguments.map { type(of: $0, place) }
    if case .alias(let alias) = entry.target {
      // An alias of itself doesn't compile.
      guard openAliases.insert(index).inserted else { return open(entry.name, .notDeclared, place) }
      defer { openAliases.remove(index) }
      let inner = Place(scope: names.scope(in: entry), offset: alias.type.range.lowerBound)
      let replacements = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
      return type(of: alias.type.expression, inner).replacing(replacements)
    }
    if let obstacle = obstacles[index] { return open(entry.id, obstacle, place) }
    // Parameters of outer types are omitted when a type is named from inside.
    let inherited = entry.parameters.dropLast(arguments.count).map { name in
      place.scope.parameters.contains(name) ? WireType.parameter(name) : .anything
    }
    return .definition(entry.id, inherited + arguments.suffix(entry.parameters.count))
  }

  private mutating func dictionary(_ key: TypeExpression, _ value: TypeExpression, _ place: Place) -> WireType {
    let keyType = type(of: key, place)
    let valueType = type(of: value, place)
    if case .definition = keyType, case .name(let components) = key,
      case .found(let index) = names.find(components.map(\.name), in: place.scope), isCodingKey(names.entries[index])
    {
      return .map(key: keyType, value: valueType)
    }
    return .dictionary(key: keyType, value: valueType)
  }

  private func isCodingKey(_ entry: WireNames.Entry) -> Bool {
    switch entry.target {
    case .annotatedEnum(let layout): isCodingKey(layout.annotated.declaration)
    case .structure(let structure): isCodingKey(structure.declaration)
    case .plainEnum(let declaration): isCodingKey(declaration)
    case .alias, .other: false
    }
  }

  private func isCodingKey(_ declaration: TypeDeclaration) -> Bool {
    conformance.protocols(of: declaration).contains("CodingKeyRepresentable")
  }

  private mutating func open(_ name: String, _ reason: OpenReason, _ place: Place) -> WireType {
    if openReferences[name] == nil {
      let file = names.files[place.scope.file]
      openReferences[name] = OpenReference(name: name, reason: reason, place: file.place(at: place.offset))
    }
    return .open(name)
  }
}

extension WireType {
  /// The wrapped type of an optional; other types unchanged.
  var withoutOptional: (type: WireType, isOptional: Bool) {
    if case .optional(let wrapped) = self { (wrapped, true) } else { (self, false) }
  }
}
