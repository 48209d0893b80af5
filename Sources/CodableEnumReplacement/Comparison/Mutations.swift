import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// JSON that a coding may meet, and what is odd about it.
struct Mutation {
  /// `an unknown tag`
  var kind: String
  var json: JSONValue
  /// The number of the two cases that it has keys of.
  var pair: Int?
  /// The tag that it has, which no case is written with.
  var tag: String?
  /// The key that stands in the place of another.
  var renamed: (old: String, new: String)?
  /// The JSON without what is added; if that is read as the same, nothing looks at it.
  var rest: JSONValue?
  /// Whether a coding that reads the new key alone is worth an error here.
  var isMinor = false
  /// Whether peers write such JSON sooner or later.
  var isCommon = false
  /// Where it is odd; nil if that is no one place.
  var place: Place?

  /// A part of the JSON, and what is odd about it.
  struct Place {
    enum Oddity {
      /// Without it.
      case missing
      /// Null, of another kind, or a tag that nobody knows.
      case plain
      /// More of a kind that others show as well: a key that nobody reads, a tag with spaces.
      case further
    }

    /// As a pointer.
    var pointer: String
    var oddity: Oddity
  }

  /// With the key that another stands in the place of, too, and the JSON with that alone.
  var withBothKeys: (mutation: Mutation, original: JSONValue)? {
    guard let (old, new) = renamed, let value = json[new] else { return nil }
    var both = json
    both[old] = value
    var original = both
    original[new] = nil
    return (Mutation(kind: "both \(jsonText(old)) and \(jsonText(new))", json: both, isMinor: true), original)
  }
}

/// What becomes of a case's JSON: keys missing, null, of another kind, more keys, unknown and odd tags, two cases.
struct Mutations {
  /// The keys of tags, by where they are in the JSON of each case.
  let tagKey: String?
  let words: [String]
  /// The numbers that the code compares with.
  let numbers: [String]
  let tags: Set<String>
  /// The JSON of each written case.
  let samples: [JSONValue]
  /// The words that are no tags.
  private let otherWords: [String]
  /// The numbers that are tags.
  private let numberTags: Set<String>

  init(tagKey: String?, words: [String], numbers: [String], tags: Set<String>, samples: [JSONValue]) {
    (self.tagKey, self.words, self.numbers, self.tags, self.samples) = (tagKey, words, numbers, tags, samples)
    otherWords = words.filter { !tags.contains($0) }
    let found = samples.map { json in tagKey.map { json[$0] } ?? json }
    numberTags = Set(found.compactMap { if case .number(let text)? = $0 { text } else { nil } })
  }

  var all: [Mutation] {
    var found: [Mutation] = []
    for json in samples {
      found += members(of: json)
      found += tagged(json)
    }
    found += pairs
    let others: [JSONValue] = [
      .null, .boolean(true), .boolean(false), .number("7"), .number("7.5"), .string("zzz"), .array([]), .object([]),
      .object([JSONValue.Member(key: "zzz", value: .number("1"))]),
    ]
    found += others.map { Mutation(kind: "JSON of another kind", json: $0) }
    found += numbers.map { Mutation(kind: "the number \($0)", json: .number($0)) }
    let sorted = tags.sorted(byBytesOf: \.self)
    found += sorted.map { Mutation(kind: "a tag alone", json: .string($0)) }
    found += sorted.map { tag in
      Mutation(kind: "a tag as a key", json: .object([JSONValue.Member(key: tag, value: .object([]))]))
    }
    return found
  }

  private func members(of json: JSONValue, at pointer: String = "") -> [Mutation] {
    var found: [Mutation] = []
    if let elements = json.array {
      if !elements.isEmpty { found.append(Mutation(kind: "an element less", json: .array(elements.dropLast()))) }
      found.append(Mutation(kind: "an element more", json: .array(elements + [.null])))
      for index in elements.indices {
        for (kind, value) in [("a null", JSONValue.null), ("another kind of", elements[index].ofAnotherKind)] {
          var changed = elements
          changed[index] = value
          found.append(Mutation(kind: "\(kind) element", json: .array(changed)))
        }
        for value in known(like: elements[index]) where index > 0 {
          var changed = elements
          changed[index] = value
          found.append(Mutation(kind: "an element \(value.text())", json: .array(changed)))
        }
      }
      return found
    }
    guard let members = json.members else { return [] }
    for member in members {
      let noun = member.key == tagKey ? "tag" : jsonText(member.key)
      let pointer = "\(pointer)/\(member.key)"
      func place(_ oddity: Mutation.Place.Oddity) -> Mutation.Place { Mutation.Place(pointer: pointer, oddity: oddity) }
      var changed = json
      changed[member.key] = nil
      found.append(Mutation(kind: "no \(noun)", json: changed, place: place(.missing)))
      changed = json
      changed[member.key] = .null
      let isNull = member.value == .null
      found.append(Mutation(kind: isNull ? "nothing" : "a null \(noun)", json: changed, place: place(.plain)))
      changed[member.key] = member.value.ofAnotherKind
      found.append(Mutation(kind: "a \(noun) of another kind", json: changed, place: place(.plain)))
      for inner in self.members(of: member.value, at: pointer) {
        changed[member.key] = inner.json
        found.append(Mutation(kind: inner.kind, json: changed, renamed: inner.renamed, place: inner.place))
      }
      for value in known(like: member.value) where member.key != tagKey {
        changed[member.key] = value
        found.append(Mutation(kind: "a \(noun) of \(value.text())", json: changed))
      }
      for word in otherWords where json[word] == nil {
        changed = json
        changed[member.key] = nil
        let rest = changed
        changed[word] = member.value
        var mutation = Mutation(kind: "\(jsonText(word)) in place of \(noun)", json: changed, place: place(.further))
        if member.key == tagKey { mutation.rest = rest } else { mutation.renamed = (old: member.key, new: word) }
        found.append(mutation)
      }
    }
    var more = json
    more["zzz"] = .number("1")
    found.append(Mutation(kind: "another key", json: more, isCommon: true))
    return found
  }

