/// A type that is made of a schema.
struct ImportedType {
  var draft: Draft
  var schema: NormalSchema
  /// Of an enum, the schemas of its cases, in their order.
  var caseMembers: [[NormalSchema]] = []
  /// Whether it has the keys that its schema doesn't name, too.
  var keepsOthers = false
}

extension [ImportedType] {
  /// Those that some names need, in the order of their use.
  static func needed(by roots: [String], from all: [String: ImportedType]) -> [ImportedType] {
    var found: [ImportedType] = []
    var seen: Set<String> = []
    let own = Set(roots)
    for root in roots {
      var rest = [root]
      while let name = rest.popLast() {
        guard let type = all[name], seen.insert(name).inserted else { continue }
        found.append(type)
        rest += type.draft.types.flatMap { $0.names(parts: true) }.reversed().filter { !own.contains($0) }
      }
    }
    return found
  }
}
