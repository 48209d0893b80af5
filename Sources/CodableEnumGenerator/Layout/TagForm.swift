// Questions about a strategy, the place of its tags, and cases without values. Each is asked here and nowhere else, by
// name, so that whoever adds one of these is led through every question.

/// Where the tag of a case is on the wire.
package enum TagPlace: Equatable {
  /// The key that the values are under.
  case key
  /// The value under a key of its own; the values are beside it, or under a key of theirs.
  case value(underKey: String, contentKey: ContentKey?)
  /// The first element of an array; the values follow it.
  case first
  /// All there is.
  case alone
  case nowhere
}

extension Strategy {
  package var tagPlace: TagPlace {
    switch self {
    case .caseKeyed: .key
    case .discriminator(let key), .flattenedStatus(let key): .value(underKey: key, contentKey: nil)
    case .adjacent(let key, let content): .value(underKey: key, contentKey: content)
    case .tagFirst: .first
    case .rawValue: .alone
    case .untagged: .nowhere
    }
  }

  /// Whether cases are told by tags at all, and not by kinds and keys.
  package var hasTags: Bool {
    switch tagPlace {
    case .key, .value, .first, .alone: true
    case .nowhere: false
    }
  }

  /// Whether the tag is the key of the values.
  package var tagIsKey: Bool {
    switch tagPlace {
    case .key: true
    case .value, .first, .alone, .nowhere: false
    }
  }

  package var tagIsAll: Bool {
    switch tagPlace {
    case .alone: true
    case .key, .value, .first, .nowhere: false
    }
  }

  /// Whether the values are under a key beside the tag's, so that other keys are nothing of them.
  package var hasContentKey: Bool {
    switch tagPlace {
    case .value(_, let contentKey): contentKey != nil
    case .key, .first, .alone, .nowhere: false
    }
  }

  /// Whether the tag is the first element of an array.
  package var tagIsFirst: Bool {
    switch tagPlace {
    case .first: true
    case .key, .value, .alone, .nowhere: false
    }
  }

  /// The key of the tag; nil where it has none.
  package var tagKey: String? {
    switch tagPlace {
    case .value(let key, _): key
    case .key, .first, .alone, .nowhere: nil
    }
  }

  /// With another key for the tag; nil where it has none.
  package func withTagKey(_ key: String) -> Strategy? {
    switch self {
    case .discriminator: .discriminator(key: key)
    case .flattenedStatus: .flattenedStatus(key: key)
    case .adjacent(_, let content): .adjacent(key: key, content: content)
    case .caseKeyed, .tagFirst, .rawValue, .untagged: nil
    }
  }

  /// The key of the content beside the tag; nil where it has none.
  package var contentKey: ContentKey? {
    switch tagPlace {
    case .value(_, let contentKey): contentKey
    case .key, .first, .alone, .nowhere: nil
    }
  }

  /// Whether the content of a case is beside its tag.
  package var mergesContent: Bool { tagKey != nil && contentKey == nil }

  /// Whether there is anything beside or under the tag, which a case can keep of one that the enum does not know.
  package var hasContent: Bool {
    switch tagPlace {
    case .key, .value, .first: true
    case .alone, .nowhere: false
    }
  }

  /// Whether tags of different kinds can be told apart; literals among them; a key is always a string.
  package var tagsAreValues: Bool {
    switch tagPlace {
    case .value(_, contentKey: .key?), .value(_, contentKey: nil), .first, .alone, .nowhere: true
    case .value(_, contentKey: .tag?), .key: false
    }
  }

  /// Whether the keys of values begin with the names of their cases.
  package var keysHaveCaseNames: Bool {
    switch self {
    case .discriminator: true
    case .caseKeyed, .flattenedStatus, .adjacent, .tagFirst, .rawValue, .untagged: false
    }
  }

  /// Whether the tag alone is a case without values, unless an option says otherwise.
  var usesNames: Bool { usualEmptyCases.isName }
}

extension EmptyCases {
  /// Whether a case without values is its tag alone.
  package var isName: Bool {
    switch self {
    case .name: true
    case .omit, .true, .null, .object, .array: false
    }
  }

  /// Whether `{}` is in the place of its values.
  package var isObject: Bool {
    switch self {
    case .object: true
    case .omit, .true, .null, .array, .name: false
    }
  }

  /// Whether null is in the place of its values.
  package var isNull: Bool {
    switch self {
    case .null: true
    case .omit, .true, .object, .array, .name: false
    }
  }
}

/// An enum with a strategy, before or after its layout, in one file or across all.
package protocol TagForm {
  var strategy: Strategy { get }
  /// The form of a case without values; untagged cases that have tags are literals.
  var emptyCases: EmptyCases { get }
}

extension TagForm {
  package var tagPlace: TagPlace { strategy.tagPlace }
  package var hasTags: Bool { strategy.hasTags }
  package var tagIsKey: Bool { strategy.tagIsKey }
  package var tagIsAll: Bool { strategy.tagIsAll }
  package var tagIsFirst: Bool { strategy.tagIsFirst }
  package var tagKey: String? { strategy.tagKey }
  package var contentKey: ContentKey? { strategy.contentKey }
  package var hasContent: Bool { strategy.hasContent }
  package var mergesContent: Bool { strategy.mergesContent }

  /// Whether a case without values is its tag alone.
  package var namesStandAlone: Bool { emptyCases.isName }

  /// Whether a case is written as the raw value of its own value.
  package func holdsRawValue<Value>(_ element: CaseShape<Value>) -> Bool {
    if tagIsAll, case .bare = element.payload { true } else { element.claim?.isRawValue ?? false }
  }
}
