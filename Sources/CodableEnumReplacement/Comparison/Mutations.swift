import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// JSON that a coding may meet, and what is odd about it.
struct Mutation {
  var kind: Kind
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
      /// More of a kind that others show as well: a key that nobody reads, a tag in another case.
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
    return (Mutation(kind: .bothKeys(old, new), json: both, isMinor: true), original)
  }
}

extension Mutation {
  /// What is odd about JSON.
  enum Kind: Equatable {
    case unknownTag, tagInAnotherCase, tagAlone, tagAsKey
    case tag(JSONValue)
    /// JSON of another kind than any case is written as.
    case whole
    case tagged(Change)
    case member(key: String, Change)
    case bothKeys(String, String)
    case anotherKey
    case elementLess, elementMore
    case element(Change)
    case twoCases
    /// The same, where one of the keys has null, or a value of another kind.
    case twoCasesWithNull, twoCasesWithOtherKind
    /// An example.
    case example

    /// What a part of the JSON is instead.
    enum Change: Equatable {
      case missing, null, otherKind
      /// Null, as it was.
      case nothing
      /// It is under this key.
      case moved(String)
    }
  }
}

extension Mutation.Kind {
  /// For a comment: `an unknown tag`
  var text: String {
    switch self {
    case .unknownTag: "an unknown tag"
    case .tagInAnotherCase: "a tag in another case"
    case .tagAlone: "a tag alone"
    case .tagAsKey: "a tag as a key"
    case .tag(let json): "the tag \(json.text())"
    case .whole: "JSON of another kind"
    case .tagged(let change): change.text(of: "tag")
    case .member(let key, let change): change.text(of: jsonText(key))
    case .bothKeys(let old, let new): "both \(jsonText(old)) and \(jsonText(new))"
    case .anotherKey: "another key"
    case .elementLess: "an element less"
    case .elementMore: "an element more"
    case .element(.otherKind): "another kind of element"
    case .element(let change): change.text(of: "element")
    case .twoCases: "keys of two cases"
    case .twoCasesWithNull: "keys of two cases, one null"
    case .twoCasesWithOtherKind: "keys of two cases, one of another kind"
    case .example: "JSON like this"
    }
  }

  var isOfTwoCases: Bool { [.twoCases, .twoCasesWithNull, .twoCasesWithOtherKind].contains(self) }

  /// Whether a part, or the whole, is null or of another kind.
  var isInvalid: Bool {
    switch self {
    case .tagged(let change), .member(_, let change), .element(let change): change == .null || change == .otherKind
    // Others have no one part that is odd.
    default: [.whole, .twoCasesWithNull, .twoCasesWithOtherKind].contains(self)
    }
  }
}

extension Mutation.Kind.Change {
  fileprivate func text(of noun: String) -> String {
    switch self {
    case .missing: "no \(noun)"
    case .null: "a null \(noun)"
    case .otherKind: "a \(noun) of another kind"
    case .nothing: "nothing"
    case .moved(let key): "\(jsonText(key)) in place of \(noun)"
    }
  }
}

