/// The place where a type's name is spelled.
package struct NameScope<Declared: Hashable & Sendable>: Sendable {
  /// Of the inputs, by its index.
  package var file = 0
  /// In its file.
  package var offset = 0
  /// The qualified names of the enclosing types, innermost first. The last one is empty, for the top of the file.
  package private(set) var owners = [""]
  /// The generic parameters in scope.
  package var parameters: Set<String> = []
  /// Parameters that an extension binds to types: `where Element == Int`.
  package var bindings: [String: String] = [:]
  /// The aliases that led here.
  fileprivate var aliases: Set<Declared> = []

  /// - Parameter names: Of the enclosing types and extensions, outermost first. An extension of `Outer.Middle` is at the
  ///   top of its file: it doesn't see the types in `Outer`.
  package init(inside names: some Sequence<String>) {
    for name in names { owners.insert(owners[0].isEmpty ? name : "\(owners[0]).\(name)", at: 0) }
  }
}

/// What a name may be at a place, by its qualified names, innermost first.
///
/// - Parameter owners: The names of the enclosing types, outermost first.
func qualifiedNames(of name: String, inside owners: [String]) -> [String] {
  owners.indices.reversed().map { owners[...$0].joined(separator: ".") + "." + name } + [name]
}

/// What a name means at a place.
package enum NameMeaning<Declared> {
  case found(Declared)
  /// One of so many types.
  case ambiguous(Int)
  case none
}

/// An alias, with the place where its type is spelled.
package struct NamedAlias<Declared: Hashable & Sendable> {
  package var type: TypeExpression
  package var parameters: [String]
  package var scope: NameScope<Declared>

  package init(_ type: TypeExpression, _ parameters: [String], in scope: NameScope<Declared>) {
    (self.type, self.parameters, self.scope) = (type, parameters, scope)
  }
}

/// The types that names mean: those of a file, or of all inputs.
package protocol TypeNames {
  associatedtype Declared: Hashable & Sendable
  typealias Scope = NameScope<Declared>
  typealias Meaning = NameMeaning<Declared>

  /// What a qualified name means in a file.
  func find(_ name: String, from file: Int) -> Meaning
  /// The type with a name in another type.
  func find(_ name: String, in type: Declared) -> Meaning
  /// Nil for any other type.
  func alias(_ type: Declared) -> NamedAlias<Declared>?
  /// Whether a file imports a module, and so is no part of it.
  func imports(_ module: String, in file: Int) -> Bool
}

extension TypeNames {
  /// The type that a name means at a place, whatever its generic arguments.
  package func find(_ components: [TypeExpression.Component], in scope: Scope) -> Meaning {
    var path = components.map(\.name)
    if let module = components[0].module {
      if StandardTypes.modules.contains(module) {
        // Only an extension adds types of the inputs to a module's type: `Swift::Array.Change`, not `Swift::Int`.
        return path.count > 1 ? find(path, in: scope.outside) : .none
      }
      return imports(module, in: scope.file) ? .none : find(path, in: scope.outside)
    }
    if path[0] == "Self", let owner = scope.owners.first {
      path = owner.split(separator: ".").map(String.init) + path.dropFirst()
    }
    let meaning = path.isEmpty ? .none : find(path, in: scope)
    if case .none = meaning, path.count > 2, StandardTypes.modules.contains(path[0]) {
      return find(Array(path.dropFirst()), in: scope)
    }
    return meaning
  }

  /// The type that a name means at a place. Enclosing types come before those of the file.
  package func find(_ components: [String], in scope: Scope) -> Meaning {
    for owner in scope.owners {
      switch find(owner.isEmpty ? components[0] : "\(owner).\(components[0])", from: scope.file) {
      case .found(let type): return member(components.dropFirst(), of: type, scope)
      case .ambiguous(let count): return .ambiguous(count)
      case .none: continue
      }
    }
    // A type nested in one that is extended but not declared: `Array.Change`.
    return components.count > 1 ? find(components.joined(separator: "."), from: scope.file) : .none
  }

