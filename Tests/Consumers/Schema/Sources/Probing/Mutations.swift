import CodableEnum

/// JSON that differs from some other in one place: another kind of value there, a key or an element less or more.
public func mutations(of value: CodableValue) -> [CodableValue] {
  var mutations = others(than: value)
  switch value {
  case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: break
  case .array(let elements):
    mutations.append(.array(elements + ["zzz"]))
    for index in elements.indices {
      mutations.append(.array(elements.enumerated().filter { $0.offset != index }.map(\.element)))
      for mutation in Probing.mutations(of: elements[index]) {
        var changed = elements
        changed[index] = mutation
        mutations.append(.array(changed))
      }
    }
  case .object(let members):
    mutations.append(.object(members.merging(["zzz": 1]) { first, _ in first }))
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      mutations.append(.object(members.filter { $0.key != key }))
      var renamed = members.filter { $0.key != key }
      renamed["zzz"] = member
      mutations.append(.object(renamed))
      for mutation in Probing.mutations(of: member) {
        mutations.append(.object(members.merging([key: mutation]) { $1 }))
      }
    }
  }
  return mutations
}

/// A value of each kind, but for the one itself.
private func others(than value: CodableValue) -> [CodableValue] {
  let values: [CodableValue] = [.null, true, 7, -1.5, "zzz", [], [7, "zzz"], [:], ["zzz": 1]]
  return values.filter { $0 != value }
}
