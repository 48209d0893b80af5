import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What values are by hand where they are missing or can't be read: `(try? c.decode(Int.self, forKey: .n)) ?? 0`.
struct DefaultDrafts {
  /// One value.
  private struct Found {
    /// As code; nil for an optional, which is nil.
    var text: String?
    var causes: Set<DefaultCause> = []
    /// Whether it is not the same everywhere.
    var varies = false
  }

  /// By the indices of cases and of values.
  private var found: [Int: [Int: Found]] = [:]

  init(_ coding: HandWritten, _ mutations: [Mutation], _ outcomes: [ReadOutcome?]) {
    var places: [Int: [String: String]] = [:]
    for (mutation, outcome) in zip(mutations, outcomes) {
      guard let cause = mutation.kind.defaultCause, let pointer = mutation.place?.pointer, let outcome,
        let index = coding.place(of: outcome.element), let tree = coding.cases[index].tree
      else { continue }
      let element = coding.cases[index]
      let known = places[index] ?? coding.json(tree, element).places
      places[index] = known
      guard let value = element.values.firstIndex(where: { known[$0.name] == pointer }) else { continue }
      add(outcome.values[value], cause, isOptional: element.values[value].isOptional, to: index, value)
    }
  }

  private mutating func add(
    _ read: ReadOutcome.Value,
    _ cause: DefaultCause,
    isOptional: Bool,
    to element: Int,
    _ value: Int
  ) {
    var one = found[element]?[value] ?? Found()
    switch read {
    case .constant(let text) where !isOptional:
      one.varies = one.varies || one.text.map { $0 != text } ?? false
      one.text = text
      one.causes.insert(cause)
    case .null where isOptional && cause == .invalid: one.causes.insert(cause)
    case .constant, .null, .read, .made: return
    }
    found[element, default: [:]][value] = one
  }

  /// A draft with `defaults:`, in the enum's annotation or in those of its cases.
  func drafts(_ draft: TreeDraft, _ cases: [HandWritten.Case]) -> [TreeDraft] {
    var (ofCases, causesOfCases) = (draft, Set<Set<DefaultCause>>())
    for (index, values) in found {
      var causes: Set<DefaultCause> = []
      for (place, one) in values where !one.varies {
        let declared = cases[index].values[place].defaultValue
        if let text = one.text, declared != text {
          if declared != nil { continue }
          ofCases.defaults[index, default: [:]][place] = text
        }
        causes.formUnion(one.causes.subtracting([.missing]))
      }
      // What can't be read is more than null.
      if causes.contains(.invalid) { causes = [.invalid] }
      if !causes.isEmpty, draft[index].defaults == nil { ofCases[index].defaults = causes }
      if !causes.isEmpty { causesOfCases.insert(causes) }
    }
    if found.isEmpty { return [] }
    guard causesOfCases.count == 1, draft.options.defaults == nil else { return [ofCases] }
    var ofEnum = ofCases
    ofEnum.options.defaults = causesOfCases.first
    for index in found.keys { ofEnum[index].defaults = draft[index].defaults }
    return [ofEnum, ofCases]
  }
}

extension Mutation.Kind {
  /// Where a value is missing, null or of another kind.
  fileprivate var defaultCause: DefaultCause? {
    switch self {
    case .member(_, .missing): .missing
    case .member(_, .null), .member(_, .nothing): .null
    case .member(_, .otherKind): .invalid
    // Of another oddity, no default is the cause.
    default: nil
    }
  }
}

extension HandWritten {
  /// What callers notice of them.
  func remarks(onDefaults defaults: [Int: [Int: String]]) -> [String] {
    defaults.sorted(byNumber: \.key).flatMap { index, values in
      values.sorted(byNumber: \.key).map { place, text in
        let element = cases[index]
        return
          "by hand, init(from:) has the default \(text) of \(element.values[place].name) in .\(element.name); now the "
          + "case declares it, and calls can leave it out"
      }
    }
  }
}
