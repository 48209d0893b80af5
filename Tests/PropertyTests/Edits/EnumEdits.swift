extension WireEdit {
  /// Edits of what an annotation says of the whole enum.
  static let ofEnums: [WireEdit] = [
    ofEnum("another strategy") { type, _, numbers in
      let strategy = numbers.pick(WireModel.strategies)
      guard strategy != type.strategy else { return false }
      type.strategy = strategy
      // What the other one does not know is left out.
      let layout = type.layout
      if !layout.hasKeys { for option in ["keyNames", "nils"] { type.options[option] = nil } }
      if !layout.tagIsKey { type.options["emptyCases"] = nil }
      if !layout.canIgnoreLabels {
        type.options["labels"] = nil
        for index in type.cases.indices { type.cases[index].labels = nil }
      }
      if layout != .tagFirst, layout != .array {
        for index in type.cases.indices { type.cases[index].takesRest = false }
      }
      if layout == .untagged { type.options["caseNames"] = nil }
      if layout == .rawValue || layout == .tagFirst { type.options["unknownKeys"] = nil }
      if layout != .rawValue {
        type.rawType = nil
        for index in type.cases.indices { type.cases[index].rawValue = nil }
      }
      let hasUnlabeled = type.cases.contains { $0.values.contains { $0.label == nil } }
      type.options["unlabeled"] = layout == .flattened && hasUnlabeled ? ".indexed" : nil
      for index in type.cases.indices where !layout.hasKeys {
        for place in type.cases[index].values.indices { type.cases[index].values[place].key = nil }
      }
      if layout == .untagged {
        for index in type.cases.indices { (type.cases[index].tag, type.cases[index].aliases) = (nil, []) }
      } else {
        for index in type.cases.indices { type.cases[index].matches = nil }
      }
      return true
    },
    ofEnum("another payload style") { type, _, numbers in
      guard type.layout.tagIsKey else { return false }
      type.strategy = numbers.pick([
        ".caseKeyed", ".caseKeyed(payload: .array)", ".caseKeyed(payload: .labeled)", ".caseKeyed(payload: .natural)",
      ])
      if !type.layout.hasKeys {
        for option in ["keyNames", "nils"] { type.options[option] = nil }
        for index in type.cases.indices {
          for place in type.cases[index].values.indices { type.cases[index].values[place].key = nil }
        }
      }
      return true
    },
    option("caseNames", among: WireModel.styles),
    option("keyNames", among: WireModel.styles),
    option("emptyCases", among: WireModel.emptyCases),
    option("nils", among: [".null", ".omit"]),
    option("unknownKeys", among: [".reject", ".ignore"]),
    option("unlabeled", among: [".indexed", ".merged", ".key(\"value\")", ".key(\"_0\")"]),
    option("labels", among: [".ignore"]),
    option("conformance", among: [".encodable", ".decodable"], ofRoot: true),
    ofEnum("keys of the enum") { type, _, numbers in
      let labels = Set(type.cases.flatMap { $0.values.compactMap(\.label) }).sorted()
      guard let label = labels.randomElement(using: &numbers) else { return false }
      let other = numbers.pick(labels + ["\(label)Key"])
      let keys = label == other ? [(label, label)] : [(label, other)] + (labels.contains(other) ? [(other, label)] : [])
      type.options["keys"] = "[\(keys.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", "))]"
      return true
    },
    ofEnum("another order of cases") { type, _, numbers in
      guard type.cases.count > 1 else { return false }
      type.cases.shuffle(using: &numbers)
      return true
    },
  ]

  /// An option that gets another value, or none.
  private static func option(_ name: String, among values: [String], ofRoot: Bool = false) -> WireEdit {
    let change: @Sendable (inout ModelEnum, inout RandomNumbers) -> Bool = { type, numbers in
      let old = type.options[name]
      type.options[name] = (values + [nil]).filter { $0 != old }.randomElement(using: &numbers) ?? nil
      return true
    }
    if ofRoot { return WireEdit(name: name) { model, numbers in change(&model.root, &numbers) } }
    return ofEnum(name) { type, _, numbers in change(&type, &numbers) }
  }
}
