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
    "operation",
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
  /// Of the strong names, those that are as often a time's, such as the out point of an animation.
  private static let namesOfTimes: Set = ["t", "op"]
  /// Of the weak names, those that may also be names of things.
  private static let namesOfThings: Set = ["name", "code", "topic", "format", "category", "class", "level"]
  /// The last words of names like `detail-type`.
  private static let typeWords: Set = ["type", "kind", "event"]
  /// What is before `name` where that is the name of a type: `hook_name`.
  private static let namedWords: Set = ["type", "kind", "event", "hook", "class", "command", "operation", "trigger"]
  /// Their values are never tags.
  private static let otherNames: Set = [
    "id", "uuid", "title", "text", "message", "description", "url", "href", "uri", "body", "date", "time", "timestamp",
    "created", "updated", "jsonrpc", "label", "value", "content", "email", "first_name", "last_name", "cursor",
    "mimeType", "mime_type", "mediaType", "media_type", "contentType", "content_type", "content-type",
  ]
  /// Their last words, and what they end with where words aren't told apart: `userid`, but not `valid`.
  private static let otherWords: Set = ["id", "at", "url", "name", "date", "time"]
  private static let otherEndings = ["id", "date", "time"]

  /// What has things and people as values, which decide nothing.
  private static let namesOfPeople: Set = [
    "user", "username", "author", "sender", "from", "to", "owner", "player", "account", "actor", "host", "path", "file",
    "filename", "city", "country", "language", "lang", "locale", "source", "color", "direction", "domain", "hostname",
    "symbol", "ticker", "market", "currency", "coin", "asset", "region", "zone", "team", "customer", "device", "sensor",
    "station", "server", "repo", "repository", "project", "package", "brand", "chain", "network", "exchange",
    "instrument", "tenant", "namespace", "branch",
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
    let key: String
    var tags: Set<ExactText> = []
    var objects = 0
    var isPlausible = true
    /// Whether all tags are written like names in a program.
    var areWords = true
    /// Whether all tags are written in one style, as words or as several: `In progress`.
    var areNames: Bool { !(isLower && isUpper) && !hasMarks }
    private var isLower = false
    private var isUpper = false
    private var hasMarks = false
    /// Whether all tags are like `image/png`.
    var areMediaTypes = true
    var areBooleans = true
    var areNumbers = true
    private var areTexts = true
    /// Whether all tags are numbers that hardly number cases: times, sizes.
    var areAmounts = true
    private var largest: UInt?

    /// Whether all tags are integers, and far apart: 0, 120, 599. Those that number cases are close together.
    var areFarApart: Bool { largest.map { $0 > 8 + 4 * UInt(tags.count) } ?? false }

    init(key: String) { self.key = key }

    /// Whether nearly every object has a tag of its own.
    var isNew: Bool { objects >= (areAmounts ? 2 : 5) && tags.count * 10 >= objects * 9 }

    /// Whether the values are texts that don't look chosen to tell things apart.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the key says that they are.
    ///   - isThing: Whether the key may also be that of things.
    func isData(isNamed: Bool, isThing: Bool) -> Bool {
      // Only names in a program are tags under a key that says nothing.
      if !isNamed { return !areBooleans && !(areWords && areNames) }
      return areTexts && !(areWords && !isThing || areNames)
    }

    mutating func add(_ tag: Tag) {
      objects += 1
      if !isPlausible { return }
      if tags.insert(ExactText(tag.quoted)).inserted {
        areWords = areWords && tag.isWord
        areMediaTypes = areMediaTypes && tag.isMediaType
        areBooleans = areBooleans && tag.kind == .boolean
        areNumbers = areNumbers && tag.kind != .boolean && tag.kind != .string
        areAmounts = areAmounts && tag.isAmount
        areTexts = areTexts && tag.kind == .string
        if case .integer(let number) = tag, tags.count == 1 || largest != nil {
          largest = max(largest ?? 0, number.magnitude)
        } else {
          largest = nil
        }
        let first = tag.text.unicodeScalars.first
        isUpper = isUpper || first?.properties.isUppercase ?? false
        isLower = isLower || first?.properties.isLowercase ?? false
        hasMarks = hasMarks || tag.kind != .string || !tag.isPhrase
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
    // Of structs inside of samples, some are explained and others aren't.
    let shapes = ObjectShapes(objects, ignoring: isNested ? Self.namesOfNotes : [])
    let ranked = likely.compactMap { candidate in
      Self.rank(of: candidate, objects, shapes, isNested).map { (candidate, $0) }
    }
    let best = ranked.sorted(byBytesOf: \.1).prefix(count).map(\.0)
    keys = best.map(\.key)
    if let first = best.first, first.areWords || first.areBooleans, first.tags.count > 1,
      first.tags.count < first.objects,
      !Self.namesOfPeople.contains(first.key.lowercased())
    {
      let telling = TagTelling(first.key, objects, shapes)
      decides = telling.ownsKeys && telling.isExact || telling.hasOwnKeysOnly
    }
  }

  /// Whether so few objects lack a tag that they may be strays.
  static func mostlyHave(_ tagged: Int, _ all: Int) -> Bool {
    tagged == all || tagged >= 3 && all - tagged <= max(1, all / 4)
  }

  private static func isTypeLike(_ key: String) -> Bool {
    let words = NameStyle.words(of: key).suffix(2).map { $0.lowercased() }
    return words.last.map(typeWords.contains) ?? false || words.last == "name" && namedWords.contains(words[0])
  }

  /// Whether a key's name says that it is a tag's.
  static func isNamed(_ key: String) -> Bool { isStrong(key) || weakNames.contains(key) }

  /// Whether a key's values are almost always tags.
  static func isStrong(_ key: String) -> Bool { strongNames.contains(key) || isTypeLike(key) }

  /// Whether a key's values may also be the names of things.
  static func namesThings(_ key: String) -> Bool { namesOfThings.contains(key) }

  private static func isOther(_ key: String) -> Bool {
    if isNamed(key) { return false }
    return otherNames.contains(key)
      || NameStyle.words(of: key).last.map { otherWords.contains($0.lowercased()) } ?? false
  }

  /// Whether a key's values are data, although other keys go with them: they name things, or most have the same keys.
  private static func isData(
    _ key: String,
    _ telling: TagTelling,
    isNested: Bool,
    isNamed: Bool,
    objects: Int,
    tags: Int
  ) -> Bool {
    // Types of things that all have the same keys, but for some options.
    if telling.tellsNothing { return true }
    if isNamed, !namesOfThings.contains(key) { return false }
    let word = NameStyle.words(of: key).last?.lowercased() ?? key.lowercased()
    if namesOfPeople.contains(word), isNested && objects < 2 * tags || !(telling.ownsKeys && telling.isExact) {
      return true
    }
    // Names of many things that are alike.
    if tags > 8, telling.formCount * 4 < tags { return true }
    if otherEndings.contains(where: key.lowercased().hasSuffix), !telling.ownsKeys { return true }
    return isNested && telling.formCount < tags && objects < 4 * tags
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

  /// Whether a key of objects inside of samples is rather a property's than a tag's.
  private static func isProperty(
    _ candidate: Candidate,
    _ telling: TagTelling,
    _ objects: [[JSONValue.Member]]
  ) -> Bool {
    let (key, count) = (candidate.key, candidate.tags.count)
    if count < 2 || !telling.explainsKeys(isStrong: isStrong(key), isType: namesOfTypes.contains(key)) { return true }
    if !telling.flat, isToldInside(objects) { return true }
    // The media type of a file seldom decides about what describes it.
    if namesOfThings.contains(key) || candidate.areMediaTypes, !telling.ownsKeys { return true }
    if strongNames.contains(key) { return false }
    // `keywordType` says something else where it hardly repeats, and some of its values go with the same keys.
    if telling.formCount < count, count * 2 > objects.count { return true }
    // Numbers that go with the same keys, or hardly repeat, count something, as a version does.
    return candidate.areNumbers && (telling.formCount < count || objects.count < 3 * count)
  }

  /// Smaller texts rank first.
  private static func rank(
    of candidate: Candidate,
    _ objects: [[JSONValue.Member]],
    _ shapes: ObjectShapes,
    _ isNested: Bool
  ) -> String? {
    let (key, count) = (candidate.key, candidate.tags.count)
    let strong = strongNames.firstIndex(of: key)
    let isNamed = isNamed(key)
    let isComplete = candidate.objects == objects.count
    if !isNamed, !isComplete { return nil }
    let telling = TagTelling(key, objects, shapes)
    let isType = namesOfTypes.contains(key)
    // Values that are new in nearly every sample are identifiers, unless they look like names of types.
    let isIdentifier = candidate.isNew && (!isType || !candidate.areWords)
    if isIdentifier, namesEach(candidate, telling, objects, isNested: isNested) { return nil }
    if !isType, candidate.isData(isNamed: isNamed, isThing: namesOfThings.contains(key)) { return nil }
    if isData(key, telling, isNested: isNested, isNamed: isNamed, objects: candidate.objects, tags: count) {
      return nil
    }
    if !isType, telling.isByChance(isThing: namesOfThings.contains(key) || !isNamed) { return nil }
    if isNested, isProperty(candidate, telling, objects) { return nil }
    if saysNothing(candidate, telling, isNested: isNested) { return nil }
    let group =
      strong == nil
      ? Self.group(ofOther: key, telling, count, isIdentifier: isIdentifier)
      : Self.group(ofStrong: key, telling, count, isIdentifier: isIdentifier)
    guard let group else { return nil }
    if !isNamed, count * 2 > candidate.objects, !telling.isExclusive { return nil }
    let weak = weakNames.firstIndex(of: key)
    let place = strong ?? weak.map { $0 + strongNames.count } ?? (isTypeLike(key) ? strongNames.count : 999)
    func padded(_ number: Int) -> String { String(String(number + 1_000_000).dropFirst()) }
    return "\(isComplete ? 0 : 1) \(group) \(padded(min(telling.cost, 999_999))) \(padded(place)) \(key)"
  }

  /// Whether values that are new in nearly every sample are no tags.
  private static func namesEach(
    _ candidate: Candidate,
    _ telling: TagTelling,
    _ objects: [[JSONValue.Member]],
    isNested: Bool
  ) -> Bool {
    let key = candidate.key
    let isType = namesOfTypes.contains(key)
    // Times, places and sizes hardly repeat, and no key goes with one of them.
    let mayRepeat = candidate.areNames || telling.ownsKeys || isType && !candidate.areAmounts
    if isNested || !mayRepeat, !candidate.areWords { return true }
    // Cases that have the same keys with plain values, each once, are rows of data.
    if strongNames.contains(key) {
      return !isType && !telling.deep && objects.allSatisfy { !$0.contains { $0.value.isStructured } }
    }
    let mayBeNames = candidate.areWords && telling.isExclusive && !namesOfThings.contains(key)
    return !isNamed(key) || !mayBeNames
  }

  /// Whether values are numbers, names or texts that may be of anything.
  private static func saysNothing(_ candidate: Candidate, _ telling: TagTelling, isNested: Bool) -> Bool {
    let (key, count) = (candidate.key, candidate.tags.count)
    if namesOfTimes.contains(key), candidate.areFarApart { return true }
    if !strongNames.contains(key), candidate.areNumbers, count > 2, telling.formCount < count { return true }
    if candidate.tags == [ExactText(Tag.string("").quoted)] { return true }
    // One media type is that of all.
    if candidate.areMediaTypes, count == 1 { return true }
    let isThing = namesOfThings.contains(key)
    // Names of things with which nothing goes are no tags.
    if isThing, !telling.deep { return true }
    if isStrong(key) { return false }
    // What hardly repeats names things, unless every value has keys of its own.
    let hardlyRepeats = count * 2 > candidate.objects && candidate.objects > 2
    if hardlyRepeats, !weakNames.contains(key) || isThing, !telling.ownsKeys { return true }
    // Names of things differ without meaning anything.
    return (isNested || isThing) && !telling.flat && count == candidate.objects
  }

  /// The rank of a key whose name says that its values are tags, by what they tell of the other keys.
  private static func group(ofStrong key: String, _ telling: TagTelling, _ count: Int, isIdentifier: Bool) -> Int {
    if count == 1 { return 8 }
    if !telling.flat { return isIdentifier ? 7 : telling.deep ? 1 : 6 }
    return isIdentifier ? 4 : telling.isClear ? 0 : namesOfTypes.contains(key) ? 2 : 5
  }

  /// The same for any other key; nil if it is no tag.
  private static func group(ofOther key: String, _ telling: TagTelling, _ count: Int, isIdentifier: Bool) -> Int? {
    if count < 2 { return nil }
    let (isTypeLike, isNamed) = (isTypeLike(key), isNamed(key))
    if telling.flat {
      return isIdentifier ? 5 : isTypeLike && telling.isClear ? 1 : telling.isClear && isNamed ? 2 : 3
    }
    if telling.deep, isTypeLike { return 2 }
    // All cases have the same keys otherwise.
    return telling.deep && isNamed ? telling.isExclusive ? 4 : 7 : nil
  }
}

extension Tag {
  /// Whether it is written like a name in a program: `push`, `m.room.message`, `ISSUE_OPENED`.
  var isWord: Bool {
    guard case .string(let text) = self, let first = text.utf8.first, !isFilePath else { return false }
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

extension UInt8 {
  /// `+`, `<`
  fileprivate var isOperator: Bool { "!#%&*+-./:<=>?@^|~".utf8.contains(self) }
}

extension Tag {
  /// Whether it is a number that hardly numbers cases.
  fileprivate var isAmount: Bool {
    switch self {
    case .integer(let number): number.magnitude > 10_000
    case .number: true
    case .string, .boolean: false
    }
  }

  /// A word, several, or an operator: `push`, `In progress`, `<=`
  fileprivate var isPhrase: Bool {
    guard case .string(let text) = self else { return false }
    let parts = text.split(separator: " ")
    if parts.count == 1, text.utf8.count < 4, text.utf8.allSatisfy(\.isOperator) { return true }
    return parts.count <= 3 && parts.allSatisfy { Tag.string(String($0)).isWord }
  }

  /// `./a`, `../a/b`, `a/b.json`, but not `application/vnd.api+json`
  private var isFilePath: Bool {
    guard case .string(let text) = self, text.utf8.contains(.slash), !isMediaType else { return false }
    if text.hasPrefix("./") || text.hasPrefix("../") { return true }
    let parts = text.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    return parts.count > 1 && (1...5).contains(parts[parts.count - 1].utf8.count)
  }

  /// `image/png`, `text/html; charset=utf-8`
  fileprivate var isMediaType: Bool {
    guard case .string(let text) = self, let slash = text.firstIndex(of: "/") else { return false }
    return ["application", "audio", "font", "image", "message", "model", "multipart", "text", "video"]
      .contains(String(text[..<slash]))
  }
}
