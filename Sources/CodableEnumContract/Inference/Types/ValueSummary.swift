import CodableEnumGenerator

/// What all samples have in one place: it grows with what is different, not with how many there are.
struct ValueSummary {
  /// How values are looked at.
  struct Lens {
    /// Whether texts may be something else.
    var detects = false
    /// The objects that are dictionaries.
    var maps = PointerTree()
  }

  /// Kinds of JSON; of numbers there is one.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let boolean = Kinds(rawValue: 1)
    static let number = Kinds(rawValue: 2)
    static let string = Kinds(rawValue: 4)
    static let array = Kinds(rawValue: 8)
    static let object = Kinds(rawValue: 16)
  }

  private(set) var count = 0
  private(set) var nulls = 0
  private(set) var objects = 0
  /// Other than null.
  private(set) var kinds: Kinds = []
  private(set) var numbers = NumberTypes.all
  private(set) var texts = TextForms.all
  /// Of arrays, all elements together; none or one.
  private(set) var elements: [ValueSummary] = []
  /// Of objects that are not dictionaries.
  private(set) var members: [ExactText: ValueSummary] = [:]
  /// Of dictionaries, all values together; none or one.
  private(set) var mapped: [ValueSummary] = []
  private(set) var isMap = false
  /// Whether all booleans are true.
  private(set) var isTrue = true

  /// Adds an object without one of its members.
  mutating func add(_ members: [JSONValue.Member], without key: String, _ lens: Lens) {
    addObject(members, without: key, lens, lens.maps)
  }

  /// - Parameter maps: The dictionaries in the value.
  mutating func add(_ json: JSONValue, _ lens: Lens, _ maps: PointerTree?) {
    switch json {
    case .null:
      count += 1
      nulls += 1
    case .boolean(let value):
      count += 1
      kinds.insert(.boolean)
      isTrue = isTrue && value
    case .number(let text):
      count += 1
      kinds.insert(.number)
      numbers.formIntersection(NumberTypes(holding: text))
    case .string(let text):
      count += 1
      kinds.insert(.string)
      if lens.detects, !texts.isEmpty { texts.formIntersection(TextForms(text)) }
    case .array(let values):
      count += 1
      kinds.insert(.array)
      if elements.isEmpty, !values.isEmpty { elements = [ValueSummary()] }
      for value in values { elements[0].add(value, lens, maps?.elements) }
    case .object(let members, _): addObject(members, without: nil, lens, maps)
    }
  }

  private mutating func addObject(
    _ all: [JSONValue.Member],
    without key: String?,
    _ lens: Lens,
    _ maps: PointerTree?
  ) {
    count += 1
    objects += 1
    kinds.insert(.object)
    isMap = isMap || maps?.isPlace ?? false
    for member in all where member.key != key {
      if isMap {
        if mapped.isEmpty { mapped = [ValueSummary()] }
        mapped[0].add(member.value, lens, maps?.elements)
      } else {
        members[ExactText(member.key), default: ValueSummary()].add(member.value, lens, maps?[member.key])
      }
    }
  }
}

/// What all samples have as the payload of a case.
struct PayloadSummary {
  private(set) var whole = ValueSummary()
  /// Of arrays, by their indices, as far as the longest one goes.
  private(set) var positions: [ValueSummary] = []
  /// How long arrays are; nil before the first.
  private(set) var lengths: ClosedRange<Int>?
  /// How many samples have none.
  var missing = 0
  private let mostPositions = 8

  /// - Parameter maps: The dictionaries in the payload.
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

  /// Whether each is an array of as many elements, which are of different types.
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
