import CodableEnumContract
import CodableEnumGenerator

/// An annotation that may write what hand-written code writes.
struct TreeDraft {
  var options = EnumOptions()
  /// What the declaration gets, by the indices of cases and of values.
  var defaults: [Int: [Int: String]] = [:]
  /// The indices of the cases as they are tried; nil for the order that they have.
  var order: [Int]?
  private var cases: [Int: CaseOptions] = [:]

  init(_ strategy: Strategy) { options.strategy = strategy }

  var strategy: Strategy { options.strategy }

  subscript(index: Int) -> CaseOptions {
    get { cases[index] ?? CaseOptions() }
    set { cases[index] = newValue }
  }

  var rank: Int {
    strategy.rank(
      preference: strategy.hasTags ? 0 : 1,
      argumentCount: options.argumentCount + cases.values.reduce(0) { $0 + $1.arguments.count }
    )
  }

  var annotation: String { options.text }

  /// By the index of the case.
  var caseAnnotations: [Int: String] { cases.filter { !$0.value.arguments.isEmpty }.mapValues(\.text) }

  /// Whether a case is told by what `matches:` says.
  var hasMatches: Bool { cases.values.contains { $0.matches != nil } }

  /// With those cases behind others that would take their JSON: `{}` is any object.
  func inOrderOfTrial(_ count: Int) -> Self {
    var order: [Int] = []
    for index in 0..<count {
      let place = order.firstIndex { self[$0].matches?.takesMore(than: self[index].matches) ?? false }
      order.insert(index, at: place ?? order.count)
    }
    var ordered = self
    ordered.order = order == Array(0..<count) ? nil : order
    return ordered
  }
}