  /// What the code may compare a value with.
  private func known(like json: JSONValue) -> [JSONValue] {
    switch json {
    case .string: words.map { .string($0) }
    case .number: numbers.map { .number($0) }
    case .boolean(let value): [.boolean(!value)]
    case .null, .array, .object: []
    }
  }

  private func tag(of json: JSONValue) -> JSONValue? { tagKey.map { json[$0] } ?? json }

  private func tagged(_ json: JSONValue) -> [Mutation] {
    func replaced(_ tag: String) -> JSONValue? {
      if let tagKey {
        guard json[tagKey]?.string != nil else { return nil }
        var changed = json
        changed[tagKey] = .string(tag)
        return changed
      }
      if json.string != nil { return .string(tag) }
      if let elements = json.array, elements.first?.string != nil {
        return .array([.string(tag)] + elements.dropFirst())
      }
      guard let members = json.members, members.count == 1, tags.contains(members[0].key) else { return nil }
      return .object([JSONValue.Member(key: tag, value: members[0].value)])
    }
    let own =
      tagKey.flatMap { json[$0]?.string } ?? json.string ?? json.array?.first?.string ?? json.members?.first?.key
    var odd: [(String, String)] = [("an unknown tag", "zzz"), ("an empty tag", "")]
    if let own {
      odd.append(("a tag in another case", own == own.uppercased() ? own.lowercased() : own.uppercased()))
      odd.append(("a tag with spaces", " \(own) "))
    }
    let pointer = tagKey.map { "/\($0)" } ?? ""
    var found = odd.enumerated().compactMap { index, odd in
      let place = Mutation.Place(pointer: pointer, oddity: index == 0 ? .plain : .further)
      return replaced(odd.1).map { Mutation(kind: odd.0, json: $0, place: place) }
    }
    found += otherWords.compactMap { tag in
      let place = Mutation.Place(pointer: pointer, oddity: .further)
      return replaced(tag).map { Mutation(kind: "the tag \(jsonText(tag))", json: $0, tag: tag, place: place) }
    }
    // Of another kind than the tag's own.
    let others = tag(of: json)?.string == nil ? words.map { JSONValue.string($0) } : numbers.map { .number($0) }
    for value in others {
      switch (tagKey, tag(of: json)) {
      case (let key?, .string), (let key?, .number), (let key?, .boolean):
        var changed = json
        changed[key] = value
        found.append(Mutation(kind: "the tag \(value.text())", json: changed))
      case (nil, .number), (nil, .boolean): found.append(Mutation(kind: "the tag \(value.text())", json: value))
      case (_, .array), (_, .object), (_, .null), (_, nil), (nil, .string): break
      }
    }
    // The smaller one fits in any type.
    for number in ["987", "97"] where !numberTags.contains(number) {
      if let tagKey, json[tagKey]?.integer != nil {
        var changed = json
        changed[tagKey] = .number(number)
        found.append(Mutation(kind: "an unknown tag", json: changed))
      } else if json.integer != nil {
        found.append(Mutation(kind: "an unknown tag", json: .number(number)))
      }
    }
    return found
  }

  private var pairs: [Mutation] {
    var found: [Mutation] = []
    var pair = 0
    let objects = samples.compactMap(\.members)
    for (index, members) in objects.enumerated() {
      for others in objects[(index + 1)...] {
        if found.count > 400 { return found }
        let added = others.filter { other in !members.contains { $0.key == other.key } }
        if added.isEmpty { continue }
        let both = JSONValue.object(members + added)
        pair += 1
        found.append(Mutation(kind: "keys of two cases", json: both, pair: pair))
        for member in members + added where member.key != tagKey {
          for (kind, value) in [("null", JSONValue.null), ("of another kind", member.value.ofAnotherKind)] {
            var changed = both
            changed[member.key] = value
            let place = Mutation.Place(pointer: "/\(member.key)", oddity: .further)
            found.append(Mutation(kind: "keys of two cases, one \(kind)", json: changed, pair: pair, place: place))
          }
        }
      }
    }
    return found
  }
}

extension JSONValue {
  var ofAnotherKind: JSONValue {
    switch self {
    case .string: .array([.boolean(true)])
    case .null, .boolean, .number, .array, .object: .string("zzz")
    }
  }
}
