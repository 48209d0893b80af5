/// How the cases of an untagged enum are told apart.
package struct UntaggedLayout: Sendable {
  /// Those that are told apart by what is there, in the order of the declaration.
  package let cases: [UntaggedCase]

  /// - Parameter siblings: Other annotated enums of the file, by their qualified names.
  init(_ layout: EnumLayout, siblings: [String: EnumLayout]) {
    cases = layout.taggedCases.map { UntaggedCase($0, in: layout, siblings) }
  }

  /// The cases that a kind goes to, the one that takes it first.
  func cases(taking kind: JSONKind) -> [UntaggedCase] {
    let explicit = cases.filter { $0.isExplicit && $0.kinds.contains(kind) }
    return explicit + cases.filter { !$0.isExplicit && $0.kinds.contains(kind) }
  }

  /// The case that takes whatever no other one does.
  var takesRest: UntaggedCase? { cases.first { $0.takesRest && $0.kinds.isEmpty } }

  /// The kinds that some case takes.
  var kinds: [JSONKind] { JSONKind.allCases.filter { kind in cases.contains { $0.kinds.contains(kind) } } }
}

/// What an untagged case takes.
package struct UntaggedCase: Sendable {
  package let element: CaseLayout
  package let kinds: Set<JSONKind>
  /// Whether the author says what the case takes.
  package let isExplicit: Bool
  /// The keys that an object of the case must have.
  package let keys: ObjectKeys
  /// What the case is where it has one unlabeled value.
  let value: ValueKind?
  /// The kinds that the declaration says, whatever `matches:` says; none where they cannot be known.
  let declaredKinds: Set<JSONKind>

  package enum ObjectKeys {
    /// All of them, as `matches:` says.
    case matched([String])
    /// One of each group: a key and its aliases.
    case required([KeyedValue], all: [KeyedValue])
    /// Those of a struct or a dictionary.
    case unknown
  }

  fileprivate init(_ element: CaseLayout, in layout: EnumLayout, _ siblings: [String: EnumLayout]) {
    self.element = element
    let shape = UntaggedShape(element, in: layout, siblings)
    value = shape.value
    declaredKinds = shape.certainKinds
    switch element.annotated.options.matches {
    case .kinds(let kinds):
      (self.kinds, isExplicit) = (kinds, true)
      // Of an explicit kind, the keys do not matter.
      keys = .matched([])
    case .keys(let keys):
      (kinds, isExplicit) = ([.object], true)
      self.keys = .matched(keys)
    case nil:
      (kinds, isExplicit) = (shape.kinds, false)
      keys = shape.keys
    }
  }

  /// Whether the case takes whatever no other one does: a `CodableValue`.
  var takesRest: Bool {
    if case .anything = value { return !isExplicit }
    return false
  }
}

/// What a case is on the wire, by its declaration.
private struct UntaggedShape {
  var kinds: Set<JSONKind> = []
  var keys = UntaggedCase.ObjectKeys.unknown
  var value: ValueKind?

  init(_ element: CaseLayout, in layout: EnumLayout, _ siblings: [String: EnumLayout]) {
    switch element.payload ?? .none {
    case .none:
      kinds = [.null]
    case .array:
      kinds = [.array]
    case .object(let keyed), .flat(let keyed):
      kinds = [.object]
      keys = .required(keyed.filter { !$0.value.canBeMissing }, all: keyed)
    case .bare(let value), .merged(let value, _):
      let kind =
        value.coder == nil
        ? ValueKind(element.annotated.values[value.index].type, in: layout.annotated.declaration, siblings)
        : .undecided("a value with a coder")
      self.value = kind
      kinds = kind.kinds
    }
  }

  /// The kinds, but for types that another file declares, and those that a coder's strategy decides.
  var certainKinds: Set<JSONKind> {
    switch value?.unwrapped {
    case .object, .date, .data: []
    case .boolean, .integer, .number, .decimal, .string, .url, .array, .dictionary, .kinds, .optional, .anything,
      .undecided, nil:
      kinds
    }
  }
}
