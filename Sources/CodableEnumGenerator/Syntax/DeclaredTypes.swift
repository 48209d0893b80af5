extension ParsedFile {
  /// Completes what declarations have from others of the file.
  mutating func completeDeclarations() {
    resolveInheritedAliases()
    protocols.add(self)
    let declared = DeclaredTypes(types: Dictionary(declarations.map { ($0.qualifiedName, $0) }) { first, _ in first })
    headers = declared.types.mapValues(\.header)
    let hidesError = headers.values.contains { $0.name == "Error" }
    for index in declarations.indices {
      declarations[index].isIsolated = declared.isIsolated(declarations[index].header)
      declarations[index].members = members[declarations[index].qualifiedName] ?? TypeMembers()
      declared.completeExtensions(around: &declarations[index])
      guard hidesError else { continue }
      for position in declarations[index].cases.indices {
        for value in declarations[index].cases[position].values.indices {
          declarations[index].cases[position].values[value].type.hidesError = true
        }
      }
    }
  }
}

extension ParsedFile {
  /// Takes what declarations and extensions inherit by an alias for what the alias names.
  private mutating func resolveInheritedAliases() {
    let aliases = InheritedAliases(self.aliases)
    if aliases.isEmpty { return }
    for index in declarations.indices {
      aliases.resolve(&declarations[index].header, inside: declarations[index].enclosing.map(\.name))
    }
    for owner in members.keys {
      guard var extensions = members[owner]?.extensions else { continue }
      for index in extensions.indices { aliases.resolve(&extensions[index].header, inside: [owner]) }
      members[owner]?.extensions = extensions
    }
  }
}

/// The aliases of a file without parameters, by their qualified names.
private struct InheritedAliases {
  private let aliases: [String: AliasDeclaration]

  init(_ aliases: [AliasDeclaration]) {
    let plain = aliases.filter(\.genericParameters.isEmpty)
    self.aliases = Dictionary(plain.map { ($0.qualifiedName, $0) }) { first, _ in first }
  }

  var isEmpty: Bool { aliases.isEmpty }

  /// - Parameter owners: The names of the types around the place, the outermost first.
  func resolve(_ header: inout TypeHeader, inside owners: [String]) {
    for (index, type) in header.inheritedTypes.enumerated() {
      let parts = type.inheritedParts
      let resolved = parts.map { resolve($0, inside: owners) }
      if resolved == parts { continue }
      for (part, named) in zip(parts, resolved) where part != named { header.aliases[part] = named }
      header.inheritedTypes[index] = resolved.joined(separator: " & ")
    }
  }

  /// What a name means: all parts of what it is an alias of.
  private func resolve(_ name: String, inside owners: [String]) -> String {
    var (rest, parts, seen): ([(name: String, owners: [String])], [String], Set<String>) = ([(name, owners)], [], [])
    while let (name, owners) = rest.popLast() {
      if let found = find(name, inside: owners), let alias = aliases[found], seen.insert(found).inserted {
        let owners = alias.owner.split(separator: ".").map(String.init)
        rest += alias.type.text.inheritedParts.reversed().map { ($0, owners) }
      } else {
        parts.append(name)
      }
    }
    return parts.joined(separator: " & ")
  }

  /// The qualified name of an alias.
  private func find(_ name: String, inside owners: [String]) -> String? {
    TypeExpression(name).plainName.flatMap { name in
      qualifiedNames(of: name, inside: owners).first { aliases[$0] != nil }
    }
  }
}

extension String {
  /// The parts of a composition such as `(Codable & Sendable)`.
  package var inheritedParts: [String] {
    split(separator: "&").map { part in
      String(part.drop { " (".contains($0) }.reversed().drop { " )".contains($0) }.reversed())
    }
  }

  /// The names in it, without attributes and modules: `Codable` of `@retroactive Swift.Codable`.
  package var protocolNames: [String] {
    split(separator: "&").compactMap { part in
      part.split { " ().:\n".contains($0) }.last.map(String.init)
    }
  }
}

/// The types that a file declares, by their qualified names, for the extensions in it that name them.
private struct DeclaredTypes {
  /// Their access is what their declarations leave visible, were all extensions around them public.
  let types: [String: TypeDeclaration]

  /// Whether an attribute of a type, or of a protocol that it names, is a global actor, which are named so.
  func isIsolated(_ header: TypeHeader) -> Bool {
    let names = header.inheritedTypes.flatMap(\.inheritedParts).map { name in
      String(name.split(separator: ":").last ?? "").filter { $0 != " " }
    }
    let protocols = names.compactMap { types[$0]?.header }.filter { $0.keyword == "protocol" }
    return ([header] + protocols).contains { $0.attributes.contains { $0.name.hasSuffix("Actor") } }
  }

  /// Gives the extensions around a type the generic parameters of the type they extend, and the type no more access than
  /// that type has.
  func completeExtensions(around type: inout TypeDeclaration) {
    for position in type.enclosing.indices where type.enclosing[position].isExtension {
      let header = type.enclosing[position]
      type.enclosing[position].genericParameters = parameters(of: header.name).filter { !header.binds($0) }
      type.access = min(type.access, access(of: header.name))
    }
  }

