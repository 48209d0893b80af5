/// The types that a file declares, for the extensions in it that name them.
struct DeclaredTypes {
  private var types: [String: (header: TypeHeader, access: AccessLevel, extended: [String])] = [:]

  /// By their qualified names.
  var headers: [String: TypeHeader] { types.mapValues(\.header) }

  /// Whether an attribute of a type, or of a protocol that it names, is a global actor, which are named so.
  func isIsolated(_ header: TypeHeader) -> Bool {
    let protocols = header.inheritedTypes.compactMap { types[$0]?.header }.filter { $0.keyword == "protocol" }
    return ([header] + protocols).contains { $0.attributes.contains { $0.name.hasSuffix("Actor") } }
  }

  /// Whether any type has a name, wherever it is declared.
  func contains(_ name: String) -> Bool { types.values.contains { $0.header.name == name } }

  /// - Parameter access: What the type's declaration leaves visible, were all extensions around it public.
  mutating func add(_ header: TypeHeader, in enclosing: [TypeHeader], access: AccessLevel) {
    let name = (enclosing + [header]).map(\.name).joined(separator: ".")
    if types[name] == nil { types[name] = (header, access, enclosing.filter(\.isExtension).map(\.name)) }
  }

  /// Gives the extensions around each type the generic parameters of the type they extend, and the type no more access
  /// than that type has.
  func complete(_ types: inout [TypeDeclaration]) {
    for index in types.indices {
      for position in types[index].enclosing.indices where types[index].enclosing[position].isExtension {
        let name = types[index].enclosing[position].name
        let header = types[index].enclosing[position]
        types[index].enclosing[position].genericParameters = parameters(of: name).filter { !header.binds($0) }
        types[index].access = min(types[index].access, access(of: name))
      }
    }
  }

  private func parameters(of name: String) -> [GenericParameter] {
    if let type = types[name] { return type.header.genericParameters }
    return (Self.wellKnown[name] ?? []).map { GenericParameter(name: $0) }
  }

  /// The generic parameters of the standard library's types that people extend.
  private static let wellKnown = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
    "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
    "Set": ["Element"],
  ]

  private func access(of name: String) -> AccessLevel {
    guard let type = types[name] else { return .public }
    return type.extended.reduce(type.access) { min($0, access(of: $1)) }
  }
}

extension TypeHeader {
  /// Whether the requirements make a parameter one certain type: `where Element == Int`.
  fileprivate func binds(_ parameter: GenericParameter) -> Bool {
    WhereClause(requirements).sameTypes.contains { [$0.subject, $0.type].contains(parameter.name) }
  }
}
