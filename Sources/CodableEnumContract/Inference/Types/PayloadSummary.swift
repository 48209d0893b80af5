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

  mutating func add(_ members: [JSONValue.Member], without key: String, _ lens: ValueSummary.Lens) {
    whole.add(members, without: key, lens)
  }

  var count: Int { whole.count + missing }

  /// Whether all arrays are empty.
  var isEmpty: Bool { lengths.map { $0.upperBound == 0 } ?? true }

  /// Whether all payloads are arrays of the same length, whose elements differ by position.
  var isTuple: Bool {
    guard whole.kinds == .array, whole.nulls == 0, missing == 0, let lengths, lengths.count == 1,
      (2...mostPositions).contains(lengths.lowerBound)
    else { return false }
    let kinds = positions.filter { !$0.kinds.isEmpty }.map(\.kinds)
    // One array of objects and other values is a list, or of unlike objects.
    if whole.count == 1, kinds.contains(.object) { return false }
    if kinds.contains(where: { kind in kinds.contains { $0.isDisjoint(with: kind) } }) { return true }
    return kinds.allSatisfy { $0 == .object } && hasDifferentMembers
  }

  /// Whether the objects have other keys at each index, and more than one: those of one key are cases of a list.
  private var hasDifferentMembers: Bool {
    positions.contains { $0.members.count > 1 }
      && positions.allSatisfy { position in
        position.members.allSatisfy { $0.value.count == position.objects }
      } && positions.contains { Set($0.members.keys) != Set(positions[0].members.keys) }
  }
}
