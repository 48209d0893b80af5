import CodableEnumGenerator
import CodableEnumJSON

/// A summary of all samples in one place: it grows with their variety, not their number.
struct ValueSummary {
  struct Lens {
    /// Whether texts may be of other types.
    var detects = false
    /// The places of dictionaries.
    private(set) var maps = PointerTree()
    /// Their keys, and the places below these.
    private var keys = PointerTree()
    private var isInside = false

    mutating func insert(_ map: JSONPointer) {
      maps.insert(map)
      if let key = map.lastKey { keys.insert(key) }
    }

    /// For values inside of samples, whose own places aren't known.
    var inside: Lens {
      var lens = self
      (lens.maps, lens.isInside) = (keys, true)
      return lens
    }

    /// The places of dictionaries under a key; `*` may be any.
    fileprivate func maps(_ key: String, _ places: PointerTree?) -> PointerTree? {
      places?[key] ?? places?.elements ?? (isInside ? keys[key] : nil)
    }
  }

  private(set) var count = 0
  /// The smallest index at which it stands in an object.
  private(set) var position = Int.max
  private(set) var nulls = 0
  private(set) var objects = 0
  /// Except null. All numbers are one kind.
  private(set) var kinds: JSONKinds = []
  private(set) var numbers = NumberTypes.all
  private(set) var texts = TextForms.all
  /// All elements of arrays combined: at most one summary.
  private(set) var elements: [ValueSummary] = []
  /// The members of objects that are not dictionaries.
  private(set) var members: [ExactText: ValueSummary] = [:]
  /// All values of dictionaries combined: at most one summary.
  private(set) var mapped: [ValueSummary] = []
  private(set) var isMap = false
  /// Whether all booleans are true.
  private(set) var isTrue = true
  /// All values but null, unless they are parts of objects.
  private(set) var values: [JSONValue] = []

  mutating func add(_ members: [JSONValue.Member], without key: String?, _ lens: Lens) {
    addObject(members, without: key, lens, lens.maps)
  }

  /// - Parameters:
  ///   - maps: The places of dictionaries in the value.
  ///   - index: Where it stands in an object.
  mutating func add(_ json: JSONValue, _ lens: Lens, _ maps: PointerTree?, position index: Int = .max) {
    if index < position { position = index }
    if json != .null { values.append(json) }
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
      kinds.formUnion(.number)
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
    for (index, member) in all.enumerated() where member.key != key {
      if isMap {
        if mapped.isEmpty { mapped = [ValueSummary()] }
        mapped[0].add(member.value, lens, maps?.elements)
      } else {
        let maps = lens.maps(member.key, maps)
        members[ExactText(member.key), default: ValueSummary()].add(member.value, lens, maps, position: index)
      }
    }
  }
}

// MARK: Keys that are data

extension ValueSummary {
  /// With dictionaries where keys are data, here and inside.
  var settled: ValueSummary { settled(under: nil) }

  /// - Parameter name: The key that it is under.
  func settled(under name: String?) -> ValueSummary {
    var result = self
    result.elements = elements.map(\.settled)
    result.mapped = mapped.map(\.settled)
    if !isMap, !members.isEmpty, DataKeys.are(members, objects: objects, under: name) {
      return result.asMap
    }
    for (key, member) in members { result.members[key] = member.settled(under: key.text) }
    return result
  }

  /// With keys that are data.
  var asMap: ValueSummary {
    var result = self
    result.isMap = true
    // Keys that are data name nothing.
    result.mapped = [Self.merged(members.sorted(byBytesOf: \.key.text).map(\.value)).settled]
    result.members = [:]
    return result
  }

  /// Whether its members may be those of a dictionary whose values are known: few objects, or with few keys in common.
  func mayMap(to values: ValueSummary) -> Bool {
    if members.isEmpty || objects > 3 && members.values.count(where: { $0.count == objects }) * 2 > members.count {
      return false
    }
    return members.values.allSatisfy { member in
      member.kinds.isSubset(of: values.kinds)
        && (!member.kinds.contains(.object) || member.isCompatible(with: values) || member.isNear(values))
    }
  }

  /// Whether some object has a member.
  var hasMembers: Bool { !members.isEmpty || !mapped.isEmpty }

  /// The keys that all objects have, in byte order.
  var requiredKeys: [String] {
    members.filter { $0.value.count == objects && $0.value.nulls == 0 }.map(\.key.text).sorted(byBytesOf: \.self)
  }

  static func merged(_ summaries: [ValueSummary]) -> ValueSummary {
    summaries.reduce(into: ValueSummary()) { $0.merge($1) }
  }
}

// MARK: Combining two places

