/// The strategy of a random enum in its annotation's spelling, and its properties.
struct RandomLayout {
  enum Kind {
    case positional, array, labeled, natural, discriminator, flattened, merged, adjacent, tagFirst, rawValue, untagged
  }

  var kind: Kind
  var strategy: String
  /// Nil if the tag is a key.
  var tagKey: String?
  /// Whether the content is under the tag, which is then a key too.
  var contentIsUnderTag = false

  static let rawValue = RandomLayout(kind: .rawValue, strategy: ".rawValue")
  static let untagged = RandomLayout(kind: .untagged, strategy: ".untagged")

  /// A strategy whose enums are objects, or names for cases that are written so.
  static func random(_ numbers: inout RandomNumbers) -> RandomLayout {
    numbers.pick([
      RandomLayout(kind: .positional, strategy: ".caseKeyed"),
      RandomLayout(kind: .positional, strategy: "case-keyed"),
      RandomLayout(kind: .array, strategy: ".caseKeyed(payload: .array)"),
      RandomLayout(kind: .labeled, strategy: ".caseKeyed(payload: .labeled)"),
      RandomLayout(kind: .natural, strategy: "case-keyed(payload: .natural)"),
      RandomLayout(kind: .discriminator, strategy: ".discriminator", tagKey: "discriminator"),
      RandomLayout(kind: .discriminator, strategy: ".discriminator(key: \"the type\")", tagKey: "the type"),
      RandomLayout(kind: .discriminator, strategy: ".discriminator(key: \"kind\", prefix: .caseName)", tagKey: "kind"),
      RandomLayout(kind: .flattened, strategy: ".flattenedStatus", tagKey: "status"),
      RandomLayout(kind: .flattened, strategy: "flattened_status", tagKey: "status"),
      RandomLayout(kind: .flattened, strategy: ".flattenedStatus(key: \"@type\")", tagKey: "@type"),
      RandomLayout(kind: .adjacent, strategy: ".adjacent", tagKey: "type"),
      RandomLayout(kind: .adjacent, strategy: ".adjacent(key: \"t\", content: \"c\")", tagKey: "t"),
      RandomLayout(
        kind: .adjacent,
        strategy: ".adjacent(key: \"@kind\", content: .tag)",
        tagKey: "@kind",
        contentIsUnderTag: true
      ),
    ])
  }

  /// A strategy with tags and values.
  static func randomOfAnyKind(_ numbers: inout RandomNumbers) -> RandomLayout {
    if !numbers.chance(8) { return .random(&numbers) }
    return RandomLayout(kind: .tagFirst, strategy: numbers.pick([".tagFirst", "tag-first"]))
  }

  /// A strategy for merged payloads, with a unique key at each depth.
  static func merged(depth: Int) -> RandomLayout {
    let key = "outer\(depth)"
    return RandomLayout(kind: .merged, strategy: ".flattenedStatus(key: \"\(key)\")", tagKey: key)
  }

  /// Whether values have keys, so that options about keys have an effect.
  var hasKeys: Bool {
    switch kind {
    case .positional, .array, .tagFirst, .rawValue: false
    case .labeled, .natural, .discriminator, .flattened, .merged, .adjacent, .untagged: true
    }
  }

  /// Whether the tag is the key of the values.
  var tagIsKey: Bool {
    switch kind {
    case .positional, .array, .labeled, .natural: true
    case .discriminator, .flattened, .merged, .adjacent, .tagFirst, .rawValue, .untagged: false
    }
  }

  /// Whether a tag that stands alone has a key where it cannot.
  var tagsHaveKeys: Bool { tagIsKey || tagKey != nil }

  /// Whether tags may be integers or booleans.
  var takesOtherTags: Bool { tagKey != nil && !contentIsUnderTag || kind == .tagFirst }

  /// What a case that catches unknown tags keeps of one with content, as expressions of `CodableValue`.
  var contents: [String] {
    switch kind {
    case .positional, .array, .labeled, .natural, .rawValue, .untagged: ["[\"x\": 1]", "[1, nil]", "\"text\"", "[:]"]
    case .adjacent: ["[\"x\": 1]", "nil", "2.5"]
    case .tagFirst: ["[1, nil]", "[]", "[[\"x\": 1]]"]
    case .discriminator, .flattened, .merged: ["[\"x\": 1, \"y\": [nil]]", "[:]"]
    }
  }

  /// The same of a type of its own.
  var typedContents: (type: String, values: [String]) {
    switch kind {
    case .positional, .array, .labeled, .natural, .adjacent, .rawValue, .untagged: ("[Int]?", ["[1]", "[]", "nil"])
    case .tagFirst: ("[Int]", ["[1, 2]", "[]"])
    case .discriminator, .flattened, .merged: ("[String: Int]", ["[\"x\": 1, \"y\": 2]", "[:]"])
    }
  }

  /// What a case that catches unknown tags keeps as a whole, of a type of its own.
  var typedWholes: (type: String, values: [String]) {
    if kind == .tagFirst { return ("[String]", ["[\"unheard of\"]", "[\"unheard of\", \"x\"]"]) }
    guard let tagKey else { return ("[String: Int]", ["[\"unheard of\": 1]", "[\"unheard of\": 1, \"another\": 2]"]) }
    return ("[String: String]", ["[\"\(tagKey)\": \"unheard of\", \"x\": \"y\"]"])
  }

  /// More of them, without a tag.
  var typedWholesWithoutTag: [String] {
    if kind == .tagFirst { return ["[]"] }
    return tagKey == nil ? ["[:]"] : ["[:]", "[\"x\": \"y\"]"]
  }

  /// Where a tag is that letters in another case may have, as trials name it.
  var placeOfLetters: String? {
    switch kind {
    case .positional, .array, .labeled, .natural: ".key"
    case .discriminator, .flattened, .adjacent: tagKey.map { ".value(\"\($0)\")" }
    case .tagFirst: ".first"
    case .rawValue: ".alone"
    case .untagged: ".literal"
    // What is merged may have the tag among its own values.
    case .merged: nil
    }
  }

  /// Whether the values of a case are in an array if one more comes after some.
  func takesRest(after count: Int) -> Bool {
    switch kind {
    case .array, .tagFirst: true
    case .positional: count > 0
    case .labeled, .natural, .discriminator, .flattened, .merged, .adjacent, .rawValue, .untagged: false
    }
  }

  /// What a case that catches invalid values keeps.
  var invalids: [String] {
    switch tagKey {
    case nil where kind == .tagFirst: ["[[1]]", "1.5"]
    case nil: ["[1]", "1.5"]
    case let key?: ["[\"\(key)\": nil, \"x\": 1]", "[\"\(key)\": [1]]", "2.5"]
    }
  }

  /// What a case that catches unknown tags keeps as a whole.
  var wholes: [String] {
    switch tagKey {
    case nil where kind == .tagFirst: ["[\"unheard of\"]", "[\"unheard of\", [1]]"]
    case nil: ["[\"unheard of\": 1]", "[\"unheard of\": [\"x\": nil]]"]
    case let key?: ["[\"\(key)\": \"unheard of\"]", "[\"\(key)\": \"unheard of\", \"x\": [1]]"]
    }
  }
}
