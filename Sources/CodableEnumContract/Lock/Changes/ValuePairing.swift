import CodableEnumGenerator
import CodableEnumReport

/// The values of a case or struct, before and after.
struct ValuePairing {
  /// The owner of the values, in messages.
  let subject: String
  let spot: LockSpot
  /// The enum of the case's own keys, if the compiler codes them.
  private let ownCodingKeys: String?
  let old: WireCase
  let new: WireCase
  /// Whether the keys that no old value has are those of a dictionary.
  let hasDictionary: Bool
  /// What old code does to a key that it doesn't know, if it does not ignore it.
  let fateOfNewKeys: String?
  /// What is beside all cases, before and after; nil unless other types are merged with them.
  let sharedTypes: (old: String, new: String)?
  /// The names of the values that all cases share.
  private let sharedNames: Set<String>
  /// The elements of arrays, whatever is beside the case; nil unless both are arrays.
  let elements: (old: [WireValue], new: [WireValue])?
  private let types: LockedTypes
  /// The old form of a case without values.
  private let emptyCases: EmptyCases
  /// By the name of an old value: the name of the new value that it became, with another key.
  private var successors: [String: String] = [:]

  init(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) {
    hasDictionary = (old.mergedValues + pair.old.shared.merged).contains {
      if case .map = $0.type { true } else { false }
    }
    elements =
      if case (.array(let before)?, .array(let after)?) = (old.payload, new.payload) { (before, after) } else { nil }
    let (old, new) = (old.sharing(pair.old.shared), new.sharing(pair.new.shared))
    (self.old, self.new) = (old, new)
    subject = pair.subject(of: new)
    spot = LockSpot(
      type: pair.id,
      element: pair.kind == .structure ? nil : new.name,
      place: new.place,
      lockPlace: old.place
    )
    ownCodingKeys =
      switch pair.kind {
      case .structure: "CodingKeys"
      case .synthesized: codingKeysName(ofCase: new.name)
      case .annotated, .plain, .openSet: nil
      }
    (emptyCases, types) = (pair.old.emptyCases, pair.types)
    let (before, after) = (pair.old.shared, pair.new.shared)
    sharedNames = pair.kind == .structure ? [] : Set((before.values + after.values).map(\.name))
    sharedTypes = before.merged.map(\.type) == after.merged.map(\.type) ? nil : (before.text, after.text)
    fateOfNewKeys =
      pair.old.rejectsUnknownKeys ? "reject it" : hasDictionary ? "take it for a key of a dictionary" : nil
    let keys = Set(old.content.keyedValues.flatMap(\.keys))
    var unknown = new.content.keyedValues.filter { !$0.keys.contains(where: keys.contains) }
    let read = Set(new.content.keyedValues.flatMap(\.keys))
    for value in old.content.keyedValues where !read.contains(value.key) {
      let same = unknown.filter { $0.value.isSame(as: value.value) }
      let others = same.filter { new in !old.content.values.contains { $0.name == new.value.name } }
      let next = same.first { $0.value.name == value.value.name } ?? (others.count == 1 ? others[0] : nil)
      guard let next else { continue }
      successors[value.value.name] = next.value.name
      unknown.removeAll { $0.value.name == next.value.name }
    }
  }

  /// - Parameters:
  ///   - old: Where it is locked, if it is.
  ///   - new: In the sources; nil if it is gone.
  func spot(_ old: WireValue?, _ new: WireValue?) -> LockSpot {
    var spot = spot
    (spot.value, spot.lockPlace) = ((new ?? old)?.name, old?.place)
    if let new { spot.place = new.place }
    if sharedNames.contains(spot.value ?? "") { spot.element = nil }
    return spot
  }

  /// The enum of its keys, if the compiler codes it: a value that all cases share is a property of a struct.
  func codingKeys(of value: WireValue) -> String? {
    sharedNames.contains(value.name) ? "CodingKeys" : ownCodingKeys
  }

  /// A value in messages.
  func text(of value: WireValue) -> String {
    "\(value.described) of \(sharedNames.contains(value.name) ? spot.type : subject)"
  }

