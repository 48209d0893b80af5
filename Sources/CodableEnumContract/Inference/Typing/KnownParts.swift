import CodableEnumGenerator

/// The parts of arrays and dictionaries, by the key that these are under.
struct KnownParts {
  /// Of all dictionaries.
  private var values: [String: ValueSummary] = [:]
  /// Of each array.
  private var elements: [String: [ValueSummary]] = [:]

  mutating func learn(_ summary: ValueSummary, hint: String) {
    if summary.isMap, let part = summary.mapped.first { values[hint, default: ValueSummary()].merge(part) }
    if summary.kinds == .array, let part = summary.elements.first { elements[hint, default: []].append(part) }
    for (key, member) in summary.members.sorted(byBytesOf: \.key.text) { learn(member, hint: key.text) }
    for part in summary.elements + summary.mapped { learn(part, hint: SwiftNames.singular(hint)) }
  }

  mutating func forget(_ hint: String) {
    values[hint] = nil
    elements[hint] = nil
  }

  /// The values of all dictionaries under a key.
  func values(under hint: String) -> ValueSummary? { values[hint] }

  /// The elements that arrays under a key have elsewhere; nil unless they are of one type.
  ///
  /// - Parameter enums: Those whose values they may be.
  func elements(under hint: String, _ enums: [Recognizer]) -> ValueSummary? {
    guard let known = elements[hint], let first = known.first else { return nil }
    let areOwn = enums.contains { own in known.allSatisfy { own.takes($0.values) } }
    return areOwn || known.allSatisfy(first.isCompatible) ? ValueSummary.merged(known) : nil
  }
}
