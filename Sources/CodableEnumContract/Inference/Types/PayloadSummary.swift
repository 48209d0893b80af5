import CodableEnumGenerator
import CodableEnumJSON

/// The payload of a case in all samples.
struct PayloadSummary {
  private(set) var whole = ValueSummary()
  /// For arrays: the values at each index, up to the longest array.
  private(set) var positions: [ValueSummary] = []
  /// The lengths of arrays; nil before the first.
  private(set) var lengths: ClosedRange<Int>?
  /// The number of samples without a payload.
  var missing = 0
  private let mostPositions = 8

  /// - Parameter maps: The places of dictionaries in the payload.
  mutating func add(_ json: JSONValue, _ lens: ValueSummary.Lens, _ maps: PointerTree?) {
    whole.add(json, lens, maps)
    guard let elements = json.array else { return }
    let count = elements.count
    lengths = lengths.map { min($0.lowerBound, count)...max($0.upperBound, count) } ?? count...count
    guard count <= mostPositions else { return }
    while positions.count < count { positions.append(ValueSummary()) }
    for (index, element) in elements.enumerated() { positions[index].add(element, lens, maps?.elements) }
  }

  var count: Int { whole.count + missing }

  /// Whether all payloads are arrays of the same length with elements of different types.
  var isTuple: Bool {
    guard whole.kinds == .array, whole.nulls == 0, missing == 0, let lengths, lengths.count == 1,
      (2...mostPositions).contains(lengths.lowerBound)
    else { return false }
    let kinds = positions.filter { !$0.kinds.isEmpty }.map(\.kinds)
    guard let first = kinds.first else { return false }
    return kinds.contains { $0 != first } || first == .object && hasDifferentMembers
  }

  private var hasDifferentMembers: Bool {
    positions.contains { Set($0.members.keys) != Set(positions[0].members.keys) }
  }
}
