/// The types that a file declares, by their names. Types that it doesn't declare are taken for objects.
struct FileTypes {
  let headers: [String: TypeHeader]
  let members: [String: TypeMembers]
  let structs: [String: StructDeclaration]
  private let enums: [String: TypeDeclaration]
  private let annotated: [String: AnnotatedEnum]
  private let aliases: [String: TypeExpression]

  /// - Parameters:
  ///   - file: With its properties, since it may have aliases.
  ///   - enums: The annotated ones.
  init(_ file: ParsedFile, _ enums: [AnnotatedEnum]) {
    (headers, members) = (file.headers, file.members)
    structs = Dictionary(file.structs.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
    self.enums = Dictionary(file.enums.map { ($0.qualifiedName, $0) }) { first, _ in first }
    annotated = Dictionary(enums.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
    let names = file.aliases.map { alias in alias.owner.isEmpty ? alias.name : "\(alias.owner).\(alias.name)" }
    aliases = Dictionary(zip(names, file.aliases.map(\.type.expression))) { first, _ in first }
  }

  /// The meaning of a type's name at the place where it is spelled.
  struct Scope {
    /// The qualified names of the types whose members can be named here, the innermost first; the top of the file is the
    /// empty name.
    private(set) var owners = [""]
    let generics: Set<String>

    init(_ declaration: TypeDeclaration) {
      let headers = declaration.enclosing + [declaration.header]
      generics = Set(headers.flatMap(\.genericParameters).map(\.name))
      // An extension of `Outer.Middle` is at the top of its file: it does not see the types in `Outer`.
      for header in headers { enter(header.name) }
    }

    /// - Parameter owner: The qualified name of a type.
    fileprivate init(inside owner: String, _ generics: Set<String>) {
      self.generics = generics
      for name in owner.split(separator: ".") { enter(String(name)) }
    }

    private mutating func enter(_ name: String) {
      owners.insert(owners[0].isEmpty ? name : "\(owners[0]).\(name)", at: 0)
    }
  }

  // MARK: Types

  func type(of expression: TypeExpression, in declaration: TypeDeclaration) -> WireType {
    type(of: expression, in: Scope(declaration))
  }

  /// - Parameter depth: How many aliases led here; one may name itself.
  private func type(of expression: TypeExpression, in scope: Scope, depth: Int = 0) -> WireType {
    switch expression {
    case .optional(let wrapped): .optional(type(of: wrapped, in: scope, depth: depth))
    case .array(let element): .list(type(of: element, in: scope, depth: depth))
    case .dictionary(let key, let value):
      .dictionary(key: type(of: key, in: scope, depth: depth), value: type(of: value, in: scope, depth: depth))
    case .other(let text): .open(text)
    case .name(let components): type(named: components, in: scope, depth: depth)
    }
  }

  private func type(named components: [TypeExpression.Component], in scope: Scope, depth: Int) -> WireType {
    if scope.generics.contains(components[0].name) { return .parameter(components[0].name) }
    let path = components.map(\.name).joined(separator: ".")
    for owner in scope.owners {
      let name = owner.isEmpty ? path : "\(owner).\(path)"
      if let alias = aliases[name], depth < 16 {
        // An alias names its type from the place of the alias.
        let home = Scope(inside: String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.startIndex)), scope.generics)
        return type(of: alias, in: home, depth: depth + 1)
      }
      if headers[name] != nil { return .definition(name, []) }
    }
    let plain = Array(components.withoutModule)
    let arguments = plain.flatMap(\.arguments).map { type(of: $0, in: scope, depth: depth) }
    if plain.count == 1 {
      if plain[0].name == "Dictionary", arguments.count == 2 {
        return .dictionary(key: arguments[0], value: arguments[1])
      }
      if let known = StandardTypes.type(named: plain[0].name, arguments) { return known }
    }
    return .open(TypeExpression.name(components).text)
  }

