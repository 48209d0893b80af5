import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Finds keys whose values may be tags, the likeliest first.
struct TagKeys {
  /// Their values are almost always tags.
  static let strongNames = [
    "type", "kind", "@type", "$type", "_type", "__typename", "event", "event_type", "eventType", "ty", "op", "object",
    "tag", "discriminator", "$case", "case", "variant", "t", "command", "cmd", "eventName", "event_name", "action",
    "component", "widget", "method", "trigger", "shape", "event_key", "eventKey", "hook_event_name",
  ]
  /// Their values are often tags.
  private static let weakNames = [
    "status", "state", "role", "msgtype", "mode", "code", "name", "result", "format", "category",
    "class", "topic", "subtype", "level", "ok", "success", "version",
  ]
  /// Of the strong names, those that are never something else.
  private static let namesOfTypes: Set = [
    "type", "kind", "@type", "$type", "_type", "__typename", "event", "event_type", "eventType", "eventName",
    "event_name", "discriminator", "$case",
  ]
  /// Of the weak names, those that may also be names of things.
  private static let namesOfThings: Set = ["name", "code", "topic", "format", "category", "class", "level"]
  /// The last words of names like `detail-type`.
  private static let typeWords: Set = ["type", "kind", "event"]
  /// Their values are never tags.
  private static let otherNames: Set = [
    "id", "uuid", "title", "text", "message", "description", "url", "href", "uri", "body", "date", "time", "timestamp",
    "created", "updated", "jsonrpc", "label", "value", "content", "email", "first_name", "last_name", "cursor",
    "mimeType", "mime_type", "mediaType", "media_type", "contentType", "content_type", "content-type",
  ]
  private static let otherEndings = ["_id", "id", "_at", "_url", "_name", "date", "time"]

  /// What has things and people as values, which decide nothing.
  private static let namesOfPeople: Set = [
    "user", "username", "author", "sender", "from", "to", "owner", "player", "account", "actor", "host", "path", "file",
    "filename", "city", "country", "language", "lang", "locale", "source", "color", "direction",
  ]

  /// What they hold explains an object to people.
  private static let namesOfNotes: Set = [
    "description", "desc", "comment", "comments", "$comment", "note", "notes", "documentation", "doc", "docs",
  ]

  /// The likeliest keys.
  var keys: [String] = []
  /// Whether the values of the likeliest key repeat, and each has keys of its own and none that is optional.
  private(set) var decides = false

  /// The values of one key in all objects.
  private struct Candidate {
    var key: String
    var tags: Set<ExactText> = []
    var objects = 0
    var isPlausible = true
    /// Whether all tags are written like names in a program.
    var areWords = true
    /// Whether all tags are like `image/png`.
    var areMediaTypes = true

    mutating func add(_ tag: Tag) {
      objects += 1
      if !isPlausible { return }
      if tags.insert(ExactText(tag.quoted)).inserted {
        areWords = areWords && tag.isWord
        areMediaTypes = areMediaTypes && tag.isMediaType
        // One empty text among names is a name, too.
        if !tag.isPlausible && tag != .string("") || tags.count > 1_000 { isPlausible = false }
      }
    }
  }

  /// - Parameters:
  ///   - objects: The members of all samples that are objects.
  ///   - isNested: Whether they are inside of samples, where a struct is as likely as an enum.
  init(in objects: [[JSONValue.Member]], most count: Int, isNested: Bool = false) {
    var candidates: [ExactText: Candidate] = [:]
    for members in objects {
      for member in members {
        let key = ExactText(member.key)
        guard let tag = Tag(member.value) else { continue }
        candidates[key, default: Candidate(key: member.key)].add(tag)
      }
    }
    let likely = candidates.values.filter { candidate in
      candidate.isPlausible && Self.mostlyHave(candidate.objects, objects.count) && !Self.isOther(candidate.key)
    }
    if likely.isEmpty { return }
    let shapes = objects.map { members in
      // Of structs inside of samples, some are explained and others aren't.
      ObjectPaths(isNested ? members.filter { !Self.namesOfNotes.contains($0.key) } : members)
    }
    let ranked = likely.compactMap { candidate in
      Self.rank(of: candidate, objects, shapes, isNested).map { (candidate, $0) }
    }
    let best = ranked.sorted(byBytesOf: \.1).prefix(count).map(\.0)
    keys = best.map(\.key)
    if let first = best.first, first.areWords, first.tags.count > 1, first.tags.count < first.objects,
      !Self.namesOfPeople.contains(first.key.lowercased())
    {
      let telling = TagTelling(first.key, objects, shapes)
      decides = telling.ownsKeys && telling.isExact
    }
  }

  /// Whether so few objects lack a tag that they may be strays.
  static func mostlyHave(_ tagged: Int, _ all: Int) -> Bool {
    tagged == all || tagged >= 3 && all - tagged <= max(1, all / 4)
  }

  private static func isTypeLike(_ key: String) -> Bool {
    NameStyle.words(of: key).last.map { typeWords.contains($0.lowercased()) } ?? false
  }

  /// Whether a key's name says that it is a tag's.
  static func isNamed(_ key: String) -> Bool {
    strongNames.contains(key) || weakNames.contains(key) || isTypeLike(key)
  }

  /// Whether a key's values may also be the names of things.
  static func namesThings(_ key: String) -> Bool { namesOfThings.contains(key) }

  private static func isOther(_ key: String) -> Bool {
    if strongNames.contains(key) || weakNames.contains(key) { return false }
    return otherNames.contains(key) || otherEndings.contains(where: key.lowercased().hasSuffix)
  }

