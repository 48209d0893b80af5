import CodableEnumGenerator

// What names mean where code runs: by the types around it, their protocols, and the file.
extension Evaluator {
  /// The protocols of these files that a type has.
  func protocols(of type: String) -> [String] {
    if let known = lookups.protocols[type] { return known }
    var found: [String] = []
    if let declaration = code.enums[type] ?? code.structs[type] {
      for name in code.conformances(of: declaration).flatMap(\.inheritedParts) {
        let own = code.resolve(name, in: type) ?? name
        if own != type, !found.contains(own) { found.append(own) }
      }
    }
    lookups.protocols[type] = found
    return found
  }

  /// The functions of a type that a call may mean, also those that its protocols give it.
  ///
  /// - Parameter isStatic: Nil if it may be either.
  func functions(named name: String, of type: String, isStatic: Bool? = nil) -> [CodeFunction] {
    let own = code.functions(named: name, of: type)
    // What the type has itself is meant.
    let given = protocols(of: type).flatMap { code.functions(named: name, of: $0) }.filter { other in
      !own.contains { $0.parameters.map(\.type) == other.parameters.map(\.type) }
    }
    return (own + given).filter { function in
      let isMeant = isStatic == nil || name == "init" || function.place.isStatic == isStatic
      return isMeant && sees(function.place, function.file)
    }
  }

  /// The property of a type with a value or a getter, or that of its protocols; nil if there is none.
  func property(_ name: String, of type: String, isStatic: Bool?, at range: Range<Int>) throws -> CodeProperty? {
    func meant(of type: String) -> [CodeProperty] {
      (code.properties[type]?[name] ?? []).filter { property in
        (isStatic == nil || property.place.isStatic == isStatic) && sees(property.place, property.file)
      }
    }
    let own = meant(of: type)
    let found = own.isEmpty ? protocols(of: type).flatMap(meant) : own
    let texts = Set(found.map { code.cursors[$0.file].source.text($0.range) })
    if texts.count <= 1, !(own.isEmpty && found.contains(where: \.place.isConstrained)) { return found.first }
    throw refusalOfFiles("which '\(name)' is meant here is not known; give each a name of its own", at: range)
  }

  /// The property that a name alone means.
  func property(_ name: String, at range: Range<Int>) throws -> CodeProperty? {
    var type = scope[...]
    var isStatic: Bool? = self.isStatic
    while true {
      if type.isEmpty { return try property(name, of: "", isStatic: nil, at: range) }
      if let found = try property(name, of: String(type), isStatic: isStatic, at: range) { return found }
      if code.protocolNames.contains(String(type)),
        let found = try property(name, of: selfTypeName, isStatic: isStatic, at: range)
      {
        return found
      }
      // Of a type around it, only what is static is there.
      isStatic = true
      type = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[..<$0] } ?? ""
    }
  }

  /// Whether a type is one that these files declare, not only extend.
  func declares(_ type: TypeExpression) -> Bool {
    resolve(type).map { code.bodies[$0]?.contains { !$0.isExtension } ?? false } ?? false
  }

  private func sees(_ place: MemberPlace, _ other: Int) -> Bool { !place.isPrivate || other == file }

  /// What Swift has for a value may be hidden by an extension of these files.
  func refuseExtension(of value: CodeValue, by name: String, at range: Range<Int>) throws {
    guard let owners = code.extensionOwners[name], !value.isContainer, Rows.hasMember(name) else { return }
    let own = value.bare.typeName
    let others = owners.filter { owner in
      own.map { owner == $0 || !CodeValue.typeNames.contains(owner) } ?? (owner == "Optional")
    }
    guard let owner = others.min() else { return }
    throw refusalOfFiles("'\(name)' may be the one of 'extension \(owner)'; give that another name", at: range)
  }

  // MARK: Types

  /// A type as the enum names it, by the name that code inside of another type has for it.
  ///
  /// - Parameters:
  ///   - scope: The name of the type around the code; empty for none.
  ///   - generics: Names that stand for types.
  func absolute(
    _ type: TypeExpression,
    in scope: String,
    besides generics: [String: [String]] = [:],
    at range: Range<Int>
  ) throws -> TypeExpression {
    if case .name(let components) = type, let first = components.first?.name,
      first == "Self" || generics[first] != nil || variables[first] != nil
    {
      return type
    }
    let type = try type.mappingParts { try absolute($0, in: scope, besides: generics, at: range) }
    guard case .name(let components) = type else { return type }
    for count in components.indices.reversed().map({ $0 + 1 }) {
      let path = components[..<count].map(\.name).joined(separator: ".")
      guard let found = try absolute(path: path, in: scope, at: range) else { continue }
      if found == path { break }
      let whole = found.split(separator: ".").map { TypeExpression.Component(name: String($0)) }
      return .name(
        whole.dropLast() + [.init(name: whole[whole.count - 1].name, arguments: components[count - 1].arguments)]
          + components[count...]
      )
    }
    return type
  }

  /// The name that the enum has for a type; nil if neither it nor the code knows one of this name.
  private func absolute(path: String, in scope: String, at range: Range<Int>) throws -> String? {
    let key = ScopedName(scope: scope, name: path)
    if let known = lookups.absolutes[key] { return known }
    let (inside, own) = (code.resolveWithAliases(path, in: scope), code.resolveWithAliases(path, in: owner))
    if let inside, code.isAmbiguous(inside) {
      throw refusalOfFiles(
        "'\(path)' is declared more than once; pass only the file of the one that is meant",
        at: range
      )
    }
    if let inside, code.enums[inside]?.hasConditionalCases ?? false {
      throw refusalOfFiles(
        "which cases '\(path)' has is decided by '#if'; declare them without it, or keep this code",
        at: range
      )
    }
    let found: String?
    if inside == own {
      found = own == nil ? nil : path
    } else if inside == nil, code.protocolNames.contains(scope) {
      // An associated type is one of the type itself.
      found = path
    } else if let inside, code.resolveWithAliases(inside, in: owner) == inside {
      found = inside
    } else {
      throw refusalOfFiles("'\(path)' is another type inside of \(owner); give one of them another name", at: range)
    }
    lookups.absolutes[key] = .some(found)
    return found
  }

  /// The same where the code is that runs.
  func absolute(_ type: TypeExpression, at range: Range<Int>) throws -> TypeExpression {
    try absolute(type, in: scope, at: range)
  }
}

/// A name in the code of a type.
struct ScopedName: Hashable {
  var scope: String
  var name: String
}

extension CodeTypes {
  /// Whether a type is declared more than once, and not the same each time.
  func isAmbiguous(_ type: String) -> Bool {
    let places = bodies[type]?.filter { !$0.isExtension } ?? []
    return places.count > 1 && Set(places.map { cursors[$0.file].source.text($0.range) }).count > 1
  }
}

extension CodeValue {
  /// The type from elsewhere that it is of; nil for all others.
  fileprivate var typeName: String? {
    switch self {
    case .known(.string, _), .text: "String"
    case .list, .keys: "Array"
    case .dictionary: "Dictionary"
    // Of a type of these files, or of one that has no members here.
    default: nil
    }
  }

  /// The types of which no value is one of another.
  fileprivate static let typeNames: Set = [
    "String", "Array", "Dictionary", "Set", "Int", "Double", "Bool", "Date", "Data", "URL", "UUID",
  ]
}
