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
    func renamed(_ values: [ValueDraft]) -> [ValueDraft] {
      values.map { value in
        var value = value
        value.type = value.type.with(new, for: old)
        return value
      }
    }
    for index in drafts.indices {
      if drafts[index].name == old { drafts[index].name = new }
      switch drafts[index].body {
      case .alias(let type): drafts[index].body = .alias(type.with(new, for: old))
      case .structure(let properties): drafts[index].body = .structure(renamed(properties))
      case .enumeration(var enumeration, _):
        for place in enumeration.cases.indices {
          enumeration.cases[place].values = renamed(enumeration.cases[place].values)
          // A case for another enum's values is called after it.
          if enumeration.cases[place].name == old { enumeration.cases[place].name = new }
        }
        drafts[index].body = .enumeration(enumeration, EnumNames(enumeration))
      }
    }
  }
}

extension EnumDraft<ValueDraft> {
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
