// What a decoder must be able to tell apart in an untagged enum. Cases with `matches:` come first, and the author decides
// among them; what is checked is what the declarations say.
extension LayoutChecks {
  mutating func checkUntagged() {
    guard let untagged = layout.untagged, options.conformance.isDecodable else { return }
    if options.conformance.isEncodable { checkEmptyCases(untagged) }
    checkMatches(untagged)
    let undecided = untagged.cases.filter { checkDecided($0) }
    guard undecided.isEmpty else { return }
    let declared = untagged.cases.filter { !$0.isExplicit }
    for (index, second) in declared.enumerated() {
      for first in declared[..<index] where first.element.canCoexist(with: second.element) {
        if let json = first.sharedJSON(with: second) {
          diagnostics.append(.indistinctCases(first.name, second.name, json, second.range, first: first.range))
          break
        }
      }
    }
    checkScalars(declared)
    checkHidden(untagged)
  }

  /// A case without values is written as null, as `{}` or as `[]`, and must be read from it.
  private mutating func checkEmptyCases(_ untagged: UntaggedLayout) {
    for element in untagged.cases where element.isExplicit && !element.element.hasCodedValues {
      let isWritten = !element.kinds.isDisjoint(with: [.null, .array]) || element.takesAnyObject
      if !isWritten {
        let range = element.element.annotated.options.ranges[.matches] ?? element.range
        diagnostics.append(.unwritableMatch(element.name, range))
      }
    }
  }

  /// A case with values that are never what it matches.
  private mutating func checkMatches(_ untagged: UntaggedLayout) {
    for element in untagged.cases where element.isExplicit && element.element.hasCodedValues {
      let never = element.neverTaken
      guard !never.isEmpty else { continue }
      let range = element.element.annotated.options.ranges[.matches] ?? element.range
      let written = JSONKind.allCases.filter(element.declaredKinds.contains)
      diagnostics.append(.mismatchedKinds(element.name, written, never: never, range))
    }
  }

  /// Whether the declaration does not say what a case takes; that is an error.
  private mutating func checkDecided(_ element: UntaggedCase) -> Bool {
    guard !element.isExplicit, case .undecided(let reason) = element.value?.unwrapped else { return false }
    diagnostics.append(.undecidedCase(element.name, reason, element.range))
    return true
  }

  /// Dates and data are strings or numbers, as a coder's strategy has it.
  private mutating func checkScalars(_ cases: [UntaggedCase]) {
    for element in cases {
      switch element.value?.unwrapped {
      case .date, .data: break
      default: continue
      }
      let others = cases.filter { $0.range != element.range }
      let scalars: Set<JSONKind> = [.boolean, .integer, .number, .string]
      if others.contains(where: { !$0.kinds.isDisjoint(with: scalars) && $0.kinds.isDisjoint(with: element.kinds) }) {
        diagnostics.append(.undecidedCase(element.name, "a date or data beside another scalar", element.range))
      }
    }
  }

  /// A case that earlier ones always take the place of.
  private mutating func checkHidden(_ untagged: UntaggedLayout) {
    var kinds: Set<JSONKind> = []
    var keys: [Set<String>] = []
    let order = untagged.cases.filter(\.isExplicit) + untagged.cases.filter { !$0.isExplicit && !$0.takesRest }
    for element in order where element.element.conditions.isEmpty {
      let isHidden = element.kinds.allSatisfy { kind in
        if kind == .object, case .matched(let own) = element.keys {
          return keys.contains { $0.isSubset(of: own) }
        }
        if kind == .object { return keys.contains([]) }
        return kinds.contains(kind) || kind == .integer && kinds.contains(.number)
      }
      if isHidden, !element.kinds.isEmpty { diagnostics.append(.hiddenCase(element.name, element.range)) }
      guard element.isExplicit else { continue }
      kinds.formUnion(element.kinds.subtracting([.object]))
      if element.kinds.contains(.object), case .matched(let own) = element.keys { keys.append(Set(own)) }
    }
  }
}

extension UntaggedCase {
  /// Whether an object without keys is one of the case.
  fileprivate var takesAnyObject: Bool {
    if kinds.contains(.object), case .matched([]) = keys { return true }
    return false
  }

  /// The kinds that the case matches and cannot be read from. A single value may be read from more than it is written
  /// as; an array or an object of several is nothing else.
  fileprivate var neverTaken: [JSONKind] {
    guard !declaredKinds.isEmpty else { return [] }
    var readable = declaredKinds
    if !readable.isDisjoint(with: [.integer, .number]) { readable.formUnion([.integer, .number]) }
    if value != nil, !kinds.isDisjoint(with: readable) { return [] }
    return JSONKind.allCases.filter(kinds.subtracting(readable).contains)
  }

  fileprivate var name: String { element.annotated.name }
  fileprivate var range: Range<Int> { element.annotated.range }

  /// JSON that both cases would take; nil if there is none.
  fileprivate func sharedJSON(with other: UntaggedCase) -> String? {
    if takesRest, other.takesRest { return "{}" }
    for kind in JSONKind.allCases where kinds.contains(kind) && other.kinds.contains(kind) {
      guard kind == .object else { return kind.sample }
      if let json = sharedObject(with: other) { return json }
    }
    return nil
  }

  private func sharedObject(with other: UntaggedCase) -> String? {
    switch (keys, other.keys) {
    case (.required(let required, let all), .required(let otherRequired, let otherAll)):
      return Self.ownObject(required, all, takenBy: otherRequired)
        ?? Self.ownObject(otherRequired, otherAll, takenBy: required)
    case (.required(let required, _), .unknown): return Self.object(required)
    case (.unknown, .required(let required, _)): return Self.object(required)
    case (.unknown, .unknown): return Self.object([])
    case (.matched, _), (_, .matched): return nil
    }
  }

  /// An object that the case with some keys may write, and that another takes, or ties with.
  private static func ownObject(
    _ required: [KeyedValue],
    _ all: [KeyedValue],
    takenBy others: [KeyedValue]
  ) -> String? {
    // The other one's keys must all be among those that may be written…
    let written = others.map { other in all.first { own in other.keys.contains { isSame($0, own.key) } } }
    guard written.allSatisfy({ $0 != nil }) else { return nil }
    // …and the case wins only if they are among those that are always written, and are not all of these.
    let needed = required.filter { own in others.contains { $0.keys.contains { isSame($0, own.key) } } }
    let wins = needed.count == others.count && required.count > others.count
    if wins { return nil }
    let optional = written.compactMap { $0 }.filter { value in !required.contains { isSame($0.key, value.key) } }
    return object(required + optional)
  }

  private static func isSame(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }

  private static func object(_ values: [KeyedValue]) -> String {
    JSONValue.object(values.map { .init(key: $0.key, value: .placeholder("…")) }).text()
  }
}

extension JSONKind {
  /// A value of the kind.
  fileprivate var sample: String {
    switch self {
    case .null: "null"
    case .boolean: "true"
    case .integer: "1"
    case .number: "0.5"
    case .string: "\"a\""
    case .array: "[]"
    case .object: "{}"
    }
  }
}