  /// Whether a type of the file has no raw value, as far as the file tells.
  func lacksRawValue(_ expression: TypeExpression, in declaration: TypeDeclaration) -> Bool {
    guard case .definition(let name, _) = type(of: expression, in: declaration), let header = headers[name],
      annotated[name]?.options.strategy.tagPlace != .alone
    else { return false }
    // Any other protocol may ask for one.
    let withoutRawValue = ["Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Sendable"]
    return (header.inheritedTypes + (members[name]?.inheritedTypes ?? [])).allSatisfy(withoutRawValue.contains)
  }
}

/// The type of the raw values that a type of the file has.
struct HeldRawType: Hashable {
  /// Of the standard library.
  var name: String
  /// Of the tags that its values can be; nil if no tag can be one of them.
  var kind: TagKind?

  /// Whether tags have another type: `UInt8`
  var isConverted: Bool { kind.map { $0.valueTypeName != name } ?? false }
}

extension FileTypes {
  /// The type of the raw values of a type; nil if the file does not tell.
  ///
  /// - Parameter name: The qualified name of the type.
  func rawType(of name: String) -> HeldRawType? {
    guard let header = headers[name] else { return nil }
    if RawValues.kind(of: header) != nil {
      let type = header.inheritedTypes.first.flatMap { TypeExpression($0).nameWithoutModule } ?? ""
      return HeldRawType(type, fitsInt: rawValues(of: name).allSatisfy { $0.tag?.kind == .integer })
    }
    let alias = aliases["\(name).RawValue"]
    let property = structs[name]?.properties.first { $0.name == "rawValue" }?.type.expression
    let member = members[name]?.codingMembers.lazy.compactMap(\.rawType).first.map { TypeExpression($0) }
    return (alias ?? property ?? member)?.nameWithoutModule.flatMap { HeldRawType($0, fitsInt: false) }
  }

  /// Those that Swift gives the cases of an enum.
  func rawValues(of name: String) -> [RawValue] { enums[name].map { RawValues(of: $0).values } ?? [] }
}

extension HeldRawType {
  /// Nil for a type that the file may declare.
  ///
  /// - Parameter fitsInt: Whether all raw values are known, and integers that fit `Int`.
  fileprivate init?(_ name: String, fitsInt: Bool) {
    self.name = name
    guard let scalar = WireScalar(rawValue: name) else {
      guard ["Substring", "StaticString", "Unicode.Scalar"].contains(name) else { return nil }
      return
    }
    switch scalar {
    case .string: kind = .string
    case .bool: kind = .boolean
    default: kind = scalar.isInteger && (fitsInt || scalar.fits(in: .int)) ? .integer : nil
    }
  }
}

// Value coders, which the extension of an enum names.
extension FileTypes {
  /// The coder of a value, as code spells it; nil if it has none.
  ///
  /// - Parameter name: Of the value, as options name it.
  func coder(ofValue name: String, in element: AnnotatedCase, of owner: AnnotatedEnum) -> String? {
    let coder = element.options.coders.last { $0.label == name } ?? owner.options.coders.last { $0.label == name }
    return coder.map { spelling(of: $0.value, in: owner.declaration) }
  }

  /// A type as the extension of an enum must spell it: what the enum declares, or a type around it, by its whole name.
  private func spelling(of type: String, in declaration: TypeDeclaration) -> String {
    let scope = Scope(declaration)
    let expression = TypeExpression(type)
    let arguments = expression.qualifyingArguments { owner(of: $0, in: scope) }
    // Text stays as written unless an argument was substituted.
    let text = arguments == expression ? type : arguments.text
    guard case .name(let components) = expression, let owner = owner(of: components[0].name, in: scope) else {
      return text
    }
    return "\(owner).\(text)"
  }

  /// The type among those around a place that declares a name; nil if none does.
  private func owner(of name: String, in scope: Scope) -> String? {
    if scope.generics.contains(name) { return nil }
    return scope.owners.first { owner in
      let path = "\(owner).\(name)"
      return !owner.isEmpty && (headers[path] != nil || aliases[path] != nil)
    }
  }
}

extension TypeExpression {
  /// The same type, where the names in its generic arguments are those of members of other types.
  ///
  /// - Parameter owner: The type that declares a name; nil if it needs none.
  fileprivate func qualifyingArguments(_ owner: (String) -> String?) -> TypeExpression {
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
