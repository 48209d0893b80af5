import CodableEnumGenerator

// Enums that stand under several keys, none of which says what they are.
extension FileDraft {
  /// With other names for these: `IntegerOrString`, `Node`, `Value`.
  ///
  /// - Parameter root: The name of the samples' enum.
  func withSharedNames(root: String) -> FileDraft {
    var file = self
    let hints = hints
    var used = TakenNames.all.union(drafts.map(\.name))
    for draft in drafts where draft.name != root && draft.name != root + "Content" {
      // An operand isn't called after its place.
      guard case .enumeration(let enumeration, _) = draft.body, let hints = hints[draft.name],
        hints.keys.contains(where: draft.name.hasSuffix)
      else { continue }
      let new: String
      if hints.count > 1, let kinds = enumeration.plainKinds {
        new = kinds
      } else if hints.count > 3, hints[draft.name, default: 0] * 2 <= hints.values.reduce(0, +) {
        new = draft.types.contains { $0.names(parts: true).contains(draft.name) } ? "Node" : "Value"
      } else {
        continue
      }
      guard let name = [new, root + new].first(where: { used.insert($0).inserted }) else { continue }
      file.rename(draft.name, to: name)
    }
    return file
  }

  /// The names of the places of each type, and how many places have them.
  private var hints: [String: [String: Int]] {
    var hints: [String: [String: Int]] = [:]
    func add(_ type: TypeExpression, _ key: String?) {
      guard let key else { return }
      let hint = SwiftNames.typeName(of: SwiftNames.singular(key))
      for name in Set(type.names(parts: true)) { hints[name, default: [:]][hint, default: 0] += 1 }
    }
    for draft in drafts {
      switch draft.body {
      case .alias: break
      case .structure(let properties): for property in properties { add(property.type, property.key) }
      case .enumeration(let enumeration, _):
        for element in enumeration.cases {
          for value in element.values { add(value.type, value.key ?? element.tags.first?.text) }
        }
      }
    }
    return hints
  }

  private mutating func rename(_ old: String, to new: String) {
    for index in drafts.indices {
      if drafts[index].name == old { drafts[index].name = new }
      switch drafts[index].body {
      case .alias(let type): drafts[index].body = .alias(type.with(new, for: old))
      case .structure(let properties): drafts[index].body = .structure(properties.naming(new, for: old))
      case .enumeration(var enumeration, _):
        for place in enumeration.cases.indices {
          enumeration.cases[place].values = enumeration.cases[place].values.naming(new, for: old)
          // A case for another enum's values is called after it.
          if enumeration.cases[place].name == old { enumeration.cases[place].name = new }
        }
        drafts[index].body = .enumeration(enumeration, EnumNames(enumeration))
      }
    }
  }
}

extension [ValueDraft] {
  /// With another name of a type.
  func naming(_ new: String, for old: String) -> [ValueDraft] {
    map { value in
      var value = value
      value.type = value.type.with(new, for: old)
      return value
    }
  }
}

extension EnumDraft<ValueDraft> {
  /// Equal for enums that differ only by name and comments.
  func signature(_ name: String, _ names: EnumNames) -> String {
    let cases = zip(names.cases, cases).map { named, element in
      let values = zip(named.labels, element.values).map { "\($0 ?? "_"): \($1.type.with("Self", for: name).text)" }
      let isOrdered = element.values.contains { $0.key == nil }
      return "\(named.options.arguments) \(named.name) \(isOrdered ? values : values.sorted(byBytesOf: \.self))"
    }
    return "\(names.options.arguments) \(cases)"
  }

  /// `IntegerOrString`, or `Scalar` for more kinds, if it tells only such values and arrays of them apart.
  fileprivate var plainKinds: String? {
    let names = Set(["Bool", "Int", "UInt64", "Double", "Decimal", "String"])
    guard strategy.spelling == ".untagged", cases.count > 1,
      cases.allSatisfy({ element in
        element.values.count == 1 && element.values[0].key == nil
          && element.values[0].type.names(parts: true).allSatisfy(names.contains)
      })
    else { return nil }
    if cases.count > 2 { return cases.contains { $0.name == "array" } ? nil : "Scalar" }
    return cases.map { SwiftNames.typeName(of: $0.name) }.joined(separator: "Or")
  }
}