  /// The new value of an old one: the one with its name, its key or place, or both.
  func new(of name: String) -> WireValue? {
    if haveRests, old.value(named: name)?.isRest ?? false { return new.content.values.last }
    let value =
      new.value(named: name) ?? successors[name].flatMap(new.value(named:)) ?? old.counterpart(of: name, in: new)
    return haveRests && value?.isRest ?? false ? nil : value
  }

  /// The old value of a new one.
  func old(of name: String) -> WireValue? {
    if haveRests, new.value(named: name)?.isRest ?? false { return old.content.values.last }
    let value =
      old.value(named: name) ?? successors.first { $0.value == name }.flatMap { old.value(named: $0.key) }
      ?? new.counterpart(of: name, in: old)
    return haveRests && value?.isRest ?? false ? nil : value
  }

  /// Whether both defaults are spelled alike, or are the same JSON.
  func haveOneDefault(_ old: WireValue, _ new: WireValue) -> Bool {
    if old.defaultValue == new.defaultValue { return true }
    guard let before = old.defaultJSON(types.old.shape), let after = new.defaultJSON(types.new.shape) else {
      return false
    }
    return before.isSpelling(of: after)
  }

  /// Whether both are arrays whose last values take the rest, whatever their names.
  var haveRests: Bool { [old, new].allSatisfy { $0.content.values.last?.isRest ?? false } }

  func isLast(_ value: WireValue) -> Bool {
    [old, new].contains { $0.content.values.last?.name == value.name }
  }

  /// The side that writes, and the one that reads.
  func sides(for audience: LockChange.Audience) -> (written: WireCase, read: WireCase) {
    audience == .readers ? (old, new) : (new, old)
  }

  /// The key of a value: in old data, and today.
  func oldKey(of name: String) -> KeyedValue<WireValue>? { old.content.keyedValues.first { $0.value.name == name } }
  func newKey(of name: String) -> KeyedValue<WireValue>? { new.content.keyedValues.first { $0.value.name == name } }

  /// Whether the values of both have keys, so that another value doesn't change the content.
  var haveKeys: Bool {
    switch (old.payload, new.payload) {
    case (.flat, .flat), (.none?, .flat), (.flat, .none?), (.merged, .merged): true
    // Some values of an enum are now shared by its cases.
    case (.flat, .merged(let values, _, "")), (.merged(let values, _, ""), .flat): values.isEmpty
    case (.object(let before), .object): !before.isEmpty || new.content.values.isEmpty || emptyCases.isObject
    // Values without keys, or keys in another place.
    default: false
    }
  }
}

extension SharedValues<WireValue> {
  /// `fields and Content`
  fileprivate var text: String {
    let parts = (keyed.isEmpty ? [] : ["fields"]) + merged.map(\.type.text)
    return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
  }
}

extension WireCase {
  /// With what all cases of its enum share.
  fileprivate func sharing(_ shared: SharedValues<WireValue>) -> WireCase {
    guard !shared.isEmpty, let payload else { return self }
    var element = self
    let keyed = payload.keyedValues
    let bare = keyed.isEmpty ? payload.values : payload.values.filter { value in !keyed.contains { $0.value == value } }
    element.content = .payload(.merged(bare + shared.merged, beside: shared.keyed + keyed, tagKey: ""))
    return element
  }

  fileprivate var mergedValues: [WireValue] {
    if case .merged(let values, _, _) = payload { values } else { [] }
  }

  func value(named name: String) -> WireValue? { content.values.first { $0.name == name } }

  /// The value of another case with another name, but with the same key or place.
  fileprivate func counterpart(of name: String, in other: WireCase) -> WireValue? {
    let found: WireValue?
    if let own = content.keyedValues.first(where: { $0.value.name == name }) {
      found = other.content.keyedValues.first { !Set($0.keys).isDisjoint(with: own.keys) }?.value
    } else {
      let index = content.values.firstIndex { $0.name == name }
      let others = other.content.keyedValues.isEmpty ? other.content.values : []
      found = index.flatMap { others.indices.contains($0) ? others[$0] : nil }
    }
    return found.flatMap { value(named: $0.name) == nil ? $0 : nil }
  }
}
