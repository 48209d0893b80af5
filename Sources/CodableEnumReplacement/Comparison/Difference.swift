import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Where hand-written code and an annotation read the same JSON differently.
struct Difference {
  /// What the JSON has, and what becomes of it.
  var text: String
  var json: JSONValue
  /// Whether another difference of the same two cases says enough.
  var isRepeated: Bool

  /// For the file.
  var comment: String { "\(text): \(json.text(.compact))" }
}

extension HandWritten {
  /// The differences, one of each kind.
  ///
  /// - Parameter outcomes: What the code itself reads.
  func differences(
    from trial: AnnotationTrial,
    on mutations: [Mutation],
    _ outcomes: [Outcome?]
  ) -> [Difference] {
    var found: [Difference] = []
    var seen: Set<String> = []
    var pairs: Set<Int> = []
    for (mutation, outcome) in zip(mutations, outcomes) {
      guard let difference = difference(from: trial, on: mutation.json, outcome) else { continue }
      let isRepeated = mutation.pair.map { !pairs.insert($0).inserted } ?? false
      let text = "by hand, \(mutation.kind) is \(difference.old); now it is \(difference.new)"
      guard seen.insert("\(isRepeated) \(text)").inserted else { continue }
      found.append(Difference(text: text, json: mutation.json, isRepeated: isRepeated))
    }
    return found
  }

  /// What becomes of JSON; nil if that is the same.
  ///
  /// - Parameter outcome: What the code itself reads.
  func difference(
    from trial: AnnotationTrial,
    on json: JSONValue,
    _ outcome: Outcome?
  ) -> (old: String, new: String)? {
    let now = trial.read(json)
    let (old, new) = (outcome.map { ".\($0.element)" } ?? "an error", now.map { ".\($0.element)" } ?? "an error")
    if old != new { return (old, new) }
    guard let outcome, let now, let detail = detail(outcome, now.values) else { return nil }
    return (old + detail.old, new + detail.new)
  }

  /// What differs in the values of a case.
  private func detail(
    _ outcome: Outcome,
    _ values: [String: AnnotationTrial.ReadValue]
  ) -> (old: String, new: String)? {
    guard let element = cases.first(where: { $0.name == outcome.element }) else { return nil }
    for (value, read) in zip(element.values, outcome.values) {
      guard let now = values[value.name] else { continue }
      let new: String? = now == .kept ? nil : value.defaultValue ?? "nil"
      let old: String? =
        switch read {
        case .null: "nil"
        case .constant(let text): text
        case .read: nil
        }
      if old != new {
        return (" with \(old ?? "the \(value.name) there")", " with \(new ?? "the \(value.name) there")")
      }
    }
    return nil
  }
}
