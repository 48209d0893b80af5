// Errors of decoding enums. Built only when something fails.
extension DecodingError {
  /// `unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?`
  static func unknownCase(
    _ tag: MessageTag,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let expectedTags = expectedTags.sorted()
    var message = "unknown case \(tag.quoted) of \(name(of: type)); \(expectation(expectedTags))"
    if let text = tag.spelling, let nearest = likelySpelling(of: text, in: expectedTags.compactMap(\.spelling)) {
      message += "; did you mean \(quoted(nearest))?"
    }
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// `no case of Action; expected one of …`, or `2 cases of Action, "editing" and "list"; expected exactly one`
  static func notOneCase(
    _ known: Set<CodableKey>,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: [any CodingKey],
    _ reason: (any Error)? = nil
  ) -> DecodingError {
    let tags = known.map { quoted($0.stringValue) }.sorted()
    let message =
      tags.isEmpty
      ? "no case of \(name(of: type)); \(expectation(expectedTags))"
      : "\(tags.count) cases of \(name(of: type)), \(conjunction(tags)); expected exactly one"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message, underlyingError: reason))
  }

  /// `Action is not an object; expected one of …`, `Direction is neither a string nor an object; expected one of …`, or
  /// the decoder's own error.
  static func notCaseKeyed(
    _ error: any Error,
    _ namesStandAlone: Bool,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    if namesStandAlone { return neitherTagNorObject(error, CodableKey.self, of: type, expectedTags, at: codingPath()) }
    return notOpened(error, nil, "not an object", of: type, expectedTags, at: codingPath())
  }

  /// `Direction is neither a string nor an object; expected one of …`
  static func neitherTagNorObject<Tag: ReadableTag>(
    _ error: any Error,
    _: Tag.Type,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    let found = "neither \(Tag.kindNames) nor an object"
    return notOpened(error, Tag.valueType, found, of: type, expectedTags, at: codingPath())
  }

  /// `Message is not an array; expected one of …`, `Message is neither a string nor an array; expected one of …`, or why
  /// the decoder's own error.
  static func notTagFirst<Tag: ReadableTag>(
    _ error: any Error,
    _: Tag.Type,
    _ namesStandAlone: Bool,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    let found = namesStandAlone ? "neither \(Tag.kindNames) nor an array" : "not an array"
    return notOpened(error, namesStandAlone ? Tag.valueType : nil, found, of: type, expectedTags, at: codingPath())
  }

  /// `the tag of Message is not a string; expected one of …`, or the decoder's own error.
  static func noTagFirst<Tag: ReadableTag>(
    _ error: any Error,
    _: Tag.Type,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    func context(_ found: String) -> Context {
      let message = "the tag of \(name(of: type)) is \(found); \(expectation(expectedTags))"
      return Context(
        codingPath: codingPath() + [ElementKey(index: 0)],
        debugDescription: message,
        underlyingError: error
      )
    }
    switch error {
    case DecodingError.valueNotFound: return DecodingError.valueNotFound(Tag.valueType, context("null"))
    case DecodingError.typeMismatch: return DecodingError.typeMismatch(Tag.valueType, context("not \(Tag.kindNames)"))
    default: return error
    }
  }

  /// `Message has no tag; expected one of "CLOSE", "EVENT"`
  static func noTag(
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let message = "\(name(of: type)) has no tag; \(expectation(expectedTags))"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }

  /// - Parameter expected: The type that the decoder should have found, unless the decoder names it.
  private static func notOpened(
    _ error: any Error,
    _ expected: Any.Type?,
    _ found: String,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    func context(_ found: String) -> Context {
      let message = "\(name(of: type)) is \(found); \(expectation(expectedTags))"
      return Context(codingPath: codingPath(), debugDescription: message, underlyingError: error)
    }
    switch error {
    case DecodingError.typeMismatch(let type, _): return DecodingError.typeMismatch(expected ?? type, context(found))
    case DecodingError.valueNotFound(let type, _): return DecodingError.valueNotFound(expected ?? type, context("null"))
    default: return error
    }
  }

  /// `keys "id" and "identifier" are for one value; expected one of them`
  static func severalKeys(_ keys: [CodableKey], at codingPath: [any CodingKey]) -> DecodingError {
    let listed = conjunction(keys.map { quoted($0.stringValue) })
    return .dataCorrupted(
      Context(codingPath: codingPath, debugDescription: "keys \(listed) are for one value; expected one of them")
    )
  }

  /// `unknown key "x" in case "list" of Action; expected one of "id", "items"`
  static func unknownKey(
    _ key: CodableKey,
    in tag: MessageTag,
    of type: Any.Type,
    _ known: [CodableKey],
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let expected = known.isEmpty ? "it has no keys" : expectation(known.map(MessageTag.init))
    let found = "unknown key \(quoted(key.stringValue)) in case \(tag.quoted) of \(name(of: type))"
    return .dataCorrupted(Context(codingPath: codingPath + [key], debugDescription: "\(found); \(expected)"))
  }

  /// `Action has no "type"; expected one of "list", "loading"`
  static func missingTag(
    _ tagKey: CodableKey,
    of type: Any.Type,
    _ expectedTags: [MessageTag],
    at codingPath: [any CodingKey],
    _ error: (any Error)? = nil
  ) -> DecodingError {
    let message = "\(name(of: type)) has no \(quoted(tagKey.stringValue)); \(expectation(expectedTags))"
    return .keyNotFound(tagKey, Context(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// `case "waitlist" of Response has no "position"`
  static func missingKey(
    _ key: CodableKey,
    in tag: MessageTag,
    of type: Any.Type,
    at codingPath: [any CodingKey],
    _ error: any Error
  ) -> DecodingError {
    let message = "case \(tag.quoted) of \(name(of: type)) has no \(quoted(key.stringValue))"
    return .keyNotFound(key, Context(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// `case "list" of Action has 2 values, found its tag alone`
  static func tagAlone(
    _ tag: CodableKey,
    of type: Any.Type,
    count: Int,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    wrongValueCount("its tag alone", expected: count, .string(tag.stringValue), of: type, at: codingPath)
  }

  /// `case "list" of Action has 2 values, found 1`, or `1 to 2 values`
  static func wrongValueCount(
    _ found: String,
    expected: Int,
    required: Int? = nil,
    _ tag: MessageTag,
    of type: Any.Type,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let count = required.map { $0 == expected ? valueCount(expected) : "\($0) to \(valueCount(expected))" }
    let owner = "case \(tag.quoted) of \(name(of: type))"
    let message = "\(owner) has \(count ?? valueCount(expected)), found \(found)"
    return .dataCorrupted(Context(codingPath: codingPath, debugDescription: message))
  }
}

/// `Action has no "type"; expected one of "list", "loading"`, or why the key has no tag.
func tagError<Tag: ReadableTag>(
  in container: KeyedDecodingContainer<CodableKey>,
  tagKey: CodableKey,
  _: Tag.Type,
  of type: Any.Type,
  _ expectedTags: [MessageTag],
  _ error: any Error
) -> any Error {
  let key = quoted(tagKey.stringValue)
  func context(_ message: String, at path: [any CodingKey]) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: path,
      debugDescription: "\(message); \(expectation(expectedTags))",
      underlyingError: error
    )
  }
  // Some decoders report a missing value as a value that is not a string.
  guard container.contains(tagKey) else {
    return DecodingError.missingTag(tagKey, of: type, expectedTags, at: container.codingPath, error)
  }
  switch error {
  case DecodingError.valueNotFound:
    return DecodingError.valueNotFound(
      Tag.valueType,
      context("the \(key) of \(name(of: type)) is null", at: container.codingPath + [tagKey])
    )
  case DecodingError.typeMismatch:
    return DecodingError.typeMismatch(
      Tag.valueType,
      context("the \(key) of \(name(of: type)) is not \(Tag.kindNames)", at: container.codingPath + [tagKey])
    )
  default:
    return error
  }
}

// MARK: Spellings

/// The tag that was most likely meant; nil for text too long to be typed.
///
/// The length is limited because input may be hostile: the search takes time for each letter and each case.
func likelySpelling(of text: String, in candidates: [String]) -> String? {
  text.utf8.count <= 64 ? nearestSpelling(to: text, in: candidates) : nil
}

extension Set<CodableKey> {
  /// The key that looks most like a tag, when none is one. It doesn't depend on the order of keys, which is arbitrary.
  func likeliestMisspelling(of tags: [CodableKey]) -> CodableKey? {
    guard count <= 16 else { return nil }
    let candidates = tags.map(\.stringValue)
    return map(\.stringValue).sorted().first { likelySpelling(of: $0, in: candidates) != nil }
      .map(CodableKey.init(stringValue:))
  }
}
