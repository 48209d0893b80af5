import CodableEnumGenerator
import CodableEnumJSON

/// Objects that have some keys in common.
private struct ObjectCluster {
  /// All keys that are not null somewhere.
  var keys: Set<ExactText>
  var summary = ValueSummary()
}

extension LayoutSearch {
  /// `"a"`, `["a"]`, `{"id": 1}`: first with a case for each set of keys, then with one for all objects.
  func untagged() -> [Attempt] {
    var scalars: [JSONKind: ValueSummary] = [:]
    var arrays = PayloadSummary()
    var sets: Set<Set<ExactText>> = []
    for sample in samples {
      switch sample.json {
      case .null, .boolean, .string, .number:
        // Of numbers there is one kind.
        let kind = sample.json.kind
        scalars[kind == .integer ? .number : kind, default: ValueSummary()].add(sample.json, lens, nil)
      case .array: arrays.add(sample.json, lens, lens.maps)
      case .object(let members, _): if sets.count <= 512 { sets.insert(Self.keys(of: members)) }
      }
    }
    let clusters = sets.count > 512 ? [] : self.clusters(of: sets)
    var attempts: [Attempt] = []
    if clusters.count <= 16 { attempts.append(.fits(untagged(scalars, arrays, clusters, preference: 100))) }
    if clusters.count != 1, !sets.isEmpty {
      var all = ObjectCluster(keys: [])
      for case .object(let members, _) in samples.lazy.map(\.json) {
        all.summary.add(.object(members), lens, lens.maps)
      }
      attempts.append(.fits(untagged(scalars, arrays, [all], preference: 101)))
    }
    return attempts
  }

  private static func keys(of members: [JSONValue.Member]) -> Set<ExactText> {
    Set(members.lazy.filter { $0.value != .null }.map { ExactText($0.key) })
  }

  /// A cluster for each set that is not part of another one, with the objects of the sets that are.
  private func clusters(of sets: Set<Set<ExactText>>) -> [ObjectCluster] {
    let ordered = Array(sets).sorted(byBytesOf: Self.text).sorted(byNumber: { -$0.count })
    var largest: [Set<ExactText>] = []
    var owners: [Set<ExactText>: Int] = [:]
    for set in ordered {
      // The smallest that has them all.
      if let owner = largest.indices.last(where: { set.isSubset(of: largest[$0]) }) {
        owners[set] = owner
      } else {
        owners[set] = largest.count
        largest.append(set)
      }
    }
    if largest.count > 16 { return largest.map { ObjectCluster(keys: $0) } }
    var clusters = largest.map { ObjectCluster(keys: $0) }
    for case .object(let members, _) in samples.lazy.map(\.json) {
      guard let owner = owners[Self.keys(of: members)] else { continue }
      clusters[owner].summary.add(.object(members), lens, lens.maps)
    }
    return clusters.sorted(byBytesOf: { Self.text($0.keys) })
  }

  private static func text(_ keys: Set<ExactText>) -> String {
    keys.map(\.text).sorted(byBytesOf: \.self).joined(separator: "\n")
  }

  private func untagged(
    _ scalars: [JSONKind: ValueSummary],
    _ arrays: PayloadSummary,
    _ clusters: [ObjectCluster],
    preference: Int
  ) -> EnumDraft {
    var draft = EnumDraft(strategy: .untagged, cases: [], types: TypeBuilder(enumNamed: name))
    draft.preference = preference
    learn(arrays, "element", hasLabels: false, &draft.types)
    for cluster in clusters { draft.types.learnMembers(of: cluster.summary) }
    for kind in JSONKind.allCases {
      guard let summary = scalars[kind] else { continue }
      var element = CaseDraft(name: kind.rawValue)
      if kind != .null {
        let place = TypeBuilder.Place(hint: kind.rawValue, owner: name, subject: "the value")
        let type = draft.types.type(of: summary, place, &element.remarks)
        if type == "Int" { element.name = "integer" }
        element.values = [ValueDraft(type: type)]
      }
      draft.cases.append(element)
    }
    if arrays.whole.count > 0 {
      var element = CaseDraft(name: "array")
      element.values = values(of: arrays, "element", hasLabels: false, &draft.types, &element.remarks)
      draft.cases.append(element)
    }
    let required = clusters.map { Set($0.summary.requiredKeys.map(ExactText.init)) }
    for (index, cluster) in clusters.enumerated() {
      let others = clusters.indices.filter { $0 != index }.reduce(into: Set<ExactText>()) {
        $0.formUnion(clusters[$1].keys)
      }
      let own =
        cluster.summary.requiredKeys.first { !others.contains(ExactText($0)) } ?? required[index].map(\.text).min()
      var element = CaseDraft(name: clusters.count == 1 ? "object" : own ?? "object")
      Self.remarkOnce(cluster.summary.count, &element.remarks)
      if cluster.summary.members.isEmpty || cluster.summary.isMap {
        let place = TypeBuilder.Place(hint: "object", owner: name, subject: "the value")
        element.values = [ValueDraft(type: draft.types.type(of: cluster.summary, place, &element.remarks))]
      } else {
        element.values = members(of: cluster.summary, element.name, &draft.types, &element.remarks)
      }
      draft.cases.append(element)
    }
    return draft
  }
}

extension ValueSummary {
  /// The keys that all objects have, in byte order.
  fileprivate var requiredKeys: [String] {
    members.filter { $0.value.count == objects && $0.value.nulls == 0 }.map(\.key.text).sorted(byBytesOf: \.self)
  }
}