  private func parameters(of name: String) -> [GenericParameter] {
    if let type = types[name] { return type.header.genericParameters }
    // The standard library's types that people extend.
    let names =
      switch TypeExpression(name).nameWithoutModule {
      case "Array", "ArraySlice", "ContiguousArray", "Set": ["Element"]
      case "ClosedRange", "Range": ["Bound"]
      case "Dictionary": ["Key", "Value"]
      case "Optional": ["Wrapped"]
      case "Result": ["Success", "Failure"]
      default: [String]()
      }
    return names.map { GenericParameter(name: $0) }
  }

  private func access(of name: String) -> AccessLevel {
    guard let type = types[name] else { return .public }
    return type.enclosing.filter(\.isExtension).reduce(type.access) { min($0, access(of: $1.name)) }
  }
}

extension TypeHeader {
  /// Whether the requirements make a parameter one certain type: `where Element == Int`.
  fileprivate func binds(_ parameter: GenericParameter) -> Bool {
    WhereClause(requirements).sameTypes.contains { [$0.subject, $0.type].contains(parameter.name) }
  }
}

/// The members of a type that its generated extension can meet, in its declaration and in extensions in the same file.
package struct TypeMembers: Sendable {
  /// The base names of static functions.
  var staticFunctions: Set<String> = []
  package var codingMembers: [CodingMember] = []
  package var extensions: [(header: TypeHeader, conditions: [Condition])] = []
  /// The types after the colon of extensions that have no requirements, as written.
  var inheritedTypes: [String] { extensions.filter { $0.header.requirements == nil }.flatMap(\.header.inheritedTypes) }

  /// A member that generated code may have too.
  package struct CodingMember {
    package enum Kind {
      /// `init(from:)`
      case decoder
      /// `encode(to:)`
      case encoder
      /// `init(rawValue:)`
      case rawValueInitializer
      /// `rawValue`
      case rawValue
    }

    package var kind: Kind
    /// Of its first token.
    package var range: Range<Int>
    var conditions: [Condition]
    /// Of `var rawValue: Int`, the type.
    var rawType: String?
  }
}

extension DeclarationParser {
  /// Keeps what generated code can meet of a type's members.
  mutating func recordMember() {
    let kind = cursor.codingMember
    let function = cursor.staticFunctionName
    guard kind != nil || function != nil, let owner = memberOwner else { return }
    var members = file.members[owner] ?? TypeMembers()
    if let kind {
      let hasType = kind == .rawValue && cursor.token(2).kind == .colon && cursor.token(3).isWord
      let rawType = hasType ? cursor.name(at: 3) : nil
      let member = TypeMembers.CodingMember(
        kind: kind,
        range: cursor.token().range,
        conditions: conditions,
        rawType: rawType
      )
      members.codingMembers.append(member)
    }
    if let function { members.staticFunctions.insert(function) }
    file.members[owner] = members
  }
}

extension TokenCursor {
  /// The member of a type that begins at the place, if generated code may have it too.
  fileprivate var codingMember: TypeMembers.CodingMember.Kind? {
    switch token().keyword {
    case .`init`:
      // `init?(rawValue:)`
      if token(2).kind == .leftParen, spells(token(3), "rawValue") { return .rawValueInitializer }
      guard token(1).kind == .leftParen else { return nil }
      if spells(token(2), "from"), takesCoder("Decoder") { return .decoder }
      return spells(token(2), "rawValue") ? .rawValueInitializer : nil
    case .func:
      let isEncoder = spells(token(1), "encode") && token(2).kind == .leftParen && spells(token(3), "to")
      return isEncoder && takesCoder("Encoder") ? .encoder : nil
    case .var:
      return spells(token(1), "rawValue") ? .rawValue : nil
    default:
      return nil
    }
  }

  /// Whether the one parameter at the place is of a coder's type, and no other follows.
  private func takesCoder(_ type: StaticString) -> Bool {
    for offset in 3..<12 {
      let token = token(offset)
      if token.kind == .comma || token.kind == .endOfFile { return false }
      if token.kind == .rightParen { return spells(self.token(offset - 1), type) }
    }
    return false
  }

  /// The name that begins so many tokens after the place: `Swift.Int`, `Swift::Int`.
  fileprivate func name(at offset: Int) -> String {
    var end = index + offset + 1
    while end + 1 < tokens.count, tokens[end].joinsName, tokens[end + 1].isWord { end += 2 }
    return text(index + offset..<end)
  }

  /// The name of the static function whose `func` is at the place; nil for any other function.
  fileprivate var staticFunctionName: String? {
    guard at(.func), token(1).isWord else { return nil }
    var position = index
    while position > 0, tokens[position - 1].keyword.isModifier || tokens[position - 1].isTypeMemberModifier {
      position -= 1
      if tokens[position].isTypeMemberModifier { return unquoted(text(token(1))) }
    }
    return nil
  }
}

extension Token {
  fileprivate var isTypeMemberModifier: Bool { keyword == .static || keyword == .class }
}
