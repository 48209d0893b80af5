/// The enum that errors are about, and its errors. They are built only when something fails.
struct ReportedEnum {
  let type: Any.Type
  private let tagLiterals: () -> [TagLiteral]

  init(_ type: Any.Type, _ expectedTags: @escaping () -> [TagLiteral] = { [] }) {
    self.type = type
    tagLiterals = expectedTags
  }

  /// All tags of the enum. Called for messages, and for decoders that don't distinguish kinds.
  func expectedTags() -> [CodableTag] { tagLiterals().map { CodableTag($0) } }

  /// `Action`
  var name: String { CodableEnum.name(of: type) }

  /// `expected one of "list", "loading"`
  private var expectation: String { CodableEnum.expectation(expectedTags()) }

  func isCase(_ tag: CodableTag) -> ReportedCase { ReportedCase(tag: tag, owner: self) }

  /// `unknown case "lsit" of Action; expected one of "list", "loading"; did you mean "list"?`
  func unknownCase(_ tag: CodableTag, at codingPath: [any CodingKey]) -> DecodingError {
    var message = "unknown case \(tag.quoted) of \(name); \(expectation)"
    let tags = expectedTags().sorted().compactMap(\.spelling)
    if let text = tag.spelling, let nearest = likelySpelling(of: text, in: tags) {
      message += "; did you mean \(quoted(nearest))?"
    }
    return .corrupted(message, at: codingPath)
  }

  /// `unknown case 1 of Answer; none of its values has this raw value`
  func noSuchRawValue(_ tag: CodableTag, at codingPath: [any CodingKey]) -> DecodingError {
    .corrupted("unknown case \(tag.quoted) of \(name); none of its values has this raw value", at: codingPath)
  }

  /// `no case of Action; expected one of …`, or `2 cases of Action, "editing" and "list"; expected exactly one`
  func notOneCase(
    _ known: Set<CodableKey>,
    at codingPath: [any CodingKey],
    _ reason: (any Error)? = nil
  ) -> DecodingError {
    let tags = known.map { quoted($0.stringValue) }.sorted()
    if tags.isEmpty { return .corrupted("no case of \(name); \(expectation)", at: codingPath, reason) }
    return .corrupted(
      "\(tags.count) cases of \(name), \(conjunction(tags)); expected exactly one",
      at: codingPath,
      reason
    )
  }

  /// `Message has no tag; expected one of "CLOSE", "EVENT"`
  func noTag(at codingPath: [any CodingKey]) -> DecodingError {
    .corrupted("\(name) has no tag; \(expectation)", at: codingPath)
  }

