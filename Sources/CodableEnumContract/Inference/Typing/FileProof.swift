import CodableEnumGenerator
import CodableEnumJSON

extension InferredFile {
  /// Proves that a type of the file reads and writes all samples: of fields beside an enum, each its own keys.
  ///
  /// - Parameter trustsOpenTypes: Whether the file may use types that it doesn't declare.
  func proof(of name: String, _ samples: [JSONValue], trustsOpenTypes: Bool = false) -> Proof {
    let text = text
    func proof(_ type: String, _ samples: [JSONValue], _ trusts: Bool) -> Proof {
      Proof(path: "\(name).swift", text: text, typeNamed: type, samples, trustsOpenTypes: trusts)
    }
    var aliases: [InferredAlias] = []
    var structures: [String: InferredStructure] = [:]
    for declaration in declarations {
      switch declaration {
      case .alias(let alias): if alias.name == name { aliases.append(alias) }
      case .structure(let structure): structures[structure.name] = structure
      case .enumeration: break
      }
    }
    guard let alias = aliases.first else { return proof(name, samples, trustsOpenTypes || usesAliases) }
    let keys = Set(structures[alias.fields]?.properties.map(\.key) ?? [])
    func part(_ isField: Bool) -> [JSONValue] {
      samples.map { json in .object((json.members ?? []).filter { keys.contains($0.key) == isField }) }
    }
    let fields = proof(alias.fields, part(true), true)
    guard case .holds = fields else { return fields }
    return proof(alias.content, part(false), true)
  }

  private var usesAliases: Bool {
    declarations.contains { if case .alias = $0 { true } else { false } }
  }
}
