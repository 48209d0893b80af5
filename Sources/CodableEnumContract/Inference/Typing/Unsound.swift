import CodableEnumGenerator
import CodableEnumJSON

/// What was tried and failed, so that the parts of a value aren't tried again with each form of the whole.
final class Unsound {
  struct Attempt: Hashable {
    private let hint: String
    private let strategy: String
    private let cases: [String]
    private let shape: [Int]
    private let enums: [String]

    init(_ outline: EnumOutline, _ values: [JSONValue], _ place: ValuePlace, _ enums: [String]) {
      (hint, self.enums) = (place.hint, enums)
      strategy = "\(outline.draft.strategy.spelling) \(outline.draft.isMerged) \(outline.fields.count)"
      cases = outline.draft.cases.map { "\($0.tags.first?.quoted ?? $0.name) \($0.values.count)" }
      shape = [values.count] + values.prefix(8).map(\.size) + values.suffix(1).map(\.size)
    }
  }

  var attempts: Set<Attempt> = []
}

extension JSONValue {
  /// The number of values in it.
  fileprivate var size: Int { 1 + parts.reduce(0) { $0 + $1.size } }
}