  /// `Action has no "type"; expected one of "list", "loading"`
  func missingTag(_ tagKey: CodableKey, at codingPath: [any CodingKey], _ error: (any Error)? = nil) -> DecodingError {
    let message = "\(name) has no \(quoted(tagKey.stringValue)); \(expectation)"
    return .keyNotFound(tagKey, .init(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  // MARK: The wrong kind

  /// `Action is not an object; expected one of …`, or the decoder's own error.
  func notCaseKeyed(
    _ error: any Error,
    _ namesStandAlone: Bool,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    notOpened(error, "an object", orTag: namesStandAlone ? .string : nil, at: codingPath())
  }

  /// `Direction is neither a string nor an object; expected one of …`, or the decoder's own error.
  func neitherTagNorObject(
    _ error: any Error,
    _ kinds: ValueKinds,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    notOpened(error, "an object", orTag: kinds, at: codingPath())
  }

  /// `Message is not an array; expected one of …`, `Message is neither a string nor an array; expected one of …`, or
  /// the decoder's own error.
  func notTagFirst(
    _ error: any Error,
    orTag tags: ValueKinds?,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    notOpened(error, "an array", orTag: tags, at: codingPath())
  }

  /// - Parameters:
  ///   - container: `an object`
  ///   - tags: The kinds of tags that may stand alone; nil if none may.
  private func notOpened(
    _ error: any Error,
    _ container: String,
    orTag tags: ValueKinds?,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    let found = tags.map { "neither \($0.tagNames) nor \(container)" } ?? "not \(container)"
    return wrongKind(error, tags?.firstTagType, name, found, at: codingPath())
  }

  /// `the tag of Message is not a string; expected one of …`, or the decoder's own error.
  func noTagFirst(
    _ error: any Error,
    _ kinds: ValueKinds,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    let subject = "the tag of \(name)"
    let path = codingPath() + [ElementKey(index: 0)]
    return wrongKind(error, kinds.firstTagType, subject, "not \(kinds.tagNames)", at: path)
  }

  /// `Action has no "type"; expected one of "list", "loading"`, or why the key has no tag.
  func tagError(
    _ error: any Error,
    in container: KeyedDecodingContainer<CodableKey>,
    _ tagKey: CodableKey,
    _ kinds: ValueKinds
  ) -> any Error {
    // Some decoders report a missing value as a value that is not a string.
    guard container.contains(tagKey) else { return missingTag(tagKey, at: container.codingPath, error) }
    let subject = "the \(quoted(tagKey.stringValue)) of \(name)"
    let path = container.codingPath + [tagKey]
    return wrongKind(error, kinds.firstTagType, subject, "not \(kinds.tagNames)", at: path)
  }

  /// The error where the decoder found null or another kind, otherwise the decoder's own error.
  ///
  /// - Parameter expected: The type that the decoder should have found, unless the decoder names it.
  private func wrongKind(
    _ error: any Error,
    _ expected: Any.Type?,
    _ subject: String,
    _ found: String,
    at codingPath: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    func context(_ found: String) -> DecodingError.Context {
      let message = "\(subject) is \(found); \(expectation)"
      return .init(codingPath: codingPath(), debugDescription: message, underlyingError: error)
    }
    switch error {
    case DecodingError.typeMismatch(let type, _): return DecodingError.typeMismatch(expected ?? type, context(found))
    case DecodingError.valueNotFound(let type, _): return DecodingError.valueNotFound(expected ?? type, context("null"))
    default: return error
    }
  }
}

/// The case that errors are about, and its errors. They are built only when something fails.
struct ReportedCase {
  let tag: CodableTag
  let owner: ReportedEnum

  /// `case "list" of Action`
  var name: String { "case \(tag.quoted) of \(owner.name)" }

  /// `unknown key "x" in case "list" of Action; expected one of "id", "items"`
  func unknownKey(_ key: CodableKey, _ known: [CodableKey], at codingPath: [any CodingKey]) -> DecodingError {
    let expected = known.isEmpty ? "it has no keys" : expectation(known.map { .string($0) })
    return .corrupted("unknown key \(quoted(key.stringValue)) in \(name); \(expected)", at: codingPath + [key])
  }

  /// `case "waitlist" of Response has no "position"`
  func missingKey(_ key: CodableKey, at codingPath: [any CodingKey], _ error: any Error) -> DecodingError {
    let message = "\(name) has no \(quoted(key.stringValue))"
    return .keyNotFound(key, .init(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// `case "list" of Action has 2 values, found 1`, or `1 to 2 values`
  func wrongValueCount(
    _ found: String,
    expected: Int,
    required: Int? = nil,
    at codingPath: [any CodingKey]
  ) -> DecodingError {
    let atLeast = required.map { $0 == expected ? "" : "\($0) to " } ?? ""
    return .corrupted("\(name) has \(atLeast)\(valueCount(expected)), found \(found)", at: codingPath)
  }

  /// `case "list" of Action has 2 values, found its tag alone`
  func tagAlone(count: Int, at codingPath: [any CodingKey]) -> DecodingError {
    wrongValueCount("its tag alone", expected: count, at: codingPath)
  }
}

extension DecodingError {
  /// An error of JSON whose kinds are right.
  static func corrupted(
    _ message: String,
    at codingPath: [any CodingKey],
    _ error: (any Error)? = nil
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// `keys "id" and "identifier" are for one value; expected one of them`
  static func severalKeys(_ keys: [CodableKey], at codingPath: [any CodingKey]) -> DecodingError {
    let listed = conjunction(keys.map { quoted($0.stringValue) })
    return .corrupted("keys \(listed) are for one value; expected one of them", at: codingPath)
  }
}

/// The index of an array element, in a coding path.
struct ElementKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init(intValue: Int) { self.init(index: intValue) }
  init?(stringValue _: String) { nil }
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

// Errors of encoding enums. Built only when something fails.
extension EncodingError {
  /// `case "draft" of Action is skipped and cannot be encoded`
  public static func skippedCase(_ caseName: String, of value: Any, _ encoder: any Encoder) -> EncodingError {
    let message = "case \(quoted(caseName)) of \(name(of: Swift.type(of: value))) is skipped and cannot be encoded"
    return .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: message))
  }
}

extension EncodingError.Context {
  /// `what is beside "type" must be an object`
  static func capturedValueIsNotObject(_ tagKey: CodableKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    let message = "what is beside \(quoted(tagKey.stringValue)) must be an object"
    return .init(message, at: codingPath)
  }

  /// `what is after the tag must be an array`
  static func capturedValueIsNotArray(at codingPath: [any CodingKey]) -> EncodingError.Context {
    .init("what is after the tag must be an array", at: codingPath)
  }

  /// `"type" is the key of the tag`
  static func capturedValueHasTagKey(_ tagKey: CodableKey, at codingPath: [any CodingKey]) -> EncodingError.Context {
    let message = "\(quoted(tagKey.stringValue)) is the key of the tag"
    return .init(message, at: codingPath + [tagKey])
  }
}
