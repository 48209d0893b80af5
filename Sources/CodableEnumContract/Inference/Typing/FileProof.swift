import CodableEnumGenerator
import CodableEnumJSON

extension FileDraft {
  /// Proves that a type of the file reads and writes all samples: of fields beside an enum, each its own keys.
  ///
  /// - Parameter trustsOpenTypes: Whether the file may use types that it doesn't declare.
  func proof(of name: String, _ samples: [JSONValue], trustsOpenTypes: Bool = false) -> Proof {
    // What an enum inside of samples doesn't reach has its own proof.
    let wire = (trustsOpenTypes ? reachable(from: name) : self).wire(path: "\(name).swift").file
    var aliases: [String: [String]] = [:]
    var properties: [String: [ValueDraft]] = [:]
    for draft in drafts {
      switch draft.body {
      case .alias(let type): aliases[draft.name] = Array(type.names(parts: false).dropFirst())
      case .structure(let values): properties[draft.name] = values
      case .enumeration: break
      }
    }
    guard let parts = aliases[name] else {
      let trusts = trustsOpenTypes || !aliases.isEmpty
      return Proof(wire, typeNamed: name, samples, trustsOpenTypes: trusts, telling: usesFoundation ? .all : .tags)
    }
    let keys = Set(properties[parts[0]]?.compactMap(\.key) ?? [])
    func proof(_ type: String, isField: Bool) -> Proof {
      let samples = samples.map { json in
        JSONValue.object((json.members ?? []).filter { keys.contains($0.key) == isField })
      }
      return Proof(wire, typeNamed: type, samples, trustsOpenTypes: true, telling: usesFoundation ? .all : .tags)
    }
    let fields = proof(parts[0], isField: true)
    guard case .holds = fields else { return fields }
    return proof(parts[1], isField: false)
  }

  /// With a type, and what it is made of.
  private func reachable(from name: String) -> FileDraft {
    let indices = Dictionary(drafts.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var found: Set<Int> = []
    var names = [name]
    while let name = names.popLast() {
      guard let index = indices[name], found.insert(index).inserted else { continue }
      names += drafts[index].types.flatMap { $0.names(parts: true) }
    }
    var file = self
    file.drafts = drafts.indices.filter(found.contains).map { drafts[$0] }
    return file
  }
}
