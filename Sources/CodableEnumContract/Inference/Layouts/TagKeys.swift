import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Finds keys whose values may be tags, the likeliest first.
struct TagKeys {
  /// Their values are almost always tags.
  static let strongNames = [
    "type", "kind", "@type", "$type", "_type", "__typename", "event", "event_type", "eventType", "op", "object", "tag",
    "discriminator", "$case", "case", "variant", "t", "command", "cmd",
  ]
  /// Their values are often tags.
  private static let weakNames = [
    "status", "state", "action", "method", "role", "msgtype", "mode", "code", "name", "result", "format", "category",
    "class", "topic", "subtype", "level", "ok", "success",
  ]
  /// Their values are never tags.
  private static let otherNames: Set = [
    "id", "uuid", "title", "text", "message", "description", "url", "href", "uri", "body", "date", "time", "timestamp",
    "created", "updated", "version", "jsonrpc", "label", "value", "content", "email", "first_name", "last_name",
    "cursor",
  ]

  /// The values of one key in all objects.
  private struct Candidate {
    var key: String
    var tags: Set<ExactText> = []
    var objects = 0
    var isPlausible = true
  }

  /// - Parameter objects: The members of all samples that are objects.
  static func find(in objects: [[JSONValue.Member]], most count: Int) -> [String] {
    var candidates: [ExactText: Candidate] = [:]
    for member in objects.first ?? [] where Tag(member.value) != nil {
      candidates[ExactText(member.key)] = Candidate(key: member.key)
    }
    for members in objects {
      for member in members {
        let key = ExactText(member.key)
        guard candidates[key]?.isPlausible ?? false, let tag = Tag(member.value) else { continue }
        candidates[key]?.objects += 1
        candidates[key]?.tags.insert(ExactText(tag.quoted))
        if !tag.isPlausible || candidates[key]?.tags.count ?? 0 > 1_000 { candidates[key]?.isPlausible = false }
      }
    }
    let complete = candidates.values.filter { $0.isPlausible && $0.objects == objects.count }
    let ranked = complete.compactMap { candidate in
      Rank(candidate.key, tags: candidate.tags.count, in: objects).map { (candidate.key, $0) }
    }
    return ranked.sorted(byBytesOf: \.1.text).prefix(count).map(\.0)
  }

  /// Smaller texts rank first.
  private struct Rank {
    var text: String

    init?(_ key: String, tags count: Int, in objects: [[JSONValue.Member]]) {
      let strong = TagKeys.strongNames.firstIndex(of: key)
      let weak = TagKeys.weakNames.firstIndex(of: key)
      let isNamed = strong != nil || weak != nil
      if !isNamed, TagKeys.otherNames.contains(key) || TagKeys.otherEndings.contains(where: key.lowercased().hasSuffix)
      {
        return nil
      }
      let shape = Shape(key, in: objects)
      // Tags that differ in each object are no tags, unless the key is known for tags.
      if strong == nil, count < 2 || !shape.isTelling && weak == nil { return nil }
      if !isNamed, count * 2 > objects.count, !shape.isTelling { return nil }
      let group = strong != nil && count > 1 ? 0 : shape.isTelling ? 1 : strong == nil ? 2 : 3
      let place = strong ?? weak.map { $0 + TagKeys.strongNames.count } ?? 999
      func padded(_ number: Int) -> String { String(String(number + 1_000_000).dropFirst()) }
      text = "\(group) \(padded(min(shape.cost, 999_999))) \(padded(place)) \(key)"
    }
  }

  private static let otherEndings = ["_id", "id", "_at", "_url", "_name", "date", "time"]

  /// How well a key tells objects apart: which keys go with which tag.
  private struct Shape {
    /// The size of the enum: cases, keys, and optional keys twice.
    var cost: Int
    /// Whether the tags have different sets of keys.
    var isTelling: Bool

    init(_ key: String, in objects: [[JSONValue.Member]]) {
      var groups = TagGroups<(count: Int, keys: [ExactText: Int])>()
      for members in objects {
        guard let tag = members.first(where: { $0.key == key }).flatMap({ Tag($0.value) }) else { continue }
        groups.update(tag, (0, [:])) { group in
          group.count += 1
          for member in members where member.key != key { group.keys[ExactText(member.key), default: 0] += 1 }
        }
      }
      cost = groups.unsorted.reduce(0) { cost, group in
        cost + 1 + group.keys.values.reduce(0) { $0 + ($1 < group.count ? 2 : 1) }
      }
      let sets = Set(groups.unsorted.map { Set($0.keys.keys) })
      isTelling = sets.count > 1
    }
  }
}
