extension InferredFile {
  /// With `indirect` at enums that hold values of themselves without an array or a dictionary between.
  var withIndirectEnums: InferredFile {
    let parts = parts
    var file = self
    file.declarations = declarations.map { declaration in
      guard case .enumeration(var enumeration) = declaration else { return declaration }
      enumeration.isIndirect = Self.holdsItself(enumeration.name, parts)
      return .enumeration(enumeration)
    }
    return file
  }

  /// Whether a struct contains itself, which no enum in between makes possible.
  var hasEndlessStructs: Bool {
    var parts = parts
    for case .enumeration(let enumeration) in declarations { parts[enumeration.name] = nil }
    return parts.keys.contains { Self.holdsItself($0, parts) }
  }

  /// By name, the types that each type contains without an array or a dictionary between.
  private var parts: [String: Set<String>] {
    var parts: [String: Set<String>] = [:]
    for declaration in declarations {
      switch declaration {
      case .enumeration(let enumeration):
        parts[enumeration.name] = Set(enumeration.cases.flatMap(\.values).compactMap(Self.part))
      case .structure(let structure):
        parts[structure.name] = Set(structure.properties.map(\.type).compactMap(Self.part))
      case .alias(let alias): parts[alias.name] = [alias.fields, alias.content]
      }
    }
    return parts
  }

  private static func holdsItself(_ name: String, _ parts: [String: Set<String>]) -> Bool {
    var seen: Set<String> = []
    var rest = parts[name] ?? []
    while let next = rest.popFirst() {
      if next == name { return true }
      if seen.insert(next).inserted { rest.formUnion(parts[next] ?? []) }
    }
    return false
  }

  /// The type that a value is made of: of `element: Node?`, `Node`; none for arrays and dictionaries.
  private static func part(of value: String) -> String? {
    if value.contains("[") { return nil }
    let type = value.split(separator: " ").last ?? ""
    return String(type.prefix { $0 != "?" })
  }
}