  private func member(_ components: ArraySlice<String>, of type: Declared, _ scope: Scope) -> Meaning {
    guard let next = components.first else { return .found(type) }
    if let alias = alias(type) {
      guard case .name(let name) = alias.type, name.allSatisfy({ $0.arguments.isEmpty }),
        let inner = alias.scope.inside(type, from: scope), case .found(let target) = find(name, in: inner)
      else { return .none }
      return member(components, of: target, inner)
    }
    guard case .found(let inner) = find(next, in: type) else { return .none }
    return member(components.dropFirst(), of: inner, scope)
  }
}

extension NameScope {
  /// The top of the same file.
  fileprivate var outside: Self {
    var scope = Self(inside: [])
    (scope.file, scope.offset, scope.aliases) = (file, offset, aliases)
    return scope
  }

  /// The scope of an alias; nil if the alias led to itself, which doesn't compile.
  fileprivate func inside(_ alias: Declared, from outer: Self) -> Self? {
    if outer.aliases.contains(alias) { return nil }
    var scope = self
    scope.aliases = outer.aliases.union([alias])
    return scope
  }
}

/// Says which JSON the types have that names mean.
package protocol TypeResolver<Names> {
  associatedtype Names: TypeNames

  var names: Names { get }
  /// The type of a declaration other than an alias.
  mutating func reference(to type: Names.Declared, _ arguments: [WireType], in scope: Names.Scope) -> WireType
  /// The type of which only the text is known.
  mutating func open(_ expression: TypeExpression, _ meaning: Names.Meaning, in scope: Names.Scope) -> WireType
  /// Whether a dictionary with such keys is an object.
  func isCodingKey(_ key: Names.Declared) -> Bool
}

extension TypeResolver {
  package mutating func type(of expression: TypeExpression, in scope: Names.Scope) -> WireType {
    switch expression {
    case .optional(let wrapped): return .optional(type(of: wrapped, in: scope))
    case .array(let element): return .list(type(of: element, in: scope))
    case .dictionary(let key, let value): return dictionary(key, value, in: scope)
    case .other: return open(expression, .none, in: scope)
    case .name(let components): return type(named: components, in: scope)
    }
  }

  private mutating func type(named components: [TypeExpression.Component], in scope: Names.Scope) -> WireType {
    let arguments = components.flatMap(\.arguments)
    let first = components[0].name
    if components.count == 1, arguments.isEmpty, !components.isSelected {
      if scope.parameters.contains(first) { return .parameter(first) }
      if let bound = scope.bindings[first] {
        var outer = scope
        outer.bindings[first] = nil
        return type(of: TypeExpression(bound), in: outer)
      }
    }
    let meaning = names.find(components, in: scope)
    switch meaning {
    case .found(let type): return self.type(type, arguments, in: scope) ?? open(.name(components), .none, in: scope)
    case .ambiguous: return open(.name(components), meaning, in: scope)
    case .none: break
    }
    let plain = components.withoutModule
    if plain.count == 1, !plain.isSelected {
      if plain[0].name == "Dictionary", arguments.count == 2 {
        return dictionary(arguments[0], arguments[1], in: scope)
      }
      let arguments = arguments.map { type(of: $0, in: scope) }
      if let known = StandardTypes.type(named: plain[0].name, arguments) { return known }
    }
    return open(.name(components), .none, in: scope)
  }

  /// A declared type; nil for an alias that means nothing.
  package mutating func type(
    _ type: Names.Declared,
    _ arguments: [TypeExpression] = [],
    in scope: Names.Scope
  ) -> WireType? {
    let arguments = arguments.map { self.type(of: $0, in: scope) }
    guard let alias = names.alias(type) else { return reference(to: type, arguments, in: scope) }
    let replacements = Dictionary(zip(alias.parameters, arguments)) { first, _ in first }
    return alias.scope.inside(type, from: scope).map { self.type(of: alias.type, in: $0).replacing(replacements) }
  }

  private mutating func dictionary(_ key: TypeExpression, _ value: TypeExpression, in scope: Names.Scope) -> WireType {
    let (keyType, valueType) = (type(of: key, in: scope), type(of: value, in: scope))
    if case .definition = keyType, case .name(let components) = key,
      case .found(let type) = names.find(components, in: scope), isCodingKey(type)
    {
      return .map(key: keyType, value: valueType)
    }
    return .dictionary(key: keyType, value: valueType)
  }
}
