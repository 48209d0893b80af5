/// The options of `@CodableEnum(…)`, by their labels.
package enum EnumOption: String, CaseIterable {
  case strategy, caseNames, keyNames, unlabeled, keys, rawRepresentable, storage, emptyCases, labels, coders, nils
  case defaults, unknownKeys, ignoresCase, conformance
}

/// The options of `@CodableCase(…)` that have labels.
package enum CaseOption: String, CaseIterable {
  case aliases, keys, keyAliases, catches, matches, coders, defaults, omit, skip, labels, rest
}