/// What becomes of a case's JSON: keys missing, null, of another kind, more keys, unknown tags, two cases. What a walk
/// finds as well is only here if it has a plain name, or may be an option.
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
    found += others.map { Mutation(kind: .whole, json: $0) }
    let sorted = tags.sorted(byBytesOf: \.self)
    found += sorted.map { Mutation(kind: .tagAlone, json: .string($0)) }
    found += sorted.map { tag in
      Mutation(kind: .tagAsKey, json: .object([JSONValue.Member(key: tag, value: .object([]))]))
    }
    return found
  }

  private func members(of json: JSONValue, at pointer: String = "") -> [Mutation] {
    var found: [Mutation] = []
    if let elements = json.array {
      if !elements.isEmpty { found.append(Mutation(kind: .elementLess, json: .array(elements.dropLast()))) }
      found.append(Mutation(kind: .elementMore, json: .array(elements + [.null])))
      for index in elements.indices {
        for (change, value) in [
          (Mutation.Kind.Change.null, JSONValue.null), (.otherKind, elements[index].ofAnotherKind),
        ] {
          var changed = elements
          changed[index] = value
          found.append(Mutation(kind: .element(change), json: .array(changed)))
        }
      }
      return found
    }
    guard let members = json.members else { return [] }
    for member in members {
      func kind(_ change: Mutation.Kind.Change) -> Mutation.Kind {
        member.key == tagKey ? .tagged(change) : .member(key: member.key, change)
      }
      let pointer = "\(pointer)/\(member.key)"
      func place(_ oddity: Mutation.Place.Oddity) -> Mutation.Place { Mutation.Place(pointer: pointer, oddity: oddity) }
      var changed = json
      changed[member.key] = nil
      found.append(Mutation(kind: kind(.missing), json: changed, place: place(.missing)))
      changed = json
      changed[member.key] = .null
      let isNull = member.value == .null
      found.append(Mutation(kind: kind(isNull ? .nothing : .null), json: changed, place: place(.plain)))
      changed[member.key] = member.value.ofAnotherKind
      found.append(Mutation(kind: kind(.otherKind), json: changed, place: place(.plain)))
      for inner in self.members(of: member.value, at: pointer) {
        changed[member.key] = inner.json
        found.append(Mutation(kind: inner.kind, json: changed, renamed: inner.renamed, place: inner.place))
      }
      for word in otherWords where json[word] == nil {
        changed = json
        changed[member.key] = nil
        let rest = changed
        changed[word] = member.value
        var mutation = Mutation(kind: kind(.moved(word)), json: changed, place: place(.further))
        if member.key == tagKey { mutation.rest = rest } else { mutation.renamed = (old: member.key, new: word) }
        found.append(mutation)
      }
    }
    var more = json
    more["zzz"] = .number("1")
    found.append(Mutation(kind: .anotherKey, json: more, isCommon: true))
    return found
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
    let other = own.map { $0 == $0.uppercased() ? $0.lowercased() : $0.uppercased() }
    let odd = [(Mutation.Kind.unknownTag, "zzz", Mutation.Place.Oddity.plain)]
    let pointer = tagKey.map { "/\($0)" } ?? ""
    var found = (odd + (other.map { [(.tagInAnotherCase, $0, .further)] } ?? [])).compactMap { kind, tag, oddity in
      replaced(tag).map { Mutation(kind: kind, json: $0, place: Mutation.Place(pointer: pointer, oddity: oddity)) }
    }
    found += otherWords.compactMap { tag in
      let place = Mutation.Place(pointer: pointer, oddity: .further)
      return replaced(tag).map { Mutation(kind: .tag(.string(tag)), json: $0, tag: tag, place: place) }
    }
    // Of another kind than the tag's own.
    let others = tag(of: json)?.string == nil ? words.map { JSONValue.string($0) } : numbers.map { .number($0) }
    for value in others {
      switch (tagKey, tag(of: json)) {
      case (let key?, .string), (let key?, .number), (let key?, .boolean):
        var changed = json
        changed[key] = value
        found.append(Mutation(kind: .tag(value), json: changed))
      case (nil, .number), (nil, .boolean): found.append(Mutation(kind: .tag(value), json: value))
      case (_, .array), (_, .object), (_, .null), (_, nil), (nil, .string): break
      }
    }
    // The smaller one fits in any type.
    for number in ["987", "97"] where !numberTags.contains(number) {
      if let tagKey, json[tagKey]?.integer != nil {
        var changed = json
        changed[tagKey] = .number(number)
        found.append(Mutation(kind: .unknownTag, json: changed))
      } else if json.integer != nil {
        found.append(Mutation(kind: .unknownTag, json: .number(number)))
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
        found.append(Mutation(kind: .twoCases, json: both, pair: pair))
        for member in members + added where member.key != tagKey {
          for (kind, value) in [
            (Mutation.Kind.twoCasesWithNull, JSONValue.null), (.twoCasesWithOtherKind, member.value.ofAnotherKind),
          ] {
            var changed = both
            changed[member.key] = value
            let place = Mutation.Place(pointer: "/\(member.key)", oddity: .further)
            found.append(Mutation(kind: kind, json: changed, pair: pair, place: place))
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
