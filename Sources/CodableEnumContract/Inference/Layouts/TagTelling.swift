import CodableEnumGenerator
import CodableEnumJSON

/// The keys of an object, and the places inside of it with their kinds, as numbers.
struct ObjectPaths: Hashable {
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
    case .array(let elements):
      places.append(place &+ 4)
      // Arrays in arrays: a line is a list of points.
      var inner = elements.first?.array
      for level in 2...4 {
        guard let elements = inner else { break }
        places.append(place &+ 4 &+ 8 &* level)
        inner = elements.first?.array
      }
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

/// The paths of objects, of which most are the same in large sets.
struct ObjectShapes {
  private(set) var shapes: [ObjectPaths] = []
  /// Of each object, in `shapes`.
  private(set) var indices: [Int] = []

  /// - Parameter ignored: Keys that count for nothing.
  init(_ objects: [[JSONValue.Member]], ignoring ignored: Set<String>) {
    var known: [ObjectPaths: Int] = [:]
    indices.reserveCapacity(objects.count)
    for members in objects {
      let paths = ObjectPaths(ignored.isEmpty ? members : members.filter { !ignored.contains($0.key) })
      let index = known[paths] ?? shapes.count
      if index == shapes.count {
        known[paths] = index
        shapes.append(paths)
      }
      indices.append(index)
    }
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
  /// Whether they differ only by keys that are optional for each tag that has them.
  private(set) var tellsNothing = false
  /// Whether the tags differ only by keys that go with one of them, and each has some.
  private(set) var hasOwnKeysOnly = false
  /// The number of different sets of keys.
  private(set) var formCount = 0
  /// Whether all objects have the same keys with values of the same kinds, and one of the keys is optional.
  private var hasOneOption = false
  /// What only some objects have: keys, or places inside if all tags have the same keys.
  private var options = Options()

  fileprivate struct Options {
    var count = 0
    /// Of those that go with the tags more than by chance.
    var told = 0
  }

  private struct Group {
    var count = 0
    var keys: [Int: Int] = [:]
    var places: [Int: Int] = [:]

    /// - Parameter counts: How many objects have each shape.
    init(_ counts: [Int: Int], _ shapes: [ObjectPaths]) {
      for (shape, number) in counts {
        count += number
        for key in shapes[shape].keys { keys[key, default: 0] += number }
        for place in shapes[shape].places { places[place, default: 0] += number }
      }
    }
  }

  init(_ key: String, _ objects: [[JSONValue.Member]], _ shapes: ObjectShapes) {
    var groups = TagGroups([Int: Int]())
    for (members, shape) in zip(objects, shapes.indices) {
      guard let tag = members.first(where: { $0.key == key }).flatMap({ Tag($0.value) }) else { continue }
      groups.update(tag) { $0[shape, default: 0] += 1 }
    }
    let found = groups.sorted.map { Group($0.element, shapes.shapes) }
    let count = found.reduce(0) { $0 + $1.count }
    var all: [Int: Int] = [:]
    for group in found { all.merge(group.keys, uniquingKeysWith: +) }
    // Of each key, how many tags have it, and for how many it is optional.
    var (owners, optional): ([Int: Int], [Int: Int]) = ([:], [:])
    for group in found {
      for (key, number) in group.keys {
        owners[key, default: 0] += 1
        if number < group.count { optional[key, default: 0] += 1 }
      }
      // The tag's own key is no cost.
      cost += group.keys.count + group.keys.values.count { $0 < group.count }
    }
    let whole = all.values.count { $0 < count }
    hasOneOption = whole == 1 && all.count > 3 && Self.haveOneKind(objects)
    formCount = Set(found.map { Set($0.keys.keys) }).count
    flat = formCount > 1
    isExact = optional.isEmpty
    isClear = optional.reduce(0) { $0 + Double($1.value) / Double(owners[$1.key] ?? 1) } * 2 <= Double(whole)
    tellsNothing = flat && !Self.tell(found)
    deep = flat || Set(found.map { Set($0.places.keys) }).count > 1
    options = Options(found.map { (count: $0.count, parts: flat ? $0.keys : $0.places) })
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

  /// Whether a tag always has a place that another one never has.
  private static func tell(_ groups: [Group]) -> Bool {
    var owners: [Int: Int] = [:]
    for group in groups { for place in group.places.keys { owners[place, default: 0] += 1 } }
    return groups.contains { group in
      group.places.contains { $0.value == group.count && owners[$0.key, default: 0] < groups.count }
    }
  }

  private static func exclude(_ group: Group, _ other: Group) -> Bool {
    func hasOwn(_ group: Group, _ other: Group) -> Bool {
      group.places.contains { $0.value == group.count && other.places[$0.key] == nil }
    }
    return hasOwn(group, other) && hasOwn(other, group)
  }

  /// Whether which keys an object has says nothing about its tag: they are optional in a struct.
  ///
  /// - Parameter isThing: Whether the tags may be names of things, with which most of the keys must go.
  func isByChance(isThing: Bool) -> Bool {
    options.count > 0 && (options.told == 0 || isThing && options.told * 3 < options.count)
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

extension TagTelling.Options {
  /// - Parameter groups: Those of the tags: the number of objects, and how many have each part.
  fileprivate init(_ groups: [(count: Int, parts: [Int: Int])]) {
    let count = groups.reduce(0) { $0 + $1.count }
    var all: [Int: Int] = [:]
    // The variance that is left inside of the groups.
    var rest: [Int: Double] = [:]
    for group in groups {
      for (part, owners) in group.parts {
        all[part, default: 0] += owners
        rest[part, default: 0] += Double(owners * (group.count - owners)) / Double(group.count)
      }
    }
    let most = Self.mostByChance(groups.count)
    for (part, owners) in all where owners < count {
      let share = rest[part, default: 0] / (Double(owners * (count - owners)) / Double(count))
      self.count += 1
      // Half of what chance leaves, or an association that is seldom by chance.
      let isTold = share * 2 * Double(count - 1) <= Double(count - groups.count) || Double(count) * (1 - share) > most
      if isTold { told += 1 }
    }
  }

  /// The largest chi-square of a number of groups that comes by chance but in 1 of 100 cases, by Wilson and Hilferty.
  private static func mostByChance(_ groups: Int) -> Double {
    let freedom = Double(max(groups - 1, 1))
    let root = 1 - 2 / (9 * freedom) + 2.33 * (2 / (9 * freedom)).squareRoot()
    return freedom * root * root * root
  }
}