extension ValueSummary {
  mutating func merge(_ other: ValueSummary) {
    if values.isEmpty { values = other.values } else { values += other.values }
    position = min(position, other.position)
    count += other.count
    nulls += other.nulls
    objects += other.objects
    kinds.formUnion(other.kinds)
    numbers.formIntersection(other.numbers)
    texts.formIntersection(other.texts)
    isMap = isMap || other.isMap
    isTrue = isTrue && other.isTrue
    if elements.isEmpty { elements = other.elements } else { other.elements.first.map { elements[0].merge($0) } }
    if mapped.isEmpty { mapped = other.mapped } else { other.mapped.first.map { mapped[0].merge($0) } }
    for (key, member) in other.members {
      if members[key] == nil { members[key] = member } else { members[key]?.merge(member) }
    }
  }

  /// Whether one struct can hold the objects of both: they have the same keys, with the same kinds of values.
  func isLike(_ other: ValueSummary) -> Bool {
    guard kinds == .object, other.kinds == .object, members.count == other.members.count else { return false }
    return members.allSatisfy { key, member in other.members[key].map { member.isCompatible(with: $0) } ?? false }
  }

  /// Whether one struct can hold the objects of both, with few properties that only one of them has.
  func isNear(_ other: ValueSummary) -> Bool {
    guard kinds == .object, other.kinds == .object, !isMap, !other.isMap else { return false }
    // An object without members has all that the other one must have, if that is nothing.
    if members.isEmpty || other.members.isEmpty { return requiredKeys.isEmpty && other.requiredKeys.isEmpty }
    let shared = members.keys.filter { other.members[$0] != nil }
    let all = members.count + other.members.count - shared.count
    guard shared.count * 3 >= all * 2 else { return false }
    return shared.allSatisfy { key in
      guard let member = members[key], let otherMember = other.members[key] else { return false }
      return member.isCompatible(with: otherMember) || member.isNear(otherMember)
    }
  }

  /// Whether a struct of its members holds the objects of another, too.
  func holds(_ other: ValueSummary) -> Bool {
    if other.kinds.isEmpty { return true }
    guard kinds == other.kinds, isMap == other.isMap, numbers.isSubset(of: other.numbers),
      texts.isSubset(of: other.texts)
    else { return false }
    func holds(_ parts: [ValueSummary], _ others: [ValueSummary]) -> Bool {
      others.allSatisfy { other in parts.contains { ($0.nulls > 0 || other.nulls == 0) && $0.holds(other) } }
    }
    return holds(elements, other.elements) && holds(mapped, other.mapped)
      && other.members.allSatisfy { key, member in
        guard let own = members[key] else { return false }
        let isOptional = own.count < objects || own.nulls > 0
        return (isOptional || member.count == other.objects && member.nulls == 0) && own.holds(member)
      } && members.allSatisfy { key, member in other.members[key] != nil || member.count < objects }
  }

  /// Whether it is objects of one key, of several.
  var haveOneKeyEach: Bool {
    kinds == .object && !isMap && members.count > 1 && members.values.reduce(0) { $0 + $1.count } == objects
  }

  /// Whether all texts are objects or arrays of JSON.
  var holdsJSONTexts: Bool {
    kinds == .string
      && values.allSatisfy { value in
        guard let bytes = value.string.map({ Array($0.utf8) }), let first = bytes.first else { return false }
        guard first == .leftBrace || first == .leftBracket else { return false }
        return (try? JSONValue(parsing: bytes))?.isStructured ?? false
      }
  }

  /// Whether objects of one key each have keys that are together in others, which have most of their keys from here.
  func isPart(of whole: ValueSummary) -> Bool {
    let shared = members.filter { key, member in whole.members[key].map(member.isCompatible) ?? false }
    if shared.count < 2 || shared.count * 3 < whole.members.count * 2 { return false }
    return shared.keys.reduce(0) { $0 + (whole.members[$1]?.count ?? 0) } > whole.objects
      || whole.values.contains { json in (json.members ?? []).count { shared[ExactText($0.key)] != nil } > 1 }
  }

  /// Whether it is any JSON: arrays, objects without a key in common, and texts, numbers or booleans beside them, two of
  /// these or one in the arrays.
  var isAnything: Bool { isAnything(fewestScalars: 2) }

  private func isAnything(fewestScalars: Int) -> Bool {
    guard kinds.isSuperset(of: [.array, .object]), requiredKeys.isEmpty else { return false }
    let scalars: [JSONKinds] = [.boolean, .number, .string]
    return scalars.count(where: kinds.isSuperset) >= fewestScalars
      || elements.contains { $0.isAnything(fewestScalars: 1) }
  }

  /// Whether one type can hold the values of both.
  func isCompatible(with other: ValueSummary) -> Bool {
    if kinds.isEmpty || other.kinds.isEmpty { return true }
    // What is detected in texts makes no other types.
    guard kinds == other.kinds, isMap == other.isMap else { return false }
    if kinds == .object, !isMap { return isLike(other) }
    if let element = elements.first, let otherElement = other.elements.first {
      return element.isCompatible(with: otherElement)
    }
    if let value = mapped.first, let otherValue = other.mapped.first { return value.isCompatible(with: otherValue) }
    return true
  }
}
