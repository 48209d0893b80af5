/// What the protocols of some files refine.
package struct RefinedProtocols: Sendable {
  /// What is after the colon, and what `Self` must be, by the qualified name of the protocol.
  private var refined: [String: [String]] = [:]

  package init() {}

  package mutating func add(_ file: ParsedFile) {
    for declaration in file.declarations where declaration.header.keyword == "protocol" {
      let header = declaration.header
      refined[declaration.qualifiedName] =
        header.inheritedTypes.flatMap(\.inheritedParts) + WhereClause(header.requirements).protocolsOfSelf
    }
  }

  func contains(_ name: String, inside owners: [String]) -> Bool { find(name, inside: owners) != nil }

  /// All that a protocol refines, directly or not.
  ///
  /// - Parameter owners: The names of the types around the place of the name, the outermost first.
  package func all(refinedBy name: String, inside owners: [String]) -> [String] {
    var (rest, seen, names): ([(name: String, owners: [String])], Set<String>, [String]) = ([(name, owners)], [], [])
    while let (name, owners) = rest.popLast() {
      guard let found = find(name, inside: owners), seen.insert(found).inserted else { continue }
      let parts = refined[found] ?? []
      names += parts
      let owner = found.split(separator: ".").dropLast().map(String.init)
      rest += parts.map { ($0, owner) }
    }
    return names
  }

  /// The qualified name of a protocol.
  private func find(_ name: String, inside owners: [String]) -> String? {
    if refined.isEmpty { return nil }
    // Behind an attribute.
    let name = String(name.split(separator: " ").last ?? "")
    // Behind the module, as the last resort.
    let names = qualifiedNames(of: name, inside: owners) + [String(name.drop { $0 != "." }.dropFirst())]
    return names.first { refined[$0] != nil }
  }
}
