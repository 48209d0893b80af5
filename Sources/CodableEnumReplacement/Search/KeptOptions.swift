import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// What the user has said already stays as it is; the rest is searched.

extension GivenAnnotations {
  var isEmpty: Bool { options == nil && cases.isEmpty }

  /// Whether generated code would have what is written by hand, so that the annotation is no finished one.
  func claims(_ functions: [CodeFunction]) -> Bool {
    guard let conformance = options?.value.conformance else { return true }
    return functions.contains { $0.isDecoder && conformance.isDecodable || $0.isEncoder && conformance.isEncodable }
  }

  /// Which JSON types are, by their names, where `matches:` alone says it of a case's only value.
  func codings(
    in declaration: TypeDeclaration,
    _ isKnown: (TypeExpression) -> Bool
  ) -> [String: OwnCoding] {
    var codings: [String: OwnCoding] = [:]
    for (index, given) in cases {
      let values = declaration.cases[index].values
      guard values.count == 1, case .kinds(let kinds)? = given.value.matches else { continue }
      let type = values[0].type.expression.withoutOptional
      if isKnown(type) { continue }
      let first = JSONKind.allCases.first(where: kinds.contains)
      codings[type.text] = OwnCoding(
        example: { first == .string ? .string("x") : first?.example },
        reads: { json in kinds.contains(json.kind) || json.kind == .integer && kinds.contains(.number) }
      )
    }
    return codings
  }
}

extension TreeDraft {
  /// With what is said already; nil if it says another layout.
  func keeping(_ given: GivenAnnotations) -> TreeDraft? {
    var draft = self
    if let options = given.options?.value {
      if options.ranges[.strategy] != nil, options.strategy != strategy { return nil }
      draft.options = draft.options.keeping(options)
    }
    for (index, options) in given.cases { draft[index] = draft[index].keeping(options.value) }
    return draft
  }
}

extension EnumOptions {
  fileprivate func keeping(_ given: EnumOptions) -> EnumOptions {
    var kept = self
    for option in given.ranges.keys {
      switch option {
      case .strategy: (kept.strategy, kept.prefix) = (given.strategy, given.prefix)
      case .caseNames: kept.caseNames = given.caseNames
      case .keyNames: kept.keyNames = given.keyNames
      case .unlabeled: kept.unlabeled = given.unlabeled
      case .keys: kept.keys = given.keys
      case .rawRepresentable: kept.isRawRepresentable = given.isRawRepresentable
      case .storage: kept.storage = given.storage
      case .emptyCases: kept.emptyCases = given.emptyCases
      case .labels: kept.labels = given.labels
      case .coders: kept.coders = given.coders
      case .nils: kept.nils = given.nils
      case .defaults: kept.defaults = given.defaults
      case .unknownKeys: kept.unknownKeys = given.unknownKeys
      case .ignoresCase: kept.ignoresCase = given.ignoresCase
      case .conformance: kept.conformance = given.conformance
      }
    }
    return kept
  }
}

extension CaseOptions {
  fileprivate func keeping(_ given: CaseOptions) -> CaseOptions {
    var kept = self
    if given.saysTag { (kept.tag, kept.absentTag) = (given.tag, given.absentTag) }
    if given.lacksTag { kept.catches.insert(.missing) }
    for option in given.ranges.keys {
      switch option {
      case .aliases: kept.aliases = given.aliases
      case .keys: kept.keys = given.keys
      case .keyAliases: kept.keyAliases = given.keyAliases
      case .catches: kept.catches = given.catches
      case .matches: kept.matches = given.matches
      case .coders: kept.coders = given.coders
      case .defaults: kept.defaults = given.defaults
      case .omit: kept.omitted = given.omitted
      case .skip: kept.skipped = given.skipped
      case .labels: kept.labels = given.labels
      case .rest: kept.takesRest = given.takesRest
      }
    }
    return kept
  }
}
