import CodableEnumGenerator

/// Whether and how the compiler codes a type of the inputs. If it doesn't, or that is unknown, why.
struct WireConformance {
  let names: WireNames
  /// What declarations and extensions inherit, by the qualified name of the type.
  private var inherited: [String: [String]] = [:]
  private var handWritten: Set<String> = []

  init(_ names: WireNames) {
    self.names = names
    for file in names.files {
      for (name, members) in file.parsed.members {
        inherited[name.withoutBackticks, default: []] += members.extensions.flatMap(\.header.inheritedTypes)
        for member in members.codingMembers {
          switch member.kind {
          case .decoder, .encoder: handWritten.insert(name.withoutBackticks)
          case .rawValueInitializer, .rawValue: break
          }
        }
      }
    }
  }

  /// The protocols that the type conforms to, according to the inputs, without module names, and its superclasses.
  func protocols(of declaration: TypeDeclaration) -> Set<String> {
    var found: Set<String> = []
    var rest = declaration.header.inheritedTypes + (inherited[declaration.displayName] ?? [])
    while let next = rest.popLast() {
      for name in next.protocolNames where found.insert(name).inserted {
        for entry in names.entries(named: name) {
          switch entry.target {
          case .other(let declaration) where ["protocol", "class"].contains(declaration.header.keyword),
            .structure(let declaration):
            rest += declaration.header.inheritedTypes + (inherited[entry.name] ?? [])
          case .alias(let alias): rest.append(alias.type.text)
          case .other, .annotatedEnum, .plainEnum: break
          }
        }
      }
    }
    return found
  }

  /// The directions in which a type is coded; nil if the inputs don't make it either.
  func coding(of declaration: TypeDeclaration) -> Conformance? {
    let protocols = protocols(of: declaration)
    let isCodable = protocols.contains("Codable")
    switch (isCodable || protocols.contains("Encodable"), isCodable || protocols.contains("Decodable")) {
    case (true, true): return .codable
    case (true, false): return .encodable
    case (false, true): return .decodable
    case (false, false): return nil
    }
  }

  /// The directions in which the inputs make a type coded; nil if they don't, and for a protocol.
  func coding(of entry: WireNames.Entry) -> Conformance? {
    switch entry.target {
    case .annotatedEnum(let layout): layout.shape.conformance
    case .other(let declaration) where declaration.header.keyword == "protocol": nil
    case .plainEnum(let declaration), .structure(let declaration), .other(let declaration): coding(of: declaration)
    case .alias: nil
    }
  }

  /// Whether a type, or a protocol of it, has an `init(from:)` or `encode(to:)`.
  func hasOwnCoding(_ entry: WireNames.Entry) -> Bool {
    switch entry.target {
    case .other(let declaration) where declaration.header.keyword == "protocol": false
    case .plainEnum(let declaration), .structure(let declaration), .other(let declaration): hasOwnCoding(declaration)
    case .annotatedEnum, .alias: false
    }
  }

  private func hasOwnCoding(_ declaration: TypeDeclaration) -> Bool {
    handWritten.contains(declaration.displayName) || protocols(of: declaration).contains(where: handWritten.contains)
  }

  /// Why the wire shape of a type is unknown; nil if it is known.
  ///
  /// - Parameter isCoded: Whether the type codes itself. If false, only its raw value matters.
  func obstacle(of entry: WireNames.Entry, isCoded: Bool = true) -> OpenReason? {
    switch entry.target {
    case .annotatedEnum, .alias: return nil
    case .other(let declaration): return .kind(declaration.header.keyword)
    case .structure(let structure):
      return obstacle(of: structure, isCoded) ?? structure.obstacle.map(OpenReason.init)
        ?? obstacle(ofKeysOf: structure, in: entry)
    case .plainEnum(let declaration):
      if let obstacle = obstacle(of: declaration, isCoded) { return obstacle }
      switch RawValues.kind(of: declaration.header) {
      case .string, .integer: break
      case .other where [.scalar(.double), .scalar(.float)].contains(RawValues.type(of: declaration.header)): break
      case .other: return .notAnnotated
      case nil:
        if let obstacle = isCoded ? obstacle(ofPayloadsIn: declaration, entry) : .notAnnotated { return obstacle }
      }
      let element = declaration.cases.first { $0.conditions.count > declaration.conditions.count }
      return element.map { .condition(unquoted($0.name)) }
    }
  }

  private func obstacle(of declaration: TypeDeclaration, _ isCoded: Bool) -> OpenReason? {
    if !isCoded { return nil }
    if handWritten.contains(declaration.displayName) { return .handWritten }
    guard coding(of: declaration) != nil else { return .notCodable }
    if protocols(of: declaration).contains(where: handWritten.contains) { return .handWritten }
    let attribute = declaration.header.attributes.first { !$0.isHarmless }
    return attribute.map { .attribute("@\($0.name)") }
  }

  private func obstacle(ofKeysOf structure: TypeDeclaration, in entry: WireNames.Entry) -> OpenReason? {
    switch names.codingKeys("CodingKeys", of: entry) {
    case .keys, nil: nil
    case .unknown: .codingKeys
    }
  }
}

extension OpenReason {
  fileprivate init(_ obstacle: PropertyObstacle) {
    switch obstacle {
    case .wrapper(let name): self = .attribute(name)
    case .untyped(let name): self = .untyped(name)
    case .pattern: self = .pattern
    case .condition(let name): self = .condition(name)
    }
  }
}

extension WireNames {
  enum CodingKeys {
    /// By the names of properties. Other properties are not coded.
    case keys([String: String])
    /// Not an enum of strings.
    case unknown
  }

  /// The keys of `CodingKeys` in a type, or of another such enum, if it has one.
  func codingKeys(_ name: String, of entry: Entry) -> CodingKeys? {
    let found = entries(named: "\(entry.name).\(name)").filter { $0.file == entry.file }
    guard let keys = found.first else { return nil }
    guard found.count == 1, case .plainEnum(let declaration) = keys.target else { return .unknown }
    return declaration.codingKeys.map { .keys($0) } ?? .unknown
  }
}