  /// Whether the objects inside of objects that have the same keys have tags of their own, and nothing else differs.
  private static func isToldInside(_ objects: [[JSONValue.Member]]) -> Bool {
    var parts: [ExactText: [[JSONValue.Member]]] = [:]
    for members in objects {
      for member in members {
        if let inner = member.value.members { parts[ExactText(member.key), default: []].append(inner) }
      }
    }
    let unlike = parts.values.filter { part in Set(part.map { Set($0.map { ExactText($0.key) }) }).count > 1 }
    return !unlike.isEmpty && unlike.allSatisfy { !TagKeys(in: $0, most: 1, isNested: true).keys.isEmpty }
  }

  /// Smaller texts rank first.
  private static func rank(
    of candidate: Candidate,
    _ objects: [[JSONValue.Member]],
    _ shapes: [ObjectPaths],
    _ isNested: Bool
  ) -> String? {
    let (key, count) = (candidate.key, candidate.tags.count)
    let strong = strongNames.firstIndex(of: key)
    let weak = weakNames.firstIndex(of: key)
    let isTypeLike = isTypeLike(key)
    let isNamed = isNamed(key)
    let isComplete = candidate.objects == objects.count
    if !isNamed, !isComplete { return nil }
    let telling = TagTelling(key, objects, shapes)
    let isNew = candidate.objects >= 5 && count * 10 >= candidate.objects * 9
    // Values that are new in nearly every sample are identifiers, unless they look like names of types.
    let isIdentifier = isNew && (!namesOfTypes.contains(key) || !candidate.areWords)
    // Times and places are numbers that hardly repeat.
    if isNested, isIdentifier, !candidate.areWords { return nil }
    let mayBeNames = candidate.areWords && telling.isExclusive && !namesOfThings.contains(key)
    if isIdentifier, strong == nil, !isTypeLike && weak == nil || !mayBeNames { return nil }
    let isSure = strong != nil || isTypeLike
    if isNested, count < 2 || !telling.explainsKeys(isStrong: isSure, isType: namesOfTypes.contains(key)) { return nil }
    if isNested, !telling.flat, isToldInside(objects) { return nil }
    // The media type of a file seldom decides about what describes it.
    if isNested, namesOfThings.contains(key) || candidate.areMediaTypes, !telling.ownsKeys { return nil }
    // Only names in a program are tags under a key that says nothing.
    if !isNamed, !candidate.areWords { return nil }
    if candidate.tags == [ExactText(Tag.string("").quoted)] { return nil }
    // Names of things with which nothing goes are no tags.
    if namesOfThings.contains(key), !telling.deep { return nil }
    // What hardly repeats names things, unless every value has keys of its own.
    let hardlyRepeats = count * 2 > candidate.objects && candidate.objects > 2
    if !isSure, hardlyRepeats, weak == nil || namesOfThings.contains(key), !telling.ownsKeys { return nil }
    // Names of things differ without meaning anything.
    if !isSure, isNested || namesOfThings.contains(key), !telling.flat, count == candidate.objects { return nil }
    let group: Int
    switch (strong != nil, telling.flat, telling.deep) {
    case (true, _, _) where count == 1: group = 8
    case (true, true, _):
      group = isIdentifier ? 4 : telling.isClear ? 0 : namesOfTypes.contains(key) ? 2 : 5
    case (true, false, let deep): group = isIdentifier ? 7 : deep ? 1 : 6
    case (false, _, _) where count < 2: return nil
    case (false, true, _):
      group = isIdentifier ? 5 : isTypeLike && telling.isClear ? 1 : telling.isClear && isNamed ? 2 : 3
    case (false, false, true) where isTypeLike: group = 2
    case (false, false, true)
    where isNamed && telling.isExclusive: group = 4
    case (false, false, _):
      group = 7
      if !isNamed { return nil }
    }
    if !isNamed, count * 2 > candidate.objects, !telling.isExclusive || !candidate.areWords { return nil }
    let place = strong ?? weak.map { $0 + strongNames.count } ?? (isTypeLike ? strongNames.count : 999)
    func padded(_ number: Int) -> String { String(String(number + 1_000_000).dropFirst()) }
    return "\(isComplete ? 0 : 1) \(group) \(padded(min(telling.cost, 999_999))) \(padded(place)) \(key)"
  }
}

extension Tag {
  /// Whether it is written like a name in a program: `push`, `m.room.message`, `ISSUE_OPENED`.
  var isWord: Bool {
    guard case .string(let text) = self, let first = text.utf8.first else { return false }
    let marks = "_-.:/".utf8
    let digits = text.utf8.count { $0.isDigit }
    // `P31` is the number of something.
    if digits > 0, digits == text.utf8.count - 1 { return false }
    return !first.isDigit && digits <= 3
      && text.utf8.allSatisfy {
        $0.isDigit || $0 >= 0x80 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || marks.contains($0)
      }
  }
}

extension Tag {
  /// `image/png`, `text/html; charset=utf-8`
  fileprivate var isMediaType: Bool {
    guard case .string(let text) = self, let slash = text.firstIndex(of: "/") else { return false }
    return ["application", "audio", "font", "image", "message", "model", "multipart", "text", "video"]
      .contains(String(text[..<slash]))
  }
}

/// The keys of an object, and the places inside of it with their kinds, as numbers.
private struct ObjectPaths {
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
private struct TagTelling {
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
    flat = Set(found.map { Set($0.keys.keys) }).count > 1
    deep = flat || Set(found.map { Set($0.places.keys) }).count > 1
    var owners: [Int: Int] = [:]
    for group in found { for key in group.keys.keys { owners[key, default: 0] += 1 } }
    ownsKeys = found.allSatisfy { group in group.keys.contains { owners[$0.key] == 1 && $0.value == group.count } }
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
