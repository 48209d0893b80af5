import CodableEnumGenerator
import CodableEnumJSON

/// The keys of an object, and the places inside of it with their kinds, as numbers.
struct ObjectPaths {
  var keys: [Int] = []
  var places: [Int] = []

  init(_ members: [JSONValue.Member]) {
    for member in members where member.value != .null {
      let key = Self.hash(member.key, in: 0)
      keys.append(key)
      add(member.value, at: key, depth: 1)
    }
  }

  private mutating func add(_ json: JSONValue, at place: Int, depth: Int) {
    switch json {
    case .null: break
    case .boolean: places.append(place &+ 1)
    case .number: places.append(place &+ 2)
    case .string: places.append(place &+ 3)
    case .array: places.append(place &+ 4)
    case .object(let members, _):
      places.append(place &+ 5)
      if depth == 3 { return }
      for member in members where member.value != .null {
        add(member.value, at: Self.hash(member.key, in: place), depth: depth + 1)
      }
    }
  }

  /// FNV-1a, the same in each run.
  private static func hash(_ key: String, in parent: Int) -> Int {
    var hash = UInt64(bitPattern: Int64(parent)) ^ 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash &* 31)
  }
}

/// How well a key tells objects apart: which keys go with which tag.
struct TagTelling {
  /// The size of the enum: cases, keys, and optional keys twice.
  var cost = 0
  /// Whether the tags have different sets of keys.
  var flat = false
  /// Whether the tags have different places inside.
  var deep = false
  /// Whether most keys that are optional in all objects together aren't in those of each tag.
  var isClear = true
  /// Whether two tags have keys, or places inside, that the other never has and its own always have.
  var isExclusive = false
  /// Whether each tag always has a key that no other has.
  var ownsKeys = false
  /// Whether no key that is optional in all objects together is optional for a tag.
  private(set) var isExact = true
  /// Whether the tags differ only by keys that go with one of them, and each has some.
  private(set) var hasOwnKeysOnly = false
  /// The number of different sets of keys.
  private(set) var formCount = 0
  /// Whether all objects have the same keys with values of the same kinds, and one of the keys is optional.
  private var hasOneOption = false

  private struct Group {
    var count = 0
    var keys: [Int: Int] = [:]
    var places: [Int: Int] = [:]
  }

  init(_ key: String, _ objects: [[JSONValue.Member]], _ shapes: [ObjectPaths]) {
    var groups = TagGroups(Group())
    var all: [Int: Int] = [:]
    var count = 0
    for (members, shape) in zip(objects, shapes) {
      guard let tag = members.first(where: { $0.key == key }).flatMap({ Tag($0.value) }) else { continue }
      count += 1
      groups.update(tag) { group in
        group.count += 1
        for key in shape.keys { group.keys[key, default: 0] += 1 }
        for place in shape.places { group.places[place, default: 0] += 1 }
      }
      for key in shape.keys { all[key, default: 0] += 1 }
    }
    let found = groups.sorted.map(\.element)
    var optional = 0
    for group in found {
      let missing = group.keys.values.count { $0 < group.count }
      optional += missing
      // The tag's own key is no cost.
      cost += group.keys.count + missing
    }
    let whole = all.values.count { $0 < count }
    hasOneOption = whole == 1 && all.count > 3 && Self.haveOneKind(objects)
    isExact = optional == 0
    isClear = optional * 2 <= whole
    formCount = Set(found.map { Set($0.keys.keys) }).count
    flat = formCount > 1
    deep = flat || Set(found.map { Set($0.places.keys) }).count > 1
    var owners: [Int: Int] = [:]
    for group in found { for key in group.keys.keys { owners[key, default: 0] += 1 } }
    ownsKeys = found.allSatisfy { group in group.keys.contains { owners[$0.key] == 1 && $0.value == group.count } }
    hasOwnKeysOnly =
      found.allSatisfy { group in group.keys.contains { owners[$0.key] == 1 } }
      && owners.allSatisfy { key, count in count == 1 || all[key] == objects.count }
    let first = found.prefix(64)
    isExclusive = first.indices.contains { index in
      first.indices.contains { $0 < index && Self.exclude(first[index], first[$0]) }
    }
  }

  /// Whether the values under each key are of one kind.
  private static func haveOneKind(_ objects: [[JSONValue.Member]]) -> Bool {
    var kinds: [ExactText: JSONKind] = [:]
    return objects.allSatisfy { members in
      members.allSatisfy { member in
        let kind = member.value.kind == .integer ? .number : member.value.kind
        return kind == .null || kinds.updateValue(kind, forKey: ExactText(member.key)) ?? kind == kind
      }
    }
  }

  private static func exclude(_ group: Group, _ other: Group) -> Bool {
    func hasOwn(_ group: Group, _ other: Group) -> Bool {
      group.places.contains { $0.value == group.count && other.places[$0.key] == nil }
    }
    return hasOwn(group, other) && hasOwn(other, group)
  }

  /// Whether an enum says more than a struct with optional properties.
  ///
  /// - Parameter isType: Whether its values are called types, which is seldom said of options.
  func explainsKeys(isStrong: Bool, isType: Bool) -> Bool {
    if !flat { return deep && isExclusive }
    if hasOneOption { return false }
    return isExclusive || isType ? isClear : isStrong && isExact
  }
}
