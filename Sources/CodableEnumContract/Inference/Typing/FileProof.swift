import CodableEnumGenerator
import CodableEnumJSON

extension FileDraft {
  /// Proves that a type of the file reads and writes all samples: of fields beside an enum, each its own keys.
  ///
  /// - Parameter trustsOpenTypes: Whether the file may use types that it doesn't declare.
  func proof(of name: String, _ samples: [JSONValue], trustsOpenTypes: Bool = false) -> Proof {
    let wire = wire(path: "\(name).swift").file
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
      return Proof(wire, typeNamed: name, samples, trustsOpenTypes: trustsOpenTypes || !aliases.isEmpty)
    }
    let keys = Set(properties[parts[0]]?.compactMap(\.key) ?? [])
    func proof(_ type: String, isField: Bool) -> Proof {
      let samples = samples.map { json in
        JSONValue.object((json.members ?? []).filter { keys.contains($0.key) == isField })
      }
      return Proof(wire, typeNamed: type, samples, trustsOpenTypes: true)
    }
    let fields = proof(parts[0], isField: true)
    guard case .holds = fields else { return fields }
    return proof(parts[1], isField: false)
  }
}
