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

  /// The coder that the user names for a value.
  func coder(of value: String, at index: Int) -> String? {
    let coders = (cases[index]?.value.coders ?? []) + (options?.value.coders ?? [])
    return coders.first { $0.label == value }?.value
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

extension HandWritten {
  /// JSON that only annotations of the user may read: aliases as tags or keys, and what a coder may read, too.
  func examples(of given: GivenAnnotations) -> [JSONValue] {
    given.cases.sorted(byNumber: \.key).flatMap { index, options -> [JSONValue] in
      guard let tree = cases[index].tree else { return [] }
      let json = json(tree, cases[index]).json
      let aliases = options.value.aliases.flatMap { alias in json.replacing(with: JSONValue(alias.value)) }
      let hasCoders = !options.value.coders.isEmpty || !(given.options?.value.coders.isEmpty ?? true)
      return aliases + (hasCoders ? json.replacing(with: .string("1")) + json.replacing(with: .number("1")) : [])
    }
  }
}

extension JSONValue {
  /// With another value in the place of each that is no container, or of its key.
  fileprivate func replacing(with other: JSONValue) -> [JSONValue] {
    switch self {
    case .object(let members, _):
      members.indices.flatMap { index in
        func with(_ member: Member) -> JSONValue {
          var changed = members
          changed[index] = member
          return .object(changed)
        }
        let member = members[index]
        let values = member.value.replacing(with: other).map { with(Member(key: member.key, value: $0)) }
        guard case .string(let key) = other else { return values }
        return values + [with(Member(key: key, value: member.value))]
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        elements[index].replacing(with: other).map { element in
          var changed = elements
          changed[index] = element
          return .array(changed)
        }
      }
    case .null, .boolean, .number, .string: [other]
    }
  }
}

extension TreeDraft {
  /// With what is said already; nil if it says another layout, or other directions than the code has.
  func keeping(_ given: GivenAnnotations, _ conformance: Conformance) -> TreeDraft? {
    var draft = self
    if let options = given.options?.value {
      if options.ranges[.conformance] != nil, options.conformance != conformance { return nil }
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
